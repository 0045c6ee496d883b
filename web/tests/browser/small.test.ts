/* Small windows, large text, no motion: everything stays reachable, readable and still. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { loadEngine } from "../engine";
import { wider } from "./examine";
import { Hands } from "./hands";
import { recordOf, search, type Wish } from "./search";
import { playOn, startGame } from "./ways";
import { PHONE, launchWithText, opened, visiting, type Visit } from "./world";

const engine = await loadEngine();
const world = opened();

const TIME = { timeout: 900_000 };
const record = (rules: string, wish: Wish, leaning: RegExp | null) =>
  recordOf(engine, search(engine, rules, wish, leaning));
const six = record(
  "carcassonne+inns+traders+princess+tower seats=6",
  (c, s) => c.verb === "put" && s.tiles().length === 50,
  /^(put|build|capture)/,
);
const five = record("cardcassonne seats=5", (c, s) => c.verb === "lay" && s.left < 60, null);

const PLACES: readonly (readonly [string, (visit: Visit) => Promise<void>])[] = [
  ["start", (visit) => visit.open()],
  ["new", (visit) => visit.open("#/new")],
  ["settings", (visit) => visit.open("#/settings")],
  ["replay", (visit) => visit.open("#/replay")],
  [
    "rules",
    async (visit) => {
      await visit.open("#/rules");
      await visit.page.locator(".rules").waitFor();
    },
  ],
  [
    "six",
    async (visit) => {
      await playOn(visit, six);
      await new Hands(visit.page, "mouse").look();
    },
  ],
  [
    "cards",
    async (visit) => {
      await playOn(visit, five);
      const hands = new Hands(
        visit.page,
        visit.page.viewportSize()?.width === 360 ? "touch" : "mouse",
      );
      await hands.decide(await hands.look());
    },
  ],
];

/** Everything that can be pressed and is smaller than a finger needs: 44 px, or 24 px where it stands
 *  in running text or lies on the board between others. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const SMALLER =
      ".why, .link, p a, li a, .pin, input[type=checkbox], .sr-only, .skip-link, dd a, .board-buttons *";
    return [
      ...document.querySelectorAll<HTMLElement>("button, a[href], input, select, summary"),
    ].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility() || box.width === 0 || element.closest("[inert]")) return [];
      const least = element.matches(SMALLER) ? 24 : 44;
      // Half a pixel is lost by rounding. A label makes its box larger.
      const label = element.closest("label")?.getBoundingClientRect() ?? box;
      const [width, height] = [
        Math.max(box.width, label.width),
        Math.max(box.height, label.height),
      ];
      const isSmall = width < least - 0.6 || height < least - 0.6;
      return isSmall && !element.matches(".sr-only, .skip-link")
        ? [`${element.className || element.tagName} ${Math.round(width)}x${Math.round(height)}`]
        : [];
    });
  });

test(
  "at 360x640, six players included, nothing sticks out and everything is large enough for a finger",
  TIME,
  (t) =>
    world.visit("small", PHONE, async (visit) => {
      const found: string[] = [];
      for (const [name, go] of PLACES) {
        await go(visit);
        await visit.shot(`phone-${name}`);
        const by = await wider(visit.page);
        if (by > 0) found.push(`${name} is ${by} px too wide`);
        for (const small of new Set(await tooSmall(visit.page)))
          found.push(`${name}: too small: ${small}`);
      }
      for (const line of found) t.diagnostic(line);
      assert.deepEqual(found, []);
    }),
);

test("on a phone all six players are seen, and the board has most of the window", TIME, () =>
  world.visit("six", PHONE, async (visit) => {
    await playOn(visit, six);
    await new Hands(visit.page, "touch").look();
    const players = await visit.page.locator(".seats .player").all();
    assert.equal(players.length, 6);
    for (const player of players) {
      const box = await player.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 360.5 && box.y >= 0, JSON.stringify(box));
    }
    const board = await visit.page.locator(".board").boundingBox();
    assert.ok(board && board.height >= 250, `the board is ${board?.height} px high`);
  }),
);

/** Boxes with text that is cut off, and buttons of the plank that lie outside the window or under something. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (e) => e.checkVisibility() && e.offsetWidth > 2,
      );
    const tell = (e: HTMLElement) => `${e.className || e.tagName}: ${e.textContent?.slice(0, 40)}`;
    const cut = shown(".btn, h1, h2, .choice-words, .say, .notice").filter(
      (e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 4,
    );
    const hidden = shown(".plank .btn, .bar .btn, .corner .btn").filter((e) => {
      const box = e.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !(top && e.contains(top));
    });
    return [...cut.map((e) => `cut off: ${tell(e)}`), ...hidden.map((e) => `covered: ${tell(e)}`)];
  });

test("text can be twice as large without being cut off or covered", TIME, async (t) => {
  const browser = await launchWithText(32);
  t.after(() => browser.close());
  const screen = { width: 1280, height: 1024 };
  await visiting(browser, world.server, "large", screen, async (visit) => {
    const found: string[] = [];
    for (const [name, go] of PLACES) {
      await go(visit);
      const size = await visit.page.evaluate(() =>
        parseFloat(getComputedStyle(document.querySelector(".btn, h2") ?? document.body).fontSize),
      );
      assert.ok(size >= 28, `the text of ${name} has ${size} px`);
      await visit.shot(`large-${name}`);
      const by = await wider(visit.page);
      if (by > 0) found.push(`${name} is ${by} px too wide`);
      for (const one of new Set(await cutOff(visit.page))) found.push(`${name}: ${one}`);
    }
    const rows = await visit.page.locator(".board, .card-rows").first().boundingBox();
    if ((rows?.width ?? 0) < screen.width / 2) found.push(`the table is ${rows?.width} px wide`);
    for (const line of found) t.diagnostic(line);
    assert.deepEqual(found, []);
  });
});

test("who wants less motion sees none", TIME, () =>
  world.visit("still", { motion: "reduce" }, async (visit) => {
    await startGame(visit, { game: "carcassonne", by: ["person", "pip"], seed: 4 });
    const { page } = visit;
    const hands = new Hands(page, "mouse");
    await hands.look();
    await page.evaluate(() => {
      const counted = window as unknown as { moved: string[] };
      counted.moved = [];
      const note = () => {
        for (const a of document.getAnimations()) {
          const { duration, iterations } = a.effect?.getComputedTiming() ?? {};
          const target = (a.effect as KeyframeEffect | null)?.target;
          if (Number(duration) > 50 && a.playState === "running")
            counted.moved.push(`${target?.getAttribute("class")} ${duration} ${iterations}`);
        }
        requestAnimationFrame(note);
      };
      note();
    });
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("r");
    await page.keyboard.press("+");
    const seen = await hands.look();
    await hands.take(seen.things.find((thing) => thing.sort === "cell")!);
    await hands.done(await hands.look());
    await page.getByRole("button", { name: "Help and keys" }).click();
    await page.locator("dialog[open]").waitFor();
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    assert.deepEqual([...new Set(moved)], []);
  }),
);
