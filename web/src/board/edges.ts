/* edges.ts: which places lie outside the window, and where at its edge an arrow points to them. */
import { free, toWindow, type Camera, type Insets, type Point, type View } from "./camera";

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

/** One arrow for each edge behind which places lie. */
export function edgeArrows(
  camera: Camera,
  cells: readonly Point[],
  view: View,
  insets: Insets,
): EdgeArrow[] {
  const groups = new Map<Edge, Away[]>();
  for (const cell of cells) {
    const away = awayOf(camera, cell, view, insets);
    if (!away) continue;
    const list = groups.get(away.edge);
    if (list) list.push(away);
    else groups.set(away.edge, [away]);
  }
  return [...groups].map(([edge, list]) => arrowOf(edge, list, view, insets));
}
