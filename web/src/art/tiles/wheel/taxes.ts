/* taxes.ts: the tax collector at his table, with scales, ledger and chest, before the town. */
import { circle } from "../base/path";
import { opacity, ROUND, type Pen } from "../base/pen";
import type { Palette } from "../base/palette";
import { coins, dimmed, ground, rod, SKY, type Dim, type Miniature } from "./miniature";

export const taxes: Miniature = (pen, c, theme) => {
  const d = dimmed(theme);
  pen.fill(SKY, d("#eccb93"));
  pen.fill("M-60-170C0-190 60-190 150-120L170-90C90-140 0-150-70-130z", d("#f5deb0"), opacity(0.8));
  skyline(pen, c, d);
  pen.fill("M-180 44C-60 34 60 34 220 46V180H-180z", d("#b78a52"));
  pen.stroke("M-70 100h30M-20 108h40M60 104h36M-90 60h26M110 84h30", d("#96703f"), 2.4, ROUND);
  ground(pen, c, 12, 98, 78);
  collector(pen, c);
  table(pen, c);
  chest(pen, c);
};

function skyline(pen: Pen, c: Palette, d: Dim): void {
  const wall =
    "M-130 50V-20H-112V-46H-92V-20H-66V-60H-50V-84H-28V-60H-14V-10H40V-30H58V-10H100V-40H124V-4" +
    "H180V50z";
  pen.inked(wall, d("#c79b66"), c.inkSoft, 1.6);
  pen.inked(
    "M-115-46L-102-70L-89-46zM-53-84L-39-116L-25-84zM37-30L49-52L61-30zM97-40L112-66L127-40z",
    d("#a8654a"),
    c.inkSoft,
    1.6,
  );
  pen.fill(
    "M-104-30v-8h5v8zM-42-64v-10h6v10zM-42-40v-10h6v10zM46-16v-7h5v7zM108-24v-8h6v8zM140 14v-8" +
      "h6v8z",
    d("#6a4632"),
  );
  pen.stroke("M-39-116v-16", c.inkSoft, 1.8);
  pen.inked("M-39-132L-18-126L-39-120z", c.red, c.inkSoft, 1.2);
}

function collector(pen: Pen, c: Palette): void {
  pen.inked("M-34 44C-36 6-26-20-8-28H18C36-20 46 6 44 44z", c.purple, c.ink, 2.2);
  pen.fill("M-32 42C-32 8-24-16-8-26H0C-12-4-14 20-14 42z", c.rose, opacity(0.4));
  pen.inked(
    "M-12-28C-4-16 14-16 22-28L28-20C18-4 16 20 16 42H-4C-4 20-8-4-18-20z",
    c.goldL,
    c.ink,
    1.6,
  );
  pen.stroke("M0-12l-2 10M10-12l2 10M-1 8l-1 10M11 8l1 10", c.goldD, 2, ROUND);
  pen.inked(
    "M-8-42C-10-58-4-66 5-66C15-66 20-58 18-42C16-30 12-24 5-24C-2-24-6-30-8-42z",
    c.skin,
    c.ink,
    1.8,
  );
  pen.inked(
    "M-8-42C-6-36 0-38 5-38C10-38 16-36 18-42C19-28 14-16 5-14C-4-16-9-28-8-42z",
    c.wood,
    c.ink,
    1.5,
  );
  pen.inked(
    "M-16-54C-18-72-4-80 8-79C24-78 32-66 27-54C32-50 34-42 30-36C24-42 20-50 16-55" +
      "C6-59-4-58-16-54z",
    c.redD,
    c.ink,
    2,
  );
  pen.fill(circle(0, -48, 1.6) + circle(10, -48, 1.6), c.ink);
  pen.stroke("M-4-53h6M8-53h6M3-44l2 4", c.ink, 1.5, ROUND);
  // The scales in his left hand.
  rod(pen, c, "M38-10C50-16 56-26 60-36", c.purple, 9);
  pen.fill(circle(61, -38, 4.6), c.skin);
  pen.stroke("M61-40V-52M38-46L84-56M38-46L30-22H46zM84-56L76-34H92z", c.ink, 2, ROUND);
  pen.inked("M28-22H48C46-14 30-14 28-22zM74-34H94C92-26 76-26 74-34z", c.gold, c.ink, 1.6);
  pen.inked(circle(38, -24, 4, 2.6), c.goldL, c.goldD, 1);
  rod(pen, c, "M-28-2C-40 8-42 20-34 32", c.purple, 10);
}

function table(pen: Pen, c: Palette): void {
  pen.inked("M-72 66L-64 40H84L96 66V96H-72z", c.jade, c.ink, 2.2);
  pen.fill("M-64 42H84L94 64H-70z", "#ffffff", opacity(0.14));
  pen.stroke(
    "M-72 66H96M-46 66l4 28M-12 66l2 30M28 66l-2 30M66 66l-4 30",
    c.ink,
    1.6,
    opacity(0.6),
  );
  pen.stroke("M-70 90H94", c.gold, 4, 'stroke-dasharray="5 4"');
  coins(pen, c, -46, 54, 5);
  coins(pen, c, -28, 58, 3);
  coins(pen, c, -56, 61, 2);
  pen.inked("M0 44L22 42L44 44L50 58L24 56L-4 58z", c.paper, c.ink, 1.6);
  pen.stroke("M22 42L24 56M4 47l14-1M3 51l15-1M28 46l13 1M29 50l14 1", c.inkSoft, 1.3);
  rod(pen, c, "M-34 32C-28 42-18 46-8 46", c.skin, 5);
  pen.stroke("M-6 48L10 26", c.white, 3, ROUND);
}

function chest(pen: Pen, c: Palette): void {
  pen.inked("M58 76H112V108H58z", c.wood, c.ink, 2.2);
  pen.inked("M56 76C52 56 66 50 85 50C104 50 118 56 114 76z", c.woodD, c.ink, 2.2);
  pen.inked("M60 77C70 66 100 66 110 77z", c.goldL, c.goldD, 1.6);
  pen.stroke("M58 90H112M70 77V108M100 77V108", c.ink, 3.6);
  pen.stroke("M58 90H112M70 77V108M100 77V108", c.stone, 1.6);
  pen.inked("M80 84H90V96H80z", c.gold, c.ink, 1.5);
}
