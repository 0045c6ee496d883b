/* goods.ts: the goods of Traders & Builders on a tile are the tokens of the players' rows. */
import { good, GOOD_NAMES } from "../../tokens/goods";
import { sign, type Sprites } from "../kit/sprite";

/** Tokens have radius 47; a sign on a tile has radius 24. */
const SIZE = 24 / 47;

export function goods(): Sprites {
  return Object.fromEntries(
    GOOD_NAMES.map((name) => [
      name,
      sign((pen) => pen.add(`<g transform="scale(${SIZE.toFixed(3)})">${good(name)}</g>`)),
    ]),
  );
}
