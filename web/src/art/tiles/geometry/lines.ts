/* lines.ts: the middle lines of roads and rivers. */
import { cubic, type Pt } from "../base/maths";
import { areOpposite, inward, middle } from "./frame";

// Lengthens a line a little over the rim, so that its end is cut square by the tile.
function overRim(line: readonly Pt[], first: Pt | null, last: Pt | null): Pt[] {
  const out = [...line];
  if (first) {
    const a = line[0]!;
    out.unshift([a[0] - first[0] * 4, a[1] - first[1] * 4]);
  }
  if (last) {
    const b = line[line.length - 1]!;
    out.push([b[0] - last[0] * 4, b[1] - last[1] * 4]);
  }
  return out;
}

/** From side to side: straight with a gentle sway, or a quarter bend. */
export function through(a: number, b: number, sway: number): Pt[] {
  const [A, B, P, Q] = [middle(a), middle(b), inward(a), inward(b)];
  if (!areOpposite(a, b)) {
    const k = 74;
    const bend = cubic(
      A,
      [A[0] + P[0] * k, A[1] + P[1] * k],
      [B[0] + Q[0] * k, B[1] + Q[1] * k],
      B,
      22,
    );
    return overRim(bend, P, Q);
  }
  const line: Pt[] = [];
  for (let i = 0; i <= 24; i++) {
    const u = i / 24;
    const k = sway * Math.sin(2 * Math.PI * u) * Math.sin(Math.PI * u) ** 2 * 1.4;
    line.push([A[0] + (B[0] - A[0]) * u - P[1] * k, A[1] + (B[1] - A[1]) * u + P[0] * k]);
  }
  return overRim(line, P, Q);
}

/** From a side to a point, arriving in a direction; null: straight on. */
export function toPoint(side: number, to: Pt, arriving: Pt | null, reach = 46): Pt[] {
  const A = middle(side);
  const P = inward(side);
  const D = arriving ?? [to[0] - A[0], to[1] - A[1]];
  const length = Math.hypot(D[0], D[1]) || 1;
  const k = Math.min(reach, Math.hypot(to[0] - A[0], to[1] - A[1]) * 0.45);
  const curve = cubic(
    A,
    [A[0] + P[0] * k, A[1] + P[1] * k],
    [to[0] - (D[0] / length) * k, to[1] - (D[1] / length) * k],
    to,
    16,
  );
  return overRim(curve, P, null);
}

/** From a side through given points. */
export function fromSide(side: number, points: readonly Pt[]): Pt[] {
  return overRim(points, inward(side), null);
}
