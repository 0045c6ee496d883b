/*
 * plan.ts: the adapter. Reads a tile kind of the engine and sorts what is printed on it by what
 * the painters must draw. It refuses what it has no picture for, so that a tile can never show
 * less than its rules.
 */
import type { Segment, TileKind } from "../../../engine/types";

/** One segment of the tile as the painters see it. Sides are 0 to 3 for N E S W, half-edges 0 to 7
 *  for NL NR EL ER SL SR WL WR. */
export interface Part {
  /** Its number on the tile. */
  readonly segment: number;
  readonly kind: string;
  readonly sides: readonly number[];
  readonly halves: readonly number[];
  /** Numbers of the segments it touches. */
  readonly touches: readonly number[];
  readonly marks: Readonly<Record<string, number>>;
}

/** Which of the two worlds a tile belongs to: they have different painters. */
export type World = "classic" | "wild";

export interface Plan {
  readonly id: string;
  readonly world: World;
  readonly parts: readonly Part[];
  /** Fields or meadows. */
  readonly lands: readonly Part[];
  /** Cities or forests. */
  readonly areas: readonly Part[];
  /** Roads or rivers. */
  readonly ways: readonly Part[];
  readonly lakes: readonly Part[];
  readonly cloister: Part | undefined;
  readonly tower: Part | undefined;
  /** Crown spaces of the wheel. */
  readonly crowns: readonly Part[];
  /** What lies over others, such as a river system; it has no picture of its own. */
  readonly overlays: readonly Part[];
  readonly symbols: Readonly<Record<string, number>>;
  /** Sides that show nothing: the tile is a cell of a start board. */
  readonly blank: readonly number[];
}

type Role = "land" | "area" | "way" | "lake" | "cloister" | "tower" | "crown" | "overlay";

const ROLES: Readonly<Record<string, Role>> = {
  field: "land",
  meadow: "land",
  city: "area",
  forest: "area",
  road: "way",
  river: "way",
  lake: "lake",
  cloister: "cloister",
  tower: "tower",
  system: "overlay",
  fortuna: "crown",
  taxes: "crown",
  famine: "crown",
  storm: "crown",
  inquisition: "crown",
  plague: "crown",
};

const MARKS: ReadonlySet<string> = new Set([
  "shield",
  "wine",
  "grain",
  "cloth",
  "princess",
  "cathedral",
  "inn",
  "tunnel",
  "in-city",
  "gold",
  "mushroom",
  "spring",
  "fish",
  "deer",
  "mammoth",
  "tiger",
  "aurochs",
  "fire",
  "shrine",
]);

const SYMBOLS: ReadonlySet<string> = new Set(["dragon", "portal", "volcano", "wheel"]);

const WILD: ReadonlySet<string> = new Set(["meadow", "forest", "river", "lake"]);

function bits(mask: number): number[] {
  const out: number[] = [];
  for (let i = 0; mask >> i; i++) if ((mask >> i) & 1) out.push(i);
  return out;
}

function partOf(kind: TileKind, segment: Segment, index: number): Part {
  if (!(segment.kind in ROLES)) {
    throw new Error(`${kind.id}: no picture for a segment of the kind ${segment.kind}`);
  }
  for (const mark of Object.keys(segment.marks)) {
    if (!MARKS.has(mark)) throw new Error(`${kind.id}: no picture for the mark ${mark}`);
  }
  return {
    segment: index,
    kind: segment.kind,
    sides: bits(segment.sides),
    halves: bits(segment.halves),
    touches: bits(segment.touches),
    marks: segment.marks,
  };
}

export function planOf(kind: TileKind): Plan {
  for (const symbol of Object.keys(kind.symbols)) {
    if (!SYMBOLS.has(symbol)) throw new Error(`${kind.id}: no picture for the symbol ${symbol}`);
  }
  const parts = kind.segments.map((segment, i) => partOf(kind, segment, i));
  const of = (role: Role): Part[] => parts.filter((p) => ROLES[p.kind] === role);
  return {
    id: kind.id,
    world: parts.some((p) => WILD.has(p.kind)) ? "wild" : "classic",
    parts,
    lands: of("land"),
    areas: of("area"),
    ways: of("way"),
    lakes: of("lake"),
    cloister: of("cloister")[0],
    tower: of("tower")[0],
    crowns: of("crown"),
    overlays: of("overlay"),
    symbols: kind.symbols,
    blank: kind.side.flatMap((side, i) => (side === null ? [i] : [])),
  };
}

export function markOf(part: Part, mark: string): number {
  return part.marks[mark] ?? 0;
}
