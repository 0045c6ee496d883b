/* title.ts: what the tab is called: the page that is shown, or the game elsewhere that waits for one. */
import { effect, signal } from "@preact/signals";
import { t } from "../text";

const shown = signal({ title: "", isTurn: false });

/** What a game is called in which it is the person's turn, and which is not shown; null: none. */
export const awaited = signal<(() => string) | null>(null);

/** The page that is shown; isTurn: it says already that somebody here is to play. */
export function setTitle(title: string, isTurn = false): void {
  shown.value = { title, isTurn };
}

if (typeof document !== "undefined")
  effect(() => {
    const { title, isTurn } = shown.value;
    const game = isTurn ? null : awaited.value;
    if (title !== "") document.title = game ? t("page.turnTitle", { page: game() }) : title;
  });
