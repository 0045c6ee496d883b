/*
 * sums.ts: points as a sum that can be checked by eye, in one way for all games: the terms that the
 * engine gives, with words for each name. What brings how much only the engine knows.
 */
import type { Sum, Term } from "../../engine/engine";
import { isKey, t } from "../t";
import { object, word } from "../words";
import { pointsOf } from "./names";

/** What is paid: "5 tiles × 2 + 2 shields × 2 = 14 (cathedral)". */
export function tellSum(sum: Sum, card = ""): string {
  const [terms, causes] = [termsOf(sum, card), causesOf(sum)];
  if (terms === "") return pointsOf(sum.points);
  const paid = t("say.sum.equals", { sum: terms, n: signed(sum.points) });
  return causes === "" ? paid : t("say.sum.because", { sum: paid, why: causes });
}

/** What would be paid: "14 points (5 tiles × 2 + 2 shields × 2)"; one for each of something that
 *  has a size needs no sum. */
export function tellWouldBe(sum: Sum): string {
  const points = pointsOf(sum.points);
  const why = reasonOf(sum);
  return why === "" ? points : t("say.sum.because", { sum: points, why });
}

export function reasonOf(sum: Sum): string {
  const [first, second] = sum.terms;
  const isPlain = first?.how === "each" && first.each === 1 && second === undefined;
  return isPlain ? "" : [termsOf(sum), causesOf(sum)].filter((text) => text !== "").join(", ");
}

/** Several sums of one seat as one. */
export function addUp(sums: readonly Sum[]): Sum {
  return {
    points: sums.reduce((points, sum) => points + sum.points, 0),
    terms: sums.flatMap((sum) => sum.terms),
  };
}

/** With a true minus sign. */
const signed = (n: number): string | number => (n < 0 ? `−${-n}` : n);

function termsOf(sum: Sum, card = ""): string {
  const terms = sum.terms.filter((term) => term.how !== "cause");
  const tell = (term: Term) => (terms.length > 1 ? tellAmong(term, card) : tellTerm(term, card));
  return terms
    .map((term, i) => (i === 0 ? "" : term.how === "takes" ? " − " : " + ") + tell(term))
    .join("");
}

/** A term among others says what it brings, where its words do not. */
function tellAmong(term: Term, card: string): string {
  const { what, how } = term;
  const isNamed = how === "each" && card === "" && isKey(`say.term.each.${what}`);
  if (!isNamed && how !== "together") return tellTerm(term, card);
  return t("say.term.among", {
    points: term.points,
    what: isNamed ? object(what, "that") : tellTerm(term),
  });
}

function causesOf(sum: Sum): string {
  return sum.terms
    .filter((term) => term.how === "cause")
    .map((term) => tellTerm(term))
    .join(", ");
}

/** A term in the words that its name has for this use, or in those for any name. */
function tellTerm(term: Term, card = ""): string {
  const { what, which, how, count, each } = term;
  const key = keyOf(term, card !== "");
  if (!isKey(key)) return what;
  // A cause that acts on something counts that.
  const whats = how === "cause" && which !== null ? 1 : count;
  return t(key, {
    n: count,
    what: card !== "" ? card : word("term", what, whats),
    each: Math.abs(each),
    which: word("term", which ?? "", how === "times" ? each : count),
    colour: word("colour", which ?? ""),
  });
}

function keyOf({ what, how, each }: Term, isCard: boolean): string {
  if (isCard && how === "each") return "say.term.each.card";
  const own = `say.term.${how}.${what}`;
  if (isKey(own)) return own;
  return how === "each" && each === 1 ? "say.term.each.single" : `say.term.${how}.any`;
}
