/*
 * signs.ts: what is printed on a tile and means something in the rules: shield, dragon, portal,
 * princess and wheel. Each fits a circle of radius 24 round (0, 0) and has an outline of its own.
 */
import { shade } from "../base/colour";
import { circle, n1 } from "../base/path";
import type { Palette } from "../base/palette";
import { opacity, ROUND, type Pen } from "../base/pen";
import { sign, type Sprites } from "../kit/sprite";

function disc(pen: Pen, c: Palette, fill: string, rim: string): void {
  pen.fill(circle(2.5, 3, 24), c.shadow, opacity(c.shadowOpacity + 0.08));
  pen.inked(circle(0, 0, 23), fill, c.ink, 2.2);
  pen.stroke(circle(0, 0, 20.4), rim, 1.8);
}

function escutcheon(k: number): string {
  const at = (x: number, y: number): string => `${n1(x * k)} ${n1(y * k)}`;
  return (
    `M${at(-18, -21)}C${at(-10, -18.5)} ${at(-5, -19)} ${at(0, -22)}` +
    `C${at(5, -19)} ${at(10, -18.5)} ${at(18, -21)}C${at(19.5, 0)} ${at(15, 15)} ${at(0, 24)}` +
    `C${at(-15, 15)} ${at(-19.5, 0)} ${at(-18, -21)}z`
  );
}

function shield(pen: Pen, c: Palette): void {
  pen.fill(escutcheon(1.04), c.shadow, 'opacity=".45" transform="translate(3 3.5)"');
  pen.inked(escutcheon(1), c.paper, c.ink, 2.2);
  pen.fill(escutcheon(0.82), c.blue);
  pen.fill(
    "M0-18C4-15.6 8-15.2 14.8-17.2C15.6-10 15.4-4 14.4 1H0zM0 1H-14.4C-13 9-8.6 15 0 19.7z",
    c.white,
  );
  pen.fill(
    "M0-18C-4-15.6-8-15.2-14.8-17.2C-15-14-15-12-15-10C-10-14-5-15 0-14z",
    shade(c.blue, 1.25),
  );
  pen.fill("M0 1H14.4C13 9 8.6 15 0 19.7C6 13 8 8 8.4 1z", c.blueD);
  const star = "M0-5.4l1.7 4.2l4.5.3l-3.5 2.9l1.1 4.4l-3.8-2.4l-3.8 2.4l1.1-4.4l-3.5-2.9l4.5-.3z";
  pen.inked(star, c.gold, c.ink, 0.9);
}

function dragon(pen: Pen, c: Palette): void {
  disc(pen, c, c.paper, c.dragon);
  pen.inked(
    "M-15 13C-17 5-12 0-6 2C0 4 3 2 2-3C1-7 1-12 6-15L4.6-19L9-16.4C12-17 14-15 17.6-11.4" +
      "C18-9.8 16.6-9 15-9.2L10-9.4C8.6-8 9.6-5.6 10.6-3C13 4 8 11 0 10.6C-4 10.4-7 8.6-8.6 9.4" +
      "C-10 10.4-8.6 13-5 13.4C-2 13.8 2 15.6 7 14L3.8 18.6C-4 19.8-13 19-15 13z",
    c.dragon,
    c.ink,
    1.3,
  );
  pen.inked(
    "M-3 2C-9-2-12-8-11-16C-7-15-5.6-13.4-4-11.4C-3-14-2-15 0-16.4C.6-11 .6-6 2.4-2z",
    shade(c.dragon, 1.25),
    c.ink,
    1.2,
  );
  pen.stroke("M-9.6-13C-7-8-5-3-2.4 1M-3.4-10.6C-2.6-6-1.4-2-.4.6", c.ink, 0.8);
  pen.fill(circle(11, -13, 1.2), c.goldL);
  pen.stroke("M4 6C7 4 8 0 6.4-4", c.gold, 1.6, ROUND);
  pen.stroke("M17-10.4l4 2.4M16-9.4l2.6 3", c.lava, 1.5, ROUND);
}

