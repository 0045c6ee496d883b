/*
 * gatehouse.ts: the gate in a city wall as eight shared pictures, one for each direction it may
 * look. Two round towers flank a passage. Its arch can always be seen: where the gate looks south
 * the outer one, where it looks north the inner one with the street that comes out of it, and
 * where it looks east or west the passage stands before the towers and leans a little, so that
 * the viewer looks into it.
 */
import { hull, type Pt } from "../base/maths";
import { mix } from "../base/colour";
import { poly } from "../base/path";
import type { Palette } from "../base/palette";
import { opacity, type Pen } from "../base/pen";
import type { Draw, Sprites } from "./sprite";
import { tower, towerShadow } from "./tower";

const GATE_DIRECTIONS = 8;

/** Number of the picture of a gate that looks in a direction. */
export function gateDirection(angle: number): number {
  const eighth = Math.round(angle / (Math.PI / 4));
  return ((eighth % GATE_DIRECTIONS) + GATE_DIRECTIONS) % GATE_DIRECTIONS;
}

export function gatehouses(c: Palette): Sprites {
  const out: Record<string, Draw> = {};
  for (let i = 0; i < GATE_DIRECTIONS; i++) {
    out[`gate${i}`] = (pen) => gatehouse(pen, (i * Math.PI) / 4, c);
  }
  return out;
}

const TOWER = { r: 8.4, height: 18, apart: 17.5 } as const;
const PASSAGE = { half: 12.5, deep: 8, height: 17, arch: 8.8 } as const;

/** A box with an arch in one face, given by its direction and how its top leans. */
interface Passage {
  /** Place of a point: along the wall, outwards, up. */
  readonly at: (u: number, v: number, z: number) => Pt;
  /** Distance of the face with the arch, outwards. */
  readonly face: number;
}

function gatehouse(pen: Pen, angle: number, c: Palette): void {
  const out: Pt = [Math.cos(angle), Math.sin(angle)];
  const side: Pt = [-out[1], out[0]];
  const isSideways = Math.abs(out[1]) < 0.3;
  const isSlanting = !isSideways && Math.abs(out[0]) > 0.3;
  const lean = isSideways ? -out[0] * 0.6 : 0;
  // The passage stands before its towers where one of them would hide the arch.
  const shift = isSideways ? 10 : isSlanting ? (out[1] < 0 ? -5 : 5) : 0;
  const at = (u: number, v: number, z: number): Pt => [
    side[0] * u + out[0] * (v + shift) + lean * z,
    side[1] * u + out[1] * (v + shift) - z,
  ];
  // The face that can be seen: the outer one, except where the gate looks away to the north.
  const face = out[1] < -0.3 ? -PASSAGE.deep : PASSAGE.deep;
  const feet: Pt[] = [
    [side[0] * TOWER.apart, side[1] * TOWER.apart],
    [-side[0] * TOWER.apart, -side[1] * TOWER.apart],
  ];
  feet.sort((a, b) => a[1] - b[1]);
  const stand = ([x, y]: Pt): void => tower(pen, x, y, TOWER.r, TOWER.height, c, "cone");
  for (const [x, y] of feet) towerShadow(pen, x, y, TOWER.r, TOWER.height, c);
  const isLevel = Math.abs(feet[0]![1] - feet[1]![1]) < 2;
  if (!isLevel) stand(feet[0]!);
  passage(pen, { at, face }, c);
  if (isLevel) stand(feet[0]!);
  stand(feet[1]!);
}

function passage(pen: Pen, { at, face }: Passage, c: Palette): void {
  const { half, deep, height } = PASSAGE;
  const corners = (z: number): Pt[] => [
    at(-half, -deep, z),
    at(half, -deep, z),
    at(half, deep, z),
    at(-half, deep, z),
  ];
  const foot = corners(0);
  const top = corners(height);
  const shadow = hull([...foot, ...foot.map((p): Pt => [p[0] + 10, p[1] + 8])]);
  pen.fill(poly(shadow), c.shadow, opacity(c.shadowOpacity));
  pen.inked(poly(hull([...foot, ...top])), mix(c.stoneD, c.stone, 0.4), c.ink, 1.3);
  pen.fill(
    poly([at(-half, face, 0), at(half, face, 0), at(half, face, height), at(-half, face, height)]),
    c.stone,
  );
  pen.inked(poly(top), c.stoneTop, c.ink, 1.1);
  const inner = PASSAGE.arch;
  const arch: Pt[] = [at(-inner, face, -0.5)];
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI - (i / 8) * Math.PI;
    arch.push(at(Math.cos(a) * inner, face, 6 + Math.sin(a) * 7.4));
  }
  arch.push(at(inner, face, -0.5));
  pen.inked(poly(arch), mix(c.ink, c.woodD, 0.25), c.stoneL, 1.6);
  // The portcullis, drawn up: its points hang in the arch.
  const bars = [-4.8, 0, 4.8]
    .map((u) => poly([at(u, face, 12.4), at(u, face, 7.6)], false))
    .join("");
  pen.stroke(bars + poly([at(-7, face, 10), at(7, face, 10)], false), c.woodL, 1.1);
}
