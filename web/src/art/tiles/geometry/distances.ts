/*
 * distances.ts: how far every cell of a tile is from a set of lines. Painters ask this thousands
 * of times for one tile, so it is worked out once for all cells: first along the columns, then
 * along the rows (the lower envelope of parabolas).
 */
import type { Pt } from "../base/maths";
import { cellOf, CELLS, STEP } from "./raster";

const FAR = 1e6;

export class Distances {
  private readonly squares: Float32Array | null;

  constructor(lines: readonly (readonly Pt[])[]) {
    this.squares = lines.length > 0 ? measured(lines) : null;
  }

  /** Distance in tile units, exact to about one unit. */
  at(x: number, y: number): number {
    return this.squares ? Math.sqrt(this.squares[cellOf(x, y)]!) * STEP : FAR;
  }
}

function measured(lines: readonly (readonly Pt[])[]): Float32Array {
  const grid = new Float32Array(CELLS * CELLS).fill(FAR);
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) mark(grid, line[i - 1]!, line[i]!);
  }
  const values = new Float32Array(CELLS);
  for (let x = 0; x < CELLS; x++) {
    for (let y = 0; y < CELLS; y++) values[y] = grid[y * CELLS + x]!;
    spread(values, grid, x, CELLS);
  }
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) values[x] = grid[y * CELLS + x]!;
    spread(values, grid, y * CELLS, 1);
  }
  return grid;
}

// Marks the cells under a piece of a line; what lies outside the tile counts at the rim.
function mark(grid: Float32Array, a: Pt, b: Pt): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1])));
  for (let i = 0; i <= steps; i++) {
    const k = i / steps;
    grid[cellOf(a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k)] = 0;
  }
}

const feet = new Int16Array(CELLS);
const bounds = new Float32Array(CELLS + 1);

// One row or column: the least of all parabolas (x - i)^2 + values[i].
function spread(values: Float32Array, out: Float32Array, start: number, stride: number): void {
  let k = 0;
  feet[0] = 0;
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  for (let q = 1; q < CELLS; q++) {
    let s = meeting(values, q, feet[k]!);
    while (s <= bounds[k]!) {
      k--;
      s = meeting(values, q, feet[k]!);
    }
    k++;
    feet[k] = q;
    bounds[k] = s;
    bounds[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < CELLS; q++) {
    while (bounds[k + 1]! < q) k++;
    const d = q - feet[k]!;
    out[start + q * stride] = d * d + values[feet[k]!]!;
  }
}

function meeting(values: Float32Array, q: number, p: number): number {
  return (values[q]! + q * q - (values[p]! + p * p)) / (2 * q - 2 * p);
}
