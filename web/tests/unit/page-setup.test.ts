/* A new game while it is being chosen: always something the engine takes, colours all different. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { seededDice } from "../../src/page/dice";
import {
  EVEN,
  NAME_BYTES,
  PERSON,
  cutName,
  draftOf,
  evened,
  fitSeats,
  infoOf,
  middleOpponent,
  newSeat,
  optionsOf,
  problemOf,
  recolour,
  remember,
  rulesText,
  setupOf,
  shuffled,
  usualName,
  type Draft,
  type Names,
} from "../../src/page/setup";
import type { Choices, SeatChoice } from "../../src/store/choices";
import { countLevel, levelOf, makeLevels, type Levels } from "../../src/store/levels";
import { loadEngine } from "../engine";

const engine = await loadEngine();
const NOTHING: Choices = { game: "", expansions: {}, options: {}, solo: [], group: [] };
const NAMES: Names = { guest: (n) => `Player ${n}`, computer: (by, n) => `${by} ${n}` };
const NOBODY: Levels = { of: {}, counted: [] };

test("there are eight opponents, each stronger than the one before in every game", () => {
  assert.equal(engine.players.length, 8);
  assert.ok(engine.players.includes(middleOpponent(engine)));
  for (const info of engine.games) {
    const rules = engine.rules(`${info.name} seats=2`);
    const strengths = engine.players.map((_, i) => rules.strengthOf(i));
    assert.deepEqual(
      strengths,
      [...strengths].sort((a, b) => a - b),
    );
    assert.equal(new Set(strengths).size, 8);
    assert.equal(rules.strengthOf(8), 0);
  }
});

test("who never chose gets one seat against the computer, or two persons", () => {
  const solo = draftOf(engine, NOTHING, "solo", true);
  assert.deepEqual(
    solo.seats.map((s) => s.by),
    [PERSON, EVEN],
  );
  assert.equal(solo.game, engine.games[0]?.name);
  assert.deepEqual(
    draftOf(engine, NOTHING, "group", true).seats.map((s) => s.by),
    [PERSON, PERSON],
  );
});

test("every game can be started at once, with every number of seats and all expansions", () => {
  for (const info of engine.games) {
    for (let n = info.seatsMin; n <= info.seatsMax; n++) {
      let seats: SeatChoice[] = [];
      while (seats.length < n) seats = [...seats, newSeat(seats, PERSON)];
      const draft: Draft = {
        game: info.name,
        expansions: info.expansions,
        options: {},
        seats,
        helps: true,
      };
      assert.equal(problemOf(engine, rulesText(draft, info)), null, rulesText(draft, info));
      assert.equal(new Set(seats.map((s) => s.colour)).size, n);
    }
  }
});

test("every value of every option is understood by the engine", () => {
  for (const info of engine.games) {
    for (const option of optionsOf(info, info.expansions)) {
      for (const value of option.values) {
        const seats = fitSeats(engine, [], info);
        const draft: Draft = {
          game: info.name,
          expansions: info.expansions,
          options: { [option.name]: value },
          seats,
          helps: true,
        };
        const text = rulesText(draft, info);
        assert.equal(problemOf(engine, text), null, text);
        assert.equal(text.includes(`${option.name}=`), value !== option.values[0]);
      }
    }
  }
});

test("options of expansions that are off are not offered and not written", () => {
  const info = infoOf(engine, "carcassonne");
  const draft: Draft = {
    game: info.name,
    expansions: [],
    options: { top: "closed" },
    seats: fitSeats(engine, [], info),
    helps: true,
  };
  assert.ok(!optionsOf(info, []).some((o) => o.name === "top"));
  assert.equal(rulesText(draft, info), "carcassonne seats=2");
  assert.ok(rulesText({ ...draft, expansions: ["tower"] }, info).includes("top=closed"));
});

test("what the engine refuses is blamed on the right part", () => {
  const part = (text: string) => {
    const problem = problemOf(engine, text);
    return [problem?.part, problem?.name];
  };
  assert.deepEqual(part("nothing seats=2"), ["game", "nothing"]);
  assert.deepEqual(part("hunters+inns seats=2"), ["expansion", "inns"]);
  assert.deepEqual(part("carcassonne+inns+tower+inns seats=2"), ["expansion", "inns"]);
  assert.deepEqual(part("wheel+inns seats=9"), ["seats", "seats"]);
  assert.deepEqual(part("carcassonne seats=2 farmers=maybe"), ["option", "farmers"]);
});

test("old choices that no longer exist do not keep anybody from playing", () => {
  const seats: SeatChoice[] = [
    { name: "A", colour: "red", by: "gone" },
    { name: "B", colour: "red", by: PERSON },
  ];
  const old: Choices = {
    ...NOTHING,
    game: "hunters",
    expansions: { hunters: ["inns"] },
    options: { hunters: { count: "x" } },
    solo: seats,
  };
  const draft = draftOf(engine, old, "solo", false);
  assert.equal(problemOf(engine, rulesText(draft, infoOf(engine, "hunters"))), null);
  assert.deepEqual(
    draft.seats.map((s) => s.by),
    [EVEN, PERSON],
  );
  assert.equal(new Set(draft.seats.map((s) => s.colour)).size, 2);
});

test("seats are fitted to the game", () => {
  const six = (["red", "blue", "orange", "sky", "white", "black"] as const).map((colour) => ({
    name: "",
    colour,
    by: PERSON,
  }));
  const info = infoOf(engine, "wheel");
  assert.equal(fitSeats(engine, six, info).length, info.seatsMax);
  assert.equal(fitSeats(engine, [], info).length, info.seatsMin);
});

test("taking a colour swaps it with whoever has it", () => {
  const seats = fitSeats(engine, [newSeat([], PERSON)], infoOf(engine, "carcassonne"));
  const swapped = recolour(seats, 0, seats[1]!.colour);
  assert.deepEqual(
    swapped.map((s) => s.colour),
    [seats[1]!.colour, seats[0]!.colour],
  );
  assert.equal(recolour(seats, 0, "black")[0]?.colour, "black");
  assert.equal(recolour(seats, 0, "black")[1]?.colour, seats[1]?.colour);
});

test("shuffling keeps everybody", () => {
  const list = [1, 2, 3, 4, 5, 6];
  const out = shuffled(list, seededDice(3));
  assert.deepEqual([...out].sort(), list);
  assert.notDeepEqual(out, list);
});

test("names are cut to what a record holds, never inside a character", () => {
  const size = (text: string) => new TextEncoder().encode(text).length;
  assert.equal(cutName("  Ann   of\n the   river "), "Ann of the river");
  const long = cutName("ü".repeat(40));
  assert.equal(long, "ü".repeat(23));
  assert.ok(size(long) <= NAME_BYTES);
  assert.equal(cutName("🏰".repeat(20)), "🏰".repeat(11));
});

test("seats without a name get one each", () => {
  const seats: SeatChoice[] = [];
  for (const by of [PERSON, "odo", PERSON, "odo", "pip"]) seats.push(newSeat([...seats], by));
  assert.deepEqual(
    seats.map((_, i) => usualName(seats, i, NAMES)),
    ["Player 1", "odo 1", "Player 2", "odo 2", "pip 1"],
  );
  assert.equal(usualName([newSeat([], PERSON)], 0, NAMES), "Player 1");
  const draft: Draft = {
    game: "hunters",
    expansions: [],
    options: {},
    seats: seats.slice(0, 2),
    helps: false,
  };
  const setup = setupOf(engine, draft, infoOf(engine, "hunters"), NOBODY, NAMES);
  assert.deepEqual(
    setup.seats.map((s) => s.name),
    ["Player 1", "odo 1"],
  );
  assert.equal(setup.rules, "hunters seats=2");
  assert.equal(setup.helps, false);
});

test("whoever is even is found by the level in that game, and nobody comes twice", () => {
  const rules = engine.rules("carcassonne seats=4");
  const seats = [PERSON, EVEN, "odo", EVEN].map((by, i) => ({ ...newSeat([], by), name: `${i}` }));
  const who = (rating: number): string[] =>
    evened(engine, rules, { of: { carcassonne: { rating, games: 3 } }, counted: [] }, seats).map(
      (seat) => seat.by,
    );
  assert.deepEqual(who(100), [PERSON, "pip", "odo", "hanno"]);
  assert.deepEqual(who(3000), [PERSON, "aude", "odo", "livia"]);
  for (let rating = 100; rating < 3000; rating += 50) {
    const three = who(rating).slice(1);
    assert.equal(new Set(three).size, 3, String(rating));
    assert.ok(three.every((name) => engine.players.includes(name)));
  }
  const other = evened(
    engine,
    rules,
    { of: { hunters: { rating: 100, games: 9 } }, counted: [] },
    seats,
  );
  assert.deepEqual(other, evened(engine, rules, NOBODY, seats));
});

test("a game counts once for a level, also when another tab has counted meanwhile", () => {
  const all = new Map<string, string>();
  const keeper = {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
  };
  const [a, b] = [makeLevels(keeper), makeLevels(keeper)];
  assert.deepEqual(levelOf(engine, a.value, "hunters"), { rating: engine.ratingStart, games: 0 });
  assert.ok(countLevel(keeper, a, "g1", "hunters", () => 900));
  assert.ok(!countLevel(keeper, a, "g1", "hunters", () => 1));
  assert.ok(!countLevel(keeper, b, "g1", "hunters", () => 1));
  assert.ok(countLevel(keeper, b, "g2", "hunters", (before) => (before?.rating ?? 0) + 7));
  assert.deepEqual(makeLevels(keeper).value.of, { hunters: { rating: 907, games: 2 } });
  for (const broken of ["", "[]", "null", '{"of":{"hunters":{"rating":"x"}},"counted":[3]}']) {
    all.set("aude.levels", broken);
    assert.deepEqual(makeLevels(keeper).value, NOBODY, broken);
  }
  const nowhere = makeLevels(null);
  assert.ok(countLevel(null, nowhere, "g1", "wheel", () => 800));
  assert.ok(!countLevel(null, nowhere, "g1", "wheel", () => 1));
  assert.equal(nowhere.value.of.wheel?.rating, 800);
});

test("the engine says what a game does to a rating", () => {
  const rules = engine.rules("carcassonne seats=3");
  const before = { rating: 1000, games: 2 };
  const after = (winners: number[], scores: number[], opponents: number[]): number =>
    rules.ratingAfter(before, 1, { winners, scores }, opponents);
  assert.ok(after([1], [20, 50, 30], [4, -1, 6]) > 1000);
  assert.ok(after([0], [60, 20, 30], [4, -1, 6]) < 1000);
  assert.equal(after([0], [60, 20, 30], [-1, -1, -1]), 1000);
});

test("games against the computer and games of people are remembered apart", () => {
  const solo = draftOf(engine, NOTHING, "solo", true);
  const group = draftOf(engine, NOTHING, "group", true);
  const both = remember(remember(NOTHING, solo), { ...group, expansions: ["tower"] });
  assert.deepEqual(both.solo, solo.seats);
  assert.deepEqual(both.group, group.seats);
  assert.deepEqual(both.expansions, { carcassonne: ["tower"] });
});
