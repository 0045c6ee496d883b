/*
 * oddities.ts: tiles whose picture needs a word of its own, since their segments alone do not
 * say how the printed land runs.
 */

export interface Oddity {
  /** City lines by number and the corner they also reach. */
  readonly reaches?: Readonly<Record<number, number>>;
  /** Depth of a wall over one side. */
  readonly notch?: number;
  /** Depth of a wall over two sides, by city. */
  readonly diagonal?: readonly number[];
  /** Depth of a wall over three sides. */
  readonly cap?: number;
  /** A road through the tile swings towards the first city by this much. */
  readonly swing?: number;
  /** The road ends at the tower site beside the wall instead of at a gate. */
  readonly towerAtGate?: boolean;
  /** This side's road passes over the other by a bridge and ends at a house. */
  readonly overpass?: number;
}

const ODDITIES: Readonly<Record<string, Oddity>> = {
  "princess/BF": { reaches: { 1: 3 }, notch: 46, diagonal: [-28, -14] },
  "traders/HC": { overpass: 3 },
  "traders/HX": { diagonal: [-24, -24] },
  "tower/TM": { cap: 66, towerAtGate: true },
  "tower/TO": { cap: 82, swing: 32 },
};

const NONE: Oddity = {};

export function oddityOf(id: string): Oddity {
  return ODDITIES[id] ?? NONE;
}
