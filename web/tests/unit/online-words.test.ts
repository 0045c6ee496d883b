/* The words of playing online: the same in both languages, one for every refusal of the server. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Refusal } from "../../src/online/api";
import { clockWords, CLOCKS, readClock, timeLeft, timeWords } from "../../src/online/clocks";
import { sorry } from "../../src/online/text";
import { de } from "../../src/online/text/de";
import { en } from "../../src/online/text/en";
import type { Game } from "../../src/online/types";
import { lang } from "../../src/text";
import { ROOT } from "../engine";
import { leaves, sameTexts } from "../leaves";

test("both languages have the same keys, forms and parameters", () => {
  sameTexts(en, de);
});

/** The words that stand in docs/api.md. */
function refusals(): string[] {
  const text = readFileSync(join(ROOT, "docs/api.md"), "utf8");
  const rows = text.slice(text.indexOf("## Words of refusals")).split("\n");
  return rows
    .filter((row) => row.startsWith("| `"))
    .flatMap((row) => Array.from((row.split("|")[1] ?? "").matchAll(/`([a-z-]+)`/g), (m) => m[1]!));
}

test("there is a sentence for every refusal of the server", () => {
  const words = refusals();
  assert.ok(words.length > 25, String(words.length));
  for (const language of ["en", "de"] as const) {
    lang.value = language;
    const other = sorry(new Refusal("something new"));
    for (const why of [...words, "none", "down", "offline", "broken", "program"]) {
      const text = sorry(new Refusal(why, 3));
      assert.match(text, /^[A-ZÄÖÜ].*\.$/, why);
      assert.ok(text !== other || why === "other", `there is no sentence for ${why}`);
    }
  }
  lang.value = "en";
});

test("every text is used somewhere", () => {
  const folder = join(ROOT, "web/src/online");
  const code = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  for (const key of leaves(en).keys()) {
    // Some keys end in a word of the server.
    const made = key.replace(/\.[a-zA-Z]+$/, ".${");
    assert.ok(
      key.startsWith("why.") || code.includes(`"${key}"`) || code.includes(`\`${made}`),
      `nobody says ${key}`,
    );
  }
});

test("clocks in words", () => {
  assert.deepEqual(readClock("15m+10"), { minutes: 15, seconds: 10, days: 0 });
  assert.equal(readClock("none"), null);
  assert.equal(new Set(CLOCKS.map(clockWords)).size, CLOCKS.length);
  assert.equal(timeWords(15 * 60_000), "15:00");
  assert.equal(timeWords(65_999), "1:05");
  assert.equal(timeWords(9_449), "9.4");
  assert.equal(timeWords(26 * 3_600_000), "1 d 2 h");
  assert.equal(timeWords(2 * 3_600_000 + 300_000), "2 h 5 min");
  assert.equal(timeWords(26 * 3_600_000, true), "1 d");
  assert.equal(timeWords(2 * 3_600_000, true), "2 h");
  assert.equal(timeWords(65_999, true), "1:05");
});

test("only the clock of whoever must act runs", () => {
  const game = {
    state: "running",
    left: [60_000, 50_000],
    actor: 1,
    due: 1_050_000,
  } as unknown as Game;
  assert.equal(timeLeft(game, 0, 1_020_000), 60_000);
  assert.equal(timeLeft(game, 1, 1_020_000), 30_000);
  assert.equal(timeLeft(game, 1, 2_000_000), 0);
  assert.equal(timeLeft({ ...game, left: null }, 1, 0), null);
  assert.equal(timeLeft({ ...game, state: "over" }, 1, 0), null);
});
