/*
 * track.ts: the four boards that form the score track of the card game.
 *
 * Each board begins one row. The track starts on the lowest one and goes up: 1 to 25 on the board
 * of the last row, 76 to 100 on that of the first, five by five in turns.
 */
import { pieceUse } from "../figures";
import { CREAM, INK, box, fill, inked, line, mix, numeral, oval, place, shadow } from "../ink";
import type { Colour } from "../players";
import { BUILDINGS } from "./face";
import { SUITS, SUIT_COLOURS, suitSign } from "./suits";
import type { Suit } from "./suits";

export const BOARD = { width: 300, height: 232 } as const;

export interface Space {
  /** The row whose board it is on. */
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** The middle of a space, on its board. Whoever passes 100 begins again; nobody with nothing has
 *  started, and waits at the corner before the first space. */
export function spaceAt(points: number): Space {
  if (points <= 0) return { row: SUITS.length - 1, x: 10, y: 220 };
  const k = (points - 1) % 100;
  const i = k % 25;
  const line5 = Math.floor(i / 5);
  const column = line5 % 2 === 1 ? 4 - (i % 5) : i % 5;
  return { row: SUITS.length - 1 - Math.floor(k / 25), x: 31 + column * 37, y: 196 - line5 * 40 };
}

/** The picture at the right of a board: building, sign, and the way the row grows. */
function view(suit: Suit): string {
  const c = SUIT_COLOURS[suit];
  const shore = "L294 218Q294 226 286 226L204 226";
  return (
    fill(`M204 6L286 6Q294 6 294 14${shore}C212 200 202 160 208 120C212 80 202 40 204 6Z`, c.sky) +
    line(
      "M214 64q14 -3 30 0M262 78q12 -3 26 0M216 96q10 -2 24 0M256 108q14 -3 32 0",
      mix(c.haze, c.deep, 0.2),
      1.3,
      'class="fine" opacity=".6"',
    ) +
    fill(`M206 140C230 130 262 140 294 132${shore}C210 200 204 170 206 140Z`, c.far) +
    fill(`M205 166C240 158 270 166 294 160${shore}C208 206 205 186 205 166Z`, c.mid) +
    place(BUILDINGS[suit].draw(), 246, 168, 0.5) +
    inked(oval(250, 38, 21), c.frame, 3) +
    place(suitSign(suit, suit === "yellow" ? INK : CREAM), 250, 38, 1.05) +
    line("M232 204L272 204M262 195L273 204L262 213", c.deep, 5)
  );
}

function spaces(suit: Suit, row: number): string {
  const c = SUIT_COLOURS[suit];
  const from = (SUITS.length - 1 - row) * 25;
  let path = "";
  let out = "";
  for (let k = from + 1; k <= from + 25; k += 1) {
    const { x, y } = spaceAt(k);
    const isFive = k % 5 === 0;
    path += `${path === "" ? "M" : "L"}${x} ${y}`;
    const shape = isFive ? box(x - 15.5, y - 15.5, 31, 31, 6) : oval(x, y, 14.5);
    const ink = isFive && suit !== "yellow" && suit !== "green" ? "#fffaf0" : INK;
    out +=
      inked(shape, isFive ? c.frame : "#fbf3de", 2.4) +
      numeral(String(k), x, y + 5.3, k === 100 ? 13 : 15.5, ink);
  }
  return line(path, mix(c.deep, "#f3e3bd", 0.35), 10) + out;
}

/** The board of a row, 300 x 232 from (0, 0). */
export function scoreBoard(row: number): string {
  const suit = SUITS[row] ?? "yellow";
  const c = SUIT_COLOURS[suit];
  return (
    shadow(box(4, 6, 300, 232, 12), 0.25) +
    inked(box(0, 0, 300, 232, 11), mix(c.frame, "#f3e3bd", 0.25), 3.5) +
    fill(box(6, 6, 288, 220, 8), mix(c.pale, "#f7ecd2", 0.4)) +
    view(suit) +
    spaces(suit, row)
  );
}

/** The figure of a player on the track, on its board; those on one space stand side by side. */
export function trackMarker(colour: Colour, points: number, slot = 0): string {
  const { x, y } = spaceAt(points);
  return pieceUse("follower", colour, { x: x + slot * 9 - 2, y: y + 10 - slot * 3, scale: 0.36 });
}
