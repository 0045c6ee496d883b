/* inn.ts: the inn by its lake. */
import { blob, chance } from "../base/chance";
import { circle, smooth } from "../base/path";
import type { Palette } from "../base/palette";
import { opacity, ROUND, type Pen } from "../base/pen";
import { house, houseShadow, roofLines, type House } from "../kit/house";
import type { Sprites } from "../kit/sprite";

function lake(pen: Pen, c: Palette): void {
  const random = chance("inn");
  const water = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    points: number,
    stray: number,
  ): string => smooth(blob(x, y, rx, ry, random, { points, stray }), true);
  pen.inked(water(1, 4, 29, 23, 11, 0.07), c.bank, c.bankD, 1.2);
  pen.inked(water(1, 4, 25, 19.4, 11, 0.06), c.water, c.waterD, 1.4);
  pen.fill(water(-3, 1, 17, 11, 9, 0.1), c.waterL, 'opacity=".35"');
  pen.stroke("M-17 12h8M-4 18h9M8 14h8M-19 5h5", c.foam, 1.4, `${ROUND} opacity=".8"`);
}

function inn(pen: Pen, c: Palette): void {
  lake(pen, c);
  const o: House = {
    x: 4,
    y: -4,
    width: 32,
    depth: 20,
    angle: -0.06,
    wall: 11,
    rise: 9,
    roof: "gable",
    colour: c.roofB,
    plaster: c.plaster,
  };
  pen.fill(houseShadow(o), c.shadow, opacity(c.shadowOpacity + 0.1));
  house(pen, o, c, 1.6);
  pen.stroke(roofLines(o), c.ink, 0.8, 'opacity=".5"');
  pen.fill("M-8 3.8v-5h4v5zM12 2.6v-5h4v5z", c.window);
  pen.inked("M.6 5.4V-2.4A3 3 0 0 1 6.6-2.4V5z", c.woodD, c.ink, 0.8);
  pen.inked("M11-19v-7h5v8z", c.stone, c.ink, 1);
  pen.stroke("M-19 8V-13H-10", c.ink, 2);
  pen.inked("M-15-11h9v9c-3 2-6 2-9 0z", c.gold, c.ink, 1.3);
  pen.fill(circle(-10.5, -6.8, 1.9), c.red);
}

export function inns(c: Palette): Sprites {
  return { inn: (pen) => pen.group('transform="scale(1.14)"', (p) => inn(p, c)) };
}
