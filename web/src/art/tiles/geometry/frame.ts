/*
 * frame.ts: the frame of a tile and the contract at its rim, the same for every tile in every
 * turn, so that neighbours always meet:
 *   road    middle of the side, at right angles, body 20, edge 24, verge 30
 *   river   middle of the side, at right angles, water 30, edge 34, bank 44
 *   city, forest   the whole side; the wall ends exactly in the two corners of the tile
 */
import type { Pt } from "../base/maths";

export const SIZE = 256;
export const MID = 128;
export const ROAD = { body: 20, edge: 24, verge: 30 } as const;
export const RIVER = { water: 30, edge: 34, bank: 44 } as const;
export const WALL = { width: 11, height: 9 } as const;

const CORNERS: readonly Pt[] = [
  [0, 0],
  [SIZE, 0],
  [SIZE, SIZE],
  [0, SIZE],
];
const MIDDLES: readonly Pt[] = [
  [MID, 0],
  [SIZE, MID],
  [MID, SIZE],
  [0, MID],
];
const INWARD: readonly Pt[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

export function wrap(i: number): number {
  return ((i % 4) + 4) % 4;
}

/** Side i runs clockwise from corner i to corner i + 1. */
export function corner(i: number): Pt {
  return CORNERS[wrap(i)]!;
}

export function middle(side: number): Pt {
  return MIDDLES[wrap(side)]!;
}

/** Direction from a side into the tile. */
export function inward(side: number): Pt {
  return INWARD[wrap(side)]!;
}

/** A point at some depth under the middle of a side. */
export function under(side: number, depth: number): Pt {
  const [x, y] = middle(side);
  const [dx, dy] = inward(side);
  return [x + dx * depth, y + dy * depth];
}

export function areOpposite(a: number, b: number): boolean {
  return wrap(a + 2) === b;
}

/** Point just inside the rim in the middle of a half-edge. */
export function halfPoint(half: number): Pt {
  const side = half >> 1;
  const a = corner(side);
  const b = corner(side + 1);
  const u = half % 2 === 1 ? 0.76 : 0.24;
  const [dx, dy] = inward(side);
  return [a[0] + (b[0] - a[0]) * u + dx * 3, a[1] + (b[1] - a[1]) * u + dy * 3];
}

/** Distance to the nearest rim of the tile. */
export function toRim(q: Pt): number {
  return Math.min(q[0], q[1], SIZE - q[0], SIZE - q[1]);
}
