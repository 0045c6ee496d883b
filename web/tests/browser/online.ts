/* online.ts: what visitors of a server do: open a table, sit down at it, play a turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { OWNER, Table as GameTable } from "../../src/engine/engine";
import type { Game } from "../../src/online/types";
import { loadEngine } from "../engine";
import { Hands, type Means } from "./hands";
import { becomes } from "./ways";
import { Visit, type Look, type World } from "./world";

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
  /** Words of the game that is to be played. */
  readonly game?: RegExp;
  /** Who plays the seats: "person", "open" or a level; without it one here and one who comes. */
  readonly by?: readonly string[];
}

/** Opens a table and says its link. */
export async function openTable(visit: Visit, table: Table): Promise<string> {
  const { page } = visit;
  await visit.open("#/online");
  await page.locator(".new-online .seat").first().waitFor();
  if (table.game !== undefined)
    await page.locator(".new-online .game").filter({ hasText: table.game }).click();
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

/** Lays the tile somewhere and ends the turn; then somebody elsewhere is to play. */
export async function playTurn(guest: Guest): Promise<void> {
  await lay(guest);
  await becomes(
    () => phaseOf(guest.page),
    (phase) => phase !== "choose" && phase !== "confirm",
  );
}

/** The same, whoever comes then: every other time with a figure. */
export async function lay({ page, hands }: Guest): Promise<void> {
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
}

let turns = 0;

/** How many tiles lie on the board. */
export const tilesOn = (page: Page): Promise<number> => page.locator(".board-tiles > g").count();

/** The points of all seats, as the rows say. */
export const pointsOf = async (page: Page): Promise<number[]> =>
  (await page.locator(".side.seats .pts .big").allInnerTexts()).map((text) => parseInt(text, 10));

/** Presses an entry of the table's menu by its words, in any language. */
export async function fromMenu({ page }: Visit, words: RegExp): Promise<void> {
  await page
    .locator(".corner.left .btn, .bar .tools .btn")
    .filter({ visible: true })
    .first()
    .waitFor();
  const isWide = (await page.locator(".bar .tools").count()) > 0;
  await page
    .locator(isWide ? ".bar .tools .btn:last-child" : ".corner.left .btn")
    .first()
    .click();
  await page.locator(".menu-list .btn").filter({ hasText: words }).click();
}

/** Asks the server without a page. */
export async function call(
  address: string,
  path: string,
  body: object | null = null,
  token = "",
): Promise<Record<string, unknown>> {
  const headers: Record<string, string> = token === "" ? {} : { Authorization: `Bearer ${token}` };
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(`${address}/api/${path}`, {
    method: body ? "POST" : "GET",
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
}

export const PASSWORD = "a long password";

/** A visitor with an account, who signed in earlier; says the token. */
export async function hasAccount(visit: Visit, name: string): Promise<string> {
  const { token } = await call(visit.address, "register", { name, password: PASSWORD });
  await isKnown(visit, String(token), name);
  return String(token);
}

/** A visitor whom the server knows by this token. */
export async function isKnown(visit: Visit, token: string, name: string): Promise<void> {
  const keep = ([t, n]: [string, string]) => {
    if (!localStorage.getItem("aude.online"))
      localStorage.setItem("aude.online", JSON.stringify({ token: t, name: n }));
  };
  await visit.context.addInitScript(keep, [token, name] as [string, string]);
}

/** What the server knows a visitor by; "": by nothing. */
export const tokenOf = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem("aude.online") ?? "{}") as { token?: string };
    return token ?? "";
  });

/** A game that has begun, and the tokens of its seats. */
export interface Seated {
  readonly id: string;
  readonly link: string;
  readonly tokens: readonly string[];
}

