/* ways.ts: what the computer found out about ways to play on, told in steps; and where decisions are. */
import type { Track } from "./track";
import type { Comparison, Decision, Hint, Now, Step, Verdict, Way } from "./types";

/** Stretches of steps that one seat did without chance or another seat between. */
export function decisionsOf(steps: readonly Step[]): Decision[] {
  const decisions: { from: number; to: number; seat: number }[] = [];
  steps.forEach(({ seat }, i) => {
    const last = decisions.at(-1);
    if (seat < 0) return;
    if (last && last.to === i && last.seat === seat) last.to = i + 1;
    else decisions.push({ from: i, to: i + 1, seat });
  });
  return decisions;
}

/** Whether there was more than one action to choose from at any step of a decision. */
export function hadChoice(track: Track, { from, to }: Decision): boolean {
  const state = track.at(from);
  try {
    return track.steps.slice(from, to).some(({ choice }) => {
      const { count } = state;
      state.apply(choice.action);
      return count > 1;
    });
  } finally {
    state.free();
  }
}

const wayOf = (track: Track, from: number, way: Comparison["ways"][number]): Way => ({
  steps: track.wouldFollow(from, way.lines),
  lead: way.lead,
});

/** Null: there was no other way. What was played is told as it was, however long it is. */
export function verdictOf(
  track: Track,
  { from, to }: Decision,
  comparison: Comparison,
): Verdict | null {
  const [first] = comparison.ways;
  const chosen = comparison.ways[comparison.played];
  if (!first || !chosen || comparison.ways.length < 2) return null;
  const played: Way = { steps: track.steps.slice(from, to), lead: chosen.lead };
  return {
    played,
    best: chosen === first ? played : wayOf(track, from, first),
    leads: comparison.leads,
  };
}

export function hintOf(track: Track, now: Now, { ways }: Comparison): Hint | null {
  const [first, second] = ways;
  const choice = now.choices.find((c) => c.line === first?.lines[0]);
  if (!first || !choice) return null;
  return {
    choice,
    way: wayOf(track, now.length, first),
    better: second ? first.lead - second.lead : null,
  };
}
