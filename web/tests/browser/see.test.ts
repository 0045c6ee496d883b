/* What the table shows besides the turn: layers, score log, what happened since, going through a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { loadEngine } from "../engine";
import { linesOfRecord, recordOfLines } from "../session";
import { Hands } from "./hands";
import { recordOf, search } from "./search";
import { becomes, bringRecord, playOn, savedWhen, startGame } from "./ways";
import { PHONE, opened } from "./world";

const engine = await loadEngine();
const world = opened();

const TIME = { timeout: 900_000 };
const INNS = "carcassonne+inns seats=2";

/** A game in its second half: there are fields, open features, dead cells and a cell with few tiles left. */
const late = recordOf(
  engine,
  search(engine, INNS, (c, s) => c.verb === "place" && s.tiles().length === 60, /^put/),
);
/** The same played to its end. */
const whole = (() => {
  const state = engine.start(INNS);
  const lines = linesOfRecord(engine, late);
  for (const line of lines) state.apply(state.readLine(line) as never);
  for (let [action] = state.legal(); action; [action] = state.legal()) {
    lines.push(state.line(action));
    state.apply(action);
  }
  return {
    lines,
    scores: state.scores,
    text: recordOfLines(engine, INNS, lines, ["Ada", "Bo"]),
  };
})();

