/*
 * followers.ts: the follower and the large follower, standing and lying.
 *
 * A follower is a traveller in a hooded cloak, feet parted like a small gate. The small drawings
 * have a larger head, a deeper neck and a plainer hem, so that they survive few pixels.
 */
import { fill, line, oval, rotate, shadow, shift } from "../ink";
import { LIGHT, SHADE } from "../players";
import { cast, markOn, unlessSmall, wood } from "./wood";
import type { PieceOptions } from "./wood";

const FOLLOWER =
  "M15 -108C19 -108 21 -105 19 -101C20 -95 23 -86 22 -77C22 -70 19 -65 15 -61" +
  "C26 -55 32 -38 35 -19C36 -12 39 -7 39 -3C39 1 37 2 34 2L15 2C13 2 12 1 12 -2" +
  "C11 -10 6 -14 0 -14C-6 -14 -11 -10 -12 -2C-12 1 -13 2 -15 2L-34 2C-37 2 -39 1 -39 -3" +
  "C-39 -7 -36 -12 -35 -19C-32 -38 -26 -55 -15 -61C-19 -65 -22 -70 -22 -77" +
  "C-22 -90 -12 -98 -2 -100C5 -101 9 -106 15 -108Z";
const FOLLOWER_SMALL =
  "M18 -111C22 -109 23 -104 22 -98C27 -90 28 -80 24 -72C21 -67 17 -63 10 -60" +
  "C26 -55 35 -38 39 -18L42 -2C42 2 40 3 37 3L16 3C13 -9 8 -13 0 -13" +
  "C-8 -13 -13 -9 -16 3L-37 3C-40 3 -42 2 -42 -2L-39 -18C-35 -38 -26 -55 -10 -60" +
  "C-17 -63 -22 -68 -24 -74C-27 -86 -20 -98 -6 -101C4 -103 11 -109 18 -111Z";
const LARGE_SMALL =
  "M22 -145C27 -143 29 -137 28 -130C34 -120 35 -106 30 -97C26 -91 21 -87 14 -83" +
  "C36 -78 47 -64 51 -47L46 -43C50 -30 53 -16 56 -2C56 2 54 4 50 4L21 4" +
  "C17 -11 10 -17 0 -17C-10 -17 -17 -11 -21 4L-50 4C-54 4 -56 2 -56 -2" +
  "C-53 -16 -50 -30 -46 -43L-51 -47C-47 -64 -36 -78 -14 -83C-23 -87 -28 -93 -31 -100" +
  "C-35 -116 -26 -129 -8 -133C4 -135 13 -143 22 -145Z";
/** Lying and small, the tip of the hood would look like a beak: the head is a plain ball then. */
const LYING_SMALL =
  oval(0, -87, 23) +
  "M11 -67C27 -60 37 -40 41 -16L43 -2C43 2 41 3 38 3L17 3C14 -13 9 -18 0 -18" +
  "C-9 -18 -14 -13 -17 3L-38 3C-41 3 -43 2 -43 -2L-41 -16C-37 -40 -27 -60 -11 -67Z";
const LARGE_LYING_SMALL =
  oval(0, -114, 29) +
  "M15 -87C36 -80 47 -64 52 -46L47 -41C52 -28 55 -14 57 -2C57 2 55 4 51 4L22 4" +
  "C18 -13 11 -20 0 -20C-11 -20 -18 -13 -22 4L-51 4C-55 4 -57 2 -57 -2" +
  "C-55 -14 -52 -28 -47 -41L-52 -46C-47 -64 -36 -80 -15 -87Z";
/** Right-hand fold of the cloak, the second tone. */
const FOLLOWER_FOLD =
  "M15 -61C26 -55 32 -38 35 -19C36 -12 39 -7 39 -3C39 1 37 2 34 2L20 2C24 -22 23 -44 9 -58" +
  "C11 -59 13 -60 15 -61Z";
