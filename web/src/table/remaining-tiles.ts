/* remaining-tiles.ts: which tiles are still to come, sorted as people look for them. */
import type { Rules, State, TileKind } from "../engine/engine";

export interface Remaining {
  readonly kind: TileKind;
  readonly count: number;
}

export interface SideSum {
  readonly terrain: string;
  /** Tiles with at least one such side. */
  readonly tiles: number;
}

export interface Stack {
  readonly isSecond: boolean;
  readonly count: number;
  readonly kinds: readonly Remaining[];
  readonly sums: readonly SideSum[];
}

/** First what has most sides of the last terrain (city, forest), then of the one before, ... */
function compare(terrains: readonly string[], a: TileKind, b: TileKind): number {
  for (const terrain of [...terrains].reverse()) {
    const sides = (kind: TileKind) => kind.side.filter((s) => s === terrain).length;
    if (sides(a) !== sides(b)) return sides(b) - sides(a);
  }
  return a.index - b.index;
}

function stackOf(rules: Rules, state: State, isSecond: boolean): Stack {
  const terrains = rules.namesOf("terrain");
  const kinds = rules.kinds
    .filter((kind) => kind.isSecond === isSecond)
    .map((kind) => ({ kind, count: state.bag(kind.index) }))
    .filter((remaining) => remaining.count > 0)
    .sort((a, b) => compare(terrains, a.kind, b.kind));
  const count = (list: readonly Remaining[]) => list.reduce((sum, r) => sum + r.count, 0);
  return {
    isSecond,
    count: count(kinds),
    kinds,
    sums: terrains.map((terrain) => ({
      terrain,
      tiles: count(kinds.filter((r) => r.kind.side.includes(terrain))),
    })),
  };
}

/** The stacks that still have tiles; the second one is that of the rules with two. */
export function stacksOf(rules: Rules, state: State): Stack[] {
  return [false, true]
    .map((isSecond) => stackOf(rules, state, isSecond))
    .filter((stack) => stack.count > 0);
}
