/* board-places.test.ts: where figures and tokens stand, in whole games of every kind. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { UNIT } from "../../src/board/camera";
import { fromBackToFront } from "../../src/board/pieces";
import { Places } from "../../src/board/places";
import { landKinds } from "../../src/board/overlays";
import { State, type Engine } from "../../src/engine/engine";
import { ROOT, loadEngine } from "../engine";

/** The positions of a golden game, every so many steps. */
function* positions(engine: Engine, name: string, every: number): Generator<State> {
  const lines = readFileSync(join(ROOT, `tests/play/${name}.txt`), "utf8").split("\n");
  const state = State.start(engine.rules(lines[0]!.slice("game ".length)));
  let step = 0;
  for (const line of lines.slice(3)) {
    if (line === "" || line.startsWith(" ") || line.startsWith("start")) continue;
    const action = state.readLine(line.split(" |")[0]!);
    if (typeof action === "string") throw new Error(`${line}: ${action}`);
    state.apply(action);
    if (++step % every === 0) yield state;
  }
  yield state;
  state.free();
}

for (const name of ["all-6", "wheel-5", "hunters-5"]) {
  test(`${name}: everything stands on its own tile, each on its own place`, async () => {
    const engine = await loadEngine();
    let figures = 0;
    for (const state of positions(engine, name, 60)) {
      const places = new Places(state.rules, state);
      const all = places.all();
      const onBoard =
        state.pieces().filter((p) => p.where === "segment").length +
        state.tokens().filter((t) => t.onBoard).length;
      assert.equal(all.length, onBoard);
      assert.equal(new Set(all.map((s) => s.key)).size, all.length, "two have the same key");
      for (const s of all.filter((t) => t.piece !== null)) {
        figures += 1;
        const { x, y } = s.piece!;
        const [u, v] = [s.x / UNIT - x, s.y / UNIT - y];
        assert.ok(u >= 0 && u <= 1 && v >= 0 && v <= 1, `${s.key} stands at ${u},${v}`);
      }
      const feet = all.filter((s) => s.piece !== null).map((s) => `${s.x} ${s.y}`);
      assert.equal(new Set(feet).size, feet.length, "two figures stand in one place");
    }
    assert.ok(figures > 20, `only ${figures} figures were seen`);
  });
}

test("whoever stands on a tower is drawn after it, and before what stands farther south", async () => {
  const engine = await loadEngine();
  let guards = 0;
  for (const state of positions(engine, "all-6", 5)) {
    const sorted = [...new Places(state.rules, state).all()].sort(fromBackToFront);
    sorted.forEach((s, i) => {
      if (s.on === null) return;
      guards += 1;
      const tower = sorted.findIndex((other) => other.token === s.on);
      assert.ok(tower >= 0 && tower < i);
      assert.ok(sorted.slice(i + 1).every((other) => other.y >= s.y));
    });
  }
  assert.ok(guards > 0, "no guard was seen");
});

test("a choice is found where its segment is, and the segment where the choice is", async () => {
  const engine = await loadEngine();
  let found = 0;
  for (const state of positions(engine, "all-2", 4)) {
    const places = new Places(state.rules, state);
    for (const choice of state.choices().filter((c) => c.verb === "put")) {
      const at = places.locate(choice);
      const under = places.segmentUnder({ x: at.x / UNIT, y: at.y / UNIT });
      const { x, y, segment } = choice.spot;
      assert.deepEqual(under, { x, y, segment }, choice.line);
      found += 1;
    }
  }
  assert.ok(found > 10, `only ${found} choices were tried`);
});

test("farmers and hunters lie, others stand", async () => {
  const engine = await loadEngine();
  for (const [rules, lying] of [
    ["carcassonne seats=2", "field"],
    ["hunters seats=2", "meadow"],
  ] as const) {
    const state = engine.start(rules);
    const places = new Places(state.rules, state);
    const segments = places.kindAt(0, 0)!.segments;
    segments.forEach((s, i) => assert.equal(places.isLying(0, 0, i), s.kind === lying, s.name));
    assert.ok(segments.some((s) => s.kind === lying));
    assert.deepEqual([...landKinds(state.rules)], [lying]);
    state.free();
  }
});
