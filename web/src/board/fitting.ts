/*
 * fitting.ts: shows all of the board as large as it can be, with nothing of it behind what lies over
 * the board. Pure maths, as camera.ts.
 */
import {
  boundsOf,
  fit,
  toWindow,
  type Bounds,
  type Camera,
  type Insets,
  type Point,
  type View,
} from "./camera";

/** Room round the outermost cells, in cells, and at the rim of the window and of covers, in px. */
const ROOM = 0.12;
const RIM = 6;
/** A side may take no more of the window than this share, or hardly anything would be left. */
const MOST = 0.45;

/** Ways to leave a cover outside: from one of the four sides, or not at all, where it lies in a
 *  corner that no cell reaches. */
function evade(insets: Insets, cover: Bounds, view: View): Insets[] {
  const ways = [
    insets,
    { ...insets, top: Math.max(insets.top, cover.bottom + RIM) },
    { ...insets, right: Math.max(insets.right, view.width - cover.left + RIM) },
    { ...insets, bottom: Math.max(insets.bottom, view.height - cover.top + RIM) },
    { ...insets, left: Math.max(insets.left, cover.right + RIM) },
  ];
  const [wide, high] = [view.width * MOST, view.height * MOST];
  return ways.filter((i) => i.left <= wide && i.right <= wide && i.top <= high && i.bottom <= high);
}

function waysRound(covers: readonly Bounds[], view: View): Insets[] {
  let ways: Insets[] = [{ top: RIM, right: RIM, bottom: RIM, left: RIM }];
  for (const cover of covers) {
    const more = ways.flatMap((insets) => evade(insets, cover, view));
    const names = new Map(more.map((i) => [`${i.top} ${i.right} ${i.bottom} ${i.left}`, i]));
    ways = [...names.values()];
  }
  return ways;
}

const isApart = (a: Bounds, b: Bounds): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** How many of the cells cannot be seen whole. */
export function hiddenCells(
  camera: Camera,
  cells: readonly Point[],
  view: View,
  covers: readonly Bounds[],
): number {
  return cells.filter(({ x, y }) => {
    const [nw, se] = [toWindow(camera, x, y), toWindow(camera, x + 1, y + 1)];
    if (nw.x < 0 || nw.y < 0 || se.x > view.width || se.y > view.height) return true;
    const cell = { left: nw.x, top: nw.y, right: se.x, bottom: se.y };
    return !covers.every((cover) => isApart(cell, cover));
  }).length;
}

/** The largest view of all cells that hides none of them; where there is none, the one that hides
 *  the fewest. */
export function fitAround(cells: readonly Point[], view: View, covers: readonly Bounds[]): Camera {
  const bounds = boundsOf(cells, ROOM);
  const views = waysRound(covers, view).map((insets) => fit(bounds, view, insets));
  views.sort((a, b) => b.size - a.size);
  let [best, fewest] = [views[0]!, Infinity];
  for (const camera of views) {
    const hidden = hiddenCells(camera, cells, view, covers);
    if (hidden < fewest) [best, fewest] = [camera, hidden];
    if (hidden === 0) break;
  }
  return best;
}

/** From this width of a tile on, in px, its places can be told apart; above it the view stays. */
const CLEAR = 30;
/** With more places than this all of the board is wanted anyway. */
const MANY = 40;

/** The cells that are to be seen: all of them, or, while some are chosen from that would be tiny
 *  then, these and what lies round them. */
export function cellsToSee(
  all: readonly Point[],
  chosen: readonly Point[],
  view: View,
  covers: readonly Bounds[],
): readonly Point[] {
  if (chosen.length === 0 || chosen.length > MANY) return all;
  if (fitAround(all, view, covers).size >= CLEAR) return all;
  return chosen.flatMap(({ x, y }) =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy }))),
  );
}