/** A table for two of these visitors, who sit at it. */
export async function seated(
  a: Visit,
  b: Visit,
  wish: {
    rules?: string;
    clock?: string;
    rated?: boolean;
    public?: boolean;
    absent?: string;
    helps?: boolean;
  } = {},
  names: readonly [string, string] = ["Ada", "Bert"],
): Promise<Seated> {
  const tokens: string[] = [];
  for (const [i, visit] of [a, b].entries()) {
    await visit.open("#/account");
    const token = await tokenOf(visit);
    tokens[i] = token !== "" ? token : String((await call(a.address, "guest", {})).token);
    if (token === "") await isKnown(visit, tokens[i], names[i] ?? "");
  }
  const { game } = await call(
    a.address,
    "games",
    {
      rules: "carcassonne seats=2",
      seats: [{ by: "me", name: names[0] }, { by: "open" }],
      clock: "none",
      public: false,
      rated: false,
      helps: true,
      absent: "computer",
      ...wish,
    },
    tokens[0],
  );
  const { id } = game as { id: string };
  await call(a.address, `games/${id}/sit`, { name: names[1], seat: 1 }, tokens[1]);
  const link = `${a.address}/?fast#/online/${id}`;
  for (const { page } of [a, b]) {
    await page.goto(link);
    // A page that is there already only follows the address.
    await page.reload();
    await page.locator(".table").waitFor();
  }
  return { id, link, tokens };
}

/** Plays a turn of a seat without a page. */
export async function playByCall(
  address: string,
  { id, tokens }: Seated,
  seat: number,
  pick = 0,
): Promise<void> {
  const token = tokens[seat] ?? "";
  const { game } = await call(address, `games/${id}`, null, token);
  const rules = engine.rules((game as Game).rules);
  for (;;) {
    const said = await call(address, `games/${id}/lines?since=0&seat=${seat}`, null, token);
    const lines = said.lines as string[];
    const table = GameTable.open(engine, rules.text, rules.has("secrets") ? seat : OWNER);
    for (const line of lines) assert.equal(table.add(OWNER, line), "ok", line);
    if (table.actor !== seat) return;
    const choices = table.view(seat).choices();
    const { line } = choices[pick % choices.length] as { line: string };
    await call(address, `games/${id}/lines`, { n: lines.length + 1, lines: [line] }, token);
  }
}

const engine = await loadEngine();

/** Gives up, and the result is shown. */
export async function giveUp(visit: Visit): Promise<void> {
  await fromMenu(visit, /Give up|Aufgeben/);
  await visit.page.locator("dialog .btn.danger").click();
  await visit.page.locator("dialog.result[open]").waitFor();
}

/** The browser itself complains while there is no server, and about every refusal; nothing else may. */
export const isOfNetwork = (problem: string): boolean =>
  /WebSocket|ERR_CONNECTION|ERR_INTERNET|ERR_NETWORK|Failed to load resource/.test(problem);

/** Several visitors, ended with the test; pictures of all where it fails. */
export async function meeting(
  browser: Browser,
  address: string,
  name: string,
  looks: readonly Look[],
  work: (...visits: Visit[]) => Promise<void>,
): Promise<void> {
  const visits = await Promise.all(looks.map((look) => Visit.start(browser, address, look)));
  try {
    await work(...visits);
    for (const { problems } of visits)
      assert.deepEqual(
        problems.filter((problem) => !isOfNetwork(problem)),
        [],
        "the browser complains",
      );
  } catch (error) {
    for (const [i, visit] of visits.entries())
      await visit.shot(`failed-${name}-${i}`).catch(() => undefined);
    throw error;
  } finally {
    for (const visit of visits) await visit.close();
  }
}

/** Tests with visitors at the server of a world; how long one may take is only for what hangs. */
export const meetings =
  (world: World) =>
  (
    what: string,
    name: string,
    looks: readonly Look[],
    work: (...visits: Visit[]) => Promise<void>,
  ): void => {
    test(what, { timeout: 900_000 }, () =>
      meeting(world.browser, world.server.address, name, looks, work),
    );
  };
