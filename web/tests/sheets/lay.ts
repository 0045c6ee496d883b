/* lay.ts: lays tiles beside each other by their sides alone, to look at whole boards. */
import { chance } from "../../src/art/tiles/base/chance";
import { wheelCell } from "../../src/art/tiles";
import type { TileKind } from "../../src/engine/types";

export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly kind: TileKind;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function sideOf({ kind, turn }: { kind: TileKind; turn: number }, side: number): string | null {
  return kind.side[(side - turn + 4) % 4] ?? null;
}

function key(x: number, y: number): string {
  return `${x},${y}`;
}

class Table {
  readonly laid = new Map<string, Laid>();

  put(tile: Laid): void {
    this.laid.set(key(tile.x, tile.y), tile);
  }

  /** Free cells beside a tile. */
  free(): (readonly [number, number])[] {
    const out = new Map<string, readonly [number, number]>();
    for (const { x, y } of this.laid.values()) {
      for (const [dx, dy] of STEPS) {
        if (!this.laid.has(key(x + dx, y + dy))) out.set(key(x + dx, y + dy), [x + dx, y + dy]);
      }
    }
    return [...out.values()];
  }

  /** How well a tile fits: the number of neighbours and of joined features, or -1. */
  fit(tile: Laid): number {
    let score = 0;
    for (let side = 0; side < 4; side++) {
      const [dx, dy] = STEPS[side]!;
      const other = this.laid.get(key(tile.x + dx, tile.y + dy));
      if (!other) continue;
      const terrain = sideOf(tile, side);
      if (terrain !== sideOf(other, (side + 2) % 4)) return -1;
      score += terrain === "field" || terrain === "meadow" ? 2.2 : 3;
    }
    return score;
  }
}

/** All copies of the kinds, each where it has most neighbours near the middle. */
export function lay(kinds: readonly TileKind[], seed: string): Laid[] {
  const random = chance(seed);
  const table = new Table();
  for (const kind of kinds) {
    const cell = wheelCell(kind.id);
    if (cell) table.put({ x: cell[0], y: cell[1], turn: 0, kind });
  }
  const bag = kinds
    .filter((k) => !wheelCell(k.id))
    .flatMap((k) => Array.from({ length: k.copies }, () => k));
  bag.sort(() => random() - 0.5);
  const centre = table.laid.size > 0 ? 1.5 : 0;
  if (table.laid.size === 0) {
    const first = Math.max(
      0,
      bag.findIndex((k) => k.isStart),
    );
    table.put({ x: 0, y: 0, turn: 0, kind: bag.splice(first, 1)[0]! });
  }
  for (let rounds = 0; rounds < 3; rounds++) {
    for (const kind of bag.splice(0)) {
      const best = bestPlace(table, kind, centre, random);
      if (best) table.put(best);
      else bag.push(kind);
    }
  }
  return [...table.laid.values()];
}

function bestPlace(
  table: Table,
  kind: TileKind,
  centre: number,
  random: () => number,
): Laid | null {
  let best: Laid | null = null;
  let most = -Infinity;
  for (const [x, y] of table.free()) {
    for (let turn = 0; turn < 4; turn++) {
      const tile: Laid = { x, y, turn, kind };
      const fit = table.fit(tile);
      if (fit < 0) continue;
      const score = fit - ((x - centre) ** 2 * 0.55 + (y - centre) ** 2) * 0.11 + random() * 1.6;
      if (score <= most) continue;
      most = score;
      best = tile;
    }
  }
  return best;
}
