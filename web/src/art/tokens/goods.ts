/*
 * goods.ts: wine, grain and cloth on their light disc; drawn once, for rows and for tiles.
 *
 * Each has a silhouette of its own that is left at 14 px: a round barrel, a spread sheaf, a square
 * bale. The disc has radius 47 and its own outline, so that it reads on any tile.
 */
import { INK, box, fill, inked, line, n, oval, place, shadow } from "../ink";

/** Light disc with rim, radius 46 round (0,0). */
export const disc = (tint = "#fbf1d8") =>
  shadow(oval(3, 4, 47), 0.25) +
  fill(oval(0, 0, 47), INK) +
  fill(oval(0, 0, 43.5), "#cda869") +
  fill(oval(0, 0, 39.5), tint) +
  line("M-30 -24C-22 -34 -10 -38 2 -38", "#ffffff", 3, 'opacity=".8"');

/** Barrel lying on its belly, hoops, a drop of red. */
function wine() {
  const d =
    "M-20 -24C-10 -29 10 -29 20 -24C27 -10 27 10 20 24C10 29 -10 29 -20 24" +
    "C-27 10 -27 -10 -20 -24Z";
  return (
    inked(d, "#a5672f", 4) +
    fill(
      "M8 -27C14 -26 18 -25 20 -24C27 -10 27 10 20 24C16 26 12 27 7 27C14 10 14 -10 8 -27Z",
      "#7c4620",
    ) +
    line("M-9 -26C-13 -10 -13 10 -9 26M4 -27C6 -10 6 10 4 27", "#7c4620", 1.8) +
    line("M-23 -13C-8 -8 10 -8 23 -13M-23 13C-8 18 10 18 23 13", "#463c38", 5) +
    line("M-22 -14.5C-10 -10.5 2 -10 6 -10.3M-22 11.5C-10 15.5 2 16 6 15.7", "#9b8d84", 1.4) +
    line("M-19 -7C-20 -2 -20 3 -19 7", "#d89a58", 2.6) +
    inked("M0 -6C5 0 7 3 7 6C7 10 4 12 0 12C-4 12 -7 10 -7 6C-7 3 -5 0 0 -6Z", "#8f1d35", 2.4) +
    line("M-3 7C-3 5 -2 3 -1 1", "#e58a93", 1.6)
  );
}

/** Sheaf of grain: fanned ears, a tie, spread straw. */
function grain() {
  let out = "";
  for (const a of [-38, -20, 20, 38, 0]) {
    const x = Math.sin((a * Math.PI) / 180);
    out +=
      line(`M${n(x * 9)} 6C${n(x * 18)} -6 ${n(x * 26)} -12 ${n(x * 30)} -18`, INK, 7) +
      line(`M${n(x * 9)} 6C${n(x * 18)} -6 ${n(x * 26)} -12 ${n(x * 30)} -18`, "#d7a12f", 3.4);
  }
  for (const a of [-38, 38, -20, 20, 0]) {
    const x = Math.sin((a * Math.PI) / 180);
    const ear = "M0 -18C7 -12 8 2 0 12C-8 2 -7 -12 0 -18Z";
    out += place(
      inked(ear, "#e9b93f", 3.4) +
        fill("M0 -18C7 -12 8 2 0 12Z", "#c98f22") +
        line("M0 -12L0 8M-4 -5L0 -1L4 -5M-4 2L0 6L4 2", "#8d5f12", 1.2),
      x * 31,
      -16 + Math.abs(x) * 9,
      0.86,
      a * 0.8,
    );
  }
  return (
    out +
    inked("M-9 6L-17 28C-6 31 6 31 17 28L9 6Z", "#d7a12f", 3.6) +
    fill("M2 6L6 30C10 30 14 29 17 28L9 6Z", "#b07c1e") +
    line("M-6 12L-11 27M-1 12L-2 28M4 12L7 27", "#8d5f12", 1.4) +
    inked(box(-12, 2, 24, 9, 3), "#9c3a2a", 3.2)
  );
}

/** Bale of cloth, folded, a violet border. */
function cloth() {
  return (
    inked(
      "M-27 -6C-27 -16 -20 -20 -10 -21L16 -22C24 -22 28 -17 28 -9L28 12C28 19 24 22 18 22" +
        "L-17 24C-24 24 -27 20 -27 14Z",
      "#7e6aa8",
      4,
    ) +
    fill(
      "M28 -9L28 12C28 19 24 22 18 22L-17 24C-22 24 -25 22 -26.5 18C-8 18 8 17 16 14" +
        "C20 10 20 0 19 -10C18 -16 14 -20 10 -21.7L16 -22C24 -22 28 -17 28 -9Z",
      "#584680",
    ) +
    fill("M-27 2L-27 10C-10 11 6 9 19 6C19.5 3 19.5 0 19 -3C6 0 -10 2 -27 2Z", "#e9cf8d") +
    line("M-22 6L16 2", "#a8752a", 1.6, 'stroke-dasharray="1 4"') +
    inked(oval(21, -3, 7, 12), "#efe3c6", 2.6) +
    line("M21 -10C25 -6 25 2 21 5C18 2 18 -5 21 -6C23 -4 22.5 0 21 0", "#584680", 1.8) +
    line("M-22 -8C-20 -14 -14 -16 -4 -16.5", "#c3b5e0", 2.4)
  );
}

const GOODS = { wine, grain, cloth } as const;
export type Good = keyof typeof GOODS;

export const GOOD_NAMES = Object.keys(GOODS) as Good[];

export const isGood = (name: string): name is Good => name in GOODS;

/** A good on its disc round (0, 0), radius 47. */
export const good = (kind: Good): string => disc() + GOODS[kind]();
