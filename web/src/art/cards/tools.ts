/*
 * tools.ts: what the people of the card pictures carry: what is seen behind them, and what they
 * hold before them, with their hands.
 */
import { INK, box, brush, fill, line, oval, rotate } from "../ink";
import { inked } from "../scenes/pencil";

export interface ToolColours {
  readonly skin: string;
  /** The colour of arms: banner and shield. */
  readonly arms: string;
}

const behindStaff = (): string =>
  line("M44 6L38 -152", INK, 7.5) +
  line("M44 6L38 -152", "#8a5a2e", 3.6) +
  inked(oval(38, -154, 6), "#b27c43", 2.4) +
  inked(
    "M39 -122C50 -122 54 -112 52 -104C46 -98 36 -100 34 -106C33 -114 35 -121 39 -122Z",
    "#c78f4c",
    2.4,
  );

const behindFork = (): string =>
  line(
    "M42 6L42 -118M30 -150L30 -128C30 -120 36 -117 42 -117C48 -117 54 -120 54 -128L54 -150" +
      "M42 -117L42 -152",
    INK,
    7,
  ) +
  line("M42 6L42 -118", "#96642f", 3.4) +
  line(
    "M30 -150L30 -128C30 -120 36 -117 42 -117C48 -117 54 -120 54 -128L54 -150M42 -117" + "L42 -152",
    "#8d949a",
    3,
  );

const behindCrook = (): string =>
  line("M42 6L42 -140C42 -160 62 -160 62 -144C62 -138 58 -134 54 -135", INK, 7.5) +
  line("M42 6L42 -140C42 -160 62 -160 62 -144C62 -138 58 -134 54 -135", "#96642f", 3.6);

const behindPack = (): string =>
  inked("M-18 -96C-40 -106 -60 -92 -60 -64C-60 -44 -48 -34 -28 -36Z", "#c59a5c", 3) +
  line("M-56 -76C-46 -70 -36 -68 -26 -70M-58 -58C-48 -52 -40 -50 -30 -52", "#7c5524", 2.2);

const behindSpear = ({ arms }: ToolColours): string =>
  line("M42 6L42 -150", INK, 6.5) +
  line("M42 6L42 -150", "#8a5a2e", 3) +
  inked("M42 -184C48 -174 50 -166 42 -152C34 -166 36 -174 42 -184Z", "#b9c2c8", 2.4) +
  inked("M44 -148L76 -140L64 -130L76 -120L44 -118Z", arms, 2.6);

const hand = (skin: string, x: number, y: number): string => inked(oval(x, y, 6.5, 6), skin, 2.2);

const holdBook = ({ skin }: ToolColours): string =>
  inked(rotate(box(-17, -68, 34, 25, 2), -4, 0, -56), "#8e3b2b", 2.6) +
  line("M0 -68L1 -44", INK, 2) +
  line("M-13 -62L-4 -63M5 -64L13 -64", "#e8c98a", 1.8) +
  hand(skin, -18, -54) +
  hand(skin, 18, -55);

const holdBasket = ({ skin }: ToolColours): string =>
  hand(skin, -14, -64) +
  hand(skin, 14, -64) +
  line("M-18 -44C-16 -68 16 -68 18 -44", INK, 6) +
  line("M-18 -44C-16 -68 16 -68 18 -44", "#b98745", 2.8) +
  [-11, 0, 11]
    .map((x, i) => inked(oval(x, -48 - (i % 2) * 3, 7), i === 1 ? "#dca73a" : "#c0402e", 2))
    .join("") +
  inked("M-24 -46L24 -46L18 -24C8 -21 -8 -21 -18 -24Z", "#c99a55", 2.8) +
  line("M-20 -38L20 -38M-18 -31L18 -31", "#8c6128", 1.8);

const holdShield = ({ skin, arms }: ToolColours): string =>
  hand(skin, 40, -62) +
  inked("M-40 -76L-4 -76C-4 -52 -8 -36 -22 -26C-36 -36 -40 -52 -40 -76Z", "#f2ead6", 3) +
  fill("M-38 -74L-22 -74L-22 -52L-38 -52ZM-22 -52L-6.5 -52C-8 -42 -13 -34 -22 -28.5Z", arms);

const holdLetter = ({ skin }: ToolColours): string =>
  hand(skin, -16, -58) +
  hand(skin, 16, -60) +
  inked(rotate(box(-16, -70, 34, 20, 2), 5), "#f8efd8", 2.4) +
  line("M-14 -68L2 -57L18 -66", "#a38a5c", 1.6) +
  fill(oval(2, -58, 3.5), "#b3392c");

const holdStaff = ({ skin }: ToolColours): string => hand(skin, 41, -66) + hand(skin, -12, -58);

const holdSpear = ({ skin }: ToolColours): string => hand(skin, 42, -66) + hand(skin, -12, -58);

const holdLute = ({ skin }: ToolColours): string =>
  inked(brush("22 -72 3, 42 -88 3, 54 -98 3", 3), "#7c4a24", 2.2) +
  inked(
    "M-22 -44C-22 -60 0 -72 20 -74C26 -62 12 -36 -6 -34C-16 -33 -22 -38 -22 -44Z",
    "#c98b45",
    2.8,
  ) +
  fill(oval(-2, -54, 6), "#4a2a14") +
  hand(skin, -12, -46) +
  hand(skin, 42, -86);

const holdNone = ({ skin }: ToolColours): string => hand(skin, -5, -58) + hand(skin, 5, -57);

type Draw = (c: ToolColours) => string;

/** What each tool shows, and whether an arm is stretched to hold it upright. */
export const TOOLS = {
  book: { behind: () => "", before: holdBook, isUpright: false },
  basket: { behind: () => "", before: holdBasket, isUpright: false },
  shield: { behind: () => "", before: holdShield, isUpright: false },
  letter: { behind: () => "", before: holdLetter, isUpright: false },
  staff: { behind: behindStaff, before: holdStaff, isUpright: true },
  fork: { behind: behindFork, before: holdStaff, isUpright: true },
  crook: { behind: behindCrook, before: holdStaff, isUpright: true },
  spear: { behind: behindSpear, before: holdSpear, isUpright: true },
  lute: { behind: () => "", before: holdLute, isUpright: false },
  none: { behind: () => "", before: holdNone, isUpright: false },
  pack: { behind: behindPack, before: holdNone, isUpright: false },
} as const satisfies Record<string, { behind: Draw; before: Draw; isUpright: boolean }>;
export type Tool = keyof typeof TOOLS;
