/*
 * raster.ts: a tile as 128 x 128 cells. Outlines and lines are filled into it; with it the fields
 * of the picture can be compared with the fields of the rules, and any point can be asked whose
 * land it is.
 */
import type { Pt } from "../base/maths";

export const CELLS = 128;
export const STEP = 2;

export class Raster {
  readonly cells = new Int8Array(CELLS * CELLS);

  constructor(value: number) {
    this.cells.fill(value);
  }

  at(x: number, y: number): number {
    return this.cells[cellOf(x, y)]!;
  }

  /** Fills an outline (even-odd), row by row. */
  fill(outline: readonly Pt[], value: number): void {
    const crossings: number[] = [];
    for (let row = 0; row < CELLS; row++) {
      const y = row * STEP + 1;
      crossings.length = 0;
      let b = outline[outline.length - 1]!;
      for (const a of outline) {
        if (a[1] > y !== b[1] > y) {
          crossings.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
        }
        b = a;
      }
      crossings.sort((p, q) => p - q);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.ceil((crossings[k]! - 1) / STEP));
        const to = Math.min(CELLS - 1, Math.floor((crossings[k + 1]! - 1) / STEP));
        for (let i = from; i <= to; i++) this.cells[row * CELLS + i] = value;
      }
    }
  }

  /** Draws a line with a half width, over all cells or only over those of one value. */
  stroke(line: readonly Pt[], half: number, value: number, only?: number): void {
    for (let i = 1; i < line.length; i++) {
      this.strokePiece(line[i - 1]!, line[i]!, half, value, only);
    }
  }

  disc(x: number, y: number, r: number, value: number): void {
    this.strokePiece([x, y], [x, y], r, value);
  }

  private strokePiece(a: Pt, b: Pt, half: number, value: number, only?: number): void {
    const [x0, x1] = cellRange(Math.min(a[0], b[0]) - half, Math.max(a[0], b[0]) + half);
    const [y0, y1] = cellRange(Math.min(a[1], b[1]) - half, Math.max(a[1], b[1]) + half);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const square = dx * dx + dy * dy || 1;
    for (let j = y0; j <= y1; j++) {
      const qy = j * STEP + 1 - a[1];
      for (let i = x0; i <= x1; i++) {
        const qx = i * STEP + 1 - a[0];
        let t = (qx * dx + qy * dy) / square;
        t = Math.max(0, Math.min(t, 1));
        const ex = qx - t * dx;
        const ey = qy - t * dy;
        if (ex * ex + ey * ey >= half * half) continue;
        const cell = j * CELLS + i;
        if (only === undefined || this.cells[cell] === only) this.cells[cell] = value;
      }
    }
  }
}

function cellRange(low: number, high: number): [number, number] {
  return [
    Math.max(0, Math.ceil((low - 1) / STEP)),
    Math.min(CELLS - 1, Math.floor((high - 1) / STEP)),
  ];
}

export function cellOf(x: number, y: number): number {
  const i = x <= 0 ? 0 : x >= 256 ? CELLS - 1 : (x / STEP) | 0;
  const j = y <= 0 ? 0 : y >= 256 ? CELLS - 1 : (y / STEP) | 0;
  return j * CELLS + i;
}
