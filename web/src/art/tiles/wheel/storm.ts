/* storm.ts: thunderclouds, lightning and driving rain over a village by the water. */
import { circle } from "../base/path";
import { opacity, ROUND, type Pen } from "../base/pen";
import type { Palette } from "../base/palette";
import { dimmed, rod, SKY, type Dim, type Miniature } from "./miniature";

export const storm: Miniature = (pen, c, theme) => {
  const d = dimmed(theme);
  pen.fill(SKY, d("#6f87a1"));
  pen.fill("M-260 0C-160-20-60-16 0-8C80-20 160-16 260 0V60H-260z", d("#8ba0b2"));
  pen.fill("M-240 44C-150 12-90 18-30 36C40 14 120 10 240 44V140H-240z", d("#4a6355"));
  clouds(pen, c, d);
  pen.stroke(
    "M-150-10l-12 34M-120 10l-10 28M-96-2l-8 24M-34 0l-8 24M-52 26l-7 20M36 0l-8 24M58 20l-8 22" +
      "M98 0l-10 30M126 8l-12 32M150-6l-10 30" +
      "M-14 36l-5 14M16 40l-5 14M170 14l-8 22M-176 14l-8 22",
    d("#dbe8ee"),
    2.6,
    `${ROUND} ${opacity(0.85)}`,
  );
  lightning(pen, c);
  pen.fill("M-240 66C-150 40-70 52 0 60C80 46 160 46 240 66V140H-240z", d("#3c5546"));
  church(pen, c);
  houses(pen, c);
  bentTree(pen, c, 108, 62, 1, d);
  bentTree(pen, c, 146, 66, 0.8, d);
  waves(pen, d);
};

function clouds(pen: Pen, c: Palette, d: Dim): void {
  const dark = d("#39506e");
  pen.inked(
    "M-150-50C-150-74-112-84-94-72C-86-100-40-104-26-84C-8-106 40-104 48-82" +
      "C66-100 108-92 110-68C136-70 150-54 140-42" +
      "C120-26 84-30 62-26C30-22 16-32-6-28C-34-20-60-26-84-28C-110-22-146-30-150-50z",
    dark,
    c.ink,
    2.4,
  );
  pen.fill(
    "M-140-54C-136-72-110-78-94-66C-86-92-44-96-28-78C-8-98 34-96 44-76C22-86 2-80-10-66" +
      "C-30-80-58-76-70-62C-90-70-118-68-140-54z",
    d("#6580a0"),
  );
  pen.stroke(
    "M-60-40C-40-36-24-38-10-42M30-38C50-34 70-36 86-42M-120-42C-110-38-100-38-92-40",
    d("#22364f"),
    3,
    ROUND,
  );
}

function lightning(pen: Pen, c: Palette): void {
  pen.fill(circle(-2, 44, 30, 20), c.lavaL, opacity(0.4));
  pen.inked("M8-34L-16 6H-2L-16 46L20-4H4L22-34z", c.goldL, c.ink, 2);
  pen.stroke("M16-26L40-8L32 0L46 14", c.goldL, 2.6, 'stroke-linejoin="round"');
}

function church(pen: Pen, c: Palette): void {
  pen.inked("M-84 82V50L-64 36L-40 50V82z", c.plaster, c.ink, 2);
  pen.inked("M-90 54L-64 34L-34 54L-40 58L-64 42L-84 58z", c.roofB, c.ink, 2);
  pen.inked("M-112 84V26H-88V84z", c.plaster, c.ink, 2);
  pen.fill("M-98 28H-90V82H-98z", c.plasterD);
  pen.inked("M-116 28L-100-10L-84 28z", c.slate, c.ink, 2);
  pen.stroke("M-100-10v-12M-105-17h10", c.ink, 2.2);
  pen.fill(
    "M-104 48v-10a4 4 0 0 1 8 0v10zM-68 82v-12a5 5 0 0 1 10 0v12zM-80 66v-6h5v6zM-51 66v-6h5v6z",
    c.window,
  );
}

function houses(pen: Pen, c: Palette): void {
  pen.inked("M-22 84V62L-4 50L14 62V84z", c.plaster, c.ink, 2);
  pen.inked("M-28 66L-4 47L20 66L14 69L-4 55L-22 69z", c.roofA, c.ink, 2);
  pen.fill("M-9 84v-12h9v12z", c.window);
  // The wind has torn a piece off this roof.
  pen.inked("M40 86V66H82V86z", c.plaster, c.ink, 2);
  pen.inked("M34 68L46 52H70L74 62L80 60L90 68z", c.thatch, c.ink, 2);
  pen.inked("M84 46l12-8l6 8l-10 6zM72 38l8-6l4 6l-6 4z", c.thatch, c.ink, 1.6);
  pen.fill("M48 80v-7h6v7zM66 80v-7h6v7z", c.window);
  pen.inked("M-8 46C-14 40-6 34-4 24C2 32 8 38 2 46z", c.lava, c.ink, 1.6);
}

function bentTree(pen: Pen, c: Palette, x: number, y: number, k: number, d: Dim): void {
  pen.group(`transform="translate(${x} ${y})scale(${k})"`, (p) => {
    rod(p, c, "M0 20C-2 4 8-8 22-18", d("#5f4630"), 5);
    p.inked(
      "M8-12C6-28 26-38 42-32C56-34 66-24 60-16C64-8 52-2 42-6C30 2 12 0 8-12z",
      d("#52703f"),
      c.ink,
      2,
    );
    p.fill("M12-14C12-26 28-33 41-28C36-20 24-12 12-14z", d("#7b9650"));
  });
}

function waves(pen: Pen, d: Dim): void {
  pen.fill(
    "M-220 92C-180 84-160 98-130 90C-100 82-80 98-50 90C-20 82 0 98 30 90C60 82 80 98 110 90" +
      "C140 82 170 98 220 88V150H-220z",
    d("#3f7382"),
  );
  pen.stroke(
    "M-170 96q14-8 28 0M-96 95q14-8 28 0M-20 96q14-8 28 0M54 95q14-8 28 0M128 95q14-8 28 0",
    d("#cfe3e0"),
    2.4,
    ROUND,
  );
}
