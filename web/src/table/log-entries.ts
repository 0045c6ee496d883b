/*
 * log-entries.ts: which steps of a game stand in the score log, and how they are grouped.
 *
 * What a player does with a tile is one line, told as one sentence; what chance brings has a line
 * of its own. Points that a turn begins with stand in that turn, although they came with the last
 * step of the turn before.
 */
import { CHANCE, State, type GameEvent, type Member, type Rules } from "../engine/engine";
import type { Step } from "../play/types";

/** Points with the step they came with. */
export interface LogPoints {
  readonly step: Step;
  readonly event: GameEvent;
}

export interface LogLine {
  /** What was done, by one player or by chance; nothing: the points came by themselves. */
  readonly steps: readonly Step[];
  /** What brought points, each with its own sum. */
  readonly points: readonly LogPoints[];
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

const isWorth = (e: GameEvent): boolean => e.kind === "score" && e.points !== 0;

/** Points that the next turn begins with: what came after it had begun. */
export function begunWith(step: Step): GameEvent[] {
  const turn = step.events.map((e) => e.kind).lastIndexOf("turn");
  return turn < 0 ? [] : step.events.slice(turn).filter((e) => isWorth(e) && !e.isFinal);
}

function isNews(step: Step, begun: readonly GameEvent[]): boolean {
  if (step.seat === CHANCE) return step.events.some((e) => NEWS.includes(e.kind));
  return (
    !SILENT.includes(step.verb) || step.events.some((e) => e.kind !== "turn" && !begun.includes(e))
  );
}

const isSamePlace = (a: GameEvent, b: GameEvent): boolean =>
  a.feature === b.feature && a.x === b.x && a.y === b.y && a.segment === b.segment;

/** A step without what the points below it say again, and without the final scoring. A ransom is
 *  the price of what was done, and so part of the sentence. */
export function briefly(step: Step): Step {
  const end = step.events.findIndex((e) => e.kind === "end");
  const events = end < 0 ? step.events : step.events.slice(0, end);
  const scores = events.filter((e) => isWorth(e) && e.why !== step.verb);
  const isTold = (e: GameEvent) =>
    scores.includes(e) ||
    (e.kind === "closed" && scores.some((s) => s.feature !== null && isSamePlace(s, e)));
  return { ...step, events: events.filter((e) => !isTold(e)) };
}

/** A step without points that stand in another line. */
export function onlyWith(step: Step, points: readonly GameEvent[]): Step {
  return { ...step, events: step.events.filter((e) => !isWorth(e) || points.includes(e)) };
}

interface OpenLine extends LogLine {
  readonly steps: Step[];
  readonly points: LogPoints[];
}

interface OpenTurn extends LogTurn {
  readonly lines: OpenLine[];
}

export function logOf(steps: readonly Step[]): LogTurn[] {
  const turns: OpenTurn[] = [];
  const open = (first: number, seat: number): OpenTurn => {
    const turn = { first, seat, lines: [] };
    turns.push(turn);
    return turn;
  };
  steps.forEach((step, i) => {
    const begun = begunWith(step);
    if (isNews(step, begun)) {
      const seat = step.seat === CHANCE ? step.turn : step.seat;
      const last = turns.at(-1);
      const isSame = last !== undefined && last.seat === seat && !isNewTurn(steps, last.first, i);
      const line = lineFor(isSame ? last : open(i, seat), step);
      line.steps.push(step);
      const own = step.events.filter((e) => isWorth(e) && !e.isFinal && !begun.includes(e));
      line.points.push(...own.map((event) => ({ step, event })));
    }
    const points = (events: readonly GameEvent[]) => events.map((event) => ({ step, event }));
    if (begun.length > 0)
      open(i + 1, begun[0]!.seat).lines.push({ steps: [], points: points(begun) });
    const final = step.events.filter((e) => isWorth(e) && e.isFinal);
    if (final.length > 0) open(i, -1).lines.push({ steps: [step], points: points(final) });
  });
  return turns;
}

/** The line a step belongs to: with another tile, and for chance, a new one begins. */
function lineFor(turn: OpenTurn, step: Step): OpenLine {
  const last = turn.lines.at(-1);
  const [first] = last?.steps ?? [];
  if (last && first && first.seat !== CHANCE && step.seat !== CHANCE && step.verb !== "place")
    return last;
  const line: OpenLine = { steps: [], points: [] };
  turn.lines.push(line);
  return line;
}

/** Between two steps of one seat another turn has begun. */
function isNewTurn(steps: readonly Step[], from: number, to: number): boolean {
  return steps.slice(from, to).some((step) => step.events.some((e) => e.kind === "turn"));
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
