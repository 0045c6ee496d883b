/*
 * symbols.ts: puts the pictures of tiles into the page when they are first needed. They are painted
 * in a worker; until one is ready there is none, and whoever asked is told when that changes.
 *
 * Each becomes a pattern, and a tile on the board is a square that is filled with it. A pattern is
 * one thing for the browser, however many shapes it has: a board of 200 tiles moves without effort,
 * while as many <use> elements of 60 shapes each cost it 30 ms for every frame.
 */
import type { Rules, TileKind } from "../engine/engine";
import { symbolId, tileDefs, variantOf, type Theme } from "../art/tiles";
import { painter } from "../art/painter";
import { UNIT } from "./camera";
import { Kept } from "./kept";

/** Units of the art for one tile. */
const ART = 256;
/** So many pictures of tiles are in the page at most, about 25 kB each; a board shows some 150. */
const MOST = 320;

export class Symbols {
  theme: Theme = "day";
  /** Themes and start boards that are in the page. */
  private readonly known = new Set<string>();
  private readonly tiles = new Kept<Element>(MOST, (pattern) => pattern.remove());
  private readonly stop: () => void;
  /** Somebody has asked in vain since the last call of ready. */
  private isMissing = false;

  /** ready: something that was missing may be had now. */
  constructor(
    private readonly root: Element,
    private readonly defs: SVGDefsElement,
    private readonly rules: Rules,
    ready: () => void,
  ) {
    this.stop = painter.onReady(() => {
      if (!this.isMissing) return;
      this.isMissing = false;
      ready();
    });
  }

  destroy(): void {
    this.stop();
  }

  /** Tiles are painted in the colours of a theme. */
  setTheme(theme: Theme): void {
    this.theme = theme;
    if (!this.known.has(theme)) {
      this.known.add(theme);
      this.defs.insertAdjacentHTML("beforeend", tileDefs(theme));
    }
    painter.warm(this.rules.kinds, theme);
  }

  /** The id of the symbol of a tile at a cell, or null while it is not painted yet. */
  tile(kind: TileKind, turn: number, x: number, y: number): string | null {
    const variant = variantOf(x, y);
    const id = `board-${symbolId(kind, turn, variant, this.theme)}`;
    if (this.tiles.use(id)) return id;
    const markup = painter.symbol(kind, turn, variant, this.theme);
    if (markup === undefined) {
      this.isMissing = true;
      return null;
    }
    const inner = markup.slice(markup.indexOf(">") + 1, markup.lastIndexOf("</symbol>"));
    this.tiles.add(id, this.addPattern(id, inner, 1), () => this.shown());
    return id;
  }

  /** The id of the picture of a start board that is so many cells wide and high. It is loaded when
   *  it is first needed; until then it is empty. */
  board(cells: number): string {
    const { theme } = this;
    const id = `board-start-${theme}`;
    if (!this.known.has(id)) {
      this.known.add(id);
      const pattern = this.addPattern(id, "", cells);
      import("../art/tiles/wheel/board").then(
        ({ wheelBoard }) => pattern.insertAdjacentHTML("beforeend", wheelBoard(theme)),
        () => undefined,
      );
    }
    return id;
  }

  /** The pictures that something on the board is filled with. */
  private shown(): Set<string> {
    const all = this.root.querySelectorAll('[fill^="url(#board-"]');
    return new Set([...all].map((e) => (e.getAttribute("fill") ?? "").slice("url(#".length, -1)));
  }

  private addPattern(id: string, inner: string, cells: number): Element {
    const [size, art] = [cells * UNIT, cells * ART];
    this.defs.insertAdjacentHTML(
      "beforeend",
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" ` +
        `viewBox="0 0 ${art} ${art}">${inner}</pattern>`,
    );
    return this.defs.lastElementChild!;
  }
}
