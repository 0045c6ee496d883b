/* reckoning.ts: what the points of a game were for, seat by seat: the table at its end. */
import type { Rules } from "../engine/engine";
import type { Step } from "../play/types";

export interface Heading {
  /** How to name it: a kind of feature, a reason of the rules, or what is not told by events. */
  readonly noun: "feature" | "reason" | "other";
  readonly name: string;
}

export interface Reckoning {
  readonly heading: Heading;
  readonly points: readonly number[];
}

/** By feature where points are for a feature, else by reason; in the order of the rules. */
export function reckon(
  rules: Rules,
  steps: readonly Step[],
  scores: readonly number[],
): Reckoning[] {
  const headings: Heading[] = [
    ...rules.namesOf("feature").map((name) => ({ noun: "feature" as const, name })),
    ...rules
      .namesOf("reason")
      .filter((name) => name !== "feature")
      .map((name) => ({ noun: "reason" as const, name })),
  ];
  const sums = new Map<string, number[]>();
  const add = (noun: Heading["noun"], name: string, seat: number, points: number) => {
    const sum = sums.get(`${noun}.${name}`) ?? zeros(scores.length);
    sum[seat] = (sum[seat] ?? 0) + points;
    sums.set(`${noun}.${name}`, sum);
  };
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.kind !== "score" || event.seat < 0) continue;
    if (event.why === "feature" && event.feature !== null)
      add("feature", event.feature, event.seat, event.points);
    else add("reason", event.why ?? "", event.seat, event.points);
  }
  const told = headings.flatMap((heading) => {
    const points = sums.get(`${heading.noun}.${heading.name}`);
    return points ? [{ heading, points }] : [];
  });
  const rest = scores.map(
    (score, seat) => score - told.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
  );
  return rest.some((points) => points !== 0)
    ? [...told, { heading: { noun: "other", name: "" }, points: rest }]
    : told;
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

export interface Ranked {
  readonly seat: number;
  readonly score: number;
  /** Equal scores share a rank. */
  readonly rank: number;
  readonly hasWon: boolean;
}

/** Who has won is first, whatever others have that gave up or ran out of time. */
export function ranking(scores: readonly number[], winners: readonly number[]): Ranked[] {
  const seats = scores.map((score, seat) => ({ seat, score, hasWon: winners.includes(seat) }));
  const lead = (a: (typeof seats)[number], b: (typeof seats)[number]) =>
    Number(a.hasWon) - Number(b.hasWon) || a.score - b.score;
  return [...seats]
    .sort((a, b) => lead(b, a) || a.seat - b.seat)
    .map((one) => ({ ...one, rank: 1 + seats.filter((other) => lead(other, one) > 0).length }));
}
