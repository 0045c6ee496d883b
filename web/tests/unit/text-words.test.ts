/* Every name of every game has a word in both languages, and every status a sentence. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { NOUNS } from "../../src/engine/rules";
import { rulesWith } from "../../src/page/setup";
import {
  cardWord,
  colourWord,
  explain,
  isKey,
  lang,
  LANGUAGES,
  object,
  pseudo,
  t,
  valueWord,
  word,
  type WordNoun,
} from "../../src/text";
import { words as german } from "../../src/text/words/de";
import { words as english } from "../../src/text/words/en";
import { loadEngine } from "../engine";
import { allRules } from "./text-play";

const engine = await loadEngine();
/** Numbers of the rules are asked for by their names and never told. */
const TOLD = NOUNS.filter((noun) => noun !== "number");

/** In the pseudo-language words are marked; a name that has none stands for itself. */
function hasWord(noun: WordNoun, name: string): boolean {
  pseudo.value = true;
  const text = word(noun, name);
  pseudo.value = false;
  return text !== name;
}

for (const language of LANGUAGES) {
  test(`every name has a word (${language})`, () => {
    lang.value = language;
    let names = 0;
    const check = (noun: WordNoun, name: string) => {
      assert.ok(hasWord(noun, name), `${noun} ${name}`);
      assert.notEqual(word(noun, name), "", `${noun} ${name}`);
      names++;
    };
    for (const text of allRules(engine)) {
      const rules = engine.rules(text);
      for (const noun of TOLD)
        for (const name of rules.namesOf(noun)) if (name !== "") check(noun, name);
      for (const feature of rules.namesOf("feature"))
        check(rules.has("board") ? "place" : "colour", feature);
      for (const verb of rules.namesOf("verb")) check("ask", verb);
    }
    assert.ok(names > 500);
  });

  test(`games, expansions and levels have words, options and values are explained (${language})`, () => {
    lang.value = language;
    const check = (noun: WordNoun, name: string) =>
      assert.ok(hasWord(noun, name), `${noun} ${name}`);
    for (const game of engine.games) {
      check("game", game.name);
      for (const expansion of game.expansions) check("expansion", expansion);
      for (const option of game.options) {
        check("option", option.name);
        assert.match(explain("option", option.name), /^\S.*\.$/, option.name);
        const told = option.values.map((value) => {
          check("value", `${option.name}.${value}`);
          assert.match(explain("value", `${option.name}.${value}`), /^\S.*\.$/, value);
          return valueWord(rulesWith(engine, game, option, value), option.name, value);
        });
        assert.equal(new Set(told).size, told.length, `${told.join(" | ")} can be told apart`);
        for (const text of told) assert.doesNotMatch(text, /[{}]/);
      }
    }
    for (const level of new Set([...engine.players, "random", "greedy", "ranking", "rollout"]))
      check("level", level);
  });

  test(`every status has a sentence (${language})`, () => {
    lang.value = language;
    let count = 0;
    for (; ; count++) {
      const name = engine.wasm.text(engine.wasm.call("aude_status_name", count));
      if (name === null || name === "unknown") break;
      assert.match(word("status", name), /^[A-ZÄÖÜ].*\.$/, name);
    }
    assert.ok(count > 50);
    assert.match(word("status", "unknown"), /\.$/);
  });

  test(`every card has a name (${language})`, () => {
    lang.value = language;
    const rules = engine.rules("cardcassonne seats=2");
    const names = rules.cards.map((card) => cardWord(rules, card.index));
    assert.equal(new Set(names).size, names.length);
    for (const card of rules.cards)
      assert.doesNotMatch(cardWord(rules, card.index, "object"), /[{}.]/);
  });
}

test("numbers in what is said of cards come from the rules", () => {
  for (const language of LANGUAGES) {
    lang.value = language;
    const state = engine.start("cardcassonne seats=2");
    const told = state.rules.namesOf("card").map((type) => {
      const key = `cards.about.${type}`;
      assert.ok(isKey(key), key);
      const text = t(key, state.numbers());
      assert.doesNotMatch(text, /[{}]/, key);
      return text;
    });
    for (const name of ["wrong", "joker"])
      assert.ok(
        told.some(
          (text) =>
            text.includes(` ${state.number(name)} `) || text.startsWith(`${state.number(name)} `),
        ),
        name,
      );
    state.free();
  }
});

test("nouns have their forms and articles", () => {
  lang.value = "en";
  assert.equal(word("feature", "city", 3), "cities");
  assert.equal(word("term", "city", 2), "complete cities");
  assert.equal(word("token", "pig"), "pig of the wheel");
  assert.equal(object("knight", "your"), "your knight");
  assert.equal(object("inn"), "an inn");
  assert.equal(object("wine"), "wine");
  lang.value = "de";
  assert.equal(word("token", "pig"), "Glücksschwein");
  assert.equal(object("farmer"), "einen Bauern");
  assert.equal(object("large", "that"), "den großen Gefolgsmann");
  assert.equal(object("hut", "your"), "deine Hütte");
  const rules = engine.rules("cardcassonne seats=2");
  assert.equal(cardWord(rules, 6, "object"), "eine rote 2");
  assert.equal(cardWord(rules, -1, "object"), "eine Karte");
  assert.equal(colourWord(rules, 2), "grün");
  lang.value = "en";
  assert.equal(cardWord(rules, -1, "object"), "a card");
});

test("an unknown name is its own word", () => {
  assert.equal(word("feature", "abbey"), "abbey");
  assert.equal(word("level", "master"), "master");
  assert.equal(object("abbey"), "abbey");
  assert.equal(explain("piece", "toString"), "");
  assert.equal(word("piece", "constructor"), "constructor");
});

test("German nouns have a gender, all nouns a plural", () => {
  for (const [name, text] of Object.entries(german.name))
    assert.match(text, /^([mfn] \S[^/]*\/[^/]+(\/[^/]+)?|- \S.*)$/, name);
  for (const [name, text] of Object.entries(english.name))
    assert.match(text, /^(\S[^/]*\/[^/]+|- \S.*)$/, name);
});

test("a tile that fits nowhere leaves the game, one laid aside comes back", () => {
  lang.value = "en";
  assert.equal(t("say.then.discard"), "the tile fits nowhere and leaves the game");
  assert.match(t("say.then.aside"), /aside until the dragon comes/);
  lang.value = "de";
  assert.equal(t("say.then.discard"), "die Karte passt nirgends und ist aus dem Spiel");
  assert.match(t("say.then.aside"), /zur Seite, bis der Drache/);
  lang.value = "en";
});
