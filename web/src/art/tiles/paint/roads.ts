/* roads.ts: paints roads, bridges, tunnel mouths and the village at a crossing. */
import { blob, chance } from "../base/chance";
import { along, beside, distanceToLine, hull, offset, type Pt } from "../base/maths";
import { circle, n1, poly, smooth } from "../base/path";
import { FINE, JOIN, opacity, ROUND } from "../base/pen";
import { ROAD } from "../geometry/frame";
import type { Bridge, Tunnel } from "../geometry/roads";
import { house, houseShadow, type House } from "../kit/house";
import { town } from "../kit/town";
import type { Scene } from "./scene";

export function roads(scene: Scene): void {
  const { layout, pen, colours: c, placeAll, place, random } = scene;
  const lines = layout.shapes.ways.map((w) => placeAll(w.line));
  if (lines.length === 0) return;
  const d = lines.map((l) => smooth(l)).join("");
  const centre = layout.shapes.junction && place(layout.shapes.junction);
  const rounds: readonly [string, number, number][] = [
    [c.verge, ROAD.verge, 22],
    [c.roadEdge, ROAD.edge, 19.4],
    [c.road, ROAD.body, 17.4],
  ];
  for (const [colour, width, r] of rounds) {
    pen.stroke(d, colour, width, JOIN);
    if (centre) pen.fill(circle(centre[0], centre[1], r), colour);
  }
  const ruts = lines.map((l) => smooth(offset(l, 4.2)) + smooth(offset(l, -4.2))).join("");
  pen.stroke(ruts, c.rut, 1.7, `stroke-dasharray="13 7 21 5" ${opacity(0.8)} ${FINE}`);
  let pebbles = "";
  for (const l of lines) {
    for (let i = 0; i < 9; i++) {
      const p = along(l, 0.06 + random() * 0.88);
      const [x, y] = beside(p, (random() < 0.5 ? -1 : 1) * (7.5 + random() * 6));
      const r = 1 + random() * 0.8;
      if (x > 4 && y > 4 && x < 252 && y < 252) pebbles += circle(x, y, r);
    }
  }
  pen.fill(pebbles, c.pebble, FINE);
}

/** Mouths of a road that goes under a city; grass runs over them. */
export function tunnelMouths(scene: Scene): void {
  for (const tunnel of scene.layout.shapes.tunnels) tunnelMouth(scene, tunnel);
}

function tunnelMouth({ pen, colours: c, place, angle }: Scene, tunnel: Tunnel): void {
  const [x, y] = place([tunnel.x, tunnel.y]);
  const a = tunnel.angle + angle;
  const out: Pt = [Math.cos(a), Math.sin(a)];
  const side: Pt = [-out[1], out[0]];
  const across = Math.atan2(side[1], side[0]);
  const mound = blob(x - out[0] * 7, y - out[1] * 7, 23, 10, chance("tunnel"), {
    points: 10,
    stray: 0.08,
    angle: across,
  });
  pen.fill(smooth(mound, true), c.grassD);
  const grass = blob(x - out[0] * 7, y - out[1] * 7 - 1, 18, 6, chance("tunnel grass"), {
    points: 10,
    stray: 0.1,
    angle: across,
  });
  pen.stroke(smooth(grass), c.tuft, 1.6, `stroke-dasharray="5 6" ${ROUND} ${FINE}`);
  const at = (u: number, v: number, h = 0): Pt => [
    x + out[0] * v + side[0] * u,
    y + out[1] * v + side[1] * u - h,
  ];
  // The road gets dark where it goes under the lintel.
  pen.fill(poly([at(-11, 4), at(11, 4), at(9.6, 16), at(-9.6, 16)]), c.ink, opacity(0.3));
  pen.fill(poly([at(-11, 3), at(11, 3), at(10.4, 9), at(-10.4, 9)]), c.ink, opacity(0.75));
  const isOpen = out[1] > 0.1;
  const portal: House = {
    x,
    y,
    width: 34,
    depth: 10,
    angle: across,
    wall: isOpen ? 14 : 8,
    rise: 0,
    roof: "flat",
    colour: c.stoneTop,
    plaster: c.stone,
  };
  pen.fill(houseShadow(portal), c.shadow, opacity(c.shadowOpacity));
  house(pen, portal, c, 1.4);
  if (!isOpen) return;
  const text = (u: number, h: number): string => at(u, 5, h).map(n1).join(" ");
  const arch =
    `M${text(-10, 0)}L${text(-10, 5)}Q${text(-9, 11.5)} ${text(0, 12)}` +
    `Q${text(9, 11.5)} ${text(10, 5)}L${text(10, 0)}z`;
  pen.inked(arch, c.ink, c.stoneL, 1.4);
}

export function bridges(scene: Scene): void {
  for (const bridge of scene.layout.shapes.bridges) drawBridge(scene, bridge);
}

