/* layout.ts: which of three layouts the table has: a desk, a phone held upright, a phone on its side. */
import { signal, type ReadonlySignal } from "@preact/signals";

export type Layout = "wide" | "tall" | "flat";

/** In em, so that a reader with large letters gets the layout that has room for them. */
const WIDE = "(min-width: 56em) and (min-height: 30em)";
const FLAT = "(max-height: 30em) and (orientation: landscape)";

export const layoutOf = (isWide: boolean, isFlat: boolean): Layout =>
  isWide ? "wide" : isFlat ? "flat" : "tall";

/** Follows the window until stop() is called. */
export function watchLayout(): { layout: ReadonlySignal<Layout>; stop: () => void } {
  const wide = matchMedia(WIDE);
  const flat = matchMedia(FLAT);
  const layout = signal(layoutOf(wide.matches, flat.matches));
  const look = () => {
    layout.value = layoutOf(wide.matches, flat.matches);
  };
  for (const query of [wide, flat]) query.addEventListener("change", look);
  const stop = () => {
    for (const query of [wide, flat]) query.removeEventListener("change", look);
  };
  return { layout, stop };
}

/** Whether fingers are the first way to point here. */
export const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches;
