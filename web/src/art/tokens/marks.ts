/*
 * marks.ts: what the page draws on the board besides things: free and dead cells, the tile being
 * laid, the last moves, places for figures, and the round badge of a player.
 *
 * A cell is 100 x 100 from (0, 0). The large variant is for cells of about 80 px and more; the
 * small one has heavier lines and fewer of them, and stays readable down to 24 px.
 */
import { INK, box, fill, line, oval, place, svg } from "../ink";
import { EDGE, FACE, LIGHT, SIGN, colourClass, markOf, markPath } from "../players";
import type { Colour } from "../players";

const PALE = "#fff3cf";
const GREEN = "#22594d";
const CREAM_PAPER = "#fff8e6";

export interface MarkOptions {
  readonly small?: boolean;
}

/** A free cell where the tile fits: a bright dashed frame on a dark one, so that it is seen on
 *  linen, on the evening's table and beside any tile. */
export function freeCell(o: MarkOptions = {}): string {
  const frame = box(6, 6, 88, 88, 7);
  const dash = `stroke-dasharray="${o.small === true ? "11 9" : "8 7"}"`;
  const [dark, light] = o.small === true ? [7, 4] : [4.4, 2.4];
  return (
    fill(frame, "#fff6d8", 'opacity=".16"') +
    line(frame, "#5b4630", dark, `opacity=".55" ${dash}`) +
    line(frame, PALE, light, dash)
  );
}

/** A cell that no tile left can fill. */
export function deadCell(o: MarkOptions = {}): string {
  const cross = "M32 32L68 68M68 32L32 68";
  const [dark, light] = o.small === true ? [20, 11] : [10, 5];
  return (
    fill(box(6, 6, 88, 88, 7), INK, 'opacity=".2"') +
    line(cross, INK, dark, 'opacity=".6"') +
    line(cross, "#f3e3bd", light)
  );
}

/** The frame round the tile that is being laid. */
export function draftFrame(o: MarkOptions = {}): string {
  const frame = box(-1.5, -1.5, 103, 103, 4);
  const [light, dark] = o.small === true ? [11, 5] : [4.6, 2];
  return line(frame, PALE, light) + line(frame, GREEN, dark);
}

const CORNERS =
  "M3 26L3 8Q3 3 8 3L26 3M74 3L92 3Q97 3 97 8L97 26M97 74L97 92Q97 97 92 97L74 97M26 97L8 97" +
  "Q3 97 3 92L3 74";

/** Where a player has laid a tile since my last turn: corners in the colour, and the badge. */
export function lastMove(colour: Colour, o: MarkOptions = {}): string {
  const [edge, light, face] = o.small === true ? [15, 10, 7] : [7.5, 4.6, 3];
  const corners =
    line(CORNERS, EDGE, edge) + line(CORNERS, LIGHT, light) + line(CORNERS, FACE, face);
  const seat = o.small === true ? "" : place(badge(colour), 92, 8, 0.34);
  return `<g class="${colourClass(colour)}">${corners}</g>${seat}`;
}

/** A place where a figure may be put, round (0, 0); the target around it is larger. Radius 10 with
 *  100 units to a tile, 17 in the small variant. */
export function spot(o: MarkOptions & { readonly chosen?: boolean } = {}): string {
  const r = o.small === true ? 17 : 10.4;
  const [rim, heart] = o.chosen === true ? [CREAM_PAPER, GREEN] : [GREEN, CREAM_PAPER];
  return (
    fill(oval(0, 0, r * 1.16), "#1d1209", 'opacity=".25"') +
    fill(oval(0, 0, r), rim) +
    fill(oval(0, 0, r * 0.77), heart) +
    fill(oval(0, 0, r * 0.31), o.chosen === true ? CREAM_PAPER : GREEN)
  );
}

/** Colour and mark of a player on a round badge, radius 23, for rows, logs and overlays. */
export const badge = (colour: Colour): string =>
  `<g class="${colourClass(colour)}">` +
  fill(oval(0, 0, 22.5), EDGE) +
  fill(oval(0, 0, 20.5), LIGHT) +
  fill(oval(0, 0, 18), FACE) +
  fill(markPath(markOf(colour), 10), SIGN) +
  "</g>";

export const badgeSvg = (colour: Colour, px: number, label?: string): string =>
  svg(badge(colour), [-23, -23, 46, 46], { width: px, ...(label === undefined ? {} : { label }) });
