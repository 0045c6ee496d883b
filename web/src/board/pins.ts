/*
 * pins.ts: what can be pointed at on the board, as a plain list: cells, places for figures,
 * figures, whole tiles. Where each button lies and what it means is reckoned here, without the DOM.
 */
import type { Choice } from "../engine/engine";
import type { Targets } from "../play/types";
import type { Bounds, Point } from "./camera";
import { TOUCH, spread } from "./spread";

/** cell: the tile in hand goes there. put: a figure goes there. take: what stands there is meant.
 *  tile: the whole tile is meant. */
export type PinSort = "cell" | "put" | "take" | "tile";

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
  const cells = targets.cells.map((cell): Pin => ({
    key: `cell ${cell.x},${cell.y}`,
    sort: "cell",
    x: cell.x,
    y: cell.y,
    segment: -1,
    choices: [...cell.turns.values()],
    digit: 0,
  }));
  const spots = targets.spots.map((spot, i): Pin => ({
    key: `spot ${spot.x},${spot.y},${spot.segment}`,
    sort: sortOf(spot.choices),
    x: spot.x,
    y: spot.y,
    segment: spot.segment,
    choices: spot.choices,
    digit: i < 9 ? i + 1 : 0,
  }));
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

/** So far, in px, a button may lie off its thing and still be taken for it. */
const NEAR = 7;

/** Lays the round buttons out so that no finger meets two; thing says where each belongs, in px.
 *  Those of things in the window stay in it. */
export function placePins(
  pins: readonly Pin[],
  thing: (pin: Pin) => Point,
  distance = TOUCH,
  window?: Bounds,
): Placed[] {
  const things = pins.map(thing);
  const places = spread(things, distance, window);
  return pins.map((pin, i) => {
    const [at, to] = [places[i]!, things[i]!];
    const isMoved = Math.hypot(at.x - to.x, at.y - to.y) > NEAR;
    return { pin, at: isMoved ? at : to, thing: to, isMoved };
  });
}

/** The pin that offers a choice. */
export const pinOf = (pins: readonly Pin[], choice: Choice | null): Pin | null =>
  choice === null ? null : (pins.find((pin) => pin.choices.includes(choice)) ?? null);
