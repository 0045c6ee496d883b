/*
 * words.ts: the words for the names of the engine. A name without a word is its own word, so that
 * a new game can be played before anybody has written words for it.
 */
import type { Noun, Rules } from "../engine/rules";
import { spoken } from "./catalogue";
import { isOne, number, pseudo } from "./language";
import { fill } from "./pattern";
import type { words } from "./words/en";

type Table = keyof typeof words;
/** Everything that has a name: the nouns of the engine and what a front end names besides. */
export type WordNoun =
  | Noun
  | "game"
  | "expansion"
  | "option"
  | "value"
  | "level"
  | "opponent"
  | "status"
  | "place"
  | "onto"
  | "row"
  | "colour"
  | "ask";

/** Names that mean something else with one noun than with the others. */
const SPECIAL: Readonly<Record<string, string>> = {
  "token.pig": "lucky-pig",
  "term.city": "complete-city",
};
/** Nouns that have a table of their own; all others share one. */
const OWN: Readonly<Record<string, Table>> = {
  game: "game",
  expansion: "expansion",
  option: "option",
  value: "value",
  level: "level",
  opponent: "opponent",
  status: "status",
  step: "step",
  verb: "verb",
  ask: "ask",
  place: "place",
  onto: "onto",
  colour: "colour",
};

interface Forms {
  /** m, f, n; "a" in English, "an" before a vowel, "-" without an article. */
  readonly gender: string;
  readonly one: string;
  readonly many: string;
  readonly object: string;
}

function entry(table: Table, name: string): string | undefined {
  const found: Readonly<Record<string, string>> = spoken()?.words[table] ?? {};
  return Object.hasOwn(found, name) ? found[name] : undefined;
}

function formsOf(name: string): Forms | null {
  const text = entry("name", name);
  if (text === undefined) return null;
  const [, mark = "", rest = ""] = /^(?:([mfn-]) )?(.*)$/.exec(text) ?? [];
  const [one = "", many = one, object = one] = rest.split("/");
  const gender = mark !== "" ? mark : /^[aeiou]/i.test(one) ? "an" : "a";
  return { gender, one: shown(one), many: shown(many), object: shown(object) };
}

/** In the pseudo-language of tests every word is marked. */
function shown(text: string): string {
  return pseudo.value ? fill(text) : text;
}

/** The word for a name of the engine; with n, the form for so many. */
export function word(noun: WordNoun, name: string, n = 1): string {
  const own = OWN[noun];
  if (own) {
    const text = entry(own, name);
    return text === undefined ? name : shown(text);
  }
  const forms = formsOf(SPECIAL[`${noun}.${name}`] ?? name);
  return forms === null ? name : isOne(n) ? forms.one : forms.many;
}

/** What people call a computer player; those who are no opponents have no name of their own. */
export function opponentName(by: string): string {
  return word("opponent", entry("opponent", by) === undefined ? "computer" : by);
}

/** One sentence that explains a name, or "". */
export function explain(noun: WordNoun, name: string): string {
  const text = entry("about", `${noun}.${name}`);
  return text === undefined ? "" : shown(text);
}

/** So many entries of a score card tell it from others. */
const ENTRIES = 8;

/** The word for a value of an option, for rules that have it. */
export function valueWord(rules: Rules, option: string, value: string): string {
  const text = entry("value", `${option}.${value}`) ?? value;
  const points = Array.from({ length: ENTRIES }, (_, n) => rules.cardPoints("animals", n + 1));
  return fill(text, { points: points.flatMap((p) => (p ? [number(p.points)] : [])).join(", ") });
}

const SOME: Readonly<Record<string, string>> = {
  a: "a ",
  an: "an ",
  m: "einen ",
  f: "eine ",
  n: "ein ",
};
const THAT: Readonly<Record<string, string>> = {
  a: "the ",
  an: "the ",
  m: "den ",
  f: "die ",
  n: "das ",
};
const YOUR: Readonly<Record<string, string>> = {
  a: "your ",
  an: "your ",
  m: "deinen ",
  f: "deine ",
  n: "dein ",
};

/** A noun as the object of a sentence: "a knight", "the knight", "your knight". */
export function object(name: string, which: "some" | "that" | "your" = "some"): string {
  const forms = formsOf(name);
  if (forms === null) return name;
  const articles = which === "some" ? SOME : which === "that" ? THAT : YOUR;
  return (articles[forms.gender] ?? "") + forms.object;
}

/** A card by its kind: "red 2", or as an object "a red 2"; one that may not be known is "a card". */
export function cardWord(rules: Rules, kind: number, form: "name" | "object" = "name"): string {
  const card = rules.cards[kind];
  if (!card) return form === "name" ? word("unit", "card") : object("card");
  const text = entry(form === "name" ? "card" : "cardObject", card.type);
  if (text === undefined) return card.id;
  return fill(text, { colour: colourWord(rules, card.row), value: card.value });
}

/** The colour of a row of cards, in German without its ending. */
export function colourWord(rules: Rules, row: number): string {
  return word("colour", rules.name("feature", row) ?? "");
}

/** What the board at the beginning of a row of cards shows. */
export function boardWord(rules: Rules, row: number): string {
  const name = rules.name("feature", row) ?? "";
  const text = entry("cardBoard", name);
  return text === undefined ? name : shown(text);
}
