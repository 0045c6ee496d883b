/* pip.ts: a child in its first game, with a wooden figure that it would not give away. */
import { INK, fill, line, oval, place } from "../ink";
import { inked } from "../scenes/pencil";
import { cheeks, dark, eyes, ground, head, neck, shoulders } from "./kit";

const SKIN = "#f6cfa6";
const HAIR = "#d9772c";
const SHIRT = "#5f8f4e";
const WOOD = "#c8342f";

const hairBehind = inked(
  "M-40 8C-50 -14 -44 -48 -14 -54C-4 -64 18 -62 28 -52C46 -46 50 -16 40 8C36 -4 30 -14 20 -18L-24 -18C-32 -10 -36 -2 -40 8Z",
  HAIR,
  3.2,
);

/** Strands that stand in every direction. */
const fringe =
  inked(
    "M-38 -6C-42 -34 -24 -52 -4 -52C-10 -60 -4 -66 2 -70C4 -62 8 -58 14 -58C16 -64 22 -64 28 -62C24 -58 26 -54 30 -48C40 -40 42 -22 38 -8C34 -14 32 -20 31 -26" +
      "C26 -20 22 -18 16 -17C19 -22 20 -26 19 -30C10 -20 0 -17 -10 -17C-6 -21 -4 -25 -4 -29C-14 -20 -30 -18 -38 -6Z",
    HAIR,
    3,
  ) +
  line(
    "M-30 -26C-24 -38 -14 -44 -4 -46M-14 -24C-6 -30 0 -36 4 -42",
    "#f3b169",
    2.4,
    'opacity=".9"',
  ) +
  line(
    "M30 -44C34 -36 35 -28 35 -20M20 -50C26 -44 28 -38 28 -32",
    dark(HAIR, 0.4),
    2,
    'class="fine"',
  );

const freckles = fill(
  oval(-16, 11, 1.3) +
    oval(-21, 9, 1.3) +
    oval(-19, 14, 1.3) +
    oval(17, 11, 1.3) +
    oval(22, 9, 1.3) +
    oval(20, 14, 1.3),
  "#b8683a",
);

const grin =
  inked("M-14 17C-6 21 6 21 14 17C13 29 6 34 0 34C-6 34 -13 29 -14 17Z", "#8c2f26", 2.4) +
  fill("M-10.5 19.6C-4 22 4 22 10.5 19.6L9.6 24C4 25.4 -4 25.4 -9.6 24Z", "#fffaf0") +
  line("M1.5 20.6L1.5 25", INK, 2.4) +
  fill(oval(0, 31, 5, 2.4), "#d9645a");

/** The figure is a follower as it lies in the box. */
const figure =
  inked(
    "M0 -24C6 -24 10 -19.5 9 -14.500C8.6 -12.5 10 -12 13 -11C19 -9 24 -6 23 -2C22.5 1 17 1 12 1C14 6 18 12 19 16C19.5 19 18 20 15 20L5 20C3 16 1.5 13 0 13" +
      "C-1.5 13 -3 16 -5 20L-15 20C-18 20 -19.5 19 -19 16C-18 12 -14 6 -12 1C-17 1 -22.5 1 -23 -2C-24 -6 -19 -9 -13 -11C-10 -12 -8.6 -12.5 -9 -14.500C-10 -19.5 -6 -24 0 -24Z",
    WOOD,
    2.8,
  ) +
  fill(
    "M4 -23C8 -22 10 -18 9 -14.500C8.6 -12.5 10 -12 13 -11C19 -9 24 -6 23 -2C22.5 1 17 1 12 1C14 6 18 12 19 16C19.5 19 18 20 15 20L11 20C8 10 6 0 6 -8Z",
    dark(WOOD, 0.32),
  ) +
  line("M-18 -4C-14 -7 -9 -8 -6 -9M-5 -17C-4 -20 -2 -21 0 -21", "#f59a86", 2, 'opacity=".9"');

const hand =
  inked(
    "M96 160C92 148 96 138 106 134C112 128 124 126 132 130C140 132 142 142 138 150L136 164L96 164Z",
    SKIN,
    2.8,
  ) +
  line(
    "M108 134C106 140 108 144 112 146M118 131C116 137 117 141 121 144M127 131C126 136 127 140 130 142",
    dark(SKIN, 0.45),
    1.8,
  );

export const pip = (): string =>
  ground(
    "#f7df9c",
    fill("M0 116C30 100 60 108 90 102C120 96 140 100 160 94L160 160L0 160Z", "#cfd389") +
      fill(oval(28, 30, 14), "#fff3c8") +
      line(
        "M28 8L28 2M28 52L28 58M6 30L0 30M50 30L56 30M12 14L8 10M44 14L48 10M12 46L8 50M44 46L48 50",
        "#fff3c8",
        4,
      ),
  ) +
  place(hairBehind, 74, 78) +
  neck(SKIN, 10, 106) +
  shoulders(SHIRT, 54, 132) +
  inked("M56 129C64 138 84 138 92 129L94 136C84 146 64 146 54 136Z", "#f0e2bd", 2.4) +
  place(
    head({ w: 38, h: 40, jaw: 0.78, skin: SKIN, ears: true }) +
      cheeks(22, 13, 8.5) +
      freckles +
      eyes({ gap: 15.5, y: -1, r: 6.6, iris: "#5b8a3a", skin: SKIN, look: [1.4, 0.4] }) +
      line("M-23 -14C-19 -18 -13 -18 -9 -15M9 -15C13 -18 19 -18 23 -14", "#9c4f1c", 2.6) +
      line("M-3 11C-1 13 2 13 4 11", "#b9774c", 2.2) +
      grin +
      fringe,
    74,
    80,
  ) +
  place(figure, 124, 116, 1.08, 10) +
  hand;
