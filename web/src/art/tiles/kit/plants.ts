/* plants.ts: trees, flowers, sheep, hay and wells; the foot of each is at (0, 0). */
import { blob, chance } from "../base/chance";
import { shade } from "../base/colour";
import { circle, smooth } from "../base/path";
import type { Palette } from "../base/palette";
import { opacity, ROUND, type Pen } from "../base/pen";
import type { Draw, Sprites } from "./sprite";
import { tower, towerShadow } from "./tower";

/** Groups of trees: kind, place and size. */
const GROVES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0, -9, -9, 1],
    [1, 11, -4, 0.9],
    [0, -1, 5, 1.15],
  ],
  [
    [1, -13, -3, 0.95],
    [2, 2, -10, 0.9],
    [0, 14, -1, 1.05],
    [2, -3, 8, 1.1],
  ],
  [
    [2, -10, -6, 0.85],
    [2, 8, -8, 1],
    [1, 0, 6, 1.1],
  ],
];

export function plants(c: Palette, prefix: string): Sprites {
  const shadow = (pen: Pen, x: number, y: number, rx: number, ry: number): void =>
    pen.fill(circle(x, y, rx, ry), c.shadow, opacity(c.shadowOpacity));
  return {
    ...trees(c, shadow),
    ...groves(prefix),
    cypress: (pen) => {
      shadow(pen, 7, 1.5, 9, 3.2);
      const body = "M0 2C-5 1-5.5-8-3.6-15C-2.6-19-1-22 0-24C1.2-22 3-18 3.8-14C5.4-7 5 1 0 2z";
      pen.inked(body, c.cypress, c.treeD, 1);
      pen.fill("M-1 0C-4.4-2-4.2-9-2.6-14C-2-17-.8-20-.2-21C-.6-14-1.6-7-1 0z", c.cypressL);
    },
    olive: (pen) => {
      const random = chance("olive");
      shadow(pen, 4, 1.6, 8, 4);
      pen.stroke("M0 1L-1-4", c.trunk, 2.2);
      pen.fill(smooth(blob(0, -6, 7.6, 6.2, random, { stray: 0.14 }), true), shade(c.olive, 0.8));
      pen.fill(smooth(blob(-1.4, -7.2, 5.6, 4.2, random, { points: 8 }), true), c.olive);
      pen.fill(smooth(blob(-2.6, -8.6, 2.9, 2, random, { points: 6, stray: 0.2 }), true), c.oliveL);
    },
    bush: (pen) => {
      const random = chance("bush");
      shadow(pen, 3, 1, 6, 3);
      pen.fill(smooth(blob(0, -2.4, 5.6, 4.4, random, { points: 8, stray: 0.12 }), true), c.treeC);
      pen.fill(smooth(blob(-1.4, -3.6, 3.2, 2.2, random, { points: 7 }), true), c.treeL);
    },
    ...farm(c, shadow),
    ...stones(c, shadow),
  };
}

type Shadow = (pen: Pen, x: number, y: number, rx: number, ry: number) => void;

function trees(c: Palette, shadow: Shadow): Sprites {
  const out: Record<string, Draw> = {};
  [c.treeA, c.treeB, c.treeC].forEach((colour, i) => {
    out[`tree${i}`] = (pen) => {
      const random = chance(`tree${i}`);
      const r = [10, 8.6, 9.4][i]!;
      shadow(pen, 6, 2, r + 2, r * 0.62);
      pen.stroke("M0 1V-6", c.trunk, 2.6);
      const crown = smooth(blob(0, -8, r, r * 0.92, random, { stray: 0.1 }), true);
      pen.inked(crown, shade(colour, 0.82), c.treeD, 1.1);
      const lit = blob(-1.4, -9.4, r * 0.8, r * 0.72, random, { points: 8, stray: 0.12 });
      pen.fill(smooth(lit, true), colour);
      const top = blob(-3.2, -11.4, r * 0.46, r * 0.38, random, { points: 7, stray: 0.15 });
      pen.fill(smooth(top, true), c.treeL);
    };
  });
  return out;
}

