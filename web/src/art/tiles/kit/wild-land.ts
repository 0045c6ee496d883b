/* wild-land.ts: trees, rocks and grasses of Hunters & Gatherers; the foot of each is at (0, 0). */
import { blob, chance } from "../base/chance";
import { shade } from "../base/colour";
import { circle, smooth } from "../base/path";
import type { Palette } from "../base/palette";
import type { WildPalette } from "../base/palette-wild";
import { opacity, ROUND, type Pen } from "../base/pen";
import type { Draw, Sprites } from "./sprite";

export type Shade = (pen: Pen, x: number, y: number, rx: number, ry: number) => void;

export function shadeWith(c: Palette): Shade {
  return (pen, x, y, rx, ry) => pen.fill(circle(x, y, rx, ry), c.shadow, opacity(c.shadowOpacity));
}

/** Radii of the five crowns; the last is rust red. */
const CROWNS = [15, 13, 16, 14, 13];

function crowns(w: WildPalette, shadow: Shade): Sprites {
  const colours = [w.crownA, w.crownB, w.crownC, w.crownE, w.rust];
  const out: Record<string, Draw> = {};
  CROWNS.forEach((r, i) => {
    out[`crown${i}`] = (pen) => {
      const random = chance(`crown${i}`);
      const part = (x: number, y: number, k: number, points: number, stray: number): string =>
        smooth(blob(x, y, r * k, r * k * 0.88, random, { points, stray }), true);
      shadow(pen, 7, 5, r, r * 0.75);
      pen.inked(part(0, -3, 1, 11, 0.09), shade(colours[i]!, 0.78), w.crownD, 1.3);
      pen.fill(part(-2, -5, 0.78, 9, 0.12), colours[i]!);
      pen.fill(part(-4.6, -8.4, 0.4, 7, 0.18), i === 4 ? w.rustL : w.crownL);
      const leaves = "M3 3q3-1 4-4M-6 3q3 1.6 6 .6M6-7q1.6-2 1-4";
      pen.stroke(leaves, w.crownD, 1, `${ROUND} opacity=".7" class="fine"`);
    };
  });
  return out;
}

function pine(pen: Pen, w: WildPalette, shadow: Shade): void {
  shadow(pen, 9, 3, 12, 5);
  pen.inked(
    "M0 4C-5 5-10 4-11 2C-9 1-8-3-7.4-6C-8.6-6-9-6.6-8.6-7.4C-6-10-5-14-4.4-17" +
      "C-5.4-17-5.6-18-5-18.6C-2.6-21-1-25 0-29C1-25 2.6-21 5-18.6C5.6-18 5.4-17 4.4-17" +
      "C5-14 6-10 8.6-7.4C9-6.6 8.6-6 7.4-6C8-3 9 1 11 2C10 4 5 5 0 4z",
    w.pine,
    w.crownD,
    1.2,
  );
  pen.fill(
    "M-2 2C-5 3-8 2.6-9.6 2C-7 0-6-4-5.6-6.6L-7-7C-4.6-10-3.6-14-3-17.4L-3.8-18" +
      "C-2-20-1-23-.2-26C-.6-16-1.6-8-2 2z",
    w.pineL,
  );
}

function rock(pen: Pen, w: WildPalette, shadow: Shade): void {
  shadow(pen, 4, 2, 9, 4);
  pen.inked("M-8 2L-7-4L-2-8L5-6L8 0L6 3L-5 4z", w.rock, w.rockD, 1.1);
  pen.fill("M-7 1L-6-4L-2-7L1-6L-2-2L-3 3z", w.rockL);
}

function boulders(pen: Pen, w: WildPalette, shadow: Shade, prefix: string): void {
  shadow(pen, 8, 5, 20, 8);
  pen.inked("M-17 4L-16-7L-8-14L3-11L8-2L5 5L-10 7z", w.rock, w.rockD, 1.3);
  pen.fill("M-16 3L-14-7L-8-12L-3-10L-8-3L-9 5z", w.rockL);
  pen.inked("M6 6L8-3L15-6L20 0L19 6L11 8z", w.rock, w.rockD, 1.2);
  pen.fill("M7 5L9-2L14-5L12 1L11 6z", w.rockL);
  pen.stroke("M-4-8l3 5l-2 6M13-2l2 4", w.rockD, 1, ROUND);
  pen.use(`${prefix}dry`, -20, 9, 0.9);
  pen.use(`${prefix}dry`, 3, 11, 0.8);
}

function heath(pen: Pen, w: WildPalette): void {
  const random = chance("heath");
  pen.fill(
    smooth(blob(0, 0, 17, 8, random, { points: 10, stray: 0.18 }), true),
    w.green,
    'opacity=".55"',
  );
  let dots = "";
  let stems = "";
  for (let i = 0; i < 16; i++) {
    const a = random() * Math.PI * 2;
    const k = Math.sqrt(random());
    const x = Math.cos(a) * 14 * k;
    const y = Math.sin(a) * 6 * k;
    stems += `M${x.toFixed(1)} ${(y + 2).toFixed(1)}v-4`;
    dots += circle(x, y - 3, 1.5);
  }
  pen.stroke(stems, w.grass, 1.1, ROUND);
  pen.fill(dots, w.heath);
}

// A fallen trunk with a broken branch.
function log(pen: Pen, w: WildPalette, shadow: Shade): void {
  shadow(pen, 4, 4, 20, 4.5);
  pen.inked("M-18 2L12-7L16-1L-15 8C-19 8-21 4-18 2z", w.umberL, w.umber, 1.3);
  pen.inked(circle(14, -4, 2.6, 3.6), w.ochreL, w.umber, 1.1);
  pen.stroke("M-12 3L8-3M-6 6L2 3.6M-4-2L-8-9L-5-13", w.umber, 1.3, ROUND);
}

export function wildLand(c: Palette, w: WildPalette, prefix: string): Sprites {
  const shadow = shadeWith(c);
  return {
    ...crowns(w, shadow),
    pine: (pen) => pine(pen, w, shadow),
    rock: (pen) => rock(pen, w, shadow),
    boulders: (pen) => boulders(pen, w, shadow, prefix),
    heath: (pen) => heath(pen, w),
    log: (pen) => log(pen, w, shadow),
    dry: (pen) => {
      pen.stroke("M-4 0q-1-4-3-6M-1 0q0-5-1-8M2 0q0-5 2-7M4 0q2-3 4-4", w.grass, 1.3, ROUND);
    },
    reeds: (pen) => {
      pen.stroke(
        "M-9 2q-1-6-4-9M-5 2q0-8-2-13M-1 2q1-8 0-15M4 2q0-7 3-12M8 2q2-5 5-7",
        w.grass,
        1.5,
        ROUND,
      );
      pen.stroke("M-7.2-11v-4M-1-13v-4M7-10l1-4", w.umberL, 2.2, ROUND);
    },
    shrub: (pen) => {
      const random = chance("shrub");
      shadow(pen, 3, 1, 7, 3.4);
      pen.fill(smooth(blob(0, -3, 6.6, 5, random), true), w.crownE);
      pen.fill(
        smooth(blob(-1.6, -4.4, 3.8, 2.5, random, { points: 7, stray: 0.2 }), true),
        w.crownL,
      );
    },
    thicket: (pen) => {
      pen.use(`${prefix}crown1`, -8, -3, 0.6);
      pen.use(`${prefix}crown3`, 8, -1, 0.55);
      pen.use(`${prefix}shrub`, 0, 6, 1.1);
    },
  };
}
