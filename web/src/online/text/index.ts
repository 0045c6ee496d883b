/* index.ts: the words of playing online; they come with it, in all languages. */
import { lang, type Language } from "../../text";
import { teller, type Keys } from "../../text/t";
import { Refusal } from "../api";
import { de } from "./de";
import { en } from "./en";

const texts: Readonly<Record<Language, unknown>> = { en, de };

export type OnlineKey = Keys<typeof en>;

/** The text of a key in the language of the page. */
export const o = teller<typeof en>(() => texts[lang.value]);

/** Words that mean the same to a person. */
const LIKE: Readonly<Record<string, string>> = {
  origin: "host",
  slow: "down",
  request: "json",
  version: "json",
  length: "json",
  large: "json",
  long: "json",
  type: "json",
  upgrade: "json",
};

/** What went wrong, as a sentence. The server writes its words with hyphens. */
export function sorry(error: unknown): string {
  const [word, wait] = error instanceof Refusal ? [error.why, error.wait] : [String(error), 0];
  const why = LIKE[word] ?? word;
  if (why === "many") return o("why.many", { n: wait });
  const name = why.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.hasOwn(en.why, name) ? o(`why.${name}` as "why.other") : o("why.other");
}
