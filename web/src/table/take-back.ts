/*
 * take-back.ts: going back to the person's last turn, with the turns of the computers since. It is
 * easily asked for and never done by accident: a key has to be pressed once more, and a button that
 * was Undo a moment ago is not believed at once.
 */
import type { Now } from "../play/types";
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
}

let asked: Asked | null = null;

/** The first time asks, the second time does it. False: there is nothing to take back. */
export function askTakeBack(desk: Desk, clock = () => performance.now()): boolean {
  const now = desk.now.peek();
  if (!offersTakeBack(now)) return false;
  if (asked?.now !== now) {
    const notice: Notice = {
      name: "take-back",
      text: () => t("table.takeBack.ask"),
      action: { label: () => t("table.takeBack.short"), run: () => takeBack(desk) },
    };
    asked = { now, at: clock(), notice };
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

/** Goes back and says whose turns are gone. */
export function takeBack(desk: Desk): void {
  const before = desk.now.peek();
  desk.session.takeBack();
  const now = desk.now.peek();
  if (asked) untell(asked.notice);
  asked = null;
  const seats = before.steps.slice(now.steps.length).map((step) => step.seat);
  const others = [...new Set(seats)].filter((seat) => seat >= 0 && seat !== now.actor);
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
