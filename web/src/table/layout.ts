/* layout.ts: which of three layouts the table has: a desk, a phone held upright, a phone on its side. */
import { signal, type ReadonlySignal } from "@preact/signals";

export type Layout = "wide" | "tall" | "flat";

/** In em: a reader with large letters gets the layout that has room for them. */
const WIDE = { width: 56, height: 30 };

/** The window in px, and what a letter measures. */
export function layoutOf(width: number, height: number, em: number): Layout {
  if (width >= WIDE.width * em && height >= WIDE.height * em) return "wide";
  return height < WIDE.height * em && width > height ? "flat" : "tall";
}

function layoutNow(): Layout {
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return layoutOf(innerWidth, innerHeight, em);
}

/** Follows the window until stop() is called. */
export function watchLayout(): { layout: ReadonlySignal<Layout>; stop: () => void } {
  const layout = signal(layoutNow());
  const look = () => {
    layout.value = layoutNow();
  };
  addEventListener("resize", look);
  const stop = () => removeEventListener("resize", look);
  return { layout, stop };
}

/** Whether fingers are the first way to point here. */
export const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches;
