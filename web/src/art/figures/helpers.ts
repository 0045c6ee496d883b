/*
 * helpers.ts: builder, pig, hut and score marker: what a player has besides followers.
 */
import { box, brush, fill, line, oval, place, rotate, shadow } from "../ink";
import { EDGE, FACE, LIGHT, SHADE, SIDE } from "../players";
import { cast, markOn, unlessSmall, wood } from "./wood";
import type { PieceOptions } from "./wood";

/** The builder: flat cap, straight apron, a mallet over the shoulder. */
const BUILDER_BODY =
  "M17 -60C25 -57 29 -48 30 -36L33 -3C33 1 31 2 28 2L10 2L8 -9L0 -9L-2 2L-27 2" +
  "C-30 2 -32 1 -32 -3L-28 -38C-27 -49 -24 -57 -14 -60Z";
const BUILDER_HEAD = oval(0, -73, 19, 18);
const BUILDER_CAP =
  "M-24 -80C-22 -95 -8 -101 5 -97C16 -94 24 -90 26 -82C27 -78 24 -76 20 -77L-19 -75" +
  "C-23 -75 -25 -76 -24 -80Z";
const MALLET =
  rotate(box(37, -98, 30, 24, 4), 28, 52, -86) + brush("22 -40 6, 36 -62 5.4, 50 -84 5", 4);

/** For few pixels: a heavier head, farther from his own. */
const MALLET_SMALL =
  rotate(box(39, -113, 44, 33, 4), 22, 61, -96) + brush("24 -30 8, 42 -58 7, 57 -86 7", 4);

/** The pig in side view, facing left. */
export const PIG_BODY =
  "M-20 -58C4 -66 34 -62 44 -42C50 -30 48 -18 42 -10L42 -2C42 1 40 2 38 2L26 2C24 2 23 1 23 -1" +
  "L22 -9C10 -6 -2 -6 -12 -9L-13 -1C-13 1 -14 2 -16 2L-28 2C-30 2 -32 1 -32 -2L-33 -13" +
  "C-38 -15 -42 -18 -45 -22L-56 -22C-60 -22 -62 -25 -62 -29L-61 -37" +
  "C-61 -41 -58 -43 -55 -43L-50 -44C-46 -52 -38 -55 -34 -55L-36 -69" +
  "C-36 -72 -33 -73 -31 -71Z";
/** Belly and legs, the second tone. */
export const PIG_SHADE =
  "M44 -42C50 -30 48 -18 42 -10L42 -2C42 1 40 2 38 2L26 2C24 2 23 1 23 -1L22 -9" +
  "C10 -6 -2 -6 -12 -9L-13 -1C-13 1 -14 2 -16 2L-20 2C-21 -4 -22 -9 -27 -14" +
  "C-8 -12 32 -10 44 -42Z";
export const PIG_TAIL = brush("42 -46 4.2, 51 -53 3.8, 58 -48 3.2, 54 -41 2.8, 49 -46 2.2", 6);

const DOOR = "#1a100b";
/** The hut: reed dome bound at the top, dark doorway. */
const HUT =
  "M-6 -79C-9 -85 -8 -92 -5 -95L-1 -88L3 -97L5 -88L10 -93C11 -87 10 -83 7 -79" +
  "C30 -70 45 -42 49 -5C49 0 48 2 45 2L-45 2C-48 2 -49 0 -49 -5C-45 -42 -30 -70 -6 -79Z";

export function builder(o: PieceOptions = {}): string {
  const small = o.small === true;
  const all = (small ? MALLET_SMALL : MALLET) + BUILDER_BODY + BUILDER_HEAD + BUILDER_CAP;
  return (
    place(
      (o.bare === true ? "" : cast(34, 8)) +
        wood(all, { small }) +
        fill(
          "M17 -60C25 -57 29 -48 30 -36L33 -3C33 1 31 2 28 2L18 2C21 -20 20 -42 10 -58Z",
          SHADE,
        ) +
        fill(
          "M5 -97C16 -94 24 -90 26 -82C27 -78 24 -76 20 -77L12 -77C13 -84 11 -91 5 -97Z",
          SHADE,
        ) +
        fill(
          small
            ? rotate(box(41, -90, 40, 9, 3), 22, 61, -96)
            : rotate(box(37, -82, 30, 8, 3), 28, 52, -86),
          SHADE,
        ) +
        unlessSmall(
          small,
          line("M-21 -76L20 -77.5", SHADE, 2.4) +
            line("M-14 -57C-6 -53 8 -53 14 -57", SHADE, 2.4) +
            line("M-17 -82C-15 -90 -9 -93 -3 -94", LIGHT, 2.4, 'opacity=".75"') +
            line("M-24 -18C-23 -32 -22 -44 -18 -52", LIGHT, 2.4, 'opacity=".6"') +
            line("M26 -46L45 -76", LIGHT, 1.8, 'opacity=".6"') +
            line("M-27 -12C-12 -9 -6 -9 0 -9", SHADE, 1.8, 'opacity=".6"'),
        ),
      -8,
      0,
    ) + markOn("builder", o)
  );
}

