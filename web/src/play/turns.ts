/* turns.ts: the turns of a game as stretches of its steps: what one step of the review shows. */
import type { Step } from "./types";

/** The steps with from <= index < to. */
export interface TurnSpan {
  readonly from: number;
  readonly to: number;
  /** Whose turn, or -1: cards that are dealt and turned up. */
  readonly seat: number;
}

/** The table has numbered the turns. */
export function turnsOf(steps: readonly Step[]): TurnSpan[] {
  const turns: { from: number; to: number; seat: number }[] = [];
  steps.forEach((step, i) => {
    const last = turns.at(-1);
    if (last && steps[i - 1]?.turnNumber === step.turnNumber) last.to = i + 1;
    else turns.push({ from: i, to: i + 1, seat: step.turnSeat });
  });
  return turns;
}

/** How many turns are over after so many steps; within a turn a number between. */
export function turnsAt(turns: readonly TurnSpan[], steps: number): number {
  const i = turns.findIndex((turn) => steps < turn.to);
  const turn = turns[i];
  if (!turn) return turns.length;
  return i + Math.max(0, steps - turn.from) / (turn.to - turn.from);
}

/** The turn that a position after so many steps belongs to: begun or just ended; -1: none. */
export const turnShown = (turns: readonly TurnSpan[], steps: number): number =>
  Math.ceil(turnsAt(turns, steps)) - 1;

/** After how many steps the next turn is over, or the one before. */
export function turnEnd(turns: readonly TurnSpan[], steps: number, by: 1 | -1): number {
  const ends = [0, ...turns.map((turn) => turn.to)];
  const found = by > 0 ? ends.find((end) => end > steps) : ends.filter((end) => end < steps).at(-1);
  return found ?? steps;
}
