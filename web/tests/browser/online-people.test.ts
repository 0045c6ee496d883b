/* With whom one plays online and by what: accounts, ratings and programs are told apart, a table says
 * what holds at it, and what one has played is found again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { violations } from "./axe";
import { wider } from "./examine";
import { call, giveUp, hasAccount, isKnown, meeting, seated, tokenOf } from "./online";
import { english, still } from "./speech";
import { becomes } from "./ways";
import { opened, type Look, type Visit } from "./world";

const world = opened();

const LOOKS = {
  en: { lang: "en", theme: "light", noServiceWorker: true },
  de: { lang: "de", theme: "dark", width: 360, height: 740, touch: true, noServiceWorker: true },
} as const satisfies Record<string, Look>;

/** The test in both languages, on a desk and on a phone. */
function meet(
  what: string,
  name: string,
  count: number,
  work: (lang: "en" | "de", ...visits: Visit[]) => Promise<void>,
): void {
  for (const lang of ["en", "de"] as const) {
    const looks = Array.from({ length: count }, () => LOOKS[lang]);
    test(`${what}: ${lang}`, { timeout: 900_000 }, () =>
      meeting(world.browser, world.server.address, `${name}-${lang}`, looks, (...visits) =>
        work(lang, ...visits),
      ),
    );
  }
}

/** Everyone can use it, in their language; and a picture for people. */
async function see(visit: Visit, place: string, lang: "en" | "de", at = "h1"): Promise<void> {
  const { page } = visit;
  await still(page);
  if ((await page.locator(at).count()) > 0)
    await page
      .locator(at)
      .last()
      .evaluate((one) => one.scrollIntoView({ block: "center" }));
  await visit.shot(`people-${place}-${lang}`);
  assert.equal(await wider(visit.page), 0, `${place} is wider than the window`);
  assert.deepEqual(await violations(visit.page), [], place);
  if (lang === "de") assert.deepEqual(await english(visit.page), [], place);
}

/** What the marks beside names say, without blanks at the ends. */
const marks = (page: Page, where: string): Promise<string[]> =>
  page
    .locator(`${where} .whose`)
    .evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, " ").trim() ?? ""));

/** A bot of somebody; says its token. */
async function makeBot(visit: Visit, owner: string, name: string): Promise<string> {
  return String((await call(visit.address, "me/bots", { name }, owner)).token);
}

meet("a program is marked wherever one meets it", "bot", 2, async (lang, a, b) => {
  const owner = await hasAccount(a!, `owner-${lang}`);
  const robot = await makeBot(a!, owner, `robot-${lang}`);
  const { page } = b!;
  const isBot = (text: string): boolean => /^Programm?robot-/.test(text);
  // A table of a bot, found in the lobby and opened there; its name at the table tells nothing.
  const wish = {
    rules: "carcassonne seats=2",
    seats: [{ by: "me", name: "Adele" }, { by: "open" }],
    clock: "none",
    public: true,
  };
  const { game } = await call(b!.address, "games", wish, robot);
  const { id } = game as { id: string };
  await b!.open("#/lobby");
  const row = page.locator(`.online-game[href$="${id}"]`);
  await row.waitFor();
  assert.ok((await marks(page, `.online-game[href$="${id}"]`)).every(isBot));
  assert.equal(await row.locator(".whose.bot").count(), 1);
  await see(b!, "lobby", lang, ".online-game");
  await row.click();
  await page.locator(".sit-form").waitFor();
  assert.deepEqual((await marks(page, ".taken")).map(isBot), [true]);
  await page.locator(".taken .whose-kind").waitFor();
  await see(b!, "join", lang);
  await page.locator(".sit-form input").fill("Bert");
  await page.locator(".sit-form .btn.go").click();
  await page.locator(".table").waitFor();
  // In its row, in the talk, and in the result.
  await page.locator(".seats .whose.bot svg").first().waitFor();
  assert.equal(await page.locator(".seats .whose").count(), 1, "Bert is a guest");
  await call(b!.address, `games/${id}/talk`, { do: "say", text: "good luck" }, robot);
  if (lang === "de") await page.locator(".chat-tool").click();
  await page.locator(".chat-list .bot-mark").waitFor();
  await see(b!, "talk", lang);
  if (lang === "de") await page.keyboard.press("Escape");
  await giveUp(b!);
  assert.ok((await marks(page, ".podium")).some(isBot));
  await see(b!, "result", lang);
});

