/* words.ts: short texts that are put together from the game: how far it is, which rules, what to do. */
import type { Rules } from "../engine/engine";
import type { Choice, GameSetup, Now } from "../play/types";
import { either, isKey, list, number, t, tellAsk, word } from "../text";
import { isPerson, nameOf, type Desk } from "./desk";
import { spokenTo } from "./told";

/** "+12", "−3": with a true minus sign. */
export const signed = (points: number): string =>
  points < 0 ? `−${number(-points)}` : `+${number(points)}`;

/** Which round it is, or how many tiles are out, of all. */
export function progressOf(rules: Rules, { state, steps }: Pick<Now, "state" | "steps">): string {
  if (rules.has("rounds")) return t("table.round", { n: Math.max(1, steps.at(-1)?.round ?? 0) });
  const all = rules.kinds
    .filter((kind) => !kind.isSecond)
    .reduce((sum, kind) => sum + kind.copies, 0);
  return t("table.tileOf", { n: all - state.left, all });
}

/** "Carcassonne, Inns & Cathedrals" */
export function rulesLine(rules: Rules): string {
  return [word("game", rules.game), ...rules.modules.map((name) => word("expansion", name))].join(
    ", ",
  );
}

/** More than so many things at once are too long to be told one by one. */
const MANY = 3;

/** What a person may do now, by the verbs of the choices: "Put a figure or move the fairy". */
export function todo(now: Now): string {
  const verbs = [...new Set(now.choices.map((c) => c.verb))].filter((verb) => verb !== "pass");
  if (verbs.length < 2 && now.choices.length > 0) return tellAsk(now.choices);
  const parts = verbs.map((verb) => {
    const key = `table.todo.${verb}`;
    return isKey(key) ? t(key) : word("verb", verb);
  });
  if (parts.length > MANY) return t("table.todo.many");
  return parts.length === 0 ? t("table.todo.finish") : capital(either(parts));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whom one waits for, or what is to be done. */
export function headline(desk: Pick<Desk, "setup">, now: Now): string {
  const name = nameOf(desk.setup, now.actor);
  switch (now.phase) {
    case "choose":
      return todo(now);
    case "confirm":
      return t("table.confirm");
    case "wait":
      return isPerson(desk.setup, now.actor) || now.actor < 0
        ? t("table.wait")
        : t("table.thinks", { name });
    case "over":
      return t("table.over");
    case "handover":
      return t("table.handover.give", { name: nameOf(desk.setup, now.next) });
    case "look":
      return t("table.review.title");
  }
}

/** The words on the button that ends the turn; they say so if something is given up by it. */
export function doneLabel(now: Now): string {
  const others = now.choices.filter((c) => c !== now.pass);
  if (now.phase === "confirm" || others.length === 0) return t("table.done");
  return others.some((c) => c.verb === "put") ? t("table.doneNoFigure") : t("table.doneWithout");
}

/** Plain words for a choice that is a button: from the texts of the verb, else the title told. */
export function plainLabel(choice: Choice, title: string): string {
  const key = `table.plain.${choice.verb}`;
  return isKey(key) ? t(key) : title;
}

/** How the game ended and who has won: one name, or several who share it; the only person hears it
 *  as such. */
export function winnersLine(setup: GameSetup, now: Pick<Now, "winners" | "ending">): string {
  const { winners, ending } = now;
  const [first] = winners;
  if (ending === "draw" || ending === "abort" || ending === "left")
    return t(`table.result.${ending}`);
  if (first === undefined) return t("table.result.nobody");
  if (winners.length > 1)
    return t("table.result.win", { names: list(winners.map((seat) => nameOf(setup, seat))) });
  const how = ending === "resigned" || ending === "time" ? ending : "played";
  return first === spokenTo(setup).you
    ? t(`table.result.youWin.${how}`)
    : t(`table.result.wins.${how}`, { name: nameOf(setup, first) });
}

/** Who is out and cannot win, however many points they have; "": nobody. */
export function outLine(setup: GameSetup, { out }: Pick<Now, "out">): string {
  const names = list(out.map((seat) => nameOf(setup, seat)));
  return out.length === 0 ? "" : t("table.result.out", { names });
}
