/*
 * choice.ts: what a choice on the board is and what it would bring. What follows from it is asked
 * of the engine by trying it on a copy; a verb without words shows its line of the record.
 */
import type { Choice, GameEvent, Rules, State } from "../../engine/engine";
import { list } from "../language";
import { t } from "../t";
import { explain, object, word } from "../words";
import { cardTellers } from "./card-choice";
import { featureAt, tellWorth, whenOf, withSize, worthFor } from "./features";
import {
  cellOf,
  featureInLine,
  figureName,
  figureOf,
  isElsewhere,
  nameOf,
  nobody,
  pointsOf,
  upper,
  type Named,
} from "./names";
import { tellPlace } from "./place-choice";
import { tellWouldBe } from "./sums";
import { addedBy, outlookOf } from "./worth";

export interface Said {
  readonly title: string;
  readonly detail: string;
}

/** A choice with all that a sentence about it may need. */
export interface Asked {
  readonly rules: Rules;
  readonly state: State;
  readonly choice: Choice;
  readonly setup: Named;
  /** The seat that chooses. */
  readonly you: number;
}

const tellers: Readonly<Record<string, (a: Asked) => Said>> = {
  place: tellPlace,
  put: tellPut,
  pass: () => ({ title: t("say.title.pass"), detail: "" }),
  again: () => ({ title: t("say.title.again"), detail: t("say.detail.again") }),
  fairy: (a) => ({
    title: t("say.title.fairy", { figure: standing(a) }),
    detail: place(a, explain("token", "fairy")),
  }),
  remove: (a) => ({ title: t("say.title.remove", { figure: standing(a) }), detail: place(a) }),
  dragon: tellDragon,
  build: tellBuild,
  capture: tellCapture,
  close: (a) => ({
    title: t("say.title.close", { figure: piece(a), cell: cellOf(a.choice.spot) }),
    detail: t("say.detail.close"),
  }),
  exchange: (a) => ({
    title: t("say.title.exchange", { figure: yours(a) }),
    detail: t("say.detail.exchange"),
  }),
  ransom: tellRansom,
  crown: tellCrown,
  plague: tellPlague,
};

/** What a choice is, and what it would bring. With the setup, players are called by their names. */
export function tellChoice(
  rules: Rules,
  state: State,
  choice: Choice,
  setup: Named = nobody,
): Said {
  const asked = { rules, state, choice, setup, you: state.actor };
  const teller = (rules.has("board") ? tellers : cardTellers)[choice.verb] ?? tellers[choice.verb];
  const { title, detail } = teller ? teller(asked) : { title: choice.line, detail: "" };
  return { title: upper(title), detail: upper(detail) };
}

function piece(a: Asked): string {
  return word("piece", a.choice.spot.piece ?? "");
}

function yours(a: Asked): string {
  return object(a.choice.spot.piece ?? "", "your");
}

/** The figure that stands where the choice points at: "the knight of Marta". */
function standing(a: Asked): string {
  const { x, y, segment } = a.choice.spot;
  const found = a.state
    .pieces()
    .find((p) => p.where === "segment" && p.x === x && p.y === y && p.segment === segment);
  const name = figureName(a.rules, found?.kind ?? null, featureInLine(a.rules, a.choice));
  return figureOf(a.setup, name, found?.seat ?? -1, a.you);
}

function place(a: Asked, more = ""): string {
  const cell = t("say.at", { what: "", cell: cellOf(a.choice.spot) }).trim();
  return more === "" ? cell : `${cell}. ${more}`;
}

function tellPut(a: Asked): Said {
  const { spot } = a.choice;
  const outlook = outlookOf(a.state, a.choice);
  const feature = outlook?.feature ?? featureAt(a.state, spot.x, spot.y, spot.segment);
  const kind = feature?.kind ?? featureInLine(a.rules, a.choice);
  const figure = word("piece", figureName(a.rules, spot.piece, kind));
  const where = kind === null ? "" : word("place", kind);
  const title = t("say.title.put", {
    figure,
    place: feature ? withSize(feature, where) : where,
  });
  const note = spot.piece === null ? "" : explain("piece", spot.piece);
  const worth =
    outlook === null || !outlook.isStrong
      ? ""
      : outlook.isScored
        ? t("say.worth.complete", { points: tellWouldBe(addedBy(outlook).done) })
        : tellWorth(outlook.feature, addedBy(outlook));
  return {
    title: isElsewhere(a.choice) ? t("say.at", { what: title, cell: cellOf(spot) }) : title,
    detail: [upper(worth), note]
      .filter((text) => text !== "")
      .join(". ")
      .replace(/\.$/, ""),
  };
}

