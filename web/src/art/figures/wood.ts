/*
 * wood.ts: how a sawn piece of wood is drawn, whatever its outline.
 *
 * Light comes from the north-west: thickness is seen on the right and below, the lit rim on the
 * left and above, and one flat shadow falls to the south-east. Every piece stands on (0, 0), the
 * middle of its foot, y grows downwards, and a follower is 100 units high.
 */
import { fill, fine, line, oval, shadow, shift } from "../ink";
import { EDGE, FACE, LIGHT, SHADE, SIDE, SIGN, markPath } from "../players";
import type { Mark } from "../players";

export interface PieceOptions {
  /** The drawing for less than 30 px: larger head and mark, heavier lines, nothing fine. */
  readonly small?: boolean;
  /** Draws the mark of the player; symbols leave it out, since it comes with the player. */
  readonly mark?: Mark;
  /** No cast shadow: the piece stands on something that is drawn with it. */
  readonly bare?: boolean;
}

export interface WoodOptions {
  readonly small?: boolean;
  readonly depth?: number;
  readonly ink?: number;
  readonly light?: number;
  readonly face?: string;
  readonly side?: string;
  readonly rim?: string;
  readonly edge?: string;
}

/**
 * Ink line, thickness, light line and face of a piece. All subpaths run clockwise. They may overlap
 * and unite by themselves, because all lines are drawn before all faces: no clip and no mask.
 */
export function wood(d: string, o: WoodOptions = {}): string {
  const small = o.small === true;
  const depth = o.depth ?? (small ? 4 : 6);
  const ink = o.ink ?? (small ? 11 : 8.5);
  const light = o.light ?? (small ? 4.6 : 4);
  const side = o.side ?? SIDE;
  const edge = o.edge ?? EDGE;
  const steps = Math.max(1, Math.round(depth / 3));
  let lines = "";
  let thick = "";
  for (let k = steps; k >= 1; k -= 1) {
    const back = shift(d, (depth * k) / steps, (depth * k * 0.55) / steps);
    lines += line(back, edge, ink);
    thick += fill(back, side, `stroke="${side}" stroke-width="${light}" stroke-linejoin="round"`);
  }
  const front = line(d, o.rim ?? LIGHT, light) + fill(d, o.face ?? FACE);
  return lines + line(d, edge, ink) + thick + front;
}

/** Details of the full drawing. */
export const unlessSmall = (small: boolean, body: string): string => (small ? "" : fine(body));

/** The shadow of a standing piece of half width w. */
export const cast = (w: number, h = 9): string => shadow(oval(w * 0.22, 3, w, h));

/** A mark inlaid in wood: a dark groove below, the sign above. */
export const inlay = (mark: Mark, x: number, y: number, r: number): string =>
  fill(shift(markPath(mark, r), x + r * 0.08, y + r * 0.1), SHADE, 'opacity=".8"') +
  fill(shift(markPath(mark, r), x, y), SIGN);

/** Where the mark of each drawing is: x, y, radius; then the same for the small drawing. */
export const MARK_AT = {
  follower: [0, -35, 13.5, 0, -35, 18.5],
  followerLying: [14, -30, 13.5, 12, -26, 18.5],
  large: [0, -58, 15, 0, -54, 20],
  largeLying: [6, -44, 15, 2, -38, 20],
  builder: [-10, -33, 13, -10, -33, 17],
  pig: [8, -35, 13, 8, -35, 17.5],
  hut: [0, -45, 13.5, 0, -46, 17.5],
  scoreMarker: [0, -30, 11, 0, -30, 14],
} as const;

/** The drawings of the pieces of players. */
export type Drawing = keyof typeof MARK_AT;

export function markAt(drawing: Drawing, small: boolean): readonly [number, number, number] {
  const [x, y, r, smallX, smallY, smallR] = MARK_AT[drawing];
  return small ? [smallX, smallY, smallR] : [x, y, r];
}

/** The mark of a piece, if it is asked for. */
export const markOn = (drawing: Drawing, o: PieceOptions): string =>
  o.mark === undefined ? "" : inlay(o.mark, ...markAt(drawing, o.small === true));
