/*
 * face.ts: the 24 faces, by the engine's names of cards.
 *
 * A card is 240 x 360 from (0, 0); with its shadow it fills 246 x 368.
 */
import { dragon, fairy } from "../figures";
import { fill, n, oval, place, seeded, shadow } from "../ink";
import { cat, donkey, hen, sheep } from "../scenes/animals";
import { abbey, citadel, farm, inn } from "../scenes/buildings";
import {
  allSuits,
  fourColours,
  frame,
  houseSign,
  joker,
  paper,
  pennant,
  twoTones,
  value,
} from "./frame";
import { glade, hill, land, peaks } from "./land";
import { PEOPLE, person } from "./people";
import { magicSky, nightSky, sky } from "./sky";
import { SUITS, SUIT_COLOURS, suitSign } from "./suits";
import type { Suit } from "./suits";

interface Being {
  readonly draw: () => string;
  readonly scale: number;
}

const ANIMALS: Readonly<Record<Suit, Being>> = {
  yellow: { draw: hen, scale: 1.42 },
  red: { draw: donkey, scale: 1.2 },
  green: { draw: sheep, scale: 1.32 },
  blue: { draw: cat, scale: 1.42 },
};

export const BUILDINGS: Readonly<Record<Suit, Being>> = {
  yellow: { draw: abbey, scale: 1.05 },
  red: { draw: inn, scale: 1.18 },
  green: { draw: farm, scale: 1.06 },
  blue: { draw: citadel, scale: 1.02 },
};

/** The same animals on the pennant: x, y and scale. */
const ANIMAL_SIGNS: Readonly<Record<Suit, readonly [number, number, number]>> = {
  yellow: [37, 42, 0.3],
  red: [40, 43, 0.25],
  green: [40, 39, 0.29],
  blue: [37, 43, 0.28],
};

function people(suit: Suit, count: number): string {
  const [a, b, c] = PEOPLE[suit];
  if (count === 1) return place(person(a), 122, 322, 1.44);
  if (count === 2) return place(person(b, 2), 80, 306, 1.18) + place(person(a, -2), 158, 324, 1.22);
  // The road's third one carries a pack, which needs room on the left.
  const [x, y] = suit === "red" ? [132, 256] : [120, 266];
  return (
    place(person(c), x, y, 1.02) +
    place(person(b, 2), 72, 320, 1.06) +
    place(person(a, -2), 166, 326, 1.06)
  );
}

type Draw = (small: boolean) => string;

/** A card of one colour: backdrop, picture, frame, pennant. */
function coloured(suit: Suit, seed: number, picture: () => string, index: () => string): Draw {
  const c = SUIT_COLOURS[suit];
  return (small) =>
    paper() +
    sky(suit, seed) +
    land(suit, seed) +
    picture() +
    frame(c.frame, c.deep) +
    pennant(index() + place(suitSign(suit, c.deep), 37, 60, 0.86), c.pale, c.frame, small);
}

function suitCards(suit: Suit): [string, Draw][] {
  const animal = ANIMALS[suit];
  const building = BUILDINGS[suit];
  const [x, y, s] = ANIMAL_SIGNS[suit];
  return [
    ...[1, 2, 3].map((k): [string, Draw] => [
      `${suit}.${k}`,
      coloured(
        suit,
        k,
        () => people(suit, k),
        () => value(String(k)),
      ),
    ]),
    [
      `${suit}.animal`,
      coloured(
        suit,
        5,
        () => place(animal.draw(), 122, 318, animal.scale),
        () => place(animal.draw(), x, y, s),
      ),
    ],
    [
      `${suit}.building`,
      coloured(
        suit,
        8,
        () => place(building.draw(), 122, 312, building.scale),
        () => houseSign(),
      ),
    ],
  ];
}

const FLAME =
  "M74 176C58 172 44 176 34 190C40 188 42 190 40 196C36 206 34 212 28 218C42 216 50 210 52 202" +
  "C56 208 54 214 50 222C66 214 66 200 76 186Z";
const FLAME_HEART = "M72 178C60 178 52 182 46 192C52 190 54 194 52 200C60 196 64 190 74 184Z";

const dragonCard: Draw = (small) =>
  paper() +
  nightSky() +
  peaks() +
  fill(FLAME, "#e8772e") +
  fill(FLAME_HEART, "#fbd26a") +
  place(dragon({ bare: true }), 128, 320, 1.56) +
  twoTones("#8a4330", "#6f3325", "#43190f") +
  pennant(value("10", 36, 30) + allSuits(), "#f7dfb5", "#8a4330", small);

function sparks(): string {
  const chance = seeded(3);
  let d = "";
  for (let i = 0; i < 16; i += 1) {
    const [x, y, k] = [34 + chance() * 172, 70 + chance() * 200, 2 + chance() * 3.5];
    const [left, right, up, down] = [n(x - k), n(x + k), n(y - k), n(y + k)];
    const mid = `${n(x)} ${n(y)}`;
    d +=
      `M${n(x)} ${up}Q${mid} ${right} ${n(y)}Q${mid} ${n(x)} ${down}Q${mid} ${left} ${n(y)}` +
      `Q${mid} ${n(x)} ${up}Z`;
  }
  return fill(d, "#e3b048");
}

const fairyCard: Draw = (small) =>
  paper() +
  magicSky() +
  glade() +
  sparks() +
  shadow(oval(120, 312, 62, 8), 0.15) +
  place(fairy({ bare: true }), 120, 300, 1.6) +
  twoTones("#86aaa0", "#739990", "#4a6d66") +
  pennant(value("10", 36, 30) + allSuits(), "#f3f5e2", "#7fa39a", small);

/** All animals on each other's backs. */
const animalJoker: Draw = (small) =>
  paper() +
  sky("green", 21) +
  land("green", 21) +
  place(donkey(), 130, 326, 1.06) +
  place(sheep(), 140, 237, 0.68) +
  place(cat(), 146, 181, 0.52) +
  place(hen(), 142, 119, 0.48) +
  fourColours() +
  pennant(place(hen(), 37, 44, 0.34) + joker(), "#faf0d4", "#9c6c10", small);

const buildingJoker: Draw = (small) =>
  paper() +
  sky("green", 34) +
  land("green", 34) +
  hill() +
  place(citadel(), 124, 216, 0.62) +
  place(abbey(), 82, 268, 0.66) +
  place(inn(), 170, 270, 0.68) +
  place(farm(), 118, 326, 0.78) +
  fourColours() +
  pennant(houseSign(1.1) + joker(), "#faf0d4", "#9c6c10", small);

const FACES: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...SUITS.flatMap(suitCards),
  ["dragon", dragonCard],
  ["fairy", fairyCard],
  ["animal-joker", animalJoker],
  ["building-joker", buildingJoker],
]);

/** All cards that have a face. */
export const CARD_IDS: readonly string[] = [...FACES.keys()];

/** A card that has no picture still has a frame, so that the game goes on. */
const unknown: Draw = (small) =>
  paper() + twoTones("#c9ac6c", "#a98a4c", "#7a5a22") + pennant("", "#faf0d4", "#9c6c10", small);

/** The face of a card; the small one, for less than about 90 px, has a larger index. */
export const cardFace = (id: string, o: { readonly small?: boolean } = {}): string =>
  (FACES.get(id) ?? unknown)(o.small === true);
