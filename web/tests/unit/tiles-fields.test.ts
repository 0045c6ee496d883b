/* Every tile of every set: what the picture floods is what the rules say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf, newLayout } from "../../src/art/tiles/geometry/layout";
import { planOf } from "../../src/art/tiles/geometry/plan";
import type { Segment, TileKind } from "../../src/engine/types";
import { allKinds } from "../sheets/kinds";

const kinds = await allKinds();

function tile(
  id: string,
  segments: Partial<Segment>[],
  symbols: Record<string, number> = {},
): TileKind {
  return {
    index: 0,
    id,
    copies: 1,
    isStart: false,
    isSecond: false,
    isGuess: false,
    side: ["field", "field", "field", "field"],
    sameAs: [0, 1, 2, 3],
    symbols,
    segments: segments.map((s) => ({
      name: "",
      kind: "field",
      sides: 0,
      halves: 0,
      touches: 0,
      marks: {},
      ...s,
    })),
  };
}

test("there are all the sets", () => {
  const sets = new Set(kinds.map((k) => k.id.split("/")[0]));
  assert.deepEqual([...sets].sort(), [
    "base",
    "hunters",
    "inns",
    "princess",
    "tower",
    "traders",
    "wheel",
  ]);
  assert.ok(kinds.length >= 250);
});

test("the fields and meadows of every picture are those of the rules", () => {
  const wrong = kinds.flatMap((k) => layoutOf(k).ground.problems.map((p) => `${k.id}: ${p}`));
  assert.deepEqual(wrong, []);
});

test("the check sees a field that the picture joins, cuts or covers", () => {
  const joined = newLayout(tile("test/joined", [{ halves: 0b1111 }, { halves: 0b11110000 }]));
  assert.match(joined.ground.problems.join(), /joins another/);
  const cut = newLayout(tile("test/cut", [{ halves: 255 }, { kind: "road", sides: 5 }]));
  assert.match(cut.ground.problems.join(), /falls apart/);
  const covered = newLayout(tile("test/covered", [{ halves: 255 }, { kind: "city", sides: 1 }]));
  assert.match(covered.ground.problems.join(), /covered/);
});

test("what has no picture is refused with its name", () => {
  assert.throws(() => planOf(tile("test/a", [{ kind: "castle" }])), /test\/a.*castle/);
  assert.throws(() => planOf(tile("test/b", [{ marks: { bathhouse: 1 } }])), /test\/b.*bathhouse/);
  assert.throws(() => planOf(tile("test/c", [{}], { comet: 1 })), /test\/c.*comet/);
});

test("the adapter reads sides, half-edges, touches and marks", () => {
  const { parts, world } = planOf(
    tile("test/d", [
      { kind: "city", sides: 0b1010, marks: { shield: 1 } },
      { halves: 0b11, touches: 1 },
    ]),
  );
  assert.equal(world, "classic");
  assert.deepEqual(parts[0]?.sides, [1, 3]);
  assert.deepEqual(parts[1]?.halves, [0, 1]);
  assert.deepEqual(parts[1]?.touches, [0]);
});
