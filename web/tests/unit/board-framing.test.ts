/* board-framing.test.ts: showing the whole board round what lies over it, and whose the view is. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { FIT_MAX, toWindow, type Bounds } from "../../src/board/camera";
import { cellsToSee, fitAround, hiddenCells } from "../../src/board/fitting";
import { Framing } from "../../src/board/framing";

const view = { width: 850, height: 718 };
const layers: Bounds = { left: 782, top: 10, right: 838, bottom: 366 };
const zoom: Bounds = { left: 10, top: 548, right: 68, bottom: 704 };
const plank: Bounds = { left: 105, top: 644, right: 745, bottom: 704 };
const covers = [layers, zoom, plank];

/** A full rectangle of cells. */
const cells = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, i) => ({
    x: (i % columns) - 3,
    y: Math.floor(i / columns) - 2,
  }));

test("nothing of the board lies behind what covers it, whatever its shape", () => {
  for (const [columns, rows] of [
    [3, 3],
    [5, 9],
    [14, 6],
    [22, 4],
    [9, 9],
    [4, 20],
    [26, 18],
  ] as const) {
    const all = cells(columns, rows);
    const camera = fitAround(all, view, covers);
    assert.equal(hiddenCells(camera, all, view, covers), 0, `${columns} x ${rows}`);
  }
});

test("a small board has its full size in spite of the covers", () => {
  assert.equal(fitAround(cells(3, 3), view, covers).size, FIT_MAX);
});

test("a corner that no cell reaches costs nothing", () => {
  const corner: Bounds = { left: 0, top: 560, right: 200, bottom: 718 };
  const cross = cells(9, 9).filter(({ x, y }) => x === 1 || y === 2);
  const size = fitAround(cross, view, []).size;
  assert.equal(fitAround(cross, view, [corner]).size, size);
  assert.ok(fitAround(cells(9, 9), view, [corner]).size < size, "a full square does reach it");
});

test("where no view can show everything, as little as possible is hidden", () => {
  const all = cells(60, 60);
  const camera = fitAround(all, view, covers);
  const hidden = (c: typeof camera) => hiddenCells(c, all, view, covers);
  const middle = { size: camera.size, x: view.width / 2, y: view.height / 2 };
  assert.ok(hidden(camera) > 0 && hidden(camera) < hidden(middle));
});

test("a cell is hidden when a part of it is", () => {
  const camera = { size: 100, x: 0, y: 0 };
  const at = (x: number, y: number) => hiddenCells(camera, [{ x, y }], view, covers);
  assert.equal(at(3, 3), 0);
  assert.equal(at(7, 3), 1, "behind the layers");
  assert.equal(at(3, 6), 1, "behind the plank");
  assert.equal(at(-1, 3), 1, "outside");
  assert.equal(toWindow(camera, 8, 0).x, 800);
});

interface Scene {
  readonly framing: Framing;
  readonly calls: string[];
  state: { hiding: boolean; aiming: boolean; touched: boolean; time: number };
  wait(ms: number): void;
}

function scene(context: TestContext): Scene {
  context.mock.timers.enable({ apis: ["setTimeout"] } as never);
  const calls: string[] = [];
  const state = { hiding: true, aiming: false, touched: false, time: 1000 };
  const framing = new Framing(
    {
      fit: (isGliding) => calls.push(isGliding ? "glide" : "fit"),
      halt: () => calls.push("halt"),
      isHiding: () => state.hiding,
      isAiming: () => state.aiming,
      isTouched: () => state.touched,
    },
    () => state.time,
  );
  const wait = (ms: number) => context.mock.timers.tick(ms);
  return { framing, calls, state, wait };
}

test("the view follows the board as long as nobody has moved it", (context) => {
  const { framing, calls, state, wait } = scene(context);
  framing.follow();
  wait(10);
  assert.deepEqual(calls, ["glide"]);
  state.hiding = false;
  framing.follow();
  wait(10);
  assert.deepEqual(calls, ["glide"], "what can all be seen does not move");
  state.hiding = true;
  framing.take();
  framing.follow();
  wait(10);
  assert.deepEqual(calls, ["glide"], "a view that was moved stays");
  assert.equal(framing.isFitting, false);
  framing.fit(true);
  framing.follow();
  wait(10);
  assert.deepEqual(calls, ["glide", "glide", "glide"], "until everything is asked for again");
  framing.destroy();
});

test("the view stands still while somebody aims", (context) => {
  const { framing, calls, state, wait } = scene(context);
  state.aiming = true;
  framing.follow();
  wait(10);
  assert.deepEqual([calls, framing.isFitting], [[], false]);
  state.aiming = false;
  framing.follow();
  wait(10);
  assert.deepEqual(calls, ["glide"]);
  framing.destroy();
});

test("the view does not move under a pointer that does", (context) => {
  const { framing, calls, state, wait } = scene(context);
  state.touched = true;
  framing.follow();
  wait(10);
  assert.deepEqual(calls, []);
  state.touched = false;
  wait(450);
  assert.deepEqual(calls, ["glide"], "it moves when the pointer rests");
  framing.disturb();
  assert.deepEqual(calls, ["glide", "halt"], "and ends when the pointer moves again");
  state.touched = true;
  framing.disturb();
  assert.deepEqual(calls, ["glide", "halt"]);
  framing.destroy();
});

test("places that would be tiny are shown from nearer, others with all of the board", () => {
  const window = { width: 360, height: 400 };
  const row = (n: number) => Array.from({ length: n }, (_, x) => ({ x, y: 0 }));
  const chosen = [{ x: 2, y: 0 }];
  assert.deepEqual(cellsToSee(row(5), chosen, window, []), row(5));
  assert.deepEqual(cellsToSee(row(10), chosen, window, []), row(10), "the view does not jump");
  assert.deepEqual(cellsToSee(row(15), [], window, []), row(15));
  const near = cellsToSee(row(15), chosen, window, []);
  assert.ok(near.length === 9 && near.some((c) => c.x === 1 && c.y === -1));
  assert.ok(fitAround(near, window, []).size > 2 * fitAround(row(15), window, []).size);
  const many = row(60);
  assert.deepEqual(cellsToSee(many, many, window, []), many);
});
