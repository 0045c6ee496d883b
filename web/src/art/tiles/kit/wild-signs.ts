/* wild-signs.ts: gold and mushrooms in clearings of the forest, fire and shrine on a meadow. */
import { blob, chance } from "../base/chance";
import { circle, n1, smooth } from "../base/path";
import type { Palette } from "../base/palette";
import type { WildPalette } from "../base/palette-wild";
import { ROUND, type Pen } from "../base/pen";
import { sign, type Sprites } from "./sprite";
import { shadeWith, type Shade } from "./wild-land";

function clearing(pen: Pen, w: WildPalette, name: string, rx: number, ry: number): void {
  const shape = { points: 10, stray: 0.08 };
  const around = (grow: number): string =>
    smooth(blob(0, 2, rx + grow, ry + grow, chance(name + grow), shape), true);
  pen.fill(around(4), w.groundD);
  pen.fill(around(0), w.ground);
}

function gold(pen: Pen, w: WildPalette, shadow: Shade): void {
  clearing(pen, w, "gold", 17, 13);
  shadow(pen, 3, 7, 13, 5);
  pen.inked("M-12 6L-10-3L-3-10L5-9L11-3L12 5L6 9L-6 9z", w.gold, w.black, 1.7);
  pen.fill("M-10-3L-3-10L1-3L-4 3z", w.goldL);
  pen.fill("M1-3L11-3L12 5L6 9L3 3z", w.goldD);
  pen.stroke("M-14-14v8M-18-10h8M13-15v6M10-12h6", w.goldL, 1.9, ROUND);
}

function mushroom(pen: Pen, w: WildPalette, shadow: Shade, x: number, y: number, k: number): void {
  const at = (u: number, v: number): string => `${n1(x + u * k)} ${n1(y + v * k)}`;
  shadow(pen, x + 3, y + 1, 8 * k, 3 * k);
  pen.inked(
    `M${at(-3.4, -8)}C${at(-2, -3)} ${at(-4.4, 0)} ${at(-3.6, 1)}Q${at(0, 3)} ${at(3.6, 1)}` +
      `C${at(4.4, 0)} ${at(2, -3)} ${at(3.4, -8)}z`,
    w.stem,
    w.black,
    1.4,
  );
  pen.inked(
    `M${at(-11, -7)}C${at(-10, -20)} ${at(10, -20)} ${at(11, -7)}` +
      `C${at(5, -4)} ${at(-5, -4)} ${at(-11, -7)}z`,
    w.cap,
    w.black,
    1.7,
  );
  const dots =
    circle(x - 4 * k, y - 12 * k, 2.3 * k, 1.8 * k) +
    circle(x + 3.4 * k, y - 13.4 * k, 1.9 * k, 1.5 * k) +
    circle(x + 5 * k, y - 8.6 * k, 1.7 * k, 1.3 * k);
  pen.fill(dots, w.stem);
}

function mushrooms(pen: Pen, w: WildPalette, shadow: Shade): void {
  clearing(pen, w, "mushroom", 23, 18);
  mushroom(pen, w, shadow, 9, 3, 0.98);
  mushroom(pen, w, shadow, -7, 11, 1.34);
  mushroom(pen, w, shadow, 13, 17, 0.74);
}

function fire(pen: Pen, c: Palette, w: WildPalette): void {
  pen.fill(
    smooth(blob(0, 8, 26, 16, chance("ashes"), { points: 11, stray: 0.07 }), true),
    w.umber,
    'opacity=".55"',
  );
  pen.fill(circle(0, 2, 27, 23), c.lavaL, 'opacity=".28"');
  let stones = "";
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2;
    stones += circle(Math.cos(a) * 20, 9 + Math.sin(a) * 10, 4, 3.2);
  }
  pen.inked(stones, w.rock, w.black, 1.1);
  pen.stroke("M-13 14L12 3M13 14L-12 3", w.black, 6.4, ROUND);
  pen.stroke("M-13 14L12 3M13 14L-12 3", w.umberL, 4, ROUND);
  pen.inked(
    "M0 11C-12 11-15 1-9-7C-8-3-6-2-5-4C-7-13-1-19 3-25C3-17 9-14 10-8C11-10 11-12 10-14" +
      "C16-8 15 11 0 11z",
    c.lava,
    w.black,
    1.6,
  );
  pen.fill("M0 9C-6 9-8 3-5-2C-3 1-2 0-2-3C-2-8 1-11 3-14C3-8 8-5 7 1C7 6 4 9 0 9z", c.lavaL);
}

function shrine(pen: Pen, w: WildPalette, shadow: Shade): void {
  shadow(pen, 7, 16, 28, 7);
  pen.inked("M-22 17L-21-7L-12-9L-10 17zM10 17L11-9L20-8L22 17z", w.rock, w.black, 1.6);
  pen.fill("M-21 16L-20-6L-16-7L-17 16zM11 16L12-8L15-8L14.6 16z", w.rockL);
  pen.inked("M-27-8L-24-18C-8-22 10-22 25-17L28-8C10-5-10-5-27-8z", w.rock, w.black, 1.7);
  pen.fill("M-24-17C-8-21 10-21 25-16L24-13C8-17-8-17-24-13z", w.rockL);
  pen.inked("M-6 17C-8 8-6 2 0-1C6 2 8 8 6 17z", w.redL, w.black, 1.3);
  pen.fill(circle(0, -3.6, 4), w.red);
  pen.stroke("M-18 0v9M15-1v9M-10-12.6h4M0-13h4M9-12.4h4", w.red, 2.2, ROUND);
}

export function wildSigns(c: Palette, w: WildPalette): Sprites {
  const shadow = shadeWith(c);
  return {
    gold: sign((pen) => gold(pen, w, shadow)),
    mushroom: sign((pen) => mushrooms(pen, w, shadow)),
    fire: sign((pen) => fire(pen, c, w)),
    shrine: sign((pen) => shrine(pen, w, shadow)),
  };
}
