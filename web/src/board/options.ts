/* options.ts: what the settings of this device mean for the board. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Theme } from "../art/tiles";
import type { Settings } from "../store/settings";
import type { Bounds, Insets } from "./camera";

export interface BoardOptions {
  readonly theme: ReadonlySignal<Theme>;
  /** Nothing moves by itself. */
  readonly isStill: ReadonlySignal<boolean>;
  readonly grid: ReadonlySignal<boolean>;
  /** The view goes to the moves of others. */
  readonly follow: ReadonlySignal<boolean>;
  /** What of the board is covered by other things on the page. */
  readonly insets?: ReadonlySignal<Insets>;
  /** The same thing by thing, in px of the board's window, as the page stands now. */
  readonly covers?: () => readonly Bounds[];
}

/** Follows what the system wishes; one listener each for the whole page. */
function wish(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const found = signal(media.matches);
  media.addEventListener("change", () => {
    found.value = media.matches;
  });
  return found;
}

let wishes: {
  readonly dark: ReadonlySignal<boolean>;
  readonly still: ReadonlySignal<boolean>;
} | null = null;

export function boardOptions(
  settings: Pick<Settings, "theme" | "motion" | "grid" | "follow">,
  page: Pick<BoardOptions, "insets" | "covers"> = {},
): BoardOptions {
  wishes ??= {
    dark: wish("(prefers-color-scheme: dark)"),
    still: wish("(prefers-reduced-motion: reduce)"),
  };
  const { dark, still } = wishes;
  const theme = computed((): Theme => {
    const set = settings.theme.value;
    return set === "auto" ? (dark.value ? "evening" : "day") : set;
  });
  const isStill = computed(() => settings.motion.value === "less" || still.value);
  const { grid, follow } = settings;
  return { theme, isStill, grid, follow, ...page };
}
