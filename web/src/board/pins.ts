/*
 * pins.ts: what can be pointed at on the board, as a plain list: cells, places for figures,
 * figures, whole tiles. Where each button lies and what it means is reckoned here, without the DOM.
 */
import type { Choice } from "../engine/engine";
import type { Targets } from "../play/types";
import type { Point } from "./camera";
import { spreadExtents, type Extent } from "./spread";
import type { Window } from "./window";

/** cell: the tile in hand goes there. put: a figure goes there. take: what stands there is meant.
 *  tile: the whole tile is meant. many: places of a tile that are shown when one comes nearer. */
export type PinSort = "cell" | "put" | "take" | "tile" | "many";

export interface Pin {
  readonly key: string;
  readonly sort: PinSort;
  readonly x: number;
  readonly y: number;
  /** -1: the whole cell. */
  readonly segment: number;
  readonly choices: readonly Choice[];
  /** The key 1 to 9 that takes it, or 0. */
  readonly digit: number;
}

/** The choices of a spot either put a figure there or mean what stands there already. */
const sortOf = (choices: readonly Choice[]): PinSort =>
  choices.some((choice) => choice.spot.piece !== null) ? "put" : "take";

/** Everything that can be pointed at, in the order in which the keyboard goes through it. */
export function pinsOf(targets: Targets): Pin[] {
  const cells = targets.cells.map(
    (cell): Pin => ({
      key: `cell ${cell.x},${cell.y}`,
      sort: "cell",
      x: cell.x,
      y: cell.y,
      segment: -1,
      choices: [...cell.turns.values()],
      digit: 0,
    }),
  );
  const spots = targets.spots.map(
    (spot, i): Pin => ({
      key: `spot ${spot.x},${spot.y},${spot.segment}`,
      sort: sortOf(spot.choices),
      x: spot.x,
      y: spot.y,
      segment: spot.segment,
      choices: spot.choices,
      digit: i < 9 ? i + 1 : 0,
    }),
  );
  const tiles = targets.tiles.map((tile, i): Pin => {
    const n = targets.spots.length + i + 1;
    return {
      key: `tile ${tile.x},${tile.y}`,
      sort: "tile",
      x: tile.x,
      y: tile.y,
      segment: -1,
      choices: tile.choices,
      digit: n <= 9 ? n : 0,
    };
  });
  return [...cells, ...spots, ...tiles];
}

export interface Placed {
  readonly pin: Pin;
  /** Where the button has its middle, and the thing itself, in px of the resting board. */
  readonly at: Point;
  readonly thing: Point;
  /** The button had to move away from its thing: a line leads back. */
  readonly isMoved: boolean;
}

/** So far, in px, a button may lie off its thing and still be taken for it; a ring round a figure
 *  has to lie closer. */
const NEAR = 7;
const RING_NEAR = 2;

/** Lays the round buttons out so that none lies on another, with all that hangs on them; thing says
 *  where each belongs, in px, and extent how far it reaches. Those of things in the window stay in
 *  it. */
export function placePins(
  pins: readonly Pin[],
  thing: (pin: Pin) => Point,
  extent: (pin: Pin) => Extent,
  window?: Window,
): Placed[] {
  const things = pins.map(thing);
  const places = spreadExtents(things, pins.map(extent), window?.area, window?.covers);
  return pins.map((pin, i) => {
    const [at, to] = [places[i]!, things[i]!];
    const near = pin.sort === "take" ? RING_NEAR : NEAR;
    const isMoved = pin.sort === "tile" || Math.hypot(at.x - to.x, at.y - to.y) > near;
    return { pin, at, thing: to, isMoved };
  });
}

/** What hangs on a button. */
export interface Hung {
  /** The number of its key is seen. */
  readonly hasKey: boolean;
  readonly hasWorth: boolean;
  /** The width of a tile, and of the ring round what stands there, in px. */
  readonly tile: number;
  readonly ring: number;
}

/** The least half of a button, as in pins.css, and how far badges hang over. */
const HALF = 22;
const KEY_OVER = 4;
const WORTH_OVER = 8;
const SIGN_OVER = 9;

/** How far a round button reaches from its middle, with its badges, in px. */
export function extentOf(pin: Pin, { hasKey, hasWorth, tile, ring }: Hung): Extent {
  const clamp = (low: number, v: number, high: number) => Math.min(high, Math.max(low, v));
  const isPair = pin.sort === "put" && pin.choices.length > 1;
  const face = isPair ? clamp(42, tile * 0.38, 62) : clamp(32, tile * 0.3, 50);
  const [wide, high] = [Math.max(HALF, face / 2), Math.max(HALF, Math.min(face, 50) / 2, ring / 2)];
  const sign = pin.sort === "take" ? SIGN_OVER : 0;
  return {
    left: Math.max(wide, ring / 2) + (hasKey ? KEY_OVER : 1),
    top: high + Math.max(hasKey ? KEY_OVER : 1, sign && hasWorth ? WORTH_OVER : 0),
    right: Math.max(wide, ring / 2) + Math.max(1, sign, hasWorth ? WORTH_OVER : 0),
    bottom: high + Math.max(1, sign, hasWorth ? KEY_OVER : 0),
  };
}

/** The pin that offers a choice. */
export const pinOf = (pins: readonly Pin[], choice: Choice | null): Pin | null =>
  choice === null ? null : (pins.find((pin) => pin.choices.includes(choice)) ?? null);
