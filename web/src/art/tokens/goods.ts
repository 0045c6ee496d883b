/*
 * goods.ts: wine, grain and cloth on their light disc; drawn once, for rows and for tiles.
 *
 * Each has a silhouette of its own that is left at 14 px: a round barrel, a spread sheaf, a square
 * bale. The disc has radius 47 and its own outline, so that it reads on any tile.
 */
import { INK, box, fill, inked, line, n, oval, place, shadow } from "../ink";

/** Light disc with rim, radius 47 round (0, 0). */
export const disc = (tint = "#fbf1d8"): string =>
  shadow(oval(3, 4, 47), 0.25) +
  fill(oval(0, 0, 47), INK) +
  fill(oval(0, 0, 43.5), "#cda869") +
  fill(oval(0, 0, 39.5), tint) +
  line("M-30 -24C-22 -34 -10 -38 2 -38", "#ffffff", 3, 'opacity=".8"');

/** A standing barrel with a round belly, two hoops and a drop of wine. */
function wine(): string {
  const barrel =
    "M-16 -32C-6 -35 6 -35 16 -32C29 -14 29 14 16 32C6 35 -6 35 -16 32C-29 14 -29 -14 -16 -32Z";
  return (
    inked(barrel, "#ad6a30", 4.6) +
    fill(
      "M7 -33C11 -33 14 -32 16 -31C28 -14 28 14 16 31C13 32 9 33 5 33C15 12 15 -12 7 -33Z",
      "#7c4620",
    ) +
    line("M-9 -32C-15 -12 -15 12 -9 32M3 -33C6 -12 6 12 3 33", "#7c4620", 1.8) +
    line("M-23 -18C-9 -13 10 -13 23 -18M-23 18C-9 23 10 23 23 18", "#463c38", 5.4) +
    line("M-21 -19.5C-10 -15.5 2 -15 6 -15.3M-21 16.5C-10 20.5 2 21 6 20.7", "#9b8d84", 1.4) +
    line("M-20 -9C-22 -3 -22 4 -20 9", "#dfa464", 2.8) +
    inked("M0 -9C6 -1 9 3 9 7C9 12 5 15 0 15C-5 15 -9 12 -9 7C-9 3 -6 -1 0 -9Z", "#9a1734", 2.4) +
    line("M-4 8C-4 5 -3 3 -1 0", "#e58a93", 1.8)
  );
}

/** Sheaf of grain: fanned ears, a tie, spread straw. */
function grain(): string {
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
  out +=
    inked("M-9 6L-17 28C-6 31 6 31 17 28L9 6Z", "#d7a12f", 3.6) +
    fill("M2 6L6 30C10 30 14 29 17 28L9 6Z", "#b07c1e") +
    line("M-6 12L-11 27M-1 12L-2 28M4 12L7 27", "#8d5f12", 1.4) +
    inked(box(-12, 2, 24, 9, 3), "#9c3a2a", 3.2);
  return place(out, 0, 0, 1.14);
}

/** A bale of cloth, square and corded, with the end of the roll to be seen. */
function cloth(): string {
  return (
    inked(
      "M-32 -14C-32 -20 -28 -23 -22 -23L22 -25C29 -25 32 -21 32 -14L32 16C32 22 29 25 23 25" +
        "L-23 26C-29 26 -32 23 -32 17Z",
      "#8672b4",
      4.6,
    ) +
    fill(
      "M14 -24L22 -25C29 -25 32 -21 32 -14L32 16C32 22 29 25 23 25L-23 26C-27 26 -30 24 -31 20" +
        "C2 20 16 8 14 -24Z",
      "#5c4a88",
    ) +
    line("M-12 -23L-12 26M-32 3L32 0", INK, 6.4) +
    line("M-12 -23L-12 26M-32 3L32 0", "#f0d693", 4) +
    inked(oval(20, -12, 8.5, 9), "#efe3c6", 2.8) +
    line("M20 -18C25 -16 25 -8 20 -7C16 -8 16 -14 20 -14", "#5c4a88", 2) +
    line("M-27 -14C-26 -18 -23 -19 -18 -19", "#cfc2ea", 2.8)
  );
}

const GOODS = { wine, grain, cloth } as const;
export type Good = keyof typeof GOODS;

export const GOOD_NAMES = Object.keys(GOODS) as Good[];

export const isGood = (name: string): name is Good => name in GOODS;

/** A good on its disc round (0, 0), radius 47. */
export const good = (kind: Good): string => disc() + GOODS[kind]();
