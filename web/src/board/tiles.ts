/*
 * tiles.ts: the layer of tiles: shadow, mat, tiles, start boards, corner towers, grid lines.
 *
 * Each kind, turn and variant is one symbol. A tile that is not painted yet is a quiet square of
 * parchment.
 */
import type { Rules, Tile, TileKind } from "../engine/engine";
import { cornerTower, wallCorners, wheelCell } from "../art/tiles";
import { UNIT, type Point } from "./camera";
import { Keyed, cellKey, markupGroup, setAttribute, svgEl } from "./dom";
import type { Places } from "./places";
import type { Symbols } from "./symbols";

/** Shadows fall to the south-east. */
const SHADOW = [4, 5] as const;
/** The mat is a hair larger than a tile, so that seams are green while the view moves. */
const MAT = 0.35;
/** Units of the art for one tile. */
const ART = 256;

/** So many kinds of tiles are reckoned at a time, each in some ms, with so much pause. */
const AT_ONCE = 3;
const PAUSE_MS = 30;

/** The start board that is one picture is so many cells wide and high. */
const BOARD_CELLS = 4;

/** The four corners NW, NE, SE, SW of a cell. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

export class TilesLayer {
  private readonly shadows: Keyed<Tile, SVGRectElement>;
  private readonly mats: Keyed<Tile, SVGRectElement>;
  private readonly tiles: Keyed<Tile, SVGGElement>;
  private readonly corners: Keyed<Point, SVGGElement>;
  private readonly lines: Keyed<Tile, SVGRectElement>;
  private readonly boards: SVGGElement;
  private readonly cornerGroup: SVGGElement;
  private boardTheme = "";
  private shown: readonly Tile[] = [];
  /** Tile kinds whose shape is known, and how many have been reckoned in this moment. */
  private readonly reckoned = new Set<number>();
  private fresh = 0;
  private timer = 0;

  constructor(
    parent: SVGGElement,
    private readonly rules: Rules,
    private readonly symbols: Symbols,
  ) {
    const group = (name: string) => svgEl("g", { class: `board-${name}` }, parent);
    const squares = (name: string, dx: number, dy: number, more: number) => {
      const to = group(name);
      const make = (tile: Tile) =>
        svgEl(
          "rect",
          {
            x: tile.x * UNIT + dx - more,
            y: tile.y * UNIT + dy - more,
            width: UNIT + 2 * more,
            height: UNIT + 2 * more,
          },
          to,
        );
      return new Keyed<Tile, SVGRectElement>(make, () => {});
    };
    this.shadows = squares("shadows", SHADOW[0], SHADOW[1], 0);
    this.mats = squares("mats", 0, 0, MAT);
    const tiles = group("tiles");
    this.tiles = new Keyed(
      (tile) => svgEl("g", { transform: `translate(${tile.x * UNIT} ${tile.y * UNIT})` }, tiles),
      (element, tile) => this.paint(element, tile),
    );
    this.boards = group("boards");
    this.cornerGroup = group("corners");
    this.corners = new Keyed(
      (at) =>
        markupGroup(
          cornerTower(this.symbols.theme),
          {
            transform: `translate(${at.x * UNIT} ${at.y * UNIT}) scale(${UNIT / ART})`,
          },
          this.cornerGroup,
        ),
      () => {},
    );
    this.lines = squares("grid", 0, 0, 0);
  }

  show(places: Places): void {
    const all = places.tiles;
    this.shown = [...all.values()];
    this.fresh = 0;
    this.shadows.show(all);
    this.mats.show(all);
    this.lines.show(all);
    this.tiles.show(new Map([...all].filter(([, tile]) => !this.boardCell(tile))));
    this.showBoard(this.shown);
    this.showCorners(this.shown);
  }

  /** Another theme has other symbols: everything that has colours of its own is painted again. */
  repaint(places: Places): void {
    this.corners.clear();
    this.show(places);
  }

  destroy(): void {
    clearTimeout(this.timer);
  }

  /** The element of a tile, for those who let it drop. */
  element(x: number, y: number): SVGGElement | undefined {
    return this.tiles.elements.get(cellKey(x, y));
  }

  private kind(tile: Tile): TileKind {
    return this.rules.kinds[tile.kind] as TileKind;
  }

  private boardCell(tile: Tile): readonly [number, number] | null {
    return wheelCell(this.kind(tile).id);
  }

  private paint(element: SVGGElement, tile: Tile): void {
    const id = this.symbols.tile(this.kind(tile), tile.turn, tile.x, tile.y);
    paintTile(element, id);
  }

  /** Start boards of several cells are one picture. */
  private showBoard(tiles: readonly Tile[]): void {
    const { theme } = this.symbols;
    const first = tiles.find((tile) => this.boardCell(tile)?.join() === "0,0");
    const wanted = first ? `${theme} ${first.x},${first.y}` : "";
    if (wanted === this.boardTheme) return;
    this.boardTheme = wanted;
    this.boards.replaceChildren();
    if (!first) return;
    const size = BOARD_CELLS * UNIT;
    svgEl(
      "rect",
      {
        x: 0,
        y: 0,
        width: size,
        height: size,
        fill: `url(#${this.symbols.board(BOARD_CELLS)})`,
        transform: `translate(${first.x * UNIT} ${first.y * UNIT})`,
      },
      this.boards,
    );
  }

  /** Towers stand where walls end, over all tiles, from north to south. */
  private showCorners(tiles: readonly Tile[]): void {
    const found = new Map<string, Point>();
    for (const tile of tiles) {
      for (const corner of this.wallEnds(tile) ?? []) {
        const [dx, dy] = CORNERS[corner]!;
        found.set(cellKey(tile.x + dx, tile.y + dy), { x: tile.x + dx, y: tile.y + dy });
      }
    }
    const before = this.corners.elements.size;
    this.corners.show(found);
    if (this.corners.elements.size === before) return;
    const sorted = [...found].sort(([, a], [, b]) => a.y - b.y || a.x - b.x);
    this.cornerGroup.append(...sorted.map(([key]) => this.corners.elements.get(key)!));
  }

  /** The corners of a tile as it lies; null: not reckoned yet. A few kinds are reckoned at once;
   *  the many of a board that has just been opened have to wait for a quiet moment. */
  private wallEnds(tile: Tile): readonly number[] | null {
    const isNew = !this.reckoned.has(tile.kind);
    if (isNew && this.fresh >= AT_ONCE) {
      this.later();
      return null;
    }
    if (isNew) this.fresh += 1;
    this.reckoned.add(tile.kind);
    return wallCorners(this.kind(tile), tile.turn);
  }

  private later(): void {
    if (this.timer !== 0) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.fresh = 0;
      this.showCorners(this.shown);
    }, PAUSE_MS);
  }
}

/** Fills a group with the picture of a tile, or with parchment where there is none yet. */
export function paintTile(element: Element, id: string | null): void {
  const child = element.firstElementChild ?? svgEl("rect", { width: UNIT, height: UNIT }, element);
  if (id === null) child.setAttribute("class", "tile-blank");
  else child.removeAttribute("class");
  setAttribute(child, "fill", id === null ? "" : `url(#${id})`);
}
