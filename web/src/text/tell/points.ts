/* points.ts: what points were for, with the sum that gives them written out. */
import type { GameEvent, Rules } from "../../engine/engine";
import { t } from "../t";
import { cardWord, word } from "../words";
import { cellOf, nameOf, upper, type Named } from "./names";
import { tellSum } from "./sums";

export interface Points {
  readonly what: string;
  /** "5 tiles × 2 + 2 shields × 2 = 14, knights Marta 2, Jan 1" */
  readonly sum: string;
  /** The cell of the feature it was for, or "". */
  readonly where: string;
}

export function tellPoints(rules: Rules, setup: Named, event: GameEvent): Points {
  const isPlain = isForFeature(rules, event);
  const what = upper(reasonWord(rules, event));
  const card = rules.cards[event.tile] ? cardWord(rules, event.tile) : "";
  return {
    what: event.isFinal && isPlain ? t("say.end.final", { what }) : what,
    sum: tellSum(event.sum, card) + strengths(rules, setup, event),
    where: event.feature === null || !rules.has("board") ? "" : cellOf(event),
  };
}

/** The first reason of all rules: points for a feature, which has a name of its own. */
function isForFeature(rules: Rules, event: GameEvent): boolean {
  return event.feature !== null && event.why === rules.name("reason", 0);
}

/** What points are for: "city", "ransom" */
export function reasonWord(rules: Rules, event: GameEvent): string {
  return isForFeature(rules, event)
    ? word("feature", event.feature ?? "")
    : word("reason", event.why ?? "");
}

/** ", knights Marta 2, Jan 1"; whoever is alone needs no comparison. */
function strengths(rules: Rules, setup: Named, event: GameEvent): string {
  const rivals = event.strength.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  if (rivals.length < 2) return "";
  const role = rules.namesOf("role")[rules.namesOf("feature").indexOf(event.feature ?? "")] ?? "";
  const names = rivals.map(({ n, seat }) => `${nameOf(setup, seat)} ${n}`).join(", ");
  return `, ${t("say.sum.strengths", { roles: word("role", role, rivals.length), list: names })}`;
}
