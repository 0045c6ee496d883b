/* dice.ts: chance for games at this device: true chance, or repeatable for tests (?seed=N). */
import type { Dice } from "../play/types";

const RANGE = 2 ** 32;

/** An even choice among n from 32-bit numbers; those of the last, incomplete round do not count. */
export function diceFrom(next: () => number): Dice {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new RangeError(`no dice with ${n} sides`);
    const limit = RANGE - (RANGE % n);
    let value = next();
    while (value >= limit) value = next();
    return value % n;
  };
}

export function trueDice(): Dice {
  const room = new Uint32Array(1);
  return diceFrom(() => crypto.getRandomValues(room)[0] ?? 0);
}

/** The same numbers for the same seed: a counter stirred by multiplications. */
export function seededDice(seed: number): Dice {
  let counter = seed >>> 0;
  return diceFrom(() => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let x = counter;
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return (x ^ (x >>> 15)) >>> 0;
  });
}

/** What the address asks of chance and time: ?seed=N repeats the draws, ?fast leaves out pauses. */
export interface Wishes {
  readonly dice: Dice;
  readonly isFast: boolean;
}

export function readWishes(search: string): Wishes {
  const params = new URLSearchParams(search);
  const seed = params.get("seed");
  return {
    dice: seed !== null && /^\d{1,10}$/.test(seed) ? seededDice(Number(seed)) : trueDice(),
    isFast: params.has("fast"),
  };
}
