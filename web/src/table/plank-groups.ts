/*
 * plank-groups.ts: the buttons of the plank: choices that belong to no place, folded where they are
 * many.
 */
import type { Choice, Now } from "../play/types";

/** More buttons than this would cover the board. */
const MOST = 2;

/** One button: a single choice, or several that open a list. */
export type PlankGroup = readonly [Choice, ...Choice[]];

/** What belongs to no place of the board, pass aside. */
export function plainOf(now: Pick<Now, "targets" | "pass">): Choice[] {
  return [
    ...now.targets.plain.filter((choice) => choice !== now.pass),
    ...now.targets.seats.flatMap((target) => target.choices),
  ];
}

/** One button for each verb; where there are many verbs, one for all of them. */
export function plankGroups(choices: readonly Choice[]): PlankGroup[] {
  const verbs = [...new Set(choices.map((choice) => choice.verb))];
  const groups =
    verbs.length > MOST
      ? [choices]
      : verbs.map((verb) => choices.filter((choice) => choice.verb === verb));
  return groups.map((group) => group as unknown as PlankGroup);
}

/** Whether all choices of a group do the same to different things. */
export const isOneVerb = (group: PlankGroup): boolean =>
  group.every((choice) => choice.verb === group[0].verb);
