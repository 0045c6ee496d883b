/* How much is loaded, how soon the page can be used, how smoothly a large board moves. */
import assert from "node:assert/strict";
import { connect, createServer, type AddressInfo } from "node:net";
import { cpus, loadavg } from "node:os";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { loadEngine } from "../engine";
import { Hands } from "./hands";
import { recordOf, search } from "./search";
import { playOn } from "./ways";
import { opened, visiting, type Server } from "./world";

const engine = await loadEngine();
const world = opened();

const LIMIT = 300_000;
const INTERACTIVE_MS = 1500;
const FRAME_MS = 25;

/** How much slower this machine may be because of what else it does: at least twice, for the browser
 *  and the test share it. */
const busy = (): number => 2 * Math.max(1, loadavg()[0]! / cpus().length);

/** Stands between browser and server and counts what is sent to the browser, headers included. */
async function counting(server: Server): Promise<Server & { bytes(): number }> {
  let bytes = 0;
  const { hostname, port } = new URL(server.address);
  const proxy = createServer((client) => {
    const behind = connect(Number(port), hostname);
    behind.on("data", (data) => {
      bytes += data.length;
    });
    for (const end of [client, behind]) end.on("error", () => end.destroy());
    client.pipe(behind).pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, hostname, resolve));
  const { port: own } = proxy.address() as AddressInfo;
  return {
    ...server,
    address: `http://${hostname}:${own}`,
    bytes: () => bytes,
    stop: async () => {
      proxy.close();
    },
  };
}

test("until a classic game is on the screen, at most 300 kB are sent", {
  timeout: 900_000,
}, async (t) => {
  const counter = await counting(world.server);
  t.after(() => counter.stop());
  await visiting(world.browser, counter, "load", { noServiceWorker: true }, async (visit) => {
    await visit.open();
    await visit.page.locator(".choice.first").click();
    // The computer player and the painter have been loaded when a turn has been answered.
    const hands = new Hands(visit.page, "mouse");
    await hands.look();
    await hands.play(4);
    await visit.page.waitForFunction(
      () => document.querySelector(".board-tiles .tile-blank") === null,
    );
    t.diagnostic(`${counter.bytes()} bytes in all`);
    assert.ok(counter.bytes() > 100_000, "something was counted");
    assert.ok(counter.bytes() <= LIMIT, `${counter.bytes()} bytes`);
  });
});

/** It is measured so often at most, until it is good enough: a machine has busy moments. */
const TRIES = 10;

test("the page can be used in 1.5 seconds", { timeout: 900_000 }, async (t) => {
  const tried: { pressed: number; playing: number }[] = [];
  const isSoon = (at: { pressed: number; playing: number }): boolean =>
    at.pressed < INTERACTIVE_MS * busy() && at.playing < 2 * INTERACTIVE_MS * busy();
  for (let i = 0; i < TRIES && !tried.some(isSoon); i++) {
    await world.visit("interactive", {}, async (visit) => {
      const start = Date.now();
      await visit.page.goto(visit.address, { waitUntil: "commit" });
      await visit.page.locator(".choice.first").click();
      const pressed = Date.now() - start;
      await visit.page.locator(".board-buttons .pin-cell").first().waitFor();
      tried.push({ pressed, playing: Date.now() - start });
    });
  }
  for (const { pressed, playing } of tried)
    t.diagnostic(
      `the first button was pressed after ${pressed} ms, the first tile could be laid after ${playing} ms`,
    );
  assert.ok(tried.some(isSoon), JSON.stringify(tried));
});

/** The times between frames while the board is dragged about, the shortest first. */
async function drag(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const kept = window as unknown as { frames: number[] };
    const frames: number[] = [];
    kept.frames = frames;
    const note = (time: number) => {
      frames.push(time);
      if (kept.frames === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.mouse.move(640, 300);
  await page.mouse.down();
  for (let i = 0; i < 60; i++)
    await page.mouse.move(640 + 120 * Math.sin(i / 6), 300 + 80 * Math.cos(i / 5));
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  return frames
    .slice(1)
    .map((time, i) => time - frames[i]!)
    .sort((x, y) => x - y);
}

test("a board of 150 tiles and more moves smoothly under the hand", { timeout: 900_000 }, (t) =>
  world.visit("smooth", {}, async (visit) => {
    const rules = "carcassonne+inns+traders+princess+tower seats=4";
    await playOn(
      visit,
      recordOf(
        engine,
        search(engine, rules, (_, s) => s.tiles().length >= 150, null),
      ),
    );
    const { page } = visit;
    await new Hands(page, "mouse").look();
    // Pictures of tiles are painted in the background; moving begins when they are there.
    const start = Date.now();
    await page.waitForFunction(() => document.querySelector(".board-tiles .tile-blank") === null);
    t.diagnostic(`all tiles were painted ${Date.now() - start} ms after the board could be used`);
    const at = (gaps: readonly number[], share: number) =>
      gaps[Math.floor(gaps.length * share)] ?? 0;
    const isSmooth = (gaps: readonly number[]): boolean =>
      gaps.length > 20 && at(gaps, 0.5) < FRAME_MS * busy();
    let gaps: number[] = [];
    for (let i = 0; i < TRIES && !isSmooth(gaps); i++) {
      gaps = await drag(page);
      t.diagnostic(
        `${gaps.length} frames: half in ${at(gaps, 0.5).toFixed(1)} ms, 95 of 100 in ${at(gaps, 0.95).toFixed(1)} ms`,
      );
    }
    assert.ok(isSmooth(gaps), `half of the frames take longer than ${at(gaps, 0.5)} ms`);
  }),
);
