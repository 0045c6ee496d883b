/*
 * log-entries.ts: which steps of a game stand in the score log, and how they are grouped.
 *
 * A turn always has at least one line; laying the tile is told only where nothing else was done.
 * What follows from doing without belongs to what was done before.
 */
import { CHANCE, State, type GameEvent, type Member, type Rules } from "../engine/engine";
import type { Step } from "../play/types";

export interface LogLine {
  readonly step: Step;
  /** What brought points, each with its own sum. */
  readonly points: readonly GameEvent[];
}

export interface LogTurn {
  /** The number of its first step: steps are never changed, so this names the group. */
  readonly first: number;
  /** Whose doing, or -1: the final scoring. */
  readonly seat: number;
  readonly lines: readonly LogLine[];
}

/** Events of chance that people should hear of. */
const NEWS: readonly GameEvent["kind"][] = ["discard", "aside", "mixed", "score", "end"];
/** Doing without is no news unless something follows from it. */
const SILENT: readonly string[] = ["pass", "again"];

function isNews(step: Step): boolean {
  if (step.seat === CHANCE) return step.events.some((e) => NEWS.includes(e.kind));
  return !SILENT.includes(step.verb) || step.events.length > 0;
}

const joined = new WeakMap<Step, Step>();

/** The step before, with what followed only when its player did without more; null: it is no such
 *  step. There is one object for each, because others remember what they said of it. */
function joinedWith(before: Step | undefined, step: Step): Step | null {
  if (!SILENT.includes(step.verb) || step.events.length === 0) return null;
  if (before === undefined || before.seat !== step.seat) return null;
  const known = joined.get(step);
  if (known) return known;
  const { verb, choice, drawn } = before;
  const both = { ...step, verb, choice, drawn, events: [...before.events, ...step.events] };
  joined.set(step, both);
  return both;
}

/** Laying a tile says less than what the same seat did with it right afterwards. */
function isOutdone(step: Step, next: Step | undefined): boolean {
  if (next && joinedWith(step, next)) return true;
  return (
    step.verb === "place" &&
    step.events.length === 0 &&
    next !== undefined &&
    next.seat === step.seat &&
    isNews(next)
  );
}

const scoresOf = (step: Step, isFinal: boolean): GameEvent[] =>
  step.events.filter((e) => e.kind === "score" && e.isFinal === isFinal && e.points !== 0);

const isSamePlace = (a: GameEvent, b: GameEvent): boolean =>
  a.feature === b.feature && a.x === b.x && a.y === b.y && a.segment === b.segment;

/** A step without what the points below it say again, and without the final scoring. */
export function briefly(step: Step): Step {
  const end = step.events.findIndex((e) => e.kind === "end");
  const events = end < 0 ? step.events : step.events.slice(0, end);
  const scores = events.filter((e) => e.kind === "score" && e.feature !== null);
  const isTold = (e: GameEvent) =>
    scores.includes(e) || (e.kind === "closed" && scores.some((s) => isSamePlace(s, e)));
  return { ...step, events: events.filter((e) => !isTold(e)) };
}

export function logOf(steps: readonly Step[]): LogTurn[] {
  const turns: { first: number; seat: number; lines: LogLine[] }[] = [];
  const open = (first: number, seat: number) => {
    const turn = { first, seat, lines: [] as LogLine[] };
    turns.push(turn);
    return turn;
  };
  steps.forEach((step, i) => {
    const seat = step.seat === CHANCE ? step.turn : step.seat;
    if (isNews(step) && !isOutdone(step, steps[i + 1])) {
      const last = turns.at(-1);
      const turn =
        last !== undefined && last.seat === seat && !isNewTurn(steps, last.first, i)
          ? last
          : open(i, seat);
      const told = joinedWith(steps[i - 1], step) ?? step;
      turn.lines.push({ step: told, points: scoresOf(told, false) });
    }
    const final = scoresOf(step, true);
    if (final.length > 0) open(i, -1).lines.push({ step, points: final });
  });
  return turns;
}

/** Between two lines of one seat another turn has begun: a tile was drawn that was no second one. */
function isNewTurn(steps: readonly Step[], from: number, to: number): boolean {
  for (let i = from + 1; i <= to; i++) {
    if (steps[i]?.seat === CHANCE && steps[i]?.verb === "draw" && steps[i - 1]?.verb !== "again")
      return true;
  }
  return false;
}

/** The members of the feature an event speaks of, as it was at that time. */
export function membersThen(
  rules: Rules,
  looker: number,
  steps: readonly Step[],
  step: Step,
  event: GameEvent,
): Member[] {
  if (event.feature === null) return [];
  const whole = State.start(rules);
  const then = whole.view(looker);
  whole.free();
  try {
    for (const { choice } of steps.slice(0, step.index + 1)) then.apply(choice.action);
    const id = then.featureAt(event.x, event.y, event.segment);
    return id < 0 ? [] : then.members(id);
  } finally {
    then.free();
  }
}
