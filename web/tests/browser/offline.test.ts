/* After the first visit the page needs no server; a new version is offered and never forced. */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { Hands } from "./hands";
import { savedWhen, startGame } from "./ways";
import { PAGE, launch, serve, visiting, type Visit } from "./world";

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const TIME = { timeout: 900_000 };
const AGAINST = { game: "carcassonne", by: ["person", "pip"], seed: 4 };

/** Waits until the service worker has kept everything and answers for the page. */
async function isKept(page: Page): Promise<string> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const [name] = await page.evaluate(() => caches.keys());
  return name ?? "";
}

test(
  "with the server stopped the page opens, and a new game against the computer works",
  TIME,
  async () => {
    const server = await serve();
    await visiting(browser, server, "offline", {}, async (visit) => {
      await visit.open();
      await isKept(visit.page);
      await server.stop();
      await visit.page.reload();
      for (const [name, game] of [
        ["Carcassonne", "carcassonne"],
        ["Cardcassonne", "cardcassonne"],
      ] as const) {
        await visit.open();
        await visit.page
          .locator(".games")
          .getByRole("button", { name: new RegExp(`^${name}\\b`) })
          .first()
          .click();
        await visit.page.locator(".choice.first").click();
        const hands = new Hands(visit.page, "mouse");
        await hands.look();
        await hands.play(6);
        await savedWhen(visit.page, (g) => g.setup.rules.startsWith(game) && g.settled > 4);
      }
      await visit.open("#/rules");
      await visit.page.locator("main h1").waitFor();
      forgive(visit);
    });
  },
);

/** That the server does not answer is no fault of the page. */
function forgive(visit: Visit): void {
  const isAway = /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)/;
  const others = visit.problems.filter((p) => !isAway.test(p));
  visit.problems.splice(0, visit.problems.length, ...others);
}

/** The same page with another version in its service worker. */
function newVersion(old: string): string {
  const folder = mkdtempSync(join(tmpdir(), "aude-page-"));
  cpSync(PAGE, folder, { recursive: true });
  const worker = readFileSync(join(PAGE, "sw.js"), "utf8").replaceAll(old, "NEWNEWNE");
  assert.ok(worker.includes("NEWNEWNE"));
  writeFileSync(join(folder, "sw.js"), worker);
  writeFileSync(join(folder, "sw.js.gz"), gzipSync(worker));
  writeFileSync(join(folder, "sw.js.br"), brotliCompressSync(worker));
  return folder;
}

test("a new version is offered, though not in the middle of a turn", TIME, async (t) => {
  const first = await serve();
  await visiting(browser, first, "version", {}, async (visit) => {
    const { page } = visit;
    await startGame(visit, AGAINST);
    const hands = new Hands(page, "mouse");
    const seen = await hands.look();
    await hands.take(seen.things.find((thing) => thing.sort === "cell")!);
    await savedWhen(page, (g) => g.lines.length === 2);
    const folder = newVersion((await isKept(page)).replace("aude-", ""));
    await first.stop();
    const second = await serve(new URL(first.address).port, folder);
    t.after(async () => {
      await second.stop();
      rmSync(folder, { recursive: true });
    });
    await page.reload();
    const draft = await hands.look();
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
    );
    const notice = page.locator(".notice", { hasText: "A new version of Aude is ready." });
    assert.equal(await notice.count(), 0, "a draft is not disturbed");
    await hands.done(draft);
    await notice.waitFor();
    await visit.shot("new-version");
    await Promise.all([
      page.waitForEvent("load"),
      notice.getByRole("button", { name: "Reload" }).click(),
    ]);
    await page.waitForFunction(async () => (await caches.keys()).join() === "aude-NEWNEWNE");
    await new Hands(page, "mouse").look();
    forgive(visit);
  });
});
