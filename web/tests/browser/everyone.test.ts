/* Pages that everyone can use: axe-core on all of them, in both themes and languages; no left-over English. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { de } from "../../src/text/de";
import { en } from "../../src/text/en";
import { loadEngine } from "../engine";
import { violations } from "./axe";
import { english, still } from "./speech";
import { Hands } from "./hands";
import { recordOf, search, type Wish } from "./search";
import { becomes, bringRecord, playOn } from "./ways";
import { opened, type Look, type Visit } from "./world";

const engine = await loadEngine();
const world = opened();

const record = (rules: string, wish: Wish, leaning: RegExp | null) =>
  recordOf(engine, search(engine, rules, wish, leaning));
const BOXES = "carcassonne+inns+traders+princess+tower seats=4";
const middle = record(
  BOXES,
  (c, s) => c.verb === "put" && s.tiles().length === 40,
  /^(put|build|capture)/,
);
const last = record("hunters seats=2", (_, s) => s.left === 0, null);
const cards = record("cardcassonne seats=3", (c, s) => c.verb === "claim" && s.left < 60, null);

/** Closes the dialog that is open. */
async function closed(page: Page): Promise<void> {
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** Every page and state of the table, by name, with the way there. */
const PLACES: readonly (readonly [string, (visit: Visit) => Promise<void>])[] = [
  ["start", (visit) => visit.open()],
  ["new", (visit) => visit.open("#/new/group")],
  ["settings", (visit) => visit.open("#/settings")],
  [
    "rules",
    async (visit) => {
      await visit.open("#/rules");
      await visit.page.locator(".rules").waitFor();
    },
  ],
  [
    "replay",
    async (visit) => {
      await visit.open("#/replay");
      await bringRecord(visit.page, middle);
      await visit.page.locator(".record-result .seat-list").waitFor();
    },
  ],
  ["nowhere", (visit) => visit.open("#/no/such/page")],
  [
    "table",
    async (visit) => {
      await playOn(visit, middle);
      await new Hands(visit.page, "mouse").look();
    },
  ],
  ["menu", (visit) => visit.page.locator(".tools .btn").last().click()],
  [
    "help",
    async (visit) => {
      await closed(visit.page);
      await visit.page.keyboard.press("?");
      await visit.page.locator("dialog[open]").waitFor();
    },
  ],
  [
    "list",
    async (visit) => {
      await closed(visit.page);
      await visit.page.keyboard.press("v");
      await visit.page.locator(".list-view").waitFor();
    },
  ],
  [
    "layers",
    async (visit) => {
      await visit.page.keyboard.press("v");
      await visit.page.locator(".list-view").waitFor({ state: "detached" });
      for (const key of ["f", "o", "p", "c"]) await visit.page.keyboard.press(key);
      await becomes(() => visit.page.locator(".layers [aria-pressed=true]").count(), 5);
    },
  ],
  [
    "result",
    async (visit) => {
      await playOn(visit, last);
      const hands = new Hands(visit.page, "mouse");
      await hands.look();
      await hands.play();
      await visit.page.locator("dialog.result[open]").waitFor();
    },
  ],
  ["handover", (visit) => playOn(visit, cards)],
  [
    "cards",
    async (visit) => {
      const hands = new Hands(visit.page, "mouse");
      await hands.decide(await hands.look());
    },
  ],
];

const LOOKS: Readonly<Record<string, Look>> = {
  "day, English": { theme: "light", lang: "en" },
  "evening, German": { theme: "dark", lang: "de" },
};

for (const [name, look] of Object.entries(LOOKS)) {
  test(`axe-core finds no violation: ${name}`, { timeout: 900_000 }, (t) =>
    world.visit(`axe-${look.lang}`, look, async (visit) => {
      const found: string[] = [];
      for (const [place, go] of PLACES) {
        await go(visit);
        await still(visit.page);
        await visit.shot(`page-${place}-${look.lang}`);
        for (const line of await violations(visit.page)) found.push(`${place}: ${line}`);
        if (look.lang === "de")
          for (const text of await english(visit.page)) found.push(`${place}: English: ${text}`);
      }
      for (const line of found) t.diagnostic(line);
      assert.deepEqual(found, []);
    }),
  );
}

test(
  "German is spoken where the browser wants it, and switched with one press",
  { timeout: 900_000 },
  () =>
    world.visit("german", { lang: "de" }, async (visit) => {
      await visit.open();
      const { page } = visit;
      await becomes(() => page.locator("html").getAttribute("lang"), "de");
      await page.getByText(de.start.computer, { exact: true }).waitFor();
      await page.locator(".page-tools .btn").first().click();
      await page.getByText(en.start.computer, { exact: true }).waitFor();
      await becomes(() => page.locator("html").getAttribute("lang"), "en");
      await page.reload();
      await page.getByText(en.start.computer, { exact: true }).waitFor();
    }),
);

test("the server allows no foreign code, and the evening is dark", { timeout: 900_000 }, () =>
  world.visit("csp", { theme: "dark" }, async (visit) => {
    const answer = await visit.page.goto(visit.address);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    assert.match(policy, /default-src 'self'/);
    assert.doesNotMatch(policy, /unsafe-inline|\*/);
    await visit.page.locator(".choice.first").waitFor();
    const dark = await visit.page.evaluate(() => {
      const [r = 0, g = 0, b = 0] = (
        getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
      ).map(Number);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    });
    assert.ok(dark < 70, `the ground has brightness ${dark}`);
  }),
);
