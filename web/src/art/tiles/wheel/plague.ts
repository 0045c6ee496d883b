/* plague.ts: a doctor with the beaked mask goes through marked houses, rats at his feet. */
import { circle } from "../base/path";
import { opacity, ROUND, type Pen } from "../base/pen";
import type { Palette } from "../base/palette";
import { dimmed, ground, rod, SKY, type Dim, type Miniature } from "./miniature";

export const plague: Miniature = (pen, c, theme) => {
  const d = dimmed(theme);
  pen.fill(SKY, d("#a7b08a"));
  pen.fill(circle(46, -78, 20), d("#e6e3bd"));
  pen.fill(
    "M-140-70C-100-84-60-70-30-78C-50-62-90-58-140-56zM20-56C50-66 90-58 120-66C90-50 50-46 20-46z",
    d("#c3c8a2"),
    opacity(0.8),
  );
  street(pen, c, d);
  pen.fill("M-220 50C-80 40 40 44 220 50V200H-220z", d("#6e7450"));
  pen.stroke("M-60 70h22M-20 96h30M50 76h24M-90 92h18M-40 112h26", d("#545b3d"), 2.4, ROUND);
  ground(pen, c, 2, 104, 50);
  doctor(pen, c, d);
  rat(pen, c, 46, 92, 0.62, d);
  rat(pen, c, -58, 100, 0.5, d);
};

function street(pen: Pen, c: Palette, d: Dim): void {
  const wall = d("#c9bd97");
  const roof = d("#7a5a4c");
  pen.inked("M-104 56V-8H-52V56zM-46 56V-26H-2V56zM34 56V-20H86V56z", wall, c.ink, 2);
  pen.inked("M-110-6L-78-44L-46-6zM-52-24L-24-62L4-24zM28-18L60-58L92-18z", roof, c.ink, 2);
  pen.fill(
    "M-96 12h12v14h-12zM-40-6h10v12h-10zM-18-6h10v12h-10zM44 2h11v13h-11zM66 2h11v13h-11z",
    d("#544a3e"),
  );
  pen.inked("M-74 56V26H-60V56zM-32 56V28H-16V56zM54 56V28H70V56z", d("#6b5540"), c.ink, 1.8);
  // The cross on the door warns whoever comes.
  pen.stroke(
    "M-72 30L-62 48M-62 30L-72 48M-30 32L-18 50M-18 32L-30 50M56 32L68 50M68 32L56 50",
    c.red,
    3.4,
    ROUND,
  );
}

function doctor(pen: Pen, c: Palette, d: Dim): void {
  const coat = d("#3b3437");
  rod(pen, c, "M-44-30L-40 100", c.woodL, 4.4);
  pen.inked(circle(-44, -34, 6), c.gold, c.ink, 1.6);
  pen.inked(
    "M-30 104C-30 62-26 26-12 4C-4-4 16-4 24 4C38 26 44 62 44 104C22 110-10 110-30 104z",
    coat,
    c.ink,
    2.4,
  );
  pen.fill(
    "M-28 103C-28 62-24 28-12 8C-8 2-4 0 0 0C-10 26-12 66-8 107C-16 106.4-22 105-28 103z",
    d("#5b5356"),
  );
  pen.stroke("M8 8C10 40 10 76 8 106", c.ink, 1.8);
  pen.fill(circle(13, 24, 2) + circle(13, 42, 2) + circle(13, 60, 2) + circle(13, 78, 2), c.gold);
  // The arm that holds the staff.
  pen.inked("M-10 12C-26 18-40 26-48 34L-42 46C-28 42-14 38-4 32z", d("#4a4245"), c.ink, 2);
  pen.inked("M-50 32C-44 28-36 32-37 39C-40 46-48 46-50 40z", c.wood, c.ink, 1.6);
  // The mask: a long white beak and a round glass.
  pen.inked(
    "M-8-30C-10-44 0-50 10-50C22-50 28-40 26-26C24-12 16-4 6-4C-2-4-6-8-8-14C-24-12-44-4-56 8" +
      "C-52-10-30-28-8-30z",
    c.paper,
    c.ink,
    2.2,
  );
  pen.stroke("M-8-16C-24-14-42-6-54 6", c.inkSoft, 1.6, ROUND);
  pen.inked(circle(2, -29, 7.4), c.stoneD, c.ink, 2.2);
  pen.fill(circle(0, -31, 2.6), c.white);
  pen.inked(
    "M-40-48C-20-58 34-60 56-50C62-46 58-40 50-40C26-46-8-46-30-40C-40-38-46-44-40-48z",
    coat,
    c.ink,
    2.2,
  );
  pen.inked("M-16-52C-18-76-12-88 8-88C28-88 32-76 30-54C14-58 0-57-16-52z", coat, c.ink, 2.2);
  pen.stroke("M-16-56C0-62 14-62 30-58", c.redD, 5);
  pen.stroke("M-12-80C-14-72-14-66-13-62", d("#6a6165"), 3, ROUND);
  // A lantern in the other hand.
  pen.inked("M24 14C38 22 46 34 50 46L42 54C34 46 26 40 20 36z", d("#4a4245"), c.ink, 2);
  pen.fill(circle(52, 66, 26), c.lavaL, opacity(0.4));
  pen.stroke("M46 52C46 46 56 46 56 52", c.ink, 2.2);
  pen.inked("M43 54H60L58 78H45z", c.lavaL, c.ink, 2);
  pen.inked("M41 54L51 48L62 54zM43 78H60V83H43z", c.woodD, c.ink, 1.6);
}

function rat(pen: Pen, c: Palette, x: number, y: number, k: number, d: Dim): void {
  pen.group(`transform="translate(${x} ${y})scale(${k})"`, (p) => {
    p.fill(circle(2, 24, 46, 6), c.shadow, opacity(0.34));
    rod(p, c, "M30 14C54 18 64 0 52-10", c.rose, 3.6);
    p.inked(
      "M-48 14C-46 6-36-2-28-6C-30-18-18-22-14-12C-2-24 24-24 34-6C42 8 38 22 26 24H-26" +
        "C-34 24-38 18-42 17C-48 18-50 18-48 14z",
      d("#4a403c"),
      c.ink,
      2.4,
    );
    p.fill(
      "M-14-10C-2-20 20-20 30-8C16-12-2-8-12 2C-22 4-32 6-42 12C-38 4-32 0-26-4z",
      d("#75665d"),
    );
    p.inked(circle(-21, -11, 6.4, 7), c.rose, c.ink, 1.8);
    p.fill(circle(-33, 3, 2.6), c.red);
    p.fill(circle(-48, 13, 3.2), c.rose);
    p.stroke("M-22 24l-6 6M-8 25l-4 5M18 24l5 6M28 22l7 6", c.rose, 3.6, ROUND);
  });
}
