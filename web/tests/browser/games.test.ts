/* Whole games, played at the page by pointing, by touch and by keys, to their end. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { Hands, steady, type Means } from "./hands";
import { Visit, launch, serve, type Look, type Server } from "./world";
import { startGame } from "./ways";

let server: Server;
let browser: Browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.stop();
});

interface Game {
  readonly name: string;
  readonly game: string;
  readonly boxes?: readonly string[];
  /** A computer level or "person", seat 1 and on; seat 0 is a person. */
  readonly others: readonly string[];
  readonly means: Means;
  readonly look?: Look;
}

const PHONE: Look = { width: 360, height: 640, touch: true };
const GAMES: readonly Game[] = [
  { name: "classic-mouse", game: "carcassonne", others: ["greedy"], means: "mouse" },
  { name: "classic-keys", game: "carcassonne", others: ["ranking"], means: "keys" },
  { name: "classic-phone", game: "carcassonne", others: ["greedy"], means: "touch", look: PHONE },
  { name: "boxes-mouse", game: "carcassonne", boxes: ["inns", "traders", "princess", "tower"], others: ["person", "greedy"], means: "mouse" },
  { name: "wheel-mouse", game: "wheel", others: ["greedy"], means: "mouse", look: { theme: "dark" } },
  { name: "hunters-mouse", game: "hunters", others: ["greedy"], means: "mouse", look: { lang: "de" } },
  { name: "cards-mouse", game: "cardcassonne", others: ["greedy", "person"], means: "mouse" },
  { name: "cards-phone", game: "cardcassonne", others: ["greedy"], means: "touch", look: PHONE },
];

for (const { name, game, boxes, others, means, look } of GAMES) {
  test(`a whole game: ${name}`, { timeout: 240_000 }, async () => {
    const visit = await Visit.start(browser, server.address, look);
    await startGame(visit, game, boxes ?? [], ["person", ...others]);
    const hands = new Hands(visit.page, means, steady(7));
    await hands.play(12);
    await visit.shot(`${name}-early`);
    assert.ok(await hands.play(), "the game comes to its end");
    assert.ok(hands.turns > 3);
    await visit.page.locator("dialog[open]").first().waitFor();
    await visit.shot(`${name}-end`);
    assert.deepEqual(visit.problems, []);
    await visit.close();
  });
}
