/* fortuna.ts: Lady Fortuna on her golden ball pours coins from the horn of plenty. */
import { circle } from "../base/path";
import { opacity, ROUND, type Pen } from "../base/pen";
import type { Palette } from "../base/palette";
import { coins, dimmed, ground, rays, rod, SKY, type Miniature } from "./miniature";

export const fortuna: Miniature = (pen, c, theme) => {
  const d = dimmed(theme);
  pen.fill(SKY, d("#f5dc92"));
  pen.fill(rays(-44, -60, 30, 330, 22), d("#fbeebc"), opacity(0.75));
  pen.fill("M-240 34C-170-6-110 0-60 22C0-4 90-8 240 34V130H-240z", d("#a9b35c"));
  pen.fill("M-240 62C-160 34-70 40 0 58C70 40 160 36 240 62V130H-240z", d("#c2c26b"));
  pen.stroke(
    "M-150 44q30-14 60-6M-140 54q36-14 70-4M-128 66q36-12 66 0M120 40q24-6 44 2M110 52q34-8 66 4",
    d("#d9b84f"),
    4,
    ROUND,
  );
  village(pen, c);
  ground(pen, c, 52, 92, 46);
  ball(pen, c);
  lady(pen, c);
  horn(pen, c);
  coins(pen, c, -34, 88, 3);
  coins(pen, c, -14, 94, 2);
  const falling = [
    [-14, 16],
    [-22, 30],
    [-8, 36],
    [-26, 50],
    [-14, 58],
    [-34, 64],
  ]
    .map(([x, y]) => circle(x!, y!, 5.4, 4.2))
    .join("");
  pen.inked(falling, c.goldL, c.goldD, 1.3);
};

function village(pen: Pen, c: Palette): void {
  pen.inked("M-136 40V24L-124 12L-112 24V40zM-110 42V28L-99 18L-88 28V42z", c.plaster, c.ink, 1.5);
  pen.inked("M-138 26L-124 10L-110 26zM-112 30L-99 16L-86 30z", c.roofA, c.ink, 1.5);
  pen.inked("M-82 42V14H-72V42z", c.plaster, c.ink, 1.5);
  pen.inked("M-84 14L-77-4L-70 14z", c.slate, c.ink, 1.5);
  pen.fill("M-127 40v-8h6v8zM-102 42v-8h6v8zM-79 26v-6h4v6z", c.window);
}

function ball(pen: Pen, c: Palette): void {
  pen.inked(circle(52, 72, 21), c.gold, c.ink, 2.2);
  pen.fill("M36 60A21 21 0 0 1 58 52A26 26 0 0 0 34 78A21 21 0 0 1 36 60z", c.goldL);
  pen.stroke("M31 72C44 80 60 80 73 72M52 51C44 64 44 80 52 93", c.goldD, 1.8);
}

function lady(pen: Pen, c: Palette): void {
  // The mantle blows in the wind.
  pen.inked(
    "M58-46C84-52 116-40 136-12C122-16 112-12 108-4C112 12 104 26 90 32C92 44 84 54 72 54" +
      "C80 20 72-16 58-46z",
    c.blue,
    c.ink,
    2.2,
  );
  pen.fill(
    "M64-44C88-46 110-34 122-16C112-16 104-12 100-4C92-20 80-34 64-44z",
    c.blueD,
    opacity(0.6),
  );
  pen.inked(
    "M40-48C34-28 34-6 24 22C20 36 26 52 34 58C46 52 62 52 72 58C80 48 80 32 76 18" +
      "C68-6 66-30 62-48C56-54 46-54 40-48z",
    c.red,
    c.ink,
    2.2,
  );
  pen.fill("M42-46C38-26 38-4 30 22C27 34 30 46 36 54C40 30 46-8 48-50z", c.rose, opacity(0.75));
  pen.stroke("M50-20C46 8 48 34 46 52M60-16C62 10 68 32 66 52", c.redD, 1.8, ROUND);
  pen.stroke("M36-18C46-14 56-14 65-18", c.gold, 4.4);
  // Her right arm lifts a wheel.
  rod(pen, c, "M60-44C74-48 82-56 90-66", c.skin, 6.4);
  pen.inked(circle(97, -76, 15), "none", c.ink, 6.6);
  pen.stroke(circle(97, -76, 15), c.goldL, 3.6);
  pen.stroke("M97-91V-61M82-76H112M86.4-86.6L107.6-65.4M107.6-86.6L86.4-65.4", c.goldD, 2);
  // Head: golden hair, a wreath.
  pen.inked(
    "M40-58C34-76 44-88 54-87C68-86 72-72 66-58C76-50 74-40 66-36C70-46 64-52 58-54z",
    c.gold,
    c.ink,
    1.8,
  );
  pen.inked("M42-62C41-74 46-80 53-80C60-80 63-73 61-63C59-54 46-53 42-62z", c.skin, c.ink, 1.6);
  pen.stroke("M42-74C48-84 60-82 63-72", c.jade, 4.4, 'stroke-dasharray="4 2.4"');
  pen.fill(circle(47.4, -67, 1.4) + circle(55.6, -67, 1.4), c.ink);
  pen.stroke("M48.4-60.6q3 2.2 6.2 0", c.red, 1.6, ROUND);
}

function horn(pen: Pen, c: Palette): void {
  rod(pen, c, "M42-42C32-36 28-28 24-20", c.skin, 6.4);
  pen.inked(
    "M44-14C34-24 16-26 2-16C-10-8-14 2-12 12C-4 16 8 12 14 4C22 0 34 0 46-6C50-10 48-14 44-14z",
    c.woodL,
    c.ink,
    2,
  );
  pen.stroke("M14-20C10-12 14-2 20 0M28-19C26-14 28-6 32-4", c.woodD, 2.4, ROUND);
  pen.inked(circle(-2, 4, 13, 9), c.woodD, c.ink, 1.8);
  const fruit: readonly [number, number, number, string][] = [
    [-8, 2, 6, c.red],
    [2, 0, 5.6, c.jade],
    [-2, 8, 6, c.purple],
    [7, 6, 5, c.gold],
  ];
  for (const [x, y, r, colour] of fruit) pen.inked(circle(x, y, r), colour, c.ink, 1.4);
}
