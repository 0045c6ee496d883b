/* search.ts: plays random games with the engine until something special may be done. */
import { CHANCE, OVER, type Choice, type Engine, type State } from "../../src/engine/engine";
import { recordOfLines } from "../session";
import { steady } from "./hands";

/** A position in which it is legal, as the lines that lead there, and the action itself. */
export interface Found {
  readonly rules: string;
  readonly lines: readonly string[];
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly choice: Choice;
  /** The hand of the one who acts: kinds of cards. */
  readonly hand: readonly number[];
}

export type Wish = (choice: Choice, state: State) => boolean;

/** Games are given up after so many. */
const GAMES = 400;

export function search(engine: Engine, rules: string, wish: Wish, leaning: RegExp | null): Found {
  const dice = steady(3);
  for (let i = 0; i < GAMES; i++) {
    const found = playUntil(engine, rules, wish, leaning, dice);
    if (found) return found;
  }
  throw new Error(`no game of ${rules} comes to it`);
}

/** leaning: what players like to do; without it rare things hardly ever come about. */
function playUntil(
  engine: Engine,
  rules: string,
  wish: Wish,
  leaning: RegExp | null,
  dice: (n: number) => number,
): Found | null {
  const state = engine.start(rules);
  const lines: string[] = [];
  try {
    for (; state.actor !== OVER; ) {
      const choices = state.choices();
      const choice = choices.find((c) => wish(c, state));
      if (choice) return { rules, lines, seat: state.actor, choices, choice, hand: handOf(state) };
      const liked =
        leaning && state.actor !== CHANCE ? choices.filter((c) => leaning.test(c.line)) : [];
      const among = liked.length > 0 ? liked.map((c) => c.action) : state.legal();
      const action = among[dice(among.length)]!;
      lines.push(state.line(action));
      state.apply(action);
    }
    return null;
  } finally {
    state.free();
  }
}

function handOf(state: State): number[] {
  const own = state.cards().filter((card) => card.where === "hand" && card.seat === state.actor);
  return own.flatMap((card) => Array.from({ length: card.count }, () => card.kind));
}

/** The record that leads there. */
export function recordOf(engine: Engine, { rules, lines }: Found): string {
  return recordOfLines(engine, rules, lines);
}
