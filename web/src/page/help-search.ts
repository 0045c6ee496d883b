/* help-search.ts: finds words in the help texts. */
import type { HelpBook, HelpSection } from "../help/types";
import { plainText } from "./markup";

export interface Hit {
  readonly book: HelpBook;
  readonly section: HelpSection;
  /** A piece of the text round the first word that was found. */
  readonly excerpt: string;
}

/** Without case and without the marks over letters: "Klöster" is found by "kloster". */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

const AROUND = 60;

/** Sections that hold all words of the query; those with a word in the title first. */
export function search(books: readonly HelpBook[], query: string): Hit[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const hits: (Hit & { readonly rank: number })[] = [];
  for (const book of books) {
    for (const section of book.sections) {
      const text = plainText(section.body);
      const whole = folded(`${section.title} ${text}`);
      if (!words.every((word) => whole.includes(word))) continue;
      const rank = words.filter((word) => folded(section.title).includes(word)).length;
      hits.push({ book, section, excerpt: excerptOf(text, words), rank });
    }
  }
  return hits
    .sort((a, b) => b.rank - a.rank)
    .map(({ book, section, excerpt }) => ({ book, section, excerpt }));
}

function excerptOf(text: string, words: readonly string[]): string {
  const places = words.map((word) => folded(text).indexOf(word)).filter((at) => at >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = first <= AROUND ? 0 : text.lastIndexOf(" ", first - AROUND / 2) + 1;
  const end = text.indexOf(" ", first + AROUND);
  const inside = text.slice(from, end < 0 ? undefined : end);
  return `${from > 0 ? "… " : ""}${inside}${end < 0 ? "" : " …"}`;
}
