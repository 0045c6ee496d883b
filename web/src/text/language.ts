/* language.ts: which language is spoken, and how it writes numbers and lists. */
import { signal } from "@preact/signals";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the page; whoever reads it is painted again when it changes. */
export const lang = signal<Language>("en");

/** For tests: texts are marked and 40 % longer, so that what is cut off or not translated shows. */
export const pseudo = signal(false);

/** The first language of the person that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((l) => tag.toLowerCase().split("-")[0] === l);
    if (found) return found;
  }
  return "en";
}

/** Whose habits of writing we follow. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE" };

/** Makers of Intl objects are slow, so each is asked once for each language. */
function perLanguage<T>(make: (locale: string) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const language = lang.value;
    let found = made.get(language);
    if (found === undefined) {
      found = make(LOCALES[language]);
      made.set(language, found);
    }
    return found;
  };
}

const numbers = perLanguage((l) => new Intl.NumberFormat(l));
const plurals = perLanguage((l) => new Intl.PluralRules(l));
const lists = perLanguage((l) => new Intl.ListFormat(l, { type: "conjunction" }));
const choices = perLanguage((l) => new Intl.ListFormat(l, { type: "disjunction" }));

export function number(n: number): string {
  return numbers().format(n);
}

/** "Marta, Jan and Ole" */
export function list(items: readonly string[]): string {
  return lists().format(items);
}

/** "a, b or c" */
export function either(items: readonly string[]): string {
  return choices().format(items);
}

/** Of a number of things: is it the form for one? */
export function isOne(n: number): boolean {
  return plurals().select(n) === "one";
}
