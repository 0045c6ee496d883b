/*
 * backs.ts: what hides tiles: their backs, the pile, the bag, and the emblem on all of them.
 */
import { INK, box, fill, inked, line, oval, place, rotate, shadow, shift } from "../ink";
import { numberPlate } from "../figures/tower";

/** River bend and tower, the emblem that is also on card backs. Radius about 30. */
export function emblem(dark: string = INK, light = "#f3e3bd", water = "#4f8d94"): string {
  return (
    fill(oval(0, 0, 33), dark) +
    fill(oval(0, 0, 30), light) +
    fill(
      "M-29.7 2C-21 7 -9 1 1 4C13 7 17 13 11 18C6 22 -1 23 -5 29.6C-12 28.4 -17 25.5 -21.5 21" +
        "C-13 20 -3 17 -2 13C-2 9 -18 15 -28.6 9Z",
      water,
    ) +
    inked(
      "M-11 6L-11 -12L-14 -14L-14 -22L-9 -22L-9 -18L-4.5 -18L-4.5 -22L4.5 -22L4.5 -18L9 -18" +
        "L9 -22L14 -22L14 -14L11 -12L11 8C4 4 -4 3 -11 6Z",
      "#d8bd8a",
      2.4,
      dark,
    ) +
    fill("M3 -18L4.5 -22L9 -22L9 -18L14 -18L14 -14L11 -12L11 8C8 6 6 5 3 4.5Z", "#a98a5a") +
    fill("M-3 4C-3 -3 -2 -6 0 -6C2 -6 3 -3 3 4Z", dark)
  );
}

/** Ground, dark and light leaves of each back. */
const BACKS = {
  classic: ["#5a6b3f", "#485732", "#8a9a5c"],
  hunters: ["#a2703a", "#855829", "#cf9d5c"],
  bonus: ["#7b3b28", "#61291a", "#b06a47"],
  wheel: ["#53406e", "#423059", "#8674a3"],
} as const;

export type Back = keyof typeof BACKS;
export const BACK_NAMES = Object.keys(BACKS) as Back[];

/** By the engine's name of a game. */
export const backOf = (game: string): Back =>
  game === "hunters" || game === "wheel" ? game : "classic";

const LEAF = "M0 -7C4 -4 4 4 0 7C-4 4 -4 -4 0 -7Z";

/** A tile back, 100 x 100 from (0, 0): a quiet field of leaves round the emblem. */
export function tileBack(back: Back = "classic"): string {
  const [ground, dark, light] = BACKS[back];
  const leaves = ["", ""];
  for (let y = 0; y < 9; y += 1) {
    for (let x = 0; x < 9; x += 1) {
      const [cx, cy] = [8 + x * 10.5, 8 + y * 10.5];
      if (Math.hypot(cx - 50, cy - 50) <= 36) continue;
      const odd = (x + y) % 2;
      leaves[odd] += shift(rotate(LEAF, odd === 1 ? 45 : -45), cx, cy);
    }
  }
  const paper = back === "hunters" || back === "bonus" ? "#ecd3a2" : "#f3e3bd";
  return (
    fill(box(0, 0, 100, 100, 5), ground) +
    fill(leaves[0] ?? "", light, 'opacity=".75"') +
    fill(leaves[1] ?? "", dark, 'opacity=".75"') +
    line(box(3.5, 3.5, 93, 93, 4), light, 1.2) +
    line(box(0.75, 0.75, 98.5, 98.5, 4.5), INK, 1.5) +
    place(emblem(INK, paper), 50, 50, 0.98)
  );
}

export const PILE_BOX = [-2, -2, 118, 128] as const;

/** A pile of tile backs with its count; it sinks while the game goes on. */
export function tilePile(back: Back, count: number): string {
  const layers = Math.min(6, Math.ceil(count / 12));
  let out = shadow(box(6, 8, 100 + layers * 2, 100 + layers * 3, 6), 0.25);
  for (let i = layers; i >= 1; i -= 1) {
    out += inked(box(i * 1.2, i * 3, 100, 100, 5), i % 2 === 1 ? "#e7d7b2" : "#d2bf95", 1.4);
  }
  return out + tileBack(back) + numberPlate(count, 88, 92, 22);
}

export const BAG_BOX = [-66, -104, 142, 142] as const;

/** Linen draw bag with the number of tiles left. */
export function bag(count: number): string {
  const d =
    "M-24 -70C-36 -62 -58 -38 -58 -10C-58 14 -36 24 0 24C36 24 58 14 58 -10C58 -38 36 -62 24 -70Z";
  return (
    shadow(oval(14, 16, 62, 16)) +
    inked(
      "M-26 -70C-34 -84 -38 -92 -34 -96C-24 -92 -20 -98 -10 -93C-4 -98 6 -98 12 -93" +
        "C20 -98 28 -92 36 -95C38 -90 32 -82 26 -70Z",
      "#d9c49a",
      4,
    ) +
    inked(d, "#d2b883", 4) +
    fill(
      "M24 -70C36 -62 58 -38 58 -10C58 14 36 24 0 24C-6 24 -12 24 -18 23C20 18 40 -10 10 -70Z",
      "#b09262",
    ) +
    line(
      "M-14 -68C-26 -52 -40 -36 -44 -12M-4 -66C-10 -50 -16 -40 -18 -26M12 -66" +
        "C20 -50 28 -38 32 -16",
      "#94764a",
      2.2,
      'opacity=".8"',
    ) +
    line("M-46 -22C-42 -38 -34 -50 -26 -60", "#f0e1bd", 3) +
    inked(box(-29, -76, 58, 12, 6), "#8e3b2b", 3.4) +
    line("M-24 -72L10 -72", "#c97a63", 2) +
    line("M22 -66C30 -58 32 -50 30 -42M24 -66C36 -62 42 -54 42 -46", INK, 5) +
    line("M22 -66C30 -58 32 -50 30 -42M24 -66C36 -62 42 -54 42 -46", "#a34a37", 2.4) +
    place(emblem("#5b3c22", "#e3cb9a", "#6e8f86"), -4, -18, 0.86) +
    numberPlate(count, 40, 6, 24)
  );
}
