/* What stands round the board is counted right: results, supplies, prisoners, tiles to come. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { State } from "../../src/engine/engine";
import { sortTargets } from "../../src/play/targets";
import { ranking, reckon } from "../../src/table/reckoning";
import { otherBegins } from "../../src/table/result";
import { stacksOf } from "../../src/table/remaining-tiles";
import {
  besideBoard,
  cardsOf,
  prisonersOf,
  suppliesOf,
  thingsOf,
} from "../../src/table/seat-things";
import { loadEngine } from "../engine";
import { allRules, playAtRandom } from "./text-play";

const engine = await loadEngine();

test("the table at the end adds up to the scores", () => {
  for (const [i, text] of allRules(engine).entries()) {
    const rules = engine.rules(text);
    const steps = playAtRandom(engine, text, 40 + i, -1, () => undefined);
    const scores = steps.at(-1)!.scores;
    const rows = reckon(rules, steps, scores);
    assert.deepEqual(
      scores.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat]!, 0)),
      [...scores],
      text,
    );
    assert.ok(
      !rows.some((row) => row.heading.noun === "other"),
      `${text}: all points are told by events`,
    );
    const names = rows.map((row) => `${row.heading.noun}.${row.heading.name}`);
    assert.equal(new Set(names).size, names.length);
  }
});

test("points that no event tells are shown as other", () => {
  const rules = engine.rules("carcassonne seats=2");
  assert.deepEqual(reckon(rules, [], [3, 0]), [
    { heading: { noun: "other", name: "" }, points: [3, 0] },
  ]);
  assert.deepEqual(reckon(rules, [], [0, 0]), []);
});

test("equal scores share a rank", () => {
  const ranked = ranking([20, 31, 20, 4], [1]);
  assert.deepEqual(
    ranked.map((r) => [r.seat, r.rank, r.hasWon]),
    [
      [1, 1, true],
      [0, 2, false],
      [2, 2, false],
      [3, 4, false],
    ],
  );
});

test("who has won by somebody's giving up is first, whatever the points say", () => {
  const rank = (scores: number[], winners: number[]) =>
    ranking(scores, winners).map((r) => [r.seat, r.rank]);
  assert.deepEqual(rank([0, 0], [0]), [
    [0, 1],
    [1, 2],
  ]);
  assert.deepEqual(rank([30, 12, 20], [1]), [
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});

/** Plays until the test holds, and gives the position. */
function playUntil(text: string, isFound: (state: State) => boolean): State {
  for (let seed = 1; seed < 60; seed++) {
    let found: State | null = null;
    playAtRandom(engine, text, seed, -1, (view) => {
      if (!found && isFound(view)) found = view.copy();
    });
    if (found) return found;
  }
  throw new Error("no such position came by");
}

test("every figure of a seat is in its supply, on the board or held", () => {
  const state = playUntil("carcassonne+inns+traders+tower seats=3", (s) =>
    s.pieces().some((p) => p.where === "held"),
  );
  const kinds = state.rules.namesOf("piece");
  const pieces = state.pieces();
  for (let seat = 0; seat < 3; seat++) {
    const supplies = suppliesOf(kinds, pieces, seat);
    assert.deepEqual(
      supplies.map((s) => s.kind),
      [...kinds],
    );
    const away = pieces.filter((p) => p.seat === seat && p.where !== "supply").length;
    const count = (of: "left" | "total") => supplies.reduce((sum, s) => sum + s[of], 0);
    assert.equal(count("total") - count("left"), away);
  }
  assert.deepEqual(
    suppliesOf([...kinds, "hut"], pieces, 0).map((s) => s.kind),
    [...kinds],
  );
  const held = pieces.filter((p) => p.where === "held");
  const shown = [0, 1, 2].flatMap((seat) =>
    prisonersOf(pieces, sortTargets([], state.rules), state.actor, seat),
  );
  assert.equal(shown.length, held.length);
  assert.ok(shown.every((p) => p.choice === null));
});

test("a prisoner who can be bought back is pressed where he sits", () => {
  const state = playUntil("carcassonne+inns+tower seats=2", (s) =>
    s.choices().some((c) => c.verb === "ransom"),
  );
  const targets = sortTargets(state.choices(), state.rules);
  const ransoms = state.choices().filter((c) => c.verb === "ransom");
  const cells = [0, 1].flatMap((seat) => prisonersOf(state.pieces(), targets, state.actor, seat));
  const pressable = cells.filter((p) => p.choice !== null);
  assert.deepEqual(
    new Set(pressable.map((p) => p.choice!.line)),
    new Set(ransoms.map((c) => c.line)),
  );
  assert.ok(
    pressable.every((p) => p.piece.seat === state.actor && p.piece.kind === p.choice!.spot.piece),
  );
});

test("tokens lie with their seat, beside the board or on it", () => {
  const state = playUntil("carcassonne+traders+princess+tower seats=2", (s) =>
    s.tokens().some((k) => k.kind === "wine" && k.count > 0),
  );
  const tokens = state.tokens();
  const things = [0, 1].flatMap((seat) => thingsOf(tokens, seat));
  assert.ok(things.some((k) => k.kind === "wine") && things.some((k) => k.kind === "tower-pieces"));
  assert.ok(things.every((k) => k.count > 0 && !k.onBoard));
  assert.ok(besideBoard(tokens).every((k) => k.seat < 0 && !k.onBoard));
});

test("the tiles to come are those of the pile", () => {
  for (const text of ["carcassonne+inns+princess seats=2", "hunters seats=2", "wheel seats=2"]) {
    const state = playUntil(text, (s) => s.left < 40);
    const [first, ...others] = stacksOf(state.rules, state);
    assert.equal(first!.count, state.left, text);
    assert.ok(others.every((stack) => stack.isSecond));
    assert.ok(first!.kinds.every(({ kind, count }) => count === state.bag(kind.index)));
    for (const { terrain, tiles } of first!.sums) {
      const having = first!.kinds.filter(({ kind }) => kind.side.includes(terrain));
      assert.equal(
        tiles,
        having.reduce((sum, k) => sum + k.count, 0),
        `${text} ${terrain}`,
      );
    }
  }
  const hunters = playUntil("hunters seats=2", (s) => s.left < 60);
  assert.ok(stacksOf(hunters.rules, hunters).some((stack) => stack.isSecond));
});

test("cards are counted by where they lie", () => {
  const state = playUntil("cardcassonne seats=3", (s) =>
    s.cards().some((c) => c.where === "chest"),
  );
  const { hand, front, chest } = cardsOf(state, state.actor);
  const count = (where: string) =>
    state
      .cards()
      .filter((c) => c.seat === state.actor && c.where === where)
      .reduce((sum, c) => sum + c.count, 0);
  assert.deepEqual([hand, front, chest], [count("hand"), count("front"), count("chest")]);
});

test("in the next game the second begins and everybody keeps colour and place in the round", () => {
  const seats = ["Ada", "Ben", "Cleo"].map((name) => ({
    name,
    colour: "red" as const,
    by: "person",
  }));
  const again = otherBegins({ rules: "carcassonne seats=3", helps: false, seats });
  assert.deepEqual(
    again.seats.map((seat) => seat.name),
    ["Ben", "Cleo", "Ada"],
  );
  assert.deepEqual([again.rules, again.helps], ["carcassonne seats=3", false]);
});
