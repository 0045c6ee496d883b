/*
 * tower.ts: towers of stone drums, a loose drum, and the plate with a number on it.
 */
import { INK, fill, line, n, numeral, oval, place, shadow } from "../ink";

const STONE = {
  top: "#e9d9b6",
  topShade: "#d3bd92",
  face: "#c9b083",
  shade: "#a88a5c",
  light: "#f6ead0",
};
/** Half width of a drum and of the flattened circle that closes it. */
const R = 36;
const FLAT = 13;

/** Height of one floor; high towers are packed closer, or they would hide the tiles behind them. */
export const floorHeight = (floors: number): number =>
  floors <= 4 ? 24 : Math.max(9, (96 + (floors - 4) * 6) / floors);

/** Joints between the stones of a drum; every second drum has them elsewhere. */
function joints(y: number, h: number, isOdd: boolean): string {
  const x = isOdd ? 9 : -4;
  const bed = n(y - h * 0.5 + FLAT + 1);
  const upright =
    `M${x - 18} ${n(y - h * 0.25 + 11)}L${x - 18} ${n(y - h * 0.62 + 11)}` +
    `M${x + 2} ${n(y - h * 0.1 + FLAT)}L${x + 2} ${n(y - h * 0.42 + FLAT)}`;
  const flat = `M${6 - R} ${n(y - h * 0.5 + 5)}C-20 ${n(y - h * 0.5 + FLAT)} -4 ${bed} 4 ${bed}`;
  return line(upright, STONE.shade, 1.8) + line(flat, STONE.shade, 1.6, 'opacity=".8"');
}

/** One drum with its foot at y and its top open. */
function drum(y: number, h: number, small: boolean, isOdd: boolean): string {
  const [top, foot, low] = [n(y - h), n(y), n(y + FLAT)];
  const bend = n(y + FLAT * 0.74);
  const wall =
    `M${-R} ${top}L${-R} ${foot}C${-R} ${bend} -19.8 ${low} 0 ${low}` +
    `C19.8 ${low} ${R} ${bend} ${R} ${foot}L${R} ${top}Z`;
  const shade =
    `M13.7 ${n(y - h + FLAT * 0.8)}L13.7 ${n(y + FLAT * 0.93)}` +
    `C28.8 ${n(y + FLAT * 0.72)} ${R} ${n(y + FLAT * 0.5)} ${R} ${foot}L${R} ${top}Z`;
  return (
    line(wall, INK, small ? 7 : 4.4) +
    fill(wall, STONE.face) +
    fill(shade, STONE.shade) +
    line(`M${2 - R} ${n(y - h + 2)}L${2 - R} ${n(y - 1)}`, STONE.light, small ? 3.4 : 2.4) +
    (small || h < 14 ? "" : joints(y, h, isOdd))
  );
}

/** The round platform on top of a drum. */
const platform = (y: number, small: boolean): string =>
  line(oval(0, y, R, FLAT), INK, small ? 7 : 4.4) +
  fill(oval(0, y, R, FLAT), STONE.top) +
  line(oval(0, y, R - 2.5, FLAT - 1.5), STONE.light, small ? 2.6 : 2) +
  fill(oval(0, y + 0.6, 22, 7.4), STONE.shade) +
  fill(oval(1, y + 1.8, 20, 5.8), STONE.topShade);

/** A small enamel plate with a number, for towers, stacks and supplies. */
export function numberPlate(count: number, x: number, y: number, r = 14): string {
  const text = String(count);
  return (
    shadow(oval(x + 1.5, y + 2, r + 2.5), 0.3) +
    fill(oval(x, y, r + 2.4), INK) +
    fill(oval(x, y, r), "#fbf3df") +
    numeral(text, x, y + r * 0.47, r * (text.length > 1 ? 1.16 : 1.4))
  );
}

/** Where a guard stands on a tower; the scale of a guard is TOP_SCALE of that of the tower. */
export const towerTop = (floors: number): number => 3 - floors * floorHeight(floors);
export const TOP_SCALE = 0.8;

export interface TowerOptions {
  readonly small?: boolean;
  /** Markup of whoever stands on top, a piece at its own anchor. */
  readonly guard?: string;
}

/** A tower of some floors with its number at the lower left. Before the first floor there is only
 *  the foundation, which the tile shows. */
export function tower(floors: number, o: TowerOptions = {}): string {
  if (floors <= 0) return "";
  const h = floorHeight(floors);
  const small = o.small === true;
  let out = shadow(oval(14, 4, 46, 17), 0.28);
  for (let i = 0; i < floors; i += 1) out += drum(-2 - i * h, h, small, i % 2 === 1);
  out += platform(-2 - floors * h, small);
  if (o.guard !== undefined) out += place(o.guard, 0, towerTop(floors), TOP_SCALE);
  return out + numberPlate(floors, small ? -26 : -30, small ? -4 : 0, small ? 34 : 19);
}

/** A single loose floor, for the supply. */
export const towerFloor = (o: { readonly small?: boolean } = {}): string =>
  shadow(oval(12, 3, 44, 16), 0.28) +
  drum(-2, 24, o.small === true, false) +
  platform(-26, o.small === true);
