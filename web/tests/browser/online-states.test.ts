/* What can become of a game online and of those who play it, tried with the server itself. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { examined } from "./examine";
import {
  call,
  fromMenu,
  giveUp,
  guestOf,
  hasAccount,
  lay,
  meeting,
  meetings,
  openTable,
  PASSWORD,
  phaseOf,
  playByCall,
  playTurn,
  pointsOf,
  seated,
  sitDown,
  tilesOn,
  tokenOf,
} from "./online";
import { loadEngine } from "../engine";
import { linesOfRecord } from "../session";
import { becomes, savedWhen, startGame } from "./ways";
import { opened, serve, type Look, type Visit } from "./world";

const world = opened();

const meet = meetings(world);

const engine = await loadEngine();
const withoutTable = (lines: readonly string[]): string[] =>
  lines.filter((line) => !line.startsWith("table "));

const TWO: readonly Look[] = [{}, {}];
const clocksOf = (page: Page): Promise<string[]> => page.locator(".clock").allInnerTexts();

meet(
  "a game of this screen is put online, and gone on with at this screen",
  "put",
  TWO,
  async (a, b) => {
    await startGame(a!, { game: "carcassonne", by: ["person", "person"] });
    await lay(guestOf(a!, "mouse"));
    await becomes(() => tilesOn(a!.page), 2);
    await becomes(() => phaseOf(a!.page), "choose");
    const tiles = await tilesOn(a!.page);
    await fromMenu(a!, /Put this game online/);
    await a!.page.locator(".brought").waitFor();
    await examined(a!, "brought");
    await a!.page.locator(".new-start .btn.go").click();
    await a!.page.locator(".invite-link").waitFor();
    await a!.page.reload();
    await a!.page.locator(".invite-link").waitFor();
    await sitDown(b!, a!.page.url(), "Bert");
    await a!.page.locator(".table").waitFor();
    for (const visit of [a!, b!]) await becomes(() => tilesOn(visit.page), tiles);
    const isFirst = (await phaseOf(a!.page)) === "choose";
    await playTurn(guestOf(isFirst ? a! : b!, "mouse"));
    for (const visit of [a!, b!]) await becomes(() => tilesOn(visit.page), tiles + 1);

    await fromMenu(b!, /Export/);
    const [file] = await Promise.all([
      b!.page.waitForEvent("download"),
      b!.page.locator("dialog[open] .buttons .btn").first().click(),
    ]);
    assert.match(file.suggestedFilename(), /^aude-.*\.txt$/);
    const lines = linesOfRecord(engine, await readFile(await file.path(), "utf8"));
    const laid = lines.filter((line) => line.startsWith("place "));
    assert.equal(laid.length, tiles, "all tiles but the first, which lies there from the start");
    const id = /online\/(\w+)/.exec(b!.page.url())?.[1] ?? "";
    const { lines: stored } = await call(b!.address, `games/${id}/lines?since=0`);
    assert.deepEqual(lines, withoutTable(stored as string[]), "what the server has");
    await b!.page.keyboard.press("Escape");
    await fromMenu(b!, /Go on at this screen/);
    await becomes(async () => /#\/game\//.test(b!.page.url()), true);
    await becomes(() => tilesOn(b!.page), tiles + 1);
    const saved = await savedWhen(b!.page, () => true);
    assert.deepEqual(
      saved.setup.seats.map((seat) => seat.by),
      ["person", "person"],
    );
    await lay(guestOf(b!, "mouse"));
    await becomes(() => tilesOn(b!.page), tiles + 2);
    assert.equal(await tilesOn(a!.page), tiles + 1, "the game online stays as it was");
  },
);

meet(
  "a finished game has a page: replay, review, every position by link",
  "over",
  [{}, {}, { lang: "de" }],
  async (a, b, c) => {
    const { link } = await seated(a!, b!);
    for (let i = 0; i < 2; i++) {
      await playTurn(guestOf(a!, "mouse"));
      await playTurn(guestOf(b!, "mouse"));
    }
    await giveUp(a!);
    await b!.page.locator("dialog.result[open]").waitFor();
    // Somebody else opens a position of it, and then another one.
    await c!.page.goto(`${link}/2`);
    await c!.page.locator(".table").waitFor();
    await becomes(() => phaseOf(c!.page), "look");
    await becomes(() => tilesOn(c!.page), 2);
    await c!.page.goto(`${link}/0`);
    await becomes(() => tilesOn(c!.page), 1);
    await c!.page.reload();
    await becomes(() => tilesOn(c!.page), 1);
    await c!.page.goto(link);
    await c!.page.reload();
    await becomes(() => tilesOn(c!.page), 5);
    await examined(c!, "over");
    // Whoever played finds the review, and copies the link to a position.
    await a!.page.reload();
    await a!.page.locator("dialog.result[open]").waitFor();
    await a!.page.locator(".result-acts .btn").first().click();
    await becomes(() => phaseOf(a!.page), "look");
    await becomes(() => tilesOn(a!.page), 1);
    await a!.page.keyboard.press("ArrowRight");
    await becomes(() => tilesOn(a!.page), 2);
    await a!.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await fromMenu(a!, /Copy link to this position/);
    await becomes(
      () => a!.page.evaluate(() => navigator.clipboard.readText()),
      (text) => /#\/online\/\w+\/\d+$/.test(text),
    );
    await a!.shot("online-over-review");
  },
);

meet(
  "a game with secrets that is over can be gone through, and tells no more than one may know",
  "secrets",
  [{}, {}, {}],
  async (a, b, c) => {
    const game = await seated(a!, b!, { rules: "cardcassonne seats=2" });
    // Anybody may be next: it depends on the cards.
    for (let i = 0; i < 3; i++) {
      let seat = -1;
      await becomes(
        async () => {
          seat = [await phaseOf(a!.page), await phaseOf(b!.page)].indexOf("choose");
          return seat >= 0;
        },
        true,
        "somebody is to play",
      );
      await playByCall(a!.address, game, seat);
    }
    await giveUp(a!);
    await c!.page.goto(game.link);
    for (const { page } of [a!, b!, c!]) {
      await page.reload();
      await page.locator("dialog.result[open]").waitFor();
      await page.locator(".result-acts .btn").first().click();
      await becomes(() => phaseOf(page), "look");
      for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
      await becomes(() => phaseOf(page), "look");
    }
    await a!.shot("online-secrets-review");
  },
);

meet("two who press the same button play each other", "quick", TWO, async (a, b) => {
  for (const visit of [a!, b!]) {
    await visit.open("#/lobby");
    await visit.page.locator(".quick-clock").first().click();
    await becomes(async () => /#\/online\/\w+$/.test(visit.page.url()), true);
    if (visit === a) {
      await visit.page.reload();
      await visit.page.locator(".invite-link").waitFor();
      await examined(visit, "quick");
    }
  }
  for (const visit of [a!, b!]) await visit.page.locator(".table").waitFor();
  assert.equal(a!.page.url(), b!.page.url());
  await playTurn(guestOf(a!, "mouse"));
  await becomes(() => phaseOf(b!.page), "choose");
  await becomes(
    () => clocksOf(b!.page),
    (clocks) => clocks.length === 2 && clocks.every((text) => /^\d+:\d\d$/.test(text)),
  );
});

meet("a live game becomes one of days and back", "clocks", TWO, async (a, b) => {
  await seated(a!, b!, { clock: "5m+3" });
  await fromMenu(a!, /days for each turn/);
  await b!.page.locator(".online-bar.question").waitFor();
  await b!.page.reload();
  await b!.page.locator(".online-bar.question .btn.go").click();
  const isDays = (clocks: string[]) => clocks.length > 0 && clocks.every((c) => / d | h /.test(c));
  for (const visit of [a!, b!]) await becomes(() => clocksOf(visit.page), isDays);
  await a!.page.reload();
  await becomes(() => clocksOf(a!.page), isDays);
  // On the start page it stands among one's games, with a mark for whose turn it is.
  const id = /online\/(\w+)/.exec(a!.page.url())?.[1] ?? "";
  for (const [visit, isTurn] of [
    [a!, 1],
    [b!, 0],
  ] as const) {
    const tab = await visit.tab();
    await tab.goto(visit.address);
    await tab.locator(`.my-games a[href*="${id}"]`).waitFor();
    await becomes(() => tab.locator(".my-games .calling").count(), isTurn);
    await tab.close();
  }
  await fromMenu(b!, /15 minutes each/);
  await a!.page.locator(".online-bar.question .btn.go").click();
  for (const visit of [a!, b!])
    await becomes(
      () => clocksOf(visit.page),
      (clocks) => clocks.length > 0 && clocks.every((c) => /^1[45]:\d\d$/.test(c)),
    );
});

meet(
  "whoever runs out of time is warned, a computer plays for them, and they return",
  "time",
  TWO,
  async (a, b) => {
    await seated(a!, b!, { clock: "1m+0" });
    await becomes(() => a!.page.locator(".clock.low").count(), 1, "it is said that time runs out");
    await a!.page.locator(".notice", { hasText: "running out" }).waitFor();
    await examined(a!, "low");
    // A turn that is ended without a network comes too late.
    await a!.context.setOffline(true);
    await a!.page.locator(".online-bar.lost").waitFor();
    await lay(guestOf(a!, "mouse"));
    await b!.page.locator(".stand-in").waitFor();
    await becomes(() => phaseOf(b!.page), "choose", "the computer has played");
    await examined(b!, "stand-in");
    await a!.context.setOffline(false);
    await a!.page.locator(".notice", { hasText: "Your time had run out" }).waitFor();
    // The way back is not hidden behind it.
    await a!.page.locator(".online-bar.question .btn.go").click({ trial: true });
    await examined(a!, "too-late");
    await a!.page.reload();
    await a!.page.locator(".online-bar.question .btn.go").waitFor();
    await examined(a!, "come-back");
    // The computer answers so fast that nobody sees it wait.
    const tiles = await tilesOn(b!.page);
    await lay(guestOf(b!, "mouse"));
    await becomes(
      () => tilesOn(b!.page),
      (now) => now >= tiles + 2,
    );
    await a!.page.locator(".online-bar.question .btn.go").click();
    await a!.page.locator(".online-bar.question").waitFor({ state: "detached" });
    await becomes(() => b!.page.locator(".stand-in").count(), 0);
    if ((await phaseOf(a!.page)) !== "choose") await playTurn(guestOf(b!, "mouse"));
    await playTurn(guestOf(a!, "mouse"));
  },
);

async function say({ page }: Visit, text: string): Promise<void> {
  await page.locator(".chat-form input").fill(text);
  await page.keyboard.press("Enter");
  await becomes(() => page.locator(".chat-form input").inputValue(), "");
}

meet(
  "a block that fails is only for this table; another person here has none",
  "deaf",
  TWO,
  async (a, b) => {
    await hasAccount(b!, "deaf-bert");
    await seated(a!, b!);
    const { page } = a!;
    const hears = async () => (await page.locator(".chat").innerText()).includes("first word");
    await say(b!, "first word");
    await becomes(hears, true);
    const block = async () => {
      await page.locator(".speaker").click();
      await page.locator(".chat-list .btn").click();
      await becomes(hears, false);
    };
    await page.route("**/me/block", (route) => route.abort());
    await block();
    await page.locator(".chat .hear").click();
    await becomes(hears, true, "heard again, as it was wished");
    await page.unroute("**/me/block");
    await block();
    const { token } = await call(a!.address, "guest", {});
    await page.evaluate((other) => {
      const key = "aude.online";
      localStorage.setItem(key, JSON.stringify({ token: other }));
      dispatchEvent(new StorageEvent("storage", { key }));
    }, String(token));
    await becomes(hears, true);
  },
);

