/* way-words.ts: a way to play on in few words: "tile at 3,-2, knight". */
import type { Rules } from "../engine/engine";
import type { Step, Way } from "../play/types";
import { t, tellStep, word, type Named } from "../text";
import { cellOf, featureInLine, figureName } from "../text/tell/names";

type Teller = (rules: Rules, step: Step, isAfterTile: boolean) => string;

/** What comes up in every turn has short words; everything else is told as in the log. */
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

const sentence = (rules: Rules, setup: Named, step: Step): string =>
  tellStep(rules, setup, { ...step, events: [] }).replace(/\.$/, "");

export function tellWay(rules: Rules, setup: Named, { steps }: Way): string {
  const parts = steps.map((step, i) => {
    const isAfterTile = steps[i - 1]?.verb === "place";
    return SHORT[step.verb]?.(rules, step, isAfterTile) ?? sentence(rules, setup, step);
  });
  const said = parts.filter((part) => part !== "");
  const [first] = steps;
  return said.length > 0 || !first ? said.join(", ") : sentence(rules, setup, first);
}

/** The better way; where it sounds like the one that was played, with what is different. */
export function tellBest(rules: Rules, setup: Named, best: Way, played: Way): string {
  const text = tellWay(rules, setup, best);
  if (text !== tellWay(rules, setup, played)) return text;
  const turnOf = (way: Way) => way.steps.find((step) => step.verb === "place")?.choice.spot.turn;
  const other =
    turnOf(best) !== turnOf(played)
      ? t("table.review.way.turned")
      : t("table.review.way.otherSpot");
  return `${text} (${other})`;
}
