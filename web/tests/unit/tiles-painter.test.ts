/* The painter: what it orders from its worker, and in which order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Painter, painter, type PaintDone, type PaintJob } from "../../src/art/painter";
import { symbolId, tileSymbol } from "../../src/art/tiles";
import { allKinds } from "../sheets/kinds";

const kinds = (await allKinds()).slice(0, 5);
const [first, second] = [kinds[0]!, kinds[1]!];

class FakeWorker {
  readonly jobs: PaintJob[] = [];
  private listener: (event: { data: PaintDone }) => void = () => {};

  postMessage(job: PaintJob): void {
    this.jobs.push(job);
  }

  addEventListener(_type: "message", listener: (event: { data: PaintDone }) => void): void {
    this.listener = listener;
  }

  finish(job: PaintJob): void {
    this.listener({ data: { key: job.key, markup: `<symbol ${job.key}/>` } });
  }
}

test("without workers a picture is there at once", () => {
  assert.equal(painter.symbol(first, 1, 2, "day"), tileSymbol(first, 1, 2, "day"));
});

test("a picture that is missing is ordered once and told of when it is there", async () => {
  const worker = new FakeWorker();
  const slow = new Painter(() => worker);
  let told = 0;
  const stop = slow.onReady(() => told++);
  assert.equal(slow.symbol(first, 0, 0, "day"), undefined);
  assert.equal(slow.symbol(first, 0, 0, "day"), undefined);
  assert.equal(worker.jobs.length, 1);
  worker.finish(worker.jobs[0]!);
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(told, 1);
  assert.match(slow.symbol(first, 0, 0, "day")!, /symbol/);
  stop();
  slow.symbol(second, 0, 0, "day");
  worker.finish(worker.jobs[1]!);
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(told, 1);
});

test("what is asked for goes before what is painted ahead", () => {
  const worker = new FakeWorker();
  const slow = new Painter(() => worker);
  slow.warm(kinds, "evening");
  assert.equal(worker.jobs.length, 2);
  slow.symbol(second, 3, 1, "day");
  worker.finish(worker.jobs[0]!);
  assert.equal(worker.jobs[2]!.key, symbolId(second, 3, 1, "day"));
});

test("painting ahead reaches every kind once, those with many copies first", () => {
  const worker = new FakeWorker();
  const slow = new Painter(() => worker);
  slow.warm(kinds, "day");
  for (let i = 0; i < worker.jobs.length; i++) worker.finish(worker.jobs[i]!);
  assert.equal(worker.jobs.length, kinds.length);
  assert.equal(new Set(worker.jobs.map((j) => j.key)).size, kinds.length);
  const copies = worker.jobs.map((j) => j.kind.copies);
  assert.deepEqual(
    copies,
    [...copies].sort((a, b) => b - a),
  );
});

test("old pictures are given up, and painted again when they are asked for", () => {
  const worker = new FakeWorker();
  const slow = new Painter(() => worker);
  for (let i = 0; i < 450; i++) {
    slow.symbol(first, 0, i, "day");
    worker.finish(worker.jobs[i]!);
  }
  assert.notEqual(slow.symbol(first, 0, 449, "day"), undefined);
  assert.equal(slow.symbol(first, 0, 0, "day"), undefined);
});
