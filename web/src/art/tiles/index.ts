/*
 * index.ts: the tiles of Aude as pictures: the door for the page, the workers and the tests.
 *
 * Everything is drawn from the engine's own tile kinds, so picture and rules cannot disagree.
 * Units: a tile is 256 x 256; places that are given to others are parts of a tile, 0 to 1, in
 * turn 0. All names (id="...") begin with "t-d-" by day and "t-e-" by evening, so both themes can
 * be on one page. Markup has no style attributes, filters or masks.
 *
 * The page puts `tileDefs(theme)` once into a <defs>, each `tileSymbol(...)` it needs beside it,
 * and places tiles by <use href="#symbolId" x y width height>. Three classes answer to the zoom.
 * Selectors do not reach into a <use>, but variables are inherited into it; so the style sheet
 * says
 *     .fine { display: var(--tile-fine, inline) }          details that only disturb when small
 *     .sym  { transform: scale(var(--tile-sym, 1)) }       signs, which grow when tiles are small
 *     .wash { opacity: var(--tile-wash, 0) }               a wash of roof colour that calms cities
 * and the element round the tiles sets, below about 80 px a tile,
 *     --tile-fine: none; --tile-sym: 1.28; --tile-wash: .38
 *
 * Corner towers are part of the board: after all tiles, from north to south, one `cornerTower`
 * over every corner that `wallCorners` of some tile names.
 */
import type { TileKind } from "../../engine/types";
import { palettes, prefixOf, type Theme } from "./base/palette";
import { wildPalettes } from "./base/palette-wild";
import type { Pen } from "./base/pen";
import { turnPt } from "./base/maths";
import { sparePlace, standsOf, type Stands } from "./geometry/anchors";
import { layoutOf } from "./geometry/layout";
import { regionPath, segmentUnder } from "./geometry/regions";
import { wheelCell } from "./geometry/wheel-cells";
import { beasts } from "./kit/beasts";
import { gatehouses } from "./kit/gatehouse";
import { plants } from "./kit/plants";
import { spriteDefs } from "./kit/sprite";
import { wildLand } from "./kit/wild-land";
import { wildSigns } from "./kit/wild-signs";
import { paintClassic } from "./paint/classic";
import { paintWild } from "./paint/wild";
import { cathedrals } from "./symbols/cathedral";
import { cloisters } from "./symbols/cloister";
import { goods } from "./symbols/goods";
import { inns } from "./symbols/inn";
import { signs } from "./symbols/signs";
import { sites } from "./symbols/sites";

export type { Theme } from "./base/palette";
export { pigPlaces, wheelCell } from "./geometry/wheel-cells";

/** A place on a tile, 0 to 1 in both directions, in turn 0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where figures stand on a segment. */
export interface Anchor extends Point {
  /** Radius of the free room round it, as part of a tile; a figure that needs more is drawn
   *  smaller. */
  readonly room: number;
  /** Further places on the same segment, the best first; may be empty. */
  readonly more: readonly Point[];
  /** For a token beside the first figure, such as the fairy. */
  readonly beside: Point;
}

const UNITS = 256;

/** Shared small pictures of a theme, once for each page, inside <defs>. */
export function tileDefs(theme: Theme): string {
  const colours = palettes[theme];
  const wild = wildPalettes[theme];
  const prefix = prefixOf(theme);
  return spriteDefs(
    {
      ...plants(colours, prefix),
      ...gatehouses(colours),
      ...signs(colours),
      ...goods(),
      ...sites(colours),
      ...wildLand(colours, wild, prefix),
      ...beasts(colours, wild),
      ...wildSigns(colours, wild),
      ...cloisters(colours, prefix),
      ...cathedrals(colours),
      ...inns(colours),
    },
    prefix,
  );
}

/** The name of the picture of a tile; one for each kind, turn and variant. */
export function symbolId(kind: TileKind, turn: number, variant: number, theme: Theme): string {
  return `${prefixOf(theme)}${kind.id.replace(/\W/g, "_")}-${turn % 4}-${variant}`;
}

