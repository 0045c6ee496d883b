/* features.ts: cities, roads, fields and the like in words: their size, owners and worth. */
import type { Feature, State, Sum } from "../../engine/engine";
import { list } from "../language";
import { isKey, t } from "../t";
import { object, word } from "../words";
import { nameOf, nobody, upper, type Named } from "./names";
import { reasonOf, tellWouldBe } from "./sums";

export function featureAt(state: State, x: number, y: number, segment: number): Feature | null {
  const id = segment < 0 ? -1 : state.featureAt(x, y, segment);
  return id < 0 ? null : state.feature(id);
}

/** How many tiles or parts it has, where its points are for them in the first place. */
function measure(f: Feature): { n: number; isParts: boolean } | null {
  const [first] = f.sumNow?.terms ?? [];
  if (first?.what === "tile" && first.count === f.tiles) return { n: f.tiles, isParts: false };
  if (first?.what === "segment" && first.count === f.segments)
    return { n: f.segments, isParts: true };
  return null;
}

/** "a city of 3 tiles" from "a city"; what has no size, or only one part, stays as it is. */
export function withSize(f: Feature, what: string): string {
  const size = measure(f);
  if (size === null || size.n === 1) return what;
  return `${what} ${size.isParts ? t("say.size.segment", { n: size.n }) : t("say.size.tile", { n: size.n })}`;
}

/** "to 4 tiles", or "" for what has no size. */
export function grownTo(f: Feature): string {
  const size = measure(f);
  if (size === null) return "";
  return size.isParts
    ? t("say.size.grownParts", { n: size.n })
    : t("say.size.grown", { n: size.n });
}

export function featureObject(f: Feature): string {
  return withSize(f, object(f.kind));
}

/** What a feature would bring: if the game ended now, and if it were complete as it is. */
export interface Worth {
  readonly now: Sum;
  readonly done: Sum;
}

const NOTHING: Sum = { points: 0, terms: [] };

/** For a seat, or -1: for an owner without special figures. */
export function worthFor(state: State, feature: number, seat: number): Worth {
  return {
    now: state.worth(feature, "now", seat) ?? NOTHING,
    done: state.worth(feature, "complete", seat) ?? NOTHING,
  };
}

/** What is paid when something else happens than its completion, or "". */
export function whenOf(done: Sum): string {
  const key = `say.when.${done.terms[0]?.what ?? ""}`;
  return isKey(key) ? t(key, { points: tellWouldBe(done) }) : "";
}

export function tellWorth(f: Feature, { now, done }: Worth): string {
  const own = whenOf(done);
  if (own !== "") return own;
  if (f.isClosed) return t("say.worth.complete", { points: tellWouldBe(done) });
  if (done.points === 0 && now.points === 0) return t("say.worth.none");
  if (done.points === now.points)
    return f.open > 0
      ? t("say.worth.either", { points: tellWouldBe(now) })
      : t("say.worth.end", { points: tellWouldBe(now) });
  if (now.points === 0) return t("say.worth.openNothing", { done: tellWouldBe(done) });
  const why = reasonOf(now);
  return t("say.worth.open", {
    done: tellWouldBe(done),
    now: why === "" ? now.points : t("say.sum.because", { sum: `${now.points}`, why }),
  });
}

/** A feature of the board: "City of 4 tiles", "Marta owns it; 8 points when complete ...". */
export function tellFeature(
  state: State,
  f: Feature,
  setup: Named = nobody,
): { title: string; detail: string } {
  const title = upper(withSize(f, word("feature", f.kind)));
  const seats = f.strength.map((_, seat) => seat).filter((seat) => f.owners & (1 << seat));
  const names = list(seats.map((seat) => nameOf(setup, seat)));
  const owners =
    seats.length === 0
      ? t("say.worth.nobody")
      : seats.length === 1
        ? t("say.worth.owner", { names })
        : t("say.worth.owners", { names });
  const worth = tellWorth(f, worthFor(state, f.id, seats[0] ?? -1));
  return { title, detail: `${owners}; ${worth}` };
}
