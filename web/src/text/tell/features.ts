/* features.ts: cities, roads, fields and the like in words: their size, owners and worth. */
import type { Feature, Rules, State } from "../../engine/engine";
import { list } from "../language";
import { t } from "../t";
import { object, word } from "../words";
import { countOf, nameOf, nobody, pointsOf, upper, type Named } from "./names";

export function featureAt(state: State, x: number, y: number, segment: number): Feature | null {
  const id = segment < 0 ? -1 : state.featureAt(x, y, segment);
  return id < 0 ? null : state.feature(id);
}

export function unitOf(rules: Rules, feature: string): string {
  return rules.namesOf("unit")[rules.namesOf("feature").indexOf(feature)] ?? "";
}

/** How many places of a kind are printed in all. */
export function placesOf(rules: Rules, feature: string): number {
  return rules.kinds.flatMap((kind) => kind.segments).filter((s) => s.kind === feature).length;
}

/** How many tiles or parts it has, where its worth is measured by them. */
function measure(rules: Rules, f: Feature): { n: number; isParts: boolean } | null {
  const unit = unitOf(rules, f.kind);
  const { units } = f.worthNow;
  if (unit === "tile" && units === f.tiles) return { n: units, isParts: false };
  if (unit === "segment" && (units === f.segments || units === f.tiles))
    return { n: units, isParts: units === f.segments };
  return null;
}

/** "a city of 3 tiles" from "a city"; what has no size, or only one part, stays as it is. */
export function withSize(rules: Rules, f: Feature, what: string): string {
  const size = measure(rules, f);
  if (size === null || size.n === 1) return what;
  return `${what} ${size.isParts ? t("say.size.segment", { n: size.n }) : t("say.size.tile", { n: size.n })}`;
}

/** "to 4 tiles", or "" for what has no size. */
export function grownTo(rules: Rules, f: Feature): string {
  const size = measure(rules, f);
  if (size === null) return "";
  return size.isParts
    ? t("say.size.grownParts", { n: size.n })
    : t("say.size.grown", { n: size.n });
}

export function featureObject(rules: Rules, f: Feature): string {
  return withSize(rules, f, object(f.kind));
}

/** "3 complete cities" */
export function unitsOf(rules: Rules, f: Feature): string {
  return countOf("unit", unitOf(rules, f.kind), f.worthNow.units);
}

/** What it would bring, for whoever gets now and done points. */
export function tellWorth(rules: Rules, f: Feature, now: number, done: number): string {
  if (f.isClosed) return t("say.worth.complete", { points: pointsOf(done) });
  if (done === 0 && now === 0) return t("say.worth.none");
  if (done === now && f.open > 0) return t("say.worth.either", { points: pointsOf(now) });
  if (done === now) return t("say.worth.end", { units: unitsOf(rules, f), points: pointsOf(now) });
  if (now === 0) return t("say.worth.openNothing", { done: pointsOf(done) });
  return t("say.worth.open", { done: pointsOf(done), now });
}

/** A feature of the board: "City of 4 tiles", "Marta 2, Jan 1; 8 points when complete ...". */
export function tellFeature(
  rules: Rules,
  f: Feature,
  setup: Named = nobody,
): { title: string; detail: string } {
  const title = upper(withSize(rules, f, word("feature", f.kind)));
  const seats = f.strength.map((_, seat) => seat).filter((seat) => f.owners & (1 << seat));
  const names = list(seats.map((seat) => nameOf(setup, seat)));
  const owners =
    seats.length === 0
      ? t("say.worth.nobody")
      : seats.length === 1
        ? t("say.worth.owner", { names })
        : t("say.worth.owners", { names });
  const seat = seats[0];
  const worth =
    seat === undefined
      ? tellWorth(rules, f, f.worthNow.points, f.worthDone.points)
      : tellWorth(rules, f, f.now[seat] ?? 0, f.done[seat] ?? 0);
  return { title, detail: `${owners}; ${worth}` };
}
