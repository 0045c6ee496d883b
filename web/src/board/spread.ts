/*
 * spread.ts: pushes things apart that would lie on each other: buttons that must be large enough
 * for a finger, and figures that stand on the same segment.
 */
import type { Bounds, Point } from "./camera";

/** The smallest distance, in px, between the middles of two buttons; with their numbers beside
 *  them, which only those see who have a keyboard, they need more. */
export const TOUCH = 46;
export const NUMBERED = 56;

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