export function pig(o: PieceOptions = {}): string {
  const small = o.small === true;
  return (
    (o.bare === true ? "" : cast(46, 8)) +
    wood(PIG_BODY + PIG_TAIL, { small }) +
    fill(PIG_SHADE, SHADE) +
    unlessSmall(
      small,
      fill("M-34 -55L-36 -69C-36 -72 -33 -73 -31 -71L-19 -58C-22 -52 -30 -50 -34 -55Z", SHADE) +
        line("M-33 -53C-29 -50 -23 -52 -20 -57", LIGHT, 1.8, 'opacity=".6"') +
        fill(oval(-44, -41, 2.8), EDGE) +
        line("M-52 -42C-50 -36 -50 -30 -52 -24", SHADE, 2.2) +
        line("M-8 -56C8 -60 24 -57 33 -49", LIGHT, 2.6, 'opacity=".65"'),
    ) +
    markOn("pig", o)
  );
}

export function hut(o: PieceOptions = {}): string {
  const small = o.small === true;
  return (
    (o.bare === true ? "" : cast(46, 9)) +
    wood(HUT, { small }) +
    fill("M7 -79C30 -70 45 -42 49 -5C49 0 48 2 45 2L32 2C31 -34 22 -64 2 -79Z", SHADE) +
    // The doorway is dark in every wood; on the black one its arch tells where it is.
    fill("M-15 2C-15 -14 -10 -22 0 -22C10 -22 15 -14 15 2Z", DOOR) +
    line("M-16 0C-16 -14 -10 -24 0 -24C10 -24 16 -14 16 0", LIGHT, small ? 3 : 2, 'opacity=".7"') +
    unlessSmall(
      small,
      line("M-7 -77C-3 -74 4 -74 8 -77", SHADE, 3) +
        line(
          "M-38 -22C-20 -15 22 -15 40 -22M-30 -44C-16 -38 18 -38 32 -44",
          SHADE,
          2.2,
          'opacity=".8"',
        ) +
        line(
          "M-27 -46C-22 -58 -15 -66 -7 -71M-40 -12C-39 -18 -38 -22 -36 -28",
          LIGHT,
          2.4,
          'opacity=".65"',
        ) +
        line(
          "M-14 -68C-17 -62 -18 -58 -20 -52M12 -68C15 -62 16 -56 17 -52",
          SHADE,
          1.5,
          'opacity=".6"',
        ),
    ) +
    markOn("hut", o)
  );
}

/** Flat counter seen from above with a little height. */
export function scoreMarker(o: PieceOptions = {}): string {
  const small = o.small === true;
  const d = "M-31 -30L-31 -20C-31 -3 -17 8 0 8C17 8 31 -3 31 -20L31 -30Z";
  return (
    shadow(oval(8, -6, 34, 21)) +
    line(d + oval(0, -30, 31, 26), EDGE, small ? 10 : 6.5) +
    fill(d, SIDE) +
    fill("M-31 -30L-31 -20C-31 -8 -24 1 -13 5L-13 -6Z", SHADE) +
    fill(oval(0, -30, 31, 26), FACE) +
    fill("M22 -48C30 -42 32 -32 28 -22C24 -10 12 -5 0 -4C16 -10 26 -28 22 -48Z", SHADE) +
    line(oval(0, -30, 29.5, 24.5), LIGHT, small ? 4.5 : 3) +
    unlessSmall(small, line(oval(0, -30, 22.5, 18.5), SHADE, 1.8, 'opacity=".8"')) +
    markOn("scoreMarker", o)
  );
}
