/*
 * wheel-cells.ts: the board of the Wheel of Fortune as a table. It is 4 x 4 cells, each a start
 * tile of the engine; the wheel covers the middle. Places are in units of the board (1024).
 */
import type { Pt } from "../base/maths";

export const WHEEL_MIDDLE = 512;
/** The outer rim of the wheel. */
export const WHEEL_RADIUS = 400;
export const CROWN_RADIUS = 31;

/** Crown spaces by cell ("column row") and kind; each lies in its own cell. */
const CROWNS: Readonly<Record<string, Pt>> = {
  "10 fortuna": [468, 196],
  "21 taxes": [738, 284],
  "31 taxes": [826, 432],
  "32 famine": [818, 618],
  "12 storm": [436, 730],
  "22 storm": [588, 730],
  "02 inquisition": [206, 618],
  "01 plague": [198, 432],
  "11 plague": [286, 284],
};

/** Column and row of a cell, from the id of its tile; null: not a cell of the board. */
export function wheelCell(id: string): readonly [number, number] | null {
  const match = /^wheel\/B([0-3])([0-3])$/.exec(id);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** Place of a crown space on the board. */
export function crownOnBoard(column: number, row: number, kind: string): Pt {
  const place = CROWNS[`${column}${row} ${kind}`];
  if (!place) throw new Error(`the wheel has no crown space for ${kind} at ${column},${row}`);
  return place;
}

export function allCrowns(): readonly Pt[] {
  return Object.values(CROWNS);
}

/** Where the pig stands, by number of the segment of the wheel, in parts of a cell from the
 *  north-west corner of the board. */
export function pigPlaces(): readonly { readonly x: number; readonly y: number }[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / 3;
    return {
      x: (WHEEL_MIDDLE + Math.cos(a) * 130) / 256,
      y: (WHEEL_MIDDLE + Math.sin(a) * 130) / 256,
    };
  });
}
