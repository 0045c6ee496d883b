/*
 * odds.ts: which tiles that are still to be drawn fit a free cell, and how likely one comes. The
 * engine says what fits and what is left; here is only counting.
 */
import type { Rules, State } from "../engine/engine";
import type { Point } from "./camera";

export interface Fit {
  /** Index of the tile kind. */
  readonly kind: number;
  readonly left: number;
}

/** The chance that at least one of the good ones is among so many drawn from all. */
export function chanceOf(good: number, all: number, drawn: number): number {
  if (good <= 0 || drawn <= 0 || all <= 0) return 0;
  let none = 1;
  for (let i = 0; i < Math.min(drawn, all); i++) none *= Math.max(0, all - good - i) / (all - i);
  return 1 - none;
}

/** Free cells beside tiles, each once, from north-west to south-east. */
export function frontier(tiles: readonly Point[]): Point[] {
  const taken = new Set(tiles.map((p) => `${p.x},${p.y}`));
  const found = new Map<string, Point>();
  for (const { x, y } of tiles) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const cell = { x: x + dx, y: y + dy };
      const key = `${cell.x},${cell.y}`;
      if (!taken.has(key)) found.set(key, cell);
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Tile kinds of the first stack that are still to be drawn. */
export function stillToDraw(rules: Rules, state: State): Fit[] {
  return rules.kinds
    .filter((kind) => !kind.isSecond)
    .map((kind) => ({ kind: kind.index, left: state.bag(kind.index) }))
    .filter((fit) => fit.left > 0);
}

/** Everything that may still be laid: besides what can be drawn, the tile in hand, tiles that were
 *  laid aside and come back, and the second stack. */
export function stillToCome(rules: Rules, state: State): Fit[] {
  const aside = state.tokens().filter((t) => t.tile >= 0 && t.seat < 0 && !t.onBoard);
  const extra = (kind: number) =>
    Number(kind === state.hand) +
    aside.filter((t) => t.tile === kind).reduce((n, t) => n + t.count, 0);
  return rules.kinds
    .map(({ index }) => ({ kind: index, left: state.bag(index) + extra(index) }))
    .filter((fit) => fit.left > 0);
}

/** Those of them that fit the cell, the most frequent first. */
export function fitting(state: State, come: readonly Fit[], cell: Point): Fit[] {
  return come
    .filter((fit) => state.fits(cell.x, cell.y, fit.kind).length > 0)
    .sort((a, b) => b.left - a.left || a.kind - b.kind);
}

export const countOf = (fits: readonly Fit[]): number => fits.reduce((n, fit) => n + fit.left, 0);

/** How many of the next draws are one's own, at most: every seat draws in its turn. */
export const ownDraws = (left: number, seats: number, most: number): number =>
  Math.min(most, Math.ceil(left / Math.max(1, seats)));
