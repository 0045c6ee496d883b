/*
 * spots.ts: places on a tile that something with a meaning takes: symbols, buildings, animals.
 * Each name is the name of the thing; of things that a tile may have several of, the name ends
 * with the number of the area.
 */

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Radius it takes. */
  readonly r: number;
  /** Distance to the nearest other thing, which says how large it may be drawn; undefined: the
   *  place is given by the roads and the size is fixed. */
  readonly clear?: number;
}

export type Spots = Map<string, Spot>;

export function circleSpot(x: number, y: number, r: number): Spot {
  return { x, y, r };
}
