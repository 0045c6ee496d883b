/* board-odds.test.ts: counting what still fits, against the engine and by hand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chanceOf,
  countOf,
  fitting,
  frontier,
  ownDraws,
  stillToCome,
  stillToDraw,
} from "../../src/board/odds";
import { loadEngine } from "../engine";

test("the chance of at least one good draw", () => {
  assert.equal(chanceOf(0, 50, 3), 0);
  assert.equal(chanceOf(5, 5, 1), 1);
  assert.ok(Math.abs(chanceOf(1, 4, 1) - 0.25) < 1e-12);
  assert.ok(Math.abs(chanceOf(1, 4, 2) - 0.5) < 1e-12);
  // By hand: 1 - (7/10 * 6/9 * 5/8) = 1 - 210/720.
  assert.ok(Math.abs(chanceOf(3, 10, 3) - (1 - 210 / 720)) < 1e-12);
  assert.equal(chanceOf(3, 10, 99), 1);
});

test("own draws come once a round", () => {
  assert.equal(ownDraws(50, 2, 3), 3);
  assert.equal(ownDraws(3, 2, 3), 2);
  assert.equal(ownDraws(0, 2, 3), 0);
});

test("the frontier is every free neighbour once", () => {
  assert.equal(frontier([{ x: 0, y: 0 }]).length, 4);
  const cells = frontier([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  assert.equal(cells.length, 6);
  assert.deepEqual(cells[0], { x: 0, y: -1 });
});

test("what fits beside the start tile is what the engine says", async () => {
  const engine = await loadEngine();
  const state = engine.start("carcassonne seats=2");
  const { rules } = state;
  const come = stillToCome(rules, state);
  assert.equal(countOf(come), state.left);
  const cell = { x: 0, y: -1 };
  const fits = fitting(state, come, cell);
  // North of the start tile lies its city, so just the kinds with a city side fit.
  const cities = rules.kinds.filter((k) => k.side.includes("city") && state.bag(k.index) > 0);
  assert.deepEqual(
    fits.map((f) => f.kind).sort((a, b) => a - b),
    cities.map((k) => k.index),
  );
  assert.ok(
    fits.every((f, i) => i === 0 || f.left <= fits[i - 1]!.left),
    "not the most frequent first",
  );
  state.free();
});

test("tiles of a second stack cannot be drawn, but may come", async () => {
  const engine = await loadEngine();
  const state = engine.start("hunters seats=2");
  const { kinds } = state.rules;
  const [draw, come] = [stillToDraw(state.rules, state), stillToCome(state.rules, state)];
  assert.ok(draw.every((fit) => !kinds[fit.kind]!.isSecond));
  assert.equal(countOf(draw), state.left);
  assert.ok(come.some((fit) => kinds[fit.kind]!.isSecond));
  state.free();
});

test("no cell where the tile in hand may be laid counts as dead", async () => {
  const engine = await loadEngine();
  let [cells, late] = [0, 0];
  for (const rules of ["carcassonne seats=2", "hunters seats=2", "carcassonne+princess seats=2"]) {
    const state = engine.start(rules);
    for (let n = 0; ; n++) {
      const legal = state.legal();
      if (legal.length === 0) break;
      for (const { spot } of state.choices().filter((c) => c.spot.onBoard && c.spot.turn >= 0)) {
        const come = stillToCome(state.rules, state);
        cells += 1;
        if (state.left < 3) late += 1;
        assert.ok(countOf(fitting(state, come, spot)) > 0, `${rules}: ${spot.x},${spot.y}`);
      }
      state.apply(legal[(n * 7) % legal.length]!);
    }
    state.free();
  }
  assert.ok(cells > 1000 && late > 0, `${cells} cells, ${late} of them late`);
});