function groves(prefix: string): Sprites {
  const out: Record<string, Draw> = {};
  GROVES.forEach((members, i) => {
    out[`grove${i}`] = (pen) => {
      for (const [kind, x, y, size] of [...members].sort((a, b) => a[2] - b[2])) {
        pen.use(`${prefix}tree${kind}`, x, y, size);
      }
    };
  });
  out.cypresses = (pen) => {
    pen.use(`${prefix}cypress`, -6, -4, 0.9);
    pen.use(`${prefix}cypress`, 7, -2, 1.1);
    pen.use(`${prefix}cypress`, -1, 5, 1);
  };
  out.olives = (pen) => {
    pen.use(`${prefix}olive`, -9, -4);
    pen.use(`${prefix}olive`, 9, -5, 1.1);
    pen.use(`${prefix}olive`, -2, 6, 1.15);
  };
  out.flock = (pen) => {
    pen.use(`${prefix}sheep`, -8, -3);
    pen.use(`${prefix}sheep`, 7, -1, 1, true);
    pen.use(`${prefix}sheep`, 0, 6);
  };
  return out;
}

function farm(c: Palette, shadow: Shadow): Sprites {
  return {
    sheep: (pen) => {
      shadow(pen, 2.4, 1.6, 6, 2.6);
      pen.stroke("M-3 0v2.6M2 0v2.6", c.ink, 1.1);
      const fleece = smooth(blob(0, -2, 5.2, 3.7, chance("sheep"), { stray: 0.1 }), true);
      pen.inked(fleece, c.white, c.inkSoft, 0.8);
      pen.fill(circle(-5, -2.6, 2, 1.7), c.ink);
    },
    hay: (pen) => {
      shadow(pen, 5, 1, 8, 3.6);
      pen.inked("M-6.6 1C-7-5-3.4-10 0-11.4C3.4-10 7-5 6.6 1C3 3-3 3-6.6 1z", c.wheat, c.goldD, 1);
      pen.fill("M1 2.4C3 1.8 5 1.6 6.6 1C7-5 3.4-10 0-11.4C2-7 2.6-2 1 2.4z", c.wheatL);
      pen.stroke("M-4-2l1 3M-2-6l.6 4M-5 0l.6 1.6", c.goldD, 0.7);
    },
  };
}

function stones(c: Palette, shadow: Shadow): Sprites {
  return {
    fountain: (pen) => {
      shadow(pen, 5, 3, 13, 8);
      pen.inked(circle(0, 0, 12, 9.4), c.stoneTop, c.ink, 1.2);
      pen.fill(circle(0, 0, 9, 6.8), c.water);
      pen.fill(circle(-2, -1.6, 5, 3), c.waterL);
      pen.inked("M-2.4 0V-8H2.4V0z", c.stone, c.ink, 1);
      pen.inked(circle(0, -8, 4, 2.4), c.stoneTop, c.ink, 1);
    },
    cross: (pen) => {
      shadow(pen, 4, 3, 11, 8);
      pen.inked(circle(0, 0, 10, 8.4), c.stone, c.ink, 1.3);
      pen.fill(circle(-0.6, -1, 7.6, 6), c.stoneTop);
      pen.inked(circle(0, -2.4, 4.6, 3.8), c.stone, c.ink, 1);
      pen.stroke("M0-2v-17M-5.4-13.6h10.8", c.ink, 5, ROUND);
      pen.stroke("M0-2v-17M-5.4-13.6h10.8", c.stoneTop, 2.6, ROUND);
    },
    // A tower on the line of a wall.
    turret: (pen) => {
      towerShadow(pen, 0, 1, 9, 15, c);
      tower(pen, 0, 1, 9, 15, c, "battlements");
    },
    // A quarter of a corner tower shows on each tile; the board draws the whole one above.
    corner: (pen) => tower(pen, 0, 2, 11.5, 15, c, "cone"),
    "corner-tower": (pen) => {
      towerShadow(pen, 0, 2, 11.5, 15, c);
      tower(pen, 0, 2, 11.5, 15, c, "cone");
    },
  };
}
