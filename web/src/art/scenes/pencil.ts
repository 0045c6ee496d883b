/*
 * pencil.ts: the outlines of the pictures of the page and of the cards.
 *
 * A pencil of even width looks like a diagram. Here the line is drawn with a soft brush: it is thin
 * where the light falls, heavy on the side of the shadow, and it is never quite the same twice. The
 * brush is computed along the path; small shapes keep an even line, which nobody can tell there.
 */
import { INK, fill, inked as even, line, numbers, touches } from "../ink";
import type { Point } from "../ink";

const STEP = 5;

/** Points on a cubic from a to d, without a itself. */
function bend(out: Point[], a: Point, b: Point, c: Point, d: Point): void {
  const long =
    Math.hypot(b[0] - a[0], b[1] - a[1]) +
    Math.hypot(c[0] - b[0], c[1] - b[1]) +
    Math.hypot(d[0] - c[0], d[1] - c[1]);
  const steps = Math.max(2, Math.round(long / STEP));
  for (let i = 1; i <= steps; i += 1) {
    const t = i / steps;
    const u = 1 - t;
    const part = (k: 0 | 1) =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    out.push([part(0), part(1)]);
  }
}

/** The subpaths of a path as lines from point to point. */
function flatten(d: string): Point[][] {
  const ways: Point[][] = [];
  let way: Point[] = [];
  for (const [, command, args] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const v = numbers(args ?? "");
    const at = (i: number): Point => [v[i]!, v[i + 1]!];
    const from = way[way.length - 1];
    if (command === "M") {
      way = [at(0)];
      ways.push(way);
    } else if (command === "L" && from) bend(way, from, from, at(0), at(0));
    else if (command === "Q" && from) bend(way, from, at(0), at(0), at(2));
    else if (command === "C" && from) bend(way, from, at(0), at(2), at(4));
  }
  return ways;
}

const short = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const ring = (points: readonly Point[]): string => `M${points.map(short).join("L")}Z`;

/** The line along one closed way: an outer edge, and an inner one that runs back. */
function outline(way: readonly Point[], width: number): string {
  const points = way.filter(
    (p, i) => i === 0 || Math.hypot(p[0] - way[i - 1]![0], p[1] - way[i - 1]![1]) > 0.4,
  );
  const first = points[0]!;
  const end = points[points.length - 1]!;
  if (Math.hypot(first[0] - end[0], first[1] - end[1]) < 0.4) points.pop();
  const count = points.length;
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % count]!;
    area += x * ny - nx * y;
  });
  const side = area > 0 ? 1 : -1;
  const outer: Point[] = [];
  const inner: Point[] = [];
  points.forEach(([x, y], i) => {
    const a = points[(i + count - 1) % count]!;
    const b = points[(i + 1) % count]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [((b[1] - a[1]) / length) * side, (-(b[0] - a[0]) / length) * side];
    // The shadow lies to the south-east; two slow waves are the unsteady hand.
    const towards = (nx + ny) * Math.SQRT1_2;
    const hand = Math.sin(x * 0.13 + y * 0.07) * Math.sin(y * 0.11 - x * 0.05);
    const half = (width / 2) * Math.max(0.35, 0.92 + 0.5 * towards + 0.34 * hand);
    outer.push([x + nx * half, y + ny * half]);
    inner.push([x - nx * half * 0.8, y - ny * half * 0.8]);
  });
  return side > 0 ? ring(outer) + ring(inner.reverse()) : ring(inner) + ring(outer.reverse());
}

/** How long the way round a shape is, about. */
function around(ways: readonly Point[][]): number {
  return ways.reduce((sum, w) => sum + w.length, 0) * STEP;
}

/** A shape with a brushed outline. */
export function inked(d: string, colour: string, width = 2): string {
  const ways = flatten(d);
  if (around(ways) < 70) return even(d, colour, width * 0.84);
  return fill(d, colour) + fill(ways.map((w) => outline(w, width)).join(""), INK);
}

/** Several shapes with one brushed outline round them all. */
export function blob(parts: readonly string[], colour: string, width = 4.4): string {
  const lines = parts.map((d) =>
    flatten(d)
      .map((w) => outline(w, width * 0.95))
      .join(""),
  );
  return lines.map((d) => fill(d, INK)).join("") + fill(parts.join(""), colour);
}

/** Short strokes for stone, plaster or fur: x, y and length of each. */
export const ticks = (at: string, colour: string, width = 1.6): string =>
  line(
    touches(at)
      .map(([x, y, l]) => `M${x} ${y}L${x + l} ${y}`)
      .join(""),
    colour,
    width,
    'class="fine" opacity=".75"',
  );
