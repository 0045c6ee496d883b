/* Chance is even, stays in its range, and repeats with a seed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { diceFrom, readWishes, seededDice, trueDice } from "../../src/page/dice";

function throws(seed: number, n: number, count: number): number[] {
  const dice = seededDice(seed);
  return Array.from({ length: count }, () => dice(n));
}

test("the same seed gives the same throws, another seed others", () => {
  assert.deepEqual(throws(7, 1000, 20), throws(7, 1000, 20));
  assert.notDeepEqual(throws(7, 1000, 20), throws(8, 1000, 20));
});

test("all sides come up about equally often", () => {
  for (const dice of [seededDice(1), trueDice()]) {
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[dice(6)]!++;
    // The chance of a fair dice to leave this range is below one in a million.
    for (const count of counts) assert.ok(count > 840 && count < 1160, String(counts));
  }
});

test("numbers of the incomplete round are thrown again, so no side is favoured", () => {
  const numbers = [2 ** 32 - 1, 2 ** 32 - 2, 4];
  const dice = diceFrom(() => numbers.shift() ?? 0);
  // 2^32 = 3 k + 1, so only the largest number is one too many.
  assert.equal(dice(3), 2);
  assert.equal(numbers.length, 1);
});

test("a dice without sides is a mistake", () => {
  assert.throws(() => seededDice(1)(0), RangeError);
  assert.throws(() => seededDice(1)(1.5), RangeError);
});

test("the address can ask for repeatable draws and no pauses", () => {
  const wishes = readWishes("?seed=5&fast");
  assert.equal(wishes.isFast, true);
  assert.equal(wishes.dice(1 << 30), seededDice(5)(1 << 30));
  assert.equal(readWishes("").isFast, false);
  const [a, b] = [readWishes("?seed=x").dice, readWishes("?seed=x").dice];
  assert.notDeepEqual(
    Array.from({ length: 8 }, () => a(1 << 30)),
    Array.from({ length: 8 }, () => b(1 << 30)),
  );
});
