/* The course of a finished game: the graph by mouse, finger and keys, the computer's judgement, playing on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { loadEngine } from "../engine";
import { recordOfLines } from "../session";
import { violations } from "./axe";
import { becomes, bringRecord, savedWhen } from "./ways";
import { PHONE, opened, type Visit } from "./world";

const engine = await loadEngine();
const world = opened();

const TIME = { timeout: 900_000 };

/** A game in which always the first that is possible is done. */
function firstOfAll(rules: string) {
  const state = engine.start(rules);
  const lines: string[] = [];
  for (let [action] = state.legal(); action; [action] = state.legal()) {
    lines.push(state.line(action));
    state.apply(action);
  }
  const text = recordOfLines(engine, rules, lines, ["Ada", "Bo"]);
  // Tiles that fit nowhere are drawn and put away within the turn.
  const ends = lines.flatMap((line, i) =>
    i > 0 && line.startsWith("draw ") && !lines[i - 1]?.startsWith("draw ") ? [i] : [],
  );
  return { lines, text, scores: state.scores, ends: [0, ...ends, lines.length] };
}

const game = firstOfAll("carcassonne seats=2");
/** Judging it takes so long that it can be stopped, whatever the machine. */
const long = firstOfAll("carcassonne+inns+traders+princess+tower seats=2");
const TURNS = game.ends.length - 1;

async function open(visit: Visit, record = game.text): Promise<Page> {
  await visit.open("#/replay");
  await bringRecord(visit.page, record);
  await visit.page.getByRole("button", { name: "Look at the game" }).click();
  await visit.page.getByRole("slider", { name: "Turns of the game" }).waitFor();
  return visit.page;
}

const graphOf = (page: Page) => page.getByRole("slider", { name: "Turns of the game" });

async function turnAt(page: Page): Promise<number> {
  return Number(await graphOf(page).getAttribute("aria-valuenow"));
}