meet("somebody is not heard any more, and is heard again", "block", TWO, async (a, b) => {
  await hasAccount(a!, "block-ada");
  await hasAccount(b!, "block-bert");
  await seated(a!, b!);
  const heard = () => a!.page.locator(".chat").innerText();
  const has = (text: string) => (all: string) => all.includes(text);
  await say(b!, "first word");
  await becomes(heard, has("first word"));
  await a!.page.locator(".chat-head .btn").click();
  await becomes(heard, (all) => !all.includes("first word"), "all talk is hidden");
  await a!.page.locator(".chat-head .btn").click();
  await becomes(heard, has("first word"));
  await a!.page.locator(".speaker").click();
  await examined(a!, "block");
  await a!.page.locator(".chat-list .btn").click();
  await becomes(heard, (all) => !all.includes("first word"), "one is hidden");
  await say(b!, "second word");
  await say(a!, "my word");
  await becomes(heard, has("my word"));
  assert.ok(!(await heard()).includes("second word"));
  await a!.page.reload();
  await becomes(heard, has("my word"));
  assert.ok(!(await heard()).includes("second word"));
  const link = a!.page.url();
  await a!.open("#/account");
  await a!.page.locator(".account-part .btn", { hasText: "block-bert" }).waitFor();
  await examined(a!, "blocked");
  await a!.page.locator(".account-part .btn", { hasText: "block-bert" }).click();
  await becomes(() => a!.page.locator(".account-part .btn", { hasText: "block-bert" }).count(), 0);
  await a!.page.goto(link);
  await becomes(heard, has("second word"));
});

