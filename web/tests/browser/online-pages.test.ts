/* The pages of playing online, one after the other, as two people come to them: everything works,
 * everyone can use it, in both languages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe";
import { wider } from "./examine";
import { call, fromMenu, guestOf, openTable, PASSWORD, phaseOf, playTurn, sitDown } from "./online";
import { english, still } from "./speech";
import { becomes } from "./ways";
import { opened, Visit, type Look } from "./world";

const world = opened();

const LOOKS: Readonly<Record<string, Look>> = {
  "day, English, desk": { theme: "light", lang: "en" },
  "evening, German, phone": { theme: "dark", lang: "de", width: 390, height: 844, touch: true },
};

/** A password that is too short, a name that is taken: the browser tells its console about every
 *  refusal. */
const REFUSED = /^Failed to load resource: .* status of 4(00|09)/;

/** What is wrong with pages, place by place; a picture of each for people. */
class Examiner {
  readonly found: string[] = [];

  constructor(private readonly look: Look) {}

  async see(visit: Visit, place: string): Promise<void> {
    await still(visit.page);
    await visit.shot(`online-${place}-${this.look.lang}`);
    for (const line of await violations(visit.page)) this.found.push(`${place}: ${line}`);
    if ((await wider(visit.page)) > 0) this.found.push(`${place}: wider than the window`);
    if (this.look.lang !== "de") return;
    for (const text of await english(visit.page)) this.found.push(`${place}: English: ${text}`);
  }
}

for (const [name, look] of Object.entries(LOOKS)) {
  test(`two people go through all online pages: ${name}`, { timeout: 900_000 }, async (t) => {
    const eye = new Examiner(look);
    const [a, b] = await Promise.all(
      [1, 2].map(() => Visit.start(world.browser, world.server.address, look)),
    );
    if (!a || !b) throw new Error("nobody came");
    try {
      await a.open("#/account");
      await a.page.locator(".account-part").first().waitFor();
      await eye.see(a, "account");

      await a.open("#/online");
      await a.page.locator(".new-online .seat").first().waitFor();
      await eye.see(a, "new");
      const link = await openTable(a, { name: "Ada", clock: "5m+3", isPublic: true });
      await a.page.locator(".invite-link").waitFor();
      await eye.see(a, "invite");

      await b.open("#/lobby");
      await b.page.locator(".online-game").first().waitFor();
      await eye.see(b, "lobby");
      await b.page.goto(link);
      await b.page.locator(".sit-form").waitFor();
      const usual = await b.page.locator(".sit-form input").getAttribute("placeholder");
      assert.match(usual ?? "", / 2$/, "the name that the free seat will have");
      await eye.see(b, "join");
      await sitDown(b, link, "Bert");
      await a.page.locator(".table").waitFor();
      await eye.see(b, "joined");
      await playTurn(guestOf(a, look.touch ? "touch" : "mouse"));
      await becomes(() => phaseOf(b.page), "choose");
      await becomes(
        () => b.page.locator(".table > p[aria-live]").innerText(),
        (text) => /^Ada (lays|legt) .*(Bert|[Yy]our|[Dd]u|[Dd]ein)/.test(text),
        "whoever does not see the board hears what the other has done, and that it is their turn",
      );

      await talkAndAsk(a, b, eye, look);
      await endAndAgain(a, b, eye);
      await accounts(a, eye, look);
      for (const line of eye.found) t.diagnostic(line);
      assert.deepEqual(eye.found, []);
      const problems = [...a.problems, ...b.problems].filter((p) => !REFUSED.test(p));
      assert.deepEqual(problems, [], "the browser complains");
    } catch (error) {
      await a.shot(`failed-online-a-${look.lang}`).catch(() => undefined);
      await b.shot(`failed-online-b-${look.lang}`).catch(() => undefined);
      throw error;
    } finally {
      await a.close();
      await b.close();
    }
  });
}

