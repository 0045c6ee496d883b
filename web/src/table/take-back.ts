/*
 * take-back.ts: going back to the person's last turn, with the turns of the computers since. It is
 * easily asked for and never done by accident: a key has to be pressed once more, and a button that
 * was Undo a moment ago is not believed at once.
 */
import { effect } from "@preact/signals";
import type { Now, Step } from "../play/types";
import { tell, untell, type Notice } from "../page/notices";
import { list, t } from "../text";
import { nameOf, type Desk } from "./desk";

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
    const others = othersIn(now.steps.slice(now.since), now.looker);
    const notice: Notice = {
      name: "take-back",
      text: () => ask(desk, others),
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

/** The seats, but for one, that did these steps. */
const othersIn = (steps: readonly Step[], seat: number): number[] =>
  [...new Set(steps.map((step) => step.seat))].filter((other) => other >= 0 && other !== seat);

function ask(desk: Desk, others: readonly number[]): string {
  if (others.length === 0) return t("table.takeBack.ask");
  const names = list(others.map((seat) => nameOf(desk.setup, seat)));
  return t("table.takeBack.askAll", { names });
}

/** Goes back and says whose turns are gone. */
export function takeBack(desk: Desk): void {
  // In a review only the steps up to there are known.
  if (desk.now.peek().phase === "look") desk.session.look(null);
  const before = desk.now.peek();
  desk.session.takeBack();
  const now = desk.now.peek();
  forgetTakeBack();
  if (now.length === before.length) return;
  const others = othersIn(before.steps.slice(now.steps.length), now.actor);
  const names = list(others.map((seat) => nameOf(desk.setup, seat)));
  tell({
    name: "take-back",
    isBrief: true,
    text: () =>
      others.length === 0
        ? t("table.takeBack.own")
        : t("table.takeBack.all", { n: others.length, names }),
  });
}
