/* points.ts: what points were for, with the sum that gives them written out. */
import type { GameEvent, Rules } from "../../engine/engine";
import { t } from "../t";
import { cardWord, colourWord, word } from "../words";
import { placesOf } from "./features";
import { cellOf, countOf, nameOf, pointsOf, upper, type Named } from "./names";

export interface Points {
  readonly what: string;
  /** "5 tiles × 2 + 2 shields × 2 = 14, knights Marta 2, Jan 1" */
  readonly sum: string;
  /** The cell of the feature it was for, or "". */
  readonly where: string;
}

/** Marks that have to do with what a feature is worth: they are named with its sum, in this order.
 *  What they do to it is for the engine to know. */
const WORTH_MARKS: readonly (readonly [name: string, isCounted: boolean])[] = [
  ["inn", false],
  ["cathedral", false],
  ["deer", true],
  ["tiger", true],
  ["mammoth", true],
  ["aurochs", true],
  ["fire", false],
  ["shrine", false],
];

/** What brings a feature points beside its units. */
const EXTRAS: Readonly<Record<string, string>> = { forest: "mushroom", river: "fish" };

/** Reasons whose points are a product: what is counted, and what each of them gets points for. */
const PRODUCTS: Readonly<Record<string, readonly [unit: string, each: string]>> = {
  taxes: ["knight", "shield-or-knight"],
  famine: ["farmer", "complete-city"],
  storm: ["in-supply", ""],
  inquisition: ["monk", ""],
};

export function tellPoints(rules: Rules, setup: Named, event: GameEvent): Points {
  const isPlain = event.why === null || event.why === rules.name("reason", 0);
  const name = isPlain ? (event.feature ?? "") : (event.why ?? "");
  const what = upper(word(isPlain ? "feature" : "reason", name));
  return {
    what: event.isFinal && isPlain ? t("say.end.final", { what }) : what,
    sum:
      rules.cards.length > 0
        ? cardSum(rules, event)
        : isPlain
          ? featureSum(rules, setup, event)
          : otherSum(rules, event),
    where: event.feature === null || rules.cards.length > 0 ? "" : cellOf(event),
  };
}

function product(noun: "unit" | "mark", name: string, n: number, each: number): string {
  const what = word(noun, name, n);
  return each === 1 ? `${n} ${what}` : t("say.sum.times", { n, what, each });
}

function featureSum(rules: Rules, setup: Named, event: GameEvent): string {
  const { worth, feature } = event;
  const index = rules.namesOf("feature").indexOf(feature ?? "");
  const marks = reasons(event);
  if (worth.nothing)
    return marks === "" ? t("say.sum.nothing") : t("say.sum.nothingBecause", { marks });
  let sum = product("unit", rules.namesOf("unit")[index] ?? "", worth.units, worth.each);
  if (worth.bonus > 0)
    sum += ` + ${product("mark", rules.namesOf("bonus")[index] ?? "", worth.bonus, worth.each)}`;
  sum += extra(feature ?? "", worth.extra);
  const total = t("say.sum.equals", { sum, n: event.points });
  return (
    (marks === "" ? total : t("say.sum.because", { sum: total, marks })) +
    strengths(rules, setup, event, index)
  );
}

/** " + 4 for mushroom groups" */
function extra(feature: string, points: number): string {
  if (points === 0) return "";
  const mark = EXTRAS[feature];
  if (points < 0 || mark === undefined) return points < 0 ? ` − ${-points}` : ` + ${points}`;
  return ` + ${t("say.sum.extra", { n: points, what: word("mark", mark, points) })}`;
}

/** "4 deer, 1 sabre-tooth tiger, shrine" */
function reasons(event: GameEvent): string {
  return WORTH_MARKS.flatMap(([name, isCounted]) => {
    const n = event.marks[name] ?? 0;
    if (n === 0) return [];
    return [isCounted ? countOf("mark", name, n) : word("mark", name)];
  }).join(", ");
}

/** ", knights Marta 2, Jan 1"; whoever is alone needs no comparison. */
function strengths(rules: Rules, setup: Named, event: GameEvent, feature: number): string {
  const rivals = event.strength.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  if (rivals.length < 2) return "";
  const roles = word("role", rules.namesOf("role")[feature] ?? "", 2);
  const names = rivals.map(({ n, seat }) => `${nameOf(setup, seat)} ${n}`).join(", ");
  return `, ${t("say.sum.strengths", { roles, list: names })}`;
}

function otherSum(rules: Rules, event: GameEvent): string {
  const n = event.points;
  switch (event.why) {
    case "fairy":
      return event.feature === null
        ? t("say.sum.fairyTurn", { n })
        : t("say.sum.fairyFeature", { n });
    case "ransom":
      return n < 0 ? t("say.sum.paid", { n: `−${-n}` }) : t("say.sum.received", { n });
    case "fortuna":
      return t("say.sum.fortuna", { n });
    case "crown":
      return crownSum(rules, event);
    case "wine":
    case "grain":
    case "cloth":
      return t("say.sum.most", { what: word("token", event.why), n });
    default:
      return productSum(event);
  }
}

function crownSum(rules: Rules, event: GameEvent): string {
  const n = event.points;
  const spaces = placesOf(rules, event.feature ?? "");
  if (event.count > 1) return t("say.sum.crownBoth", { n });
  return spaces > 1 ? t("say.sum.crownAlone", { n }) : t("say.sum.crownOnly", { n });
}

/** "3 farmers × 2 complete cities = 6" */
function productSum(event: GameEvent): string {
  const { units, each } = event.worth;
  const [unit, what] = PRODUCTS[event.why ?? ""] ?? ["", ""];
  if (unit === "" || units === 0) return pointsOf(event.points);
  const sum =
    what === ""
      ? product("unit", unit, units, each)
      : t("say.sum.times", {
          n: units,
          what: word("unit", unit, units),
          each: countOf("unit", what, each),
        });
  return t("say.sum.equals", { sum, n: event.points });
}

function cardSum(rules: Rules, event: GameEvent): string {
  const { points, count } = event;
  const card = cardWord(rules, event.tile);
  const colour = colourWord(rules, rules.namesOf("feature").indexOf(event.feature ?? ""));
  switch (event.why) {
    case "persons":
      return t("say.sum.persons", { sum: event.worth.units, n: count, points });
    case "animals":
      return t("say.sum.animals", { n: count, colour, points });
    case "wrong":
      return t("say.sum.wrong", { card, n: points });
    case "sold":
      return t("say.sum.sold", { card, n: points });
    case "special":
      return t("say.sum.special", { card, n: points });
    case "joker":
      return t("say.sum.joker", { n: points });
    case "buildings":
      return t("say.sum.series", { n: count, points });
    default:
      return pointsOf(points);
  }
}
