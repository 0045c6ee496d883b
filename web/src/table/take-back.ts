/*
 * take-back.ts: going back to the last turn of a person here, with the turns of the computers since.
 * It is easily asked for and never done by accident: a key has to be pressed once more, and a button
 * that was Undo a moment ago is not believed at once.
 */
import { effect } from "@preact/signals";
import type { Now, Step } from "../play/types";
import { tell, untell, type Notice } from "../page/notices";
import { list, t } from "../text";
import { isPerson, nameOf, type Desk } from "./desk";

/** A key or button that is pressed again sooner than this was meant for what was there before. */
export const MEANT_MS = 500;

/** Nothing of this turn can be undone, but the turn before can be taken back. */
export const offersTakeBack = (now: Now): boolean =>
  now.canTakeBack && !now.canUndo && now.phase !== "look" && now.phase !== "handover";

interface Asked {
  readonly now: Now;
  readonly at: number;
  readonly notice: Notice;
  /** Stops waiting for the position to change. */
  readonly stop: () => void;
}

let asked: Asked | null = null;

/** What was asked is of no account any more: the game went on, or was left. */
export function forgetTakeBack(): void {
  if (!asked) return;
  asked.stop();
  untell(asked.notice);
  asked = null;
}

/** The first time asks, the second time does it. False: there is nothing to take back. */
export function askTakeBack(desk: Desk, clock = () => performance.now()): boolean {
  const now = desk.now.peek();
  if (!offersTakeBack(now)) return false;
  if (asked?.now !== now) {
    forgetTakeBack();
    const last = lastTurn(desk);
    const notice: Notice = {
      name: "take-back",
      text: () => ask(desk, last),
      action: { label: () => t("table.takeBack.short"), run: () => takeBack(desk) },
    };
    const stop = effect(() => {
      if (desk.now.value !== now) queueMicrotask(forgetTakeBack);
    });
    asked = { now, at: clock(), notice, stop };
    tell(notice);
  } else if (clock() - asked.at >= MEANT_MS) takeBack(desk);
  return true;
}

let undoneAt = -Infinity;

/** A step of the turn has been undone, perhaps the last one: who presses again at once means the
 *  same again. */
export function noteUndo(clock = () => performance.now()): void {
  undoneAt = clock();
}

/** The button says what it does, so one press is enough. */
export function pressTakeBack(desk: Desk, clock = () => performance.now()): void {
  if (clock() - undoneAt >= MEANT_MS) takeBack(desk);
}

interface Turn {
  readonly seat: number;
  /** Who has played since, or in between. */
  readonly others: readonly number[];
}

/** The seats, but for one, that did these steps. */
const othersIn = (steps: readonly Step[], seat: number): number[] =>
  [...new Set(steps.map((step) => step.seat))].filter((other) => other >= 0 && other !== seat);

/** What would be taken back: the last decision of a person here, and what came after it. */
function lastTurn(desk: Desk): Turn {
  const theirs = desk.session.decisions().filter(({ seat }) => isPerson(desk.setup, seat));
  const { seat, to } = theirs.at(-1) ?? { seat: -1, to: 0 };
  return { seat, others: othersIn(desk.now.peek().steps.slice(to), seat) };
}

/** Where several persons share the device each is called by name. */
const isOneOfMany = ({ setup }: Desk): boolean =>
  setup.seats.filter((_, seat) => isPerson(setup, seat)).length > 1;

function ask(desk: Desk, { seat, others }: Turn): string {
  const name = nameOf(desk.setup, seat);
  const names = list(others.map((other) => nameOf(desk.setup, other)));
  if (isOneOfMany(desk))
    return others.length === 0
      ? t("table.takeBack.askOf", { name })
      : t("table.takeBack.askAllOf", { name, names });
  return others.length === 0 ? t("table.takeBack.ask") : t("table.takeBack.askAll", { names });
}

function done(desk: Desk, { seat, others }: Turn): string {
  const name = nameOf(desk.setup, seat);
  const names = list(others.map((other) => nameOf(desk.setup, other)));
  const n = others.length;
  if (isOneOfMany(desk))
    return n === 0
      ? t("table.takeBack.of", { name })
      : t("table.takeBack.allOf", { n, name, names });
  return n === 0 ? t("table.takeBack.own") : t("table.takeBack.all", { n, names });
}

/** Goes back and says whose turns are gone. */
export function takeBack(desk: Desk): void {
  // In a review only the steps up to there are known.
  if (desk.now.peek().phase === "look") desk.session.look(null);
  const before = desk.now.peek();
  const last = lastTurn(desk);
  desk.session.takeBack();
  forgetTakeBack();
  if (desk.now.peek().length === before.length) return;
  tell({ name: "take-back", isBrief: true, text: () => done(desk, last) });
}
