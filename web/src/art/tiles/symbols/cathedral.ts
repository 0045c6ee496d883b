/* cathedral.ts: the cathedral that fills its city. */
import { mix, shade } from "../base/colour";
import { hull, ring } from "../base/maths";
import { circle, poly } from "../base/path";
import type { Palette } from "../base/palette";
import { opacity, type Pen } from "../base/pen";
import { house, houseShadow, roofLines, type House } from "../kit/house";
import type { Sprites } from "../kit/sprite";

interface Parts {
  readonly nave: House;
  readonly transept: House;
  readonly aisles: readonly House[];
  readonly towers: readonly House[];
  readonly crossing: House;
}

function partsOf(c: Palette, lead: string): Parts {
  const base = { plaster: c.stoneTop, roof: "gable", angle: 0 } as const;
  const upright = Math.PI / 2;
  const aisle = (x: number): House => ({
    ...base,
    x,
    y: 22,
    width: 62,
    depth: 14,
    angle: upright,
    wall: 12,
    rise: 3,
    colour: mix(c.slateD, c.stoneTop, 0.2),
  });
  const tower = (x: number): House => ({
    ...base,
    x,
    y: 60,
    width: 24,
    depth: 22,
    wall: 46,
    rise: 28,
    roof: "pyramid",
    colour: c.cone,
  });
  return {
    nave: {
      ...base,
      x: 0,
      y: 4,
      width: 112,
      depth: 34,
      angle: upright,
      wall: 22,
      rise: 15,
      colour: lead,
    },
    transept: { ...base, x: 0, y: -14, width: 96, depth: 28, wall: 21, rise: 13, colour: lead },
    aisles: [aisle(-24), aisle(24)],
    towers: [tower(-23), tower(23)],
    crossing: {
      ...base,
      x: 0,
      y: -14,
      width: 18,
      depth: 18,
      wall: 40,
      rise: 34,
      roof: "pyramid",
      colour: c.cone,
    },
  };
}

function square(pen: Pen, c: Palette): void {
  pen.fill(
    "M-66-74C-20-82 20-82 66-74C74-20 74 40 66 84C20 90-20 90-66 84C-74 40-74-20-66-74z",
    c.street,
  );
  pen.stroke(
    "M-60-66C-20-74 20-74 60-66C68-20 68 36 60 76C20 82-20 82-60 76C-68 36-68-20-60-66z",
    c.cobble,
    1.6,
    'stroke-dasharray="5 4" opacity=".6"',
  );
}

function apse(pen: Pen, c: Palette, lead: string): void {
  pen.inked("M-19-74V-54A19 17 0 0 0 19-54V-74z", c.stone, c.ink, 1.4);
  pen.inked(circle(0, -74, 20, 18), lead, c.ink, 1.4);
  pen.fill("M0-74L20-74A20 18 0 0 1 6-57z", shade(lead, 0.75));
  pen.fill("M0-74L-20-74A20 18 0 0 1-4-91.6z", shade(lead, 1.2));
}

function front(pen: Pen, c: Palette): void {
  pen.inked("M-11 60V36L0 24L11 36V60z", c.stoneTop, c.ink, 1.3);
  pen.inked(circle(0, 40, 6.4), c.blue, c.ink, 1.4);
  pen.stroke("M-6 40h12M0 34v12M-4.4 35.6l8.8 8.8M4.4 35.6l-8.8 8.8", c.goldL, 1);
  pen.inked("M-5 61V54A5 6 0 0 1 5 54V61z", c.woodD, c.ink, 1.2);
  const high = [
    [-26, 50],
    [20, 50],
    [-26, 68],
    [20, 68],
  ]
    .map(([x, y]) => `M${x} ${y}v-8a3 3 0 0 1 6 0v8z`)
    .join("");
  pen.fill(`${high}M-44-10v-7a2 2 0 0 1 4 0v7zM40-10v-7a2 2 0 0 1 4 0v7z`, c.window);
  pen.stroke("M-23-18v-9M-26-24h6M23-18v-9M20-24h6M0-92v-10M-3.4-98.6h6.8", c.ink, 1.8);
}

function cathedral(pen: Pen, c: Palette): void {
  const lead = mix(c.slate, c.stoneTop, 0.32);
  const { nave, transept, aisles, towers, crossing } = partsOf(c, lead);
  square(pen, c);
  const shadow = [nave, transept, ...aisles, ...towers].map(houseShadow).join("");
  const round = poly(hull([...ring(0, -56, 19), ...ring(14, -45, 19)]));
  pen.fill(shadow + round, c.shadow, opacity(c.shadowOpacity));
  apse(pen, c, lead);
  house(pen, transept, c, 1.5);
  for (const aisle of aisles) house(pen, aisle, c, 1.3);
  house(pen, nave, c, 1.5);
  house(pen, crossing, c, 1.3);
  const buttresses = "M-31-6v10M-31 12v10M-31 30v10M31-6v10M31 12v10M31 30v10";
  pen.stroke(buttresses, c.ink, 3.4);
  pen.stroke(buttresses, c.stoneTop, 1.8);
  pen.stroke(roofLines(nave) + roofLines(transept), c.ink, 0.8, 'opacity=".4"');
  for (const tower of towers) house(pen, tower, c, 1.5);
  front(pen, c);
}

export function cathedrals(c: Palette): Sprites {
  const frame = 'transform="translate(0 6)scale(1.08)"';
  return { cathedral: (pen) => pen.group(frame, (p) => cathedral(p, c)) };
}
