/* board-camera.test.ts: the maths of the view, and the arrows at its rim. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  FIT_MAX,
  NO_INSETS,
  SIZE_MAX,
  SIZE_MIN,
  boundsOf,
  fit,
  hold,
  keepCentre,
  reveal,
  snap,
  toCells,
  toWindow,
  zoomAt,
  type Camera,
} from "../../src/board/camera";
import { arrowBox, edgeArrows } from "../../src/board/edges";
import { overlaps } from "../../src/board/spread";

const view = { width: 800, height: 600 };
const camera: Camera = { size: 100, x: 40, y: -20 };

test("cells and window are each other's inverse", () => {
  const at = toWindow(camera, 2.5, -1);
  assert.deepEqual(at, { x: 290, y: -120 });
  assert.deepEqual(toCells(camera, at.x, at.y), { x: 2.5, y: -1 });
});

test("bounds hold all cells and the room around them", () => {
  const bounds = boundsOf(
    [
      { x: -2, y: 0 },
      { x: 3, y: -4 },
    ],
    1,
  );
  assert.deepEqual(bounds, { left: -3, top: -5, right: 5, bottom: 2 });
  assert.deepEqual(boundsOf([], 1), { left: -1, top: -1, right: 2, bottom: 2 });
});

test("fit shows everything, in the middle of what is not covered", () => {
  const bounds = { left: -4, top: -2, right: 12, bottom: 8 };
  const insets = { top: 50, right: 100, bottom: 150, left: 0 };
  const c = fit(bounds, view, insets);
  const [nw, se] = [toWindow(c, bounds.left, bounds.top), toWindow(c, bounds.right, bounds.bottom)];
  assert.ok(nw.x >= 0 && nw.y >= 50 && se.x <= 700 && se.y <= 450, JSON.stringify({ nw, se }));
  assert.equal(Math.round((nw.x + se.x) / 2), 350);
  assert.equal(Math.round((nw.y + se.y) / 2), 250);
});

test("fit does not blow a lone tile up", () => {
  assert.equal(fit({ left: 0, top: 0, right: 1, bottom: 1 }, view, NO_INSETS).size, FIT_MAX);
});

test("zooming keeps the place under the pointer, within the limits of size", () => {
  const before = toCells(camera, 333, 222);
  const near = zoomAt(camera, 1.7, 333, 222);
  const after = toCells(near, 333, 222);
  assert.equal(near.size, 170);
  assert.ok(Math.abs(before.x - after.x) < 1e-9 && Math.abs(before.y - after.y) < 1e-9);
  assert.equal(zoomAt(camera, 1000, 0, 0).size, SIZE_MAX);
  assert.equal(zoomAt(camera, 0.001, 0, 0).size, SIZE_MIN);
});

test("the board cannot be lost", () => {
  const bounds = { left: 0, top: 0, right: 3, bottom: 2 };
  const far = hold({ size: 100, x: 5000, y: -5000 }, bounds, view);
  assert.equal(far.x, 800 - 120);
  assert.equal(far.y, 120 - 200);
  const inside = { size: 100, x: 200, y: 100 };
  assert.deepEqual(hold(inside, bounds, view), inside);
});

test("at rest tiles lie on whole device pixels", () => {
  for (const ratio of [1, 1.25, 2, 3]) {
    const c = snap({ size: 87.3, x: 13.37, y: -4.21 }, ratio, 400, 300);
    for (const value of [c.size, c.x, c.y]) {
      assert.ok(Math.abs(value * ratio - Math.round(value * ratio)) < 1e-9, `${value} at ${ratio}`);
    }
    const [a, b] = [toCells({ size: 87.3, x: 13.37, y: -4.21 }, 400, 300), toCells(c, 400, 300)];
    assert.ok(Math.hypot(a.x - b.x, a.y - b.y) * c.size < 1.5, "the middle has moved");
  }
});

test("another size of the window keeps its middle", () => {
  const after = { width: 500, height: 900 };
  const moved = keepCentre(camera, view, after);
  assert.deepEqual(toCells(moved, 250, 450), toCells(camera, 400, 300));
});

test("a cell is brought into sight by the shortest way", () => {
  assert.deepEqual(reveal(camera, 2, 2, 0.5, view, NO_INSETS), camera);
  // Cell -2 begins at -160; with half a cell of room it takes 210 to the right.
  assert.deepEqual(reveal(camera, -2, 2, 0.5, view, NO_INSETS), { size: 100, x: 250, y: -20 });
  assert.deepEqual(reveal(camera, 2, 2, 0.5, view, { ...NO_INSETS, bottom: 340 }), {
    size: 100,
    x: 40,
    y: -90,
  });
  const large = reveal({ size: 280, x: 0, y: 0 }, 1, 1, 2, view, NO_INSETS);
  assert.deepEqual(toWindow(large, 1.5, 1.5), { x: 400, y: 300 });
});

test("arrows lead to the nearest place outside of each edge", () => {
  const cells = [
    { x: 1, y: 1 },
    { x: -6, y: 2 },
    { x: -3, y: 3 },
    { x: 2, y: 30 },
  ];
  const arrows = edgeArrows(camera, cells, view, NO_INSETS);
  assert.deepEqual(
    arrows.map((a) => [a.edge, a.count]),
    [
      ["west", 2],
      ["south", 1],
    ],
  );
  assert.deepEqual(arrows[0]?.cell, { x: -3, y: 3 });
  assert.equal(arrows[0]?.y, toWindow(camera, 0, 3.5).y);
  for (const { x, y } of arrows) assert.ok(x >= 0 && x <= view.width && y >= 0 && y <= view.height);
});

test("arrows give way to what lies over the board, and to each other", () => {
  const cells = [
    { x: -6, y: 2 },
    { x: 3, y: 30 },
    { x: 3, y: -20 },
    { x: 40, y: 2 },
  ];
  const covers = [
    { left: 0, top: 150, right: 70, bottom: view.height },
    { left: 100, top: view.height - 90, right: view.width - 60, bottom: view.height },
  ];
  const arrows = edgeArrows(camera, cells, view, NO_INSETS, covers);
  assert.equal(arrows.length, 4);
  const boxes = arrows.map(arrowBox);
  boxes.forEach((a, i) => {
    assert.ok(
      covers.every((cover) => !overlaps(a, cover)),
      `${arrows[i]?.edge} is covered`,
    );
    assert.ok(
      boxes.slice(i + 1).every((b) => !overlaps(a, b)),
      `${arrows[i]?.edge} lies on another`,
    );
  });
});

test("there are no arrows while everything is in sight", () => {
  assert.deepEqual(
    edgeArrows(
      camera,
      [
        { x: 0, y: 1 },
        { x: 5, y: 4 },
      ],
      view,
      NO_INSETS,
    ),
    [],
  );
});
