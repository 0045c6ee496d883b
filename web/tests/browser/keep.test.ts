/* Nothing is lost: closing the page, export and import, broken records, damaged games, two tabs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadEngine } from "../engine";
import { Hands } from "./hands";
import { recordOf, search } from "./search";
import { becomes, bringRecord, playOn, savedGames, savedWhen, startGame } from "./ways";
import { opened, type Visit } from "./world";

const engine = await loadEngine();
const world = opened();

const TIME = { timeout: 900_000 };
const AGAINST = { game: "carcassonne", by: ["person", "pip"], seed: 4 };

/** A game with a tile laid, and the figure still to choose. */
async function startDraft(visit: Visit): Promise<Hands> {
  await startGame(visit, AGAINST);
  const hands = new Hands(visit.page, "mouse");
  const seen = await hands.look();
  await hands.take(seen.things.find((t) => t.sort === "cell")!);
  await savedWhen(visit.page, (g) => g.lines.length === 2);
  return hands;
}

test("closing the page in the middle of a draft loses nothing", TIME, () =>
  world.visit("close", {}, async (visit) => {
    const hands = await startDraft(visit);
    const before = await hands.look();
    await visit.page.close();
    visit.page = await visit.tab();
    await visit.open();
    await visit.page.getByRole("link", { name: "Continue" }).click();
    const again = new Hands(visit.page, "mouse");
    const seen = await again.look();
    assert.deepEqual(
      seen.things.map((t) => t.label).sort(),
      before.things.map((t) => t.label).sort(),
    );
    await visit.page.keyboard.press("Escape");
    const game = await savedWhen(visit.page, (g) => g.lines.length === 1);
    assert.match(game.lines[0]!, /^draw /);
  }),
);

