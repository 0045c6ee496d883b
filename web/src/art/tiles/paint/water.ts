/* water.ts: rivers, lakes and springs. Banks come first, then water, so that all flow together. */
import { blob, chance } from "../base/chance";
import {
  along,
  beside,
  distanceToLine,
  lengthOf,
  turnPt,
  type OnLine,
  type Pt,
} from "../base/maths";
import { circle, n1, smooth } from "../base/path";
import type { WildPalette } from "../base/palette-wild";
import { FINE, JOIN, opacity, ROUND } from "../base/pen";
import { RIVER } from "../geometry/frame";
import type { Lake } from "../geometry/shapes";
import { markOf } from "../geometry/plan";
import type { Scene } from "./scene";

/** Fish by their number: where they swim, from the middle of the lake. */
const SHOALS: readonly (readonly Pt[])[] = [
  [],
  [[0, 0]],
  [
    [-4, -13],
    [5, 13],
  ],
  [
    [0, -20],
    [-13, 7],
    [15, 17],
  ],
  [
    [-17, -17],
    [17, -9],
    [-17, 12],
    [15, 20],
  ],
];
const FISH_SIZES = [0, 1.5, 1.36, 1.2, 1.2];

export function water(scene: Scene, w: WildPalette): void {
  const { layout, pen, placeAll, place } = scene;
  const { ways, lakes, springs } = layout.shapes;
  if (ways.length === 0) return;
  const lines = ways.map((r) => placeAll(r.line));
  const rivers = lines.map((l) => smooth(l)).join("");
  const bowls = lakes.map((lake) => shoreOf(scene, lake));
  const wells = springs.map((s) => place([s.x, s.y]));
  const grown = (by: number): string =>
    bowls.map((shore) => shore(by)).join("") +
    wells.map(([x, y]) => circle(x, y, 17 + by)).join("");
  const coats: readonly [string, number, number, string][] = [
    [w.dab, RIVER.bank + 4, 9, opacity(0.55)],
    [w.bank, RIVER.bank - 3, 6, ""],
    [w.bankD, RIVER.edge, 2, ""],
    [w.waterD, RIVER.water, 0, ""],
    [w.water, RIVER.water - 8, -4, ""],
  ];
  for (const [colour, width, by, more] of coats) {
    pen.stroke(rivers, colour, width, more ? `${JOIN} ${more}` : JOIN);
    pen.fill(grown(by), colour, more);
  }
  ripples(scene, w, lines);
  pebbles(scene, w, lines);
  for (const well of wells) spring(scene, w, well, lines);
  for (const lake of lakes) shoal(scene, lake);
}

// The shore of a lake, grown by some units; it turns with the tile.
function shoreOf({ layout, place, turn }: Scene, lake: Lake): (by: number) => string {
  const [x, y] = place([lake.x, lake.y]);
  const random = chance(`${layout.plan.id} lake ${lake.part.segment}`);
  const shape = blob(0, 0, lake.r, lake.r * 0.94, random, { points: 14, stray: 0.07 });
  return (by) => {
    const points = shape.map(([u, v]): Pt => {
      const k = 1 + by / Math.hypot(u, v);
      const [px, py] = turnPt([128 + u * k, 128 + v * k], turn);
      return [x + px - 128, y + py - 128];
    });
    return smooth(points, true);
  };
}

function ripples({ layout, pen, place, random }: Scene, w: WildPalette, lines: Pt[][]): void {
  let d = "";
  for (const l of lines) {
    const length = lengthOf(l);
    for (let s = 8; s < length - 8; s += 9 + random() * 9) {
      const p = along(l, s / length);
      d += ripple(p, beside(p, (random() - 0.5) * 19), 4 + random() * 6);
    }
  }
  for (const lake of layout.shapes.lakes) {
    const [x, y] = place([lake.x, lake.y]);
    for (let i = 0; i < 8; i++) {
      const a = random() * Math.PI * 2;
      const k = lake.r * (0.3 + random() * 0.5);
      d += `M${n1(x + Math.cos(a) * k - 5)} ${n1(y + Math.sin(a) * k)}q4-2.4 9 0`;
    }
  }
  pen.stroke(d, w.waterL, 1.5, `${ROUND} ${opacity(0.9)} ${FINE}`);
}

function ripple({ angle }: OnLine, [x, y]: Pt, length: number): string {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return (
    `M${n1(x - c * length)} ${n1(y - s * length)}` +
    `Q${n1(x - s * 2)} ${n1(y + c * 2)} ${n1(x + c * length)} ${n1(y + s * length)}`
  );
}

function pebbles({ layout, pen, place, random }: Scene, w: WildPalette, lines: Pt[][]): void {
  const lakes = layout.shapes.lakes.map((l) => ({ at: place([l.x, l.y]), r: l.r + 4 }));
  let d = "";
  for (const l of lines) {
    for (let i = 0; i < 8; i++) {
      const p = along(l, 0.08 + random() * 0.8);
      const [x, y] = beside(p, (random() < 0.5 ? -1 : 1) * (18 + random() * 3));
      const [rx, ry] = [1.4 + random() * 1.2, 1.2 + random()];
      if (x < 5 || y < 5 || x > 251 || y > 251) continue;
      if (lakes.some((o) => Math.hypot(x - o.at[0], y - o.at[1]) < o.r)) continue;
      d += circle(x, y, rx, ry);
    }
  }
  pen.fill(d, w.rockD, `${opacity(0.8)} ${FINE}`);
}

function spring({ pen }: Scene, w: WildPalette, [x, y]: Pt, lines: Pt[][]): void {
  let stones = "";
  let light = "";
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + 0.3;
    const q: Pt = [x + Math.cos(a) * 17.5, y + Math.sin(a) * 16];
    if (lines.some((l) => distanceToLine(q, l.slice(0, -3)) <= 13)) continue;
    stones += circle(q[0], q[1], 5.2, 4.4);
    light += circle(q[0] - 1.4, q[1] - 1.3, 2.7, 2);
  }
  pen.inked(stones, w.rock, w.black, 1.2);
  pen.fill(light, w.rockL);
  pen.stroke(circle(x, y, 10, 8.6) + circle(x, y, 5.4, 4.4), w.foam, 2.1);
  pen.fill(circle(x, y - 1, 2.4), w.foam);
}

function shoal({ layout, pen, prefix, place }: Scene, lake: Lake): void {
  const count = markOf(lake.part, "fish");
  const isSmall = layout.shapes.lakes.length > 1;
  const [x, y] = place([lake.x, lake.y]);
  const size = isSmall ? 0.95 : FISH_SIZES[count]!;
  SHOALS[count]!.forEach(([dx, dy], i) => {
    pen.use(`${prefix}fish`, x + dx, y + dy * (isSmall ? 0.75 : 1), size, i % 2 === 1);
  });
}