const FOLLOWER_HOOD =
  "M15 -108C19 -108 21 -105 19 -101C20 -95 23 -86 22 -77C22 -70 19 -65 15 -61" +
  "C13 -60 11 -59 9 -58C15 -68 15 -84 8 -95C10 -99 14 -104 15 -108Z";

/** The large follower: broader, a caped collar over the cloak, a taller hood. */
const LARGE =
  "M21 -142C26 -142 28 -138 26 -132C28 -124 30 -115 29 -105C29 -96 26 -90 22 -85" +
  "C37 -79 46 -66 49 -51C50 -46 48 -44 46 -43C50 -30 51 -20 52 -12C53 -8 54 -6 54 -3" +
  "C54 1 52 3 48 3L20 3C17 3 16 1 16 -3C15 -13 8 -18 0 -18C-8 -18 -15 -13 -16 -3" +
  "C-16 1 -17 3 -20 3L-48 3C-52 3 -54 1 -54 -3C-54 -6 -53 -8 -52 -12" +
  "C-51 -20 -50 -30 -46 -43C-48 -44 -50 -46 -49 -51C-46 -66 -37 -79 -22 -85" +
  "C-26 -90 -29 -96 -29 -105C-29 -121 -16 -131 -2 -133C8 -134 14 -139 21 -142Z";

export function follower(o: PieceOptions = {}): string {
  const small = o.small === true;
  return (
    (o.bare === true ? "" : cast(38, 8)) +
    wood(small ? FOLLOWER_SMALL : FOLLOWER, { small }) +
    fill(FOLLOWER_FOLD, SHADE) +
    fill(FOLLOWER_HOOD, SHADE) +
    unlessSmall(
      small,
      line("M-14 -60C-6 -55 6 -55 14 -60", SHADE, 2.6) +
        line("M-15 -79C-14 -88 -9 -93 -3 -94", LIGHT, 2.6, 'opacity=".75"') +
        line("M-28 -24C-26 -38 -22 -48 -16 -54", LIGHT, 2.4, 'opacity=".6"') +
        line(
          "M-32 -3C-30 -14 -29 -16 -29 -19M-21 -1C-21 -6 -20 -9 -19 -12",
          SHADE,
          1.6,
          'opacity=".55"',
        ),
    ) +
    markOn("follower", o)
  );
}

/** Lying on its back, head to the west; thickness below all along. */
export function followerLying(o: PieceOptions = {}): string {
  const small = o.small === true;
  const lay = (d: string) => shift(rotate(d, small ? -87 : -83), 49, -26);
  const body = lay(small ? LYING_SMALL : FOLLOWER);
  const head = small
    ? "M-8 -66C-18 -70 -23 -78 -23 -87C-23 -94 -20 -100 -16 -103C-17 -88 -14 -74 -8 -66Z"
    : "M-15 -61C-19 -65 -22 -70 -22 -77C-22 -88 -15 -95 -8 -98C-15 -86 -14 -68 -9 -58Z";
  return (
    (o.bare === true ? "" : shadow(shift(body, 9, 9))) +
    wood(body, { small, depth: small ? 5 : 8 }) +
    fill(
      lay(
        "M-15 -61C-26 -55 -32 -38 -35 -19C-36 -12 -39 -7 -39 -3C-39 1 -37 2 -34 2L-20 2" +
          "C-24 -22 -23 -44 -9 -58Z",
      ),
      SHADE,
    ) +
    fill(lay(head), SHADE) +
    unlessSmall(
      small,
      line(lay("M-14 -60C-6 -55 6 -55 14 -60"), SHADE, 2.6) +
        line(lay("M27 -24C25 -38 21 -48 15 -54"), LIGHT, 2.4, 'opacity=".6"') +
        line(lay("M14 -78C13 -87 10 -91 8 -94"), LIGHT, 2.6, 'opacity=".75"'),
    ) +
    markOn("followerLying", o)
  );
}

