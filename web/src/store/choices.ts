/*
 * choices.ts: what a person last chose for a new game, kept in localStorage: the game, its
 * expansions and options, and who sits where.
 */
import { effect, signal, type Signal } from "@preact/signals";
import type { SeatSetup } from "../play/types";
import type { Keeper } from "./settings";

/** A seat as it was chosen; an empty name means the usual one in the language of the day. */
export type SeatChoice = SeatSetup;

export interface Choices {
  readonly game: string;
  /** By game: the expansions that are on. */
  readonly expansions: Readonly<Record<string, readonly string[]>>;
  /** By game: the options that are not at their usual value. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The seats of the last game against the computer, and of the last one of people alone. */
  readonly solo: readonly SeatChoice[];
  readonly group: readonly SeatChoice[];
}

const KEY = "aude.choices";
const NONE: Choices = { game: "", expansions: {}, options: {}, solo: [], group: [] };

export function makeChoices(keeper: Keeper | null): Signal<Choices> {
  const choices = signal<Choices>(readChoices(keeper));
  effect(() => {
    const text = JSON.stringify(choices.value);
    try {
      keeper?.setItem(KEY, text);
    } catch {
      // They hold until the page is closed.
    }
  });
  return choices;
}

/** Wrong names are found later by the engine, which knows what there is; here the form counts. */
function readChoices(keeper: Keeper | null): Choices {
  try {
    const stored = JSON.parse(keeper?.getItem(KEY) ?? "{}") as Partial<Choices>;
    return {
      game: typeof stored.game === "string" ? stored.game : NONE.game,
      expansions: recordOf(stored.expansions, isTexts),
      options: recordOf(stored.options, isTextRecord),
      solo: seatsOf(stored.solo),
      group: seatsOf(stored.group),
    };
  } catch {
    return NONE;
  }
}

const isTexts = (v: unknown): v is string[] =>
  Array.isArray(v) && v.every((x) => typeof x === "string");
const isTextRecord = (v: unknown): v is Record<string, string> =>
  typeof v === "object" && v !== null && Object.values(v).every((x) => typeof x === "string");

function recordOf<T>(value: unknown, check: (v: unknown) => v is T): Record<string, T> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, v]) => check(v))) as Record<string, T>;
}

function seatsOf(value: unknown): SeatChoice[] {
  if (!Array.isArray(value)) return [];
  const isSeat = (s: unknown): s is SeatChoice =>
    isTextRecord(s) && ["name", "colour", "by"].every((field) => Object.hasOwn(s, field));
  return value.every(isSeat) ? value : [];
}
