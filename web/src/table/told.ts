/*
 * told.ts: what happened, as sentences. They are made once for each language: the log asks for all
 * of them again and again. Where one person plays against computers, they speak to that person.
 */
import type { GameSetup, Step } from "../play/types";
import { lang, tellByItself, tellSteps, type Language, type Named } from "../text";
import { isPerson, type Desk } from "./desk";
import { briefly, onlyWith, type LogLine } from "./log-entries";

interface Kept {
  readonly language: Language;
  /** How many steps the sentence is about; a draft grows. */
  readonly count: number;
  readonly text: string;
}

/** By the last of the steps. */
type Known = WeakMap<Step, Kept>;
const whole: Known = new WeakMap();
const brief: Known = new WeakMap();

type Game = Pick<Desk, "rules" | "setup">;

function remember(known: Known, steps: readonly Step[], tell: () => string): string {
  const last = steps.at(-1);
  if (!last) return "";
  const language = lang.value;
  const before = known.get(last);
  if (before?.language === language && before.count === steps.length) return before.text;
  const text = tell();
  known.set(last, { language, count: steps.length, text });
  return text;
}

const speakingTo = new WeakMap<GameSetup, Named>();

/** The players, with the only person among them as "you". */
export function spokenTo(setup: GameSetup): Named {
  const known = speakingTo.get(setup);
  if (known) return known;
  const persons = setup.seats.flatMap((_, seat) => (isPerson(setup, seat) ? [seat] : []));
  const [you] = persons;
  const named = you !== undefined && persons.length === 1 ? { seats: setup.seats, you } : setup;
  speakingTo.set(setup, named);
  return named;
}

/** Everything that was done and what followed. */
export const told = (game: Game, ...steps: readonly Step[]): string =>
  remember(whole, steps, () => tellSteps(game.rules, spokenTo(game.setup), steps));

/** What was done; the points stand below it in the log. */
export const toldBriefly = (game: Game, steps: readonly Step[]): string =>
  remember(brief, steps, () => tellSteps(game.rules, spokenTo(game.setup), steps.map(briefly)));

/** A whole line of the log: what was done, and the points that belong to it. */
export function toldLine({ rules, setup }: Game, { steps, points }: LogLine): string {
  const events = points.map(({ event }) => event);
  return steps.length > 0
    ? tellSteps(
        rules,
        spokenTo(setup),
        steps.map((step) => onlyWith(step, events)),
      )
    : tellByItself(rules, spokenTo(setup), events);
}