meet("a guest is hidden at this table", "hide", TWO, async (a, b) => {
  await seated(a!, b!);
  await say(b!, "a word");
  await a!.page.locator(".speaker").click();
  await a!.page.locator(".chat-list .btn").click();
  const hears = async () => (await a!.page.locator(".chat").innerText()).includes("a word");
  await becomes(hears, false);
  await a!.page.reload();
  await a!.page.locator(".chat .hear").waitFor();
  await examined(a!, "hidden");
  assert.equal(await hears(), false, "also when the page is loaded anew");
  await a!.page.locator(".chat .hear").click();
  await becomes(hears, true);
  // All talk is hidden, until somebody wants it again.
  await a!.page.locator(".chat-head .btn").click();
  await becomes(hears, false);
  await a!.page.reload();
  await a!.page.locator(".chat-head .btn[aria-pressed=true]").waitFor();
  assert.equal(await hears(), false);
  await a!.page.locator(".chat-head .btn").click();
  await becomes(hears, true);
});

meet(
  "a guest blocks an onlooker who has an account, and hears them again",
  "block-onlooker",
  [{}, {}, {}, {}],
  async (a, b, c, d) => {
    await hasAccount(c!, "block-cleo");
    const { link } = await seated(a!, b!);
    for (const { page } of [c!, d!]) {
      await page.goto(link);
      await page.locator(".table").waitFor();
    }
    const hears = (text: string) => async () =>
      (await d!.page.locator(".chat").innerText()).includes(text);
    await say(c!, "first word");
    await becomes(hears("first word"), true);
    await d!.page.locator(".speaker", { hasText: "block-cleo" }).click();
    const blocked = d!.page.waitForResponse((answer) => answer.url().endsWith("/me/block"));
    await d!.page.locator(".chat-list .btn").click();
    await becomes(hears("first word"), false);
    assert.equal((await blocked).status(), 200, "who was nobody is a guest now");
    await say(c!, "second word");
    await d!.page.reload();
    await say(d!, "my word");
    await becomes(hears("my word"), true);
    for (const text of ["first word", "second word"]) assert.equal(await hears(text)(), false);
    // Nobody needs an account to hear somebody again.
    await d!.open("#/account");
    const again = d!.page.locator(".account-part .btn", { hasText: "block-cleo" });
    await again.click();
    await becomes(() => again.count(), 0);
    await d!.page.goto(link);
    await becomes(hears("second word"), true);
  },
);

