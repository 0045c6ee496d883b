/* events.ts: what followed from a step, in half sentences without a full stop. */
import type { GameEvent, Rules } from "../../engine/engine";
import type { Step } from "../../play/types";
import { list } from "../language";
import { t } from "../t";
import { colourWord, object, word } from "../words";
import { cellOf, figureName, figureOf, forWhom, pointsOf, tellDeed, type Named } from "./names";
import { reasonWord } from "./points";

/** Nobody is spoken to. */
const NO_ONE = NaN;

/** Tokens whose move the sentence about the step has told already, by verb. */
const TOLD: Readonly<Record<string, string>> = {
  fairy: "fairy",
  dragon: "dragon",
  build: "tower",
  dealer: "dealer",
};
/** Steps in which figures go home by themselves; what came back after scoring needs no words. */
const EATS = "dragon";

interface Telling {
  readonly rules: Rules;
  readonly setup: Named;
  readonly verb: string;
  /** Who did the step: a seat, or chance. */
  readonly seat: number;
  readonly events: readonly GameEvent[];
  /** Points that have been told together with another event. */
  readonly told: Set<GameEvent>;
}

/** A step, as far as what follows from it is concerned. */
type Done = Pick<Step, "verb" | "seat" | "events">;

export function tellEvents(rules: Rules, setup: Named, { verb, seat, events }: Done): string[] {
  const end = events.findIndex((e) => e.kind === "end");
  const before = end < 0 ? events : events.slice(0, end);
  const telling: Telling = { rules, setup, verb, seat, events: before, told: new Set() };
  const texts = [...tellEaten(telling), ...telling.events.map((e, i) => tellEvent(telling, e, i))];
  if (end >= 0) texts.push(t("say.then.end"), tellFinal(setup, events.slice(end)));
  return texts.filter((text) => text !== "");
}

function tellEvent(telling: Telling, e: GameEvent, at: number): string {
  switch (e.kind) {
    case "closed":
      return tellClosed(telling, e, at);
    case "score":
      return tellScore(telling, e, at);
    case "return":
      return tellFreed(telling, e);
    case "token":
      return tellToken(telling, e);
    case "take":
      return tellTake(telling, e, at);
    case "aside":
      return t("say.then.aside");
    case "mixed":
      return t("say.then.mixed", { n: e.count });
    case "discard":
      return t("say.then.discard");
    case "capture":
    case "turn":
    case "end":
      return "";
  }
}

/** "8 points for Marta and Jan", "5 points for Ole" */
export function tellGains(setup: Named, gains: ReadonlyMap<number, number>): string {
  const byPoints = new Map<number, number[]>();
  for (const [seat, points] of gains) {
    if (points !== 0) byPoints.set(points, [...(byPoints.get(points) ?? []), seat]);
  }
  const texts = [...byPoints]
    .sort(([a], [b]) => b - a)
    .map(([points, seats]) =>
      t("say.then.gain", {
        points: pointsOf(points),
        who: list(seats.map((seat) => forWhom(setup, seat, setup.you ?? NO_ONE))),
      }),
    );
  return texts.join(", ");
}

function sumUp(scores: readonly GameEvent[]): Map<number, number> {
  const gains = new Map<number, number>();
  for (const e of scores) gains.set(e.seat, (gains.get(e.seat) ?? 0) + e.points);
  return gains;
}

const isSamePlace = (a: GameEvent, b: GameEvent) =>
  a.feature === b.feature && a.x === b.x && a.y === b.y && a.segment === b.segment;

function tellClosed(telling: Telling, e: GameEvent, at: number): string {
  const feature = word("feature", e.feature ?? "");
  const scores = telling.events.slice(at).filter((s) => s.kind === "score" && isSamePlace(s, e));
  for (const score of scores) telling.told.add(score);
  const gains = tellGains(telling.setup, sumUp(scores));
  return gains === ""
    ? t("say.then.closed", { feature })
    : t("say.then.closedFor", { feature, gains });
}