export function large(o: PieceOptions = {}): string {
  const small = o.small === true;
  return (
    (o.bare === true ? "" : cast(54, 11)) +
    wood(small ? LARGE_SMALL : LARGE, {
      small,
      depth: small ? 5 : 8,
      ink: small ? 12 : 9.5,
      light: small ? 5 : 4.6,
    }) +
    fill(
      "M46 -43C50 -30 51 -20 52 -12C53 -8 54 -6 54 -3C54 1 52 3 48 3L30 3C35 -14 36 -28 34 -39" +
        "C39 -40 43 -42 46 -43Z",
      SHADE,
    ) +
    fill(
      "M22 -85C37 -79 46 -66 49 -51C50 -46 48 -44 46 -43C43 -42 39 -40 34 -39" +
        "C34 -56 28 -72 13 -82C16 -83 19 -84 22 -85Z",
      SHADE,
    ) +
    fill(
      "M21 -142C26 -142 28 -138 26 -132C28 -124 30 -115 29 -105C29 -96 26 -90 22 -85" +
        "C19 -84 16 -83 13 -82C22 -95 21 -113 12 -126C15 -131 19 -137 21 -142Z",
      SHADE,
    ) +
    line("M-46 -43C-30 -34 30 -34 46 -43", SHADE, small ? 5 : 3.6) +
    unlessSmall(
      small,
      line("M-45 -46C-30 -37.5 24 -37 36 -40", LIGHT, 2.2, 'opacity=".65"') +
        line("M-20 -84C-8 -78 8 -78 20 -84", SHADE, 3) +
        line("M-21 -106C-20 -117 -14 -123 -6 -125", LIGHT, 3, 'opacity=".75"') +
        line("M-41 -54C-38 -65 -31 -73 -23 -77", LIGHT, 2.8, 'opacity=".6"') +
        line(
          "M-45 -6C-44 -18 -42 -26 -40 -33M-31 -3C-31 -14 -30 -22 -28 -29",
          SHADE,
          2,
          'opacity=".55"',
        ),
    ) +
    markOn("large", o)
  );
}

/** The large follower as farmer or last claim. */
export function largeLying(o: PieceOptions = {}): string {
  const small = o.small === true;
  const lay = (d: string) => shift(rotate(d, small ? -87 : -83), 64, -36);
  const body = lay(small ? LARGE_LYING_SMALL : LARGE);
  return (
    (o.bare === true ? "" : shadow(shift(body, 11, 11))) +
    wood(body, { small, depth: small ? 6 : 10, ink: small ? 12 : 9.5, light: small ? 5 : 4.6 }) +
    fill(
      lay(
        "M-46 -43C-50 -30 -51 -20 -52 -12C-53 -8 -54 -6 -54 -3C-54 1 -52 3 -48 3L-30 3" +
          "C-35 -14 -36 -28 -34 -39Z",
      ),
      SHADE,
    ) +
    fill(
      lay(
        "M-22 -85C-37 -79 -46 -66 -49 -51C-50 -46 -48 -44 -46 -43L-34 -39" +
          "C-34 -56 -28 -72 -13 -82Z",
      ),
      SHADE,
    ) +
    fill(
      lay("M-22 -85C-26 -90 -29 -96 -29 -105C-29 -117 -21 -126 -11 -130C-21 -113 -22 -95 -13 -82Z"),
      SHADE,
    ) +
    line(lay("M-46 -43C-30 -34 30 -34 46 -43"), SHADE, small ? 5 : 3.6) +
    unlessSmall(
      small,
      line(lay("M-20 -84C-8 -78 8 -78 20 -84"), SHADE, 3) +
        line(lay("M19 -104C18 -114 14 -120 10 -124"), LIGHT, 3, 'opacity=".75"') +
        line(lay("M40 -54C37 -65 30 -73 22 -77"), LIGHT, 2.8, 'opacity=".6"'),
    ) +
    markOn("largeLying", o)
  );
}
