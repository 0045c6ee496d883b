/* card-choice.ts: what a choice in the card game is and what it would bring. */
import type { Choice, State } from "../../engine/engine";
import { t } from "../t";
import { cardWord, colourWord, object } from "../words";
import type { Asked, Said } from "./choice";
import { pointsOf, rowOf } from "./names";

/** So many answers are tried at most to find the best that an answer leads to. */
const TRIES = 400;

export const cardTellers: Readonly<Record<string, (a: Asked) => Said>> = {
  lay: tellLay,
  claim: tellClaim,
  sell: (a) => ({ title: t("say.title.sell", { card: theCard(a) }), detail: tellGain(a) }),
  keep: (a) => ({ title: t("say.title.keep", { card: theCard(a) }), detail: tellGain(a) }),
  joker: (a) => ({ title: t("say.title.joker", { colour: colour(a) }), detail: tellGain(a) }),
};

function colour(a: Asked): string {
  return colourWord(a.rules, rowOf(a.rules, a.choice));
}

function theCard(a: Asked): string {
  return a.choice.spot.card < 0 ? object("card") : cardWord(a.rules, a.choice.spot.card, "object");
}

export function isDown(choice: Choice): boolean {
  return choice.line.startsWith("lay down ");
}

function tellLay(a: Asked): Said {
  const card = cardWord(a.rules, a.choice.spot.card);
  const params = { card, colour: colour(a) };
  const title = isDown(a.choice) ? t("say.title.layDown", params) : t("say.title.lay", params);
  // What whoever claims the row would get, after the card has been laid.
  const detail = a.state.preview(a.choice.action, (after) => tellStretch(a, after));
  return { title, detail };
}

function tellClaim(a: Asked): Said {
  const detail = tellStretch(a, a.state);
  return {
    title: t("say.title.claim", { colour: colour(a) }),
    detail: detail === "" ? t("say.detail.nothing") : detail,
  };
}

/** The cards of a row that nobody has claimed: how many, what they bring now, how many are hidden. */
function tellStretch(a: Asked, state: State): string {
  const row = a.choice.spot.y;
  const open = state.feature(row);
  if (open === null || open.segments === 0) return "";
  const hidden = state
    .cards()
    .filter((c) => c.where === "row" && c.row === row && c.kind < 0 && c.place >= open.x).length;
  const worth = t("say.detail.stretch", {
    cards: t("say.cards", { n: open.segments }),
    points: pointsOf(open.done[a.you] ?? 0),
  });
  return hidden === 0 ? worth : `${worth}, ${t("say.detail.unknown", { n: hidden })}`;
}

interface Gain {
  readonly points: number;
  readonly chest: number;
}

function chestOf(state: State, seat: number): number {
  return state
    .cards()
    .filter((c) => c.where === "chest" && c.seat === seat)
    .reduce((sum, c) => sum + c.count, 0);
}

/** The best that an answer leads to, with all further answers about the same cards. */
function bestGain(state: State, choice: Choice, seat: number, tries: { left: number }): Gain {
  return state.preview(choice.action, (after, events) => {
    const points = events
      .filter((e) => e.kind === "score" && e.seat === seat && !e.isFinal)
      .reduce((sum, e) => sum + e.points, 0);
    const isLast =
      after.actor !== seat || events.some((e) => e.kind === "return" && e.seat === seat);
    let best: Gain | null = null;
    if (!isLast) {
      for (const next of after.choices()) {
        if (--tries.left < 0) break;
        const gain = bestGain(after, next, seat, tries);
        if (best === null || gain.points > best.points) best = gain;
      }
    }
    return best === null
      ? { points, chest: chestOf(after, seat) }
      : { points: points + best.points, chest: best.chest };
  });
}

function tellGain(a: Asked): string {
  const gain = bestGain(a.state, a.choice, a.you, { left: TRIES });
  const text = t("say.detail.gain", { points: pointsOf(gain.points) });
  const more = gain.chest - chestOf(a.state, a.you);
  return more > 0
    ? `${text}, ${t("say.detail.chest", { cards: t("say.cards", { n: more }) })}`
    : text;
}
