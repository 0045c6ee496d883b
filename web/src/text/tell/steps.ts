/* steps.ts: what was done in a step and what followed, as a sentence. */
import { CHANCE, type Rules } from "../../engine/engine";
import type { Step } from "../../play/types";
import { t } from "../t";
import { cardWord, colourWord, object, word } from "../words";
import { isDown } from "./card-choice";
import { tellEvents } from "./events";
import {
  cellOf,
  featureInLine,
  figureName,
  figureOf,
  isElsewhere,
  nameOf,
  pointsOf,
  rowOf,
  upper,
  type Named,
} from "./names";

interface Doing {
  readonly rules: Rules;
  readonly setup: Named;
  readonly step: Step;
}

/** Nobody is "you" in a sentence that everybody may read. */
const NO_ONE = NaN;

export function tellStep(rules: Rules, setup: Named, step: Step): string {
  const done = step.seat === CHANCE ? byItself(rules, setup, step) : bySomebody(rules, setup, step);
  return `${upper([done, ...tellEvents(rules, setup, step)].join("; "))}.`;
}

function bySomebody(rules: Rules, setup: Named, step: Step): string {
  return t("say.sentence", { who: nameOf(setup, step.seat), done: doing({ rules, setup, step }) });
}

/** A tile that somebody draws, and cards that are dealt, opened and turned up. */
function byItself(rules: Rules, setup: Named, step: Step): string {
  const { spot, line } = step.choice;
  switch (step.verb) {
    case "draw": {
      const isBonus = rules.kinds[step.drawn]?.isSecond === true;
      const done = isBonus ? t("say.did.drawBonus") : t("say.did.draw");
      return t("say.sentence", { who: nameOf(setup, step.turn), done });
    }
    case "dealer":
      return t("say.sentence", { who: nameOf(setup, spot.seat), done: t("say.did.dealer") });
    case "deal": {
      const done = t("say.did.deal", { card: cardWord(rules, spot.card, "object") });
      return t("say.sentence", { who: nameOf(setup, spot.seat), done });
    }
    case "open":
      return t("say.then.opened", { cards: cardWord(rules, spot.card) });
    case "turn":
      return t("say.then.turned", {
        colour: colourWord(rules, spot.y),
        card: cardWord(rules, spot.card),
      });
    default:
      return line;
  }
}

const doings: Readonly<Record<string, (d: Doing) => string>> = {
  place: (d) => t("say.did.place", { cell: cell(d) }),
  put: (d) =>
    isElsewhere(d.step.choice)
      ? t("say.did.putAt", { figure: newFigure(d), cell: cell(d) })
      : t("say.did.put", { figure: newFigure(d) }),
  pass: () => t("say.did.pass"),
  again: () => t("say.did.again"),
  fairy: (d) =>
    t("say.did.fairy", {
      figure: object(figureName(d.rules, null, featureInLine(d.rules, d.step.choice)), "that"),
      cell: cell(d),
    }),
  remove: (d) => t("say.did.remove", { figure: goneFigure(d, "return"), cell: cell(d) }),
  dragon: (d) => t("say.did.dragon", { cell: cell(d) }),
  build: didBuild,
  capture: didCapture,
  close: (d) => t("say.did.close", { figure: piece(d), cell: cell(d) }),
  exchange: (d) => t("say.did.exchange", { figure: piece(d) }),
  ransom: didRansom,
  crown: (d) =>
    t("say.did.crown", {
      figure: piece(d),
      feature: word("feature", featureInLine(d.rules, d.step.choice) ?? ""),
    }),
  plague: (d) => t("say.did.plague", { figure: goneFigure(d, "return"), cell: cell(d) }),
  lay: (d) => (isDown(d.step.choice) ? t("say.did.layDown", card(d)) : t("say.did.lay", card(d))),
  claim: (d) => t("say.did.claim", card(d)),
  sell: (d) => t("say.did.sell", card(d)),
  keep: (d) => t("say.did.keep", card(d)),
  joker: (d) => t("say.did.joker", card(d)),
};

function doing(d: Doing): string {
  return doings[d.step.verb]?.(d) ?? d.step.choice.line;
}

function cell(d: Doing): string {
  return cellOf(d.step.choice.spot);
}

function piece(d: Doing): string {
  return object(d.step.choice.spot.piece ?? "");
}

/** "a knight", "a large follower (city)" */
function newFigure(d: Doing): string {
  const feature = featureInLine(d.rules, d.step.choice);
  const kind = d.step.choice.spot.piece;
  const name = figureName(d.rules, kind, feature);
  if (name !== kind || feature === null) return object(name);
  return t("say.kind", { figure: object(name), feature: word("feature", feature) });
}

/** The figure that left the board in this step: "the knight of Marta". */
function goneFigure(d: Doing, kind: "return" | "capture"): string {
  const gone = d.step.events.find((e) => e.kind === kind);
  const name = figureName(d.rules, gone?.piece ?? null, featureInLine(d.rules, d.step.choice));
  const owner = gone === undefined || gone.seat === d.step.seat ? -1 : gone.seat;
  return figureOf(d.setup, name, owner, NO_ONE);
}

function didBuild(d: Doing): string {
  const floors = d.step.events.find((e) => e.kind === "token" && e.token === "tower")?.count;
  return floors === undefined
    ? t("say.did.build", { cell: cell(d) })
    : t("say.did.buildTo", { cell: cell(d), n: floors });
}

function didCapture(d: Doing): string {
  const isOwn = !d.step.events.some((e) => e.kind === "capture");
  const figure = goneFigure(d, isOwn ? "return" : "capture");
  return isOwn
    ? t("say.did.captureOwn", { figure, cell: cell(d) })
    : t("say.did.capture", { figure, cell: cell(d) });
}

function didRansom(d: Doing): string {
  const price = -(
    d.step.events.find((e) => e.kind === "score" && e.seat === d.step.seat && e.why === "ransom")
      ?.points ?? 0
  );
  return t("say.did.ransom", {
    figure: piece(d),
    other: nameOf(d.setup, d.step.choice.spot.seat),
    points: pointsOf(price),
  });
}

function card(d: Doing): { card: string; colour: string } {
  return {
    card: cardWord(d.rules, d.step.choice.spot.card, "object"),
    colour: colourWord(d.rules, rowOf(d.rules, d.step.choice)),
  };
}
