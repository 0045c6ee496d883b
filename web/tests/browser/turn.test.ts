/* A turn at the table: legal cells, the ghost, places for figures, the draft, undo, hint, keys held down. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { OVER, type State } from "../../src/engine/engine";
import { sortTargets } from "../../src/play/targets";
import type { Targets } from "../../src/play/types";
import { loadEngine } from "../engine";
import type { Seen, Thing } from "./eyes";
import { Hands } from "./hands";
import { becomes, savedWhen, startGame, type KeptGame } from "./ways";
import { PHONE, opened, type Visit } from "./world";

const engine = await loadEngine();
const world = opened();

const AGAINST = { game: "carcassonne", by: ["person", "pip"], seed: 4 };
const TIME = { timeout: 900_000 };

/** The position a saved game is in, as the engine knows it. */
function stateOf(game: KeptGame): State {
  const state = engine.start(game.setup.rules);
  for (const line of game.lines) {
    const action = state.readLine(line);
    assert.ok(typeof action !== "string", line);
    state.apply(action);
  }
  assert.notEqual(state.actor, OVER);
  return state;
}

async function targetsOf(page: Page, lines: number): Promise<Targets> {
  const game = await savedWhen(page, (g) => g.lines.length === lines);
  const state = stateOf(game);
  return sortTargets(state.choices(), state.rules);
}

const sorted = (seen: Seen, sort: Thing["sort"]): Thing[] =>
  seen.things.filter((t) => t.sort === sort);

/** Waits until that tick under the ghost is the one of the present turn. */
async function tickIs(page: Page, now: number): Promise<void> {
  await page
    .locator(`.board-ghost .tick:nth-of-type(${now + 1}).now`)
    .waitFor({ state: "attached", timeout: 120_000 });
}

/** A cell where the tile fits in several ways, the thing on the screen, and the turns. */
async function freeCell(
  visit: Visit,
  seen: Seen,
  lines: number,
): Promise<{ thing: Thing; turns: number[]; x: number; y: number }> {
  const { cells } = await targetsOf(visit.page, lines);
  const cell = cells.reduce((best, c) => (c.turns.size > best.turns.size ? c : best));
  const thing = sorted(seen, "cell").find((t) => t.label.startsWith(`Cell ${cell.x},${cell.y}:`));
  assert.ok(thing?.at && cell.turns.size > 1);
  return { thing, turns: [...cell.turns.keys()].sort(), x: cell.x, y: cell.y };
}

test("the legal cells are shown at once, and no others", TIME, () =>
  world.visit("cells", {}, async (visit) => {
    await startGame(visit, AGAINST);
    const seen = await new Hands(visit.page, "mouse").look();
    const { cells } = await targetsOf(visit.page, 1);
    const labels = sorted(seen, "cell")
      .map((t) => t.label.replace(/:.*/, ""))
      .sort();
    assert.deepEqual(labels, cells.map((c) => `Cell ${c.x},${c.y}`).sort());
    assert.equal(await visit.page.locator(".board-cells .free-cell").count(), cells.length);
  }),
);

test("wheel, R, right click and buttons turn the tile through its legal turns", TIME, () =>
  world.visit("turns", {}, async (visit) => {
    await startGame(visit, AGAINST);
    const { page } = visit;
    const seen = await new Hands(page, "mouse").look();
    const { thing, turns, x, y } = await freeCell(visit, seen, 1);
    await page.mouse.move(thing.at!.x, thing.at!.y);
    await tickIs(page, 0);
    await becomes(() => page.locator(".board-ghost .tick").count(), turns.length);
    const n = turns.length;
    const ways = [
      () => page.keyboard.press("r"),
      () => page.mouse.wheel(0, 120),
      () => page.mouse.click(thing.at!.x, thing.at!.y, { button: "right" }),
      () => page.keyboard.press("Shift+R"),
    ];
    for (const [i, at] of [1, 2, 3, 2].entries()) {
      await ways[i]!();
      await tickIs(page, at % n);
    }
    await page.locator(".tray-acts").getByRole("button", { name: "Turn right" }).click();
    await tickIs(page, 3 % n);
    await page.mouse.move(thing.at!.x, thing.at!.y);
    await page.mouse.down();
    await page.mouse.up();
    const game = await savedWhen(page, (g) => g.lines.length === 2);
    assert.equal(game.lines[1], `place ${x},${y} r${turns[3 % n]}`);
  }),
);

test("a finger shows the tile, turns it with the next taps and lays it with a button", TIME, () =>
  world.visit("finger", PHONE, async (visit) => {
    await startGame(visit, AGAINST);
    const { page } = visit;
    const hands = new Hands(page, "touch");
    const { thing, turns, x, y } = await freeCell(visit, await hands.look(), 1);
    await page.touchscreen.tap(thing.at!.x, thing.at!.y);
    await tickIs(page, 0);
    await page.touchscreen.tap(thing.at!.x, thing.at!.y);
    await tickIs(page, 1);
    assert.equal((await savedWhen(page, () => true)).lines.length, 1, "nothing is laid by turning");
    await page.locator(".ghost-handle.place").tap();
    const game = await savedWhen(page, (g) => g.lines.length === 2);
    assert.equal(game.lines[1], `place ${x},${y} r${turns[1]}`);
  }),
);

