/*
 * update.ts: the service worker keeps the page for use without a network. When a new version lies
 * ready, the person is told, though never in the middle of a turn; nothing is reloaded unasked.
 */
import { effect } from "@preact/signals";
import { t } from "../text";
import { isBusy } from "./current";
import { tell } from "./notices";

/** A page that stays open looks for a new version this often. */
const LOOK_MS = 60 * 60 * 1000;

export async function followUpdates(): Promise<void> {
  // Without a secure connection there are no service workers; the page then just needs its server.
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("sw.js");
  const look = (): void => {
    const { waiting, active } = registration;
    // The very first one waits for nobody.
    if (waiting && active) offer(registration);
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
}

function offer(registration: ServiceWorkerRegistration): void {
  const reload = (): void => {
    const { waiting } = registration;
    // Another tab may have brought it to work already: then nothing more will happen by itself.
    if (!waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
      once: true,
    });
    waiting.postMessage("take over");
  };
  let isSaid = false;
  effect(() => {
    if (isSaid || isBusy.value) return;
    isSaid = true;
    tell({
      name: "version",
      text: () => t("page.newVersion"),
      action: { label: () => t("page.reload"), run: reload },
      isLasting: true,
    });
  });
}