meet(
  "the password is changed, everything is taken along, and erased",
  "account",
  [{}],
  async (a) => {
    const { page } = a!;
    await hasAccount(a!, "take-along");
    await a!.open("#/account");
    const part = (title: string) => page.locator(".account-part", { hasText: title });
    const change = part("Change password");
    await change.locator("input").nth(0).fill("not the password");
    await change.locator("input").nth(1).fill("another password");
    await change.locator("form .btn").click();
    await change.locator(".error-text").waitFor();
    await change.locator("input").nth(0).fill(PASSWORD);
    await change.locator("form .btn").click();
    await becomes(async () => (await change.locator("[role=status]").innerText()) !== "", true);
    await page.reload();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      part("Your data").locator(".btn").first().click(),
    ]);
    const data = await readFile(await file.path(), "utf8");
    assert.match(data, /take-along/);
    await part("Your data").locator(".btn.danger").click();
    const sure = part("Your data").locator("form");
    await sure.locator("input").fill("wrong password");
    await sure.locator(".btn.danger").click();
    await part("Your data").locator(".error-text").waitFor();
    await sure.locator("input").fill("another password");
    await sure.locator(".btn.danger").click();
    await page.locator(".account-part", { hasText: "Sign in" }).first().waitFor();
    await page.reload();
    const login = page.locator(".account-part").nth(1);
    await login.locator("input").nth(0).fill("take-along");
    await login.locator("input").nth(1).fill("another password");
    await login.locator("form .btn").click();
    await login.locator(".error-text").waitFor();
  },
);

