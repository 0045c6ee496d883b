/* curve.ts: ratings over time as a line. */

interface Point {
  readonly at: number;
  readonly rating: number;
}

export interface CurveShape {
  readonly path: string;
  /** Lines across, at round ratings. */
  readonly marks: readonly { readonly y: number; readonly rating: number }[];
  readonly min: number;
  readonly max: number;
}

/** The least height of the picture in points of rating, so that small changes look small. */
const SPAN = 200;
const STEP = 100;

export function curveOf(points: readonly Point[], width: number, height: number): CurveShape {
  const ratings = points.map((point) => point.rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const middle = (low + high) / 2;
  const half = Math.max(SPAN, (high - low) * 1.2) / 2;
  const [bottom, top] = [middle - half, middle + half];
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const round = (n: number): number => Math.round(n * 10) / 10;
  const x = (at: number): number =>
    last === first ? width / 2 : round(((at - first) / (last - first)) * width);
  const y = (rating: number): number => round(((top - rating) / (top - bottom)) * height);
  const path = points
    .map(({ at, rating }, i) => `${i === 0 ? "M" : "L"}${x(at)} ${y(rating)}`)
    .join("");
  const marks = [];
  for (let r = Math.ceil(bottom / STEP) * STEP; r <= top; r += STEP)
    marks.push({ y: y(r), rating: r });
  // A single point is a dot.
  const dot = points.length === 1 ? "h0.1" : "";
  return { path: path + dot, marks, min: Math.round(low), max: Math.round(high) };
}
