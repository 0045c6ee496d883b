/*
 * look.ts: brings the settings to the root of the page: theme, palette, language, motion. Styles
 * and pictures read them from there.
 */
import { computed, effect, signal } from "@preact/signals";
import { settings } from "../store/settings";
import { lang, speak } from "../text";

const isDark = signal(false);

/** The theme that is shown, whoever has chosen it. */
export const theme = computed<"day" | "evening">(() => {
  const wish = settings.theme.value;
  return wish === "auto" ? (isDark.value ? "evening" : "day") : wish;
});

/** The linen behind everything, for the edges of the browser's own window. */
const GROUND = { day: "#e6d8b8", evening: "#1b2024" } as const;

export function followSettings(root: HTMLElement): void {
  const query = matchMedia("(prefers-color-scheme: dark)");
  isDark.value = query.matches;
  query.addEventListener("change", () => (isDark.value = query.matches));
  effect(() => void speak(settings.lang.value));
  effect(() => {
    root.lang = lang.value;
    root.dataset.theme = theme.value;
    root.dataset.palette = settings.palette.value;
    if (settings.motion.value === "less") root.dataset.motion = "off";
    else delete root.dataset.motion;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = GROUND[theme.value];
    }
  });
}
