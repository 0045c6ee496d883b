/*
 * places.ts: where things stand: the tiles by cell, and the anchors of their segments. Made anew
 * for every position; it asks the art where a segment has its middle and the engine for all else.
 */
import type { Choice, Piece, Rules, State, Tile, TileKind, Token } from "../engine/engine";
import {
  anchors,
  pigPlaces,
  segmentAt,
  sparePoint,
  turnPoint,
  wheelCell,
  type Anchor,
} from "../art/tiles";
import { UNIT, type Point } from "./camera";
import { cellKey } from "./dom";
import { fan } from "./spread";

/** Roles whose figures lie down: they wait on the land for the end of the game. */
const LYING: ReadonlySet<string> = new Set(["farmer", "hunter"]);

/** What carries the figures of its segment instead of standing beside them. */
const CARRIERS: ReadonlySet<string> = new Set(["tower"]);
export const isCarrier = (token: string): boolean => CARRIERS.has(token);

/** Tokens that walk on a start board: the places of their numbers, in cells from its corner. */
const WALKERS: Readonly<Record<string, () => readonly Point[]>> = { pig: pigPlaces };

export interface Standing {
  readonly key: string;
  /** The foot of the figure or token, in units. */
  readonly x: number;
  readonly y: number;
  /** Radius of the free room round it, in units. */
  readonly room: number;
  readonly piece: Piece | null;
  readonly token: Token | null;
  readonly isLying: boolean;
  /** A figure on top of a token that carries it: that token. */
  readonly on: Token | null;
  /** A token of which there is only one: when it is elsewhere, it has walked. */
  readonly isOnly: boolean;
  /** A token beside figures of its segment: where these stand. */
  readonly beside: Point | null;
}

/** Places of a tile that are tried for a token on the whole tile, if figures stand in its way. */
const CORNERS: readonly Point[] = [
  { x: 0.27, y: 0.27 },
  { x: 0.73, y: 0.27 },
  { x: 0.27, y: 0.75 },
  { x: 0.73, y: 0.75 },
  { x: 0.5, y: 0.5 },
];
/** With so much distance, in units, a figure is not in the way. */
const CLEAR = 34;
/** The least distance, in units, from a figure to what stands beside it; a lying one is wide. */
const ASIDE = 27;
const ASIDE_LYING = 36;
/** What would stand nearer to the eastern edge than this goes to the west of the figure. */
const RIM = 0.94;

export class Places {
  readonly tiles = new Map<string, Tile>();
  private readonly standing: Standing[];

  constructor(
    readonly rules: Rules,
    readonly state: State,
  ) {
    for (const tile of state.tiles()) this.tiles.set(cellKey(tile.x, tile.y), tile);
    this.standing = this.arrange(state.pieces(), state.tokens());
  }

  kindAt(x: number, y: number): TileKind | null {
    const tile = this.tiles.get(cellKey(x, y));
    return tile ? (this.rules.kinds[tile.kind] ?? null) : null;
  }

  /** The middle of a segment in units; where none is named, a place of the tile that is free. */
  anchor(x: number, y: number, segment: number): Point {
    const kind = this.kindAt(x, y);
    if (!kind) return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
    return this.turned(x, y, anchors(kind)[segment] ?? sparePoint(kind));
  }

  /** A place on the tile at x, y, as it lies, in units. */
  private turned(x: number, y: number, point: Point): Point {
    const [u, v] = turnPoint(point, this.tiles.get(cellKey(x, y))?.turn ?? 0);
    return { x: (x + u) * UNIT, y: (y + v) * UNIT };
  }

  /** Everything that stands on the board. */
  all(): readonly Standing[] {
    return this.standing;
  }

  /** The figures on a segment, and what else may be pointed at there. */
  on(x: number, y: number, segment: number): Standing[] {
    const here = (at: Piece | Token | null) =>
      at !== null && at.x === x && at.y === y && at.segment === segment;
    return this.standing.filter((s) => here(s.piece) || here(s.token));
  }

  isLying(x: number, y: number, segment: number): boolean {
    const kind = this.kindAt(x, y)?.segments[segment]?.kind;
    const role = this.rules.namesOf("role")[this.rules.namesOf("feature").indexOf(kind ?? "")];
    return LYING.has(role ?? "");
  }

  /** Where a choice is pointed at, in units: the thing it takes, or the middle of its segment. */
  locate(choice: Choice): Point {
    const { x, y, segment } = choice.spot;
    const [first] = choice.spot.piece === null && segment >= 0 ? this.on(x, y, segment) : [];
    return first ?? this.anchor(x, y, segment);
  }

  /** The segment under a place given in cells, or null where there is no tile. */
  segmentUnder(at: Point): { x: number; y: number; segment: number } | null {
    const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
    const tile = this.tiles.get(cellKey(x, y));
    const kind = tile && this.rules.kinds[tile.kind];
    if (!kind) return null;
    const segment = segmentAt(kind, tile.turn, at.x - x, at.y - y);
    return segment < 0 ? null : { x, y, segment };
  }

