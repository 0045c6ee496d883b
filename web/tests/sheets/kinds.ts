/* kinds.ts: the tile kinds of all sets, from the engine's command line. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { TileKind } from "../../src/engine/types";

interface JsonSegment {
  name: string;
  kind: string;
  sides: string[];
  halves: string[];
  touches: string[];
  marks: Record<string, number>;
}

interface JsonTile {
  id: string;
  copies: number;
  start: boolean;
  second: boolean;
  guess: boolean;
  sides: string[];
  same_as: number[];
  symbols: Record<string, number>;
  segments: JsonSegment[];
}

export const RULES = ["carcassonne+inns+traders+princess+tower", "wheel", "hunters"];

const SIDES = ["N", "E", "S", "W"];
const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

function mask(names: readonly string[], all: readonly string[]): number {
  return names.reduce((sum, name) => sum | (1 << all.indexOf(name)), 0);
}

function kindOf(tile: JsonTile, index: number): TileKind {
  const names = tile.segments.map((s) => s.name);
  return {
    index,
    id: tile.id,
    copies: tile.copies,
    isStart: tile.start,
    isSecond: tile.second,
    isGuess: tile.guess,
    side: tile.sides.map((s) => (s === "blank" ? null : s)),
    sameAs: tile.same_as,
    symbols: tile.symbols,
    segments: tile.segments.map((s) => ({
      name: s.name,
      kind: s.kind,
      sides: mask(s.sides, SIDES),
      halves: mask(s.halves, HALVES),
      touches: mask(s.touches, names),
      marks: s.marks,
    })),
  };
}

export function kindsOf(rules: string): TileKind[] {
  const aude = process.env["AUDE"] ?? join(process.cwd(), "../build/aude");
  const text = execFileSync(aude, ["tiles", rules, "--json"], { encoding: "utf8" });
  return (JSON.parse(text) as { tiles: JsonTile[] }).tiles.map(kindOf);
}

export function allKinds(): TileKind[] {
  return RULES.flatMap(kindsOf);
}
