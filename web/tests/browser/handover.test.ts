/* Between persons at one device secret hands are covered, and nothing of them is left in the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { Hands } from "./hands";
import { becomes, startGame } from "./ways";
import { opened } from "./world";

const world = opened();

/** The names of the cards of the hand, as far as the page says them anywhere. */
const handOf = (page: Page) =>
  page
    .locator(".hand-card, .hand-card button")
    .evaluateAll((cards) =>
      cards.map((card) => card.getAttribute("aria-label") ?? "").filter((label) => label !== ""),
    );

/** Whether the cover lies over every part of the window. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const points = [...Array(20).keys()].flatMap((i) =>
      [...Array(12).keys()].map((k) => [
        (innerWidth * (i + 0.5)) / 20,
        (innerHeight * (k + 0.5)) / 12,
      ]),
    );
    return points.every(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest(".handover") !== null,
    );
  });

test(
  "the hand of the one before is covered and gone until the next one is there",
  { timeout: 900_000 },
  () =>
    world.visit("handover", {}, async (visit) => {
      await startGame(visit, { game: "cardcassonne", by: ["person", "person"], seed: 3 });
      const { page } = visit;
      const hands = new Hands(page, "mouse");
      let seen = await hands.look();
      let before: string[] = [];
      let most = 0;
      for (let turn = 0; turn < 5; turn++) {
        assert.equal(seen.phase, "handover");
        await becomes(() => isCovered(page), true);
        assert.ok(await page.locator(".table-in").evaluate((e) => (e as HTMLElement).inert));
        const known = new Set(await handOf(page));
        assert.ok(
          before.every((label) => !known.has(label)),
          "the cards of the one before are not named",
        );
        seen = await hands.decide(seen);
        before = await handOf(page);
        most = Math.max(most, before.length);
        while (seen.phase !== "handover") seen = await hands.decide(seen);
      }
      assert.ok(most >= 3, "the own hand is shown");
    }),
);

test(
  "where nothing is secret the turn goes on without a cover, and says whose it is",
  { timeout: 900_000 },
  () =>
    world.visit("turncall", {}, async (visit) => {
      await startGame(visit, { game: "carcassonne", by: ["person", "person"], seed: 3 });
      const hands = new Hands(visit.page, "mouse");
      const seen = await hands.look();
      const laid = await hands.take(seen.things.find((t) => t.sort === "cell")!);
      await Promise.all([
        visit.page.locator(".turn-call", { hasText: "Player 2: your turn" }).waitFor(),
        hands.done(laid),
      ]);
      assert.match(
        (await visit.page.locator(".player.on .name b").textContent()) ?? "",
        /Player 2/,
      );
    }),
);

test("who ended a turn too quickly gets it back, still covered", { timeout: 900_000 }, () =>
  world.visit("handover-back", {}, async (visit) => {
    await startGame(visit, { game: "cardcassonne", by: ["person", "person"], seed: 3 });
    const { page } = visit;
    const hands = new Hands(page, "mouse");
    let seen = await hands.look();
    const back = page.getByRole("button", { name: /take my turn back/ });
    for (let i = 0; i < 40 && (await back.count()) === 0; i++) seen = await hands.decide(seen);
    const name = ((await back.textContent()) ?? "").split(":")[0]!.trim();
    assert.equal(await page.getByRole("button", { name: `I am ${name}` }).count(), 0);
    await back.click();
    await page.getByRole("button", { name: `I am ${name}` }).waitFor();
    await becomes(() => isCovered(page), true);
    await back.waitFor({ state: "detached" });
    seen = await hands.look();
    seen = await hands.decide(seen);
    assert.equal(seen.phase, "choose");
  }),
);
