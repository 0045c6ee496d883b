/*
 * choices.ts: what a person last chose for a new game, kept in localStorage: the game, its
 * expansions and options, and who sits where.
 */
import { effect, signal, type Signal } from "@preact/signals";
import type { SeatSetup } from "../play/types";
import { keepFields, readKept, type Keeper } from "./keep";

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

export function makeChoices(keeper: Keeper | null): Signal<Choices> {
  const choices = signal<Choices>(readChoices(keeper));
  let kept = choices.peek();
  effect(() => {
    const chosen = choices.value;
    if (chosen === kept) return;
    keepFields(keeper, KEY, merged(readChoices(keeper), kept, chosen));
    kept = chosen;
  });
  return choices;
}

/** The fields that have changed; of those by game, what another tab has stored meanwhile stays. */
function merged(stored: Choices, before: Choices, after: Choices): Record<string, unknown> {
  return {
    ...changes(before, after),
    expansions: { ...stored.expansions, ...changes(before.expansions, after.expansions) },
    options: { ...stored.options, ...changes(before.options, after.options) },
  };
}

function changes(before: object, after: object): Record<string, unknown> {
  const old = new Map<string, unknown>(Object.entries(before));
  const isNew = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(old.get(name));
  return Object.fromEntries(Object.entries(after).filter(isNew));
}

/** Wrong names are found later by the engine, which knows what there is; here the form counts. */
function readChoices(keeper: Keeper | null): Choices {
  const stored = readKept(keeper, KEY);
  return {
    game: typeof stored.game === "string" ? stored.game : "",
    expansions: recordOf(stored.expansions, isTexts),
    options: recordOf(stored.options, isTextRecord),
    solo: seatsOf(stored.solo),
    group: seatsOf(stored.group),
  };
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
