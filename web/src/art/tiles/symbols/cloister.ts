/* cloister.ts: the cloister with bell tower and garden. It always looks south, for light and
 * readability, whatever the turn of its tile. */
import { circle } from "../base/path";
import type { Palette } from "../base/palette";
import { opacity, type Pen } from "../base/pen";
import { house, houseShadow, roofLines, type House } from "../kit/house";
import type { Sprites } from "../kit/sprite";

const QUARTER = Math.PI / 2;

function buildings(c: Palette): House[] {
  const roofs = { roof: "gable", plaster: c.plaster } as const;
  return [
    { ...roofs, x: -1, y: -14, width: 66, depth: 24, angle: 0, wall: 13, rise: 9, colour: c.roofA },
    {
      ...roofs,
      x: -38,
      y: 14,
      width: 40,
      depth: 13,
      angle: QUARTER,
      wall: 7,
      rise: 5,
      colour: c.roofC,
      plaster: c.plasterD,
    },
    {
      ...roofs,
      x: 20,
      y: 16,
      width: 44,
      depth: 15,
      angle: QUARTER,
      wall: 8,
      rise: 6,
      colour: c.roofB,
      plaster: c.plasterD,
    },
    { ...roofs, x: -9, y: 37, width: 46, depth: 9, angle: 0, wall: 6, rise: 4, colour: c.roofC },
    {
      ...roofs,
      x: 33,
      y: -14,
      width: 17,
      depth: 17,
      angle: 0,
      wall: 31,
      rise: 17,
      roof: "pyramid",
      colour: c.slate,
    },
  ];
}

function garden(pen: Pen, c: Palette): void {
  pen.inked("M-34 8H12V34H-34z", c.grassD, c.inkSoft, 1);
  pen.fill("M-31 11H-14V19H-31zM-9 11H9V19H-9zM-31 24H-14V31.6H-31zM-9 24H9V31.6H-9z", c.grassL);
  pen.stroke(
    "M-29 13.5h13M-29 16.5h13M-7 13.5h14M-7 16.5h14M-29 26.5h13M-29 29.5h13M-7 26.5h14M-7 29.5h14",
    c.hedge,
    1.5,
    'stroke-dasharray="2.4 1.4"',
  );
  pen.fill(
    circle(-20, 15, 1.2) + circle(-25, 28, 1.2) + circle(0, 16, 1.2) + circle(5, 28, 1.2),
    c.flowerB,
  );
  pen.inked(circle(-11.5, 21.5, 4.4), c.stoneTop, c.ink, 1);
  pen.fill(circle(-11.5, 21.5, 2.2), c.water);
}

function arches(xs: readonly number[], y: number, height: number): string {
  return xs.map((x) => `M${x} ${y}v-${height}a2 2 0 0 1 4 0v${height}z`).join("");
}

function cloister(pen: Pen, c: Palette, prefix: string): void {
  pen.inked(
    "M-47-28C-20-33 20-33 47-28C51-6 50 22 46 40C20 45-20 45-46 40C-50 20-51-6-47-28z",
    c.verge,
    c.inkSoft,
    1.4,
  );
  pen.fill(
    "M-44-26C-18-30 18-30 44-26C47-6 46 20 43 37C20 41-20 41-43 37C-47 20-48-6-44-26z",
    c.street,
  );
  garden(pen, c);
  const parts = buildings(c);
  pen.fill(parts.map(houseShadow).join(""), c.shadow, opacity(c.shadowOpacity));
  for (const part of parts) house(pen, part, c, 1.3);
  pen.stroke(parts.map(roofLines).join(""), c.ink, 0.7, 'opacity=".45"');
  const doors = [-30, -22, -14, -6, 2, 10].map((x) => `M${x} 40.6v-3h3v3z`).join("");
  pen.fill(
    arches([-26, -14, -2, 10], -2, 5) + arches([31], -30, 6) + arches([31], -14, 5) + doors,
    c.window,
  );
  pen.stroke("M33-62v-12M28.6-69.5h8.8", c.ink, 2.2);
  pen.use(`${prefix}cypress`, 40, 33, 0.8);
  pen.use(`${prefix}cypress`, 33, 38, 0.7);
}

export function cloisters(c: Palette, prefix: string): Sprites {
  return { cloister: (pen) => pen.group('transform="scale(1.07)"', (p) => cloister(p, c, prefix)) };
}