/** Where a share of the graph's width lies on the screen. */
async function placeIn(page: Page, share: number): Promise<{ x: number; y: number }> {
  const box = (await graphOf(page).boundingBox())!;
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

test(
  "the graph goes through the game by mouse and keys, and a game is played on from there",
  TIME,
  () =>
    world.visit("course", {}, async (visit) => {
      const page = await open(visit);
      const graph = graphOf(page);
      assert.equal(await graph.getAttribute("aria-valuemax"), String(TURNS));
      assert.equal(await graph.getAttribute("aria-valuetext"), "The game begins.");
      const from = await placeIn(page, 0.3);
      const to = await placeIn(page, 0.5);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await becomes(
        () => turnAt(page),
        (turn) => turn > TURNS * 0.15 && turn < TURNS * 0.4,
        "pressing goes there",
      );
      const pressed = await turnAt(page);
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
      await becomes(
        () => turnAt(page),
        (turn) => turn > pressed,
        "dragging goes on",
      );
      await graph.focus();
      await page.keyboard.press("Home");
      for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
      await becomes(() => turnAt(page), 3);
      assert.match((await graph.getAttribute("aria-valuetext")) ?? "", /^Turn 3: Ada \d+, Bo \d+$/);
      await becomes(
        () => page.locator(".review-slider input").inputValue(),
        String(game.ends[3]),
        "whole turns",
      );
      assert.equal(await page.locator(".review code").count(), 0, "no words of the record");
      await page.keyboard.press("End");
      await becomes(
        () => graph.getAttribute("aria-valuetext"),
        `Turn ${TURNS}: Ada ${game.scores[0]}, Bo ${game.scores[1]}`,
      );
      const playOn = page.getByRole("button", { name: "Play on from here" });
      await becomes(() => playOn.getAttribute("aria-disabled"), "true", "the game is over there");
      await page.keyboard.press("Home");
      for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
      await becomes(() => turnAt(page), 4);
      assert.deepEqual(await violations(page), []);
      await visit.shot("course");
      await playOn.click();
      await page.locator(".table[data-phase=choose]").waitFor();
      const saved = await savedWhen(page, (g) => g.lines.length > game.ends[4]!);
      assert.deepEqual(saved.lines.slice(0, game.ends[4]), game.lines.slice(0, game.ends[4]));
      assert.equal(saved.isOver, false);
    }),
);

test("the computer judges the game, and stops when it is told to", TIME, () =>
  world.visit("judge", {}, async (visit) => {
    const page = await open(visit, long.text);
    await page.getByRole("button", { name: "Let the computer judge the game" }).click();
    await page.locator(".judge-run progress").waitFor();
    await page.waitForFunction(
      () => (document.querySelector<HTMLProgressElement>(".judge-run progress")?.value ?? 0) > 3,
    );
    const stop = page.getByRole("button", { name: "Stop", exact: true });
    await becomes(
      () => stop.evaluate((e) => e === document.activeElement),
      true,
      "the button keeps the focus",
    );
    await stop.click();
    await page.getByRole("button", { name: /^Go on judging \(\d+ of \d+\)$/ }).waitFor();
    await becomes(
      () => page.getByRole("button", { name: "Expected lead" }).getAttribute("aria-pressed"),
      "true",
    );
    await becomes(
      () => page.locator(".graph-lead .lead").getAttribute("d"),
      (d) => /^M.*L/.test(d ?? ""),
      "the lead is drawn",
    );
    await page.keyboard.press("ArrowRight");
    await page.locator(".verdict").filter({ hasText: "Turn 1, Ada" }).waitFor();
    await page
      .getByRole("group", { name: "Whose lead" })
      .getByRole("button", { name: "Bo" })
      .click();
    await page.getByRole("heading", { name: "Largest losses of Bo" }).waitFor();
    await page.locator(".loss").first().click();
    await page.locator(".board-compared .best").waitFor();
    await becomes(() => page.locator(".board-compared .played").count(), 1);
    const coordinates = page.getByRole("button", { name: "Coordinates" });
    await becomes(() => coordinates.getAttribute("aria-pressed"), "true");
    assert.match(await page.locator(".loss b").first().innerText(), /^Turn \d+: −\d+\.\d$/);
    assert.deepEqual(await violations(page), []);
    await visit.shot("course-judged");
    await page.keyboard.press("ArrowRight");
    await page.locator(".board-compared .best").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Points", exact: true }).click();
    await becomes(() => page.locator(".graph-line").count(), 2);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.locator(".course").waitFor({ state: "detached" });
    await becomes(() => coordinates.getAttribute("aria-pressed"), "false", "as it was before");
  }),
);

test("when everything is judged that is said, and the focus is not lost", TIME, () =>
  world.visit("judged-all", {}, async (visit) => {
    const page = await open(visit);
    await page.getByRole("button", { name: "Let the computer judge the game" }).press("Enter");
    const status = page.getByText("All decisions of the game are judged.");
    await status.waitFor({ state: "attached", timeout: 600_000 });
    assert.equal(await status.getAttribute("role"), "status");
    await page.locator(".judge-run").waitFor({ state: "detached" });
    await becomes(() => graphOf(page).evaluate((e) => e === document.activeElement), true);
  }),
);

test("on a phone the course folds away, and every button is large enough", TIME, () =>
  world.visit("course-phone", { ...PHONE, theme: "dark" }, async (visit) => {
    const page = await open(visit, long.text);
    const box = (await graphOf(page).boundingBox())!;
    assert.ok(box.height >= 96, `${box.height} px`);
    const at = await placeIn(page, 0.5);
    await page.touchscreen.tap(at.x, at.y);
    await becomes(
      () => turnAt(page),
      (turn) => turn > 0,
      "a tap goes there",
    );
    const small = await page
      .locator(".review button")
      .evaluateAll((list) =>
        list
          .filter(
            (e) => e.getBoundingClientRect().width < 44 || e.getBoundingClientRect().height < 44,
          )
          .map((e) => e.outerHTML),
      );
    assert.deepEqual(small, []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${wide} px wide`);
    assert.deepEqual(await violations(page), []);
    await visit.shot("course-phone");
    await page.getByRole("button", { name: "Let the computer judge the game" }).tap();
    await page.locator(".loss").first().waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).tap();
    await page.locator(".loss").first().tap();
    await page.locator(".board-compared .best").waitFor();
    await visit.shot("course-phone-loss");
    await page.getByRole("button", { name: "Course of the game" }).tap();
    await graphOf(page).waitFor({ state: "hidden" });
    await page.locator(".review-slider").waitFor();
  }),
);