test(
  "places light up with what they are worth; the turn is a draft until Done; undo goes back step by step",
  TIME,
  () =>
    world.visit("draft", {}, async (visit) => {
      await startGame(visit, AGAINST);
      const { page } = visit;
      const hands = new Hands(page, "mouse");
      const first = await hands.look();
      let seen = await hands.take(sorted(first, "cell")[0]!);
      const { spots } = await targetsOf(page, 2);
      assert.equal(sorted(seen, "pin").length, spots.length);
      const worths = await page.locator(".pin .pin-worth").allTextContents();
      assert.equal(worths.length, spots.length);
      assert.ok(
        worths.every((w) => /^\+\d+$/.test(w)),
        worths.join(),
      );
      seen = await hands.take(sorted(seen, "pin")[0]!);
      assert.equal(seen.phase, "confirm");
      const draft = await savedWhen(page, (g) => g.lines.length === 3);
      assert.equal(draft.settled, 1, "only the draw is settled");
      await page.keyboard.press("Escape");
      await savedWhen(page, (g) => g.lines.length === 2);
      await hands.look();
      await hands.pressAt((await hands.look()).buttons.undo, "undo");
      await savedWhen(page, (g) => g.lines.length === 1);
      seen = await hands.look();
      assert.deepEqual(
        sorted(seen, "cell").map((t) => t.label),
        sorted(first, "cell").map((t) => t.label),
      );
    }),
);

test("against the computer the last turn can be taken back", TIME, () =>
  world.visit("takeback", {}, async (visit) => {
    await startGame(visit, AGAINST);
    const { page } = visit;
    const hands = new Hands(page, "mouse");
    let seen = await hands.look();
    const hand = () => page.locator(".tray .hand-tile").getAttribute("aria-label");
    const tile = await hand();
    seen = await hands.take(sorted(seen, "cell")[0]!);
    seen = await hands.done(seen);
    const before = await savedWhen(page, (g) => g.settled > 4);
    const draws = (lines: readonly string[]) => lines.filter((line) => line.startsWith("draw "));
    await page.locator(".bar").getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Take back the last turn" }).click();
    const game = await savedWhen(page, (g) => g.lines.length === 1);
    assert.equal(game.settled, 1);
    await becomes(hand, tile);
    seen = await hands.look();
    seen = await hands.take(sorted(seen, "cell")[0]!);
    seen = await hands.take(sorted(seen, "pin")[0]!);
    await hands.done(seen);
    const after = await savedWhen(page, (g) => g.settled > 4);
    assert.notEqual(after.lines[2], before.lines[2], "the turn was another one");
    assert.deepEqual(draws(after.lines), draws(before.lines), "the tiles come as they came before");
  }),
);

test("a hint points at a legal choice and says why, and Enter takes it", TIME, () =>
  world.visit("hint", {}, async (visit) => {
    await startGame(visit, AGAINST);
    const { page } = visit;
    await new Hands(page, "mouse").look();
    await page.keyboard.press("h");
    await page.locator(".say .tag").getByText("Hint").waitFor();
    assert.match(await page.locator(".say b").innerText(), /Tile to -?\d+,-?\d+ → /);
    assert.match(await page.locator(".say small").innerText(), /^Expected (lead: \d|to be )/);
    assert.equal(
      await page.locator(".board-ghost").evaluate((g) => (g as SVGElement).style.display),
      "",
    );
    await page.keyboard.press("Enter");
    const game = await savedWhen(page, (g) => g.lines.length === 2);
    assert.match(game.lines[1]!, /^place /);
  }),
);

test("a game without helps shows no worth, no odds, no projection and gives no hints", TIME, () =>
  world.visit("helps", {}, async (visit) => {
    await startGame(visit, { ...AGAINST, helps: false });
    const { page } = visit;
    const hands = new Hands(page, "mouse");
    let seen = await hands.look();
    for (const key of ["p", "o", "t", "d", "h"]) await page.keyboard.press(key);
    const shown = ".odds-count, .board-areas .open, .drawer, .ahead, .say .tag, [aria-busy=true]";
    assert.equal(await page.locator(shown).count(), 0);
    assert.deepEqual(await page.locator(".layers kbd").allTextContents(), ["F", "L", "C"]);
    assert.equal(await page.getByRole("button", { name: "Hint" }).count(), 0);
    seen = await hands.take(sorted(seen, "cell")[0]!);
    assert.ok(sorted(seen, "pin").length > 0);
    assert.equal(await page.locator(".pin-worth").count(), 0);
    assert.ok(
      sorted(seen, "pin").every((t) => !/points?\b/.test(t.label)),
      "labels do not say it either",
    );
  }),
);

test("a key that is held down, or pressed twice, does not end the turn", TIME, () =>
  world.visit("held", {}, async (visit) => {
    await startGame(visit, AGAINST);
    const { page } = visit;
    const hands = new Hands(page, "keys");
    await hands.look();
    await page.keyboard.press("ArrowUp");
    await tickIs(page, 0);
    // Pressing a key that is down is what a held key sends: repeats.
    for (let i = 0; i < 6; i++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    const seen = await hands.look();
    assert.equal(seen.phase, "choose");
    assert.ok(sorted(seen, "pin").length > 0, "the figure is still to be chosen");
    const game = await savedWhen(page, (g) => g.lines.length === 2);
    assert.equal(game.settled, 1);
  }),
);
