/* course.ts: how the points of all seats went, turn by turn, as numbers for a graph. */
import type { TurnSpan } from "../play/turns";
import type { Step } from "../play/types";

export interface Course {
  /** By turn, from 0: the points of all seats after it, without those of the final scoring. */
  readonly points: readonly (readonly number[])[];
  /** The points after the final scoring; null: there was none. */
  readonly final: readonly number[] | null;
}

export function courseOf(
  steps: readonly Step[],
  turns: readonly TurnSpan[],
  seats: number,
): Course {
  const none = Array.from({ length: seats }, () => 0);
  const points = [none, ...turns.map((turn) => steps[turn.to - 1]?.scores ?? none)];
  const last = steps.at(-1);
  const finals =
    last?.events.filter((e) => e.kind === "score" && e.isFinal && e.points !== 0) ?? [];
  if (!last || finals.length === 0) return { points, final: null };
  const gained = (seat: number) =>
    finals.reduce((sum, e) => sum + (e.seat === seat ? e.points : 0), 0);
  return {
    points: [...points.slice(0, -1), last.scores.map((score, seat) => score - gained(seat))],
    final: last.scores,
  };
}
