/* What one meets at a table besides the game: being too late, helps or none, a place chosen early, being
 * told that it is one's turn. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { examined } from "./examine";
import {
  guestOf,
  type Guest,
  hasAccount,
  meetings,
  openTable,
  phaseOf,
  playByCall,
  playTurn,
  seated,
  sitDown,
  tilesOn,
} from "./online";
import { becomes } from "./ways";
import { opened, PHONE, type Look, type Visit } from "./world";

const world = opened();

const meet = meetings(world);

const TWO: readonly Look[] = [{}, {}];

/** Holds the request for a seat on its way until something else has happened. */
async function sitLate(visit: Visit, link: string, before: () => Promise<void>): Promise<void> {
  const { page } = visit;
  await page.goto(link);
  await page.locator(".sit-form").waitFor();
  await page.route(
    "**/sit",
    async (route) => {
      await before();
      await route.continue();
    },
    { times: 1 },
  );
  await page.locator(".sit-form .btn.go").click();
}

meet(
  "whoever is too late for the last seat is told so, watches, or opens another table",
  "full",
  [{}, {}, { noServiceWorker: true }],
  async (a, b, c) => {
    const link = await openTable(a!, { name: "Ada" });
    await sitLate(c!, link, () => sitDown(b!, link, "Bert"));
    const notice = c!.page.locator(".notice", { hasText: "All seats are taken. You can watch." });
    await notice.waitFor();
    await c!.page.locator(".online-bar", { hasText: "You are watching" }).waitFor();
    await examined(c!, "full");
    await notice.locator(".btn", { hasText: "Open a table" }).click();
    await c!.page.locator(".new-online").waitFor();
  },
);

meet(
  "whoever sits, but never heard so, is not told that they are too late",
  "heard-nothing",
  [{}, { noServiceWorker: true }],
  async (a, b) => {
    for (const answer of ["nothing", "full"]) {
      const link = await openTable(a!, { name: "Ada" });
      await b!.page.route(
        "**/sit",
        async (route) => {
          await route.fetch();
          if (answer === "nothing") await route.abort();
          else await route.fulfill({ status: 409, json: { why: answer } });
        },
        { times: 1 },
      );
      await sitDown(b!, link, "Bert");
      await a!.page.locator(".table").waitFor();
      // Whatever would be said has been said when a turn has been played.
      await playTurn(guestOf(a!, "mouse"));
      await playTurn(guestOf(b!, "mouse"));
      assert.equal(await b!.page.locator(".notice", { hasText: /./ }).count(), 0, answer);
    }
  },
);

meet(
  "whoever is too late for a seat takes another one that is free",
  "seat-taken",
  [{}, {}, { noServiceWorker: true }],
  async (a, b, c) => {
    const link = await openTable(a!, { name: "Ada", by: ["person", "open", "open"] });
    await sitLate(c!, link, async () => {
      await b!.page.goto(link);
      await b!.page.locator(".sit-form .btn.go").click();
      await b!.page.locator(".invite-link").waitFor();
    });
    await c!.page.locator(".error-text", { hasText: "just taken this seat" }).waitFor();
    await examined(c!, "seat-taken");
    await c!.page.locator(".sit-form .btn.go").click();
    for (const visit of [a!, b!, c!]) await visit.page.locator(".table").waitFor();
    await becomes(() => c!.page.locator(".online-bar", { hasText: "watching" }).count(), 0);
  },
);

meet("whoever joins a table without helps has none", "helps", TWO, async (a, b) => {
  for (const helps of [true, false]) {
    await seated(a!, b!, { helps });
    const layIt = async ({ hands }: Guest) => {
      const { things } = await hands.look();
      return hands.take(things.find((thing) => thing.sort === "cell" && thing.at)!);
    };
    // Without a figure, so that every place is free for the other.
    await layIt(guestOf(a!, "mouse"));
    await a!.page.locator(".btn.go.done").click();
    await becomes(() => phaseOf(b!.page), "choose");
    const count = (selector: string) => b!.page.locator(selector).count();
    await becomes(() => count(".layers .btn"), helps ? 7 : 3, "layers that count for one");
    assert.equal(await count(".tray-acts .act[aria-label=Hint]"), helps ? 1 : 0);
    assert.equal((await layIt(guestOf(b!, "mouse"))).phase, "choose");
    assert.equal((await count(".pin-worth")) > 0, helps, "what a figure would bring");
  }
});

/** A visitor who has switched on that a place may be chosen while others play. */
const choosesEarly = (visit: Visit): Promise<unknown> =>
  visit.context.addInitScript(() =>
    localStorage.setItem("aude.settings", JSON.stringify({ premove: true })),
  );