meet("one sees whom one plays, whatever they call themselves", "whose", 2, async (lang, a, b) => {
  const name = `ada-${lang}`;
  await hasAccount(a!, name);
  // Whoever only calls themselves so has no such account.
  await seated(a!, b!, {}, ["Adele", name]);
  const { page } = b!;
  const seats = lang === "de" ? ".window .players" : ".seats";
  if (lang === "de") await page.locator(".row-more").first().click();
  await page.locator(`${seats} .whose`).first().waitFor();
  assert.deepEqual(
    await page.locator(`${seats} .player`).evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector(".name b")?.textContent,
        account: row.querySelector(".whose-name")?.textContent ?? null,
      })),
    ),
    [
      { name: "Adele", account: name },
      { name, account: null },
    ],
  );
  await see(b!, "row", lang);
  await page.locator(`${seats} a.whose`).click();
  await page.locator("#finished").waitFor();
  await becomes(() => page.locator("h1").innerText(), name);
  await page.goBack();
  await page.locator(".table").waitFor();
  // Who had a rating when sitting down is known by it, at a table and in lists.
  await page.route(/\/api\/(lobby|running)$/, async (route) => {
    const answer = await route.fetch();
    const said = (await answer.json()) as { games: { seats: Record<string, unknown>[] }[] };
    for (const { seats: all } of said.games)
      for (const seat of all) if (seat.account === `many-${lang}`) seat.rating = 1612;
    await route.fulfill({ response: answer, json: said });
  });
  const many = await call(a!.address, "register", { name: `many-${lang}`, password: "12345678" });
  const wish = {
    rules: "carcassonne seats=2",
    seats: [{ by: "me", name: `Many-${lang}` }, { by: "ranking" }],
    public: true,
    clock: "3d",
  };
  await call(a!.address, "games", wish, String(many.token));
  await b!.open("#/lobby");
  const row = page.locator("section[aria-labelledby=running] .online-game").filter({
    hasText: `Many-${lang}`,
  });
  await row.locator(".whose .num").waitFor();
  assert.match((await row.locator(".whose").first().textContent()) ?? "", /^(Account|Konto)1612$/);
  // A computer plays on for a guest who gave up; the seat was a person's all the same.
  const tokens: string[] = [];
  for (let i = 0; i < 2; i++) tokens.push(String((await call(a!.address, "guest", {})).token));
  const three = {
    rules: "carcassonne seats=3",
    seats: [{ by: "me", name: `Gone-${lang}` }, { by: "open" }, { by: "ranking" }],
    public: true,
  };
  const { game } = await call(a!.address, "games", three, tokens[0]);
  const { id } = game as { id: string };
  await call(a!.address, `games/${id}/sit`, { name: "Bert" }, tokens[1]);
  await call(a!.address, `games/${id}/resign`, {}, tokens[0]);
  await page.reload();
  const left = page.locator(`section[aria-labelledby=running] .online-game[href$="${id}"]`);
  await left.waitFor();
  assert.equal(await left.locator(".whose.bot").count(), 1, "the seat that never was a person's");
  await see(b!, "running", lang, "#running");
});

/** As long as the name of an account may be, and wider than most. */
const longName = (first: string): string => first.padEnd(20, "W");

meet("the longest names find room wherever they stand", "long", 2, async (lang, a, b) => {
  const [one, other, robot] = [`one-${lang}`, `other-${lang}`, `robot-${lang}`].map(longName);
  const owner = await hasAccount(a!, one!);
  await hasAccount(b!, other!);
  const bot = await makeBot(a!, owner, robot!);
  const open = {
    rules: "carcassonne seats=2",
    seats: [{ by: "me", name: "Donaudampfschiff" }, { by: "open" }],
    public: true,
  };
  await call(a!.address, "games", open, bot);
  const { id } = await seated(a!, b!, { public: true }, ["Maximilianalexander", "Bert"]);
  const { page } = b!;
  const visits: readonly (readonly [string, string])[] = [
    ["", ".my-games .online-game"],
    ["#/lobby", "section[aria-labelledby=running] .online-game"],
    [`#/@/${robot}`, "#finished"],
  ];
  for (const [path, sign] of visits) {
    await b!.open(path);
    await page.locator(sign).first().waitFor();
    await see(b!, `long-${path.slice(2, 5).replace(/\W/, "") || "start"}`, lang);
  }
  await a!.open("#/account");
  await a!.page.locator(".programs li").waitFor();
  await see(a!, "long-account", lang);
  await b!.open(`#/online/${id}`);
  await page.locator(".table").waitFor();
  await giveUp(b!);
  await see(b!, "long-result", lang);
  await b!.open("#/account");
  await page.locator(`.online-game[href$="${id}"]`).waitFor();
  await see(b!, "long-finished", lang, ".online-game");
});

