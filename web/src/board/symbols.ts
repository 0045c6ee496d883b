/*
 * symbols.ts: puts the symbols of tiles into the page when they are first needed. They are painted
 * in a worker; until one is ready there is none, and whoever asked is told when that changes.
 */
import type { Rules, TileKind } from "../engine/engine";
import { symbolId, tileDefs, variantOf, type Theme } from "../art/tiles";
import { painter } from "../art/painter";
import { UNIT } from "./camera";

export class Symbols {
  theme: Theme = "day";
  private readonly known = new Set<string>();
  private readonly stop: () => void;
  /** Somebody has asked in vain since the last call of ready. */
  private isMissing = false;

  /** ready: something that was missing may be had now. */
  constructor(private readonly defs: SVGDefsElement, private readonly rules: Rules, ready: () => void) {
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
    if (this.known.has(id)) return id;
    const markup = painter.symbol(kind, turn, variant, this.theme);
    if (markup === undefined) {
      this.isMissing = true;
      return null;
    }
    this.known.add(id);
    this.defs.insertAdjacentHTML("beforeend", toPattern(markup, id));
    return id;
  }
}

/** The <symbol> of the painter as a <pattern> of one tile. */
function toPattern(symbol: string, id: string): string {
  const inner = symbol.slice(symbol.indexOf(">") + 1, symbol.lastIndexOf("</symbol>"));
  return `<pattern id="${id}" width="${UNIT}" height="${UNIT}" patternUnits="userSpaceOnUse" ` +
    `viewBox="0 0 256 256">${inner}</pattern>`;
}
