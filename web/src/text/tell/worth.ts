/* worth.ts: what a choice would bring the one who chooses. Everything is tried on copies. */
import type { Choice, Feature, GameEvent, Rules, State } from "../../engine/engine";
import { featureAt, worthFor, type Worth } from "./features";
import { addUp } from "./sums";

/** What a figure would change at the feature it goes to or leaves. */
export interface Outlook {
  readonly feature: Feature;
  /** What the feature brings now, and what it would bring afterwards. */
  readonly before: Worth;
  readonly after: Worth;
  /** It is scored at once. */
  readonly isScored: boolean;
  /** The figure counts for the majority. */
  readonly isStrong: boolean;
}

/** Of a figure that is put down or taken away; null for everything else. */
export function outlookOf(state: State, choice: Choice): Outlook | null {
  const { actor } = state;
  const { x, y, segment } = choice.spot;
  const feature =
    choice.verb === "put" || choice.verb === "plague" ? featureAt(state, x, y, segment) : null;
  if (feature === null || actor < 0) return null;
  const before = worthFor(state, feature.id, actor);
  return state.preview(choice.action, (after, events) => {
    const id = after.featureAt(x, y, segment);
    const own = events.filter((e) => isOf(after, id, e));
    const isScored = own.some((e) => e.kind === "closed" || e.kind === "score");
    const gains = own.filter((e) => e.kind === "score" && e.seat === actor);
    const gain = addUp(gains.map((e) => e.sum));
    const strength = feature.strength[actor] ?? 0;
    return {
      feature,
      // What is scored is compared with what it would have brought otherwise.
      before: isScored ? { now: before.now, done: before.now } : before,
      after: isScored ? { now: gain, done: gain } : worthFor(after, id, actor),
      isScored,
      isStrong:
        (after.feature(id)?.strength[actor] ?? strength) !== strength ||
        gains.some((e) => (e.strength[actor] ?? 0) > strength),
    };
  });
}

function isOf(state: State, feature: number, e: GameEvent): boolean {
  return e.feature !== null && state.featureAt(e.x, e.y, e.segment) === feature;
}

/** What a figure adds to what its owner had there already; only a whole sum has an explanation. */
export function addedBy({ before, after }: Outlook): Worth {
  const added = (when: "now" | "done") =>
    before[when].points === 0
      ? after[when]
      : { points: after[when].points - before[when].points, terms: [] };
  return { now: added("now"), done: added("done") };
}

/** The small number on a spot: the points that this would bring, complete as it is; or null. */
export function worthOf(rules: Rules, state: State, choice: Choice): number | null {
  if (state.actor < 0) return null;
  if (choice.verb === "claim" && !rules.has("board")) {
    return state.feature(choice.spot.y)?.done[state.actor] ?? null;
  }
  const outlook = outlookOf(state, choice);
  return outlook === null || !outlook.isStrong ? null : addedBy(outlook).done.points;
}
