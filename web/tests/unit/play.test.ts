/* A game at this device: drafts, undo, taking back, hand-over, computer players, saving. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { OWNER, Table, type Choice } from "../../src/engine/engine";
import { resumeSession, reviewSession, type SessionOptions } from "../../src/play/session";
import { workerBots } from "../../src/play/bots";
import { createTable } from "../../src/play/table";
import type { Session } from "../../src/play/types";
import { loadEngine } from "../engine";
import { cutAt, dice, newSession, optionsOf, rest, setup } from "../session";

const engine = await loadEngine();

/** A small generator, so that every run plays the same games. */
const options = (seed = 1, more: Partial<SessionOptions> = {}): SessionOptions => ({
  ...optionsOf(engine, seed),
  ...more,
});

function pick(session: Session, test: (c: Choice) => boolean): Choice {
  const choice = session.now.value.choices.find(test);
  assert.ok(choice, `among ${session.now.value.choices.map((c) => c.line).join("; ")}`);
  return choice;
}

test("a turn is a draft until Done, and undo goes back to the draw", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "person"), options());
  await rest(session);
  const first = session.now.value;
  assert.equal(first.phase, "choose");
  assert.equal(first.canUndo, false);
  session.choose(pick(session, (c) => c.verb === "place"));
  assert.equal(session.now.value.canUndo, true);
  const put = pick(session, (c) => c.verb === "put");
  session.choose(put);
  assert.equal(session.now.value.phase, "confirm");
  assert.deepEqual(
    session.now.value.steps.map((s) => s.isDraft),
    [false, true, true],
  );
  session.undo();
  assert.equal(session.now.value.phase, "choose");
  session.undo();
  assert.deepEqual(
    session.now.value.choices.map((c) => c.line),
    first.choices.map((c) => c.line),
  );
  session.undo();
  assert.equal(session.now.value.steps.length, 1);
  session.choose(pick(session, (c) => c.verb === "place"));
  session.done();
  await rest(session);
  assert.equal(session.now.value.actor, 1);
  assert.equal(session.now.value.canUndo, false);
  assert.ok(session.now.value.steps.every((s) => !s.isDraft));
});

test("a stale choice does nothing", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "person"), options());
  await rest(session);
  const old = pick(session, (c) => c.verb === "place");
  session.choose(old);
  const { length } = session.now.value;
  session.choose(old);
  assert.equal(session.now.value.length, length);
});

test("against the computer a turn can be taken back", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "greedy"), options(3));
  await rest(session);
  assert.equal(session.now.value.canTakeBack, false);
  const first = session.now.value.state.hand;
  session.choose(pick(session, (c) => c.verb === "place"));
  session.done();
  await rest(session);
  assert.ok(session.now.value.length > 4);
  session.takeBack();
  assert.equal(session.now.value.phase, "choose");
  assert.equal(session.now.value.length, 1);
  assert.equal(session.now.value.state.hand, first);
});

for (const rules of [
  "carcassonne+inns+traders+princess+tower seats=3",
  "wheel seats=2",
  "hunters seats=3",
  "cardcassonne seats=4",
]) {
  test(`${rules}: persons and computers play to the end, every choice has one target`, async () => {
    const roll = dice(11);
    const seats = Number(rules.at(-1));
    const by = Array.from({ length: seats }, (_, i) => (i === 1 ? "greedy" : "person"));
    const session = newSession(setup(rules, ...by), options(5));
    for (let i = 0; i < 3000 && session.now.value.phase !== "over"; i++) {
      await rest(session);
      const { phase, choices, targets, state, looker } = session.now.value;
      if (phase === "handover") {
        assert.ok(
          state.cards().every((c) => c.where !== "hand" || c.kind < 0),
          "hands are hidden",
        );
        session.ready();
      } else if (phase === "confirm") session.done();
      else if (phase === "choose") {
        assert.ok(looker >= 0);
        const { cells, spots, tiles, cards, rows, seats: others, plain } = targets;
        const sorted = [
          ...cells.flatMap((c) => [...c.turns.values()]),
          ...[...spots, ...tiles, ...cards, ...rows, ...others].flatMap((t) => t.choices),
          ...plain,
        ];
        assert.equal(sorted.length, choices.length);
        assert.equal(new Set(sorted).size, choices.length);
        assert.ok(
          state.cards().every((c) => c.where !== "hand" || c.seat === looker || c.kind < 0),
          "other hands are hidden",
        );
        session.choose(choices[roll(choices.length)]!);
      }
    }
    assert.equal(session.now.value.phase, "over");
    assert.ok(session.now.value.winners.length > 0);
    const record = session.record();
    assert.ok(record);
    assert.equal(Table.read(engine, record).steps(OWNER), session.now.value.length);
  });
}

