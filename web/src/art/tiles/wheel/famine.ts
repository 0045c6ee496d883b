/* famine.ts: cracked earth, a dead tree with a crow, and a beggar with an empty bowl. */
import { circle } from "../base/path";
import { opacity, ROUND, type Pen } from "../base/pen";
import type { Palette } from "../base/palette";
import { dimmed, ground, rod, SKY, type Dim, type Miniature } from "./miniature";

export const famine: Miniature = (pen, c, theme) => {
  const d = dimmed(theme);
  pen.fill(SKY, d("#e0cf9f"));
  pen.fill(circle(-4, -56, 26), d("#f0dfb0"));
  pen.fill("M-200-8C-120-26-60-10 0-16C70-30 120-14 200-18V20H-200z", d("#c2a568"));
  pen.fill("M-200 10C-100-2 0 6 80 0C120-2 160 4 200 2V220H-200z", d("#b39255"));
  cracks(pen, d("#7d6236"));
  tree(pen, c, d("#5b4433"));
  ground(pen, c, -18, 92, 62);
  beggar(pen, c, d);
  skull(pen, c);
  stubble(pen, d("#8a6c2f"));
};

function cracks(pen: Pen, colour: string): void {
  pen.stroke(
    "M-110 36l22 8l10 16l-12 20M-78 60l26 2l16-12M-36 50l-6-18M-40 116l26-10l30 8l14 20M16 114" +
      "l10-18l24-4" +
      "M50 92l18 14l26-4M60 40l18 10l4 18l22 8M82 68l-22 12M6 24l22 10l26-6M-20 140l10 20" +
      "M70 130l-10 22",
    colour,
    2.4,
    `${ROUND} stroke-linejoin="round"`,
  );
}

function tree(pen: Pen, c: Palette, colour: string): void {
  ground(pen, c, 60, 62, 34);
  const branches =
    "M52 60C56 30 50 10 56-10C58-26 70-40 74-62M56-8C44-22 36-30 20-40M36-29C34-38 36-46 32-56" +
    "M64-32C76-38 86-40 98-54M72-56C66-66 66-74 58-84M84-42C92-40 98-38 106-40";
  rod(pen, c, branches, colour, 6);
  pen.inked("M42 64C48 40 48 20 50 4H62C62 24 64 44 74 64C64 60 52 60 42 64z", colour, c.ink, 2);
  // The crow.
  pen.inked(
    "M6-40C6-54 16-60 26-58C28-64 36-65 39-60L47-57L39-55C37-46 30-40 20-39L6-30L0-34z",
    c.ink,
    c.ink,
    1.4,
  );
  pen.fill("M10-44C14-50 20-52 27-51C24-45 18-42 10-44z", c.stoneL);
  pen.fill(circle(35, -59.6, 1.7), c.goldL);
}

function beggar(pen: Pen, c: Palette, d: Dim): void {
  const rags = d("#8a755c");
  pen.inked(
    "M-70 90C-74 62-66 34-50 22C-38 12-20 14-12 26C-4 40 4 60 20 70C30 76 32 86 24 92" +
      "C-6 98-50 98-70 90z",
    rags,
    c.ink,
    2.2,
  );
  pen.fill("M-68 88C-70 62-62 38-48 26C-52 48-50 70-44 92C-54 92-62 90-68 88z", d("#a8937a"));
  pen.stroke(
    "M-30 40C-34 56-32 74-26 90M-16 50C-14 66-6 80 4 90M-54 92l4-10l6 10l5-12l7 12",
    d("#5f4d3b"),
    2,
    ROUND,
  );
  // Hood and hollow face, looking down at the bowl.
  pen.inked(
    "M-48 26C-54 6-44-12-28-12C-14-12-4 0-6 18C-8 28-18 34-28 34C-38 34-46 32-48 26z",
    d("#6f5c48"),
    c.ink,
    2,
  );
  pen.inked(
    "M-32 24C-36 10-28 0-18 2C-10 4-8 14-12 24C-16 32-28 32-32 24z",
    d("#e3bf98"),
    c.ink,
    1.5,
  );
  pen.fill("M-28 12q4-3 7 1q-4 3-7-1zM-18 13q3-3 6 0q-3 4-6 0z", c.ink);
  pen.stroke("M-25 24q5-3 9 0M-30 19l3 3M-12 18l-2 4", d("#8a5f45"), 1.6, ROUND);
  // Thin arms hold the bowl out.
  rod(pen, c, "M-24 46C-8 56 6 56 20 50", d("#d9b48c"), 5);
  rod(pen, c, "M-34 58C-16 70 8 68 24 58", d("#d9b48c"), 5);
  pen.inked("M12 42C12 58 20 64 32 64C44 64 52 58 52 42z", c.woodL, c.ink, 2);
  pen.inked(circle(32, 42, 20, 6), c.woodD, c.ink, 1.8);
  pen.fill(circle(32, 43.4, 14, 3.6), c.ink, opacity(0.5));
}

function skull(pen: Pen, c: Palette): void {
  pen.inked(
    "M30 98C22 94 12 92 8 84C16 86 24 88 32 88H50C58 88 66 86 74 84C70 92 60 94 52 98L49 112" +
      "C46 118 36 118 33 112z",
    c.paper,
    c.ink,
    1.8,
  );
  pen.fill(`${circle(36, 98, 3, 3.6) + circle(46, 98, 3, 3.6)}M39 110l2-6l2 6z`, c.ink);
}

function stubble(pen: Pen, colour: string): void {
  pen.stroke(
    "M-92 84l-6-22M-86 86l2-26l-8-6M-100 92l-8-14M88 104l4-24l8-4M96 106l2-18M-50 128l-4-18" +
      "M-44 130l4-20l8-2",
    colour,
    2.6,
    ROUND,
  );
}
