/*
 * house.ts: a house seen from above with a hint of height: up on the picture is north and also
 * height, light comes from the north-west. Everything is drawn in the frame of the board, so that
 * houses stand upright and light stays when a tile is turned.
 */
import { hull, type Pt } from "../base/maths";
import { shade } from "../base/colour";
import { line, n1, poly } from "../base/path";
import type { Palette } from "../base/palette";
import type { Brush } from "../base/pen";

export type Roof = "gable" | "hip" | "pyramid" | "flat";

export interface House {
  readonly x: number;
  readonly y: number;
  /** Length along the ridge and across it. */
  readonly width: number;
  readonly depth: number;
  readonly angle: number;
  /** Height of the walls and of the roof above them. */
  readonly wall: number;
  readonly rise: number;
  readonly roof: Roof;
  readonly colour: string;
  readonly plaster: string;
}

interface Solid {
  readonly foot: readonly Pt[];
  readonly eave: readonly Pt[];
  readonly ridge: readonly [Pt, Pt];
  readonly cos: number;
  readonly sin: number;
}

interface Face {
  readonly points: readonly Pt[];
  /** How much light it gets, about -0.5 to 1. */
  readonly light: number;
  readonly isGable: boolean;
}

const EAVES = 1.1;

function light(nx: number, ny: number, nz: number): number {
  return nx * -0.52 + ny * -0.54 + nz * 0.66;
}

function solid(o: House): Solid {
  const cos = Math.cos(o.angle);
  const sin = Math.sin(o.angle);
  const w = o.width / 2;
  const d = o.depth / 2;
  const at = (u: number, v: number, z: number): Pt => [
    o.x + u * cos - v * sin,
    o.y + u * sin + v * cos - z,
  ];
  const around = (grow: number, z: number): Pt[] => [
    at(-w - grow, -d - grow, z),
    at(w + grow, -d - grow, z),
    at(w + grow, d + grow, z),
    at(-w - grow, d + grow, z),
  ];
  const half = o.roof === "pyramid" ? 0 : o.roof === "hip" ? Math.max(0, w - d * 0.85) : w + EAVES;
  const top = o.roof === "flat" ? o.wall : o.wall + o.rise;
  return {
    foot: around(0, 0),
    eave: around(EAVES, o.wall),
    ridge: [at(-half, 0, top), at(half, 0, top)],
    cos,
    sin,
  };
}

/** The outline on the picture. */
export function silhouette(o: House): Pt[] {
  const { foot, eave, ridge } = solid(o);
  return hull([...foot, ...eave, ...ridge]);
}

/** The shadow on the ground, to the south-east. */
export function houseShadow(o: House): string {
  const { foot } = solid(o);
  const rise = o.roof === "flat" ? 0 : o.rise;
  const k = (o.wall + rise * 0.7) * 0.75;
  return poly(hull([...foot, ...foot.map((p): Pt => [p[0] + k, p[1] + k * 0.8])]));
}

/** The walls that look south; the others cannot be seen. */
export function wallFaces(o: House): Face[] {
  const { foot, eave, cos, sin } = solid(o);
  const sides: readonly [number, number, number, number][] = [
    [0, 1, sin, -cos],
    [1, 2, cos, sin],
    [2, 3, -sin, cos],
    [3, 0, -cos, -sin],
  ];
  const out: Face[] = [];
  for (const [a, b, nx, ny] of sides) {
    if (ny <= 0.12) continue;
    const points = [foot[a]!, foot[b]!, eave[b]!, eave[a]!];
    out.push({ points, light: light(nx, ny, 0), isGable: false });
  }
  return out;
}

/** The faces of the roof, the far ones first. */
export function roofFaces(o: House): Face[] {
  const { eave, ridge, cos, sin } = solid(o);
  const [e0, e1, e2, e3] = eave as [Pt, Pt, Pt, Pt];
  const [r0, r1] = ridge;
  const isGable = o.roof === "gable";
  const slopes: { points: Pt[]; nx: number; ny: number; isEnd: boolean }[] = [
    { points: [e0, e1, r1, r0], nx: sin, ny: -cos, isEnd: false },
    { points: [e2, e3, r0, r1], nx: -sin, ny: cos, isEnd: false },
    { points: [e1, e2, r1], nx: cos, ny: sin, isEnd: true },
    { points: [e3, e0, r0], nx: -cos, ny: -sin, isEnd: true },
  ];
  slopes.sort((a, b) => a.ny - b.ny);
  const out: Face[] = [];
  for (const { points, nx, ny, isEnd } of slopes) {
    if (isEnd && isGable) {
      if (ny > 0.12) out.push({ points, light: light(nx, ny, 0), isGable: true });
    } else {
      out.push({ points, light: light(nx * 0.62, ny * 0.62, 0.78), isGable: false });
    }
  }
  return out;
}

// Few steps of light, so that shapes of one tone can be joined.
function step(k: number): number {
  return Math.round(k * 6) / 6;
}

/** One house with all its tones: for buildings that are drawn large. */
export function house(brush: Brush, o: House, colours: Palette, ink: number): void {
  brush.inked(poly(silhouette(o)), shade(colours.plasterD, 0.75), colours.ink, ink);
  for (const face of wallFaces(o)) {
    brush.fill(poly(face.points), shade(o.plaster, step(Math.min(1, 0.95 + 0.3 * face.light))));
  }
  if (o.roof === "flat") {
    brush.inked(poly(solid(o).eave), shade(o.colour, 1.02), colours.ink, ink * 0.7);
    return;
  }
  for (const face of roofFaces(o)) {
    const tone = face.isGable
      ? shade(o.plaster, step(Math.min(1, 0.98 + 0.26 * face.light)))
      : shade(o.colour, step(0.7 + 0.46 * face.light));
    brush.fill(poly(face.points), tone);
  }
}

/** The ridge and two rows of tiles on the slope that looks south. */
export function roofLines(o: House): string {
  if (o.roof === "pyramid" || o.roof === "flat") return "";
  const { eave, ridge, cos } = solid(o);
  const [e0, e1, e2, e3] = eave as [Pt, Pt, Pt, Pt];
  const [a, b] = cos >= 0 ? ridge : [ridge[1], ridge[0]];
  const [c, d] = cos >= 0 ? [e3, e2] : [e1, e0];
  const between = (p: Pt, q: Pt, t: number): Pt => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  let out = line(ridge[0], ridge[1]);
  for (const t of [0.36, 0.7]) {
    const p = between(a, c, t);
    const q = between(b, d, t);
    out += line(between(p, q, 0.08), between(p, q, 0.92));
  }
  return out;
}

/** Little windows in the walls that look south. */
export function windows(o: House): string {
  const { foot, cos, sin } = solid(o);
  const sides: readonly [number, number, number][] = [
    [0, 1, -cos],
    [1, 2, sin],
    [2, 3, cos],
    [3, 0, -sin],
  ];
  let out = "";
  for (const [i, k, ny] of sides) {
    if (ny <= 0.35) continue;
    const a = foot[i]!;
    const b = foot[k]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const count = length > 17 ? 3 : length > 11 ? 2 : 1;
    for (let n = 0; n < count; n++) {
      const t = (n + 0.5) / count;
      const x = a[0] + (b[0] - a[0]) * t - 1;
      const y = a[1] + (b[1] - a[1]) * t - o.wall * 0.3;
      const h = n1(o.wall * 0.42);
      out += `M${n1(x)} ${n1(y)}v-${h}h2v${h}z`;
    }
  }
  return out;
}
