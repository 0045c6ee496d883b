/*
 * wall.ts: the city wall: one line, stroked several times and shifted up, with merlons as dashes
 * on its outer edge. It is cut where it passes from behind the houses to before them, and sinks
 * towards its ends, so that no raised top is cut off at the rim of the tile.
 */
import { distance, inside, lengths, offset, type Pt } from "../base/maths";
import { mix } from "../base/colour";
import { poly } from "../base/path";
import type { Palette } from "../base/palette";
import { FINE, JOIN, opacity, type Pen } from "../base/pen";
import { WALL } from "../geometry/frame";

export interface WallPiece {
  /** North of its city, so drawn before the houses. */
  readonly isBehind: boolean;
  /** Which side of the line is outside. */
  readonly hand: 1 | -1;
  readonly line: Pt[];
  /** Height at each point, 0 to 1. */
  readonly lift: number[];
}

const SINKING = 46;

/** Cuts a wall, given in the frame of the board, into pieces behind and before the houses. */
export function wallPieces(line: readonly Pt[], outline: readonly Pt[]): WallPiece[] {
  const sums = lengths(line);
  const total = sums[sums.length - 1]!;
  const lift = sums.map((d) => Math.min(1, d / SINKING, (total - d) / SINKING));
  const out: WallPiece[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!;
    const b = line[i + 1]!;
    const length = distance(a, b) || 1;
    const nx = -(b[1] - a[1]) / length;
    const ny = (b[0] - a[0]) / length;
    const isRight = inside([(a[0] + b[0]) / 2 + nx * 4, (a[1] + b[1]) / 2 + ny * 4], outline);
    const isBehind = (isRight ? ny : -ny) > 0;
    const last = out[out.length - 1];
    if (last && last.isBehind === isBehind) {
      last.line.push(b);
      last.lift.push(lift[i + 1]!);
    } else {
      out.push({ isBehind, hand: isRight ? -1 : 1, line: [a, b], lift: [lift[i]!, lift[i + 1]!] });
    }
  }
  return out;
}

/** Draws all pieces of one depth together. */
export function walls(pen: Pen, pieces: readonly WallPiece[], colours: Palette): void {
  if (pieces.length === 0) return;
  const { width, height } = WALL;
  const raised = (up: number, sideways = 0): string =>
    pieces
      .map((w) => {
        const line = sideways === 0 ? w.line : offset(w.line, w.hand * sideways);
        return poly(
          line.map((p, i): Pt => [p[0], p[1] - up * w.lift[i]!]),
          false,
        );
      })
      .join("");
  const shadow = pieces
    .map(({ line, lift }) =>
      poly(
        line.map((p, i): Pt => [p[0] + 5 * lift[i]!, p[1] + 4 * lift[i]!]),
        false,
      ),
    )
    .join("");
  const edge = width / 2 - 1.2;
  pen.stroke(shadow, colours.shadow, width + 1, `${JOIN} ${opacity(colours.shadowOpacity)}`);
  pen.stroke(raised(0) + raised(height / 2) + raised(height), colours.ink, width + 2.6, JOIN);
  pen.stroke(
    raised(0) + raised(3.4) + raised(6.6),
    mix(colours.stoneD, colours.stone, 0.25),
    width,
    JOIN,
  );
  const joints = `stroke-dasharray="1 7.5" ${opacity(0.7)} ${FINE}`;
  pen.stroke(raised(3), colours.stoneL, width - 1, joints);
  pen.stroke(raised(height), colours.stone, width - 0.6, JOIN);
  pen.stroke(raised(height, -0.6), colours.stoneTop, width - 5, JOIN);
  pen.stroke(raised(height, edge), colours.ink, 5.4, 'stroke-dasharray="6.6 4.4"');
  const merlons = 'stroke-dasharray="5.2 5.8" stroke-dashoffset="-.7"';
  pen.stroke(raised(height + 1.2, edge), colours.stoneTop, 3.8, merlons);
}
