/*
 * saved.ts: what a kept game must look like. Whatever comes out of a store is checked here, so that
 * a damaged entry is one damaged entry and never a broken page.
 */
import type { SavedGame, SeatSetup } from "../play/types";

/** One entry of the store: a game, or what is left of one. */
export type Kept =
  | { readonly id: string; readonly game: SavedGame }
  | { readonly id: string; readonly game: null; readonly remains: string };

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = <T>(value: unknown, check: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(check);

const isSeat = (value: unknown): value is SeatSetup =>
  isObject(value) && isText(value["name"]) && isText(value["colour"]) && isText(value["by"]);

export function isSavedGame(value: unknown): value is SavedGame {
  if (!isObject(value) || !isObject(value["setup"])) return false;
  const { setup } = value;
  return (
    isText(value["id"]) &&
    isText(setup["rules"]) &&
    isList(setup["seats"], isSeat) &&
    setup["seats"].length > 0 &&
    typeof setup["helps"] === "boolean" &&
    isList(value["lines"], isText) &&
    isCount(value["settled"]) &&
    isCount(value["created"]) &&
    isCount(value["changed"]) &&
    typeof value["isOver"] === "boolean" &&
    isList(value["scores"], (s): s is number => Number.isInteger(s))
  );
}

/** An entry as it came from the store. */
export function keptOf(id: string, value: unknown): Kept {
  if (isSavedGame(value) && value.id === id) return { id, game: value };
  return { id, game: null, remains: remainsOf(value) };
}

function remainsOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? "";
  } catch {
    return String(value);
  }
}

/** The latest first; what is damaged comes last. */
export function byTime(a: Kept, b: Kept): number {
  return (b.game?.changed ?? -1) - (a.game?.changed ?? -1);
}