meet("who is invited reads what holds at the table", "agreed", 2, async (lang, a, b) => {
  const { page } = b!;
  await hasAccount(a!, `host-${lang}`);
  await a!.open("#/account");
  const token = await tokenOf(a!);
  const table = (wish: object) =>
    call(
      a!.address,
      "games",
      {
        rules: "carcassonne seats=2",
        seats: [{ by: "me", name: "Ada" }, { by: "open" }],
        clock: "5m+0",
        ...wish,
      },
      token,
    ).then(({ game }) => (game as { id: string }).id);
  const mild = await table({ public: false, rated: false, helps: true, absent: "computer" });
  const hard = await table({ public: true, rated: true, helps: false, absent: "end" });
  const words = (): Promise<string[]> => page.locator(".agreed li").allInnerTexts();
  await b!.open(`#/online/${mild}`);
  await page.locator(".agreed").waitFor();
  assert.deepEqual(
    await words(),
    lang === "en"
      ? [
          "5 minutes each (blitz)",
          "Not rated",
          "A computer plays for whoever runs out of time, until they return",
          "With helps: what places are worth, odds, hints",
          "Only who has the link may watch",
        ]
      : [
          "5 Minuten für jeden (Blitz)",
          "Nicht gewertet",
          "Wer keine Zeit mehr hat, für den spielt ein Computer, bis er wiederkommt",
          "Mit Hilfen: was Plätze wert sind, Aussichten, Tipps",
          "Nur wer den Link hat, darf zusehen",
        ],
  );
  await b!.open(`#/online/${hard}`);
  await page.locator(".agreed").waitFor();
  assert.deepEqual(
    (await words()).slice(1),
    lang === "en"
      ? [
          "Rated: it counts for everybody's rating",
          "Whoever runs out of time is out",
          "Without helps",
          "Everybody may watch",
        ]
      : [
          "Gewertet: zählt für die Wertung aller",
          "Wer keine Zeit mehr hat, scheidet aus",
          "Ohne Hilfen",
          "Alle dürfen zusehen",
        ],
  );
  // A guest cannot sit down there, and is told what to do instead of being refused.
  assert.ok(await page.locator(".sit-form .btn.go").isDisabled());
  await see(b!, "agreed", lang);
  await page.locator('.sit-form a[href="#/account"]').click();
  await page.locator(".account-part").first().waitFor();
  const known = await call(b!.address, "register", { name: `comes-${lang}`, password: "12345678" });
  await isKnown(b!, String(known.token), "Bert");
  await b!.open(`#/online/${hard}`);
  await page.reload();
  await page.locator(".sit-form input").fill("Bert");
  await page.locator(".sit-form .btn.go").click();
  await page.locator(".table").waitFor();
});

meet("a guest finds the games that are over", "finished", 2, async (lang, a, b) => {
  const { id } = await seated(a!, b!);
  await giveUp(a!);
  const { page } = a!;
  // By link and not public: no list of others has it.
  await a!.open("");
  await page.locator(".my-games .btn").click();
  const own = page.locator(`.my-games .online-game[href$="${id}"]`);
  await own.waitFor();
  assert.equal(await own.locator(".won").count(), 1, "Bert has won");
  await see(a!, "start", lang, ".my-games .online-game");
  await a!.open("#/account");
  await page.locator(`.online-game[href$="${id}"]`).waitFor();
  await see(a!, "account", lang, ".online-game");
  // Older ones come when somebody wants them.
  const { games } = await call(a!.address, "me/games?state=over", null, await tokenOf(a!));
  const [last] = games as { ended: number }[];
  const older = (n: number) => {
    const ended = last!.ended - n * 60_000;
    return { ...last, id: `old${n}`, ended, started: ended, made: ended };
  };
  await page.route("**/api/me/games?state=over*", (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get("before") ?? "0");
    const all = Array.from({ length: 60 }, (_, n) => older(n));
    const part = all.filter(({ ended }) => before === 0 || ended < before).slice(0, 50);
    return route.fulfill({ json: { games: part } });
  });
  await page.reload();
  await becomes(() => page.locator(".online-game").count(), 50);
  await page.locator("section[aria-labelledby=my-finished] > .btn").click();
  await becomes(() => page.locator(".online-game").count(), 60);
  await becomes(() => page.locator("section[aria-labelledby=my-finished] > .btn").count(), 0);
  await page.unroute("**/api/me/games?state=over*");
  await page.reload();
  await page.locator(`.online-game[href$="${id}"]`).click();
  await page.locator("dialog.result[open]").waitFor();
});