  private arrange(pieces: readonly Piece[], tokens: readonly Token[]): Standing[] {
    const groups = new Map<string, { pieces: Piece[]; tokens: Token[] }>();
    const group = (at: { x: number; y: number; segment: number }) => {
      const key = `${at.x},${at.y},${at.segment}`;
      const found = groups.get(key) ?? { pieces: [], tokens: [] };
      groups.set(key, found);
      return found;
    };
    for (const piece of pieces) if (piece.where === "segment") group(piece).pieces.push(piece);
    for (const token of tokens) if (token.onBoard) group(token).tokens.push(token);
    const kinds = tokens.filter((t) => t.onBoard).map((t) => t.kind);
    const isOnly = (kind: string) => kinds.filter((k) => k === kind).length === 1;
    return [...groups].flatMap(([key, g]) => this.arrangeGroup(key, g.pieces, g.tokens, isOnly));
  }

  private arrangeGroup(
    key: string,
    pieces: readonly Piece[],
    tokens: readonly Token[],
    isOnly: (kind: string) => boolean,
  ): Standing[] {
    const first = pieces[0] ?? tokens[0];
    if (!first) return [];
    const { x, y, segment } = first;
    const kind = this.kindAt(x, y);
    const place = kind ? anchors(kind)[segment] : undefined;
    const room = (place?.room ?? 0.5) * UNIT;
    const base = {
      room,
      token: null,
      piece: null,
      isLying: false,
      on: null,
      isOnly: false,
      beside: null,
    };
    const on = tokens.find((t) => isCarrier(t.kind)) ?? null;
    const isLying = this.isLying(x, y, segment);
    const feet = this.feet(x, y, place, this.anchor(x, y, segment), pieces.length);
    const figures = pieces.map((piece, i): Standing => {
      const n = pieces
        .slice(0, i)
        .filter((p) => p.seat === piece.seat && p.kind === piece.kind).length;
      const name = `${key}:${piece.seat}:${piece.kind}:${n}`;
      return { ...base, key: name, ...feet[i]!, piece, isLying, on };
    });
    const things = tokens.map((token): Standing => {
      const only = isOnly(token.kind);
      const name = only ? `token:${token.kind}` : `${key}:token:${token.kind}`;
      const isBeside = token !== on && figures.length > 0 && place !== undefined;
      const at = this.tokenPlace(token, isBeside ? place : undefined, isLying);
      const beside = isBeside ? this.anchor(x, y, segment) : null;
      return { ...base, key: name, ...at, token, isOnly: only, beside };
    });
    return [...figures, ...things];
  }

  /** beside: the anchor of figures that it has to stand beside. */
  private tokenPlace(token: Token, beside: Anchor | undefined, isLying: boolean): Point {
    const { x, y, segment } = token;
    const anchor = this.anchor(x, y, segment);
    const walked = this.onBoard(token);
    if (walked) return walked;
    if (beside) return this.beside(x, beside, anchor, isLying);
    return segment < 0 ? this.spare(x, y, anchor) : anchor;
  }

  /** The place of a token that walks on a start board from number to number. */
  private onBoard(token: Token): Point | null {
    const place = WALKERS[token.kind]?.()[token.count - 1];
    const first = [...this.tiles.values()].find(
      (tile) => wheelCell(this.rules.kinds[tile.kind]?.id ?? "")?.join() === "0,0",
    );
    return place && first ? { x: (first.x + place.x) * UNIT, y: (first.y + place.y) * UNIT } : null;
  }

  /** Where so many figures of one segment stand: each on a place of its own as long as there are
   *  some, then crowded round the first. */
  private feet(x: number, y: number, place: Anchor | undefined, anchor: Point, n: number): Point[] {
    const more = place?.more ?? [];
    if (n - 1 <= more.length)
      return [anchor, ...more.slice(0, n - 1).map((p) => this.turned(x, y, p))];
    return fan(n).map((p) => ({ x: anchor.x + p.x, y: anchor.y + p.y }));
  }

  /** Beside a figure means beside it on the screen, however the tile lies, and never on it. */
  private beside(x: number, place: Anchor, anchor: Point, isLying: boolean): Point {
    const dx = Math.max(Math.abs(place.beside.x - place.x) * UNIT, isLying ? ASIDE_LYING : ASIDE);
    const dy = Math.abs(place.beside.y - place.y) * UNIT;
    const isRoomRight = anchor.x - x * UNIT + dx < RIM * UNIT;
    return { x: anchor.x + (isRoomRight ? dx : -dx), y: anchor.y + dy };
  }

  /** A place for a token on the whole tile, away from the figures there. */
  private spare(x: number, y: number, best: Point): Point {
    const here = this.state.pieces().filter((p) => p.where === "segment" && p.x === x && p.y === y);
    const feet = here.map((p) => this.anchor(x, y, p.segment));
    const clear = (p: Point) =>
      Math.min(CLEAR, ...feet.map((f) => Math.hypot(f.x - p.x, f.y - p.y)));
    const others = CORNERS.map((c) => ({ x: (x + c.x) * UNIT, y: (y + c.y) * UNIT }));
    return others.reduce((found, p) => (clear(p) > clear(found) + 0.5 ? p : found), best);
  }
}
