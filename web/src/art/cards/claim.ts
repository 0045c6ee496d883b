/*
 * claim.ts: how a stretch of a row shows that somebody has claimed it: a ribbon below the cards in
 * the colour of the player, and the follower behind them.
 */
import { pieceUse } from "../figures";
import { INK, box, fill, oval, place } from "../ink";
import { FACE, SIGN, colourClass, markOf, markPath } from "../players";
import type { Colour } from "../players";

/** A ribbon from x to another x, 24 high round y = 0. */
export function ribbon(colour: Colour, from: number, to: number): string {
  const mid = (from + to) / 2;
  return (
    `<g class="${colourClass(colour)}">` +
    fill(box(from, -6, to - from, 12, 6), INK) +
    fill(box(from + 2.5, -3.5, to - from - 5, 7, 3.5), FACE) +
    fill(oval(mid, 0, 13), INK) +
    fill(oval(mid, 0, 10.5), FACE) +
    place(fill(markPath(markOf(colour), 6.5), SIGN), mid, 0) +
    "</g>"
  );
}

/** How wide the place of a claimant is in a row of cards that is 232 high. */
export const claimWidth = (lying: boolean): number => (lying ? 136 : 120);

/** The claimant himself, drawn as large as the cards, in a place that begins at x. */
export const claimant = (colour: Colour, x: number, lying: boolean): string =>
  pieceUse("large", colour, {
    x: x + (lying ? 62 : 54),
    y: lying ? 196 : 200,
    scale: lying ? 0.86 : 1.02,
    lying,
  });
