/*
 * frame.ts: the frame of a card and the pennant with its index.
 *
 * The frame is drawn over the picture, as a sheet with a window in it, so that no clip is needed.
 * The pennant at the upper left is all that a fan of cards shows: value or kind, and the sign of
 * the colour. On small cards it is larger.
 */
import { INK, box, fill, inked, line, mix, numeral, oval, place, shadow, shift } from "../ink";
import { SUITS, SUIT_COLOURS } from "./suits";

/** A rectangle with a flat medieval arch. */
const WINDOW = "M22 338L22 74C22 44 62 30 120 30C178 30 218 44 218 74L218 338Z";
const SHEET = box(2, 2, 236, 356, 17);

const sheet = (colour: string): string =>
  `<path fill-rule="evenodd" d="${SHEET}${WINDOW}" fill="${colour}"/>`;

/** The shadow of a card and its paper. */
export const paper = (): string => shadow(box(5, 8, 236, 356, 17), 0.25) + fill(SHEET, "#f7ecd2");

function corner(x: number, y: number, colour: string, deep: string): string {
  const light = mix(colour, "#ffffff", 0.55);
  return place(
    fill("M0 -6L6 0L0 6L-6 0Z", deep) + fill("M0 -2.6L2.6 0L0 2.6L-2.6 0Z", light),
    x,
    y,
  );
}

/** A stitched inner line and a lit edge keep the frame from being flat. */
function finish(colour: string, deep: string): string {
  return (
    line(WINDOW, INK, 3.2) +
    line(
      "M19 341L19 72C19 40 62 26 120 26C178 26 221 40 221 72L221 341Z",
      mix(colour, "#ffffff", 0.45),
      1.6,
      'opacity=".85"',
    ) +
    line(
      box(7.5, 7.5, 225, 345, 13),
      mix(colour, "#ffffff", 0.4),
      1.3,
      'stroke-dasharray="5 4" opacity=".8"',
    ) +
    line(SHEET, INK, 4) +
    corner(212, 28, colour, deep) +
    corner(13, 180, colour, deep) +
    corner(227, 180, colour, deep) +
    corner(120, 348, colour, deep)
  );
}

export const frame = (colour: string, deep: string): string => sheet(colour) + finish(colour, deep);

/** The frame of what has no colour of its own: lighter above, darker below. */
export const twoTones = (colour: string, low: string, deep: string): string =>
  sheet(colour) +
  fill(
    "M2 180L22 180L22 338L218 338L218 180L238 180L238 341Q238 358 221 358L19 358Q2 358 2 341Z",
    low,
  ) +
  finish(colour, deep);

/** The frame of jokers, which belong to all four colours. */
export function fourColours(): string {
  const [a, b, c, d] = SUITS.map((s) => SUIT_COLOURS[s].frame);
  return (
    sheet(a ?? "") +
    fill("M120 2L221 2Q238 2 238 19L238 180L218 180L218 74C218 44 178 30 120 30Z", b ?? "") +
    fill("M2 180L22 180L22 338L120 338L120 358L19 358Q2 358 2 341Z", c ?? "") +
    fill("M238 180L218 180L218 338L120 338L120 358L221 358Q238 358 238 341Z", d ?? "") +
    finish("#c9ac6c", "#7a5a22")
  );
}

/** How much larger the pennant of a small card is. */
const SMALL_INDEX = 1.75;

/** The pennant; its own corner is (13, -1) and it is 48 wide. */
export function pennant(index: string, pale: string, edge: string, small: boolean): string {
  const d = "M13 -1L61 -1L61 92L37 78L13 92Z";
  const body =
    shadow(shift(d, 4, 4), 0.28) +
    inked(d, pale, 3) +
    line("M18 2L18 82L37 71L56 82L56 2", edge, 1.5) +
    index;
  return small ? place(body, 13 - 13 * SMALL_INDEX, 0, SMALL_INDEX) : body;
}

/** A number on the pennant. */
export const value = (text: string, y = 40, size = 38): string => numeral(text, 37, y, size);

/** Four dots on the pennant: this card goes to every row. */
export const allSuits = (): string =>
  SUITS.map((s, i) => {
    const [x, y] = [28 + (i % 2) * 18, 52 + Math.floor(i / 2) * 15];
    return fill(oval(x, y, 6.5), INK) + fill(oval(x, y, 5), SUIT_COLOURS[s].frame);
  }).join("");

/** A star on the pennant: this card stands for any of its kind. */
export const joker = (): string =>
  place(
    fill("M0 -12L3.4 -4L12 -3.5L5.4 2L7.6 10.5L0 6L-7.6 10.5L-5.4 2L-12 -3.5L-3.4 -4Z", "#9c6c10"),
    37,
    60,
    0.9,
  );

/** A little house: the kind of building cards. */
export const houseSign = (scale = 1): string =>
  place(
    fill("M-12 11L-12 -1L-15 1L0 -14L15 1L12 -1L12 11L4 11L4 3L-4 3L-4 11Z", INK),
    37,
    26,
    scale,
  );
