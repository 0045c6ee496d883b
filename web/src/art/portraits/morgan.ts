/* morgan.ts: the spoiler: a hood, half a smile, and the one tile you needed. */
import { INK, fill, line, mix, place } from "../ink";
import { inked } from "../scenes/pencil";
import { dark, eyes, ground, head, hatch, shoulders } from "./kit";

const SKIN = "#dfa77e";
const HOOD = "#3d4f45";
const LINING = "#8f2f3a";
const HAIR = "#2a1a14";

const hoodBehind =
  inked(
    "M-52 52C-60 4 -50 -54 -4 -64C6 -66 14 -74 24 -78C30 -62 58 -38 54 10C53 28 50 42 46 54Z",
    HOOD,
    3.4,
  ) +
  fill(
    "M24 -78C30 -62 58 -38 54 10C53 28 50 42 46 54L30 54C44 20 42 -40 8 -66C14 -69 18 -74 24 -78Z",
    dark(HOOD, 0.4),
  ) +
  inked("M-38 44C-46 4 -38 -42 0 -48C38 -42 46 4 38 44Z", LINING, 2.6) +
  fill("M0 -48C38 -42 46 4 38 44L22 44C34 10 30 -34 0 -48Z", dark(LINING, 0.45)) +
  line("M-48 20C-50 -14 -42 -44 -16 -56", "#7f9a86", 2.4, 'opacity=".8"') +
  hatch([44, -20], [0.6, 10], 6, [9, -5], dark(HOOD, 0.75));

const hair =
  inked(
    "M-33 -2C-38 -28 -22 -46 2 -45C24 -46 38 -26 33 2C30 -6 28 -14 26 -20C16 -22 2 -28 -6 -36C-10 -26 -22 -18 -28 -16C-30 -12 -32 -8 -33 -2Z",
    HAIR,
    2.6,
  ) + line("M-24 -24C-18 -30 -12 -34 -8 -40M12 -38C20 -34 25 -28 28 -20", "#6b4a38", 2);

const features =
  eyes({ gap: 13.5, y: -4, r: 5.4, iris: "#4f8a4a", skin: SKIN, lid: 0.46, look: [-2.6, 0.4] }) +
  // One brow asks, the other knows.
  line("M-24 -18C-19 -24 -12 -23 -7 -18", HAIR, 3.8) +
  line("M7 -14C12 -15 18 -15 24 -13", HAIR, 3.8) +
  line("M1 -6C3 4 6 9 3 12C1 14 -2 13.5 -4 12", dark(SKIN, 0.5), 2.2) +
  inked(
    "M-12 19C-6 15 -2 16 0 18C3 15.5 8 15.5 14 17C8 19.5 4 20 0 19.500C-4 20.5 -8 20.5 -12 19Z",
    HAIR,
    1.4,
  ) +
  line("M-10 26C-3 27.5 8 26 17 19.5", "#7d2a24", 3) +
  line("M17 17C18.5 18.5 19.5 20 19.5 22", "#7d2a24", 2) +
  inked("M-7 34C-3 32 4 32 8 34C8 41 4 47 1 50C-3 47 -7 41 -7 34Z", HAIR, 2.2);

/** A tile with a piece of a city, held like a card that was kept back. */
const tile =
  inked("M-22 -22L22 -22L22 22L-22 22Z", "#a9b766", 3) +
  fill("M-20.5 -20.500L20.5 -20.500C16 -4 -16 -4 -20.5 -20.500Z", "#d8b279") +
  line("M-20.5 -20.500C-16 -4 16 -4 20.5 -20.5", "#6e5a44", 3.6) +
  fill("M-9 -19L-9 -14L-4 -14L-4 -19ZM2 -19L2 -13L9 -13L9 -19Z", "#b4502f") +
  line("M0 21C0 12 8 8 21 7", "#8a7350", 7.5) +
  line("M0 21C0 12 8 8 21 7", "#efe0b6", 4.5);

const fingers =
  inked(
    "M-22 10C-30 6 -36 12 -34 20L-30 40L2 40C4 32 0 28 -6 28C-2 24 -4 18 -10 18C-8 12 -14 8 -22 10Z",
    SKIN,
    2.6,
  ) + line("M-22 18C-17 17 -13 17 -10 18M-20 28C-15 27 -10 27 -6 28", dark(SKIN, 0.5), 1.8);

export const morgan = (): string =>
  ground(
    "#e0a070",
    fill("M0 54C40 44 100 48 160 40L160 160L0 160Z", "#c9785a") +
      fill("M0 96C40 82 110 88 160 78L160 160L0 160Z", "#8d5550") +
      fill(
        "M10 96L10 66L6 66L6 58L12 58L12 62L16 62L16 58L22 58L22 62L26 62L26 58L32 58L32 66L28 66L28 96Z",
        "#6f4648",
      ) +
      fill("M134 84L134 62L130 62L130 55L154 55L154 62L150 62L150 84Z", "#6f4648"),
  ) +
  place(hoodBehind, 78, 84) +
  shoulders(HOOD, 68, 128) +
  place(
    head({ w: 32, h: 42, jaw: 0.66, skin: SKIN }) +
      fill(
        "M6 -40C26 -34 33 -14 32 6C30 24 22 36 6 41.500C16 20 16 -20 6 -40Z",
        mix(SKIN, "#4a1f1c", 0.6),
        'opacity=".42"',
      ) +
      hair +
      features,
    78,
    86,
  ) +
  inked(
    "M34 134C50 126 62 130 78 138C94 130 108 126 124 134L128 146C110 140 94 144 80 152C64 144 48 140 30 146Z",
    dark(HOOD, 0.16),
    2.8,
  ) +
  line("M72 142C76 146 82 146 86 142", INK, 2) +
  place(tile + fingers, 126, 124, 1, -14);
