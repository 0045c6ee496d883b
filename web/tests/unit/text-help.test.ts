/* The rules help: complete in both languages, with pictures that exist, in our own words. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ICON_NAMES } from "../../src/art/icons";
import german from "../../src/help/de";
import english from "../../src/help/en";
import type { HelpBook } from "../../src/help/types";
import { lang, word } from "../../src/text";
import { loadEngine, ROOT } from "../engine";
import { bookHashes, hashOf, runsOf } from "../runs";

const engine = await loadEngine();
const rules = engine.games.map((game) =>
  engine.rules(`${[game.name, ...game.expansions].join("+")} seats=2`),
);
const books: readonly (readonly [string, readonly HelpBook[]])[] = [
  ["en", english],
  ["de", german],
];

const bodiesOf = (list: readonly HelpBook[]) =>
  list.flatMap((book) =>
    book.sections.map((section) => ({ where: `${book.id}/${section.id}`, body: section.body })),
  );

test("both languages have the same books, sections, pictures and numbers", () => {
  const shape = (list: readonly HelpBook[]) => list.map((b) => [b.id, b.sections.map((s) => s.id)]);
  assert.deepEqual(shape(german), shape(english));
  const pictures = (body: string) =>
    body.match(/\{(tile|piece|token|card|icon|key):[^}]+\}/g) ?? [];
  const numbers = (body: string) => (body.replace(/\{[^}]+\}/g, "").match(/\d+/g) ?? []).sort();
  const other = bodiesOf(german);
  for (const [i, { where, body }] of bodiesOf(english).entries()) {
    assert.deepEqual(pictures(other[i]!.body), pictures(body), where);
    assert.deepEqual(numbers(other[i]!.body), numbers(body), where);
  }
});

test("there is a book for each game and expansion, called by its name, with all its options", () => {
  for (const [language, list] of books) {
    lang.value = language as "en";
    for (const game of engine.games) {
      for (const [noun, name] of [
        ["game", game.name],
        ...game.expansions.map((e) => ["expansion", e]),
      ] as const) {
        const book = list.find((b) => b.id === name);
        assert.ok(book, name);
        assert.equal(book.title, word(noun as "game", name!));
      }
      for (const option of game.options) {
        const id = option.module === "base" ? "carcassonne" : option.module;
        const text = list
          .find((b) => b.id === id)!
          .sections.map((s) => s.body)
          .join("");
        assert.ok(
          text.includes(`**${word("option", option.name)}** (${option.name})`),
          `${id} says nothing of ${option.name}`,
        );
      }
    }
    assert.ok(list.some((b) => b.id === "using") && list.some((b) => b.id === "glossary"));
  }
});

test("every picture shows something that exists", () => {
  const known: Record<string, (name: string) => boolean> = {
    tile: (name) => rules.some((r) => r.kinds.some((k) => k.id === name)),
    piece: (name) => rules.some((r) => r.namesOf("piece").includes(name)),
    token: (name) => rules.some((r) => r.namesOf("token").includes(name)),
    card: (name) => rules.some((r) => r.cards.some((c) => c.id === name)),
    icon: (name) => (ICON_NAMES as readonly string[]).includes(name),
    key: (name) => /^([A-Z0-9?+-]|Enter|Esc)$/.test(name),
  };
  let count = 0;
  for (const [, list] of books) {
    for (const { where, body } of bodiesOf(list)) {
      for (const [, kind = "", name = ""] of body.matchAll(/\{(\w+):([^}]+)\}/g)) {
        assert.ok(known[kind]?.(name), `${where}: ${kind} ${name}`);
        count++;
      }
      assert.doesNotMatch(body.replace(/\{\w+:[^{}]+\}/g, ""), /[{}]/, where);
    }
  }
  assert.ok(count > 100);
});

test("the markup is sound", () => {
  for (const [, list] of books) {
    for (const { where, body } of bodiesOf(list)) {
      assert.doesNotMatch(body, /TO[D]O|FIX[M]E|XX[X]|lorem|\.\.\./i, where);
      assert.equal((body.match(/\*\*/g) ?? []).length % 2, 0, where);
      for (const block of body.trim().split(/\n\s*\n/)) {
        const lines = block.split("\n");
        if (!lines.some((line) => line.startsWith("|"))) continue;
        const widths = lines.map((line) => (/^\|.*\|$/.test(line) ? line.split("|").length : 0));
        assert.equal(new Set(widths).size, 1, `${where}: ${lines[0]}`);
      }
    }
  }
});

test("the books are long enough to play by and short enough to read", () => {
  for (const [language, list] of books) {
    for (const book of list) {
      const n = book.sections
        .map((s) => s.body)
        .join(" ")
        .replace(/\{[^}]+\}|[|*#-]/g, " ")
        .split(/\s+/).length;
      const [least, most] = book.id === "carcassonne" ? [650, 1200] : [250, 700];
      assert.ok(n >= least && n <= most, `${language} ${book.id}: ${n} words`);
    }
  }
});

const RULES = join(ROOT, "docs/rules");

/** What people read of the rules: help, clause files. */
const texts = [
  ...books.flatMap(([language, list]) =>
    bodiesOf(list).map(({ where, body }) => [`${language} ${where}`, body] as const),
  ),
  ...readdirSync(RULES).map((name) => [name, readFileSync(join(RULES, name), "utf8")] as const),
];

test("no eight words in a row come from a rule book", () => {
  const theirs = bookHashes();
  let runs = 0;
  assert.ok(theirs.size > 10000);
  for (const [where, text] of texts) {
    // Cells of tables and items of lists are texts of their own.
    for (const run of text.split(/\n|\|/).flatMap(runsOf)) {
      runs++;
      assert.ok(!theirs.has(hashOf(run)), `${where}: ${run}`);
    }
  }
  assert.ok(runs > 10000);
});

test("runs are found whatever their signs and letters, and hashed as in the file", () => {
  assert.deepEqual(runsOf("Eins, zwei: drei - vier {key:x} (fünf) SECHS. Sieben; acht"), [
    "eins zwei drei vier fünf sechs sieben acht",
  ]);
  assert.equal(hashOf("eins zwei drei vier fünf sechs sieben acht"), 0xd783a0d6);
  assert.deepEqual(runsOf("one two three four five six seven"), []);
});
