/* hanno.ts: the wanderer. His hat has seen more roads than anybody, and he has his staff with him. */
import { fill, line, oval, place } from "../ink";
import { inked } from "../scenes/pencil";
import { cheeks, dark, eyes, ground, head, hatch, neck, shoulders } from "./kit";

const SKIN = "#d99f6c";
const FELT = "#8a5a34";
const CLOAK = "#a8452f";
const BEARD = "#6b4527";

const hat =
  inked(
    "M-30 -30C-34 -54 -22 -74 -4 -72C2 -78 20 -74 26 -60C30 -50 31 -40 30 -30C10 -38 -12 -38 -30 -30Z",
    FELT,
    3.2,
  ) +
  fill(
    "M10 -72C22 -70 30 -50 30 -30C24 -32 18 -33.5 12 -34.500C18 -48 17 -62 10 -72Z",
    dark(FELT),
  ) +
  inked("M-31 -32C-12 -42 14 -42 31 -32L30 -42C12 -50 -12 -50 -30 -42Z", "#c9a050", 2.4) +
  inked(
    "M-72 -22C-60 -36 -34 -42 0 -42C36 -42 58 -38 70 -28C74 -24 66 -20 56 -22C20 -30 -22 -30 -54 -16C-66 -12 -76 -16 -72 -22Z",
    FELT,
    3.4,
  ) +
  fill(
    "M14 -41.500C44 -40 62 -36 70 -28C74 -24 66 -20 56 -22C42 -25 28 -27 14 -27.600C20 -32 20 -38 14 -41.500Z",
    dark(FELT),
  ) +
  line("M-62 -24C-46 -34 -22 -38 0 -38", "#c99a66", 2.2, 'opacity=".8"') +
  hatch([26, -40], [6, 1.6], 6, [4, 9], dark(FELT, 0.6)) +
  // A feather that was found on the way.
  inked("M22 -46C24 -66 36 -82 54 -88C58 -74 50 -54 30 -42Z", "#e9dcb8", 2.4) +
  line(
    "M25 -45C34 -58 42 -70 52 -84M34 -56L30 -64M40 -64L37 -73M33 -55L42 -58M40 -64L48 -68",
    "#8a7350",
    1.6,
  );

const beard =
  inked(
    "M-33 4C-34 26 -26 40 -14 46C-6 51 6 51 14 46C26 40 34 26 33 4C28 10 26 14 23 16C16 11 8 12 0 15C-8 12 -16 11 -23 16C-26 14 -29 10 -33 4Z",
    BEARD,
    3,
  ) +
  fill(
    "M33 4C34 26 26 40 14 46C8 49 4 49.5 0 49.700C14 42 24 30 25 15C28 12 30 9 33 4Z",
    dark(BEARD, 0.36),
  ) +
  line(
    "M-26 18C-24 28 -20 34 -14 38M-16 28C-14 34 -10 40 -6 42M-27 10C-27 14 -27 16 -26 18",
    "#a97b4c",
    1.8,
    'opacity=".9"',
  ) +
  line("M4 30C5 36 4 42 2 46M12 28C13 34 11 40 8 44", dark(BEARD, 0.6), 1.6, 'class="fine"');

const smile =
  line("M-10 21.500C-4 25.5 6 25.5 12 20.5", "#5a1f16", 3) +
  inked(
    "M-15 16C-9 11 -3 12 0 15C3 12 9 11 15 16C9 20 4 19 0 17.500C-4 19 -9 20 -15 16Z",
    BEARD,
    2,
  );

const staff =
  inked("M128 164L134 20C134 14 144 14 144 20L140 164Z", "#b98a52", 3) +
  inked(
    "M132 30C124 22 126 8 138 6C150 6 154 18 148 26C146 20 142 18 139 18C136 20 135 26 132 30Z",
    "#a87844",
    3,
  ) +
  line("M139 40L137 150", dark("#b98a52", 0.4), 2, 'class="fine"') +
  inked(
    "M120 124C122 116 132 114 142 118C150 120 152 130 148 138C140 146 124 146 120 138Z",
    SKIN,
    2.8,
  ) +
  line("M124 124C132 122 140 124 146 128M123 131C131 130 139 131 146 135", dark(SKIN, 0.45), 1.8);

export const hanno = (): string =>
  ground(
    "#bcd6d2",
    fill("M0 88C24 74 44 78 64 86C90 72 130 70 160 84L160 160L0 160Z", "#a9b766") +
      fill("M0 110C40 96 100 98 160 108L160 160L0 160Z", "#8fa453") +
      fill(
        "M6 160C20 138 34 126 22 112C14 104 24 96 30 88L35 88C32 98 28 102 38 112C52 128 46 144 42 160Z",
        "#ecdcae",
      ) +
      fill(oval(34, 34, 16, 6) + oval(46, 30, 12, 7), "#e9f0ea"),
  ) +
  neck(SKIN) +
  shoulders(CLOAK, 66, 128) +
  inked("M46 126C58 142 102 142 114 126L118 136C104 156 56 156 42 136Z", dark(CLOAK, 0.16), 2.8) +
  inked(oval(80, 149, 7), "#e2b44c", 2.4) +
  place(
    head({ w: 33, h: 42, jaw: 0.8, skin: SKIN, ears: true }) +
      cheeks(20, 6, 7, 0.45) +
      beard +
      eyes({
        gap: 13.5,
        y: -9,
        r: 5.2,
        iris: "#3f6f8c",
        skin: SKIN,
        lid: 0.22,
        look: [-1.6, -0.6],
      }) +
      line("M-22 -19C-17 -22 -11 -21 -7 -18M7 -18C11 -21 17 -22 22 -19", BEARD, 3.6) +
      line(
        "M-24 -6C-27 -4 -28 -2 -29 0M-23 -3C-25 -1 -26 1 -26 2M24 -6C27 -4 28 -2 29 0",
        dark(SKIN, 0.5),
        1.4,
        'class="fine"',
      ) +
      inked("M-2 -10C-5 0 -8 6 -5 9C-2 12 4 12 6 9C8 6 4 0 2 -8", SKIN, 2) +
      fill("M2 -8C4 0 8 6 6 9C4 11 1 11.5 0 11C3 6 3 -2 2 -8Z", dark(SKIN, 0.25)) +
      smile +
      hat,
    76,
    92,
  ) +
  staff;