/** What one says the other reads; what one asks the other answers. */
async function talkAndAsk(a: Visit, b: Visit, eye: Examiner, look: Look): Promise<void> {
  for (const visit of [a, b]) if (look.touch) await visit.page.locator(".chat-tool").click();
  await a.page.locator(".chat-form input").fill("Hallo <b>Bert</b>");
  await a.page.keyboard.press("Enter");
  await becomes(
    async () => (await b.page.locator(".chat-list").innerText()).includes("Hallo <b>Bert</b>"),
    true,
    "what was said is text and nothing else",
  );
  await eye.see(b, "talk");
  if (look.touch) for (const visit of [a, b]) await visit.page.keyboard.press("Escape");
  await fromMenu(a, /winner|Sieger/);
  await b.page.locator("[role=status] .online-bar.question .btn.go").waitFor();
  await eye.see(b, "question");
  await b.page.locator(".online-bar.question .btn:not(.go)").click();
  await a.page.locator(".online-bar.question").waitFor({ state: "detached" });
  // A turn is taken back when the other agrees.
  await fromMenu(a, /[Tt]ake back|zurücknehmen/);
  await b.page.locator(".online-bar.question .btn.go").click();
  await becomes(() => phaseOf(a.page), "choose");
  await becomes(() => phaseOf(b.page), "wait");
}

/** Somebody gives up; both want to play again. */
async function endAndAgain(a: Visit, b: Visit, eye: Examiner): Promise<void> {
  await fromMenu(b, /Give up|Aufgeben/);
  await b.page.locator("dialog .btn.danger").waitFor();
  await eye.see(b, "resign");
  await b.page.locator("dialog .btn.danger").click();
  for (const visit of [a, b]) await visit.page.locator("dialog.result[open]").waitFor();
  await eye.see(a, "result");
  const before = a.page.url();
  await a.page.locator(".result-acts .btn.go").click();
  await becomes(async () => b.page.locator(".result-acts .btn.go").isEnabled(), true);
  await b.page.locator(".online-bar.question").waitFor();
  await b.page.locator(".result-acts .btn.go").click();
  for (const visit of [a, b]) {
    await visit.page
      .locator(".result-acts .btn.go")
      .filter({ hasText: /To the|Zur/ })
      .click();
    await becomes(async () => visit.page.url() !== before, true);
    await visit.page.locator(".table").waitFor();
  }
  assert.equal(a.page.url(), b.page.url(), "they meet at the same table");
  await becomes(() => phaseOf(b.page), "choose", "whoever was second begins");
}

async function accounts(a: Visit, eye: Examiner, look: Look): Promise<void> {
  const { page } = a;
  const name = `ada-${look.lang}`;
  await a.open("#/account");
  const form = page.locator(".account-part form").first();
  await form.locator("input").nth(0).fill(name);
  await form.locator("input").nth(1).fill("short");
  await form.locator("button").click();
  await page.locator(".error-text").waitFor();
  await eye.see(a, "register-refused");
  await call(a.address, "register", { name: `taken-${look.lang}`, password: PASSWORD });
  await form.locator("input").nth(0).fill(`taken-${look.lang}`);
  await form.locator("input").nth(1).fill(PASSWORD);
  await form.locator("button").click();
  await page.locator(".error-text", { hasText: /already|schon/ }).waitFor();
  await eye.see(a, "name-taken");
  // Another name will do.
  await form.locator("input").nth(0).fill(name);
  await form.locator("button").click();
  await page.locator("a", { hasText: /Your page|Deine Seite/ }).waitFor();
  await eye.see(a, "account-known");
  await page.locator("a", { hasText: /Your page|Deine Seite/ }).click();
  await page.locator("#finished").waitFor();
  await eye.see(a, "player");
  await a.open("");
  await page.locator(".my-games .online-game").first().waitFor();
  await eye.see(a, "start");
  await a.open("#/online/nothinghere0");
  await page.locator(".stop-page").waitFor();
  await eye.see(a, "missing");
}

test(
  "without a server there is one clear sentence, and games at this screen",
  { timeout: 900_000 },
  () =>
    world.visit("no-server", { noServiceWorker: true }, async (visit) => {
      const { page } = visit;
      await page.route("**/api/**", (route) =>
        route.fulfill({ status: 404, contentType: "text/html", body: "<p>no</p>" }),
      );
      await visit.open("#/lobby");
      await page.locator(".no-server").waitFor();
      assert.deepEqual(await violations(page), []);
      await visit.shot("online-no-server");
      await visit.open("#/online");
      await page.locator(".new-start .btn.go").click();
      await page.locator(".no-server").waitFor();
      visit.problems.length = 0;
      await page.locator(".no-server a").click();
      await page.locator(".new-page .seat").first().waitFor();
    }),
);
