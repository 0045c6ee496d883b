/* way-words.ts: a way to play on: "tile at 3,-2, knight", or a sentence where that does not do. */
import type { Rules } from "../engine/engine";
import type { Step, Way } from "../play/types";
import { t, tellSteps, word, type Named } from "../text";
import { tellEvents } from "../text/tell/events";
import { cellOf, featureInLine, figureName } from "../text/tell/names";

type Teller = (rules: Rules, step: Step, isAfterTile: boolean) => string;

/** What comes up in every turn has short words. */
const SHORT: Readonly<Record<string, Teller>> = {
  place: (_, step) => t("table.review.way.tile", { cell: cellOf(step.choice.spot) }),
  put: (rules, step) => figure(rules, step),
  pass: (_, __, isAfterTile) => (isAfterTile ? t("table.review.way.none") : ""),
  again: () => "",
};

/** By its role there; a figure of a special kind by its kind and where it stands. */
function figure(rules: Rules, step: Step): string {
  const kind = step.choice.spot.piece;
  const feature = featureInLine(rules, step.choice);
  const name = figureName(rules, kind, feature);
  if (name !== kind || feature === null) return word("piece", name);
  return t("say.onto", { figure: word("piece", name), place: word("onto", feature) });
}

/** What followed from a step is left out; what the sentence about the step itself needs, as whom it
 *  captured and what a ransom cost, has no words of its own. */
const withoutSequel = (rules: Rules, setup: Named, step: Step): Step => ({
  ...step,
  events: step.events.filter(
    (event) => tellEvents(rules, setup, { ...step, events: [event] }).length === 0,
  ),
});

function sentence(rules: Rules, setup: Named, { steps }: Way): string {
  const told = steps.map((step) => withoutSequel(rules, setup, step));
  return tellSteps(rules, setup, told).replace(/\.$/, "");
}

/** Null: there are no short words for it. */
function brief(rules: Rules, { steps }: Way): string | null {
  const parts = steps.map((step, i) =>
    SHORT[step.verb]?.(rules, step, steps[i - 1]?.verb === "place"),
  );
  const said = parts.filter((part) => part !== "");
  return said.length === 0 || said.includes(undefined) ? null : said.join(", ");
}

/** A way in few words, or as in the log; two that are compared are told in the same manner. */
export function tellWay(rules: Rules, setup: Named, way: Way, other: Way = way): string {
  const short = brief(rules, way);
  return short !== null && brief(rules, other) !== null ? short : sentence(rules, setup, way);
}

/** The better way; where it sounds like the one that was played, with what is different. */
export function tellBest(rules: Rules, setup: Named, best: Way, played: Way): string {
  const text = tellWay(rules, setup, best, played);
  if (text !== tellWay(rules, setup, played, best)) return text;
  const turnOf = (way: Way) => way.steps.find((step) => step.verb === "place")?.choice.spot.turn;
  const other =
    turnOf(best) !== turnOf(played)
      ? t("table.review.way.turned")
      : t("table.review.way.otherSpot");
  return `${text} (${other})`;
}
