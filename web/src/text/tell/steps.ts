/* steps.ts: what was done in a step, or in several of one player, and what followed. */
import { CHANCE, type GameEvent, type Rules } from "../../engine/engine";
import type { Step } from "../../play/types";
import { list } from "../language";
import { t } from "../t";
import { cardWord, colourWord, object, word } from "../words";
import { isDown } from "./card-choice";
import { tellEvents } from "./events";
import {
  cellOf,
  deedOf,
  featureInLine,
  figureName,
  figureOf,
  isElsewhere,
  nameOf,
  pointsOf,
  rowOf,
  sentence,
  tellDeed,
  upper,
  type Deed,
  type Named,
} from "./names";

interface Doing {
  readonly rules: Rules;
  readonly setup: Named;
  readonly step: Step;
  /** Where the tile was laid has been told already. */
  readonly isPlaced: boolean;
}

/** Nobody is "you" in a sentence that everybody may read. */
const NO_ONE = NaN;

export function tellStep(rules: Rules, setup: Named, step: Step): string {
  return tellSteps(rules, setup, [step]);
}

/** Steps of one player, or a single one of chance: "Marta lays a tile at 3,2 and puts a knight." */
export function tellSteps(rules: Rules, setup: Named, steps: readonly Step[]): string {
  const [first] = steps;
  if (!first) return "";
  const then = steps.flatMap((step) => tellEvents(rules, setup, step));
  if (first.seat === CHANCE) return ended([...byItself(rules, setup, first, then), ...then]);
  const told = steps.filter((step) => step.verb !== "pass");
  let isPlaced = false;
  const deeds = (told.length > 0 ? told : [first]).map((step) => {
    const done = doing({ rules, setup, step, isPlaced });
    if (step.verb === "place") isPlaced = true;
    return done;
  });
  return ended([sentence(setup, first.seat, list(deeds)), ...then]);
}

/** What came without anybody's doing: "Fairy: 1 point for Marta." */
export function tellByItself(rules: Rules, setup: Named, events: readonly GameEvent[]): string {
  return ended(tellEvents(rules, setup, { verb: "", seat: CHANCE, events }));
}

const ended = (parts: readonly string[]): string => `${upper(parts.join("; "))}.`;

/** A tile that somebody draws, which needs no words beside what comes of it; cards that are dealt,
 *  opened and turned up. */
function byItself(rules: Rules, setup: Named, step: Step, then: readonly string[]): string[] {
  const { spot, line } = step.choice;
  switch (step.verb) {
    case "draw": {
      const isBonus = rules.kinds[step.drawn]?.isSecond === true;
      if (then.length > 0 && !isBonus) return [];
      return [tellDeed(setup, step.turn, isBonus ? "drawBonus" : "draw")];
    }
    case "dealer":
      return [tellDeed(setup, spot.seat, "dealer")];
    case "deal":
      return [tellDeed(setup, spot.seat, "deal", { card: cardWord(rules, spot.card, "object") })];
    case "open":
      return [t("say.then.opened", { cards: cardWord(rules, spot.card) })];
    case "turn":
      return [
        t("say.then.turned", {
          colour: colourWord(rules, spot.y),
          card: cardWord(rules, spot.card),
        }),
      ];
    default:
      return [line];
  }
}

const doings: Readonly<Record<string, (d: Doing) => string>> = {
  place: (d) => did(d, "place", { cell: cell(d) }),
  put: (d) =>
    d.isPlaced && !isElsewhere(d.step.choice)
      ? did(d, "put", { figure: newFigure(d) })
      : did(d, "putAt", { figure: newFigure(d), cell: cell(d) }),
  pass: (d) => did(d, "pass"),
  again: (d) => did(d, "again"),
  fairy: (d) =>
    did(d, "fairy", {
      figure: object(figureName(d.rules, null, featureInLine(d.rules, d.step.choice)), "that"),
      cell: cell(d),
    }),
  remove: (d) => did(d, "remove", { figure: goneFigure(d, "return"), cell: cell(d) }),
  dragon: (d) => did(d, "dragon", { cell: cell(d) }),
  build: didBuild,
  capture: didCapture,
  close: (d) => did(d, "close", { figure: piece(d), cell: cell(d) }),
  exchange: (d) => did(d, "exchange", { figure: piece(d) }),
  ransom: didRansom,
  crown: (d) =>
    did(d, "crown", {
      figure: piece(d),
      feature: word("feature", featureInLine(d.rules, d.step.choice) ?? ""),
    }),
  plague: (d) => did(d, "plague", { figure: goneFigure(d, "return"), cell: cell(d) }),
  lay: (d) => did(d, isDown(d.step.choice) ? "layDown" : "lay", card(d)),
  claim: (d) => did(d, "claim", card(d)),
  sell: (d) => did(d, "sell", card(d)),
  keep: (d) => did(d, "keep", card(d)),
  joker: (d) => did(d, "joker", card(d)),
};

function doing(d: Doing): string {
  return doings[d.step.verb]?.(d) ?? d.step.choice.line;
}

function did(d: Doing, deed: Deed, params: Readonly<Record<string, string | number>> = {}): string {
  return deedOf(d.setup, d.step.seat, deed, params);
}

function cell(d: Doing): string {
  return cellOf(d.step.choice.spot);
}

function piece(d: Doing): string {
  return object(d.step.choice.spot.piece ?? "");
}

/** "a knight", "a large follower in a city" */
function newFigure(d: Doing): string {
  const feature = featureInLine(d.rules, d.step.choice);
  const kind = d.step.choice.spot.piece;
  const name = figureName(d.rules, kind, feature);
  if (name !== kind || feature === null) return object(name);
  return t("say.onto", { figure: object(name), place: word("onto", feature) });
}

/** The figure that left the board in this step: "the knight of Marta". */
function goneFigure(d: Doing, kind: "return" | "capture"): string {
  const gone = d.step.events.find((e) => e.kind === kind);
  const name = figureName(d.rules, gone?.piece ?? null, featureInLine(d.rules, d.step.choice));
  const isOwn = gone === undefined || gone.seat === d.step.seat;
  const owner = isOwn && d.step.seat !== d.setup.you ? -1 : (gone?.seat ?? -1);
  return figureOf(d.setup, name, owner, d.setup.you ?? NO_ONE);
}

function didBuild(d: Doing): string {
  const floors = d.step.events.find((e) => e.kind === "token" && e.token === "tower")?.count;
  return floors === undefined
    ? did(d, "build", { cell: cell(d) })
    : did(d, "buildTo", { cell: cell(d), n: floors });
}

function didCapture(d: Doing): string {
  const isOwn = !d.step.events.some((e) => e.kind === "capture");
  const figure = goneFigure(d, isOwn ? "return" : "capture");
  return did(d, isOwn ? "captureOwn" : "capture", { figure, cell: cell(d) });
}

function didRansom(d: Doing): string {
  const price = -(
    d.step.events.find((e) => e.kind === "score" && e.seat === d.step.seat && e.why === "ransom")
      ?.points ?? 0
  );
  const { seat } = d.step.choice.spot;
  return did(d, "ransom", {
    figure: piece(d),
    other: seat === d.setup.you ? t("say.fromYou") : nameOf(d.setup, seat),
    points: pointsOf(price),
  });
}

function card(d: Doing): { card: string; colour: string } {
  return {
    card: cardWord(d.rules, d.step.choice.spot.card, "object"),
    colour: colourWord(d.rules, rowOf(d.rules, d.step.choice)),
  };
}
