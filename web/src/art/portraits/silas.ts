/* silas.ts: the miser: thin, with a long nose, and his purse is nearer to him than anything. */
import { fill, line, mix, oval, place } from "../ink";
import { inked } from "../scenes/pencil";
import { dark, eyes, ground, head, hatch, neck, shoulders } from "./kit";

const SKIN = "#ecd0a8";
const COAT = "#6a4a78";
const FUR = "#8f7f6a";
const HAIR = "#d6d0c2";
const PURSE = "#a8743a";

const cap =
  inked(
    "M-31 -18C-34 -46 -20 -60 0 -60C20 -60 34 -46 31 -18C20 -26 10 -28 0 -28C-10 -28 -20 -26 -31 -18Z",
    dark(COAT, 0.25),
    3.2,
  ) +
  fill("M8 -59C26 -54 34 -40 31 -18C26 -22 20 -25 16 -26C20 -38 17 -50 8 -59Z", dark(COAT, 0.5)) +
  line("M-25 -34C-21 -46 -12 -53 0 -54", "#a987b8", 2.2, 'opacity=".8"') +
  inked(
    "M-34 -14C-35 -20 -33 -24 -30 -26C-12 -36 12 -36 30 -26C33 -24 35 -20 34 -14C20 -24 10 -26 0 -26C-10 -26 -20 -24 -34 -14Z",
    COAT,
    2.6,
  );

const hair = (side: 1 | -1): string =>
  inked(
    `M${side * 29} -18C${side * 38} -8 ${side * 40} 8 ${side * 36} 24C${side * 40} 22 ${side * 38} 30 ${side * 32} 32C${side * 28} 26 ${side * 27} 16 ${side * 28} 6Z`,
    side > 0 ? dark(HAIR, 0.18) : HAIR,
    2.4,
  );

/** Eyes that count, under glasses with one good lens. */
const features =
  eyes({ gap: 12, y: -5, r: 4.8, iris: "#7a6a3a", skin: SKIN, lid: 0.5, look: [2.2, 1.2] }) +
  line("M-21 -17C-16 -18 -11 -15 -6 -12M21 -18C16 -18 11 -15 6 -12", "#8d8574", 3.2) +
  line("M-18 3C-14 5 -10 5 -7 3M18 3C14 5 10 5 7 3", dark(SKIN, 0.35), 1.6) +
  line("M-17 18C-18 24 -16 28 -13 30M17 16C18 22 17 27 14 30", dark(SKIN, 0.32), 1.8) +
  inked("M-3 -8C-4 4 -9 14 -7 20C-4 25 6 24 9 19C10 14 4 4 3 -8", mix(SKIN, "#d98a63", 0.22), 2.2) +
  fill("M3 -6C4 4 10 14 9 19C7 22 4 23 2 23C5 16 4 4 3 -6Z", dark(SKIN, 0.28)) +
  line("M-9 31C-4 29 5 29 10 32M-10 31C-11.5 31.5 -12 32 -12.5 33", "#8a4a3c", 2.8) +
  line("M-4 37C-1 38 2 38 4 37", dark(SKIN, 0.35), 1.6);

/** A little beard that saves cloth. */
const goatee = inked("M-7 40C-4 38 4 38 7 40C7 48 3 56 0 60C-3 56 -7 48 -7 40Z", HAIR, 2.4);

/** A collar of worn fur, in two flaps. */
const fur =
  inked(
    "M60 122C48 126 36 134 30 146C34 150 36 156 44 156C48 162 58 160 62 164L78 164C76 148 70 134 60 122Z",
    FUR,
    2.8,
  ) +
  inked(
    "M88 122C102 126 112 134 118 146C114 150 112 156 104 156C100 162 92 160 88 164L76 164C78 148 80 134 88 122Z",
    dark(FUR, 0.25),
    2.8,
  ) +
  line(
    "M48 134L44 140M42 144L40 149M54 140L51 147M60 132L58 138M64 146L62 153M52 152L51 157M94 132L97 138M100 142L103 147M90 144L92 151",
    dark(FUR, 0.5),
    2,
  );

const purse =
  inked("M-9 -14C-24 -4 -28 16 -20 26C-12 34 12 34 20 26C28 16 24 -4 9 -14Z", PURSE, 3) +
  fill("M9 -14C24 -4 28 16 20 26C16 30 10 31.5 4 32C16 22 16 0 4 -14Z", dark(PURSE, 0.34)) +
  inked(
    "M-14 -24C-8 -18 8 -18 14 -24C12 -18 10 -16 9 -13L-9 -13C-10 -16 -12 -18 -14 -24Z",
    PURSE,
    2.6,
  ) +
  line("M-11 -13C-4 -10 4 -10 11 -13M11 -12C16 -8 17 -4 16 0", "#e9c15a", 3) +
  line("M-15 6C-14 0 -11 -4 -8 -7", "#dba86a", 2.4) +
  inked(oval(-1, 11, 8.5), "#efc654", 2.2) +
  line("M-1 6L-1 16M-4.5 8.500C-1 6.5 2 8.5 -1 11C-4 13.5 0 15.5 3 13.5", "#8d6420", 1.7);

const fingers =
  inked(
    "M88 150C84 140 90 130 98 130C104 130 106 136 104 142C110 140 112 148 108 152C112 152 112 160 106 164L88 164Z",
    SKIN,
    2.6,
  ) + line("M98 142C101 141 103 141 104 142M100 152C103 151 106 151 108 152", dark(SKIN, 0.5), 1.8);

const coin = (x: number, y: number): string => inked(oval(x, y, 11, 4), "#d9ab3e", 1.8);

export const silas = (): string =>
  ground(
    "#cbb389",
    fill("M0 0L160 0L160 160L0 160Z", "#b49a70", 'opacity=".5"') +
      fill("M0 62L160 62L160 70L0 70Z", "#8a6a42") +
      [0, 1, 2, 3].map((i) => coin(20, 58 - i * 6)).join("") +
      [0, 1].map((i) => coin(142, 58 - i * 6)).join("") +
      hatch([2, 84], [0, 12], 6, [30, -6], "#8f7850") +
      hatch([128, 84], [0, 12], 6, [30, -6], "#8f7850"),
  ) +
  neck(SKIN, 9, 106) +
  shoulders(COAT, 60, 132) +
  fur +
  place(
    hair(-1) + hair(1) + head({ w: 29, h: 46, jaw: 0.62, skin: SKIN }) + features + goatee + cap,
    74,
    76,
  ) +
  place(purse, 122, 128, 1.02, -6) +
  fingers;
