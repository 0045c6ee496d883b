/* Two windows play each other by a link, through everything that can happen on the way. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { examined } from "./examine";
import {
  guestOf,
  meeting,
  openTable,
  phaseOf,
  playTurn,
  pointsOf,
  sitDown,
  tilesOn,
} from "./online";
import { becomes } from "./ways";
import { launch, PAGE, PHONE, serve, type Server, type Visit } from "./world";

let browser: Browser;
let server: Server;
const data = mkdtempSync(join(tmpdir(), "aude-online-"));
before(async () => {
  browser = await launch();
  server = await serve("0", PAGE, data);
});
after(async () => {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true });
});

const isShown = (visit: Visit, selector: string) => () => visit.page.locator(selector).isVisible();

test(
  "a game by link between a desk and a phone goes on through kill -9 and a cut network; a third watches",
  { timeout: 900_000 },
  () =>
    meeting(
      browser,
      server.address,
      "link",
      [{}, { ...PHONE, lang: "de" }, { theme: "dark" }],
      async (a, b, c) => {
        const link = await openTable(a!, { name: "Ada", clock: "15m+0" });
        await sitDown(b!, link, "Bert");
        await a!.page.locator(".table").waitFor();
        await c!.page.goto(link);
        await c!.page.locator(".table").waitFor();
        const [ada, bert] = [guestOf(a!, "mouse"), guestOf(b!, "touch")];
        await playTurn(ada);
        await playTurn(bert);
        await a!.shot("online-desk");
        await b!.shot("online-phone");

        const { address } = server;
        await server.kill();
        for (const visit of [a!, b!, c!]) await becomes(isShown(visit, ".online-bar.lost"), true);
        await playTurn(ada);
        assert.equal(await phaseOf(a!.page), "wait");
        await examined(a!, "lost");
        await b!.shot("online-lost");
        server = await serve(new URL(address).port, PAGE, data);
        await playTurn(bert);
        for (const visit of [a!, b!, c!]) await becomes(isShown(visit, ".online-bar.lost"), false);

        await becomes(() => phaseOf(a!.page), "choose");
        await a!.context.setOffline(true);
        await becomes(isShown(a!, ".online-bar.lost"), true);
        await playTurn(ada);
        await a!.context.setOffline(false);
        await playTurn(bert);

        // A page that is loaded anew is where it was, with what was begun.
        await becomes(() => phaseOf(a!.page), "choose");
        await a!.page.reload();
        await a!.page.locator(".table").waitFor();
        await playTurn(ada);
        await becomes(() => phaseOf(b!.page), "choose");
        const tiles = await tilesOn(a!.page);
        assert.equal(tiles, 8, "the first one and seven that were laid");
        for (const visit of [b!, c!]) await becomes(() => tilesOn(visit.page), tiles);
        const points = await pointsOf(a!.page);
        for (const visit of [b!, c!]) await becomes(() => pointsOf(visit.page), points);
        await examined(c!, "watch");
        await examined(b!, "phone");
      },
    ),
);
