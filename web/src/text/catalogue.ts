/*
 * catalogue.ts: the words of the languages that have been loaded. A person needs one language, so
 * each is a file of its own.
 */
import type { en } from "./en";
import { lang, type Language } from "./language";
import type { Translated } from "./pattern";
import type { words } from "./words/en";

export interface Catalogue {
  readonly texts: Translated<typeof en>;
  readonly words: Translated<typeof words>;
}

const known = new Map<Language, Catalogue>();

const files: Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import("./catalogue/en"),
  de: () => import("./catalogue/de"),
};

/** The words of the language that is spoken; undefined until the first has been loaded. */
export function spoken(): Catalogue | undefined {
  return known.get(lang.value);
}

export function learn(language: Language, catalogue: Catalogue): void {
  known.set(language, catalogue);
}

/** The one that was wished for last; others that arrive later are not spoken. */
let wish: Language | undefined;

/** Loads a language and then speaks it. */
export async function speak(language: Language): Promise<void> {
  wish = language;
  if (!known.has(language)) learn(language, (await files[language]()).catalogue);
  if (wish === language) lang.value = language;
}
