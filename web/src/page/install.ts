/* install.ts: the browser's offer to install the page as an app, kept until somebody wants it. */
import { signal } from "@preact/signals";

/** Chromium's event; other browsers install from their own menus. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export const installPrompt = signal<InstallEvent | null>(null);

export function followInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installPrompt.value = event as InstallEvent;
  });
  addEventListener("appinstalled", () => (installPrompt.value = null));
}

export async function install(): Promise<void> {
  const offer = installPrompt.value;
  // An offer can be used once.
  installPrompt.value = null;
  await offer?.prompt();
}
