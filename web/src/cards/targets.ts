/* targets.ts: what can be pointed at on the card table, from the choices there are. No rules. */
import type { Choice, Now, Targets } from "../play/types";

/** What is held over the rows: a card of the hand (its number in the hand), or the figure. */
export type Held = { readonly is: "card"; readonly index: number } | { readonly is: "figure" };

/** A card of the hand with what can be done with it. */
export interface HandCard {
  /** Index of its CardKind, or -1: not to be known. */
  readonly kind: number;
  readonly choices: readonly Choice[];
}

/** The hand with its choices. A card that was opened and must be laid is shown like a hand. */
export function handCards(hand: readonly number[], targets: Targets): HandCard[] {
  const opened = targets.cards
    .filter((target) => !hand.includes(target.card))
    .map((target) => target.card);
  return [...hand, ...opened].map((kind) => ({
    kind,
    choices: targets.cards.find((target) => target.card === kind)?.choices ?? [],
  }));
}

/** Places for the figure, one for each row that it may claim. */
export function claimsOf(targets: Targets): Choice[] {
  return targets.rows.flatMap((target) => target.choices.filter((choice) => choice.spot.card < 0));
}

/** A card in a row that the one who acts is asked about. */
export interface Asked {
  readonly row: number;
  readonly place: number;
  readonly card: number;
  readonly choices: readonly Choice[];
}

export function askedOf(targets: Targets): Asked | null {
  const choices = targets.rows.flatMap((target) =>
    target.choices.filter((choice) => choice.spot.card >= 0),
  );
  const [first] = choices;
  return first ? { row: first.spot.y, place: first.spot.x, card: first.spot.card, choices } : null;
}

const JOIN = "joker";

/** Animals that a joker may join; the row names their colour. */
export function joinsOf(targets: Targets): { readonly row: number; readonly choice: Choice }[] {
  return targets.plain
    .filter((choice) => choice.verb === JOIN)
    .map((choice) => ({ row: choice.action.b, choice }));
}

export const isDown = (choice: Choice): boolean => choice.action.c === 1;

/** What can be done at the end of a row while something is held: lay that card, or claim. */
export function endsOf(
  row: number,
  held: Held | null,
  hand: readonly HandCard[],
  targets: Targets,
): Choice[] {
  const choices = held?.is === "card" ? (hand[held.index]?.choices ?? []) : claimsOf(targets);
  return choices.filter((choice) => choice.spot.onBoard && choice.spot.y === row);
}

/** What a choice holds: whoever is shown a hint sees the card and the row. */
export function heldBy(
  choice: Choice | null,
  hand: readonly HandCard[],
  targets: Targets,
): Held | null {
  if (choice === null) return null;
  if (claimsOf(targets).includes(choice)) return { is: "figure" };
  const index = hand.findIndex((card) => card.choices.includes(choice));
  return index < 0 ? null : { is: "card", index };
}

/** The only thing that can be done at all with something, if it is only one. */
export const onlyOf = (choices: readonly Choice[]): Choice | null =>
  choices.length === 1 ? (choices[0] ?? null) : null;

/** What is held from the start: a card that was opened, because there is nothing else to do. */
export function heldAtFirst(hand: readonly HandCard[], now: Now): Held | null {
  const index = hand.findIndex(
    (card) => card.choices.length > 0 && card.choices.length === now.choices.length,
  );
  return index < 0 || onlyOf(now.choices) !== null ? null : { is: "card", index };
}
