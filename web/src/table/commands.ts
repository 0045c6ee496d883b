/* commands.ts: does what a key or a button asks for. No rules: it only picks among Now.choices. */
import { untracked } from "@preact/signals";
import { LAYERS, type Choice, type Layer, type Now } from "../play/types";
import { play } from "../page/sound";
import { t } from "../text";
import { askHint } from "../ui/hint";
import { layersOf, type Desk } from "./desk";
import { isTelling, toggleSince } from "./since";
import { askTakeBack, noteUndo } from "./take-back";
import type { Command, Mode } from "./keys";

export const modeOf = (now: Now): Mode => (now.phase === "look" ? "look" : "play");

const ARROWS: Partial<Record<Command, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const ZOOM = 1.25;

const isLayer = (command: Command): command is Layer =>
  (LAYERS as readonly string[]).includes(command);

/** False: nothing was to be done, so the key is left to the browser. */
export function run(desk: Desk, command: Command, digit: number): boolean {
  const mode = modeOf(desk.now.peek());
  if (mode === "look" && runReview(desk, command)) return true;
  const arrow = ARROWS[command];
  if (arrow) return move(desk, arrow);
  if (isLayer(command)) return toggleLayer(desk, command);
  return runTurn(desk, command, digit) || runPage(desk, command);
}

function runReview(desk: Desk, command: Command): boolean {
  const { reviewer } = desk;
  switch (command) {
    case "previous":
      reviewer.step(-1);
      return true;
    case "next":
      reviewer.step(1);
      return true;
    case "previousTurn":
      reviewer.turn(-1);
      return true;
    case "nextTurn":
      reviewer.turn(1);
      return true;
    case "first":
      reviewer.first();
      return true;
    case "end":
      reviewer.last();
      return true;
    case "play":
      reviewer.toggle();
      return true;
    case "undo":
      reviewer.leave();
      return true;
    default:
      return false;
  }
}

function runTurn(desk: Desk, command: Command, digit: number): boolean {
  const { table } = desk;
  switch (command) {
    case "take":
      return take(desk);
    case "turnRight":
      table.turnGhost(1);
      return true;
    case "turnLeft":
      table.turnGhost(-1);
      return true;
    case "figure":
      return takeFigure(desk, digit);
    case "none":
      return takeNone(desk);
    case "undo":
      return undo(desk);
    case "hint":
      void hint(desk);
      return true;
    case "hurry":
      desk.session.hurry();
      return desk.now.peek().phase === "wait";
    default:
      return false;
  }
}

function runPage(desk: Desk, command: Command): boolean {
  const board = desk.board.peek();
  switch (command) {
    case "fit":
      board?.fit();
      return board !== null;
    case "zoomIn":
      board?.zoomBy(ZOOM);
      return board !== null;
    case "zoomOut":
      board?.zoomBy(1 / ZOOM);
      return board !== null;
    case "inspect":
      board?.inspect();
      return board !== null;
    case "list":
      desk.isList.value = !desk.isList.peek();
      return true;
    case "help":
      desk.panel.value = "keys";
      return true;
    default:
      return false;
  }
}

function move(desk: Desk, [dx, dy]: readonly [number, number]): boolean {
  if (!desk.rules.has("board") || desk.now.peek().phase !== "choose") return false;
  desk.table.moveAim(dx, dy);
  return true;
}

export function toggleLayer(desk: Desk, layer: Layer): boolean {
  if (!layersOf(desk.rules, desk.setup, [layer]).includes(layer)) return false;
  desk.table.toggle(layer);
  return true;
}

/** Takes what is aimed at; where nothing is, finishes the turn. */
export function take(desk: Desk): boolean {
  const now = desk.now.peek();
  const aim = desk.table.aim.peek();
  if (now.phase === "choose" && aim) choose(desk, aim);
  else if (now.phase === "choose" && desk.table.ghost.peek()) desk.table.placeGhost();
  else return done(desk);
  return true;
}

export function done(desk: Desk): boolean {
  if (!desk.now.peek().canDone) return false;
  desk.session.done();
  return true;
}

export function choose(desk: Desk, choice: Choice): void {
  desk.table.asking.value = null;
  desk.session.choose(choice);
}

/** The places for a figure in the order of their numbers on the board. */
export function placesOf(now: Now): (readonly Choice[])[] {
  return [...now.targets.spots, ...now.targets.tiles].map((target) => target.choices);
}

function takeFigure(desk: Desk, digit: number): boolean {
  const { table } = desk;
  const asking = table.asking.peek();
  if (asking) {
    const answer = asking[digit - 1];
    if (answer) choose(desk, answer);
    return answer !== undefined;
  }
  const choices = placesOf(desk.now.peek())[digit - 1];
  const [first, second] = choices ?? [];
  if (!choices || !first) return false;
  if (!second) choose(desk, first);
  else {
    table.asking.value = choices;
    table.aim.value = first;
  }
  return true;
}

function takeNone(desk: Desk): boolean {
  const { pass } = desk.now.peek();
  if (!pass) return false;
  choose(desk, pass);
  return true;
}

/** First closes what is open over the board, then takes a step of the draft back; where there is
 *  none, asks about the turn before. */
export function undo(desk: Desk): boolean {
  const { table, session } = desk;
  if (table.asking.peek()) table.asking.value = null;
  else if (desk.isList.peek() && !desk.now.peek().canUndo) desk.isList.value = false;
  else if (desk.now.peek().canUndo) {
    session.undo();
    noteUndo();
  } else if (table.aim.peek()) table.aim.value = null;
  else if (untracked(() => isTelling(desk))) toggleSince(desk);
  else return askTakeBack(desk);
  return true;
}

/** Points at what a good player would do. */
export function hint(desk: Desk): Promise<void> {
  return askHint(desk.table, () => {
    desk.alarm.value = t("table.hintFailed");
    play("error");
  });
}
