/* The score log: it leaves nothing out that brought points, and lights what was meant. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANCE, type GameEvent } from "../../src/engine/engine";
import { begunWith, briefly, logOf, membersThen } from "../../src/table/log-entries";
import { toldLine } from "../../src/table/told";
import { lang } from "../../src/text";
import { loadEngine } from "../engine";
import { allRules, playAtRandom, SETUP } from "./text-play";

const engine = await loadEngine();
const games = allRules(engine).map((rules, i) => ({
  rules,
  steps: playAtRandom(engine, rules, 11 + i, -1, () => undefined),
}));
const isWorth = (e: GameEvent) => e.kind === "score" && e.points !== 0;

test("every score stands in the log once, in order", () => {
  for (const { rules, steps } of games) {
    const told = logOf(steps).flatMap((turn) =>
      turn.lines.flatMap((line) => line.points.map((p) => p.event)),
    );
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
      final.every((turn) => turn.lines.every((line) => line.points.every((p) => p.event.isFinal))),
      rules,
    );
    assert.ok(
      turns
        .filter((turn) => turn.seat >= 0)
        .every((turn) => turn.lines.every((line) => line.points.every((p) => !p.event.isFinal))),
    );
    assert.equal(
      turns.findIndex((turn) => turn.seat < 0),
      final.length === 0 ? -1 : turns.length - 1,
      rules,
    );
  }
});

test("each laid tile is told, and begins a line with what was done with it", () => {
  for (const { rules, steps } of games) {
    const played = logOf(steps).filter((turn) => turn.seat >= 0);
    const lines = played.flatMap((turn) => turn.lines);
    const told = lines.flatMap((line) => line.steps).filter((step) => step.verb === "place");
    assert.deepEqual(
      told.map((step) => step.index),
      steps.filter((step) => step.verb === "place").map((step) => step.index),
      rules,
    );
    for (const line of lines)
      assert.ok(
        line.steps.slice(1).every((step) => step.verb !== "place"),
        rules,
      );
  }
});

test("nobody is told to have passed where something was done before", () => {
  lang.value = "en";
  let passed = 0;
  for (const { rules, steps } of games) {
    const game = { rules: engine.rules(rules), setup: SETUP };
    for (const line of logOf(steps).flatMap((turn) => turn.lines)) {
      if (!line.steps.some((step) => step.verb === "pass") || line.steps.length < 2) continue;
      passed += 1;
      assert.doesNotMatch(toldLine(game, line), /\bpass/);
    }
  }
  assert.ok(passed > 0);
});

test("a line is the doing of one player, or of chance", () => {
  for (const { rules, steps } of games) {
    for (const turn of logOf(steps).filter((t) => t.seat >= 0)) {
      for (const line of turn.lines) {
        assert.ok(new Set(line.steps.map((step) => step.seat)).size <= 1, rules);
        assert.ok(line.steps.every((s) => s.seat !== CHANCE) || line.steps.length === 1, rules);
        for (const step of line.steps)
          assert.equal(step.seat === CHANCE ? step.turn : step.seat, turn.seat, rules);
      }
    }
  }
});

test("points at the beginning of a turn stand in that turn, and nowhere else", () => {
  lang.value = "en";
  let begun = 0;
  for (const { rules, steps } of games) {
    const game = { rules: engine.rules(rules), setup: SETUP };
    const turns = logOf(steps);
    steps.forEach((step, i) => {
      for (const event of begunWith(step)) {
        begun += 1;
        const turn = turns.find((t) => t.first === i + 1 && t.seat === event.seat);
        const [line] = turn?.lines ?? [];
        assert.ok(line && line.steps.length === 0 && line.points.some((p) => p.event === event));
        const before = turns.flatMap((t) => t.lines).find((l) => l.steps.includes(step));
        if (before) assert.doesNotMatch(toldLine(game, before), /fairy at the start/i, rules);
        assert.match(toldLine(game, line), /^Fairy at the start of a turn: 1 point for \w+\.$/);
      }
    });
  }
  assert.ok(begun > 3);
});

test("a group of the log is of one turn, which begins where the engine says so", () => {
  for (const { rules, steps } of games) {
    // By event, for a turn may begin in the middle of a step.
    const turnOf = new Map<GameEvent, number>();
    const turnAt: number[] = [];
    let turn = 0;
    for (const step of steps) {
      turnAt.push(turn);
      for (const event of step.events) turnOf.set(event, event.kind === "turn" ? ++turn : turn);
    }
    assert.ok(turn > 10, rules);
    for (const group of logOf(steps).filter((g) => g.seat >= 0)) {
      const turns = group.lines.flatMap((line) => [
        ...line.steps.map((step) => turnAt[step.index]),
        ...line.points.map(({ event }) => turnOf.get(event)),
      ]);
      assert.equal(new Set(turns).size, 1, `${rules}: ${turns.join(" ")}`);
    }
  }
});

test("the only person is spoken to, several are called by their names", () => {
  const { rules, steps } = games.find((g) => g.rules.startsWith("carcassonne+"))!;
  const said = (by: readonly string[]) => {
    const setup = { ...SETUP, seats: SETUP.seats.map((s, i) => ({ ...s, by: by[i] ?? "greedy" })) };
    const game = { rules: engine.rules(rules), setup };
    return logOf(steps).flatMap((turn) => turn.lines.map((line) => toldLine(game, line)));
  };
  lang.value = "en";
  const alone = said(["person"]);
  assert.ok(alone.some((text) => /^You lay a tile at [-\d]+,[-\d]+ and put a \w+/.test(text)));
  assert.ok(alone.some((text) => /\bfor you\b/.test(text)));
  assert.ok(alone.every((text) => !text.includes("Marta")));
  assert.ok(said(["person", "person"]).every((text) => !/\b[Yy]ou\b/.test(text)));
  lang.value = "de";
  const allein = said(["person"]);
  assert.ok(allein.some((text) => /^Du legst eine Karte auf \S+ und setzt einen \w+/.test(text)));
  assert.ok(allein.every((text) => !text.includes("Marta")));
  lang.value = "en";
});

test("a short sentence leaves out only what the points say", () => {
  for (const { steps } of games) {
    for (const step of steps) {
      const { events } = briefly(step);
      const end = step.events.findIndex((e) => e.kind === "end");
      const before = end < 0 ? step.events : step.events.slice(0, end);
      const left = before.filter((e) => !events.includes(e));
      assert.ok(
        left.every((e) => e.kind === "score" || (e.kind === "closed" && e.feature !== null)),
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
    assert.equal(new Set(members.map((m) => `${m.x},${m.y}`)).size, event.sum.terms[0]?.count);
  }
  const [first] = scored;
  assert.deepEqual(
    membersThen(engine.rules(rules), -1, steps, first!.step, { ...first!.event, feature: null }),
    [],
  );
});