function portal(pen: Pen, c: Palette): void {
  pen.fill(circle(3.5, 4, 25), c.shadow, opacity(c.shadowOpacity + 0.06));
  pen.inked(circle(0, 0, 24.5), c.stoneD, c.ink, 2);
  pen.stroke(circle(0, -0.8, 20.6), c.stoneTop, 6, 'stroke-dasharray="9.2 1.6"');
  pen.inked(circle(0, 0, 16.6), c.blueD, c.ink, 1.8);
  let spiral = "M0 0";
  for (let i = 1; i <= 46; i++) {
    const a = i * 0.33;
    const r = i * 0.335;
    spiral += `L${n1(Math.cos(a) * r)} ${n1(Math.sin(a) * r)}`;
  }
  pen.stroke(spiral, c.foam, 3.2, `${ROUND} stroke-linejoin="round"`);
  pen.fill(circle(0, 0, 2.4), c.goldL);
}

function princess(pen: Pen, c: Palette): void {
  disc(pen, c, c.paper, c.rose);
  pen.inked("M-13 19C-13 9-8 5 0 5C8 5 13 9 13 19C8 22.6-8 22.6-13 19z", c.purple, c.ink, 1.4);
  pen.fill(
    "M-12 18.6C-12 10-8 6.6-4 6C-7 10-8 15-7 20.6C-9 20.2-11 19.6-12 18.6z",
    shade(c.purple, 1.3),
  );
  pen.inked("M-8.6 8C-11 0-10-9 0-10C10-9 11 0 8.6 8C4 10-4 10-8.6 8z", c.gold, c.ink, 1.3);
  pen.inked("M-6-2.6C-6 6.6-2.4 9 0 9C2.4 9 6 6.6 6-2.6C3-5-3-5-6-2.6z", c.skin, c.ink, 1.1);
  pen.fill(circle(-2.4, 1, 0.95) + circle(2.4, 1, 0.95), c.ink);
  pen.stroke("M-1.6 5.2q1.6 1.2 3.2 0", c.red, 1.1);
  pen.inked(
    "M-8.4-6L-9.6-15.4L-4.8-11L0-17.4L4.8-11L9.6-15.4L8.4-6C3-8-3-8-8.4-6z",
    c.goldL,
    c.ink,
    1.3,
  );
  pen.fill(circle(0, -10, 1.5), c.red);
}

/** Digits as strokes, so that no font is needed. */
const DIGITS: readonly string[] = [
  "M-3.6-4.2L1-8V8M-3.6 8H5",
  "M-4.6-4.4C-4.2-9.4 4.8-9.6 4.8-3.8C4.8.6-1.6 3.2-4.8 8H5.2",
  "M-4.4-6.4C-2-9.6 4.6-9 4.4-4.2C4.2-1 .8-.4-1.4-.4C2-.4 5.2.8 5.2 4C5.2 9-2.6 9.6-5 6",
];

function wheel(pen: Pen, c: Palette, digit: string): void {
  pen.fill(circle(3, 3.5, 25), c.shadow, opacity(c.shadowOpacity + 0.06));
  pen.inked(circle(0, 0, 24.5), c.wood, c.ink, 2);
  pen.stroke(circle(0, 0, 21.4), c.woodL, 2.4);
  pen.inked(circle(0, 0, 18), c.redD, c.ink, 1.4);
  let spokes = "";
  let knobs = "";
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.39;
    const x = Math.cos(a);
    const y = Math.sin(a);
    spokes += `M${n1(x * 8)} ${n1(y * 8)}L${n1(x * 22)} ${n1(y * 22)}`;
    knobs += circle(x * 25, y * 25, 2.5);
  }
  pen.stroke(spokes, c.ink, 5.4);
  pen.stroke(spokes, c.goldL, 3);
  pen.inked(knobs, c.wood, c.ink, 1);
  pen.inked(circle(0, 0, 13), c.paper, c.ink, 1.8);
  pen.stroke(digit, c.ink, 3.6, `${ROUND} stroke-linejoin="round"`);
}

export function signs(c: Palette): Sprites {
  return {
    shield: sign((pen) => shield(pen, c)),
    dragon: sign((pen) => dragon(pen, c)),
    portal: sign((pen) => portal(pen, c)),
    princess: sign((pen) => princess(pen, c)),
    ...Object.fromEntries(
      DIGITS.map((digit, i) => [`wheel${i + 1}`, sign((pen) => wheel(pen, c, digit))]),
    ),
  };
}
