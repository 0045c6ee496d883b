/*
 * keyboard.ts: listens to the keys of the page and guards the game against keys that were meant for
 * something else: a key held down, a key pressed just as another player's move came in.
 */
import { effect, signal, type Signal } from "@preact/signals";
import { localStore } from "../store/settings";
import { modeOf, run } from "./commands";
import type { Desk } from "./desk";
import { commandOf, type KeyPress } from "./keys";
import { forgetTakeBack } from "./take-back";

/** How long keys do nothing after the move of another player, and when the device goes to another
 *  person: a key pressed twice must not uncover what only that person may see. */
export const QUIET_MS = 300;
const COVERED_MS = 700;

const STORED = "aude.letterKeys";

/** Whether letters are shortcuts: who talks to the page or types by accident can switch them off. */
export const letterKeys: Signal<boolean> = signal(localStore()?.getItem(STORED) !== "off");

export function setLetterKeys(isOn: boolean): void {
  letterKeys.value = isOn;
  try {
    localStore()?.setItem(STORED, isOn ? "on" : "off");
  } catch {
    // It cannot be kept, so it holds until the page is closed.
  }
}

/** Knows when keys are not to be believed. */
export class KeyGuard {
  private quietUntil = 0;

  constructor(private readonly clock: () => number) {}

  /** Another player has just moved. */
  hush(ms = QUIET_MS): void {
    this.quietUntil = this.clock() + ms;
  }

  get isQuiet(): boolean {
    return this.clock() < this.quietUntil;
  }
}

const PRESSING: readonly string[] = ["Enter", " "];
const SLIDING: readonly string[] = [
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
];

type Field = "text" | "slider" | "button" | "none";

/** What has the focus, as far as it uses keys of its own. */
export function fieldOf(
  target: { tagName?: string; type?: string; isContentEditable?: boolean } | null,
): Field {
  const tag = target?.tagName?.toLowerCase() ?? "";
  if (target?.isContentEditable === true || tag === "textarea" || tag === "select") return "text";
  if (tag === "input") {
    if (target?.type === "range") return "slider";
    return target?.type === "checkbox" || target?.type === "radio" || target?.type === "button"
      ? "button"
      : "text";
  }
  return tag === "button" || tag === "a" || tag === "summary" ? "button" : "none";
}

/** Whether the focused element wants this key for itself. */
export function belongsToField(
  field: Field,
  press: Pick<KeyPress, "key" | "ctrlKey" | "metaKey">,
): boolean {
  if (field === "text") return true;
  if (field === "slider") return SLIDING.includes(press.key);
  return field === "button" && PRESSING.includes(press.key) && !press.ctrlKey && !press.metaKey;
}

/** Something lies over the table, of its own or of the page round it. */
const isCovered = (desk: Desk): boolean =>
  desk.now.peek().phase === "handover" || document.querySelector("dialog[open]") !== null;

/** Starts listening; returns what stops it. */
export function listen(desk: Desk): () => void {
  const guard = new KeyGuard(() => performance.now());
  const stopWatching = watchOthers(desk, guard);
  const onKey = (event: KeyboardEvent) => {
    const field = fieldOf(event.target as HTMLElement | null);
    // A button under a held key would be pressed again and again, and after a move of another
    // player it may be a different button than the one that was meant.
    const found = commandOf(event, modeOf(desk.now.peek()), letterKeys.peek());
    // Whoever wants the others to hurry presses just after one of them has moved.
    const isQuiet = guard.isQuiet && !(found?.command === "hurry" && field === "none");
    const isUnmeant = event.repeat || isQuiet;
    if (field !== "text" && PRESSING.includes(event.key) && isUnmeant) {
      event.preventDefault();
      return;
    }
    if (event.defaultPrevented || isCovered(desk) || isQuiet || belongsToField(field, event))
      return;
    if (found && run(desk, found.command, found.digit)) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("keydown", onKey);
    stopWatching();
    forgetTakeBack();
  };
}

/** Hushes the keys whenever a step of somebody else has been added. */
function watchOthers(desk: Desk, guard: KeyGuard): () => void {
  let known = desk.now.peek().length;
  return effect(() => {
    const now = desk.now.value;
    if (now.phase === "look") return;
    if (now.phase === "handover") guard.hush(COVERED_MS);
    const added = now.steps.slice(known);
    known = now.length;
    if (added.some((step) => step.seat >= 0 && step.seat !== now.looker)) guard.hush();
  });
}
