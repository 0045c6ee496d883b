/* The score log: it leaves nothing out that brought points, and lights what was meant. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANCE, type GameEvent } from "../../src/engine/engine";
import { briefly, logOf, membersThen } from "../../src/table/log-entries";
import { loadEngine } from "../engine";
import { allRules, playAtRandom } from "./text-play";

const engine = await loadEngine();
const games = allRules(engine).map((rules, i) => ({
  rules,
  steps: playAtRandom(engine, rules, 11 + i, -1, () => undefined),
}));
const isWorth = (e: GameEvent) => e.kind === "score" && e.points !== 0;

test("every score stands in the log once, in order", () => {
  for (const { rules, steps } of games) {
    const told = logOf(steps).flatMap((turn) => turn.lines.flatMap((line) => line.points));
    const all = steps.flatMap((step) => step.events.filter(isWorth));
    assert.ok(all.length > 0, rules);
    assert.equal(told.length, all.length, rules);
    assert.deepEqual(new Set(told), new Set(all), rules);
  }
});

test("the final scoring is a group of its own at the end", () => {
  for (const { rules, steps } of games) {
    const turns = logOf(steps);
    const final = turns.filter((turn) => turn.seat < 0);
    assert.ok(final.length <= 1, rules);
    assert.ok(
      final.every((turn) => turn.lines.every((line) => line.points.every((e) => e.isFinal))),
      rules,
    );
    assert.ok(
      turns
        .filter((turn) => turn.seat >= 0)
        .every((turn) => turn.lines.every((line) => line.points.every((e) => !e.isFinal))),
    );
    assert.equal(
      turns.findIndex((turn) => turn.seat < 0),
      final.length === 0 ? -1 : turns.length - 1,
      rules,
    );
  }
});

test("each laid tile is told, by itself or by what was done with it", () => {
  for (const { rules, steps } of games) {
    const lines = logOf(steps).flatMap((turn) => turn.lines.map((line) => line.step));
    const told = new Set(lines.map((step) => step.choice));
    steps.forEach((step, i) => {
      if (step.verb !== "place") return;
      const next = steps[i + 1];
      const isTold = told.has(step.choice) || (next?.seat === step.seat && told.has(next.choice));
      assert.ok(isTold, `${rules}: ${i} ${step.choice.line}`);
    });
  }
});

test("nobody is told to have passed where something was done before", () => {
  let joined = 0;
  for (const { steps } of games) {
    for (const { step } of logOf(steps).flatMap((turn) => turn.lines)) {
      const [before, last] = [steps[step.index - 1], steps[step.index]!];
      if (last.verb !== "pass" || before?.seat !== last.seat) continue;
      joined += 1;
      assert.equal(step.choice, before.choice);
      assert.deepEqual(step.events, [...before.events, ...last.events]);
      const again = logOf(steps).flatMap((turn) => turn.lines.map((line) => line.step));
      assert.ok(again.includes(step), "it is another object each time");
    }
  }
  assert.ok(joined > 0);
});

test("a group is the doing of one seat", () => {
  for (const { rules, steps } of games) {
    for (const turn of logOf(steps).filter((t) => t.seat >= 0)) {
      for (const { step } of turn.lines)
        assert.equal(step.seat === CHANCE ? step.turn : step.seat, turn.seat, rules);
    }
  }
});

test("a short sentence leaves out only what the points say", () => {
  for (const { steps } of games) {
    for (const step of steps) {
      const { events } = briefly(step);
      const end = step.events.findIndex((e) => e.kind === "end");
      const before = end < 0 ? step.events : step.events.slice(0, end);
      const left = before.filter((e) => !events.includes(e));
      assert.ok(
        left.every((e) => (e.kind === "score" || e.kind === "closed") && e.feature !== null),
      );
      assert.ok(
        before
          .filter((e) => e.kind === "capture" || e.kind === "return")
          .every((e) => events.includes(e)),
      );
    }
  }
});

test("points light the feature as it was then", () => {
  const { rules, steps } = games.find((g) => g.rules.startsWith("carcassonne+"))!;
  const scored = steps
    .flatMap((step) => step.events.map((event) => ({ step, event })))
    .filter(
      ({ event }) =>
        event.kind === "score" &&
        event.why === "feature" &&
        event.feature === "road" &&
        !event.isFinal,
    );
  assert.ok(scored.length > 0);
  for (const { step, event } of scored) {
    const members = membersThen(engine.rules(rules), -1, steps, step, event);
    assert.ok(
      members.some((m) => m.x === event.x && m.y === event.y && m.segment === event.segment),
    );
    // A road counts each of its tiles once.
    assert.equal(new Set(members.map((m) => `${m.x},${m.y}`)).size, event.worth.units);
  }
  const [first] = scored;
  assert.deepEqual(
    membersThen(engine.rules(rules), -1, steps, first!.step, { ...first!.event, feature: null }),
    [],
  );
});
