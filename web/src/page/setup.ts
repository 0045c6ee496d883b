/*
 * setup.ts: a new game while it is being chosen: seats, colours, names, and the text of its rules.
 * What goes together is said by the engine; nothing here knows a game.
 */
import { COLOURS } from "../art/players";
import {
  RulesError,
  type Engine,
  type GameInfo,
  type GameOption,
  type Rules,
} from "../engine/engine";
import type { By, Colour, Dice, GameSetup } from "../play/types";
import type { Choices, SeatChoice } from "../store/choices";

export const PERSON: By = "person";
/** The record keeps names of at most so many bytes. */
export const NAME_BYTES = 47;

export interface Draft {
  readonly game: string;
  readonly expansions: readonly string[];
  /** Only those that are not at their usual value. */
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatChoice[];
  readonly helps: boolean;
}

/** Why the draft is no game, and which part of it is to blame. */
export interface Problem {
  readonly status: string;
  readonly part: "game" | "expansion" | "option" | "seats";
  readonly name: string;
}

/** The levels a person can choose, from easy to hard; the one that plays at random is for tests. */
export function levelsOf(engine: Engine): string[] {
  return engine.players.filter((player) => player !== "random");
}

export function middleLevel(engine: Engine): string {
  const levels = levelsOf(engine);
  return levels[Math.floor(levels.length / 2)] ?? levels[0] ?? PERSON;
}

/** The options of a game that mean something with these expansions. */
export function optionsOf(info: GameInfo, expansions: readonly string[]): GameOption[] {
  const off = info.expansions.filter((name) => !expansions.includes(name));
  return info.options.filter((option) => !off.includes(option.module));
}

export function rulesText(draft: Draft, info: GameInfo): string {
  const parts = [draft.game, ...info.expansions.filter((name) => draft.expansions.includes(name))];
  const options = optionsOf(info, draft.expansions)
    .filter((o) => draft.options[o.name] !== undefined && draft.options[o.name] !== o.values[0])
    .map((o) => ` ${o.name}=${draft.options[o.name]}`);
  return `${parts.join("+")} seats=${draft.seats.length}${options.join("")}`;
}

/** The smallest game with that value of an option. */
export function rulesWith(
  engine: Engine,
  info: GameInfo,
  option: GameOption,
  value: string,
): Rules {
  const isOfGame = !info.expansions.includes(option.module);
  const game = isOfGame ? info.name : `${info.name}+${option.module}`;
  return engine.rules(`${game} seats=${info.seatsMin} ${option.name}=${value}`);
}

/** What the engine says against the draft, or null. */
export function problemOf(engine: Engine, text: string): Problem | null {
  try {
    engine.rules(text);
    return null;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return locate(error);
  }
}

/** The word of the rules text that the error points at. */
function locate(error: RulesError): Problem {
  const before = error.text.slice(0, error.at).split(/[ +]/).length - 1;
  const words = error.text.split(/[ +]/);
  const modules = (error.text.split(" ")[0] ?? "").split("+").length;
  const word = words[before] ?? "";
  const part =
    before === 0
      ? "game"
      : before < modules
        ? "expansion"
        : word.startsWith("seats=")
          ? "seats"
          : "option";
  return { status: error.status, part, name: word.split("=")[0] ?? "" };
}

export function infoOf(engine: Engine, game: string): GameInfo {
  const info = engine.games.find((g) => g.name === game) ?? engine.games[0];
  if (!info) throw new Error("the engine has no game");
  return info;
}

