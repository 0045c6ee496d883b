/*
 * Pictures for people to look at: every family of games on a desk in the evening and on phones; the
 * other tests leave those by day. Nothing may stick out of the window, and the browser may not
 * complain.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadEngine } from "../engine";
import { Hands } from "./hands";
import { recordOf, search, type Wish } from "./search";
import { playOn } from "./ways";
import { PHONE, opened, type Look, type Visit } from "./world";

const engine = await loadEngine();
const world = opened();

const tiles =
  (n: number): Wish =>
  (c, s) =>
    c.verb === "place" && s.tiles().length >= n;
const cardsLeft =
  (n: number): Wish =>
  (c, s) =>
    c.verb === "lay" && s.left <= n;
const GAMES: readonly (readonly [string, string, Wish, Wish, RegExp])[] = [
  [
    "boxes",
    "carcassonne+inns+traders+princess+tower seats=3",
    tiles(12),
    tiles(110),
    /^(put|build|again)/,
  ],
  ["wheel", "wheel seats=4", tiles(14), tiles(60), /^(put|crown)/],
  ["hunters", "hunters seats=5", tiles(8), tiles(60), /^put/],
  ["cards", "cardcassonne seats=4", cardsLeft(100), cardsLeft(30), /^$/],
];
const EARLY: Readonly<Record<string, Look>> = { "phone-evening": { ...PHONE, theme: "dark" } };
const LATE: Readonly<Record<string, Look>> = {
  "desk-evening": { theme: "dark", lang: "de", width: 1600, height: 900 },
  phone: PHONE,
  "phone-flat": { ...PHONE, width: 740, height: 360 },
};

async function picture(visit: Visit, record: string, name: string): Promise<void> {
  await playOn(visit, record);
  const hands = new Hands(visit.page, "mouse");
  const seen = await hands.look();
  if (seen.phase === "handover") await hands.decide(seen);
  await visit.page.waitForFunction(
    () => document.querySelector(".board-tiles .tile-blank") === null,
  );
  await visit.shot(name);
  const by = await visit.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(by <= 0, `${name} is ${by} px too wide`);
}

for (const [name, rules, early, late, leaning] of GAMES) {
  test(`pictures of ${name}`, { timeout: 900_000 }, async () => {
    for (const [when, wish, looks] of [
      ["early", early, EARLY],
      ["late", late, LATE],
    ] as const) {
      const record = recordOf(engine, search(engine, rules, wish, leaning));
      for (const [where, look] of Object.entries(looks)) {
        const shot = `table-${name}-${when}-${where}`;
        await world.visit(shot, look, (visit) => picture(visit, record, shot));
      }
    }
  });
}

test("pictures of the pages on a phone in the evening", { timeout: 900_000 }, () =>
  world.visit("pages", { ...PHONE, theme: "dark", lang: "de" }, async (visit) => {
    for (const page of ["", "new/group", "settings", "rules", "replay"]) {
      await visit.open(`#/${page}`);
      await visit.page.locator("main h1, header h1").first().waitFor();
      await visit.shot(`phone-evening-${page.replace("/group", "") || "start"}`);
    }
    assert.equal(await visit.page.locator("html").getAttribute("lang"), "de");
  }),
);
