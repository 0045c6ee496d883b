/* names.ts: what players, figures and places are called in sentences. */
import type { Choice, Rules } from "../../engine/engine";
import type { say } from "../say/en";
import { t, type Key } from "../t";
import { object } from "../words";

/** Whoever has players with names; a GameSetup is one. */
export interface Named {
  readonly seats: readonly { readonly name: string }[];
  /** The seat that the sentences speak to, where there is only one person. */
  readonly you?: number;
}

export const nobody: Named = { seats: [] };

export function nameOf(setup: Named, seat: number): string {
  return setup.seats[seat]?.name ?? t("say.another.of");
}

/** "Marta lays a tile", "you lay a tile" from "lay": what somebody did, with the one who did it. */
export function tellDeed(
  setup: Named,
  seat: number,
  deed: Deed,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return sentence(setup, seat, deedOf(setup, seat, deed, params));
}

export type Deed = keyof typeof say.did;

export function deedOf(
  setup: Named,
  seat: number,
  deed: Deed,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const key: Key = seat === setup.you ? `say.youDid.${deed}` : `say.did.${deed}`;
  return t(key, params);
}

/** Whoever did something, before what was done. */
export function sentence(setup: Named, seat: number, done: string): string {
  return seat === setup.you
    ? t("say.youSentence", { done })
    : t("say.sentence", { who: nameOf(setup, seat), done });
}

/** After "for": the one who chooses is "you". */
export function forWhom(setup: Named, seat: number, you: number): string {
  return seat === you ? t("say.you") : (setup.seats[seat]?.name ?? t("say.another.for"));
}

export function cellOf(place: { readonly x: number; readonly y: number }): string {
  return `${place.x},${place.y}`;
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A figure as it stands somewhere: an ordinary one by its role there, others by their kind. */
export function figureName(rules: Rules, piece: string | null, feature: string | null): string {
  const pieces = rules.namesOf("piece");
  const role =
    feature === null
      ? ""
      : (rules.namesOf("role")[rules.namesOf("feature").indexOf(feature)] ?? "");
  return piece !== null && piece !== pieces[0]
    ? piece
    : role !== ""
      ? role
      : (piece ?? pieces[0] ?? "");
}

/** "the knight of Marta", "your knight" */
export function figureOf(setup: Named, name: string, seat: number, you: number): string {
  if (seat === you) return object(name, "your");
  if (seat < 0) return object(name, "that");
  return t("say.of", { what: object(name, "that"), who: nameOf(setup, seat) });
}

/** Records name segments like "city.N"; the word before the dot is the kind of feature. */
export function featureInLine(rules: Rules, choice: Choice): string | null {
  const features = rules.namesOf("feature");
  for (const part of choice.line.split(" ").slice(1)) {
    const name = part.split(".")[0] ?? "";
    if (features.includes(name)) return name;
  }
  return null;
}

/** Whether a figure is put on another tile than the one just laid. */
export function isElsewhere(choice: Choice): boolean {
  return / at -?\d+,-?\d+$/.test(choice.line);
}

/** The row of cards that a choice is about: its place, or the last word of its line. */
export function rowOf(rules: Rules, choice: Choice): number {
  if (choice.spot.onBoard) return choice.spot.y;
  return rules.namesOf("feature").indexOf(choice.line.split(" ").at(-1) ?? "");
}

export function pointsOf(n: number): string {
  return t("say.points", { n });
}
