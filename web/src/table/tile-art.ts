/*
 * tile-art.ts: the picture of a tile outside the board. The painter makes it in a worker; until it
 * is ready there is a plain ground. The shapes are put in as they are, without the symbol round
 * them: an id must be on the page only once, and the board has it.
 */
import { effect } from "@preact/signals";
import { painter } from "../art/painter";
import type { TileKind, Turn } from "../engine/engine";
import { theme } from "../page/look";

const UNITS = 256;

/** Calls back when more pictures are ready or the theme changes; returns what stops it. */
export function onTiles(call: () => void): () => void {
  const stopReady = painter.onReady(call);
  const stopTheme = effect(() => {
    theme.value;
    call();
  });
  return () => {
    stopReady();
    stopTheme();
  };
}

export interface TileInside {
  /** Which picture it is. */
  readonly name: string;
  readonly markup: string;
  readonly size: number;
}

/** The shapes of a tile in a square of so many units; empty while it is being painted. */
export function tileInside(kind: TileKind, turn: Turn): TileInside {
  const symbol = painter.symbol(kind, turn, 0, theme.value) ?? "";
  const name = `${kind.id} ${turn} ${theme.value}`;
  return { name, markup: symbol.replace(/^<symbol[^>]*>|<\/symbol>$/g, ""), size: UNITS };
}
