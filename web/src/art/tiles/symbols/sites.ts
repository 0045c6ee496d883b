/* sites.ts: the foundation of a tower and the volcano. */
import { blob, chance } from "../base/chance";
import { hull, ring } from "../base/maths";
import { circle, poly, smooth } from "../base/path";
import type { Palette } from "../base/palette";
import { opacity, ROUND, type Pen } from "../base/pen";
import { sign, type Sprites } from "../kit/sprite";

function towerSite(pen: Pen, c: Palette): void {
  const shadow = hull([...ring(0, 2, 24), ...ring(7, 8, 24)]);
  pen.fill(poly(shadow), c.shadow, opacity(c.shadowOpacity + 0.04));
  pen.inked(circle(0, 3, 24), c.stoneD, c.ink, 1.8);
  pen.stroke(circle(0, 2.4, 21.6), c.stoneL, 4, 'stroke-dasharray="1.4 8" opacity=".8"');
  pen.inked(circle(0, -2, 23), c.stone, c.ink, 1.5);
  pen.stroke(circle(0, -2, 18.6), c.stoneTop, 7, 'stroke-dasharray="8.2 1.5"');
  pen.stroke(circle(0, -2, 14.6), c.inkSoft, 1.1);
  pen.fill(circle(0, -2, 14), c.stoneD);
  pen.inked(circle(0, -2, 9), c.stoneL, c.ink, 1.5);
  pen.fill("M-9-2A9 9 0 0 1 7-7.6A9 7 0 0 0-9-2z", c.ink, 'opacity=".6"');
  pen.stroke(circle(0, -2, 11.6), c.stoneTop, 3, 'stroke-dasharray="5.6 1.7"');
}

function volcano(pen: Pen, c: Palette): void {
  const random = chance("volcano");
  const shade = blob(10, 20, 50, 27, random, { points: 12, stray: 0.06 });
  pen.fill(smooth(shade, true), c.shadow, opacity(c.shadowOpacity));
  const ashes = blob(0, 16, 47, 28, random, { points: 13, stray: 0.07 });
  pen.fill(smooth(ashes, true), c.ash, 'opacity=".5"');
  pen.inked(
    "M-42 22C-36 10-24-12-14-32C-8-36 8-36 14-32C22-14 34 6 43 20C40 32 22 38 2 39" +
      "C-20 39-38 33-42 22z",
    c.rock,
    c.ink,
    1.8,
  );
  pen.fill("M14-32C22-14 34 6 43 20C40 32 22 38 4 39C10 26 6 18 12 6C8-4 10-20 6-29z", c.rockD);
  pen.fill(
    "M-42 22C-36 10-24-12-14-32C-12-33.6-9-34.6-6-35C-10-20-16-10-15 2C-24 10-22 20-30 31" +
      "C-36 29-41 26-42 22z",
    c.rockL,
  );
  pen.stroke(
    "M-20-2C-24 8-28 16-30 24M-4-4C-8 10-6 20-10 32M22-2C24 8 30 14 32 24M12 12C14 20 12 26 14 33",
    c.ink,
    1.2,
    `opacity=".55" ${ROUND}`,
  );
  pen.inked(
    "M-6-30C-8-16 0-8-4 6C-7 15-3 20-5 28C-1 31 3 28 3 22C2 14 7 8 5 0C4-10 8-18 8-29z",
    c.lava,
    c.ink,
    1.1,
  );
  pen.fill("M-1-30C-3-16 3-8 0 4C-2 12 1 16-1 23C3 16 2 10 3 2C3-10 4-18 5-29z", c.lavaL);
  crater(pen, c);
}

function crater(pen: Pen, c: Palette): void {
  pen.fill(circle(0, -34, 22, 13), c.lava, 'opacity=".28"');
  pen.inked(circle(0, -32, 14.5, 6.6), c.rockD, c.ink, 1.6);
  pen.fill(circle(0, -31.6, 11.4, 4.6), c.lava);
  pen.fill(circle(-1, -32, 7, 2.6), c.lavaL);
  const smoke = circle(4, -45, 7) + circle(12, -51, 8.5) + circle(-3, -53, 7) + circle(6, -60, 8);
  pen.fill(smoke, c.ash, 'opacity=".62"');
  pen.fill(circle(2, -47, 4) + circle(9, -54, 5) + circle(-4, -55, 4), c.stoneTop, 'opacity=".5"');
  pen.fill(
    circle(-11, -44, 1.7) + circle(-6, -49, 1.3) + circle(14, -42, 1.6) + circle(19, -47, 1.2),
    c.lavaL,
  );
}

export function sites(c: Palette): Sprites {
  return {
    "tower-site": sign((pen) => towerSite(pen, c)),
    volcano: (pen) => volcano(pen, c),
  };
}
