/*
 * area.ts: outlines of cities and forests. An area takes whole sides; between them its wall runs
 * over the outside sides: over one side as a notch, over two as a diagonal, over three as a cap.
 */
import type { Pt } from "../base/maths";
import { corner, inward, MID, wrap } from "./frame";
import type { Part } from "./plan";

export interface Wall {
  readonly line: readonly Pt[];
  /** The corner it begins in, and over how many sides it runs clockwise. */
  readonly from: number;
  readonly sides: number;
}

export interface Area {
  readonly part: Part;
  /** Number among the areas of the tile. */
  readonly index: number;
  readonly sides: readonly number[];
  readonly outline: readonly Pt[];
  readonly walls: readonly Wall[];
  /** Pieces of forest that reach out to keep meadows apart. */
  tongues: readonly (readonly Pt[])[];
}

/** How deep a wall bows, by the number of its sides and the corner it begins in. */
export type Depth = (sides: number, from: number) => number;

const PIECES = 22;

// 0 in the corners, 1 in the middle. It leaves a corner at about 34 degrees, so that the caps of
// two neighbouring sides never touch.
function cap(u: number): number {
  return 0.7 * Math.sin(Math.PI * u) + 0.15 * (1 - Math.cos(2 * Math.PI * u));
}

function wallLine(from: number, sides: number, depth: number): Pt[] {
  const a = corner(from);
  const b = corner(from + sides);
  let [nx, ny] = inward(sides === 1 ? from : from + 3);
  if (sides === 2) {
    const outer = corner(from + 1);
    nx = ((outer[0] - MID) / MID) * Math.SQRT1_2;
    ny = ((outer[1] - MID) / MID) * Math.SQRT1_2;
  }
  const line: Pt[] = [];
  for (let i = 0; i <= PIECES; i++) {
    const u = i / PIECES;
    const k = depth * (sides === 2 ? Math.sin(Math.PI * u) : cap(u));
    line.push([a[0] + (b[0] - a[0]) * u + nx * k, a[1] + (b[1] - a[1]) * u + ny * k]);
  }
  return line;
}

export interface Outline {
  readonly outline: Pt[];
  readonly walls: Wall[];
}

/** The outline of an area that takes these sides. A pinch is a corner that the area reaches
 *  although both sides there are outside: it parts two fields. */
export function outlineOf(
  sides: readonly number[],
  pinches: ReadonlySet<number>,
  depth: Depth,
): Outline {
  const own = new Set(sides);
  if (own.size === 4) return { outline: [0, 1, 2, 3].map(corner), walls: [] };
  let first = 0;
  while (!own.has(first) || own.has(wrap(first + 3))) first++;
  const outline: Pt[] = [];
  const walls: Wall[] = [];
  let i = first;
  const end = first + 4;
  while (i < end) {
    if (own.has(wrap(i))) {
      outline.push(corner(i));
      i++;
      if (i === end || !own.has(wrap(i))) outline.push(corner(i));
      continue;
    }
    const from = wrap(i);
    let length = 0;
    do {
      length++;
      i++;
    } while (i < end && !own.has(wrap(i)) && !pinches.has(wrap(i)));
    const line = wallLine(from, length, depth(length, from));
    walls.push({ line, from, sides: length });
    outline.push(...line.slice(1));
  }
  return { outline, walls };
}

/** The outside sides a wall runs over. */
export function sidesOver(from: number, sides: number): number[] {
  return Array.from({ length: sides }, (_, k) => wrap(from + k));
}

/** Corners where two neighbouring half-edges of land belong to different fields although no road
 *  parts them: an area must reach into that corner. */
export function pinchedCorners(lands: readonly Part[]): Set<number> {
  const owner = new Map<number, number>();
  lands.forEach((land, i) => land.halves.forEach((half) => owner.set(half, i)));
  const out = new Set<number>();
  for (let c = 0; c < 4; c++) {
    const before = owner.get(wrap(c + 3) * 2 + 1);
    const after = owner.get(c * 2);
    if (before !== undefined && after !== undefined && before !== after) out.add(c);
  }
  return out;
}
