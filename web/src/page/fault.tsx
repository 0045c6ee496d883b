/*
 * fault.tsx: when something breaks that must not break. The person is told what happened and that
 * the game is kept, and can go on; nobody is left with a page that does nothing.
 */
import { signal } from "@preact/signals";
import { EngineFault } from "../engine/engine";
import { t } from "../text";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/picture";
import { currentSession } from "./current";
import { ExportButtons } from "./export";
import { play } from "./sound";

export interface Fault {
  readonly kind: "engine" | "load" | "page";
  readonly details: string;
}

export const fault = signal<Fault | null>(null);

/** The first fault is what matters; later ones mostly follow from it. */
export function report(error: unknown): void {
  if (fault.peek()) return;
  fault.value = { kind: kindOf(error), details: detailsOf(error) };
  play("error");
}

function kindOf(error: unknown): Fault["kind"] {
  if (error instanceof EngineFault) return "engine";
  // Each browser words it differently when a part of the page cannot be fetched.
  return /dynamically imported module|module script failed|Importing a module/i.test(
    detailsOf(error),
  )
    ? "load"
    : "page";
}

function detailsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Nothing that goes wrong anywhere on the page stays unsaid. */
export function watchFaults(): void {
  addEventListener("error", (event) => {
    // Browsers report this when a layout settles a frame later; nothing is wrong then.
    if (event.message?.includes("ResizeObserver loop")) return;
    report(event.error ?? event.message);
  });
  addEventListener("unhandledrejection", (event) => report(event.reason));
}

const SENTENCES = {
  engine: "error.faultEngine",
  load: "error.faultLoad",
  page: "error.faultPage",
} as const;

export function FaultDialog() {
  const now = fault.value;
  if (!now) return null;
  const close = (): void => {
    fault.value = null;
  };
  const session = currentSession.value;
  return (
    <Dialog title={t("error.fault")} onClose={close} class="fault">
      <p>{t(SENTENCES[now.kind])}</p>
      {session && <p>{t("error.faultSaved")}</p>}
      <details>
        <summary>{t("error.details")}</summary>
        <pre class="details">{now.details}</pre>
      </details>
      <div class="buttons">
        <button type="button" class="btn go" onClick={() => location.reload()}>
          <Icon name="replay" />
          {t("error.reload")}
        </button>
        {session && <ExportButtons session={session} />}
        <button type="button" class="btn quiet" onClick={close}>
          {t("error.stay")}
        </button>
      </div>
    </Dialog>
  );
}
