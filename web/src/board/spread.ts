/*
 * spread.ts: pushes things apart that would lie on each other: buttons that must be large enough
 * for a finger, and figures that stand on the same segment.
 */
import type { Bounds, Point } from "./camera";

/** The smallest distance, in px, between the middles of two buttons. */
export const TOUCH = 46;

const ROUNDS = 60;

/** Places as near to the wished ones as can be, all at least so far apart. Those that are wished
 *  inside of an area, or hardly outside, stay in it. */
export function spread(wished: readonly Point[], distance: number, area?: Bounds): Point[] {
  const at = wished.map((p) => ({ x: p.x, y: p.y }));
  const inside = wished.map((p) => area !== undefined && isIn(p, area, distance / 2));
  for (let round = 0; round < ROUNDS; round++) {
    let isQuiet = true;
    for (let i = 0; i < at.length; i++) {
      for (let k = i + 1; k < at.length; k++) {
        if (part(at[i]!, at[k]!, distance, i + k)) isQuiet = false;
      }
    }
    if (area) at.forEach((p, i) => inside[i] && keepIn(p, area));
    if (isQuiet) break;
  }
  return at;
}

const isIn = (p: Point, area: Bounds, slack: number): boolean =>
  p.x >= area.left - slack &&
  p.x <= area.right + slack &&
  p.y >= area.top - slack &&
  p.y <= area.bottom + slack;

function keepIn(p: { x: number; y: number }, area: Bounds): void {
  p.x = Math.max(area.left, Math.min(p.x, area.right));
  p.y = Math.max(area.top, Math.min(p.y, area.bottom));
}

/** Moves two places away from each other, each by half of what is missing. */
function part(
  a: { x: number; y: number },
  b: { x: number; y: number },
  distance: number,
  seed: number,
): boolean {
  let [dx, dy] = [b.x - a.x, b.y - a.y];
  let now = Math.hypot(dx, dy);
  if (now >= distance - 0.5) return false;
  if (now < 0.01) {
    // Equal places need some direction; the number keeps it the same every time.
    [dx, dy, now] = [Math.cos(seed * 2.4), Math.sin(seed * 2.4), 1];
    distance += 1;
  }
  const k = (distance - Math.min(now, distance)) / 2 / now;
  a.x -= dx * k;
  a.y -= dy * k;
  b.x += dx * k;
  b.y += dy * k;
  return true;
}

export interface Box extends Point {
  /** The middle is x, y. */
  readonly width: number;
  readonly height: number;
}

/** Boxes as near to their places as can be, none on another: two that overlap part by the shorter
 *  way, up and down or to the sides. */
export function spreadBoxes(boxes: readonly Box[]): Point[] {
  const at = boxes.map((p) => ({ x: p.x, y: p.y }));
  for (let round = 0; round < ROUNDS; round++) {
    let isQuiet = true;
    for (let i = 0; i < at.length; i++) {
      for (let k = i + 1; k < at.length; k++) {
        if (partBoxes(at[i]!, at[k]!, boxes[i]!, boxes[k]!)) isQuiet = false;
      }
    }
    if (isQuiet) break;
  }
  return at;
}

function partBoxes(
  a: { x: number; y: number },
  b: { x: number; y: number },
  first: Box,
  second: Box,
): boolean {
  const overX = (first.width + second.width) / 2 - Math.abs(b.x - a.x);
  const overY = (first.height + second.height) / 2 - Math.abs(b.y - a.y);
  if (overX <= 0.5 || overY <= 0.5) return false;
  if (overX < overY) {
    const by = (b.x < a.x ? -overX : overX) / 2;
    a.x -= by;
    b.x += by;
  } else {
    const by = (b.y < a.y ? -overY : overY) / 2;
    a.y -= by;
    b.y += by;
  }
  return true;
}

/** How far something reaches from its middle, in px. */
export type Extent = Bounds;

/** Steps in which a free place is looked for, in px, and how far at most. */
const SEARCH_STEP = 4;
const SEARCH_MOST = 640;
const DIRECTIONS = 32;

/** As spread, for things of any extent, which never lie on each other nor on what covers the area,
 *  as long as there is room: pushed apart first, and whoever then still lies on another takes the
 *  nearest free place. */
export function spreadExtents(
  wished: readonly Point[],
  extents: readonly Extent[],
  area?: Bounds,
  covers: readonly Bounds[] = [],
): Point[] {
  const widths = extents.map((e) => (e.right + e.left + e.bottom + e.top) / 2);
  const distance = Math.max(TOUCH, ...widths);
  const start = spread(wished, distance, area && shrunk(area, distance / 2));
  const far = (i: number) => away(start[i]!, wished[i]!);
  const order = wished.map((_, i) => i).sort((a, b) => far(a) - far(b) || a - b);
  const taken: Bounds[] = [...covers];
  const at = [...start];
  for (const i of order) {
    const isInside = area !== undefined && isIn(wished[i]!, area, distance / 2);
    at[i] = freePlace(start[i]!, wished[i]!, extents[i]!, taken, isInside ? area : null);
    taken.push(boxAt(at[i]!, extents[i]!));
  }
  return at;
}

export const boxAt = (at: Point, { left, top, right, bottom }: Extent): Bounds => ({
  left: at.x - left,
  top: at.y - top,
  right: at.x + right,
  bottom: at.y + bottom,
});

export const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The place nearest to a start that is free; of equally near ones that nearest to the thing. */
function freePlace(
  start: Point,
  thing: Point,
  extent: Extent,
  taken: readonly Bounds[],
  area: Bounds | null,
): Point {
  const isFree = (p: Point) => {
    const box = boxAt(p, extent);
    return (area === null || holds(area, box)) && !taken.some((other) => overlaps(box, other));
  };
  if (isFree(start)) return start;
  for (let reach = SEARCH_STEP; reach <= SEARCH_MOST; reach += SEARCH_STEP) {
    const ring = Array.from({ length: DIRECTIONS }, (_, i): Point => {
      const angle = (i / DIRECTIONS) * 2 * Math.PI;
      return { x: start.x + reach * Math.cos(angle), y: start.y + reach * Math.sin(angle) };
    }).filter(isFree);
    if (ring.length > 0) return ring.reduce((a, b) => (away(b, thing) < away(a, thing) ? b : a));
  }
  return start;
}

const shrunk = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});

const holds = (area: Bounds, box: Bounds): boolean =>
  box.left >= area.left &&
  box.right <= area.right &&
  box.top >= area.top &&
  box.bottom <= area.bottom;

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Units between two figures on one segment, and how much lower the front one stands. */
const STEP = 17;
const LOWER = 5;
/** From this number on the figures stand in two rows. */
const ROW = 4;

/** Where n figures of one segment stand round its anchor, in units, from the back to the front. */
export function fan(n: number): Point[] {
  const rows = n > ROW ? 2 : 1;
  const inRow = Math.ceil(n / rows);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / inRow);
    const count = Math.min(inRow, n - row * inRow);
    const k = (i % inRow) - (count - 1) / 2;
    return {
      x: k * STEP,
      y: (row - (rows - 1) / 2) * STEP + (i % 2) * LOWER * (count > 1 ? 1 : 0),
    };
  });
}
