/* steps.ts: what was done, in sentences: one step, or a whole turn at once. */
import { CHANCE, type Rules } from "../../engine/engine";
import type { Step } from "../../play/types";
import { list } from "../language";
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

/** A sentence about some steps that belong together. */
export interface Told {
  /** Whose doing it was: a seat or CHANCE. */
  readonly seat: number;
  readonly steps: readonly Step[];
  readonly text: string;
}

interface Doing {
  readonly rules: Rules;
  readonly setup: Named;
  readonly step: Step;
  /** The tile laid is one of the second stack. */
  readonly isBonus: boolean;
}

/** Nobody is "you" in a sentence that everybody may read. */
const NO_ONE = NaN;

export function tellStep(rules: Rules, setup: Named, step: Step): string {
  return sentence(rules, setup, [step]);
}

/** The steps of each turn in one sentence: drawn, laid, put, and what followed. */
export function tellSteps(rules: Rules, setup: Named, steps: readonly Step[]): Told[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && belongs(last, step)) last.push(step);
    else groups.push([step]);
  }
  return groups.map((group) => ({
    seat: subject(group[0] as Step),
    steps: group,
    text: sentence(rules, setup, group),
  }));
}

/** Who is the subject of a sentence about a step; a tile is drawn by whose turn it is. */
function subject(step: Step): number {
  if (step.seat !== CHANCE) return step.seat;
  return step.verb === "draw" ? step.turn : CHANCE;
}

function belongs(group: readonly Step[], step: Step): boolean {
  const first = group[0] as Step;
  if (subject(first) !== subject(step)) return false;
  if (subject(step) === CHANCE) return first.verb === step.verb;
  // A tile that could not be laid is followed by another draw of the same turn.
  return step.verb !== "draw" || group.every((s) => s.verb === "draw");
}

function sentence(rules: Rules, setup: Named, group: readonly Step[]): string {
  const before: string[] = [];
  const after: string[] = [];
  for (const step of group) {
    const texts = tellEvents(rules, setup, step);
    // What a drawn tile brought came before it was laid.
    (step.verb === "draw" && group.length > 1 ? before : after).push(...texts);
  }
  const main =
    subject(group[0] as Step) === CHANCE
      ? byItself(rules, setup, group)
      : bySomebody(rules, setup, group);
  return `${upper([...before, ...main, ...after].join("; "))}.`;
}

function bySomebody(rules: Rules, setup: Named, group: readonly Step[]): string[] {
  const isWhole = group.some((s) => s.verb === "place" || s.verb === "plague");
  const isMore = group.some((s) => s.verb !== "pass" && s.verb !== "draw");
  const shown = group.filter(
    (s) => !(s.verb === "draw" && isWhole) && !(s.verb === "pass" && isMore),
  );
  const isBonus = group.some((s) => s.verb === "draw" && rules.kinds[s.drawn]?.isSecond === true);
  const done = [...new Set(shown.map((step) => doing({ rules, setup, step, isBonus })))];
  return [t("say.sentence", { who: nameOf(setup, subject(group[0] as Step)), done: list(done) })];
}

/** Cards that are dealt, opened and turned up. */
function byItself(rules: Rules, setup: Named, group: readonly Step[]): string[] {
  const [first] = group as [Step];
  const { spot } = first.choice;
  switch (first.verb) {
    case "dealer":
      return [t("say.sentence", { who: nameOf(setup, spot.seat), done: t("say.did.dealer") })];
    case "deal": {
      const card = cardWord(rules, spot.card, "object");
      return [
        group.length > 1
          ? t("say.then.dealt")
          : t("say.sentence", { who: nameOf(setup, spot.seat), done: t("say.did.deal", { card }) }),
      ];
    }
    case "open":
      return [
        t("say.then.opened", {
          cards: group.map((s) => cardWord(rules, s.choice.spot.card)).join(", "),
        }),
      ];
    case "turn":
      return group.map((s) =>
        t("say.then.turned", {
          colour: colourWord(rules, s.choice.spot.y),
          card: cardWord(rules, s.choice.spot.card),
        }),
      );
    default:
      return [first.choice.line];
  }
}

const doings: Readonly<Record<string, (d: Doing) => string>> = {
  draw: (d) => (d.isBonus ? t("say.did.drawBonus") : t("say.did.draw")),
  place: (d) =>
    d.isBonus ? t("say.did.placeBonus", { cell: cell(d) }) : t("say.did.place", { cell: cell(d) }),
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
