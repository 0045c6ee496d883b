/* edges.ts: which places lie outside the window, and where at its edge an arrow points to them. */
import {
  free,
  toWindow,
  type Bounds,
  type Camera,
  type Insets,
  type Point,
  type View,
} from "./camera";
import { boxAt, overlaps } from "./spread";

export type Edge = "north" | "east" | "south" | "west";

export interface EdgeArrow {
  readonly edge: Edge;
  /** The middle of the arrow in the window. */
  readonly x: number;
  readonly y: number;
  /** How many places lie there. */
  readonly count: number;
  /** The cell nearest to the window. */
  readonly cell: Point;
}

/** Distance of an arrow from the edge of the window and from its corners. */
const RIM = 26;
const CORNER = 64;
/** A cell is outside when its middle is so many cells beyond the edge; an arrow would only cover
 *  what can still be seen and pressed. */
const HIDDEN = 0.35;

/** How far an arrow reaches from its middle, with a little air. */
const REACH = { left: 30, top: 26, right: 30, bottom: 26 };
/** Steps in which a free place is looked for along the edge, and away from it. */
const SLIDE = 8;
const INWARD = 52;

export const arrowBox = (arrow: Point): Bounds => boxAt(arrow, REACH);

interface Away {
  readonly edge: Edge;
  readonly by: number;
  readonly at: Point;
  readonly cell: Point;
}

/** Over which edge a cell lies outside, and how far; null: it can be seen and pressed. */
function awayOf(camera: Camera, cell: Point, view: View, insets: Insets): Away | null {
  const area = free(view, insets);
  const at = toWindow(camera, cell.x + 0.5, cell.y + 0.5);
  const sides: readonly (readonly [Edge, number])[] = [
    ["north", area.top - at.y],
    ["east", at.x - area.right],
    ["south", at.y - area.bottom],
    ["west", area.left - at.x],
  ];
  const [edge, by] = sides.reduce((most, side) => (side[1] > most[1] ? side : most));
  return by > HIDDEN * camera.size ? { edge, by, at, cell } : null;
}

function arrowOf(edge: Edge, list: readonly Away[], view: View, insets: Insets): EdgeArrow {
  const area = free(view, insets);
  const nearest = list.reduce((a, b) => (b.by < a.by ? b : a));
  const clamp = (v: number, low: number, high: number) =>
    high < low ? (low + high) / 2 : Math.min(high, Math.max(low, v));
  const along = {
    x: clamp(nearest.at.x, area.left + CORNER, area.right - CORNER),
    y: clamp(nearest.at.y, area.top + CORNER, area.bottom - CORNER),
  };
  const at: Readonly<Record<Edge, Point>> = {
    north: { x: along.x, y: area.top + RIM },
    east: { x: area.right - RIM, y: along.y },
    south: { x: along.x, y: area.bottom - RIM },
    west: { x: area.left + RIM, y: along.y },
  };
  return { edge, ...at[edge], count: list.length, cell: nearest.cell };
}

/** The nearest place along the edge, or else farther inside, where nothing lies over the arrow. */
function uncovered(arrow: EdgeArrow, area: Bounds, covers: readonly Bounds[]): EdgeArrow {
  const isAcross = arrow.edge === "north" || arrow.edge === "south";
  const inward = arrow.edge === "north" || arrow.edge === "west" ? INWARD : -INWARD;
  const most = isAcross ? area.right - area.left : area.bottom - area.top;
  const isFree = (p: Point) => {
    const box = arrowBox(p);
    const isAcrossIn = box.left >= area.left - RIM && box.right <= area.right + RIM;
    const isDownIn = box.top >= area.top - RIM && box.bottom <= area.bottom + RIM;
    return isAcrossIn && isDownIn && !covers.some((cover) => overlaps(box, cover));
  };
  for (const inside of [0, inward, 2 * inward]) {
    for (let by = 0; by <= most; by += SLIDE) {
      for (const along of [by, -by]) {
        const [dx, dy] = isAcross ? [along, inside] : [inside, along];
        const at = { x: arrow.x + dx, y: arrow.y + dy };
        if (isFree(at)) return { ...arrow, ...at };
      }
    }
  }
  return arrow;
}

/** One arrow for each edge behind which places lie, none under what covers the board, nor on
 *  another. */
export function edgeArrows(
  camera: Camera,
  cells: readonly Point[],
  view: View,
  insets: Insets,
  covers: readonly Bounds[] = [],
): EdgeArrow[] {
  const groups = new Map<Edge, Away[]>();
  for (const cell of cells) {
    const away = awayOf(camera, cell, view, insets);
    if (!away) continue;
    const list = groups.get(away.edge);
    if (list) list.push(away);
    else groups.set(away.edge, [away]);
  }
  const area = free(view, insets);
  const taken = [...covers];
  return [...groups].map(([edge, list]) => {
    const arrow = uncovered(arrowOf(edge, list, view, insets), area, taken);
    taken.push(arrowBox(arrow));
    return arrow;
  });
}