/** Points for the same reason are told together. A ransom is told by the step itself. */
function tellScore(telling: Telling, e: GameEvent, at: number): string {
  if (telling.told.has(e) || e.why === telling.verb) return "";
  const same = telling.events
    .slice(at)
    .filter((s) => s.kind === "score" && s.why === e.why && !telling.told.has(s));
  for (const score of same) telling.told.add(score);
  if (e.points < 0) return tellDeed(telling.setup, e.seat, "pays", { points: pointsOf(-e.points) });
  const gains = tellGains(telling.setup, sumUp(same));
  return gains === "" ? "" : t("say.then.scored", { what: reasonWord(telling.rules, e), gains });
}

/** Whom the dragon ate: what went home before anything else happened. */
function tellEaten(telling: Telling): string[] {
  if (telling.verb !== EATS) return [];
  const other = telling.events.findIndex((e) => e.kind !== "token" && e.kind !== "return");
  const eaten = telling.events
    .slice(0, other < 0 ? telling.events.length : other)
    .filter((e) => e.kind === "return" && e.feature !== null);
  const figures = eaten.map((e) =>
    figureOf(
      telling.setup,
      figureName(telling.rules, e.piece, e.feature),
      e.seat,
      telling.setup.you ?? NO_ONE,
    ),
  );
  return figures.length === 0 ? [] : [t("say.then.eaten", { figures: list(figures) })];
}

/** A prisoner who came home in an exchange; whom somebody bought or chose is told by the step. */
function tellFreed(telling: Telling, e: GameEvent): string {
  const isTold =
    telling.verb === "ransom" || (telling.verb === "exchange" && e.seat === telling.seat);
  if (e.other < 0 || isTold) return "";
  return tellDeed(telling.setup, e.seat, "freed", { figure: object(e.piece ?? "") });
}

function tellToken(telling: Telling, e: GameEvent): string {
  const name = e.token ?? "";
  if (TOLD[telling.verb] === name) return "";
  if (name === "dealer") return tellDeed(telling.setup, e.seat, "dealer");
  if (e.seat >= 0)
    return tellDeed(telling.setup, e.seat, "takes", {
      n: e.count,
      what: word("token", name, e.count),
    });
  const cell = cellOf(e);
  switch (name) {
    case "dragon":
      return t("say.then.dragon", { cell });
    case "fairy":
      return t("say.then.fairy", { cell });
    case "tower":
      return t("say.then.tower", { cell, n: e.count });
    case "pig":
      return t("say.then.pig", { feature: word("feature", wheelSegment(telling.rules, e.count)) });
    default:
      return t("say.then.token", { what: word("token", name), cell });
  }
}

/** The segments of the wheel are where courtiers stand, numbered from 1. */
function wheelSegment(rules: Rules, number: number): string {
  const roles = rules.namesOf("role");
  return rules.namesOf("feature").filter((_, i) => roles[i] === "courtier")[number - 1] ?? "";
}

function tellTake(telling: Telling, e: GameEvent, at: number): string {
  const rest = telling.events.slice(at + 1);
  const next = rest.findIndex((other) => other.kind === "take");
  const scores = (next < 0 ? rest : rest.slice(0, next)).filter(
    (s) => s.kind === "score" && s.seat === e.seat && !s.isFinal,
  );
  for (const score of scores) telling.told.add(score);
  const points = scores.reduce((sum, s) => sum + s.points, 0);
  const params = {
    cards: t("say.cards", { n: e.count }),
    colour: colourWord(telling.rules, telling.rules.namesOf("feature").indexOf(e.feature ?? "")),
  };
  return points === 0
    ? tellDeed(telling.setup, e.seat, "takesCards", params)
    : tellDeed(telling.setup, e.seat, "takesFor", { ...params, points: pointsOf(points) });
}

function tellFinal(setup: Named, events: readonly GameEvent[]): string {
  const gains = tellGains(setup, sumUp(events.filter((e) => e.kind === "score")));
  return gains === "" ? "" : t("say.then.final", { gains });
}
