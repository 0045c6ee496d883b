/* odo.ts: the master builder: a great beard with stone dust in it, and the dividers he draws with. */
import { INK, fill, line, mix, oval, place } from "../ink";
import { inked } from "../scenes/pencil";
import { cheeks, dark, eyes, ground, head, hatch, neck, shoulders } from "./kit";

const SKIN = "#e2a97c";
const CAP = "#3f6d92";
const COAT = "#7a5a3c";
const BEARD = "#4a3020";

const cap =
  inked(
    "M-40 -18C-46 -46 -26 -62 -2 -62C26 -64 46 -46 40 -18C28 -30 14 -34 0 -34C-14 -34 -28 -30 -40 -18Z",
    CAP,
    3.2,
  ) +
  fill("M10 -62C34 -58 44 -40 40 -18C34 -24 28 -28 20 -31C24 -42 20 -54 10 -62Z", dark(CAP)) +
  line("M-34 -34C-28 -48 -16 -55 -2 -56", "#9cc2d8", 2.4, 'opacity=".8"') +
  inked(
    "M-43 -14C-44 -22 -40 -28 -36 -30C-14 -40 14 -40 36 -30C40 -28 44 -22 43 -14C26 -28 12 -30 0 -30C-12 -30 -26 -28 -43 -14Z",
    "#dcc9a0",
    2.8,
  ) +
  hatch([22, -33], [5, 2.4], 4, [3, 7], "#7d6845");

const beard =
  inked(
    "M-39 -6C-44 26 -36 56 -18 66C-10 72 -4 62 0 70C4 62 10 72 18 66C36 56 44 26 39 -6C34 4 30 10 26 14C18 8 9 9 0 13C-9 9 -18 8 -26 14C-30 10 -34 4 -39 -6Z",
    BEARD,
    3.4,
  ) +
  fill(
    "M39 -6C44 26 36 56 18 66C10 72 4 62 0 70C0 62 14 56 20 44C26 32 28 20 26 14C31 9 35 3 39 -6Z",
    dark(BEARD, 0.5),
  ) +
  line(
    "M-32 12C-32 30 -28 44 -20 54M-23 22C-22 36 -18 46 -13 54M-12 32C-11 42 -9 50 -6 56M-33 4C-33 8 -33 10 -32 12",
    "#8a6243",
    2,
    'opacity=".95"',
  ) +
  line("M8 34C9 44 8 52 5 58M18 30C18 40 16 48 12 54", "#7a5336", 1.7, 'class="fine"') +
  inked(
    "M0 13C-10 7 -20 10 -25 19C-16 23 -6 22 0 18C6 22 16 23 25 19C20 10 10 7 0 13Z",
    mix(BEARD, "#7a4f2e", 0.5),
    2.4,
  ) +
  line("M-7 25.500C-3 28 3 28 7 25.5", "#c2675a", 4);

const dividers =
  inked("M-2 -34L-20 36L-15 38L3 -28Z", "#b9b3a4", 2.4) +
  inked("M2 -34L20 36L15 38L-3 -28Z", "#8d8778", 2.4) +
  line("M-10 8C-3 4 3 4 10 8", INK, 2.4) +
  inked(oval(0, -36, 7), "#d7a83e", 2.4) +
  fill(oval(-1.5, -38, 2), "#f8e2a0");

const hand =
  inked(
    "M108 164C102 150 104 138 114 132C120 126 134 126 140 132C148 138 148 152 142 164Z",
    SKIN,
    2.8,
  ) +
  line(
    "M114 133C112 140 114 144 118 146M123 129C121 137 122 141 126 144M133 130C131 137 132 141 136 143",
    dark(SKIN, 0.45),
    1.9,
  );

const stones = (): string => {
  let d = "";
  for (let row = 0; row < 7; row += 1) {
    const y = 8 + row * 24;
    d += `M0 ${y}L160 ${y}`;
    for (let i = 0; i < 5; i += 1)
      d += `M${(row % 2) * 20 + i * 40} ${y}L${(row % 2) * 20 + i * 40} ${y + 24}`;
  }
  return (
    line(d, "#b99a66", 2.4) +
    fill("M40 32L80 32L80 56L40 56ZM120 8L160 8L160 32L120 32ZM0 80L20 80L20 104L0 104Z", "#dcc18b")
  );
};

export const odo = (): string =>
  ground("#e6d1a2", stones()) +
  neck(SKIN, 16) +
  shoulders(COAT, 74, 122) +
  inked(
    "M44 126C56 136 66 150 70 166L90 166C94 150 104 136 116 126C104 122 56 122 44 126Z",
    "#eadcb9",
    2.6,
  ) +
  place(
    head({ w: 37, h: 42, jaw: 0.9, skin: SKIN, ears: true }) +
      cheeks(22, 3, 7, 0.5) +
      beard +
      eyes({ gap: 14, y: -9, r: 5.2, iris: "#4a5d3a", skin: SKIN, lid: 0.12, look: [0.8, 0.8] }) +
      inked("M-25 -19C-20 -25 -12 -24 -7 -19C-12 -19 -19 -19 -25 -16Z", BEARD, 1.6) +
      inked("M25 -19C20 -25 12 -24 7 -19C12 -19 19 -19 25 -16Z", BEARD, 1.6) +
      inked("M-4 -8C-7 0 -11 5 -8 9C-5 12 5 12 8 9C11 5 7 0 4 -8", mix(SKIN, "#d0795c", 0.3), 2.2) +
      cap,
    78,
    76,
  ) +
  place(dividers, 130, 112, 1.05, 12) +
  hand;