function drawBridge({ pen, colours: c, place, angle }: Scene, bridge: Bridge): void {
  const [x, y] = place([bridge.x, bridge.y]);
  const a = bridge.angle + angle;
  const cos = Math.cos(a);
  const sin = Math.sin(a);
  const half = bridge.length / 2;
  const isLong = bridge.length > 100;
  const wide = 12.5;
  const height = isLong ? 9 : 5;
  const at = (u: number, v: number, z: number): Pt => [
    x + u * cos - v * sin,
    y + u * sin + v * cos - z,
  ];
  const around = (z: number): Pt[] => [
    at(-half, -wide, z),
    at(half, -wide, z),
    at(half, wide, z),
    at(-half, wide, z),
  ];
  const foot = around(0);
  const deck = around(height);
  const shadow = hull([...foot, ...foot.map((p): Pt => [p[0] + 8, p[1] + 7])]);
  pen.fill(poly(shadow), c.shadow, opacity(c.shadowOpacity));
  pen.inked(poly(hull([...deck, ...foot])), c.stoneD, c.ink, 1.6);
  const isAlong = Math.abs(cos) < 0.5;
  const flank = wide * (cos > 0 ? 1 : -1);
  if (!isAlong) pen.fill(arches(at, half, flank, height, isLong ? 4 : 1), c.ink);
  else pen.fill(endArch(x, Math.max(at(half, 0, 0)[1], at(-half, 0, 0)[1]), height), c.ink);
  pen.inked(poly(deck), c.road, c.ink, 1.2);
  const parapets = [-wide + 1.6, wide - 1.6]
    .map((v) => poly([at(-half, v, height + 2), at(half, v, height + 2)], false))
    .join("");
  pen.stroke(parapets, c.ink, 5.2);
  pen.stroke(parapets, c.stoneTop, 3);
  pen.stroke(parapets, c.stoneL, 3, 'stroke-dasharray=".8 8"');
  if (!isLong) return;
  const ruts = [-4, 4]
    .map((v) => poly([at(-half, v, height), at(half, v, height)], false))
    .join("");
  pen.stroke(ruts, c.rut, 1.6, `stroke-dasharray="13 7" ${FINE}`);
  // Piers with lamps break up the long parapets.
  for (const u of [-half + 4, -half / 3, half / 3, half - 4]) {
    for (const v of [-wide, wide]) pier(pen, at(u, v, height), c.stoneTop, c.ink, c.cone);
  }
}

function pier(pen: Scene["pen"], [x, y]: Pt, stone: string, ink: string, cap: string): void {
  pen.inked(`M${n1(x - 3.2)} ${n1(y + 2)}v-7h6.4v7z`, stone, ink, 1);
  pen.inked(`M${n1(x - 4)} ${n1(y - 5)}l4 -4l4 4z`, cap, ink, 0.9);
}

function arches(
  at: (u: number, v: number, z: number) => Pt,
  half: number,
  v: number,
  height: number,
  count: number,
): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const u = -half + ((i + 0.5) * 2 * half) / count;
    const [a, b, top] = [at(u - 9, v, 0), at(u + 9, v, 0), at(u, v, height * 1.5)];
    d += `M${n1(a[0])} ${n1(a[1])}Q${n1(top[0])} ${n1(top[1])} ${n1(b[0])} ${n1(b[1])}z`;
  }
  return d;
}

function endArch(x: number, y: number, height: number): string {
  return `M${n1(x - 8)} ${n1(y)}q8 ${n1(-height * 1.4)} 16 0z`;
}

/** A few houses in the angles of a crossing: here the roads end. */
export function village(scene: Scene): void {
  const { layout, pen, colours: c, place, prefix, turn } = scene;
  const { junction } = layout.shapes;
  if (!junction) return;
  const random = chance(`${layout.plan.id} village`);
  const houses: House[] = [];
  for (let k = 0; k < 4; k++) {
    const a = Math.PI / 4 + (k * Math.PI) / 2;
    const q: Pt = [junction[0] + Math.cos(a) * 38, junction[1] + Math.sin(a) * 38];
    if (!isFreeForHouse(scene, q)) continue;
    const [x, y] = place(q);
    houses.push({
      x,
      y: y + 2,
      width: 19 + random() * 4,
      depth: 14,
      angle: (((k + turn) % 2) * Math.PI) / 2 + (random() - 0.5) * 0.3,
      wall: 6,
      rise: 6,
      roof: random() < 0.3 ? "hip" : "gable",
      colour: random() < 0.3 ? c.thatch : c.roofA,
      plaster: c.plaster,
    });
  }
  town(pen, houses, c);
  const [x, y] = place(junction);
  pen.use(`${prefix}cross`, x, y);
}

function isFreeForHouse({ layout }: Scene, q: Pt): boolean {
  const { room, shapes, plan } = layout;
  return (
    plan.lands.some((l) => l.segment === room.segmentAt(...q)) &&
    shapes.ways.every((w) => distanceToLine(q, w.line) > 24) &&
    room.walls.at(...q) > 22 &&
    room.toTaken(...q) > 13 &&
    shapes.gates.every((g) => Math.hypot(q[0] - g.x, q[1] - g.y) > 52)
  );
}
