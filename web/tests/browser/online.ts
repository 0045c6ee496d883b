/* online.ts: what visitors of a server do: open a table, sit down at it, play a turn. */
import type { Page } from "playwright-core";
import { Hands, type Means } from "./hands";
import { becomes } from "./ways";
import type { Visit } from "./world";

/** Somebody at a table, with their own window. */
export interface Guest {
  readonly visit: Visit;
  readonly page: Page;
  readonly hands: Hands;
}

export const guestOf = (visit: Visit, means: Means): Guest => ({
  visit,
  page: visit.page,
  hands: new Hands(visit.page, means),
});

export interface Table {
  readonly name: string;
  readonly clock?: string;
  readonly isPublic?: boolean;
  /** Who plays the seats: "person", "open" or a level; without it one here and one who comes. */
  readonly by?: readonly string[];
}

/** Opens a table and says its link. */
export async function openTable(visit: Visit, table: Table): Promise<string> {
  const { page } = visit;
  await visit.open("#/online");
  await page.locator(".new-online .seat").first().waitFor();
  const by = table.by ?? ["person", "open"];
  while ((await page.locator(".new-online .seat").count()) < by.length)
    await page.locator("#add-player").click();
  for (const [i, who] of by.entries())
    await page.locator(".new-online .seat-by").nth(i).selectOption(who);
  await page.locator(".new-online .seat-name").first().fill(table.name);
  const terms = page.locator(".terms select");
  await terms.nth(0).selectOption(table.clock ?? "none");
  await terms.nth(1).selectOption(table.isPublic ? "public" : "private");
  await page.locator(".new-start .btn.go").click();
  await becomes(async () => /#\/online\/\w+$/.test(page.url()), true, "there is a table");
  return page.url();
}

/** Opens a link and takes the free seat. */
export async function sitDown(visit: Visit, link: string, name: string): Promise<void> {
  const { page } = visit;
  await page.goto(link);
  await page.locator(".sit-form input").fill(name);
  await page.locator(".sit-form .btn.go").click();
  await page.locator(".table").waitFor();
}

export const phaseOf = (page: Page): Promise<string> =>
  page
    .locator(".table")
    .getAttribute("data-phase")
    .then((phase) => phase ?? "");

/** Lays the tile somewhere and ends the turn, every other time with a figure. */
export async function playTurn({ page, hands }: Guest): Promise<void> {
  await becomes(() => phaseOf(page), "choose", "it is this one's turn");
  let seen = await hands.look();
  const cells = seen.things.filter((thing) => thing.sort === "cell");
  const cell = cells.find((thing) => thing.at) ?? cells[0];
  if (!cell) throw new Error("there is no place for the tile");
  seen = await hands.take(cell);
  const pin = seen.things.find((thing) => thing.sort === "pin" && thing.at);
  if (pin && seen.phase === "choose" && ++turns % 2 === 0) seen = await hands.take(pin);
  if (seen.phase === "choose" || seen.phase === "confirm")
    await page.locator(".btn.go.done").click();
  await becomes(
    () => phaseOf(page),
    (phase) => phase !== "choose" && phase !== "confirm",
  );
}

let turns = 0;

/** How many tiles lie on the board. */
export const tilesOn = (page: Page): Promise<number> => page.locator(".board-tiles > g").count();

/** The points of all seats, as the rows say. */
export const pointsOf = async (page: Page): Promise<number[]> =>
  (await page.locator(".side.seats .pts .big").allInnerTexts()).map((text) => parseInt(text, 10));