/** The picture of a tile as a <symbol> of 256 x 256. */
export function tileSymbol(kind: TileKind, turn: number, variant: number, theme: Theme): string {
  const id = symbolId(kind, turn, variant, theme);
  const shapes = tileMarkup(kind, turn, variant, theme);
  return `<symbol id="${id}" viewBox="0 0 256 256">${shapes}</symbol>`;
}

/** The shapes of a tile alone. They need tileDefs of the theme on the page. */
export function tileMarkup(kind: TileKind, turn: number, variant: number, theme: Theme): string {
  return paint(kind, turn, variant, theme).text();
}

/** How many shapes a tile has. */
export function tileShapes(kind: TileKind, turn: number, variant: number): number {
  return paint(kind, turn, variant, "day").shapes;
}

function paint(kind: TileKind, turn: number, variant: number, theme: Theme): Pen {
  const layout = layoutOf(kind);
  const painter = layout.plan.world === "wild" ? paintWild : paintClassic;
  return painter(layout, turn, variant, theme);
}

/** One of three pictures of a kind, from the cell it lies on, so that the land does not look
 *  stamped. */
export function variantOf(x: number, y: number): number {
  return (((x * 7 + y * 13) % 3) + 3) % 3;
}

/** Corners of a turned tile in which a city wall ends: 0 NW, 1 NE, 2 SE, 3 SW. */
export function wallCorners(kind: TileKind, turn: number): number[] {
  return layoutOf(kind).wallEnds.map((c) => (c + turn) % 4);
}

/** The tower over a corner of the board, which is at (0, 0), in tile units. */
export function cornerTower(theme: Theme): string {
  return `<use href="#${prefixOf(theme)}corner-tower"/>`;
}

const anchorsOf = new Map<string, readonly Anchor[]>();

/** By number of the segment: where figures stand. The anchor of a tower segment is also where its
 *  floors stand; that of a crown space its middle. */
export function anchors(kind: TileKind): readonly Anchor[] {
  let known = anchorsOf.get(kind.id);
  if (!known) {
    known = standsOf(layoutOf(kind)).map(anchorOf);
    anchorsOf.set(kind.id, known);
  }
  return known;
}

function anchorOf(stands: Stands): Anchor {
  const [first, ...rest] = stands.map((p) => ({
    x: p.at[0] / UNITS,
    y: p.at[1] / UNITS,
    room: p.room / UNITS,
  }));
  const { x, y, room } = first!;
  const hand = x > 0.8 ? -1 : 1;
  return { x, y, room, more: rest, beside: { x: x + hand * 0.14, y: Math.min(0.94, y + 0.05) } };
}

/** A place for a token on the whole tile, such as the dragon, clear of its symbols. */
export function sparePoint(kind: TileKind): Point {
  const [x, y] = sparePlace(layoutOf(kind));
  return { x: x / UNITS, y: y / UNITS };
}

/** A place of a tile (turn 0) after it has been turned clockwise by quarter turns. */
export function turnPoint(p: Point, turn: number): readonly [number, number] {
  const [x, y] = turnPt([p.x * UNITS, p.y * UNITS], turn);
  return [x / UNITS, y / UNITS];
}

const paths = new Map<string, string>();

/** A path in units of 256, turn 0, that covers a segment: for lighting it up. */
export function segmentPath(kind: TileKind, segment: number): string {
  const key = `${kind.id} ${segment}`;
  let path = paths.get(key);
  if (path === undefined) {
    path = regionPath(layoutOf(kind), segment);
    paths.set(key, path);
  }
  return path;
}

/** The number of the segment under a point of a turned tile, 0 to 1 on the board; -1: none. Roads
 *  and small things are favoured. */
export function segmentAt(kind: TileKind, turn: number, u: number, v: number): number {
  const [x, y] = turnPt([u * UNITS, v * UNITS], 4 - (turn % 4));
  return segmentUnder(layoutOf(kind), x, y);
}

/** Is this kind a cell of a start board that is drawn as one picture? */
export function isBoardCell(kind: TileKind): boolean {
  return wheelCell(kind.id) !== null;
}