test("a game that is exported and imported is the same game", TIME, () =>
  world.visit("export", {}, async (visit) => {
    const { page } = visit;
    await startGame(visit, { ...AGAINST, boxes: ["tower"] });
    const hands = new Hands(page, "mouse");
    await hands.look();
    await hands.play(12);
    const original = await savedWhen(page, (g) => g.settled > 8);
    await page.locator(".bar").getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Export the record" }).click();
    const shown = await page.getByRole("textbox", { name: "The record" }).inputValue();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    const text = readFileSync(await file.path(), "utf8");
    assert.equal(text, shown);
    await visit.open("#/replay");
    await page.locator("#record-file").setInputFiles({
      name: file.suggestedFilename(),
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    await page.getByRole("button", { name: "Go on from here" }).click();
    await new Hands(page, "mouse").look();
    const copy = await savedWhen(page, (g) => g.id !== original.id);
    assert.equal(copy.setup.rules, original.setup.rules);
    assert.deepEqual(
      copy.setup.seats.map((s) => [s.name, s.by]),
      original.setup.seats.map((s) => [s.name, s.by]),
    );
    assert.deepEqual(
      copy.lines.slice(0, original.settled),
      original.lines.slice(0, original.settled),
    );
  }),
);

test("a broken record is refused with the line that is wrong", TIME, () =>
  world.visit("broken", {}, async (visit) => {
    const record = recordOf(
      engine,
      search(engine, "carcassonne seats=2", (_, s) => s.tiles().length === 8, null),
    );
    const lines = record.split("\n");
    const at = lines.map((line) => line.startsWith("place")).lastIndexOf(true);
    await visit.open("#/replay");
    const bad = visit.page.locator(".record-result.error");
    const cases = [
      [at, "place 99,99 r0"],
      [at, "fly away"],
      [1, "game monopoly"],
    ] as const;
    for (const [i, wrong] of cases) {
      await bringRecord(visit.page, lines.map((line, k) => (k === i ? wrong : line)).join("\n"));
      await bad.locator("p", { hasText: `Line ${i + 1}:` }).waitFor();
      assert.match(
        (await bad.locator("pre").textContent()) ?? "",
        new RegExp(wrong.split(" ")[1]!.slice(0, 3)),
      );
    }
    await bringRecord(visit.page, record);
    await visit.page.getByText("This record is sound.").waitFor();
    await bad.waitFor({ state: "detached" });
    await bringRecord(
      visit.page,
      lines.map((line, k) => (k === at ? "fly away" : line)).join("\n"),
    );
    const sound = lines.slice(lines.indexOf("") + 1, at).length;
    await bad.getByRole("button", { name: `Open the first ${sound} steps` }).click();
    await visit.page.getByText(`${sound} steps, not finished`).waitFor();
    await visit.page.getByRole("button", { name: "Look at the game" }).click();
    const slider = visit.page.locator(".review-slider input");
    await slider.waitFor();
    await becomes(() => slider.getAttribute("max"), String(sound));
  }),
);

test("a damaged saved game is one sentence; the others still work", TIME, () =>
  world.visit("damaged", {}, async (visit) => {
    await startDraft(visit);
    const { page } = visit;
    const [good] = await savedGames(page);
    await page.evaluate(
      (game) =>
        new Promise<void>((resolve) => {
          const opened = indexedDB.open("aude");
          opened.onsuccess = () => {
            const work = opened.result.transaction("games", "readwrite");
            work.objectStore("games").put({ junk: [1, 2, 3] }, "junk");
            work
              .objectStore("games")
              .put({ ...game, id: "wrong", record: `${game?.record}place 77,0 r0\n` }, "wrong");
            const { record: _, draft: __, isEnded: ___, ...old } = game!;
            work.objectStore("games").put({ ...old, id: "old" }, "old");
            work.oncomplete = () => {
              opened.result.close();
              resolve();
            };
          };
        }),
      good,
    );
    await visit.open();
    const sentence = "A saved game is damaged and cannot be opened.";
    await page.getByText(sentence).first().waitFor();
    for (const id of ["junk", "wrong"]) {
      await visit.open(`#/game/${id}`);
      await page.getByText(sentence).first().waitFor();
    }
    await page.getByRole("button", { name: "Delete this game" }).click();
    await page.locator(".choice.first").waitFor();
    // The same game once more, as the page kept it before there was a table.
    for (const id of [good!.id, "old"]) {
      await visit.open(`#/game/${id}`);
      const seen = await new Hands(page, "mouse").look();
      assert.ok(
        seen.things.some((t) => t.sort === "pin"),
        "the draft of the whole game goes on",
      );
    }
  }),
);

test("a game is played in one tab at a time, and nothing is lost between them", TIME, () =>
  world.visit("tabs", {}, async (visit) => {
    await startDraft(visit);
    const first = visit.page;
    const address = first.url();
    const second = await visit.tab();
    await second.goto(address);
    await second.getByText("This game is open in another tab.").waitFor();
    await second.getByRole("button", { name: "Play here" }).click();
    await first.getByText("This game was opened in another tab.").waitFor();
    const hands = new Hands(second, "mouse");
    const seen = await hands.look();
    await hands.done(seen);
    const game = await savedWhen(second, (g) => g.settled > 4);
    await first.getByRole("button", { name: "Play here" }).click();
    await second.getByText("This game was opened in another tab.").waitFor();
    await new Hands(first, "mouse").look();
    const [same] = await savedGames(first);
    assert.deepEqual(same!.lines.slice(0, game.settled), game.lines.slice(0, game.settled));
  }),
);

test("a finished game cannot be lost by starting another; it stays in the list", TIME, () =>
  world.visit("list", {}, async (visit) => {
    const almost = search(engine, "hunters seats=2", (_, s) => s.left === 0, null);
    await playOn(visit, recordOf(engine, almost));
    const hands = new Hands(visit.page, "mouse");
    await hands.look();
    assert.ok(await hands.play());
    await visit.page.locator("dialog.result").getByRole("button", { name: "Play again" }).click();
    await savedWhen(visit.page, (g) => !g.isOver);
    await hands.look();
    await visit.open();
    await visit.page.locator(".saved-game", { hasText: "finished" }).getByRole("link").click();
    await visit.page.locator(".table[data-phase=over]").waitFor();
  }),
);
