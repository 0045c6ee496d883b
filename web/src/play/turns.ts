/* turns.ts: the turns of a game as stretches of its steps: what one step of the review shows. */
import { CHANCE } from "../engine/engine";
import type { Step } from "./types";

/** The steps with from <= index < to. */
export interface TurnSpan {
  readonly from: number;
  readonly to: number;
  /** Whose turn, or -1: cards that are dealt and turned up. */
  readonly seat: number;
}

/**
 * With tiles a turn goes from one draw to the next that is for somebody else: a second tile belongs
 * to it, and so does whatever others do meanwhile. With cards every player's doing is a turn, and
 * so is everything that chance does between two of them.
 */
export function turnsOf(steps: readonly Step[], hasCards: boolean): TurnSpan[] {
  const isNew = hasCards ? isNewCardTurn : isNewTileTurn;
  const turns: { from: number; to: number; seat: number }[] = [];
  steps.forEach((step, i) => {
    const last = turns.at(-1);
    const seat = hasCards && step.seat === CHANCE ? -1 : step.turn;
    if (!last || isNew(step, steps[i - 1] as Step, last)) turns.push({ from: i, to: i + 1, seat });
    else last.to = i + 1;
  });
  return turns;
}

function isNewTileTurn(step: Step, before: Step, turn: TurnSpan): boolean {
  return step.seat === CHANCE && before.seat !== CHANCE && step.turn !== turn.seat;
}

const isNewCardTurn = (step: Step, before: Step): boolean => step.seat !== before.seat;

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
  const found =
    by > 0 ? ends.find((end) => end > steps) : ends.filter((end) => end < steps).at(-1);
  return found ?? steps;
}