meet(
  "a rated game is seen in the ratings of both",
  "rated",
  [{ noServiceWorker: true }, {}],
  async (a, b) => {
    await hasAccount(a!, "rated-ada");
    await hasAccount(b!, "rated-bert");
    for (let round = 0; round < 2; round++) {
      await seated(a!, b!, { clock: "15m+0", rated: true, public: true });
      for (let i = 0; i < 2; i++) {
        await playTurn(guestOf(a!, "mouse"));
        await playTurn(guestOf(b!, "mouse"));
      }
      await giveUp(b!);
      await a!.page.locator("dialog.result[open]").waitFor();
    }
    for (const name of ["rated-ada", "rated-bert"]) {
      await a!.open(`#/@/${name}`);
      await a!.page.locator(".rating b").waitFor();
      await a!.page.locator(".curve-line").waitFor();
      await becomes(() => a!.page.locator(".online-game").count(), 2);
      await examined(a!, name);
    }
    // Who has played little is not among the best yet.
    await a!.open("#/lobby");
    await a!.page.locator(".best", { hasText: "often enough" }).waitFor();
    const [games] = await Promise.all([
      a!.page.waitForEvent("download"),
      a!.page.locator(".best a[download]").click(),
    ]);
    const records = await readFile(await games.path(), "utf8");
    assert.ok(records.split("\n").filter((line) => /^aude \d+$/.test(line)).length >= 2);
    assert.match(records, /^table resign 1$/m);
    await a!.page.route("**/api/best?*", (route) =>
      route.fulfill({
        json: { players: [{ name: "rated-ada", bot: false, rating: 1612.3, games: 40 }] },
      }),
    );
    await a!.page.reload();
    await a!.page.locator(".best-list a", { hasText: "rated-ada" }).waitFor();
    await examined(a!, "best");
    await a!.page.locator(".best-list a", { hasText: "rated-ada" }).click();
    await a!.page.locator(".curve-line").waitFor();
  },
);

meet("several people sit at one screen, others elsewhere", "several", TWO, async (a, b) => {
  const link = await openTable(a!, { name: "Ada", by: ["person", "person", "open"] });
  await sitDown(b!, link, "Cleo");
  await a!.page.locator(".table").waitFor();
  await lay(guestOf(a!, "mouse"));
  await becomes(() => tilesOn(b!.page), 2);
  await a!.page.reload();
  await becomes(() => phaseOf(a!.page), "choose");
  await playTurn(guestOf(a!, "mouse"));
  await becomes(() => tilesOn(b!.page), 3);
  await playTurn(guestOf(b!, "mouse"));
  await becomes(() => phaseOf(a!.page), "choose");
});

/** The names of the cards of the hand, as far as the page says them. */
const namesOfHand = (page: Page): Promise<string[]> =>
  page
    .locator(".hand-card, .hand-card button")
    .evaluateAll((cards) =>
      cards.map((card) => card.getAttribute("aria-label") ?? "").filter((name) => name !== ""),
    );

