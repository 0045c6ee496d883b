/* points.ts: what points were for, with the sum that gives them written out. */
import type { GameEvent, Rules } from "../../engine/engine";
import { list } from "../language";
import { t } from "../t";
import { cardWord, colourWord, word } from "../words";
import { cellOf, countOf, nameOf, pointsOf, upper, type Named } from "./names";

export interface Points {
  readonly what: string;
  /** "5 tiles × 2 + 2 shields × 2 = 14, knights Marta 2, Jan 1" */
  readonly sum: string;
  /** The cell of the feature it was for, or "". */
  readonly where: string;
}

/**
 * Marks that change what a feature is worth, named as the reason of a sum. + is counted, - takes off
 * as many of those before it as there are, ! drives those away, the rest is only named.
 */
const WORTH_MARKS: readonly (readonly [name: string, sign: "" | "+" | "-" | "!"])[] = [
  ["inn", ""],
  ["cathedral", ""],
  ["deer", "+"],
  ["tiger", "-"],
  ["mammoth", "+"],
  ["aurochs", "+"],
  ["fire", "!"],
  ["shrine", ""],
];

/** What brings a feature points beside its units, so many each. */
const EXTRAS: Readonly<Record<string, readonly [mark: string, each: number]>> = {
  forest: ["mushroom", 2],
  river: ["fish", 1],
};

/** Reasons whose points are a product: what is counted, and what each of them gets points for. */
const PRODUCTS: Readonly<Record<string, readonly [unit: string, each: string]>> = {
  taxes: ["knight", "own-knight"],
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

function extra(feature: string, points: number): string {
  if (points === 0) return "";
  const [mark, each] = EXTRAS[feature] ?? ["", 0];
  if (points < 0 || each === 0 || points % each !== 0)
    return points < 0 ? ` − ${-points}` : ` + ${points}`;
  return ` + ${product("mark", mark, points / each, each)}`;
}

/** "4 deer − 1 sabre-tooth tiger + 1 mammoth, shrine" */
function reasons(event: GameEvent): string {
  const isThere = (name: string) => (event.marks[name] ?? 0) > 0;
  const hasFire = WORTH_MARKS.some(([name, sign]) => sign === "!" && isThere(name));
  let counted = "";
  let before = 0;
  const notes: string[] = [];
  for (const [name, sign] of WORTH_MARKS) {
    const n = event.marks[name] ?? 0;
    if (n === 0) continue;
    if (sign === "") notes.push(word("mark", name));
    if (sign === "+") {
      counted += (counted === "" ? "" : " + ") + countOf("mark", name, n);
      before = n;
    }
    if (sign === "-" && hasFire) {
      notes.push(t("say.sum.driven", { n, what: word("mark", name, n) }));
    } else if (sign === "-" && before > 0) {
      // More of them than there is to take off: only so many count.
      const all = countOf("mark", name, n);
      counted += ` − ${n > before ? `${before} (${all})` : all}`;
    }
  }
  return [counted, ...notes].filter((text) => text !== "").join(", ");
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
      return productSum(rules, event);
  }
}

function crownSum(rules: Rules, event: GameEvent): string {
  const n = event.points;
  const spaces = rules.kinds
    .flatMap((kind) => kind.segments)
    .filter((s) => s.kind === event.feature).length;
  if (event.count > 1) return t("say.sum.crownBoth", { n });
  return spaces > 1 ? t("say.sum.crownAlone", { n }) : t("say.sum.crownOnly", { n });
}

/** "2 knights × (1 shield + 2 own knights) = 6" */
function productSum(rules: Rules, event: GameEvent): string {
  const { worth } = event;
  const [unit, each] = PRODUCTS[event.why ?? ""] ?? ["", ""];
  if (unit === "" || worth.units === 0) return pointsOf(event.points);
  const bonus = rules.namesOf("bonus")[rules.namesOf("feature").indexOf(event.feature ?? "")] ?? "";
  const more = event.marks[bonus] ?? 0;
  const own = worth.each - more;
  const what = word("unit", unit, worth.units);
  if (each === "")
    return t("say.sum.equals", {
      sum: product("unit", unit, worth.units, worth.each),
      n: event.points,
    });
  const factor =
    more === 0
      ? countOf("unit", each, own)
      : `(${countOf("mark", bonus, more)} + ${countOf("unit", each, own)})`;
  return t("say.sum.equals", {
    sum: t("say.sum.times", { n: worth.units, what, each: factor }),
    n: event.points,
  });
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

/** "Marta wins with 84 points." */
export function tellEnd(
  setup: Named,
  scores: readonly number[],
  winners: readonly number[],
): string {
  const names = list(winners.map((seat) => nameOf(setup, seat)));
  const points = pointsOf(scores[winners[0] ?? 0] ?? 0);
  return winners.length > 1
    ? t("say.end.shared", { names, points })
    : t("say.end.wins", { names, points });
}
