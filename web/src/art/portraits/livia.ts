/* livia.ts: calm, with a book. She has seen this position before, and remembers how it went on. */
import { fill, line, mix, oval, place } from "../ink";
import { inked } from "../scenes/pencil";
import { cheeks, dark, eyes, ground, head, hatch, neck, shoulders } from "./kit";

const SKIN = "#c98d62";
const HAIR = "#2f2019";
const DRESS = "#2f5f8f";
const BOOK = "#8c2f2f";

const bun =
  inked(oval(8, -61, 19, 14), HAIR, 3) +
  line(
    "M-6 -66C0 -74 14 -76 22 -68M-8 -58C2 -66 18 -66 26 -58M2 -50C10 -56 20 -54 24 -50",
    "#6b4b38",
    2.2,
  );

const hairBehind = inked(
  "M-37 22C-46 -16 -38 -50 0 -52C38 -50 46 -16 37 22C30 30 -30 30 -37 22Z",
  HAIR,
  3.2,
);

/** Parted in the middle; the braid lies over it like a ring. */
const hairBefore =
  inked(
    "M0 -42C-16 -40 -29 -26 -31 4C-38 -2 -42 -22 -34 -36C-26 -48 -12 -52 0 -52C12 -52 26 -48 34 -36C42 -22 38 -2 31 4C29 -26 16 -40 0 -42Z",
    HAIR,
    2.8,
  ) +
  line(
    "M-4 -46C-18 -42 -28 -32 -33 -16M4 -46C18 -42 28 -32 33 -16M-35 -6C-35 -12 -35 -14 -34 -18",
    "#6b4b38",
    2,
  ) +
  inked(
    "M-36 -32C-26 -50 -12 -57 2 -57C16 -57 28 -50 36 -34C38 -30 33 -27 30 -30C22 -42 12 -47 0 -47C-12 -47 -22 -42 -30 -28C-33 -26 -38 -28 -36 -32Z",
    mix(HAIR, "#6b4b38", 0.45),
    2.4,
  ) +
  line(
    "M-30 -32L-24 -42M-22 -39L-16 -49M-13 -45L-8 -54M-3 -47L3 -56M7 -47L13 -54M16 -43L22 -49M24 -37L30 -42",
    "#1d1209",
    2,
  );

const earring = (side: 1 | -1): string =>
  line(`M${side * 33} 8L${side * 33} 12`, "#d7a83e", 2) +
  inked(oval(side * 33, 16, 3.6, 4.4), "#e9c15a", 1.8);

const features =
  cheeks(20, 11, 7.5, 0.4) +
  eyes({ gap: 13.5, y: -3, r: 5.3, iris: "#4a2f1c", skin: SKIN, lid: 0.26, look: [0, 0.6] }) +
  line("M-22 -14C-17 -18 -11 -18 -7 -15M7 -15C11 -18 17 -18 22 -14", HAIR, 2.8) +
  line("M-1 -3C-2 5 -5 9 -3 12C-1 13.5 2 13.5 4 12", dark(SKIN, 0.45), 2.2) +
  inked("M-9 22C-5 19 -2 19 0 20C2 19 5 19 9 22C5 26.5 -5 26.5 -9 22Z", "#a34a40", 1.6) +
  line("M-11 21.500C-6 23 6 23 11 21.5", "#6d241f", 2);

const book =
  inked("M-44 -8L-4 0L-4 44L-44 36Z", BOOK, 3) +
  inked("M44 -8L4 0L4 44L44 36Z", dark(BOOK, 0.3), 3) +
  inked(
    "M-40 -14C-28 -16 -12 -12 0 -4C12 -12 28 -16 40 -14L40 -8L4 1L-4 1L-40 -8Z",
    "#fbf1d8",
    2.4,
  ) +
  line("M-34 -11C-24 -12 -12 -8 -4 -3M34 -11C24 -12 12 -8 4 -3", "#b99f72", 1.5) +
  line("M-36 4L-12 9L-12 32L-36 27Z", "#e2b44c", 2) +
  inked("M-24 11L-18 18L-24 25L-30 17Z", "#e2b44c", 1.4) +
  line("M36 4L12 9L12 32L36 27Z", "#c99a3c", 2);

const hand = (side: 1 | -1): string =>
  inked(
    `M${side * 46} 8C${side * 38} 4 ${side * 30} 8 ${side * 30} 13C${side * 24} 14 ${side * 24} 21 ${side * 30} 22C${side * 26} 25 ${side * 28} 31 ${side * 34} 31L${side * 52} 34Z`,
    side > 0 ? dark(SKIN, 0.15) : SKIN,
    2.4,
  ) +
  line(
    `M${side * 31} 14C${side * 34} 14 ${side * 37} 15 ${side * 39} 16M${side * 31} 22C${side * 34} 22 ${side * 37} 23 ${side * 39} 24`,
    dark(SKIN, 0.5),
    1.6,
  );

export const livia = (): string =>
  ground(
    "#d9c69b",
    fill("M20 160L20 64C20 24 52 4 80 4C108 4 140 24 140 64L140 160Z", "#a8c8d4") +
      fill("M20 110C50 98 110 100 140 106L140 160L20 160Z", "#a9b766") +
      line("M20 160L20 64C20 24 52 4 80 4C108 4 140 24 140 64L140 160", "#a98d5c", 5) +
      line("M80 4L80 40M20 70L140 70", "#a98d5c", 3) +
      hatch([4, 30], [0, 22], 6, [12, 0], "#b99f6c") +
      hatch([144, 30], [0, 22], 6, [12, 0], "#b99f6c"),
  ) +
  place(bun, 72, 84) +
  place(hairBehind, 80, 82) +
  neck(SKIN, 11, 100) +
  shoulders(DRESS, 60, 124) +
  inked("M58 121C64 136 96 136 102 121L108 126C100 148 60 148 52 126Z", "#e9d7a6", 2.6) +
  place(
    head({ w: 32.5, h: 40, jaw: 0.72, skin: SKIN }) +
      features +
      hairBefore +
      earring(-1) +
      earring(1),
    80,
    84,
  ) +
  place(book + hand(-1) + hand(1), 80, 130);
