/* events.ts: what followed from a step, in half sentences without a full stop. */
import type { GameEvent, Rules } from "../../engine/engine";
import { list } from "../language";
import { t } from "../t";
import { colourWord, object, word } from "../words";
import { cellOf, figureName, figureOf, nameOf, pointsOf, type Named } from "./names";

/** Tokens whose move the sentence about the step has told already, by verb. */
const TOLD: Readonly<Record<string, string>> = { fairy: "fairy", dragon: "dragon", build: "tower", dealer: "dealer" };
/** Steps in which figures go home by themselves; what came back after scoring needs no words. */
const EATS = "dragon";

interface Telling {
  readonly rules: Rules;
  readonly setup: Named;
  readonly verb: string;
  readonly events: readonly GameEvent[];
  /** Points that have been told together with another event. */
  readonly told: Set<GameEvent>;
}

export function tellEvents(rules: Rules, setup: Named, verb: string, events: readonly GameEvent[]): string[] {
  const end = events.findIndex((e) => e.kind === "end");
  const t0: Telling = { rules, setup, verb, events: end < 0 ? events : events.slice(0, end), told: new Set() };
  const texts = [...tellEaten(t0), ...t0.events.map((e, i) => tellEvent(t0, e, i))];
  if (end >= 0) texts.push(t("say.then.end"), tellFinal(setup, events.slice(end)));
  return texts.filter((text) => text !== "");
}

function tellEvent(t0: Telling, e: GameEvent, at: number): string {
  switch (e.kind) {
    case "closed": return tellClosed(t0, e, at);
    case "score": return tellScore(t0, e, at);
    case "return": return tellFreed(t0, e);
    case "token": return tellToken(t0, e);
    case "take": return tellTake(t0, e, at);
    case "aside": return t("say.then.aside");
    case "mixed": return t("say.then.mixed", { n: e.count });
    case "discard": return t("say.then.discard");
    case "capture": case "end": return "";
  }
}

/** "8 points for Marta and Jan", "5 points for Ole" */
export function tellGains(setup: Named, gains: ReadonlyMap<number, number>): string {
  const byPoints = new Map<number, number[]>();
  for (const [seat, points] of gains) if (points !== 0) byPoints.set(points, [...(byPoints.get(points) ?? []), seat]);
  const texts = [...byPoints].sort(([a], [b]) => b - a).map(([points, seats]) =>
    t("say.then.gain", { points: pointsOf(points), who: list(seats.map((seat) => nameOf(setup, seat))) }));
  return texts.join(", ");
}

function sumUp(scores: readonly GameEvent[]): Map<number, number> {
  const gains = new Map<number, number>();
  for (const e of scores) gains.set(e.seat, (gains.get(e.seat) ?? 0) + e.points);
  return gains;
}

const isSamePlace = (a: GameEvent, b: GameEvent) =>
  a.feature === b.feature && a.x === b.x && a.y === b.y && a.segment === b.segment;

function tellClosed(t0: Telling, e: GameEvent, at: number): string {
  const feature = word("feature", e.feature ?? "");
  const scores = t0.events.slice(at).filter((s) => s.kind === "score" && isSamePlace(s, e));
  for (const score of scores) t0.told.add(score);
  const gains = tellGains(t0.setup, sumUp(scores));
  return gains === "" ? t("say.then.closed", { feature }) : t("say.then.closedFor", { feature, gains });
}

/** Points for the same reason are told together. A ransom is told by the step itself. */
function tellScore(t0: Telling, e: GameEvent, at: number): string {
  if (t0.told.has(e) || e.why === t0.verb) return "";
  const same = t0.events.slice(at).filter((s) => s.kind === "score" && s.why === e.why && !t0.told.has(s));
  for (const score of same) t0.told.add(score);
  if (e.points < 0) return t("say.then.pays", { who: nameOf(t0.setup, e.seat), points: pointsOf(-e.points) });
  const gains = tellGains(t0.setup, sumUp(same));
  const isPlain = e.why === t0.rules.name("reason", 0);
  const what = word(isPlain ? "feature" : "reason", (isPlain ? e.feature : e.why) ?? "");
  return gains === "" ? "" : t("say.then.scored", { what, gains });
}

/** Whom the dragon ate: what went home before anything else happened. */
function tellEaten(t0: Telling): string[] {
  if (t0.verb !== EATS) return [];
  const other = t0.events.findIndex((e) => e.kind !== "token" && e.kind !== "return");
  const eaten = t0.events.slice(0, other < 0 ? t0.events.length : other).filter((e) => e.kind === "return" && e.feature !== null);
  const figures = eaten.map((e) => figureOf(t0.setup, figureName(t0.rules, e.piece, e.feature), e.seat, NaN));
  return figures.length === 0 ? [] : [t("say.then.eaten", { figures: list(figures) })];
}

/** A prisoner who came home without being bought: an exchange. */
function tellFreed(t0: Telling, e: GameEvent): string {
  if (e.other < 0 || t0.verb === "ransom") return "";
  return t("say.then.freed", { who: nameOf(t0.setup, e.seat), figure: object(e.piece ?? "") });
}

function tellToken(t0: Telling, e: GameEvent): string {
  const name = e.token ?? "";
  if (TOLD[t0.verb] === name) return "";
  if (name === "dealer") return t("say.sentence", { who: nameOf(t0.setup, e.seat), done: t("say.did.dealer") });
  if (e.seat >= 0) return t("say.then.takes", { who: nameOf(t0.setup, e.seat), n: e.count, what: word("token", name, e.count) });
  const cell = cellOf(e);
  switch (name) {
    case "dragon": return t("say.then.dragon", { cell });
    case "fairy": return t("say.then.fairy", { cell });
    case "tower": return t("say.then.tower", { cell, n: e.count });
    case "pig": return t("say.then.pig", { feature: word("feature", wheelSegment(t0.rules, e.count)) });
    default: return t("say.then.token", { what: word("token", name), cell });
  }
}

/** The segments of the wheel are where courtiers stand, numbered from 1. */
function wheelSegment(rules: Rules, number: number): string {
  const roles = rules.namesOf("role");
  return rules.namesOf("feature").filter((_, i) => roles[i] === "courtier")[number - 1] ?? "";
}

function tellTake(t0: Telling, e: GameEvent, at: number): string {
  const rest = t0.events.slice(at + 1);
  const next = rest.findIndex((other) => other.kind === "take");
  const scores = (next < 0 ? rest : rest.slice(0, next)).filter((s) => s.kind === "score" && s.seat === e.seat && !s.isFinal);
  for (const score of scores) t0.told.add(score);
  const points = scores.reduce((sum, s) => sum + s.points, 0);
  const params = {
    who: nameOf(t0.setup, e.seat), cards: t("say.cards", { n: e.count }),
    colour: colourWord(t0.rules, t0.rules.namesOf("feature").indexOf(e.feature ?? "")),
  };
  return points === 0 ? t("say.then.takesCards", params) : t("say.then.takesFor", { ...params, points: pointsOf(points) });
}

function tellFinal(setup: Named, events: readonly GameEvent[]): string {
  const gains = tellGains(setup, sumUp(events.filter((e) => e.kind === "score")));
  return gains === "" ? "" : t("say.then.final", { gains });
}
