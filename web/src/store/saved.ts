/*
 * saved.ts: what a kept game must look like. Whatever comes out of a store is checked here, so that
 * a damaged entry is one damaged entry and never a broken page. Games of earlier versions of the
 * page are brought into the form of today.
 */
import type { GameSetup, SavedGame, SeatSetup } from "../play/types";

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
  isObject(value) && isText(value.name) && isText(value.colour) && isText(value.by);

const isSetup = (value: unknown): value is GameSetup =>
  isObject(value) &&
  isText(value.rules) &&
  isList(value.seats, isSeat) &&
  value.seats.length > 0 &&
  typeof value.helps === "boolean";

/** A game of the form of today, or null. */
export function savedOf(value: unknown): SavedGame | null {
  if (!isObject(value) || !isSetup(value.setup)) return null;
  const game = "record" in value ? value : fromLines(value, value.setup);
  const isGood =
    isText(game.id) &&
    isText(game.record) &&
    isList(game.draft, isText) &&
    typeof game.isEnded === "boolean" &&
    isCount(game.created) &&
    isCount(game.changed) &&
    typeof game.isOver === "boolean" &&
    isList(game.scores, (s): s is number => Number.isInteger(s));
  return isGood ? (game as unknown as SavedGame) : null;
}

/** Games were once kept as the lines that counted, and how many of them were no draft. */
function fromLines(value: Record<string, unknown>, setup: GameSetup): Record<string, unknown> {
  const { lines, settled, ...rest } = value;
  if (!isList(lines, isText) || !isCount(settled)) return {};
  const players = setup.seats.flatMap(({ by }, i) =>
    by === "person" ? [] : [`player ${i} ${by}`],
  );
  const top = ["aude 1", `game ${setup.rules}`, ...players, ""];
  const record = `${[...top, ...lines.slice(0, settled)].join("\n")}\n`;
  return { ...rest, record, draft: lines.slice(settled), isEnded: false };
}

/** An entry as it came from the store. */
export function keptOf(id: string, value: unknown): Kept {
  const game = savedOf(value);
  if (game?.id === id) return { id, game };
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
