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
import { levelOf, type Levels } from "../store/levels";

export const PERSON: By = "person";
/** While a game is being chosen: the opponent with whom the person here has an even game. */
export const EVEN: By = "even";
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

/** Who plays where no opponent is named, and nobody can be asked who fits. */
export function middleOpponent(engine: Engine): string {
  return engine.players[Math.floor(engine.players.length / 2)] ?? PERSON;
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
    newSeat([newSeat([], PERSON)], kind === "solo" ? EVEN : PERSON),
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
  usual: By = EVEN,
): SeatChoice[] {
  const out: SeatChoice[] = [];
  for (const seat of seats.slice(0, info.seatsMax)) {
    const isKnown = [PERSON, usual, ...engine.players].includes(seat.by);
    const by = isKnown ? seat.by : usual;
    const isFree =
      COLOURS.includes(seat.colour) && out.every((other) => other.colour !== seat.colour);
    out.push({
      name: seat.name,
      by,
      colour: isFree ? seat.colour : newSeat([...out, ...seats], by).colour,
    });
  }
  while (out.length < info.seatsMin) out.push(newSeat(out, usual));
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

/** What those are called who have no name: the n-th person, the n-th of these computer players. */
export interface Names {
  readonly guest: (n: number) => string;
  readonly computer: (by: By, n: number) => string;
}

/** The name that a seat has where none is given. */
export function usualName(
  seats: readonly Pick<SeatChoice, "by">[],
  at: number,
  names: Names,
): string {
  const by = seats[at]?.by ?? PERSON;
  const alike = 1 + seats.slice(0, at).filter((seat) => seat.by === by).length;
  return by === PERSON ? names.guest(alike) : names.computer(by, alike);
}

/** Whoever fits the person here gets a name: the nearest first, and nobody twice while there is
 *  somebody else. */
export function evened(
  engine: Engine,
  rules: Rules,
  levels: Levels,
  seats: readonly SeatChoice[],
): SeatChoice[] {
  const { rating } = levelOf(engine, levels, rules.game);
  const taken = seats.map((seat) => engine.players.indexOf(seat.by));
  return seats.map((seat) => {
    if (seat.by !== EVEN) return seat;
    const opponent = rules.opponentFor(rating, taken);
    taken.push(opponent);
    return { ...seat, by: engine.players[opponent] ?? PERSON };
  });
}

export function setupOf(
  engine: Engine,
  draft: Draft,
  info: GameInfo,
  levels: Levels,
  names: Names,
): GameSetup {
  const rules = engine.rules(rulesText(draft, info));
  const seats = evened(engine, rules, levels, draft.seats);
  return {
    rules: rules.text,
    helps: draft.helps,
    seats: seats.map((seat, i) => ({
      name: cutName(seat.name) || usualName(seats, i, names),
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
