/* Taking a turn back: asked for on an untouched turn, never by accident, and told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { notices } from "../../src/page/notices";
import { createTable } from "../../src/play/table";
import type { Session } from "../../src/play/types";
import { createDesk, type Desk } from "../../src/table/desk";
import {
  MEANT_MS,
  askTakeBack,
  forgetTakeBack,
  noteUndo,
  offersTakeBack,
  pressTakeBack,
  takeBack,
} from "../../src/table/take-back";
import { lang } from "../../src/text";
import { loadEngine } from "../engine";
import { newSession, optionsOf, rest } from "../session";

const engine = await loadEngine();
lang.value = "en";

function open(rules: string, by: readonly string[]): { desk: Desk; session: Session } {
  const colours = ["red", "blue", "orange"] as const;
  const names = ["Ada", "Ben", "Cleo"];
  const session = newSession(
    {
      rules,
      helps: true,
      seats: by.map((b, i) => ({ name: names[i]!, colour: colours[i]!, by: b })),
    },
    optionsOf(engine, 5),
  );
  const nothing = () => undefined;
  const desk = createDesk(
    { engine, session, table: createTable(session), layout: signal("wide") },
    {
      onLeave: nothing,
      onRematch: nothing,
      onNewGame: nothing,
      onExport: nothing,
      onSettings: nothing,
      onOnline: nothing,
      onHelp: nothing,
    },
    () => 0,
  );
  return { desk, session };
}

async function playTurn(session: Session): Promise<void> {
  const { choices } = session.now.value;
  session.choose(choices.find((c) => c.verb !== "pass")!);
  session.done();
  await rest(session);
}

const told = () => notices.value.map((notice) => notice.text());

test("the key asks first, does nothing when pressed twice at once, then takes back", async () => {
  const { desk, session } = open("carcassonne seats=3", ["person", "greedy", "greedy"]);
  await rest(session);
  assert.equal(askTakeBack(desk), false, "there is no turn yet");
  await playTurn(session);
  const { length } = session.now.value;
  const clock = { now: 1000 };
  assert.equal(
    askTakeBack(desk, () => clock.now),
    true,
  );
  assert.match(told().at(-1) ?? "", /what Ben and Cleo did since.*once more/);
  clock.now += MEANT_MS - 1;
  assert.equal(
    askTakeBack(desk, () => clock.now),
    true,
  );
  assert.equal(session.now.value.length, length);
  clock.now += 1;
  askTakeBack(desk, () => clock.now);
  assert.equal(session.now.value.length, 1);
  assert.deepEqual(told(), ["Your turn and those of Ben and Cleo were taken back."]);
});

test("to have asked before the last turn does not count", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "greedy"]);
  await rest(session);
  await playTurn(session);
  askTakeBack(desk, () => 0);
  await playTurn(session);
  const { length } = session.now.value;
  askTakeBack(desk, () => 10 * MEANT_MS);
  assert.equal(session.now.value.length, length);
});

test("the question goes with its position, and with the table", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "greedy"]);
  await rest(session);
  await playTurn(session);
  askTakeBack(desk, () => 0);
  assert.match(told().join(), /once more/);
  session.choose(session.now.value.choices.find((c) => c.verb === "place")!);
  await rest(session);
  await new Promise((go) => setImmediate(go));
  assert.doesNotMatch(told().join(), /once more/);
  session.undo();
  askTakeBack(desk, () => 0);
  assert.match(told().join(), /once more/);
  forgetTakeBack();
  assert.doesNotMatch(told().join(), /once more/);
});

test("taken back from a review, everybody's turns are named", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "greedy"]);
  await rest(session);
  await playTurn(session);
  session.look(0);
  takeBack(desk);
  assert.equal(session.now.value.length, 1);
  assert.deepEqual(told(), ["Your turn and Ben’s were taken back."]);
});

test("the button does it at once, but not in the moment in which it was Undo", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "greedy"]);
  await rest(session);
  await playTurn(session);
  assert.equal(offersTakeBack(session.now.value), true);
  session.choose(session.now.value.choices.find((c) => c.verb === "place")!);
  assert.equal(offersTakeBack(session.now.value), false, "a step can be undone");
  session.undo();
  noteUndo(() => 1000);
  const { length } = session.now.value;
  pressTakeBack(desk, () => 1000 + MEANT_MS - 1);
  assert.equal(session.now.value.length, length);
  pressTakeBack(desk, () => 1000 + MEANT_MS);
  assert.equal(session.now.value.length, 1);
  assert.deepEqual(told(), ["Your turn and Ben’s were taken back."]);
});

test("who has just handed the device on may have the turn back, covered until then", async () => {
  const { session } = open("cardcassonne seats=3", ["person", "person", "person"]);
  await rest(session);
  const first = session.now.value.next;
  assert.equal(session.now.value.canTakeBack, false);
  session.ready();
  const { length } = session.now.value;
  await playTurn(session);
  assert.equal(session.now.value.phase, "handover");
  assert.notEqual(session.now.value.next, first);
  assert.equal(session.now.value.canTakeBack, true);
  session.takeBack();
  const back = session.now.value;
  assert.deepEqual([back.phase, back.next, back.looker], ["handover", first, -1]);
  assert.equal(back.length, length);
  assert.equal(back.canTakeBack, false);
  session.ready();
  assert.equal(session.now.value.phase, "choose");
});

test("what the next person has not learnt anything from goes back to its person, covered", async () => {
  const { desk, session } = open("cardcassonne seats=3", ["person", "person", "person"]);
  await rest(session);
  const first = session.now.value.next;
  session.ready();
  const { length } = session.now.value;
  await playTurn(session);
  session.ready();
  assert.equal(session.now.value.canTakeBack, true, "as in the terminal");
  takeBack(desk);
  const back = session.now.value;
  assert.deepEqual([back.phase, back.next, back.looker], ["handover", first, -1]);
  session.ready();
  assert.equal(session.now.value.length, length);
});

test("a card that the next person has seen stays", async () => {
  const { session } = open("cardcassonne seats=3", ["person", "person", "person"]);
  await rest(session);
  let shown = 0;
  for (let i = 0; i < 60; i++) {
    session.ready();
    const line = session.now.value.choices.find((c) => c.verb !== "pass")?.line ?? "";
    await playTurn(session);
    session.ready();
    if (!/^lay (?!down)/.test(line)) continue;
    shown += 1;
    assert.equal(session.now.value.canTakeBack, false, line);
    const { length } = session.now.value;
    session.takeBack();
    assert.equal(session.now.value.length, length);
  }
  assert.ok(shown > 1);
});

test("several persons with tiles may have the last turn back, and it is called by name", async () => {
  const { desk, session } = open("carcassonne seats=2", ["person", "person"]);
  await rest(session);
  const { length } = session.now.value;
  const tile = session.now.value.steps.at(-1)?.choice.line;
  assert.equal(session.now.value.canTakeBack, false);
  await playTurn(session);
  assert.equal(session.now.value.actor, 1);
  const drawn = session.now.value.steps.at(-1)?.choice.line;
  askTakeBack(desk, () => 0);
  assert.match(told().join(), /the last turn of Ada/);
  askTakeBack(desk, () => MEANT_MS);
  assert.deepEqual(told(), ["The turn of Ada was taken back."]);
  assert.deepEqual([session.now.value.actor, session.now.value.length], [0, length]);
  assert.equal(session.now.value.steps.at(-1)?.choice.line, tile);
  await playTurn(session);
  assert.equal(session.now.value.steps.at(-1)?.choice.line, drawn, "the luck is settled");
});

test("a turn after which cards were dealt stays", async () => {
  const { session } = open("cardcassonne seats=2", ["person", "person"]);
  await rest(session);
  let dealt = 0;
  for (let i = 0; i < 400 && session.now.value.phase !== "over"; i++) {
    const { phase, steps, canTakeBack } = session.now.value;
    if (phase === "handover") {
      // A turn that was just ended is no step yet.
      const isDealt = session.save().draft.length === 0 && (steps.at(-1)?.seat ?? -1) < 0;
      if (isDealt) dealt += 1;
      if (isDealt) assert.equal(canTakeBack, false, `step ${steps.length}`);
      session.ready();
    } else await playTurn(session);
  }
  assert.ok(dealt > 1);
});
