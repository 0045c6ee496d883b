/* Settings and last choices: kept, checked when read, never in the way. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeChoices } from "../../src/store/choices";
import type { Keeper } from "../../src/store/keep";
import { makeSettings as make, readSettings, type Settings } from "../../src/store/settings";

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

/** A tab that hears of no other. */
const makeSettings = (keeper: Keeper, wishes: readonly string[]): Settings =>
  make(keeper, wishes, () => undefined);

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
  const read = (text: string) => readSettings(keeperOf({ "aude.settings": text }));
  assert.deepEqual(
    read('{"theme":"night","palette":"classic","volume":7,"muted":["x"],"more":1,"toString":1}'),
    { palette: "classic" },
  );
  for (const text of ["", "null", "[]", "{", "3"]) assert.deepEqual(read(text), {}, text);
  assert.deepEqual(readSettings(null), {});
});

test("two tabs do not take back what the other has set", () => {
  const keeper = keeperOf();
  const [a, b] = [makeSettings(keeper, ["en"]), makeSettings(keeper, ["en"])];
  a.theme.value = "evening";
  b.sound.value = true;
  assert.deepEqual(readSettings(keeper), { theme: "evening", sound: true });
  a.theme.value = "auto";
  assert.deepEqual(readSettings(keeper), { sound: true });
});

test("a tab follows what another one sets, and writes nothing for it", () => {
  const keeper = keeperOf();
  let hear = (): void => undefined;
  const a = makeSettings(keeper, ["en"]);
  const b = make(keeper, ["en"], (_, heard) => (hear = heard));
  a.theme.value = "evening";
  hear();
  assert.equal(b.theme.value, "evening");
  let writes = 0;
  keeper.setItem = () => void writes++;
  keeper.all.set("aude.settings", '{"theme":"day"}');
  hear();
  assert.equal(b.theme.value, "day");
  assert.equal(writes, 0);
});

test("choices of two tabs stay side by side", () => {
  const keeper = keeperOf();
  const [a, b] = [makeChoices(keeper), makeChoices(keeper)];
  a.value = { ...a.value, game: "wheel", expansions: { wheel: ["inns"] } };
  b.value = { ...b.value, expansions: { carcassonne: ["tower"] } };
  const { game, expansions } = makeChoices(keeper).value;
  assert.equal(game, "wheel");
  assert.deepEqual(expansions, { wheel: ["inns"], carcassonne: ["tower"] });
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
