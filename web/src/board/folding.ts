/*
 * folding.ts: where there are too many places to be shown at once, those of a whole tile become one
 * button, which is opened by coming nearer. Without the DOM, as pins.ts.
 */
import type { Bounds, Point } from "./camera";
import { placePins, type Pin, type Placed } from "./pins";
import { boxAt, type Extent } from "./spread";
import type { Window } from "./window";

/** So much of the window may be buttons; where more would be needed, those of a tile become one.
 *  With very many nobody could follow the lines to where each belongs. */
const FULL = 0.36;
const MANY = 24;
const FULL_OF_MANY = 0.12;
/** Open places of a tile smaller than this, in px, would hide the tiles round it. */
const OPEN_FROM = 80;
/** A button farther off its thing than this is not taken for it: in tiles, and in px at least and
 *  at most. */
const FAR = 3;
const FAR_LEAST = 80;
const FAR_MOST = 160;
const NOWHERE: Point = { x: 0, y: 0 };

/** What is laid out: the pins, where they belong, and how far each reaches; all in px. */
export interface Crowd {
  readonly pins: readonly Pin[];
  readonly thing: (pin: Pin) => Point;
  readonly extent: (pin: Pin) => Extent;
  /** How far each reaches at most: what hangs on it takes reckoning, room can be told without. */
  readonly largest: (pin: Pin) => Extent;
  /** The width of a tile. */
  readonly tile: number;
  readonly window: Window;
  /** Tiles that come first as long as they are seen: the one asked for, then the one just laid. */
  readonly first: readonly Point[];
}

export interface Laid {
  /** Whole tiles whose places are shown when one comes nearer. */
  readonly folded: readonly Pin[];
  readonly round: readonly Placed[];
}

/** The places of one tile. */
type Group = readonly Pin[];

/**
 * Lays the round buttons out, and folds those of whole tiles where there are too many, or where
 * some would have to lie so far off that their lines cross.
 */
export function layPins(crowd: Crowd): Laid {
  const { pins, thing, extent, window, tile } = crowd;
  const most = Math.min(FAR_MOST, Math.max(FAR_LEAST, FAR * tile));
  let { open, folded } = roomFor(crowd);
  for (;;) {
    const shown = new Set(open.flat());
    const round = placePins(
      pins.filter((pin) => shown.has(pin)),
      thing,
      extent,
      window,
    );
    const far = farthest(round);
    const given = far && off(far) > most ? givenUp(open, far.pin, (2 * most) / tile) : null;
    if (!given) return { folded: folded.map(fold), round };
    folded = [...folded, given];
    open = open.filter((group) => group !== given);
  }
}

const off = ({ at, thing }: Placed): number => Math.hypot(at.x - thing.x, at.y - thing.y);

const farthest = (round: readonly Placed[]): Placed | null =>
  round.reduce<Placed | null>((a, b) => (a && off(a) >= off(b) ? a : b), null);

/** Which tile makes room for a button that lies too far off: its own, unless that comes first of
 *  all; then the one beside it, which is so many cells away at most. */
function givenUp(open: readonly Group[], { x, y }: Pin, reach: number): Group | null {
  const away = ([pin]: Group) => Math.hypot(pin!.x - x, pin!.y - y);
  const others = open.slice(1).filter((group) => away(group) <= reach);
  return others.reduce<Group | null>((a, b) => (a && away(a) <= away(b) ? a : b), null);
}

/**
 * As many tiles as there is room for stay open: first those that come first, then those nearest to
 * the middle of the window; at least one does. On a board seen from afar with very many places all
 * are folded.
 */
function roomFor(crowd: Crowd): { open: readonly Group[]; folded: readonly Group[] } {
  const { pins, largest, tile, window } = crowd;
  const needed = (some: Group) =>
    some.reduce((sum, pin) => sum + sizeOf(boxAt(NOWHERE, largest(pin))), 0);
  const isMany = pins.length > MANY;
  const covered = window.covers.reduce((sum, cover) => sum + sizeOf(cover), 0);
  const room = (isMany ? FULL_OF_MANY : FULL) * (sizeOf(window.area) - covered);
  const groups = ranked(crowd);
  if (needed(pins) <= room) return { open: groups, folded: [] };
  if (isMany && tile < OPEN_FROM) return { open: [], folded: groups };
  let left = room;
  const isOpen = groups.map((group, i) => {
    left -= needed(group);
    return left >= 0 || i === 0;
  });
  return { open: groups.filter((_, i) => isOpen[i]), folded: groups.filter((_, i) => !isOpen[i]) };
}

const sizeOf = ({ left, top, right, bottom }: Bounds) => (right - left) * (bottom - top);

/** Tile by tile, those first that should be open first. One that is out of sight takes no room from
 *  those that are seen, even if it was laid just now. */
function ranked({ pins, tile, window: { area }, first }: Crowd): Group[] {
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  const groups = new Map<string, Pin[]>();
  for (const pin of pins) {
    const list = groups.get(`${pin.x},${pin.y}`);
    if (list) list.push(pin);
    else groups.set(`${pin.x},${pin.y}`, [pin]);
  }
  const rank = ([pin]: Group) => {
    const [x, y] = [(pin!.x + 0.5) * tile, (pin!.y + 0.5) * tile];
    const isSeen = x > area.left && x < area.right && y > area.top && y < area.bottom;
    const at = first.findIndex((cell) => cell.x === pin!.x && cell.y === pin!.y);
    return isSeen && at >= 0 ? at - first.length : Math.hypot(x - middle.x, y - middle.y);
  };
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

function fold(group: Group): Pin {
  const { x, y } = group[0]!;
  const choices = group.flatMap((pin) => pin.choices);
  return { key: `many ${x},${y}`, sort: "many", x, y, segment: -1, choices, digit: 0 };
}