/** Everything that is drawn over the land, and the drawer. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    ["board-areas", "board-frames", "board-signs", "board-odds", "drawer"]
      .map((c) => document.querySelector(`.${c}`)?.innerHTML ?? "")
      .join("\n"),
  );

async function changes(page: Page, before: string): Promise<string> {
  let now = before;
  await becomes(
    async () => {
      now = await drawn(page);
      return now !== before;
    },
    true,
    "something else is drawn",
  );
  return now;
}

const LAYERS = [
  ["f", "fields"],
  ["o", "features"],
  ["t", "remaining"],
  ["p", "odds"],
  ["d", "dead"],
  ["l", "last"],
  ["c", "coordinates"],
] as const;

test("each layer comes with its key and goes with its button", TIME, () =>
  world.visit("layers", {}, async (visit) => {
    await playOn(visit, late);
    const { page } = visit;
    await new Hands(page, "mouse").look();
    const all = await drawn(page);
    await page.keyboard.press("l");
    let nothing = await changes(page, all);
    for (const [key, name] of LAYERS) {
      const button = page
        .locator(".layers .btn")
        .filter({ has: page.locator("kbd", { hasText: new RegExp(`^${key}$`, "i") }) });
      await page.keyboard.press(key);
      await changes(page, nothing).catch(() => assert.fail(`the layer ${name} draws nothing`));
      await becomes(() => button.getAttribute("aria-pressed"), "true");
      await visit.shot(`layer-${name}`);
      const shown = await drawn(page);
      await button.click();
      nothing = await changes(page, shown);
      await becomes(() => button.getAttribute("aria-pressed"), "false");
    }
  }),
);

test("on a phone the layers are a list", TIME, () =>
  world.visit("layers-phone", PHONE, async (visit) => {
    await playOn(visit, late);
    const { page } = visit;
    await page.getByRole("button", { name: "Layers" }).tap();
    const buttons = page.locator(".layer-list .btn");
    await becomes(() => buttons.count(), LAYERS.length);
    await buttons.first().tap();
    await becomes(() => buttons.first().getAttribute("aria-pressed"), "true");
    await page.locator("dialog").getByRole("button", { name: "Close" }).tap();
    await page.locator(".board-areas .land").first().waitFor({ state: "attached" });
    await visit.shot("layer-fields-phone");
  }),
);

test("an entry of the score log lights its feature and writes the sum out", TIME, () =>
  world.visit("log", {}, async (visit) => {
    await playOn(visit, late);
    const { page } = visit;
    await new Hands(page, "mouse").look();
    const entries = page.locator(".log .why");
    const n = await entries.count();
    assert.ok(n > 0);
    const entry = entries.nth(n - 1);
    const points = Number((await entry.textContent())?.replace("+", ""));
    await entry.hover();
    await page.locator(".board-lit .lit").first().waitFor({ state: "attached" });
    await entry.click();
    const sum = (await page.locator(".log-sum").textContent()) ?? "";
    assert.match(sum, new RegExp(`\\b${points}\\b`), sum);
    assert.match(sum, /=|point/, sum);
    await visit.shot("log-sum");
    await entry.click();
    await page.mouse.move(600, 400);
    await page.locator(".log-sum").waitFor({ state: "detached" });
  }),
);

test("what happened since my last turn is told and can be shown again", TIME, () =>
  world.visit("since", { motion: "reduce" }, async (visit) => {
    await startGame(visit, { game: "carcassonne", by: ["person", "pip", "pip"], seed: 2 });
    const { page } = visit;
    const hands = new Hands(page, "mouse");
    const seen = await hands.look();
    await hands.done(await hands.take(seen.things.find((t) => t.sort === "cell")!));
    const since = page.locator(".since");
    await since.waitFor();
    await since.getByRole("button", { name: /more/ }).click();
    await becomes(
      () => since.locator("li").count(),
      (n) => n > 1,
      "both others have moved",
    );
    await visit.shot("since");
    await since.getByRole("button", { name: "Show it again" }).click();
    await page.locator(".table[data-phase=look]").waitFor();
    await page.locator(".table[data-phase=choose]").waitFor({ timeout: 120_000 });
    await page.locator(".since").getByRole("button", { name: "Close" }).click();
    await page.locator(".since").waitFor({ state: "detached" });
  }),
);

test("a finished game can be gone through, by buttons, keys and the slider", TIME, () =>
  world.visit("review", {}, async (visit) => {
    await visit.open("#/replay");
    const { page } = visit;
    await bringRecord(page, whole.text);
    await page.getByRole("button", { name: "Look at the game" }).click();
    const slider = page.locator(".review-slider input");
    const all = whole.lines.length;
    // A turn goes from one draw to the next; tiles that fit nowhere are drawn and put away within it.
    const ends = whole.lines.flatMap((line, i) =>
      i > 0 && line.startsWith("draw ") && !whole.lines[i - 1]?.startsWith("draw ") ? [i] : [],
    );
    const turns = ends.length + 1;
    const isAt = async (turn: number, action: number) => {
      await page
        .locator(".review-slider .num", { hasText: new RegExp(`^Turn ${turn} of ${turns}$`) })
        .waitFor();
      await becomes(() => slider.inputValue(), String(action));
    };
    await isAt(0, 0);
    await page.locator(".review").getByRole("button", { name: "One turn on" }).click();
    await isAt(1, ends[0]!);
    await page.keyboard.press("ArrowRight");
    await isAt(2, ends[1]!);
    await page.keyboard.press("ArrowDown");
    await isAt(3, ends[1]! + 1);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    await isAt(1, ends[0]!);
    await slider.fill(String(all - 1));
    await isAt(turns, all - 1);
    await page.locator(".review").getByRole("button", { name: "To the end" }).click();
    await isAt(turns, all);
    const scores = await page
      .locator(".player .pts .big")
      .evaluateAll((list) => list.map((e) => parseInt(e.textContent ?? "", 10)));
    assert.deepEqual(scores, whole.scores);
    await visit.shot("review-end");
    await page.keyboard.press("Home");
    await isAt(0, 0);
  }),
);

test("leaving the review of a running game goes back to the turn", TIME, () =>
  world.visit("review-running", {}, async (visit) => {
    await playOn(visit, late);
    const { page } = visit;
    const hands = new Hands(page, "mouse");
    const before = await hands.look();
    await page.locator(".bar").getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Go through the game" }).click();
    await page.locator(".review").getByRole("button", { name: "One turn back" }).click();
    await page.keyboard.press("Escape");
    await page.locator(".table[data-phase=choose]").waitFor();
    const now = await hands.look();
    assert.deepEqual(
      now.things.map((t) => t.label).sort(),
      before.things.map((t) => t.label).sort(),
    );
    await savedWhen(page, (g) => g.settled === g.lines.length);
  }),
);
