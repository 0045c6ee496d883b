/*
 * path.ts: path data. One digit after the point is a twenty-fifth of a pixel on a large tile, and
 * steps relative to the last point keep the text short.
 */
import type { Pt } from "./maths";

/** A number with one digit after the point. */
export function n1(v: number): string {
  const r = Math.round(v * 10) / 10;
  return r === 0 ? "0" : String(r);
}

/** A number with two digits after the point, for factors. */
export function n2(v: number): string {
  return String(Math.round(v * 100) / 100);
}

/** Straight lines through points. */
export function poly(points: readonly Pt[], close = true): string {
  const first = points[0]!;
  let x = Math.round(first[0] * 10);
  let y = Math.round(first[1] * 10);
  let d = `M${x / 10} ${y / 10}l`;
  for (let i = 1; i < points.length; i++) {
    const p = points[i]!;
    const nx = Math.round(p[0] * 10);
    const ny = Math.round(p[1] * 10);
    const dx = (nx - x) / 10;
    const dy = (ny - y) / 10;
    d += (i > 1 && dx >= 0 ? " " : "") + dx + (dy < 0 ? "" : " ") + dy;
    x = nx;
    y = ny;
  }
  return close ? `${d}z` : d;
}

/** A smooth line through points (Catmull-Rom as cubics). */
export function smooth(points: readonly Pt[], close = false): string {
  const n = points.length;
  if (n < 3) return poly(points, close);
  const at = (i: number): Pt =>
    close ? points[(i + n) % n]! : points[i < 0 ? 0 : i >= n ? n - 1 : i]!;
  const first = points[0]!;
  let d = `M${n1(first[0])} ${n1(first[1])}`;
  const pieces = close ? n : n - 1;
  for (let i = 0; i < pieces; i++) {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const e = at(i + 2);
    d += step(b, (c[0] - a[0]) / 6, (c[1] - a[1]) / 6, c, (e[0] - b[0]) / 6, (e[1] - b[1]) / 6);
  }
  return close ? `${d}z` : d;
}

// One relative cubic from b to c with the given handles.
function step(b: Pt, hx: number, hy: number, c: Pt, kx: number, ky: number): string {
  const bx = Math.round(b[0] * 10) / 10;
  const by = Math.round(b[1] * 10) / 10;
  const cx = Math.round(c[0] * 10) / 10;
  const cy = Math.round(c[1] * 10) / 10;
  const handles = `${n1(hx)} ${n1(hy)} ${n1(cx - kx - bx)} ${n1(cy - ky - by)}`;
  return `c${handles} ${n1(cx - bx)} ${n1(cy - by)}`;
}

/** A circle or upright ellipse. */
export function circle(x: number, y: number, r: number, ry = r): string {
  const a = `a${n1(r)} ${n1(ry)} 0 1 0 `;
  return `M${n1(x - r)} ${n1(y)}${a}${n1(2 * r)} 0${a}${n1(-2 * r)} 0z`;
}

/** One straight line. */
export function line(a: Pt, b: Pt): string {
  return `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`;
}
