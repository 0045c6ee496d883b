/*
 * camera.ts: where the board lies in the window. Pure maths: no DOM, no signals.
 *
 * Places are of three sorts: cells (x to the east, y to the south), units (UNIT to a cell, the
 * coordinates of everything that is drawn), and px of the window the board is seen through.
 */

/** How many units a cell is wide. */
export const UNIT = 100;

/** How the board lies in its window: px of a tile, and px of the north-west corner of cell 0,0. */
export interface Camera {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export interface View {
  readonly width: number;
  readonly height: number;
}

/** What of the window is covered by other things, in px from each side. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Cells from left to right and top to bottom; right and bottom are no longer part of it. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The smallest and largest tile, and the largest that fitting the board chooses, in px. */
export const SIZE_MIN = 20;
export const SIZE_MAX = 280;
export const FIT_MAX = 112;
/** Below this size of a tile fine details are left out. */
export const FAR_BELOW = 80;

export const clampSize = (size: number): number => Math.min(SIZE_MAX, Math.max(SIZE_MIN, size));

/** Where a cell's north-west corner (or any place in cells) is in the window. */
export const toWindow = (camera: Camera, x: number, y: number): Point => ({
  x: camera.x + x * camera.size,
  y: camera.y + y * camera.size,
});

/** The place in cells below a point of the window. */
export const toCells = (camera: Camera, px: number, py: number): Point => ({
  x: (px - camera.x) / camera.size,
  y: (py - camera.y) / camera.size,
});

/** The smallest bounds that hold all cells, with so many cells of room around them. */
export function boundsOf(cells: Iterable<Point>, room: number): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  if (left > right) return { left: -room, top: -room, right: 1 + room, bottom: 1 + room };
  return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
}

/** What is left of the window between the insets. */
export function free(view: View, insets: Insets): Bounds {
  return {
    left: insets.left,
    top: insets.top,
    right: Math.max(insets.left + 1, view.width - insets.right),
    bottom: Math.max(insets.top + 1, view.height - insets.bottom),
  };
}

/** Shows all of the bounds as large as it can be, in the middle of what is free. */
export function fit(bounds: Bounds, view: View, insets: Insets): Camera {
  const area = free(view, insets);
  const [columns, rows] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const wide = (area.right - area.left) / columns;
  const high = (area.bottom - area.top) / rows;
  const size = clampSize(Math.min(wide, high, FIT_MAX));
  return centre(
    { size, x: 0, y: 0 },
    (bounds.left + bounds.right) / 2,
    (bounds.top + bounds.bottom) / 2,
    area,
  );
}

/** Moves a place, in cells, to the middle of an area of the window. */
export function centre(camera: Camera, x: number, y: number, area: Bounds): Camera {
  return {
    size: camera.size,
    x: (area.left + area.right) / 2 - x * camera.size,
    y: (area.top + area.bottom) / 2 - y * camera.size,
  };
}

/** Makes tiles larger or smaller; what lies under the point stays there. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
  const size = clampSize(camera.size * factor);
  const k = size / camera.size;
  return { size, x: px - (px - camera.x) * k, y: py - (py - camera.y) * k };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  size: camera.size,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** At least this much of the board, in px or as a share of the window, stays in sight. */
const KEEP = 120;
const KEEP_SHARE = 0.3;

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/** Brings the camera back so far that the board cannot be lost. */
export function hold(camera: Camera, bounds: Bounds, view: View): Camera {
  const { size } = camera;
  const keepX = Math.min(KEEP, view.width * KEEP_SHARE);
  const keepY = Math.min(KEEP, view.height * KEEP_SHARE);
  return {
    size,
    x: between(camera.x, keepX - bounds.right * size, view.width - keepX - bounds.left * size),
    y: between(camera.y, keepY - bounds.bottom * size, view.height - keepY - bounds.top * size),
  };
}

/** At rest a tile is a whole number of device pixels and begins on one, or seams would show. The
 *  point px, py of the window stays where it is, within a pixel. */
export function snap(camera: Camera, ratio: number, px: number, py: number): Camera {
  const size = Math.max(1, Math.round(camera.size * ratio)) / ratio;
  const k = size / camera.size;
  const whole = (v: number) => Math.round(v * ratio) / ratio;
  return { size, x: whole(px - (px - camera.x) * k), y: whole(py - (py - camera.y) * k) };
}

/** When the window changes its size the same place stays in its middle. */
export const keepCentre = (camera: Camera, before: View, after: View): Camera =>
  pan(camera, (after.width - before.width) / 2, (after.height - before.height) / 2);

/** Moves the view as little as it takes to see a cell with some room round it, in cells. */
export function reveal(
  camera: Camera,
  x: number,
  y: number,
  room: number,
  view: View,
  insets: Insets,
): Camera {
  const area = free(view, insets);
  const [nw, se] = [
    toWindow(camera, x - room, y - room),
    toWindow(camera, x + 1 + room, y + 1 + room),
  ];
  const move = (low: number, high: number, from: number, to: number) => {
    // What does not fit at all goes to the middle.
    if (high - low > to - from) return (from + to - low - high) / 2;
    return low < from ? from - low : high > to ? to - high : 0;
  };
  return pan(
    camera,
    move(nw.x, se.x, area.left, area.right),
    move(nw.y, se.y, area.top, area.bottom),
  );
}
