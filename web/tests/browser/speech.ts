/* speech.ts: whether a page has come to rest, and whether it speaks German throughout. */
import type { Page } from "playwright-core";
import { de as onlineDe } from "../../src/online/text/de";
import { en as onlineEn } from "../../src/online/text/en";
import { de } from "../../src/text/de";
import { en } from "../../src/text/en";

/** What moves or fades in has come to rest: half transparent text has no contrast. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.playState !== "running"),
  );
}

/** The texts of the page without parameters, by language. */
function plain(tree: object): string[] {
  return Object.values(tree).flatMap((leaf: unknown) =>
    typeof leaf === "string"
      ? leaf.includes("{")
        ? []
        : [leaf]
      : typeof leaf === "object" && leaf !== null
        ? plain(leaf)
        : [],
  );
}

const german = new Set([...plain(de), ...plain(onlineDe)]);
const onlyEnglish = [...plain(en), ...plain(onlineEn)].filter((text) => !german.has(text));
/** Words that are in nearly every English sentence and in no German one. */
const SMALL = /\b(the|and|your|with|of|you|are)\b/i;

/** Texts and labels on a German page that are English. Names of games and people are as they are. */
export async function english(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("[lang=en], textarea, code, pre, noscript") === null)
        found.push(node.textContent?.trim() ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      if (element.closest("[lang=en]")) continue;
      for (const name of ["aria-label", "title", "placeholder"])
        found.push(element.getAttribute(name) ?? "");
    }
    return [...new Set(found)];
  });
  return texts.filter((text) => onlyEnglish.includes(text) || SMALL.test(text));
}
