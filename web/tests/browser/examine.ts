/* examine.ts: whether everyone can use what is shown, in both languages; with a picture of each. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { violations } from "./axe";
import { english, still } from "./speech";
import type { Visit } from "./world";

/** How far the page is wider than the window, in px. */
export const wider = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** What is set on this device, as another tab of it would change it. */
async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((wanted) => {
    const key = "aude.settings";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, lang: wanted }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, lang);
  await page.locator(`html[lang=${lang}]`).waitFor();
}

/** A place as it is now, in German and then in English again. */
export async function examined(visit: Visit, place: string): Promise<void> {
  const { page } = visit;
  const found: string[] = [];
  for (const lang of ["de", "en"]) {
    await speak(page, lang);
    await still(page);
    await visit.shot(`online-${place}-${lang}`);
    for (const line of await violations(page)) found.push(`${lang}: ${line}`);
    if ((await wider(page)) > 0) found.push(`${lang}: wider than the window`);
    if (lang === "en") continue;
    // What was read out before was said in the language of before.
    const said = await page.locator(".table > p[aria-live]").allInnerTexts();
    for (const text of await english(page))
      if (!said.includes(text)) found.push(`English: ${text}`);
  }
  assert.deepEqual(found, [], place);
}
