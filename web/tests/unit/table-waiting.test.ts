/* table-waiting.test.ts: which of the computers that play one after the other has the turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { think } from "../../src/play/think";
import type { GameSetup } from "../../src/play/types";
import { rowOf } from "../../src/table/waiting";
import { loadEngine } from "../engine";
import { newSession } from "../session";

const setup = (...by: string[]): GameSetup => ({
  rules: "",
  helps: true,
  seats: by.map((one) => ({ name: one, colour: "red", by: one })),
});

test("computers are counted from one person to the next, round the table", () => {
  const alone = setup("hard", "hard", "person", "easy");
  assert.deepEqual(
    [3, 0, 1].map((seat) => rowOf(alone, seat)),
    [
      { n: 1, all: 3 },
      { n: 2, all: 3 },
      { n: 3, all: 3 },
    ],
  );
  assert.equal(rowOf(alone, 2), null);
  assert.deepEqual(rowOf(setup("person", "hard", "person"), 1), { n: 1, all: 1 });
});

test("where only computers play there is no row", () => {
  assert.equal(rowOf(setup("hard", "easy"), 0), null);
});

test("whoever is in a hurry does not wait for moves to be shown, until the own turn is over", async () => {
  const engine = await loadEngine();
  const delay = 3_600_000;
  const seats = setup("person", "greedy", "greedy").seats;
  const session = newSession(
    { rules: "carcassonne seats=3", helps: true, seats },
    {
      engine,
      dice: () => 0,
      delay: () => delay,
      confirm: () => false,
      onChange: () => undefined,
      onProblem: (error) => {
        throw error;
      },
      bots: {
        choose: (request) => Promise.resolve(think(engine, request, () => 0)),
        compare: () => Promise.reject(new Error("nobody compares")),
        close: () => undefined,
      },
    },
  );
  const round = () => new Promise((resolve) => setImmediate(resolve));
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await round();
  };
  await until(() => session.now.value.phase === "choose");
  const turn = async () => {
    while (session.now.value.phase === "choose") session.choose(session.now.value.choices[0]!);
    const { length } = session.now.value;
    // Computers answer at once here, so whoever did not wait would have moved long before.
    for (let i = 0; i < 50; i++) await round();
    assert.equal(session.now.value.length, length, "the first move is still shown");
  };
  await turn();
  session.hurry();
  await until(() => session.now.value.phase === "choose");
  await turn();
  session.close();
});
