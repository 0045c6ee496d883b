/* losses.ts: what the verdicts say: the expected lead along the game, and what lost most. */
import type { Rules } from "../engine/engine";
import { turnShown, type TurnSpan } from "../play/turns";
import type { Decision, Verdict } from "../play/types";
import type { Verdicts } from "./judging";

/** What is lost less than this is within the error of the estimate; with secrets, where a single
 *  card may turn a row, that is larger. */
export const noiseOf = (rules: Pick<Rules, "has">): number => (rules.has("secrets") ? 3 : 1);

export interface Loss {
  readonly decision: Decision;
  readonly verdict: Verdict;
  /** Points of expected lead that were given away; never below zero. */
  readonly points: number;
}

export const lostBy = ({ best, played }: Verdict): number => Math.max(0, best.lead - played.lead);

/** The largest losses of a seat, the worst first; what is below least is left out. */
export function lossesOf(
  decisions: readonly Decision[],
  verdicts: Verdicts,
  seat: number,
  least: number,
  most: number,
): Loss[] {
  return decisions
    .filter((decision) => decision.seat === seat)
    .flatMap((decision) => lossAt(decision, verdicts) ?? [])
    .filter((loss) => loss.points >= least)
    .sort((a, b) => b.points - a.points)
    .slice(0, most);
}

export function lossAt(decision: Decision, verdicts: Verdicts): Loss | null {
  const verdict = verdicts.get(decision.from);
  return verdict ? { decision, verdict, points: lostBy(verdict) } : null;
}

/** A turn by its number from 1, and the expected lead after it. */
export interface Lead {
  readonly turn: number;
  readonly lead: number;
}

/**
 * The expected lead of a seat after each turn that has been judged: after its last decision. An
 * estimate flatters whoever has just moved, so each is the mean of one round of turns.
 */
export function leadsOf(
  turns: readonly TurnSpan[],
  decisions: readonly Decision[],
  verdicts: Verdicts,
  seat: number,
): Lead[] {
  const found = new Map<number, number>();
  let seats = 1;
  for (const { from, to } of decisions) {
    const leads = verdicts.get(from)?.leads ?? [];
    const lead = leads[seat];
    if (lead !== undefined) found.set(turnShown(turns, to) + 1, lead);
    seats = Math.max(seats, leads.length);
  }
  const judged = [...found].sort(([a], [b]) => a - b);
  return judged.map(([turn], i) => {
    const round = judged.slice(Math.max(0, i + 1 - seats), i + 1);
    return { turn, lead: round.reduce((sum, [, lead]) => sum + lead, 0) / round.length };
  });
}

/** By how much a seat is ahead of the best other one. */
export function leadIn(scores: readonly number[], seat: number): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, i) => i !== seat));
}

/** The decision that the position after so many steps is about: the one that is chosen, as long as
 *  it is not left, else the one that was just made, else the one that is to be made. */
export function decisionAt(
  decisions: readonly Decision[],
  steps: number,
  chosen: Decision | null,
): Decision | null {
  if (chosen && chosen.from <= steps && steps <= chosen.to) return chosen;
  const made = decisions.find((d) => d.from < steps && steps <= d.to);
  return made ?? decisions.find((d) => d.from === steps) ?? null;
}
