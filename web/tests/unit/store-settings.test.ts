/* Settings and last choices: kept, checked when read, never in the way. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeChoices } from "../../src/store/choices";
import { makeSettings, readSettings, type Keeper } from "../../src/store/settings";

function keeperOf(
  first: Record<string, string> = {},
): Keeper & { readonly all: Map<string, string> } {
  const all = new Map(Object.entries(first));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
  };
}

test("what is set is there at the next start", () => {
  const keeper = keeperOf();
  const first = makeSettings(keeper, ["de-AT"]);
  assert.equal(first.lang.value, "de");
  assert.equal(first.sound.value, false);
  first.theme.value = "evening";
  first.muted.value = ["score"];
  const second = makeSettings(keeper, ["de-AT"]);
  assert.equal(second.theme.value, "evening");
  assert.deepEqual(second.muted.value, ["score"]);
});

test("the language follows the browser until somebody chooses one", () => {
  const keeper = keeperOf();
  makeSettings(keeper, ["de"]).theme.value = "day";
  assert.equal(makeSettings(keeper, ["en-GB"]).lang.value, "en");
  makeSettings(keeper, ["en"]).lang.value = "de";
  assert.equal(makeSettings(keeper, ["fr", "en"]).lang.value, "de");
  assert.equal(makeSettings(keeperOf(), ["fr"]).lang.value, "en");
});

test("what cannot be used is forgotten, the rest stays", () => {
  assert.deepEqual(
    readSettings('{"theme":"night","palette":"classic","volume":7,"muted":["x"],"more":1}'),
    { palette: "classic" },
  );
  for (const text of [null, "", "null", "[]", "{", "3"])
    assert.deepEqual(readSettings(text), {}, String(text));
});

test("a store that refuses everything stops nobody", () => {
  const refusing: Keeper = {
    getItem: () => {
      throw new Error("no");
    },
    setItem: () => {
      throw new Error("no");
    },
  };
  const settings = makeSettings(refusing, []);
  settings.grid.value = true;
  assert.equal(settings.grid.value, true);
  const choices = makeChoices(refusing);
  choices.value = { ...choices.value, game: "hunters" };
  assert.equal(choices.value.game, "hunters");
});

test("choices are kept, and damaged ones forgotten piece by piece", () => {
  const keeper = keeperOf();
  const seat = { name: "Ann", colour: "sky", by: "person" } as const;
  makeChoices(keeper).value = {
    game: "wheel",
    expansions: { wheel: ["inns"] },
    options: { wheel: { farmers: "off" } },
    solo: [seat],
    group: [],
  };
  assert.deepEqual(makeChoices(keeper).value.solo, [seat]);
  assert.deepEqual(makeChoices(keeper).value.expansions, { wheel: ["inns"] });
  const damaged =
    '{"game":3,"expansions":{"wheel":["inns"],"hunters":"x"},"options":7,"solo":[{"name":"A"}],"group":null}';
  assert.deepEqual(makeChoices(keeperOf({ "aude.choices": damaged })).value, {
    game: "",
    expansions: { wheel: ["inns"] },
    options: {},
    solo: [],
    group: [],
  });
});
