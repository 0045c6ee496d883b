/* place-choice.ts: what a tile would do in a place: what it closes, and whose it makes larger. */
import type { Feature, State, Sum } from "../../engine/engine";
import { list } from "../language";
import { t } from "../t";
import { object } from "../words";
import type { Asked, Said } from "./choice";
import { featureAt, featureObject, grownTo } from "./features";
import { cellOf, forWhom, nameOf } from "./names";
import { addUp, reasonOf, tellWouldBe } from "./sums";

/** More would not be read. */
const LINES = 3;

export function tellPlace(a: Asked): Said {
  const cell = cellOf(a.choice.spot);
  const isBonus = a.rules.kinds[a.state.hand]?.isSecond === true;
  const told = a.state.preview(a.choice.action, (after, events) => {
    // A figure may still be put before it is scored; then it is worth what it has now.
    const gain = (f: Feature, seat: number): Sum | null => {
      const scores = events.filter(
        (e) =>
          e.kind === "score" &&
          e.seat === seat &&
          e.feature === f.kind &&
          after.featureAt(e.x, e.y, e.segment) === f.id,
      );
      return scores.length > 0
        ? addUp(scores.map((e) => e.sum))
        : after.worth(f.id, "complete", seat);
    };
    const closed = featuresAround(after, a.choice.spot).filter(
      (f) => f.isClosed && !wasClosed(a.state, f),
    );
    return [...closed.map((f) => tellClosed(a, f, gain)), ...tellGrown(a, after)];
  });
  return {
    title: isBonus ? t("say.title.bonus", { cell }) : t("say.title.place", { cell }),
    detail: told.slice(0, LINES).join("; "),
  };
}

/** The features of a tile and of the eight around it: nothing else can be closed by it. */
function featuresAround(
  state: State,
  { x, y }: { readonly x: number; readonly y: number },
): Feature[] {
  const ids = new Set<number>();
  for (const dx of [0, -1, 1]) {
    for (const dy of [0, -1, 1]) {
      for (let segment = 0, id = 0; id >= 0; segment++) {
        id = state.featureAt(x + dx, y + dy, segment);
        if (id >= 0) ids.add(id);
      }
    }
  }
  return [...ids].map((id) => state.feature(id)).filter((f) => f !== null);
}

function wasClosed(before: State, f: Feature): boolean {
  return featureAt(before, f.x, f.y, f.segment)?.isClosed === true;
}

function tellClosed(a: Asked, f: Feature, gain: (f: Feature, seat: number) => Sum | null): string {
  const gains = f.strength
    .map((_, seat) => ({ seat, sum: gain(f, seat) }))
    .filter(({ sum }) => (sum?.points ?? 0) > 0);
  const [first] = gains;
  if (!first?.sum) return t("say.detail.closes", { what: featureObject(f) });
  return t("say.detail.closesFor", {
    // A sum says its size.
    what: reasonOf(first.sum) === "" ? featureObject(f) : object(f.kind),
    points: tellWouldBe(first.sum),
    who: list(gains.map(({ seat }) => forWhom(a.setup, seat, a.you))),
  });
}

/** Open features with an owner that the tile becomes a part of. */
function tellGrown(a: Asked, after: State): string[] {
  const { x, y } = a.choice.spot;
  const kind = a.rules.kinds[a.state.hand];
  const seen = new Set<number>();
  const told: string[] = [];
  for (let segment = 0; segment < (kind?.segments.length ?? 0); segment++) {
    const f = featureAt(after, x, y, segment);
    const size = f === null ? "" : grownTo(f);
    if (f === null || f.isClosed || size === "" || f.owners === 0 || seen.has(f.id)) continue;
    seen.add(f.id);
    told.push(t("say.detail.grows", { what: ownedObject(a, f), size }));
  }
  return told;
}

function ownedObject(a: Asked, f: Feature): string {
  if (f.owners & (1 << a.you)) return object(f.kind, "your");
  const seats = f.strength.map((_, seat) => seat).filter((seat) => f.owners & (1 << seat));
  return t("say.of", {
    what: object(f.kind),
    who: list(seats.map((seat) => nameOf(a.setup, seat))),
  });
}
