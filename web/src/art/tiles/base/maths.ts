/*
 * maths.ts: points, lines and outlines in the plane. Tiles are drawn in units of 1/256 of their
 * side, x to the east and y to the south.
 */

export type Pt = readonly [number, number];

/** A point of a line with the direction of the line there. */
export interface OnLine {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Is a point inside an outline (even-odd)? */
export function inside(q: Pt, outline: readonly Pt[]): boolean {
  let within = false;
  let b = outline[outline.length - 1]!;
  for (const a of outline) {
    if (a[1] > q[1] !== b[1] > q[1]) {
      const x = ((b[0] - a[0]) * (q[1] - a[1])) / (b[1] - a[1]) + a[0];
      if (q[0] < x) within = !within;
    }
    b = a;
  }
  return within;
}

export function distance(a: Pt, b: Pt): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function distanceToPiece(q: Pt, a: Pt, b: Pt): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const along = ((q[0] - a[0]) * dx + (q[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(along, 1));
  return Math.hypot(q[0] - a[0] - t * dx, q[1] - a[1] - t * dy);
}

export function distanceToLine(q: Pt, line: readonly Pt[]): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i++) {
    nearest = Math.min(nearest, distanceToPiece(q, line[i - 1]!, line[i]!));
  }
  return nearest;
}

/** Turns a point clockwise by quarter turns about the centre of the tile. */
export function turnPt(p: Pt, quarters: number): Pt {
  const [x, y] = p;
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [256 - y, x];
    case 2:
      return [256 - x, 256 - y];
    case 3:
      return [y, 256 - x];
    default:
      return p;
  }
}

/** The line moved sideways; to the right of its direction where the distance is positive. */
export function offset(line: readonly Pt[], by: number): Pt[] {
  return line.map((q, i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const length = distance(a, b) || 1;
    return [q[0] - ((b[1] - a[1]) / length) * by, q[1] + ((b[0] - a[0]) / length) * by];
  });
}

/** Lengths from the start of a line to each of its points. */
export function lengths(line: readonly Pt[]): number[] {
  const out = [0];
  for (let i = 1; i < line.length; i++) out.push(out[i - 1]! + distance(line[i - 1]!, line[i]!));
  return out;
}

export function lengthOf(line: readonly Pt[]): number {
  const all = lengths(line);
  return all[all.length - 1]!;
}

/** Point and direction at a fraction of the length. */
export function along(line: readonly Pt[], fraction: number): OnLine {
  const sums = lengths(line);
  const wanted = fraction * sums[sums.length - 1]!;
  let i = 1;
  while (i < line.length - 1 && sums[i]! < wanted) i++;
  const k = (wanted - sums[i - 1]!) / (sums[i]! - sums[i - 1]! || 1);
  const a = line[i - 1]!;
  const b = line[i]!;
  return {
    x: a[0] + (b[0] - a[0]) * k,
    y: a[1] + (b[1] - a[1]) * k,
    angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
  };
}

/** A point beside a place on a line: to the right of its direction. */
export function beside(p: OnLine, by: number): Pt {
  return [p.x - Math.sin(p.angle) * by, p.y + Math.cos(p.angle) * by];
}

/** A cubic curve as a line of n pieces. */
export function cubic(a: Pt, b: Pt, c: Pt, d: Pt, n = 20): Pt[] {
  const out: Pt[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const s = 1 - t;
    const [ka, kb, kc, kd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    out.push([
      ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0],
      ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1],
    ]);
  }
  return out;
}

/** Outline of a set of points without dents. */
export function hull(points: readonly Pt[]): Pt[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Pt[]): Pt[] => {
    const out: Pt[] = [];
    for (const q of list) {
      while (out.length > 1 && leftTurn(out[out.length - 2]!, out[out.length - 1]!, q) <= 0) {
        out.pop();
      }
      out.push(q);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function leftTurn(o: Pt, a: Pt, b: Pt): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

/** Points of a circle. */
export function ring(x: number, y: number, r: number, n = 22): Pt[] {
  const out: Pt[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    out.push([x + Math.cos(a) * r, y + Math.sin(a) * r]);
  }
  return out;
}

/** Centre of gravity of an outline. */
export function centroid(outline: readonly Pt[]): Pt {
  let area = 0;
  let x = 0;
  let y = 0;
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    const k = p[0] * q[1] - q[0] * p[1];
    area += k;
    x += (p[0] + q[0]) * k;
    y += (p[1] + q[1]) * k;
  });
  return [x / (3 * area), y / (3 * area)];
}

/** Do two outlines without dents touch, or come nearer than the margin? */
export function touch(a: readonly Pt[], b: readonly Pt[], margin = 0.6): boolean {
  return !apart(a, b, margin) && !apart(b, a, margin);
}

function apart(a: readonly Pt[], b: readonly Pt[], margin: number): boolean {
  for (let i = 0; i < a.length; i++) {
    const p = a[i]!;
    const q = a[(i + 1) % a.length]!;
    const length = distance(p, q) || 1;
    const nx = (q[1] - p[1]) / length;
    const ny = -(q[0] - p[0]) / length;
    const [a0, a1] = span(a, nx, ny);
    const [b0, b1] = span(b, nx, ny);
    if (a1 + margin < b0 || b1 + margin < a0) return true;
  }
  return false;
}

function span(points: readonly Pt[], nx: number, ny: number): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const p of points) {
    const d = p[0] * nx + p[1] * ny;
    if (d < low) low = d;
    if (d > high) high = d;
  }
  return [low, high];
}
