/*
 * keys.ts: the card table by keyboard. Arrows go from card to card and from row to row, Enter
 * presses what has the focus, 1 to 9 press a card and then a row, Esc lets the card go. Everything else is
 * done by the table round it.
 */
import { effect } from "@preact/signals";
import type { Layer, Now } from "../play/types";
import { KeyGuard, belongsToField, fieldOf, letterKeys } from "../table/keyboard";
import { commandOf, type Command } from "../table/keys";
import { choose, press, toggleLayer, type CardDesk } from "./desk";
import { askedOf, claimsOf, endsOf, joinsOf } from "./targets";

/** Starts listening; returns what stops it. */
export function listen(desk: CardDesk, root: HTMLElement): () => void {
  const guard = new KeyGuard(() => performance.now());
  const stopWatching = watchOthers(desk, guard);
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || guard.isQuiet || isCovered(root)) return;
    if (belongsToField(fieldOf(event.target as HTMLElement | null), event)) return;
    const isLook = desk.now.peek().phase === "look";
    const found = commandOf(event, isLook ? "look" : "play", letterKeys.peek());
    if (found && run(desk, root, found.command, found.digit)) event.preventDefault();
  };
  // Before the table, which would take Esc for undo while a card is held.
  document.addEventListener("keydown", onKey, true);
  return () => {
    document.removeEventListener("keydown", onKey, true);
    stopWatching();
  };
}

/** Keys pressed just as somebody else's move came in were meant for something else. */
function watchOthers(desk: CardDesk, guard: KeyGuard): () => void {
  let known = desk.now.peek().length;
  return effect(() => {
    const now = desk.now.value;
    const added = now.steps.slice(known);
    known = now.length;
    if (added.some((step) => step.seat >= 0 && step.seat !== now.looker)) guard.hush();
  });
}

/** A window or the list lies over the table, or it is covered for the next person. */
const isCovered = (root: HTMLElement): boolean =>
  document.querySelector("dialog[open], .list-view") !== null || root.closest("[inert]") !== null;

const ARROWS: Partial<Record<Command, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const LAYERS: readonly Command[] = ["features", "remaining", "last"];

function run(desk: CardDesk, root: HTMLElement, command: Command, digit: number): boolean {
  const arrow = ARROWS[command];
  if (arrow) return desk.now.peek().phase === "choose" && move(root, arrow);
  if (command === "figure") return takeNumber(desk, root, digit);
  if (LAYERS.includes(command)) return toggleLayer(desk, command as Layer);
  if (command === "undo") return letGo(desk, root);
  return false;
}

function letGo(desk: CardDesk, root: HTMLElement): boolean {
  if (desk.sheet.peek() !== null) {
    desk.sheet.value = null;
    return true;
  }
  if (desk.picked.peek() === null || desk.hand.peek().every((card) => card.choices.length === 0))
    return false;
  if (desk.now.peek().canUndo) return false;
  desk.picked.value = null;
  if (root.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  return true;
}

/** What a number means: an answer, a row for the card that is held, a card of the hand. */
function numbered(desk: CardDesk, now: Now): { readonly rows: boolean; readonly count: number } {
  const rows = desk.rules.namesOf("feature").length;
  if (desk.picked.peek() !== null) return { rows: true, count: rows };
  return {
    rows: false,
    count: desk.hand.peek().length + (claimsOf(now.targets).length > 0 ? 1 : 0),
  };
}

function takeNumber(desk: CardDesk, root: HTMLElement, digit: number): boolean {
  const now = desk.now.peek();
  if (now.phase !== "choose") return false;
  const answers = askedOf(now.targets)?.choices ?? joinsOf(now.targets).map((join) => join.choice);
  const answer = answers[digit - 1];
  if (answers.length > 0) {
    if (answer) choose(desk, answer);
    return answer !== undefined;
  }
  const { rows, count } = numbered(desk, now);
  if (digit > count) return false;
  if (rows) {
    const [end] = endsOf(digit - 1, desk.picked.peek(), desk.hand.peek(), now.targets);
    if (end) choose(desk, end);
    return end !== undefined;
  }
  const hand = desk.hand.peek();
  press(desk, digit <= hand.length ? { is: "card", index: digit - 1 } : { is: "figure" });
  if (desk.picked.peek() !== null) (document.activeElement as HTMLElement | null)?.blur();
  root.scrollIntoView({ block: "nearest" });
  return true;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The nearest thing in a direction; what lies off to the side counts as farther. -1: none. */
export function nearest(
  points: readonly Point[],
  from: Point,
  [dx, dy]: readonly [number, number],
): number {
  let best = -1;
  let least = Infinity;
  points.forEach((at, i) => {
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    // Going up or down changes the row, however far to the side its end is.
    const far = along + (dy === 0 ? 4 * aside : 0.2 * aside);
    if (along > 4 && far < least) [best, least] = [i, far];
  });
  return best;
}

function move(root: HTMLElement, arrow: readonly [number, number]): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>("[data-stop]")];
  const current = stops.find((stop) => stop === document.activeElement);
  if (!current) {
    stops.at(arrow[0] < 0 ? -1 : firstOfHand(stops))?.focus();
    return stops.length > 0;
  }
  const middle = (stop: HTMLElement): Point => {
    const box = stop.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const next = stops[nearest(stops.map(middle), middle(current), arrow)];
  next?.focus();
  return true;
}

/** The first card of the hand; where there is none, whatever comes first. */
function firstOfHand(stops: readonly HTMLElement[]): number {
  return Math.max(
    0,
    stops.findIndex((stop) => stop.closest(".hand") !== null),
  );
}
