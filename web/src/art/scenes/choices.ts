/*
 * choices.ts: the pictures on the choices of the start page. Each is as wide as it is asked to be
 * and 120 high, with its subject in the middle, so that a frame may cut it left and right.
 */
import { pieceMarkup } from "../figures";
import { INK, box, fill, line, n, oval, place, shadow, svg } from "../ink";
import type { Colour } from "../players";
import { inked } from "./pencil";
import { tinyTile } from "./tiny-tile";

const HEIGHT = 120;

/** Hills under a pale sun, m being the middle. */
function hills(m: number): string {
  const w = m * 2;
  const ridge = (y: number, a: number, b: number, colour: string) =>
    fill(
      `M0 ${y}C${n(m * a)} ${y - 14} ${n(m * b)} ${y + 8} ${n(w)} ${y - 8}` +
        `L${n(w)} ${HEIGHT}L0 ${HEIGHT}Z`,
      colour,
    );
  return (
    fill(box(0, 0, w, HEIGHT), "#e3e8c8") +
    line(
      `M${n(m - 96)} 18q20 -4 44 0M${n(m - 60)} 30q14 -3 30 0M${n(m + 92)} 50q18 -4 40 0`,
      "#cfd8ac",
      2,
    ) +
    fill(oval(m + 70, 30, 15), "#fdf7df") +
    ridge(66, 0.5, 1.2, "#bcc985") +
    ridge(84, 0.6, 1.3, "#a3b765") +
    ridge(104, 0.7, 1.2, "#8fa653")
  );
}

const bush = (x: number, y: number, s = 1): string =>
  place(
    shadow(oval(3, 2, 15, 4), 0.18) +
      fill(oval(0, -9, 13, 12), "#5f7d3a") +
      fill(oval(-3, -12, 9, 8.5), "#7f9c4d") +
      line("M-8 -15q3 -4 6 -2M1 -9q4 -3 6 0", "#5f7d3a", 1.3),
    x,
    y,
    s,
  );

/** The boards of a wooden table. */
function table(m: number): string {
  const w = n(m * 2);
  let out = fill(box(0, 0, m * 2, HEIGHT), "#cfae78");
  for (const y of [22, 52, 82, 112]) {
    const [from, reach] = [m * 0.4 + y, m * 0.2];
    const grain =
      `M${n(from)} ${y - 12}C${n(from + reach)} ${y - 15} ${n(from + reach * 2)} ${y - 9} ` +
      `${n(from + reach * 3)} ${y - 12}`;
    out += line(`M0 ${y}L${w} ${y}`, "#b9945c", 1.6) + line(grain, "#bf9b62", 1.4);
  }
  return out;
}

const man = (colour: Colour, x: number, y: number, scale: number, kind = "follower"): string =>
  pieceMarkup(kind, colour, { x, y, scale });

const tiles = (m: number): string =>
  shadow(box(m - 71, 15, 150, 52, 2), 0.25) +
  place(tinyTile({ edges: "crfr", seed: 4 }), m - 75, 10, 0.5) +
  place(tinyTile({ edges: "frrr", seed: 6 }), m - 25, 10, 0.5) +
  place(tinyTile({ edges: "ffcr", seed: 8 }), m + 25, 10, 0.5);

/** You and somebody with a visor. */
function computer(m: number): string {
  const visor =
    inked(box(-17, -10, 34, 20, 7), "#d9c08a", 3) +
    fill(oval(-7, 0, 3.6) + oval(7, 0, 3.6), INK) +
    line("M0 -10L0 -18", INK, 2.4) +
    fill(oval(0, -20, 4.6), INK) +
    fill(oval(0, -20, 3), "#e0ac3a");
  return (
    hills(m) +
    bush(m - 120, 92) +
    bush(m + 128, 86, 1.2) +
    man("red", m - 40, 112, 0.7, "large") +
    man("black", m + 44, 112, 0.7, "large") +
    place(visor, m + 44, 39) +
    shadow(box(m - 12, 97, 30, 20, 2), 0.3) +
    inked(box(m - 14, 94, 30, 22, 3), "#f1e4c3", 2.4) +
    place(tinyTile({ edges: "crfr", seed: 4 }), m - 8, 96, 0.18)
  );
}

const together = (m: number): string =>
  table(m) +
  tiles(m) +
  man("red", m - 78, 112, 0.46) +
  man("blue", m - 30, 116, 0.46) +
  man("orange", m + 22, 114, 0.46) +
  man("white", m + 74, 111, 0.46);