test("a saved game goes on where it was, the draft included", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "greedy"), options(4));
  await rest(session);
  session.choose(pick(session, (c) => c.verb === "place"));
  const saved = session.save();
  const again = resumeSession(JSON.parse(JSON.stringify(saved)), options(9));
  await rest(again);
  assert.equal(again.now.value.phase, "choose");
  assert.equal(again.now.value.canUndo, true);
  assert.deepEqual(
    again.now.value.choices.map((c) => c.line),
    session.now.value.choices.map((c) => c.line),
  );
  again.choose(pick(again, (c) => c.verb === "put"));
  const confirm = resumeSession(again.save(), options(9));
  await rest(confirm);
  assert.equal(confirm.now.value.phase, "confirm");
  assert.throws(() =>
    resumeSession({ ...saved, record: `${saved.record}place 9,9 r0\n` }, options()),
  );
});

test("an earlier position can be looked at", async () => {
  const session = newSession(setup("carcassonne seats=2", "greedy", "greedy"), options(2));
  await rest(session);
  const all = session.now.value.length;
  session.look(10);
  assert.equal(session.now.value.phase, "look");
  assert.equal(session.now.value.steps.length, 10);
  session.look(null);
  assert.equal(session.now.value.phase, "over");
  assert.equal(session.now.value.length, all);
});

test("a hint is one of the choices", async () => {
  const session = newSession(setup("hunters seats=2", "person", "greedy"), options(2));
  await rest(session);
  const hint = await session.hint();
  assert.ok(hint && session.now.value.choices.includes(hint.choice));
});

test("the ghost keeps to legal cells and turns", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "person"), options(6));
  await rest(session);
  const table = createTable(session);
  table.moveAim(1, 0);
  table.moveAim(0, 1);
  for (const { x, y, turns } of session.now.value.targets.cells) {
    table.aimCell(x, y);
    for (let i = 0; i < 4; i++) {
      const ghost = table.ghost.value;
      assert.ok(ghost && ghost.x === x && ghost.y === y && turns.has(ghost.turn));
      assert.equal(table.aim.value, turns.get(ghost.turn));
      table.turnGhost(1);
    }
  }
  table.placeGhost();
  assert.equal(table.ghost.value, null);
  assert.equal(session.now.value.length, 2);
  table.close();
});

test("a record that is looked at does not go on by itself", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "greedy"), options(4));
  await rest(session);
  session.choose(pick(session, (c) => c.verb === "place"));
  session.done();
  const review = reviewSession(cutAt(engine, session.save(), 2), options(8));
  assert.equal(review.now.value.phase, "look");
  assert.equal(review.now.value.length, 2);
  review.look(2);
  assert.equal(review.now.value.length, 2);
  review.look(null);
  await rest(review);
  assert.equal(review.now.value.phase, "choose");
});

test("while the device goes from hand to hand nothing can be undone", async () => {
  const session = newSession(setup("cardcassonne seats=2", "person", "person"), options(3));
  await rest(session);
  session.ready();
  session.choose(pick(session, () => true));
  const again = resumeSession(session.save(), options(3));
  await rest(again);
  assert.equal(again.now.value.phase, "handover");
  assert.equal(again.now.value.canUndo, false);
  again.undo();
  assert.equal(again.now.value.phase, "handover");
  again.ready();
  assert.equal(again.now.value.canUndo, true);
});

test("a game is over when its last turn is settled", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "greedy"), options(4));
  for (;;) {
    await rest(session);
    const { phase, choices, actor } = session.now.value;
    if (phase === "confirm" && actor === -2) break;
    if (phase === "over") return;
    if (phase === "confirm") session.done();
    else session.choose(choices[0]!);
  }
  assert.equal(session.save().isOver, false);
  assert.ok(!session.record()?.includes("result"));
  session.done();
  assert.equal(session.save().isOver, true);
  assert.ok(session.record()?.includes("result"));
});

/** A worker that breaks down at its first question, and then answers. */
function brokenOnce(): () => Worker {
  let made = 0;
  return () => {
    const isBroken = made++ === 0;
    const worker = {
      onmessage: null as ((m: unknown) => void) | null,
      onerror: null as ((e: unknown) => void) | null,
      postMessage: ({ id }: { id: number }) =>
        queueMicrotask(() => {
          if (isBroken) worker.onerror?.({ message: "broken" });
          else worker.onmessage?.({ data: { id, result: `answer ${id}` } });
        }),
      terminate: () => undefined,
    };
    return worker as unknown as Worker;
  };
}

test("a worker that breaks down is replaced, and nobody waits for ever", async () => {
  const bots = workerBots(null as unknown as WebAssembly.Module, brokenOnce());
  const request = { rules: "", lines: [], seat: 0, player: "greedy", milliseconds: 1, seed: 1 };
  const answers = await Promise.all([
    bots.choose(request),
    bots.choose(request),
    bots.choose(request),
  ]);
  assert.deepEqual(answers, ["answer 1", "answer 2", "answer 3"]);
  bots.close();
});