meet(
  "hands of several people at one screen are covered between them",
  "covered",
  TWO,
  async (a, b) => {
    const { page } = a!;
    const link = await openTable(a!, {
      name: "Ada",
      game: /Cardcassonne/i,
      by: ["person", "person", "open"],
    });
    await sitDown(b!, link, "Cleo");
    await page.locator(".table").waitFor();
    const tokens = await Promise.all([a!, a!, b!].map(tokenOf));
    const id = /online\/(\w+)/.exec(link)?.[1] ?? "";
    let covered = 0;
    // Anybody may be next: it depends on the cards.
    for (let i = 0; i < 4; i++) {
      const { game } = await call(a!.address, `games/${id}`);
      const { actor } = game as { actor: number };
      if (actor === 2) {
        await becomes(() => phaseOf(b!.page), "choose");
        await becomes(() => phaseOf(page), "wait");
      } else {
        await becomes(
          () => phaseOf(page),
          (phase) => phase === "handover" || phase === "choose",
        );
        await page.reload();
        await becomes(() => phaseOf(page), "handover", "a page that is loaded anew is covered");
        const before = new Set(await namesOfHand(page));
        await page.locator(".handover .btn.go").click();
        await becomes(() => phaseOf(page), "choose");
        const names = await namesOfHand(page);
        assert.ok(names.length > 0, "the hand is shown");
        assert.ok(!names.some((name) => before.has(name)), "it was not named before");
        covered++;
      }
      await playByCall(a!.address, { id, link, tokens }, actor);
    }
    assert.ok(covered > 0);
  },
);

meet("two tabs at one seat see the same, and only one turn counts", "tabs", TWO, async (a, b) => {
  await seated(a!, b!);
  const tab = await a!.tab();
  await tab.goto(a!.page.url());
  await tab.locator(".table").waitFor();
  await becomes(() => phaseOf(tab), "choose");
  // Both have a turn in hand; the one that ends it first has played it.
  await playTurn(guestOf(a!, "mouse"));
  await becomes(() => phaseOf(tab), "wait", "the other tab sees it");
  await becomes(() => phaseOf(b!.page), "choose");
  for (const page of [a!.page, tab, b!.page]) await becomes(() => tilesOn(page), 2);
  assert.deepEqual(await pointsOf(tab), await pointsOf(a!.page));
  await tab.reload();
  await becomes(() => tilesOn(tab), 2);
});

test("a server that has forgotten everybody: one sentence, and a way on", {
  timeout: 900_000,
}, async () => {
  const first = await serve();
  const port = new URL(first.address).port;
  let now = first;
  try {
    await meeting(world.browser, first.address, "forgotten", TWO, async (a, b) => {
      await seated(a!, b!);
      await first.kill();
      now = await serve(port);
      await a!.page.locator(".notice", { hasText: "does not know this device" }).waitFor();
      await a!.page.locator(".stop-page").waitFor();
      await examined(a!, "forgotten");
      await a!.page.locator(".stop-page main a, .stop-page main .btn").first().click();
      const link = await openTable(a!, { name: "Ada" });
      await b!.page.locator(".stop-page").waitFor();
      await sitDown(b!, link, "Bert");
      await a!.page.locator(".table").waitFor();
    });
  } finally {
    await now.stop();
  }
});

test("a server that is gone or full: one sentence each", { timeout: 900_000 }, async () => {
  const own = await serve();
  try {
    await meeting(world.browser, own.address, "gone", [{ noServiceWorker: true }], async (a) => {
      const { page } = a!;
      await page.route("**/api/running", (route) =>
        route.fulfill({
          status: 503,
          contentType: "application/json",
          body: '{"why":"busy","text":"full"}',
        }),
      );
      await a!.open("#/lobby");
      await page.locator(".error-text", { hasText: "is full" }).waitFor();
      await page.unroute("**/api/running");
      await page.locator(".error-text ~ .btn").click();
      await page.locator(".quick").waitFor();
      await own.kill();
      await page.locator(".quick-clock").first().click();
      await page.locator(".error-text", { hasText: "cannot be reached" }).waitFor();
    });
  } finally {
    await own.stop();
  }
});
