/* inquisition.ts: a hooded monk with book and candle in a vaulted hall. */
import { circle } from "../base/path";
import { opacity, ROUND, type Pen } from "../base/pen";
import type { Palette } from "../base/palette";
import { dimmed, ground, SKY, type Dim, type Miniature } from "./miniature";

export const inquisition: Miniature = (pen, c, theme) => {
  const d = dimmed(theme);
  pen.fill(SKY, d("#7c453f"));
  hall(pen, c, d);
  floor(pen, d);
  desk(pen, c);
  ground(pen, c, 4, 92, 56);
  monk(pen, c, d);
};

function hall(pen: Pen, c: Palette, d: Dim): void {
  const arch = (x: number, w: number, top: number): string =>
    `M${x - w} 40V${top + 34}C${x - w} ${top + 14} ${x - w * 0.4} ${top} ${x} ${top - 8}` +
    `C${x + w * 0.4} ${top} ${x + w} ${top + 14} ${x + w} ${top + 34}V40z`;
  // A tall window with coloured glass throws its light into the hall.
  pen.fill("M-30-70L20-70L90 120L-10 120z", c.lavaL, opacity(0.16));
  pen.inked(arch(-4, 34, -84), d("#5c302f"), c.ink, 2.2);
  pen.inked(arch(-4, 27, -76), d("#e2b56d"), c.ink, 1.6);
  pen.fill("M-28 0H-6V20H-28zM-2-30H20V-12H-2z", c.blue, opacity(0.75));
  pen.fill("M-28-32H-6V-12H-28zM-2 4H20V24H-2z", c.red, opacity(0.7));
  pen.stroke("M-4-84V40M-31-34H23M-31-10H23M-31 14H23", c.ink, 2.6);
  pen.inked(circle(-4, -56, 10), c.blue, c.ink, 2);
  pen.stroke("M-14-56h20M-4-66v20", c.goldL, 1.6);
  for (const x of [-62, 62]) {
    pen.inked(`M${x - 11} 44V-64H${x + 11}V44z`, d("#a56a58"), c.ink, 2);
    pen.fill(`M${x - 9} 42V-62H${x - 3}V42z`, d("#c48a72"));
    pen.inked(
      `M${x - 16}-62H${x + 16}V-74H${x - 16}zM${x - 16} 44H${x + 16}V54H${x - 16}z`,
      d("#b57a66"),
      c.ink,
      2,
    );
    pen.stroke(`M${x}-26v16`, c.ink, 5.4, ROUND);
    pen.fill(circle(x, -36, 17), c.lavaL, opacity(0.3));
    pen.inked(
      `M${x}-24C${x - 9}-30 ${x - 4}-40 ${x}-50C${x + 4}-40 ${x + 9}-30 ${x}-24z`,
      c.lava,
      c.ink,
      1.5,
    );
    pen.fill(`M${x}-26C${x - 4}-30 ${x - 2}-35 ${x}-40C${x + 2}-35 ${x + 4}-30 ${x}-26z`, c.lavaL);
  }
}

function floor(pen: Pen, d: Dim): void {
  pen.fill("M-220 48H220V220H-220z", d("#8f5a4c"));
  pen.fill(
    "M-120 48H-80L-100 76H-150zM-40 48H0L-4 76H-50zM40 48H80L96 76H44zM-98 76H-52L-60 112H-120z" +
      "M-2 76H46L52 112H-4z" +
      "M98 76H150L170 112H112zM-60 112H-2V160H-76zM54 112H112L132 160H62z",
    d("#6d3f38"),
  );
}

function desk(pen: Pen, c: Palette): void {
  pen.inked("M-98 92V64L-92 54H-40L-36 64V92z", c.woodD, c.ink, 2);
  pen.inked("M-94 60L-88 50H-46L-40 60z", c.wood, c.ink, 1.8);
  pen.inked("M-84 46C-76 42-66 42-58 46L-56 56C-66 52-76 52-86 56z", c.paper, c.ink, 1.5);
  pen.stroke("M-80 49h16M-81 52h18", c.inkSoft, 1.2);
  pen.inked(circle(-60, 55, 4), c.red, c.ink, 1.2);
}

function monk(pen: Pen, c: Palette, d: Dim): void {
  pen.inked(
    "M-38 92C-38 50-30 22-20 10C-26-20-12-38 4-38C22-38 34-18 26 10C40 22 46 52 46 92" +
      "C22 98-16 98-38 92z",
    d("#4b3a35"),
    c.ink,
    2.4,
  );
  pen.fill(
    "M-36 91C-36 50-28 24-18 12C-22-16-12-34 2-36C-10-26-14-6-10 10C-20 32-22 60-20 94" +
      "C-26 93.6-32 92.4-36 91z",
    d("#6f594e"),
  );
  pen.inked("M-11 6C-13-14-5-23 4-23C14-23 20-12 17 6C11 15-5 15-11 6z", c.ink, c.ink, 1);
  pen.fill("M-5 4C-6-7 0-13 4-13C10-13 13-6 11 4C8 10-2 10-5 4z", c.skin);
  pen.stroke("M-2-4.4h4.4M6-4.4h4.4M1 5.4h6", c.ink, 1.7, ROUND);
  pen.stroke("M-14 24C-6 34 16 34 24 24", c.goldL, 2.2);
  pen.stroke("M5 32V52M-3 39H13", c.goldL, 4);
  // Book under one arm, candle in the other hand.
  pen.inked("M-40 50L-8 56V82L-40 76z", c.red, c.ink, 2);
  pen.stroke("M-36 54L-12 59M-36 72L-12 77", c.goldL, 1.8);
  pen.fill(circle(-24, 66, 4), c.goldL);
  pen.inked("M-16 64C-8 60 0 64-2 72C-8 76-16 74-16 64z", c.skin, c.ink, 1.5);
  pen.fill(circle(40, 8, 24), c.lavaL, opacity(0.35));
  pen.stroke("M40 52V26", c.ink, 9.4);
  pen.stroke("M40 52V26", c.paper, 6.6);
  pen.inked("M40 26C31 21 35 10 41-2C45 10 50 21 40 26z", c.lava, c.ink, 1.5);
  pen.fill("M40 24C36 20 38 14 41 8C42.4 14 45 20 40 24z", c.lavaL);
  pen.inked("M30 48H50V56H30z", c.skin, c.ink, 1.6);
  pen.inked("M24 30C34 36 44 44 50 56C44 68 30 72 22 66z", d("#5a463f"), c.ink, 2);
}