/** The draft that a person would expect: as last time, or one seat against the computer. */
export function draftOf(
  engine: Engine,
  choices: Choices,
  kind: "solo" | "group",
  helps: boolean,
): Draft {
  const info = infoOf(engine, choices.game);
  const expansions = (choices.expansions[info.name] ?? []).filter((name) =>
    info.expansions.includes(name),
  );
  const stored = kind === "solo" ? choices.solo : choices.group;
  const usual = [
    newSeat([], PERSON),
    newSeat([newSeat([], PERSON)], kind === "solo" ? middleLevel(engine) : PERSON),
  ];
  const draft: Draft = {
    game: info.name,
    expansions,
    options: knownOptions(info, choices.options[info.name] ?? {}),
    seats: fitSeats(engine, stored.length > 0 ? stored : usual, info),
    helps,
  };
  const plain = { ...draft, expansions: [], options: {} };
  return problemOf(engine, rulesText(draft, info)) === null ? draft : plain;
}

function knownOptions(
  info: GameInfo,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = info.options.filter((o) => o.values.includes(options[o.name] ?? ""));
  return Object.fromEntries(known.map((o) => [o.name, options[o.name] as string]));
}

/** A seat in the first colour that is free. */
export function newSeat(others: readonly SeatChoice[], by: By): SeatChoice {
  const colour = COLOURS.find((c) => others.every((seat) => seat.colour !== c)) ?? "red";
  return { name: "", colour, by };
}

/** As many seats as the game allows, with players that exist, each in a colour of its own. */
export function fitSeats(
  engine: Engine,
  seats: readonly SeatChoice[],
  info: GameInfo,
): SeatChoice[] {
  const out: SeatChoice[] = [];
  for (const seat of seats.slice(0, info.seatsMax)) {
    const by =
      seat.by === PERSON || levelsOf(engine).includes(seat.by) ? seat.by : middleLevel(engine);
    const isFree =
      COLOURS.includes(seat.colour) && out.every((other) => other.colour !== seat.colour);
    out.push({
      name: seat.name,
      by,
      colour: isFree ? seat.colour : newSeat([...out, ...seats], by).colour,
    });
  }
  while (out.length < info.seatsMin) out.push(newSeat(out, middleLevel(engine)));
  return out;
}

/** Whoever has that colour gets the other one. */
export function recolour(seats: readonly SeatChoice[], at: number, colour: Colour): SeatChoice[] {
  const old = seats[at]?.colour ?? colour;
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: old } : seat;
  });
}

export function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const k = dice(i + 1);
    [out[i], out[k]] = [out[k] as T, out[i] as T];
  }
  return out;
}

/** At most so many bytes in UTF-8, never half a character. */
export function cutName(name: string): string {
  let out = "";
  let size = 0;
  for (const char of name.replace(/\s+/g, " ").trim()) {
    size += new TextEncoder().encode(char).length;
    if (size > NAME_BYTES) break;
    out += char;
  }
  return out.trim();
}

export interface Names {
  readonly guest: (n: number) => string;
  readonly bots: readonly string[];
}

/** The name that a seat has where none is given. */
export function usualName(seats: readonly SeatChoice[], at: number, names: Names): string {
  const isPerson = seats[at]?.by === PERSON;
  const alike = seats.slice(0, at).filter((s) => (s.by === PERSON) === isPerson).length;
  if (!isPerson) return names.bots[alike % names.bots.length] ?? "";
  return names.guest(alike + 1);
}

export function setupOf(draft: Draft, info: GameInfo, names: Names): GameSetup {
  return {
    rules: rulesText(draft, info),
    helps: draft.helps,
    seats: draft.seats.map((seat, i) => ({
      name: cutName(seat.name) || usualName(draft.seats, i, names),
      colour: seat.colour,
      by: seat.by,
    })),
  };
}

/** What to remember of a draft. */
export function remember(choices: Choices, draft: Draft): Choices {
  const isSolo = draft.seats.some((seat) => seat.by !== PERSON);
  return {
    game: draft.game,
    expansions: { ...choices.expansions, [draft.game]: draft.expansions },
    options: { ...choices.options, [draft.game]: draft.options },
    solo: isSolo ? draft.seats : choices.solo,
    group: isSolo ? choices.group : draft.seats,
  };
}
