/* A turn at the table: what keys and buttons do, what the plank says, going through a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import type { Ending } from "../../src/engine/engine";
import { newSession, optionsOf, rest } from "../session";
import { createTable } from "../../src/play/table";
import { LAYERS, type Session } from "../../src/play/types";
import { run } from "../../src/table/commands";
import { createDesk, layersOf, type Desk } from "../../src/table/desk";
import { tellHint } from "../../src/table/hint-words";
import type { Command } from "../../src/table/keys";
import { narration, newSteps } from "../../src/table/narrator";
import { hasNews, isTelling, newsOf, toggleSince } from "../../src/table/since";
import {
  doneLabel,
  headline,
  outLine,
  progressOf,
  signed,
  todo,
  winnersLine,
} from "../../src/table/words";
import { lang } from "../../src/text";
import { loadEngine } from "../engine";

const engine = await loadEngine();

function open(
  rules: string,
  by: readonly string[],
  helps = true,
): { desk: Desk; session: Session; asked: string[] } {
  const asked: string[] = [];
  const colours = ["red", "blue", "orange"] as const;
  const setup = {
    rules,
    helps,
    seats: by.map((b, i) => ({ name: ["Ada", "Ben", "Cleo"][i]!, colour: colours[i]!, by: b })),
  };
  const session = newSession(setup, optionsOf(engine, 5));
  const ask = (name: string) => () => {
    asked.push(name);
  };
  const actions = {
    onLeave: ask("leave"),
    onRematch: ask("rematch"),
    onNewGame: ask("new"),
    onExport: ask("export"),
    onSettings: ask("settings"),
    onOnline: ask("online"),
    onHelp: ask("help"),
  };
  const layout = signal("wide" as const);
  return {
    desk: createDesk({ engine, session, table: createTable(session), layout }, actions, () => 1),
    session,
    asked,
  };
}

const press = (desk: Desk, ...commands: Command[]) =>
  commands.map((command) => run(desk, command, 0));

test("a turn by keyboard: place, figure, done", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "person"]);
  await rest(session);
  press(desk, "right");
  const ghost = desk.table.ghost.value;
  assert.ok(ghost && desk.table.aim.value?.verb === "place");
  press(desk, "turnRight");
  press(desk, "take");
  assert.equal(session.now.value.steps.at(-1)?.verb, "place");
  assert.equal(desk.table.ghost.value, null);
  assert.equal(run(desk, "figure", 1), true);
  assert.equal(session.now.value.phase, "confirm");
  press(desk, "undo");
  assert.equal(session.now.value.phase, "choose");
  assert.deepEqual(press(desk, "none"), [true]);
  assert.equal(session.now.value.phase, "confirm");
  press(desk, "take");
  await rest(session);
  assert.equal(session.now.value.actor, 1);
  assert.deepEqual(press(desk, "undo"), [true], "what happened since is closed");
  assert.deepEqual(press(desk, "undo"), [true], "the turn before is offered");
  assert.equal(session.now.value.actor, 1, "but not taken back by one press");
});

test("Enter takes what is aimed at before it ends the turn", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "person"]);
  await rest(session);
  press(desk, "down", "take");
  desk.table.aim.value = session.now.value.choices.find((c) => c.verb === "put") ?? null;
  press(desk, "take");
  assert.equal(session.now.value.steps.at(-1)?.verb, "put");
  assert.equal(session.now.value.phase, "confirm");
});

test("a digit that means several things asks first", async () => {
  const { desk, session } = open("carcassonne+inns seats=2", ["person", "person"]);
  await rest(session);
  press(desk, "right", "take");
  assert.equal(run(desk, "figure", 1), true);
  const asking = desk.table.asking.value;
  assert.ok(asking && asking.length > 1);
  press(desk, "undo");
  assert.equal(desk.table.asking.value, null);
  assert.equal(
    session.now.value.steps.at(-1)?.verb,
    "place",
    "the first undo only closes the question",
  );
  run(desk, "figure", 1);
  const second = asking[1]!;
  run(desk, "figure", 2);
  assert.equal(session.now.value.steps.at(-1)?.choice.line, second.line);
  assert.equal(run(desk, "figure", 9), false);
});

test("helps that are off cannot be switched on by a key", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "person"], false);
  await rest(session);
  assert.deepEqual(layersOf(desk.rules, desk.setup, LAYERS), ["fields", "last", "coordinates"]);
  press(desk, "odds", "fields");
  assert.deepEqual([...desk.table.layers.value].sort(), ["fields", "last"]);
  press(desk, "hint");
  assert.equal(desk.isHinting.value, false);
  assert.equal(session.now.value.projected, null);
});

test("a hint is pointed at", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "greedy"]);
  await rest(session);
  press(desk, "hint");
  assert.equal(desk.isHinting.value, true);
  while (desk.isHinting.value) await new Promise((resolve) => setImmediate(resolve));
  const { aim, ghost } = desk.table;
  assert.equal(aim.value, desk.table.hinted.value?.choice);
  assert.deepEqual(
    [ghost.value?.x, ghost.value?.y, ghost.value?.turn],
    [aim.value?.spot.x, aim.value?.spot.y, aim.value?.spot.turn],
  );
  const { x, y } = aim.value!.spot;
  lang.value = "en";
  assert.ok(tellHint(desk, desk.table.hinted.value!).startsWith(`Tile to ${x},${y} → `));
  session.choose(aim.value!);
  assert.equal(desk.table.hinted.value, null, "it is gone with the position");
});

test("the plank says what Done gives up", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "person"]);
  lang.value = "en";
  await rest(session);
  assert.equal(headline(desk, session.now.value), "Where does the tile go?");
  press(desk, "right", "take");
  assert.equal(doneLabel(session.now.value), "Done, no figure");
  run(desk, "figure", 1);
  assert.equal(doneLabel(session.now.value), "Done");
  lang.value = "de";
  assert.equal(doneLabel(session.now.value), "Fertig");
  lang.value = "en";
});

test("what can be done is told together", () => {
  const choice = (verb: string) => ({ verb }) as never;
  const now = (...verbs: string[]) => ({ choices: verbs.map(choice) }) as never;
  assert.equal(todo(now("put", "fairy", "pass", "put")), "Put a figure or move the fairy");
  assert.equal(todo(now("dragon")), "Move the dragon.");
  assert.equal(signed(12), "+12");
  assert.equal(signed(-3), "−3");
});

const seats = (...by: string[]) => ({
  rules: "",
  helps: true,
  seats: by.map((b, i) => ({ name: ["Ada", "Ben"][i]!, colour: "red" as const, by: b })),
});
const ended = (winners: number[], ending: Ending = "played") => ({ winners, ending });

test("who has won is told to the only person, and of others by name", () => {
  assert.equal(winnersLine(seats("person", "greedy"), ended([0])), "You win");
  assert.equal(winnersLine(seats("person", "greedy"), ended([1])), "Ben wins");
  assert.equal(winnersLine(seats("person", "person"), ended([0])), "Ada wins");
  assert.equal(winnersLine(seats("person", "greedy"), ended([0, 1])), "Ada and Ben win together");
});

test("every ending has a sentence, and one in German", () => {
  const said = (who: number[], ending: Ending) =>
    ["en", "de"].map((tongue) => {
      lang.value = tongue as "en";
      return winnersLine(seats("person", "greedy"), ended(who, ending));
    });
  const of = { resigned: [0], time: [1], draw: [0, 1], abort: [], left: [], played: [] };
  const lines = Object.entries(of).map(([ending, who]) => said(who, ending as Ending));
  assert.deepEqual(lines, [
    ["You win by resignation", "Du gewinnst durch Aufgabe"],
    ["Ben wins on time", "Ben gewinnt durch Zeitablauf"],
    ["The game ends in an agreed draw", "Das Spiel endet mit vereinbartem Unentschieden"],
    ["The game was aborted; nobody wins", "Das Spiel wurde abgebrochen; niemand gewinnt"],
    ["The players have left; nobody wins", "Alle sind gegangen; niemand gewinnt"],
    ["Nobody wins", "Niemand gewinnt"],
  ]);
  assert.equal(outLine(seats("person", "greedy"), { out: [0, 1] }), "Ausgeschieden: Ada und Ben");
  lang.value = "en";
  assert.equal(outLine(seats("person", "greedy"), { out: [] }), "");
});

test("news are what others did since the last turn", async () => {
  const { desk, session } = open("carcassonne seats=3", ["person", "greedy", "greedy"]);
  await rest(session);
  const before = session.now.value.length;
  press(desk, "right", "take");
  session.done();
  await rest(session);
  const news = newsOf(session.now.value);
  assert.ok(news.length >= 2);
  assert.ok(news.every((line) => line.seat !== 0));
  assert.ok(news.every((line) => line.steps.every((step) => step.index >= before)));
  const told = newSteps(session.now.value, before);
  assert.ok(
    told.length > news.length && told.every((step) => step.seat >= 0 || step.events.length > 0),
  );
  assert.match(progressOf(desk.rules, session.now.value), /^Tile \d+ of 72$/);
});

test("news are told once, and again when they are asked for", async () => {
  const { desk, session } = open("carcassonne seats=3", ["person", "greedy", "greedy"]);
  await rest(session);
  assert.equal(isTelling(desk), hasNews(session.now.value));
  press(desk, "right", "take");
  session.done();
  await rest(session);
  assert.ok(hasNews(session.now.value) && isTelling(desk));
  desk.seenSince.value = session.now.value.since;
  assert.equal(isTelling(desk), false);
  toggleSince(desk);
  assert.equal(isTelling(desk), true);
  toggleSince(desk);
  assert.equal(isTelling(desk), false);
  press(desk, "right", "take");
  assert.equal(isTelling(desk), false, "whoever has begun is not told by itself");
  toggleSince(desk);
  assert.equal(isTelling(desk), true);
});

test("a game is gone through by turns", async () => {
  const { desk, session } = open("carcassonne seats=3", ["person", "greedy", "greedy"]);
  await rest(session);
  press(desk, "right", "take");
  session.done();
  await rest(session);
  const { steps, length } = session.now.value;
  desk.reviewer.first();
  const ends: number[] = [];
  for (let at = 0; at < length; at = session.now.value.steps.length) {
    press(desk, "nextTurn");
    ends.push(session.now.value.steps.length);
    assert.ok(ends.at(-1)! > at, "it goes on");
  }
  const changes = steps.flatMap((step, i) =>
    i > 0 && step.turn !== steps[i - 1]!.turn ? [i] : [],
  );
  assert.deepEqual(ends, [...changes, length]);
  const back = [...changes].reverse().map(() => {
    press(desk, "previousTurn");
    return session.now.value.steps.length;
  });
  assert.deepEqual(back, [...changes].reverse());
  press(desk, "previousTurn", "previousTurn");
  assert.equal(session.now.value.steps.length, 0);
});

test("what was told to one person does not stand there for the next", async () => {
  const { desk, session } = open("cardcassonne seats=3", ["person", "person", "person"]);
  await rest(session);
  session.ready();
  const first = session.now.value;
  const all = narration(desk, first, { steps: 0, looker: first.looker });
  assert.ok(all.length > 0);
  session.choose(first.choices[0]!);
  session.done();
  await rest(session);
  assert.equal(session.now.value.phase, "handover");
  assert.deepEqual(narration(desk, session.now.value, { steps: 0, looker: first.looker }), []);
});

test("leaving an earlier position does not tell the game again", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "greedy"]);
  await rest(session);
  press(desk, "right", "take");
  session.done();
  await rest(session);
  const present = session.now.value;
  const heard = { steps: present.steps.length, looker: present.looker };
  desk.reviewer.goTo(2);
  assert.equal(narration(desk, session.now.value, heard).length, 1, "the step that is shown");
  desk.reviewer.leave();
  const told = narration(desk, session.now.value, heard);
  assert.deepEqual(told.at(-1), headline(desk, present));
  assert.ok(told.length <= 2, told.join(" "));
});

test("the key I asks the board, where there is one", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "person"]);
  await rest(session);
  assert.deepEqual(press(desk, "inspect"), [false]);
  let asked = 0;
  const nothing = () => undefined;
  const inspect = () => {
    asked += 1;
  };
  desk.board.value = { zoomBy: nothing, fit: nothing, offer: nothing, destroy: nothing, inspect };
  assert.deepEqual(press(desk, "inspect"), [true]);
  assert.equal(asked, 1);
});

test("going through a game, by hand and by itself, and back", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "greedy"]);
  await rest(session);
  press(desk, "right", "take");
  session.done();
  await rest(session);
  const { length } = session.now.value;
  desk.reviewer.first();
  assert.deepEqual([session.now.value.phase, session.now.value.steps.length], ["look", 0]);
  press(desk, "next", "next", "previous");
  assert.equal(session.now.value.steps.length, 1);
  press(desk, "end");
  assert.equal(session.now.value.steps.length, length);
  press(desk, "next");
  assert.equal(session.now.value.steps.length, length);
  press(desk, "undo");
  assert.equal(session.now.value.phase, "choose");
  desk.reviewer.play(1, true);
  assert.equal(desk.reviewer.isPlaying.value, true);
  while (desk.reviewer.isPlaying.value) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.equal(session.now.value.phase, "choose", "it ends in the game");
  desk.reviewer.first();
  press(desk, "play");
  while (desk.reviewer.isPlaying.value) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.deepEqual([session.now.value.phase, session.now.value.steps.length], ["look", length]);
});
