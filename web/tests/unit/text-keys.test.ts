/* The texts of the page: the same keys and parameters in both languages, filled in rightly. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { de } from "../../src/text/de";
import { en } from "../../src/text/en";
import { either, isKey, lang, list, number, preferredLanguage, pseudo, t } from "../../src/text";
import { words as deWords } from "../../src/text/words/de";
import { words as enWords } from "../../src/text/words/en";
import { leaves, sameTexts } from "../leaves";

function inLanguage<T>(language: "en" | "de", work: () => T): T {
  const before = lang.value;
  lang.value = language;
  try {
    return work();
  } finally {
    lang.value = before;
  }
}

test("both languages have the same keys, forms and parameters", () => {
  sameTexts(en, de);
});

test("no text is empty, unfinished or untranslated", () => {
  // Words that are the same in both languages; a long text never is.
  const isSame = (text: string) =>
    text
      .replace(/\{\w+\}/g, "")
      .split(/\s+/)
      .filter((w) => /[a-zß-ü]{2}/i.test(w)).length < 4;
  const german = leaves(de);
  for (const [key, leaf] of leaves(en)) {
    for (const text of typeof leaf === "string" ? [leaf] : [leaf.one, leaf.other]) {
      assert.ok(text.trim() !== "", key);
      assert.doesNotMatch(text, /TO[D]O|FIX[M]E|XX[X]|lorem|\{\}|\s{2}/i, key);
      if (text === german.get(key))
        assert.ok(isSame(text), `${key} is the same in both languages: ${text}`);
    }
  }
});

test("every brace is part of a parameter", () => {
  for (const tree of [en, de, enWords, deWords]) {
    for (const [key, leaf] of leaves(tree)) {
      const text = typeof leaf === "string" ? leaf : leaf.one + leaf.other;
      assert.doesNotMatch(text.replace(/\{[a-zA-Z]\w*\}/g, ""), /[{}]/, key);
    }
  }
});

test("parameters, numbers and plurals are filled in", () => {
  assert.equal(t("say.points", { n: 1 }), "1 point");
  assert.equal(t("say.points", { n: 1234 }), "1,234 points");
  assert.equal(t("say.of", { what: "a", who: "{what} $& b" }), "a of {what} $& b");
  inLanguage("de", () => {
    assert.equal(t("say.points", { n: 1 }), "1 Punkt");
    assert.equal(t("say.points", { n: 0 }), "0 Punkte");
    assert.equal(number(1234.5), "1.234,5");
    assert.equal(list(["a", "b", "c"]), "a, b und c");
  });
  assert.equal(list(["a", "b", "c"]), "a, b and c");
  assert.equal(either(["a", "b"]), "a or b");
});

test("keys made from names are known or not", () => {
  assert.ok(isKey("common.close"));
  for (const key of [
    "common",
    "common.nothing",
    "say.points.one",
    "toString",
    "common.close.length",
  ])
    assert.ok(!isKey(key), key);
});

test("the language follows what the person prefers", () => {
  assert.equal(preferredLanguage(["fr-FR", "de-AT", "en"]), "de");
  assert.equal(preferredLanguage(["EN-us"]), "en");
  assert.equal(preferredLanguage(["fr"]), "en");
  assert.equal(preferredLanguage([]), "en");
});

test("the pseudo-language marks every text and makes it longer", () => {
  pseudo.value = true;
  try {
    const text = t("say.of", { what: "Marta", who: t("say.points", { n: 3 }) });
    assert.match(text, /^\[!! Marta .* \[!! 3 p.* !!\] !!\]$/);
    const plain = [...leaves(en).values()]
      .filter((leaf): leaf is string => typeof leaf === "string")
      .join("").length;
    const long = [...leaves(en).entries()]
      .filter(([, leaf]) => typeof leaf === "string")
      .map(([key]) => (t as (key: string) => string)(key))
      .join("").length;
    assert.ok(long > 1.35 * plain && long < 2 * plain, `${long} against ${plain}`);
  } finally {
    pseudo.value = false;
  }
});
