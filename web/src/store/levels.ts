/*
 * levels.ts: how well the person at this device plays each game, by the results here, kept in
 * localStorage. What a result does to a level is said by the engine.
 */
import { signal, type Signal } from "@preact/signals";
import type { Engine, Rated } from "../engine/engine";
import { keepFields, readKept, type Keeper } from "./keep";

export interface Levels {
  /** By game. */
  readonly of: Readonly<Record<string, Rated>>;
  /** The games that have been counted last, by their ids, so that none counts twice. */
  readonly counted: readonly string[];
}

const KEY = "aude.levels";
/** A game that ended before so many others cannot be ended again by mistake. */
const REMEMBERED = 50;

export const makeLevels = (keeper: Keeper | null): Signal<Levels> => signal(readLevels(keeper));

export function levelOf(engine: Engine, levels: Levels, game: string): Rated {
  return levels.of[game] ?? { rating: engine.ratingStart, games: 0 };
}

/** Keeps what a game has made of a level, unless it has been counted; says whether it was not. What
 *  another tab has counted meanwhile stays. */
export function countLevel(
  keeper: Keeper | null,
  levels: Signal<Levels>,
  id: string,
  game: string,
  after: (before: Rated | undefined) => number,
): boolean {
  const kept = keeper === null ? levels.peek() : readLevels(keeper);
  if (kept.counted.includes(id)) return false;
  const before = kept.of[game];
  const now = { rating: after(before), games: (before?.games ?? 0) + 1 };
  const next: Levels = {
    of: { ...kept.of, [game]: now },
    counted: [...kept.counted, id].slice(-REMEMBERED),
  };
  keepFields(keeper, KEY, { ...next });
  levels.value = next;
  return true;
}

function readLevels(keeper: Keeper | null): Levels {
  const stored = readKept(keeper, KEY);
  const of = typeof stored.of === "object" && stored.of !== null ? stored.of : {};
  const counted = Array.isArray(stored.counted) ? stored.counted : [];
  return {
    of: Object.fromEntries(Object.entries(of).filter((entry) => isRated(entry[1]))) as Levels["of"],
    counted: counted.filter((id): id is string => typeof id === "string"),
  };
}

function isRated(value: unknown): value is Rated {
  const { rating, games } = (value ?? {}) as Partial<Rated>;
  return Number.isSafeInteger(rating) && Number.isSafeInteger(games);
}
