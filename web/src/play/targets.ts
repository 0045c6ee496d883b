/* targets.ts: sorts legal actions by the thing a person points at to do them. */
import type { Choice, Rules, Turn } from "../engine/engine";
import type {
  CardTarget,
  CellTarget,
  RowTarget,
  SeatTarget,
  SpotTarget,
  Targets,
  TileTarget,
} from "./types";

const NONE: Targets = {
  cells: [],
  spots: [],
  tiles: [],
  cards: [],
  rows: [],
  seats: [],
  plain: [],
};

/** Every choice goes to exactly one target. */
export function sortTargets(choices: readonly Choice[], rules: Pick<Rules, "has">): Targets {
  if (choices.length === 0) return NONE;
  return rules.has("board") ? sortBoard(choices) : sortCards(choices);
}

function sortBoard(choices: readonly Choice[]): Targets {
  const isCell = (c: Choice) => c.spot.onBoard && c.spot.turn >= 0;
  const isSpot = (c: Choice) => c.spot.onBoard && c.spot.turn < 0 && c.spot.segment >= 0;
  const isTile = (c: Choice) => c.spot.onBoard && c.spot.turn < 0 && c.spot.segment < 0;
  const isSeat = (c: Choice) => !c.spot.onBoard && c.spot.seat >= 0;
  return {
    ...NONE,
    cells: group(choices.filter(isCell), cellKey, toCell),
    spots: group(choices.filter(isSpot), (c) => `${cellKey(c)},${c.spot.segment}`, toSpot),
    tiles: group(choices.filter(isTile), cellKey, toTile),
    seats: group(choices.filter(isSeat), (c) => String(c.spot.seat), toSeat),
    plain: choices.filter((c) => !c.spot.onBoard && c.spot.seat < 0),
  };
}

/** Verbs that take a card out of the hand; others that name a card mean one that lies in a row. */
const FROM_HAND = new Set(["lay"]);

function sortCards(choices: readonly Choice[]): Targets {
  const isCard = (c: Choice) => c.spot.onBoard && c.spot.card >= 0 && FROM_HAND.has(c.verb);
  const isRow = (c: Choice) => c.spot.onBoard && !isCard(c);
  return {
    ...NONE,
    cards: group(choices.filter(isCard), (c) => String(c.spot.card), toCard),
    rows: group(choices.filter(isRow), (c) => String(c.spot.y), toRow),
    plain: choices.filter((c) => !c.spot.onBoard),
  };
}

const cellKey = (c: Choice) => `${c.spot.x},${c.spot.y}`;

function group<T>(
  choices: readonly Choice[],
  key: (c: Choice) => string,
  make: (list: Choice[]) => T,
): T[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const list = groups.get(key(choice));
    if (list) list.push(choice);
    else groups.set(key(choice), [choice]);
  }
  return [...groups.values()].map(make);
}

/** A group is never empty. */
const first = (list: readonly Choice[]) => list[0] as Choice;

const toCell = (list: Choice[]): CellTarget => ({
  x: first(list).spot.x,
  y: first(list).spot.y,
  turns: new Map(list.map((c) => [c.spot.turn as Turn, c])),
});
const toSpot = (list: Choice[]): SpotTarget => ({
  x: first(list).spot.x,
  y: first(list).spot.y,
  segment: first(list).spot.segment,
  choices: list,
});
const toTile = (list: Choice[]): TileTarget => ({
  x: first(list).spot.x,
  y: first(list).spot.y,
  choices: list,
});
const toSeat = (list: Choice[]): SeatTarget => ({ seat: first(list).spot.seat, choices: list });
const toCard = (list: Choice[]): CardTarget => ({ card: first(list).spot.card, choices: list });
const toRow = (list: Choice[]): RowTarget => ({ row: first(list).spot.y, choices: list });