/** As if it were switched in the settings of another tab. */
const setEarly = (page: Page, premove: boolean): Promise<unknown> =>
  page.evaluate((value) => {
    localStorage.setItem("aude.settings", JSON.stringify({ premove: value }));
    dispatchEvent(new StorageEvent("storage", { key: "aude.settings" }));
  }, premove);

for (const [name, look] of [
  ["desk", {}],
  ["phone", PHONE],
] as const)
  meet(
    `a place is chosen while another plays: ${name}`,
    `premove-${name}`,
    [{}, look],
    async (a, b) => {
      await choosesEarly(b!);
      const game = await seated(a!, b!);
      const { page } = b!;
      const press = (cell: Locator) => (look.touch ? cell.tap() : cell.click());
      const wishes = page.locator(".wish");
      const chosen = page.locator(".wish[aria-pressed=true]");
      await becomes(() => wishes.count(), 4, "the open cells round the first tile");
      assert.equal(await a!.page.locator(".wish").count(), 0, "it is off, unless it is wanted");
      await press(wishes.first());
      await page.locator(".online-bar.premove").waitFor({ state: "attached" });
      await examined(b!, `premove-${name}`);
      await press(chosen);
      await becomes(() => chosen.count(), 0, "a second press takes it back");
      if (name === "desk") {
        await press(wishes.first());
        await press(page.locator(".online-bar.premove .btn"));
        await becomes(() => chosen.count(), 0);
        // By keys: one of the cells has the focus, the arrows go on to others, Escape takes it back.
        await wishes.first().focus();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await becomes(() => chosen.count(), 1);
        assert.equal(await wishes.first().getAttribute("aria-pressed"), "false");
        await page.keyboard.press("Escape");
        await becomes(() => chosen.count(), 0);
        // Whoever writes means what is being written: the cell is still chosen, a press takes it back.
        await press(wishes.first());
        await becomes(() => chosen.count(), 1);
        await page.locator(".chat-form input").fill("Hello");
        await page.keyboard.press("Escape");
        await press(wishes.first());
        await becomes(() => chosen.count(), 0, "Escape in a field takes nothing back");
        // Whoever switches it off and on again has chosen nothing.
        await press(wishes.first());
        await becomes(() => chosen.count(), 1);
        await setEarly(page, false);
        await becomes(() => wishes.count(), 0);
        await setEarly(page, true);
        await becomes(() => wishes.count(), 4);
        assert.equal(await chosen.count(), 0, "switched off it forgets the cell");
      }
      // Whether it fits is luck: one of these times it does.
      let isLaid = false;
      for (let i = 0; i < 30 && !isLaid; i++) {
        await becomes(() => phaseOf(page), "wait");
        const tiles = await tilesOn(page);
        await press(wishes.nth(i % (await wishes.count())));
        await becomes(() => chosen.count(), 1);
        await chosen.focus();
        await playByCall(a!.address, game, 0, i);
        await becomes(
          () => phaseOf(page),
          (phase) => phase === "choose" || phase === "confirm",
        );
        await becomes(() => wishes.count(), 0);
        const hasFocus = (): Promise<boolean> =>
          page.evaluate(() => document.activeElement?.closest(".board-host") !== null);
        await becomes(hasFocus, true, "the focus stays at the board");
        isLaid = (await tilesOn(page)) > tiles + 1;
        if (isLaid) break;
        await page.locator(".notice", { hasText: /does not fit|has laid/ }).waitFor();
        await playByCall(b!.address, game, 1, i);
      }
      assert.ok(isLaid);
      await b!.shot(`online-premove-laid-${name}`);
      await becomes(() => phaseOf(a!.page), "wait", "the turn was not ended");
      const tiles = await tilesOn(page);
      const undo = page.locator(".plank-undo, .act[aria-label=Undo]").filter({ visible: true });
      await press(undo.first());
      await becomes(() => tilesOn(page), tiles - 1, "and it can be undone");
      await playTurn(guestOf(b!, look.touch ? "touch" : "mouse"));
      if (name === "phone") return;
      // Now there is a turn that Escape could ask to take back. What it asks is there at once, so
      // it is there when the keys are shown, which comes later.
      await press(wishes.first());
      await becomes(() => chosen.count(), 1);
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await page.locator("dialog[open]").waitFor();
      const asked = page.locator(".notice", { hasText: "Take" });
      assert.equal(await asked.count(), 0, "it only takes the cell back");
      await page.keyboard.press("Escape");
      await becomes(() => page.locator("dialog[open]").count(), 0);
      assert.equal(await chosen.count(), 0);
      await page.keyboard.press("Escape");
      await asked.waitFor();
    },
  );

