/* tile.ts: a tile in words, for those who do not see it: "city north, road east and west". */
import type { Rules, Segment, Turn } from "../../engine/engine";
import { list } from "../language";
import { t } from "../t";
import { word } from "../words";

const SIDES = [
  "say.tile.sides.n",
  "say.tile.sides.e",
  "say.tile.sides.s",
  "say.tile.sides.w",
] as const;

/** What is printed on it besides fields, in the turn it lies in. */
export function tellTile(rules: Rules, kind: number, turn: Turn = 0): string {
  const tile = rules.kinds[kind];
  if (!tile) return "";
  // What has half-edges is the ground between the other things.
  const parts = tile.segments.filter((s) => s.halves === 0).map((s) => tellSegment(s, turn));
  const symbols = Object.keys(tile.symbols).map((name) => word("symbol", name));
  const told = [...new Set(parts), ...symbols];
  const ground = tile.segments.find((s) => s.halves !== 0)?.kind;
  return told.length > 0 ? told.join("; ") : ground === undefined ? "" : word("feature", ground);
}

function tellSegment(segment: Segment, turn: Turn): string {
  const sides = [0, 1, 2, 3]
    .filter((i) => segment.sides & (1 << ((i - turn + 4) % 4)))
    .map((i) => t(SIDES[i] ?? SIDES[0]));
  const what = word("feature", segment.kind);
  const part = sides.length === 0 ? what : t("say.tile.part", { what, sides: list(sides) });
  const marks = Object.entries(segment.marks).map(([name, n]) =>
    n > 1 ? `${n} ${word("mark", name, n)}` : word("mark", name),
  );
  return marks.length === 0 ? part : t("say.tile.with", { what: part, marks: list(marks) });
}
