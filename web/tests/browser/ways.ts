/* ways.ts: what a visitor does to get somewhere: start a game, bring a record, reach a thing by Tab. */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import type { SavedGame } from "../../src/play/types";
import { loadEngine } from "../engine";
import { linesOf } from "../session";
import type { Visit } from "./world";

const COLOURS = ["red", "blue", "orange", "sky", "white", "black"];

export interface Start {
  readonly game: string;
  readonly boxes?: readonly string[];
  /** "person" or a level of the computer, seat by seat. */
  readonly by: readonly string[];
  readonly helps?: boolean;
  readonly seed?: number;
}

/** A visitor whose last choices were these. */
export async function choseBefore(visit: Visit, { game, boxes, by, helps }: Start): Promise<void> {
  const seats = by.map((b, i) => ({ name: "", colour: COLOURS[i], by: b }));
  const choices = {
    game,
    expansions: { [game]: boxes ?? [] },
    options: {},
    solo: seats,
    group: seats,
  };
  const keep = ([choice, settings]: [string, string]) => {
    if (localStorage.getItem("aude.choices")) return;
    localStorage.setItem("aude.choices", choice);
    localStorage.setItem("aude.settings", settings);
  };
  const texts: [string, string] = [
    JSON.stringify(choices),
    JSON.stringify(helps === false ? { helps } : {}),
  ];
  await visit.context.addInitScript(keep, texts);
}

/** Opens the page for a new game and starts it. */
export async function startGame(visit: Visit, start: Start): Promise<void> {
  await choseBefore(visit, start);
  await visit.open("#/new", start.seed);
  await visit.page.locator(".new-start .btn.go").click();
  await visit.page.locator(".table").waitFor();
}

/** How long the page may take for anything; only what hangs takes so long. */
const LONG_MS = 120_000;

/** Waits until the page is as it should be: what it does comes a moment after what is done to it. */
export async function becomes<T>(
  read: () => Promise<T>,
  wanted: T | ((now: T) => boolean),
  why?: string,
): Promise<void> {
  const isWanted = (now: T): boolean =>
    typeof wanted === "function"
      ? (wanted as (now: T) => boolean)(now)
      : isDeepStrictEqual(now, wanted);
  for (const end = Date.now() + LONG_MS; ; await sleep(20)) {
    const now = await read();
    if (isWanted(now)) return;
    if (Date.now() < end) continue;
    if (typeof wanted !== "function") assert.deepEqual(now, wanted, why);
    assert.fail(`${why ?? "the page is not as it should be"}: ${String(now)}`);
  }
}

/** Brings a record to the page by pasting it. */
export async function bringRecord(page: Page, text: string): Promise<void> {
  await page.locator("textarea.record").fill(text);
  await page.locator(".source > .btn").click();
}

/** Plays on from the end of a record, with a person at every seat. */
export async function playOn(visit: Visit, text: string): Promise<void> {
  await visit.open("#/replay");
  await bringRecord(visit.page, text);
  await visit.page.locator(".record-result > .btn").click();
  await visit.page.locator(".table").waitFor();
}

/** Presses Tab until a thing has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
  }
  throw new Error(`${most} times Tab do not reach ${selector}`);
}

const engine = await loadEngine();

/** A saved game with the lines that count, those of the draft included, and how many are none. */
export interface KeptGame extends SavedGame {
  readonly lines: readonly string[];
  readonly settled: number;
}

/** The saved games of this visitor, the latest first. */
export async function savedGames(page: Page): Promise<KeptGame[]> {
  const games = await page.evaluate(
    () =>
      new Promise<SavedGame[]>((resolve, reject) => {
        const opened = indexedDB.open("aude");
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const all = opened.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            opened.result.close();
            resolve((all.result as SavedGame[]).sort((a, b) => b.changed - a.changed));
          };
        };
      }),
  );
  return games.map((game) => ({ ...game, ...linesOf(engine, game) }));
}

/** Waits until the latest saved game is as wanted: saving comes a moment after the change. */
export async function savedWhen(
  page: Page,
  wanted: (game: KeptGame) => boolean,
): Promise<KeptGame> {
  for (const end = Date.now() + LONG_MS; ; ) {
    const [game] = await savedGames(page);
    if (game && wanted(game)) return game;
    if (Date.now() > end)
      throw new Error(`the saved game is not as wanted: ${JSON.stringify(game?.lines.slice(-5))}`);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