function returned(a: Asked, events: readonly GameEvent[]): string[] {
  return events
    .filter((e) => e.kind === "return" && e.feature !== null)
    .map((e) => figureOf(a.setup, figureName(a.rules, e.piece, e.feature), e.seat, a.you));
}

function tellDragon(a: Asked): Said {
  const { eaten, steps } = a.state.preview(a.choice.action, (after, events) => ({
    // After the last step the turn goes on with scoring, whose figures are not eaten.
    eaten: returned(a, events.slice(0, firstOther(events))),
    steps: after.tokens().find((token) => token.kind === "steps")?.count ?? 0,
  }));
  const who =
    eaten.length === 0 ? t("say.detail.nobody") : t("say.detail.eats", { figures: list(eaten) });
  return {
    title: t("say.title.dragon", { cell: cellOf(a.choice.spot) }),
    detail: steps > 0 ? `${who}; ${t("say.detail.steps", { n: steps })}` : who,
  };
}

function firstOther(events: readonly GameEvent[]): number {
  const at = events.findIndex((e) => e.kind !== "token" && e.kind !== "return");
  return at < 0 ? events.length : at;
}

function tellBuild(a: Asked): Said {
  const { x, y } = a.choice.spot;
  const { floors, reach } = a.state.preview(a.choice.action, (after) => ({
    floors:
      after.tokens().find((k) => k.kind === "tower" && k.onBoard && k.x === x && k.y === y)
        ?.count ?? 1,
    reach: after.choices().filter((c) => c.verb === "capture").length,
  }));
  return {
    title: t("say.title.build", { cell: cellOf({ x, y }), n: floors }),
    detail: t("say.detail.reach", { n: reach }),
  };
}

function tellCapture(a: Asked): Said {
  const isOwn = a.state.preview(
    a.choice.action,
    (_, events) => !events.some((e) => e.kind === "capture"),
  );
  const figure = standing(a);
  const title = isOwn ? t("say.title.captureOwn", { figure }) : t("say.title.capture", { figure });
  return { title, detail: place(a) };
}

function tellRansom(a: Asked): Said {
  return {
    title: t("say.title.ransom", { figure: yours(a), who: nameOf(a.setup, a.choice.spot.seat) }),
    detail: t("say.detail.price", { points: pointsOf(a.state.number("ransom") ?? 0) }),
  };
}

/** The segment of the wheel that the pig is on. */
function pigAt(state: State): string {
  const pig = state.tokens().find((token) => token.kind === "pig" && token.onBoard);
  return (pig && featureAt(state, pig.x, pig.y, pig.segment)?.kind) ?? "";
}

function tellCrown(a: Asked): Said {
  const { x, y, segment } = a.choice.spot;
  const feature = featureInLine(a.rules, a.choice) ?? "";
  const here = a.state.preview(a.choice.action, (after) =>
    whenOf(worthFor(after, after.featureAt(x, y, segment), a.you).done),
  );
  const pig = t("say.detail.pig", { feature: word("feature", pigAt(a.state)) });
  return {
    title: t("say.title.crown", { figure: piece(a), feature: word("feature", feature) }),
    detail: [here, pig].filter((text) => text !== "").join("; "),
  };
}

function tellPlague(a: Asked): Said {
  const outlook = outlookOf(a.state, a.choice);
  const cost = outlook === null ? 0 : outlook.before.done.points - outlook.after.done.points;
  const detail = cost > 0 ? t("say.worth.lost", { points: pointsOf(cost) }) : t("say.worth.free");
  return { title: t("say.title.plague", { figure: standing(a) }), detail: place(a, upper(detail)) };
}
