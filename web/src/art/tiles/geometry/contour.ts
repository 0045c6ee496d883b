/*
 * contour.ts: the outline of a region of the raster as a path. It follows the edges of the cells,
 * is smoothed and thinned out; at the rim of the tile it stays exactly on the rim, so that regions
 * of neighbouring tiles meet.
 */
import { distanceToPiece, type Pt } from "../base/maths";
import { poly } from "../base/path";
import { CELLS, STEP, type Raster } from "./raster";

const WIDE = CELLS + 1;

// Edges of the region with the region on their right, by their first point.
function edgesOf(raster: Raster, value: number): Map<number, number[]> {
  const edges = new Map<number, number[]>();
  const add = (from: number, to: number): void => {
    const list = edges.get(from);
    if (list) list.push(to);
    else edges.set(from, [to]);
  };
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < CELLS && y < CELLS && raster.cells[y * CELLS + x] === value;
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      if (!isIn(x, y)) continue;
      const a = y * WIDE + x;
      if (!isIn(x, y - 1)) add(a, a + 1);
      if (!isIn(x + 1, y)) add(a + 1, a + 1 + WIDE);
      if (!isIn(x, y + 1)) add(a + 1 + WIDE, a + WIDE);
      if (!isIn(x - 1, y)) add(a + WIDE, a);
    }
  }
  return edges;
}

function loops(edges: Map<number, number[]>): Pt[][] {
  const out: Pt[][] = [];
  for (const [start, targets] of edges) {
    while (targets.length > 0) {
      const loop: Pt[] = [];
      let at = start;
      do {
        loop.push([(at % WIDE) * STEP, Math.floor(at / WIDE) * STEP]);
        at = edges.get(at)!.pop()!;
      } while (at !== start);
      out.push(loop);
    }
  }
  return out;
}

function isOnRim([x, y]: Pt): boolean {
  return x === 0 || y === 0 || x === 256 || y === 256;
}

// Takes the steps of the cells away.
function smoothed(loop: readonly Pt[]): Pt[] {
  const n = loop.length;
  const at = (i: number): Pt => loop[(i + n) % n]!;
  return loop.map((p, i) => {
    if (isOnRim(p)) return p;
    let x = 0;
    let y = 0;
    for (let k = -3; k <= 3; k++) {
      x += at(i + k)[0];
      y += at(i + k)[1];
    }
    return [x / 7, y / 7];
  });
}

const ERROR = 0.9;

// Keeps only points that matter (Douglas-Peucker, without recursion).
function thinned(line: readonly Pt[]): Pt[] {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const work: [number, number][] = [[0, line.length - 1]];
  while (work.length > 0) {
    const [from, to] = work.pop()!;
    let far = ERROR;
    let best = -1;
    for (let i = from + 1; i < to; i++) {
      const d = distanceToPiece(line[i]!, line[from]!, line[to]!);
      if (d > far) {
        far = d;
        best = i;
      }
    }
    if (best < 0) continue;
    keep[best] = 1;
    work.push([from, best], [best, to]);
  }
  return line.filter((_, i) => keep[i] === 1);
}

/** The path round all cells of one value; pieces of a few cells are left out. */
export function contour(raster: Raster, value: number): string {
  return loops(edgesOf(raster, value))
    .filter((loop) => loop.length > 12)
    .map((loop) => poly(thinned(smoothed(loop))))
    .join("");
}
