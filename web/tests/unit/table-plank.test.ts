/* table-plank.test.ts: how many buttons the plank has. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../../src/engine/engine";
import { isOneVerb, plainOf, plankGroups } from "../../src/table/plank-groups";

const choice = (verb: string, seat = -1): Choice => ({
  verb,
  line: `${verb} ${seat}`,
  action: { verb: 0, a: 0, b: 0, c: 0, x: 0, y: 0 },
  spot: { onBoard: false, x: 0, y: 0, turn: -1, segment: -1, piece: null, seat, card: -1 },
});

test("prisoners share one button, other choices have their own", () => {
  const ransoms = [choice("ransom", 1), choice("ransom", 2), choice("ransom", 4)];
  const again = choice("again");
  assert.deepEqual(plankGroups([again, ...ransoms]), [[again], ransoms]);
  assert.deepEqual(plankGroups([]), []);
  assert.ok(isOneVerb(plankGroups(ransoms)[0]!));
});

test("many different choices share one button", () => {
  const choices = ["again", "sell", "keep", "ransom"].map((verb) => choice(verb));
  const groups = plankGroups(choices);
  assert.deepEqual(groups, [choices]);
  assert.equal(isOneVerb(groups[0]!), false);
});

test("pass has a button of its own and is not among them", () => {
  const [pass, again, ransom] = [choice("pass"), choice("again"), choice("ransom", 3)];
  const none = { cells: [], spots: [], tiles: [], cards: [], rows: [] };
  const targets = { ...none, plain: [pass, again], seats: [{ seat: 3, choices: [ransom] }] };
  assert.deepEqual(plainOf({ targets, pass }), [again, ransom]);
  assert.deepEqual(plainOf({ targets, pass: null }), [pass, again, ransom]);
});
