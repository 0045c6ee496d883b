/* board-spread.test.ts: buttons that must not touch, figures on one segment, open outlines. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, Turn } from "../../src/engine/engine";
import type { Targets } from "../../src/play/types";
import { outline, polygon } from "../../src/board/outline";
import { pinOf, pinsOf, placePins, type Pin } from "../../src/board/pins";
import {
  TOUCH,
  boxAt,
  fan,
  overlaps,
  spread,
  spreadBoxes,
  spreadExtents,
} from "../../src/board/spread";

function closest(points: readonly { x: number; y: number }[]): number {
  let least = Infinity;
  points.forEach((a, i) => {
    points.slice(i + 1).forEach((b) => {
      least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
    });
  });
  return least;
}

test("buttons are pushed apart to the width of a finger", () => {
  const crowded = [
    { x: 0, y: 0 },
    { x: 6, y: 2 },
    { x: 3, y: 9 },
    { x: 3, y: 9 },
    { x: 200, y: 0 },
  ];
  const apart = spread(crowded, TOUCH);
  assert.ok(closest(apart) >= TOUCH - 1, `closest ${closest(apart)}`);
  assert.deepEqual(apart[4], { x: 200, y: 0 });
  for (const p of apart.slice(0, 4))
    assert.ok(Math.hypot(p.x - 3, p.y - 5) < 80, "it went too far away");
});

test("buttons of things in the window stay in it, those of others stay outside", () => {
  const area = { left: 0, top: 0, right: 300, bottom: 400 };
  const wished = [
    { x: 290, y: 100 },
    { x: 296, y: 104 },
    { x: 312, y: 98 },
    { x: 500, y: 100 },
  ];
  const at = spread(wished, TOUCH, area);
  for (const p of at.slice(0, 3)) assert.ok(p.x <= 300 && p.x >= 0 && p.y >= 0, JSON.stringify(p));
  assert.ok(closest(at) >= TOUCH - 1, `closest ${closest(at)}`);
  assert.deepEqual(at[3], { x: 500, y: 100 });
});

test("signs of any width do not lie on each other", () => {
  const wished = [
    { x: 0, y: 0, width: 90, height: 26 },
    { x: 60, y: 4, width: 50, height: 26 },
    { x: 10, y: 10, width: 130, height: 26 },
    { x: 0, y: 0, width: 40, height: 26 },
    { x: 400, y: 0, width: 40, height: 26 },
  ];
  const at = spreadBoxes(wished);
  wished.forEach((a, i) => {
    wished.slice(i + 1).forEach((b, j) => {
      const [p, q] = [at[i]!, at[i + 1 + j]!];
      const over = [
        (a.width + b.width) / 2 - Math.abs(p.x - q.x),
        (a.height + b.height) / 2 - Math.abs(p.y - q.y),
      ];
      assert.ok(Math.min(...over) <= 1, `${i} lies on ${i + 1 + j}`);
    });
  });
  assert.deepEqual(at[4], { x: 400, y: 0 });
});

test("things of any extent do not lie on each other, also in a corner", () => {
  const area = { left: 0, top: 0, right: 260, bottom: 200 };
  const wished = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ x: 250 - i, y: 190 + (i % 3) }));
  const extents = wished.map((_, i) => ({ left: 23, top: 26, right: i % 2 ? 30 : 23, bottom: 24 }));
  const boxes = spreadExtents(wished, extents, area).map((at, i) => boxAt(at, extents[i]!));
  boxes.forEach((a, i) => {
    assert.ok(a.left >= 0 && a.top >= 0 && a.right <= 260 && a.bottom <= 200, `${i} is outside`);
    assert.ok(
      boxes.slice(i + 1).every((b) => !overlaps(a, b)),
      `${i} lies on another`,
    );
  });
});

test("places that are far enough apart stay where they are", () => {
  const wished = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 0, y: 60 },
  ];
  assert.deepEqual(spread(wished, TOUCH), wished);
});

test("figures of one segment stand beside each other, round its middle", () => {
  assert.deepEqual(fan(1), [{ x: 0, y: 0 }]);
  for (const n of [2, 3, 4, 5, 8]) {
    const feet = fan(n);
    assert.equal(feet.length, n);
    assert.ok(closest(feet) > 12, `${n} figures: ${closest(feet)}`);
    const middle = feet.reduce((sum, p) => sum + p.x, 0) / n;
    assert.ok(Math.abs(middle) < 3, `${n} figures lean to ${middle}`);
  }
});

const choice = (
  verb: string,
  x: number,
  y: number,
  segment: number,
  piece: string | null,
): Choice => ({
  verb,
  line: `${verb} ${x},${y} ${segment} ${piece}`,
  action: { verb: 0, a: 0, b: 0, c: 0, x, y },
  spot: { onBoard: true, x, y, turn: -1, segment, piece, seat: -1, card: -1 },
});

const targets: Targets = {
  cells: [{ x: 1, y: 2, turns: new Map<Turn, Choice>([[0, choice("place", 1, 2, -1, null)]]) }],
  spots: [
    {
      x: 0,
      y: 0,
      segment: 1,
      choices: [choice("put", 0, 0, 1, "follower"), choice("put", 0, 0, 1, "large")],
    },
    { x: 4, y: 0, segment: 0, choices: [choice("fairy", 4, 0, 0, null)] },
  ],
  tiles: [{ x: 2, y: 2, choices: [choice("dragon", 2, 2, -1, null)] }],
  cards: [],
  rows: [],
  seats: [],
  plain: [],
};

test("targets become pins: figures are put on spots, taken where they stand", () => {
  const pins = pinsOf(targets);
  assert.deepEqual(
    pins.map((p) => p.sort),
    ["cell", "put", "take", "tile"],
  );
  assert.deepEqual(
    pins.map((p) => p.digit),
    [0, 1, 2, 3],
  );
  assert.equal(new Set(pins.map((p) => p.key)).size, pins.length);
  const large = targets.spots[0]!.choices[1]!;
  assert.equal(pinOf(pins, large), pins[1]);
  assert.equal(pinOf(pins, choice("put", 0, 0, 1, "follower")), null);
});

test("a button that had to move says so, others lie on their thing", () => {
  const pins = pinsOf(targets).slice(1, 3) as Pin[];
  const extent = () => ({ left: 23, top: 23, right: 23, bottom: 23 });
  const near = placePins(pins, (pin) => ({ x: pin.x, y: 0 }), extent);
  assert.ok(near.every((p) => p.isMoved) && closest(near.map((p) => p.at)) >= TOUCH - 1);
  const far = placePins(pins, (pin) => ({ x: pin.x * 100, y: 0 }), extent);
  assert.ok(far.every((p) => !p.isMoved));
  assert.deepEqual(far[1]?.at, { x: 400, y: 0 });
});

test("polygons are read, other shapes are not", () => {
  assert.deepEqual(polygon("M0 0l256 0-56 40z"), [
    [0, 0],
    [256, 0],
    [200, 40],
  ]);
  assert.deepEqual(polygon("M10-5L3.5.5Z"), [
    [10, -5],
    [3.5, 0.5],
  ]);
  assert.equal(polygon("M0 0c1 2 3 4 5 6z"), null);
});

test("an outline leaves out what lies on the rim of the tile", () => {
  assert.equal(outline("M0 0l256 0-128 60z"), "M256 0L128 60L0 0");
  // A road runs a little over the rim: its ends are no outline either.
  assert.equal(outline("M118-4l20 0 0 264-20 0z"), "M138 -4L138 260M118 260L118 -4");
  assert.equal(outline("M50 50a5 5 0 1 0 1 0z"), "M50 50a5 5 0 1 0 1 0z");
});
