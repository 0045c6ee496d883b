/*
 * pins.ts: what can be pointed at on the board, as a plain list: cells, places for figures,
 * figures, whole tiles. Where each button lies and what it means is reckoned here, without the DOM.
 */
import type { Choice } from "../engine/engine";
import type { Targets } from "../play/types";
import type { Bounds, Point } from "./camera";
import { boxAt, spreadExtents, type Extent } from "./spread";
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

/** The least half of a button, as in board.css, and how far badges hang over. */
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

/** So much of the window may be buttons; where more would be needed, those of a tile become one.
 *  With very many nobody could follow the lines to where each belongs. */
const FULL = 0.36;
const MANY = 24;
const FULL_OF_MANY = 0.12;
/** Open places of a tile smaller than this, in px, would hide the tiles round it. */
const OPEN_FROM = 80;
const NOWHERE: Point = { x: 0, y: 0 };

/**
 * Folds the places of whole tiles into one button each where there are too many to be shown at
 * once. As many tiles as there is room for stay open: first the one just laid, then those nearest
 * to the middle of the window; at least one does. On a board seen from afar with very many places
 * all are folded.
 */
export function foldPins(
  pins: readonly Pin[],
  extent: (pin: Pin) => Extent,
  tile: number,
  { area, covers }: Window,
  laid: Point | null,
): Pin[] {
  const sizeOf = ({ left, top, right, bottom }: Bounds) => (right - left) * (bottom - top);
  const needed = (some: readonly Pin[]) =>
    some.reduce((sum, pin) => sum + sizeOf(boxAt(NOWHERE, extent(pin))), 0);
  const isMany = pins.length > MANY;
  const covered = covers.reduce((sum, cover) => sum + sizeOf(cover), 0);
  const room = (isMany ? FULL_OF_MANY : FULL) * (sizeOf(area) - covered);
  if (needed(pins) <= room) return [...pins];
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  const groups = new Map<string, Pin[]>();
  for (const pin of pins) {
    const list = groups.get(`${pin.x},${pin.y}`);
    if (list) list.push(pin);
    else groups.set(`${pin.x},${pin.y}`, [pin]);
  }
  const far = (group: readonly Pin[]) => {
    const { x, y } = group[0]!;
    if (laid?.x === x && laid.y === y) return -1;
    return Math.hypot((x + 0.5) * tile - middle.x, (y + 0.5) * tile - middle.y);
  };
  let left = room;
  if (isMany && tile < OPEN_FROM) return [...groups.values()].map(folded);
  return [...groups.values()]
    .sort((a, b) => far(a) - far(b))
    .flatMap((group, i) => {
      left -= needed(group);
      return left >= 0 || i === 0 ? group : [folded(group)];
    });
}

function folded(group: readonly Pin[]): Pin {
  const { x, y } = group[0]!;
  const choices = group.flatMap((pin) => pin.choices);
  return { key: `many ${x},${y}`, sort: "many", x, y, segment: -1, choices, digit: 0 };
}

/** The pin that offers a choice. */
export const pinOf = (pins: readonly Pin[], choice: Choice | null): Pin | null =>
  choice === null ? null : (pins.find((pin) => pin.choices.includes(choice)) ?? null);
