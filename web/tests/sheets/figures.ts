/*
 * figures.ts: contact sheets of figures, tokens, cards, icons and scenes, for people to look at,
 * and the files that are made from this art.
 *
 *     node web/build.mjs --tool web/tests/sheets/figures.ts OUT          the sheets as PNG
 *     node web/build.mjs --tool web/tests/sheets/figures.ts --icons OUT  the app icons
 *     node web/build.mjs --tool web/tests/sheets/figures.ts --css OUT    players.css
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Page } from "playwright-core";
import { appIcon, favicon } from "../../src/art/logo";
import { playersCss } from "../../src/art/players";
import { SHEETS } from "./figures-pages";

/** The web folder; build.mjs says where it is. */
declare const WEB_FOLDER: string;

const style = (name: string) => readFileSync(join(WEB_FOLDER, "src/style", name), "utf8");

async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** What only the sheets need; plain grounds keep the files small. */
const SHEET_CSS = `
body { padding: 20px 24px; background-image: none; }
.r { display: flex; gap: 12px; align-items: flex-end; flex-wrap: wrap; }
.strip { padding: 9px 12px; border-radius: 9px; gap: 7px; margin-top: 6px; }
.grass { background: #aeb565; } .sand { background: #dec79a; } .wood { background: #6d5a44; }
.dusk { background: #2d3439; --black-edge: #7d766b; }
.grid { display: grid; gap: 10px; }
figure { margin: 0; text-align: center; font-size: 12px; } figure svg { margin: 0 auto; }
h2 { margin: 14px 0 6px; font-size: 18px; }`;

async function sheets(out: string, only: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const files = ["players.css", "tokens.css", "base.css"].map(style).join("\n");
  const css = files.replace(/@import[^;]*;/, "") + SHEET_CSS;
  await withPage(async (page) => {
    for (const sheet of SHEETS.filter((s) => s.name.includes(only))) {
      await page.setViewportSize({ width: sheet.width, height: 200 });
      const root = `data-theme="${sheet.theme ?? "day"}" data-palette="${sheet.palette ?? "safe"}"`;
      await page.setContent(
        `<!doctype html><html lang="en" ${root}><meta charset="utf-8"><style>${css}</style>` +
          `<body>${sheet.body()}</body></html>`,
      );
      await page.screenshot({ path: join(out, `${sheet.name}.png`), fullPage: true });
      console.log(join(out, `${sheet.name}.png`));
    }
  });
}

async function icons(out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "icon.svg"), `${appIcon()}\n`);
  writeFileSync(join(out, "favicon.svg"), `${favicon()}\n`);
  const png = [
    ["icon-192.png", 192, "rounded"],
    ["icon-512.png", 512, "rounded"],
    ["icon-maskable-192.png", 192, "maskable"],
    ["icon-maskable-512.png", 512, "maskable"],
    ["apple-touch-icon.png", 180, "maskable"],
  ] as const;
  await withPage(async (page) => {
    for (const [name, px, shape] of png) {
      await page.setViewportSize({ width: px, height: px });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${appIcon(px, shape)}`);
      await page.screenshot({ path: join(out, name), omitBackground: true });
    }
  });
}

const [first = "", second = ""] = process.argv.slice(2);
if (first === "--icons" && second !== "") await icons(second);
else if (first === "--css" && second !== "")
  writeFileSync(join(second, "players.css"), playersCss());
else if (first !== "" && !first.startsWith("-")) await sheets(first, second);
else {
  console.error("usage: figures.ts OUT [WORD] | --icons OUT | --css OUT");
  process.exit(2);
}
