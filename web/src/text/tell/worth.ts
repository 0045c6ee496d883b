/* worth.ts: what a choice would bring the one who chooses. Everything is tried on copies. */
import type { Choice, Feature, GameEvent, Rules, State } from "../../engine/engine";
import { featureAt } from "./features";

/** What a figure would change at the feature it goes to or leaves. */
export interface Outlook {
  readonly feature: Feature;
  /** More or fewer points if the game ended now, and if the feature were complete as it is. */
  readonly now: number;
  readonly done: number;
  /** It is scored at once. */
  readonly isScored: boolean;
  /** The figure counts for the majority. */
  readonly isStrong: boolean;
}

/** Of a figure that is put down or taken away; null for everything else. */
export function outlookOf(state: State, choice: Choice): Outlook | null {
  const { actor } = state;
  const { x, y, segment } = choice.spot;
  const before =
    choice.verb === "put" || choice.verb === "plague" ? featureAt(state, x, y, segment) : null;
  if (before === null || actor < 0) return null;
  return state.preview(choice.action, (after, events) => {
    const id = after.featureAt(x, y, segment);
    const there = id < 0 ? null : after.feature(id);
    const own = events.filter((e) => isOf(after, id, e));
    const isScored = own.some((e) => e.kind === "closed" || e.kind === "score");
    const gains = own.filter((e) => e.kind === "score" && e.seat === actor);
    const gain = gains.reduce((sum, e) => sum + e.points, 0);
    const strength = before.strength[actor] ?? 0;
    const now = isScored ? gain : (there?.now[actor] ?? 0);
    const done = isScored ? gain : (there?.done[actor] ?? 0);
    return {
      feature: before,
      isScored,
      now: now - (before.now[actor] ?? 0),
      done: done - ((isScored ? before.now[actor] : before.done[actor]) ?? 0),
      isStrong:
        (there?.strength[actor] ?? strength) !== strength ||
        gains.some((e) => (e.strength[actor] ?? 0) > strength),
    };
  });
}

function isOf(state: State, feature: number, e: GameEvent): boolean {
  return e.feature !== null && state.featureAt(e.x, e.y, e.segment) === feature;
}

/** The small number on a spot: the points that this would bring, complete as it is; or null. */
export function worthOf(rules: Rules, state: State, choice: Choice): number | null {
  if (state.actor < 0) return null;
  if (choice.verb === "claim" && rules.cards.length > 0) {
    return state.feature(choice.spot.y)?.done[state.actor] ?? null;
  }
  const outlook = outlookOf(state, choice);
  return outlook === null || !outlook.isStrong ? null : outlook.done;
}