/** A pigeon that carries a letter, flying to the right. */
const pigeon = (): string =>
  inked("M4 -5C-2 -22 -14 -31 -28 -34C-22 -22 -18 -12 -10 -2Z", "#cfd6d3", 2.6) +
  inked(
    "M-22 4C-14 -8 8 -12 20 -5C24 -9 31 -8 33 -3L39 0L32 3C28 12 6 16 -10 10L-32 15Z",
    "#fbf6e6",
    3,
  ) +
  inked("M12 -4C17 -20 13 -35 4 -44C-3 -31 -8 -16 -7 1C0 4 8 2 12 -4Z", "#e6e9e2", 2.6) +
  line("M3 -30C3 -22 2 -14 0 -8", "#b8c0bb", 2) +
  fill(oval(27, -3, 1.8), INK) +
  line("M10 11L14 20", INK, 1.6) +
  place(
    inked(box(-11, -7, 22, 15, 2), "#f4e2b4", 2.4) +
      line("M-10 -6L0 2L10 -6", "#a98a58", 1.8) +
      fill(oval(0, 2, 3.4), "#a9472f"),
    17,
    27,
    1,
    -8,
  );

/** Two who are far from each other, and a letter between them. */
const friend = (m: number): string =>
  hills(m) +
  bush(m - 128, 92, 1.1) +
  bush(m + 130, 84) +
  man("red", m - 78, 113, 0.6, "large") +
  man("blue", m + 82, 111, 0.6, "large") +
  place(pigeon(), m - 6, 58);

/** A signpost, and some who wait there for others. */
const meeting = (m: number): string =>
  hills(m) +
  bush(m - 116, 88) +
  inked(`M${n(m + 40)} 48L${n(m + 40)} 108L${n(m + 47)} 108L${n(m + 47)} 48Z`, "#8a5a2e", 2.4) +
  inked(
    `M${n(m + 18)} 22L${n(m + 70)} 22L${n(m + 84)} 35L${n(m + 70)} 48L${n(m + 18)} 48Z`,
    "#d9b479",
    3,
  ) +
  line(
    `M${n(m + 30)} 35L${n(m + 66)} 35M${n(m + 57)} 28L${n(m + 66)} 35L${n(m + 57)} 42`,
    "#6b4326",
    3.4,
  ) +
  man("orange", m - 62, 112, 0.5) +
  man("white", m - 20, 115, 0.5) +
  man("sky", m + 82, 114, 0.5);

/** The same figure, three steps back. */
const again = (m: number): string =>
  table(m) +
  tiles(m) +
  `<g opacity=".28">${man("blue", m - 66, 112, 0.46)}</g>` +
  `<g opacity=".55">${man("blue", m - 26, 113, 0.5)}</g>` +
  man("blue", m + 20, 115, 0.56) +
  place(
    inked(oval(0, 0, 17), "#fbf3de", 3) +
      line("M-8 3A9 9 0 1 0 -4 -8M-4 -14L-4 -7L-11 -7", "#22594d", 3),
    m + 72,
    92,
  );

/** An open book with a tower on one page and lines on the other. */
const book = (m: number): string =>
  table(m) +
  shadow(oval(m + 8, 108, 96, 8), 0.28) +
  place(
    inked("M-84 -2L84 -2L90 78L-90 78Z", "#8e3b2b", 4) +
      inked("M0 4C-24 -8 -54 -8 -78 0L-82 70C-56 62 -24 62 0 74Z", "#fbf3de", 3) +
      inked("M0 4C24 -8 54 -8 78 0L82 70C56 62 24 62 0 74Z", "#f3e6c8", 3) +
      fill("M0 4C8 0 16 -3 22 -4L24 65C14 66 6 70 0 74Z", "#d9c49a", 'opacity=".7"') +
      place(tinyTile({ edges: "crfr", seed: 4 }), -66, 14, 0.4) +
      line("M28 16L64 14M28 27L68 25M28 38L62 36M28 49L66 47", "#9c8358", 2.6) +
      fill("M52 -4L62 -3L62 24L57 19L52 24Z", "#22594d"),
    m,
    24,
  ) +
  man("orange", m + 96, 112, 0.36);

const PICTURES = {
  computer,
  together,
  friend,
  meeting,
  replay: again,
  rules: book,
} as const;

export type Choice = keyof typeof PICTURES;
export const CHOICE_NAMES = Object.keys(PICTURES) as Choice[];

/** The picture of a choice, so wide in px and 120 high. */
export const choicePicture = (choice: Choice, width: number): string =>
  svg(PICTURES[choice](width / 2), [0, 0, width, HEIGHT], {
    width,
    className: "art",
    preserve: "xMidYMid slice",
  });