/** A browser that allows notifications, and a person who looks at something else, or not. */
const canNotify = (visit: Visit): Promise<unknown> =>
  visit.context.addInitScript(() => {
    const shown: string[] = [];
    class Shown {
      static permission = "granted";
      constructor(text: string) {
        shown.push(text);
      }
    }
    Object.assign(window, { shown, Notification: Shown });
    Object.defineProperty(document, "visibilityState", {
      get: () => ((window as unknown as { isAway?: boolean }).isAway ? "hidden" : "visible"),
    });
  });

meet(
  "whoever looks at something else hears that it is their turn",
  "turn",
  [{}, {}],
  async (a, b) => {
    await canNotify(b!);
    await seated(a!, b!);
    const title = () => b!.page.title();
    await becomes(title, "Carcassonne – Aude");
    await b!.page.evaluate(() => Object.assign(window, { isAway: true }));
    await playTurn(guestOf(a!, "mouse"));
    await becomes(title, "Your turn: Carcassonne – Aude", "in another tab the title says it");
    await becomes(
      () => b!.page.evaluate(() => (window as unknown as { shown: string[] }).shown),
      ["It is your turn: Carcassonne"],
    );
    await b!.page.evaluate(() => Object.assign(window, { isAway: false }));
    await playTurn(guestOf(b!, "mouse"));
    await becomes(title, "Carcassonne – Aude");
    // On another page there is a notice as well, and the title goes on saying it.
    const link = b!.page.url();
    await b!.open("#/settings");
    await b!.page.locator("html[data-link=open]").waitFor();
    const plain = await title();
    await playTurn(guestOf(a!, "mouse"));
    await becomes(title, "Your turn: Carcassonne – Aude");
    await b!.page.locator(".notice", { hasText: "It is your turn" }).waitFor();
    await b!.page.goto(`${b!.page.url().replace(/#.*/, "")}#/rules`);
    await becomes(title, "Your turn: Carcassonne – Aude");
    await b!.page.goto(link);
    await b!.page.locator(".table").waitFor();
    await playTurn(guestOf(b!, "mouse"));
    await becomes(title, "Carcassonne – Aude");
    await b!.page.goto(`${b!.page.url().replace(/#.*/, "")}#/settings`);
    await becomes(title, plain);
  },
);

meet("the title knows what happened elsewhere", "turn-elsewhere", TWO, async (a, b) => {
  const game = await seated(a!, b!);
  const { page } = b!;
  const title = () => page.title();
  await playByCall(a!.address, game, 0);
  await b!.open("#/settings");
  await becomes(title, "Your turn: Carcassonne – Aude", "it was one's turn before the page came");
  // Another device plays it; the person comes back to this one.
  await playByCall(b!.address, game, 1);
  const lookAgain = () =>
    page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  await lookAgain();
  await becomes(title, (now) => !now.startsWith("Your turn"));
  await playByCall(a!.address, game, 0);
  await becomes(title, "Your turn: Carcassonne – Aude");
  // Signed out in another tab.
  await page.evaluate(() => {
    const key = "aude.online";
    localStorage.setItem(key, "{}");
    dispatchEvent(new StorageEvent("storage", { key }));
  });
  await becomes(title, (now) => !now.startsWith("Your turn"));
});

meet("one's games are as they were told last", "order", TWO, async (a, b) => {
  const game = await seated(a!, b!);
  const { page } = b!;
  // The first answer about them comes after the second, which was asked for when a turn was told.
  let free = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (free = resolve));
  const held = page.waitForRequest("**/me/games?state=open");
  await page.route(
    "**/me/games?state=open",
    async (route) => {
      const answer = await route.fetch();
      await isFree;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await b!.open("");
  await held;
  await page.locator("html[data-link=open]").waitFor();
  await playByCall(a!.address, game, 0);
  await page.locator(".my-games .calling").waitFor();
  const late = page.waitForResponse("**/me/games?state=open");
  free();
  await (await late).finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  assert.equal(await page.locator(".my-games .calling").count(), 1);
});

meet(
  "a person is told with the page closed, where browser and server can",
  "push",
  [{}],
  async (a) => {
    const { page } = a!;
    await canNotify(a!);
    await hasAccount(a!, "push-ada");
    await page.route("**/api/push", (route) => route.fulfill({ json: { key: "AAAA" } }));
    await a!.open("#/account");
    await page.locator(".account-part .switch").waitFor();
    await examined(a!, "push");
  },
);
