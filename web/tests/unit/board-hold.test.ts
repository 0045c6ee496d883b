/* board-hold.test.ts: taps and holds of a finger on a busy page; pictures that are kept. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { HOLD_MS, Hold } from "../../src/board/hold";
import { Kept } from "../../src/board/kept";

function hold(context: TestContext) {
  context.mock.timers.enable({ apis: ["setTimeout"] } as never);
  const calls: string[] = [];
  const finger = new Hold(
    () => calls.push("hold"),
    () => calls.push("undo"),
  );
  return { finger, calls, pass: (ms: number) => context.mock.timers.tick(ms) };
}

test("a finger that stays is held", (context) => {
  const { finger, calls, pass } = hold(context);
  finger.down(1000);
  pass(HOLD_MS + 60);
  assert.deepEqual(calls, ["hold"]);
  assert.equal(finger.up(1000 + HOLD_MS + 200), true);
  assert.deepEqual(calls, ["hold"]);
});

test("a short tap is a tap, however late its end is heard", (context) => {
  const { finger, calls, pass } = hold(context);
  finger.down(1000);
  assert.equal(finger.up(1080), false);
  pass(HOLD_MS + 60);
  assert.deepEqual(calls, []);
  finger.down(5000);
  pass(HOLD_MS + 60);
  assert.equal(finger.up(5080), false, "the browser saw it go after 80 ms");
  assert.deepEqual(calls, ["hold", "undo"]);
});

test("a drag is no hold", (context) => {
  const { finger, calls, pass } = hold(context);
  finger.down(1000);
  finger.cancel();
  pass(HOLD_MS + 60);
  assert.deepEqual(calls, []);
  assert.equal(finger.up(1000 + 2 * HOLD_MS), false);
});

test("only so many things are kept, and those that are needed", () => {
  const dropped: string[] = [];
  const kept = new Kept<number>(8, (_, name) => dropped.push(name));
  const needed = () => new Set(["b"]);
  for (const name of "abcdefgh") kept.add(name, 1, needed);
  assert.ok(kept.use("a"));
  kept.add("i", 1, needed);
  assert.deepEqual(dropped, ["c", "d"], "a was used again, b is needed");
  assert.equal(kept.size, 7);
  assert.ok(!kept.use("c") && kept.use("b") && kept.use("i"));
  for (let i = 0; i < 500; i++) kept.add(`more ${i}`, i, needed);
  assert.ok(kept.size <= 8 && kept.use("b"));
});
