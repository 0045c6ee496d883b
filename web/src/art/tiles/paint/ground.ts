/*
 * ground.ts: the quiet two-tone ground of fields with brush dabs, and worked strips of land where
 * there is room for them.
 */
import { blob, pick, type Chance } from "../base/chance";
import type { Pt } from "../base/maths";
import { mix } from "../base/colour";
import { circle, line, n1, poly, smooth } from "../base/path";
import type { Palette } from "../base/palette";
import { Batch, FINE, opacity, ROUND, type Pen } from "../base/pen";
import { SIZE, toRim } from "../geometry/frame";
import { VILLAGE } from "../geometry/room";
import type { Scene } from "./scene";

/** A place taken by worked land, in the frame of the tile. */
export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function meadowGround(scene: Scene): void {
  const { pen, colours: c, random, place } = scene;
  pen.add(`<rect x="-1" y="-1" width="258" height="258" fill="${c.grass}"/>`);
  let light = "";
  let dark = "";
  for (let i = 0; i < 11; i++) {
    const [x, y] = place([36 + random() * 184, 36 + random() * 184]);
    const patch = blob(x, y, 18 + random() * 18, 10 + random() * 10, random, { stray: 0.22 });
    if (i % 2) light += smooth(patch, true);
    else dark += smooth(patch, true);
  }
  pen.fill(light, c.grassL, opacity(0.8));
  pen.fill(dark, c.grassD, opacity(0.7));
  dabs(pen, 90, c, random, place);
}

function dabs(pen: Pen, count: number, c: Palette, random: Chance, place: (p: Pt) => Pt): void {
  let dark = "";
  let light = "";
  for (let i = 0; i < count; i++) {
    const [x, y] = place([5 + random() * 246, 5 + random() * 246]);
    const length = 3 + random() * 5;
    const d = `M${n1(x)} ${n1(y)}q${n1(length / 2)} ${n1(-1.6 - random())} ${n1(length)} 0`;
    if (i % 3) dark += d;
    else light += d;
  }
  pen.stroke(dark, c.grassD, 1.5, `${ROUND} ${FINE}`);
  pen.stroke(light, c.tuftL, 1.2, `${ROUND} ${opacity(0.75)} ${FINE}`);
}

/** Draws none, one or two pieces of worked land and says where. */
export function strips(scene: Scene): Strip[] {
  const { pen, colours, random } = scene;
  const wanted = random() < 0.25 ? 0 : random() < 0.72 ? 1 : 2;
  const out: Strip[] = [];
  const batch = new Batch();
  for (let tries = 0; tries < 40 && out.length < wanted; tries++) {
    const q: Pt = [28 + random() * 200, 28 + random() * 200];
    const free = roomForStrip(scene, q, out);
    if (free < 20) continue;
    const half = Math.min(free * 0.8, 38);
    out.push({ x: q[0], y: q[1], r: half * 0.96 });
    workedLand(batch, scene.place(q), half, colours, random);
  }
  batch.flush(pen);
  return out;
}

function roomForStrip({ layout }: Scene, q: Pt, strips: readonly Strip[]): number {
  const { room, plan } = layout;
  const { junction } = layout.shapes;
  if (!plan.lands.some((l) => l.segment === room.segmentAt(...q))) return 0;
  let free = Math.min(room.toLines(...q), room.toTaken(...q) - 3, toRim(q) - 1);
  if (junction) {
    free = Math.min(free, Math.hypot(q[0] - junction[0], q[1] - junction[1]) - VILLAGE);
  }
  for (const o of strips) free = Math.min(free, Math.hypot(q[0] - o.x, q[1] - o.y) - o.r - 3);
  return free;
}

interface Crop {
  readonly ground: string;
  readonly row: string;
  readonly width: number;
  readonly apart: number;
  readonly dashes: string;
}

function crops(c: Palette): Crop[] {
  const soft = (colour: string, k: number): string => mix(colour, c.grass, k);
  return [
    {
      ground: soft(c.wheat, 0.28),
      row: soft(c.wheatL, 0.22),
      width: 1.2,
      apart: 4.4,
      dashes: ' stroke-dasharray="6 1.6"',
    },
    {
      ground: soft(c.plough, 0.28),
      row: soft(c.ploughL, 0.22),
      width: 1.2,
      apart: 4.4,
      dashes: "",
    },
    {
      ground: soft(c.vine, 0.28),
      row: soft(c.vineL, 0.22),
      width: 2.9,
      apart: 6,
      dashes: ' stroke-dasharray="2.6 2.6"',
    },
  ];
}

const SLANTS = [0.32, -0.36, 0.14, -0.16, 1.25, -1.3];

// Two or three strips side by side with a hedge on two sides, in the frame of the board.
function workedLand(batch: Batch, [x, y]: Pt, half: number, c: Palette, random: Chance): void {
  const high = half * (0.5 + random() * 0.16);
  const angle = pick(SLANTS, random);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (u: number, v: number): Pt => [x + u * cos - v * sin, y + u * sin + v * cos];
  const lean = (random() - 0.5) * 8;
  const count = half > 30 ? 3 : 2;
  const first = Math.floor(random() * 3);
  const kinds = crops(c);
  let left = -half;
  for (let i = 0; i < count; i++) {
    const right = i === count - 1 ? half : left + ((2 * half) / count) * (0.8 + random() * 0.4);
    const top = -high - (random() * 4 - 2);
    const bottom = high + (random() * 4 - 2);
    strip(batch, at, kinds[(first + i) % 3]!, { left, right, top, bottom, lean });
    left = right;
  }
  batch.fill(hedges(at, half, high, lean, random), mix(c.hedge, c.grass, 0.15));
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lean: number;
}

function strip(batch: Batch, at: (u: number, v: number) => Pt, crop: Crop, e: Edges): void {
  const middle = (e.left + e.right) / 2;
  const outline = [
    at(e.left + 0.8 + e.lean, e.top),
    at(middle + e.lean, e.top - 1.5),
    at(e.right - 0.8 + e.lean, e.top),
    at(e.right - 0.8 - e.lean, e.bottom),
    at(middle - e.lean, e.bottom + 1.5),
    at(e.left + 0.8 - e.lean, e.bottom),
  ];
  batch.fill(poly(outline), crop.ground);
  const rows = Math.max(2, Math.round((e.right - e.left) / crop.apart));
  let d = "";
  for (let r = 0; r < rows; r++) {
    const u = e.left + ((r + 0.5) * (e.right - e.left)) / rows;
    d += line(at(u + e.lean * 0.8, e.top + 3), at(u - e.lean * 0.8, e.bottom - 3));
  }
  batch.stroke(d, crop.row, crop.width, `${ROUND}${crop.dashes} ${FINE}`);
}

function hedges(
  at: (u: number, v: number) => Pt,
  half: number,
  high: number,
  lean: number,
  random: Chance,
): string {
  let d = "";
  for (let k = -1; k <= 1; k += 0.18) {
    const a = at(-half - lean * k - 3, k * high);
    const b = at(k * half + lean, -high - 3);
    if (random() < 0.8) d += circle(a[0], a[1], 2 + random() * 1.6);
    if (random() < 0.8) d += circle(b[0], b[1], 2 + random() * 1.6);
  }
  return d;
}

/** Moves points on the rim a little outwards, so that neighbours overlap by a hair. */
export function overRim(points: readonly Pt[]): Pt[] {
  const out = (v: number): number => (v <= 0.01 ? -1.5 : v >= SIZE - 0.01 ? SIZE + 1.5 : v);
  return points.map(([x, y]) => [out(x), out(y)]);
}
