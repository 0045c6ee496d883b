/*
 * scene.ts: what all painters of one tile share. The layout is in the frame of the tile and turns
 * with it; everything with light or height is drawn in the frame of the board.
 */
import { chance, type Chance } from "../base/chance";
import { turnPt, type Pt } from "../base/maths";
import { palettes, prefixOf, type Palette, type Theme } from "../base/palette";
import { Pen } from "../base/pen";
import type { Layout } from "../geometry/layout";

export interface Scene {
  readonly layout: Layout;
  readonly pen: Pen;
  readonly colours: Palette;
  /** Begins the names of the shared pictures. */
  readonly prefix: string;
  readonly random: Chance;
  readonly turn: number;
  /** Where the north-west corner of the tile lies. */
  readonly origin: Pt;
  /** The turn as an angle. */
  readonly angle: number;
  /** From the frame of the tile to that of the board. */
  readonly place: (p: Pt) => Pt;
  readonly placeAll: (points: readonly Pt[]) => Pt[];
}

export function sceneOf(layout: Layout, turn: number, variant: number, theme: Theme): Scene {
  return sceneAt(layout, turn, variant, theme, [0, 0]);
}

/** A scene whose north-west corner lies elsewhere: a cell of a larger board. */
export function sceneAt(
  layout: Layout,
  turn: number,
  variant: number,
  theme: Theme,
  origin: Pt,
): Scene {
  const place = (p: Pt): Pt => {
    const [x, y] = turnPt(p, turn);
    return [x + origin[0], y + origin[1]];
  };
  return {
    origin,
    layout,
    pen: new Pen(),
    colours: palettes[theme],
    prefix: prefixOf(theme),
    random: chance(`${layout.plan.id}/${variant}`),
    turn,
    angle: (turn * Math.PI) / 2,
    place,
    placeAll: (points) => points.map(place),
  };
}

/** A shared picture that stands somewhere on the board's picture of the tile. */
export interface Standing {
  readonly sprite: string;
  readonly x: number;
  /** Of its foot. */
  readonly y: number;
  readonly size: number;
  readonly isMirrored?: boolean;
  /** Left out when tiles are small. */
  readonly isFine?: boolean;
}

/** Draws shared pictures from north to south. */
export function drawStanding(pen: Pen, prefix: string, list: readonly Standing[]): void {
  for (const o of [...list].sort((a, b) => a.y - b.y)) {
    pen.use(prefix + o.sprite, o.x, o.y, o.size, o.isMirrored, o.isFine ? 'class="fine"' : "");
  }
}

/** Is this place nearer to something taken than the gap? */
export function isCrowded(
  q: Pt,
  list: readonly { readonly x: number; readonly y: number; readonly r: number }[],
  gap: number,
): boolean {
  return list.some((o) => Math.hypot(q[0] - o.x, q[1] - o.y) < o.r + gap);
}
