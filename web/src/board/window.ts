/* window.ts: where on the resting board buttons are seen whole. Pure maths, as camera.ts. */
import type { Bounds, Camera, View } from "./camera";

/** The window through which the board is seen and what lies over it, in px of the resting board. */
export interface Window {
  readonly area: Bounds;
  readonly covers: readonly Bounds[];
}

/** Buttons keep so far from the rim of the window and from what lies over the board, in px. */
const RIM = 4;
/** What reaches so near to the lower rim, in px, stands at the foot, and may become as high as this
 *  share of the window. */
const FOOT = 24;
const FOOT_HIGH = 0.165;

/** covers: what lies over the board, in px of the window. */
export function windowOf(view: View, rest: Camera, covers: readonly Bounds[]): Window {
  const moved = (box: Bounds, rim: number): Bounds => ({
    left: box.left - rest.x - rim,
    top: box.top - rest.y - rim,
    right: box.right - rest.x + rim,
    bottom: box.bottom - rest.y + rim,
  });
  const area = { left: 0, top: 0, right: view.width, bottom: view.height };
  // What stands at the foot of the window grows upwards with its words.
  const grown = (cover: Bounds): Bounds => {
    const isFoot = cover.bottom > view.height - FOOT && cover.right - cover.left > view.width / 3;
    return isFoot
      ? { ...cover, top: Math.min(cover.top, cover.bottom - FOOT_HIGH * view.height) }
      : cover;
  };
  return { area: moved(area, -RIM), covers: covers.map((cover) => moved(grown(cover), RIM)) };
}
