/* Names of files, and how long ago something was. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dateName } from "../../src/page/files";
import { rulesTitle, timeAgo } from "../../src/page/summary";
import { lang } from "../../src/text";

test("the name of an exported record has the date of this place", () => {
  assert.equal(dateName(new Date(2025, 2, 7, 23, 59)), "aude-2025-03-07.txt");
});

test("how long ago a game was played", () => {
  lang.value = "en";
  const now = 1_700_000_000_000;
  const ago = (ms: number) => timeAgo(now - ms, now);
  assert.equal(ago(-5000), "just now");
  assert.equal(ago(59_000), "just now");
  assert.equal(ago(60_000), "a minute ago");
  assert.equal(ago(5 * 60_000), "5 minutes ago");
  assert.equal(ago(3_600_000), "an hour ago");
  assert.equal(ago(2 * 86_400_000), "2 days ago");
});

test("rules in words", () => {
  lang.value = "en";
  assert.equal(rulesTitle("hunters seats=2"), "Hunters & Gatherers");
  assert.equal(
    rulesTitle("carcassonne+inns+tower seats=2"),
    "Carcassonne with Inns & Cathedrals, The Tower",
  );
  lang.value = "de";
  assert.equal(
    rulesTitle("carcassonne+traders+tower seats=2"),
    "Carcassonne: Händler & Baumeister, Der Turm",
  );
  lang.value = "en";
});
