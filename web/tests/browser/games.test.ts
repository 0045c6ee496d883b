/* Whole games, played at the page by pointing, by touch and by keys, to their end. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Hands, steady, type Means } from "./hands";
import { choseBefore, savedWhen, startGame, tabTo, type Start } from "./ways";
import { PHONE, opened, type Look, type Visit } from "./world";

const world = opened();

interface Game extends Start {
  readonly name: string;
  readonly means: Means;
  readonly look?: Look;
}

/** Another number plays other games: AUDE_DICE=8 make web-browser. */
const DICE = Number(process.env.AUDE_DICE ?? 7);
const BOXES = ["inns", "traders", "princess", "tower"];
const GAMES: readonly Game[] = [
  { name: "classic-mouse", game: "carcassonne", by: ["person", "pip"], means: "mouse" },
  { name: "classic-keys", game: "carcassonne", by: ["person", "morgan"], means: "keys" },
  {
    name: "classic-phone",
    game: "carcassonne",
    by: ["person", "pip"],
    means: "touch",
    look: PHONE,
  },
  {
    name: "boxes-mouse",
    game: "carcassonne",
    boxes: BOXES,
    by: ["person", "pip", "person", "pip"],
    means: "mouse",
  },
  {
    name: "wheel-mouse",
    game: "wheel",
    by: ["person", "pip"],
    means: "mouse",
    look: { theme: "dark" },
  },
  {
    name: "hunters-mouse",
    game: "hunters",
    by: ["person", "pip"],
    means: "mouse",
    look: { lang: "de" },
  },
  {
    name: "cards-mouse",
    game: "cardcassonne",
    by: ["person", "pip", "person", "pip", "pip"],
    means: "mouse",
  },
  {
    name: "cards-phone",
    game: "cardcassonne",
    by: ["person", "pip"],
    means: "touch",
    look: PHONE,
  },
];

/** Without a mouse a game begins with Tab and Enter on the start page. */
async function begin(visit: Visit, game: Game): Promise<void> {
  if (game.means !== "keys") return startGame(visit, game);
  await choseBefore(visit, game);
  await visit.open();
  await tabTo(visit.page, ".choice.first");
  await visit.page.keyboard.press("Enter");
}

// Two at a time: while one waits for the browser, the other goes on.
describe("a whole game", { concurrency: 2 }, () => {
  for (const game of GAMES) play(game);
});

function play(game: Game): void {
  test(game.name, { timeout: 900_000 }, (t) =>
    world.visit(game.name, game.look ?? {}, async (visit) => {
      await begin(visit, game);
      const hands = new Hands(visit.page, game.means, steady(DICE));
      const started = Date.now();
      await hands.play(14);
      await visit.shot(`${game.name}-early`);
      await hands.play(60);
      await visit.shot(`${game.name}-middle`);
      assert.ok(await hands.play(), "the game comes to its end");
      t.diagnostic(
        `${hands.turns} turns in ${Math.round((Date.now() - started) / 1000)} s, the view was moved ${hands.moves} times, pressed again ${hands.misses} times`,
      );
      assert.ok(hands.turns > 3);
      assert.ok(hands.misses <= 3, `${hands.misses} times nothing came of a press`);
      await visit.page.locator("dialog.result[open]").waitFor();
      await visit.shot(`${game.name}-end`);
      const { scores } = await savedWhen(visit.page, (g) => g.isOver);
      const shown = await visit.page.locator("dialog.result tfoot td").allTextContents();
      assert.deepEqual(shown.map(Number).sort(), [...scores].sort(), "the result shows the points");
    }),
  );
}