meet("programs of one's own: a token, a new one, and none", "programs", 1, async (lang, a) => {
  const { page } = a!;
  await hasAccount(a!, `maker-${lang}`);
  await a!.open("#/account");
  const part = page.locator(".programs");
  await part.locator("form input").fill("a b");
  await part.locator("form .btn").click();
  await part.locator(".error-text").waitFor();
  const name = `works-${lang}`;
  await part.locator("form input").fill(name);
  await part.locator("form .btn").click();
  const token = part.locator(".program-token input");
  await token.waitFor();
  const first = await token.inputValue();
  const kind = async (value: string): Promise<string> =>
    ((await call(a!.address, "me", null, value)).me as { kind: string }).kind;
  assert.equal(await kind(first), "bot");
  assert.equal(await part.locator(".error-text").count(), 0);
  await a!.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await part.locator(".program-token .btn").click();
  await becomes(() => page.evaluate(() => navigator.clipboard.readText()), first);
  await see(a!, "programs", lang, ".programs li");
  // Its name once more is no new program, and costs it nothing.
  await part.locator("form input").fill(name.toUpperCase());
  await part.locator("form .btn").click();
  await part.locator(".error-text", { hasText: /with this name|diesem Namen/ }).waitFor();
  await see(a!, "programs-same", lang, ".programs form");
  assert.equal(await kind(first), "bot");
  await part.locator("li .btn").first().click();
  await see(a!, "programs-token", lang, ".programs li");
  assert.equal(await kind(first), "bot", "it is asked first");
  await part.locator("li .btn.danger").click();
  await becomes(async () => (await token.inputValue()) !== first, true);
  await assert.rejects(kind(first), /token/);
  const second = await token.inputValue();
  // What it was is not shown again.
  await page.reload();
  await part.locator("li").waitFor();
  assert.equal(await part.locator(".program-token").count(), 0);
  await part.locator("li .btn.danger").click();
  await part.locator("li .btn").first().click();
  await part.locator("li .btn.danger").click();
  await see(a!, "programs-sure", lang, ".programs li");
  await part.locator("li .btn.danger").click();
  await becomes(() => part.locator("li").count(), 0);
  await assert.rejects(kind(second), /token/);
});

meet("the league's blitz is offered; the best by number of players", "best", 1, async (lang, a) => {
  const { page } = a!;
  await page.route("**/api/best?*", (route) => {
    const what = new URL(route.request().url()).searchParams.get("what") ?? "";
    const best = { name: what.replace("/", "-"), bot: false, rating: 1612.3, games: 40 };
    return route.fulfill({ json: { players: [best] } });
  });
  await a!.open("#/lobby");
  const first = page.locator(".best-list a");
  await becomes(() => first.innerText(), "carcassonne-2");
  const [game, seats] = [page.locator(".best select").nth(0), page.locator(".best select").nth(1)];
  await seats.selectOption("4");
  await becomes(() => first.innerText(), "carcassonne-4");
  await game.selectOption("cardcassonne");
  await becomes(
    () => first.innerText(),
    (text) => /^cardcassonne-\d$/.test(text),
  );
  await see(a!, "best", lang, ".best-list");
  // What the server refuses is said, and no file.
  const all = page.locator(".best a[download]");
  let saved = 0;
  page.on("download", () => saved++);
  await page.route(
    "**/api/records/all",
    (route) => route.fulfill({ status: 503, json: { why: "busy" } }),
    { times: 1 },
  );
  await all.click();
  await page.locator(".best .error-text").waitFor();
  await see(a!, "no-games", lang, ".best .error-text");
  const [file] = await Promise.all([page.waitForEvent("download"), all.click()]);
  assert.equal(file.suggestedFilename(), "aude.txt");
  await becomes(() => page.locator(".best .error-text").count(), 0);
  assert.equal(saved, 1);
  // What one visitor waits for another would find.
  const which = lang === "en" ? "carcassonne" : "cardcassonne";
  await page.locator(".quick select").selectOption(which);
  const wishes: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/quick")) wishes.push(request.postDataJSON());
  });
  await page.locator(".quick-clock", { hasText: /^\s*5 min/ }).click();
  await page.locator(".invite-link").waitFor();
  assert.equal((wishes[0] as { clock: string }).clock, "5m+0");
  await see(a!, "invite", lang);
});
