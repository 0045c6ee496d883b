/* A new game while it is being chosen: always something the engine takes, colours all different. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { seededDice } from "../../src/page/dice";
import {
  NAME_BYTES,
  PERSON,
  cutName,
  draftOf,
  fitSeats,
  infoOf,
  levelsOf,
  middleLevel,
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
import { loadEngine } from "../engine";

const engine = await loadEngine();
const NOTHING: Choices = { game: "", expansions: {}, options: {}, solo: [], group: [] };
const NAMES: Names = { guest: (n) => `Player ${n}`, bots: ["Reed", "Alba"] };

test("the levels leave out the player that plays at random", () => {
  assert.ok(!levelsOf(engine).includes("random"));
  assert.ok(levelsOf(engine).includes(middleLevel(engine)));
});

test("who never chose gets one seat against the computer, or two persons", () => {
  const solo = draftOf(engine, NOTHING, "solo", true);
  assert.deepEqual(
    solo.seats.map((s) => s.by),
    [PERSON, middleLevel(engine)],
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
    [middleLevel(engine), PERSON],
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
  for (const by of [PERSON, "greedy", PERSON, "greedy"]) seats.push(newSeat([...seats], by));
  assert.deepEqual(
    seats.map((_, i) => usualName(seats, i, NAMES)),
    ["Player 1", "Reed", "Player 2", "Alba"],
  );
  assert.equal(usualName([newSeat([], PERSON)], 0, NAMES), "Player 1");
  const draft: Draft = {
    game: "hunters",
    expansions: [],
    options: {},
    seats: seats.slice(0, 2),
    helps: false,
  };
  const setup = setupOf(draft, infoOf(engine, "hunters"), NAMES);
  assert.deepEqual(
    setup.seats.map((s) => s.name),
    ["Player 1", "Reed"],
  );
  assert.equal(setup.rules, "hunters seats=2");
  assert.equal(setup.helps, false);
});

test("games against the computer and games of people are remembered apart", () => {
  const solo = draftOf(engine, NOTHING, "solo", true);
  const group = draftOf(engine, NOTHING, "group", true);
  const both = remember(remember(NOTHING, solo), { ...group, expansions: ["tower"] });
  assert.deepEqual(both.solo, solo.seats);
  assert.deepEqual(both.group, group.seats);
  assert.deepEqual(both.expansions, { carcassonne: ["tower"] });
});
