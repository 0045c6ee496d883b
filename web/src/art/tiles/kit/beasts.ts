/*
 * beasts.ts: the animals of Hunters & Gatherers and the fish, known by their silhouettes, like
 * cave paintings that have got a body. The deer has two poses.
 */
import { blob, chance } from "../base/chance";
import { shade } from "../base/colour";
import { circle, smooth } from "../base/path";
import type { Palette } from "../base/palette";
import type { WildPalette } from "../base/palette-wild";
import { ROUND, type Pen } from "../base/pen";
import { sign, type Draw, type Sprites } from "./sprite";
import { shadeWith } from "./wild-land";

interface Beast {
  readonly body: string;
  /** The part of the back that the light falls on. */
  readonly back: string;
  readonly fill: string;
  readonly before?: Draw;
  readonly after: Draw;
}

// A line in ink with a lighter core: tusks, horns.
function bone(pen: Pen, w: WildPalette, d: string, width: number): void {
  pen.stroke(d, w.black, width + 2.3, ROUND);
  pen.stroke(d, w.ivory, width, ROUND);
}

function mammoth(w: WildPalette): Beast {
  return {
    fill: w.umberL,
    body:
      "M-26 14C-23 18-18.6 15-19.4 9C-20 5-18 2.4-16 2C-14 5-13.6 10-13.6 18H-5.6L-5 10.5" +
      "C0 13 6 12.6 9 10.6L9.4 18H17L17.6 7.6C20 5 21 2 20.6-2C22.4 1 22.6 4 22 8L24.4 7.6" +
      "C26 1 24-6 19.6-9C13-13 6-11.6 1-13.6C-2-20-9.6-23-15-19C-19-16-21.6-10-23-4" +
      "C-24.2 2-26 5-27 9C-27.8 12-27.6 13-26 14z",
    back:
      "M-15-18C-19-15-21-9-22-3C-18-8-14-11-8-10C-2-9 4-7 11-9C5-11 2-11 0-12.6" +
      "C-3-19-9-21.6-15-18z",
    after: (pen) => {
      const hair =
        "M-10 4q-1 5 0 8M-4 7q-1 4-.4 7M2 8q0 4 .6 6M8 7q0 4 .4 6M13 4q1 5 .6 8M17 0q1.4 4 1 8" +
        "M-15-12q-2 3-2 6";
      pen.stroke(hair, w.umber, 1.6, ROUND);
      bone(pen, w, "M-17 3C-18 11-25 15-31 8.6", 3.3);
      pen.fill(circle(-16.6, -6, 1.5), w.black);
      pen.stroke("M-11-9C-7-8-6-3-9 0", w.umber, 1.6, ROUND);
    },
  };
}

function deer(w: WildPalette): Beast {
  return {
    fill: w.ochre,
    body:
      "M-22-6L-15-12C-13.4-13.6-10.6-12.6-9.6-10L-6.4-3.4C0-6 9-6 15-4.6C18.6-3.6 20-1 20 2" +
      "L21 5.4L18.6 4.6L18 8L19.4 18H15.6L13.4 9.4L11 7L10 18H6.6L6.4 8C3 8.6-.6 8-3 7L-3.6 18" +
      "H-7L-7.6 8L-9.4 18H-12.6L-11.4 4C-12 1-12-2-12.6-4.6L-16-3.4L-21-3.4z",
    back: "M-9-8L-6.4-2C0-4.6 9-4.8 15-3.4C17-3 18-2 18.6-.6C12-1.6 2-1-6 2C-8-1-9-4-9-8z",
    before: (pen) => {
      const antlers =
        "M-12-12C-13-17-17-19-20-25M-15-18.6L-21-18M-18-22L-14-25" +
        "M-10.6-12C-9-17-5-19-2-25M-7-18.6L-1-18M-4-22L-8-25.4";
      pen.stroke(antlers, w.black, 2.8, ROUND);
    },
    after: (pen) => {
      pen.fill(circle(-14.6, -9, 1.2), w.black);
      const spots = circle(2, -2, 1) + circle(7, -2.6, 1) + circle(11, -1, 1) + circle(5, 1, 1);
      pen.fill(`M17-1L20.6 4L17.6 4z${spots}`, w.ivory);
    },
  };
}

// The second deer grazes, with its head at the ground.
function grazing(w: WildPalette): Beast {
  return {
    fill: w.ochre,
    body:
      "M-27 12C-28 8-24 3-20 1L-12-6C-4-10 8-9 15-6.6C19-5 20.6-2 20.4 2L21.4 5.6L19 5L18.4 8" +
      "L20 18" +
      "H16L13.8 9.6L11 7.4L9.6 18H6L6 8.4C2 9.4-3 9-6.4 7.4L-7.4 18H-11L-11 8L-13.6 18H-17" +
      "L-15.4 5" +
      "L-20 9L-22.4 13.6C-24 15.4-26.6 15-27 12z",
    back: "M-12-5C-4-8.4 8-7.6 15-5.2C17.6-4.2 18.8-2.8 19.2-1C11-3.4 0-3-9 1.6L-15 3.4z",
    before: (pen) => {
      const antlers =
        "M-22 2C-25-3-30-4-33-10M-28-4.4L-33-2M-31-7.4L-28-12M-20.6 1C-21-5-18-9-20-15M-20-6" +
        "L-25-9M-19-10L-14-13";
      pen.stroke(antlers, w.black, 2.7, ROUND);
    },
    after: (pen) => {
      pen.fill(circle(-22.4, 6.6, 1.2), w.black);
      const spots = circle(3, -4, 1) + circle(8, -4.4, 1) + circle(12, -2.4, 1) + circle(5, -1, 1);
      pen.fill(`M17.4-1L21 4L18 4z${spots}`, w.ivory);
      pen.stroke("M-30 17q-1-3-2-4M-27 18q0-3 0-5M-23 18q1-3 2-4", w.grass, 1.4, ROUND);
    },
  };
}

function tiger(w: WildPalette): Beast {
  return {
    fill: w.redL,
    body:
      "M-25-1C-26.4-7-22-12-17-12.4L-15.6-16L-12-12.4C-8-11-5-9 0-9C6-10 13-10 18-6.6" +
      "C21-4.6 23-1 25-5C26.4-10 23.6-14 27-17C31-15 30-7 28-1C26.6 4 22 5 20 5L22 16H16L14.4 8" +
      "C8 9 2 9-4 7L-4 16H-10L-10.6 6C-13 5-15.6 3.6-17.4 2C-20 3.6-23.6 3-25-1z",
    back: "M-17-11C-12-11-8-8 0-7.4C7-8.4 13-8 18-4.6C12-5.6 2-4-6-4C-11-4-16-6-17-11z",
    after: (pen) => {
      const stripes =
        "M-7-9l2 7M-1-8l1 8M5-9l0 9M10.6-8.6l-1 8M15.6-7l-2 7M19-3l-3 6M-13-11l3 5M-8 7l2 5" +
        "M17 7l2 5";
      pen.stroke(stripes, w.black, 2, ROUND);
      pen.inked("M-23.4.6L-22.6 9L-20.6 1.6zM-19.6 1.6L-18.4 9L-17 1.6z", w.ivory, w.black, 0.9);
      pen.fill(circle(-20, -6.6, 1.5) + circle(-24.6, -3.6, 1.3), w.black);
    },
  };
}

function aurochs(w: WildPalette): Beast {
  return {
    fill: w.umber,
    body:
      "M-27 4C-27-2-23-7-17-10C-12-17-4-18 3-13C10-11 17-12 21-7C23-4 23 2 23 6L24.6 12L22 12" +
      "L20.6 6L20 18H14L13 9.6C7 11 0 11-5 9.6L-5.6 18H-12L-12 8C-14 7-15 5.4-16 4.4" +
      "C-18 9.4-24 10-27 4z",
    back: "M-17-9C-11-15-4-16.4 3-11.6C9-9.6 15-10 19-7C12-8 4-6-3-8C-8-9.6-12-9-17-5z",
    after: (pen) => {
      bone(pen, w, "M-18-8C-26-7-31-12-28-20M-15-10.6C-17-15-16-20-11-23", 2.8);
      pen.fill(circle(-20.4, -2.6, 1.5), w.ivory);
      pen.fill(circle(-25, 4, 1.6), w.redL);
      pen.stroke("M-2-15C4-11 12-12 18-9", w.ochreL, 1.8, ROUND);
    },
  };
}

function fish(pen: Pen, w: WildPalette): void {
  const body = "M-13 0C-8-7 3-6.6 8-.8L14.6-6.4L13 0L14.6 6.4L8 .8C3 6.6-8 7-13 0z";
  pen.fill(body, w.waterD, 'opacity=".7" transform="translate(1.8 2.4)"');
  pen.inked(body, w.fish, w.black, 1.5);
  pen.fill("M-11 1.6C-6 5.6 2 5 7 1.2C2 2.4-6 2.6-11 1.6z", w.fishD);
  pen.fill(circle(-8.4, -1, 1.3), w.black);
  pen.stroke("M-4.6-4.4C-3-2-3 2-4.6 4.6", w.umberL, 1.1);
}

export function beasts(c: Palette, w: WildPalette): Sprites {
  const shadow = shadeWith(c);
  const all = {
    mammoth: mammoth(w),
    deer: deer(w),
    deer2: grazing(w),
    tiger: tiger(w),
    aurochs: aurochs(w),
  };
  const out: Record<string, Draw> = { fish: (pen) => fish(pen, w) };
  for (const [name, o] of Object.entries(all)) {
    out[name] = sign((pen) => {
      const ground = blob(0, -1, 31, 23, chance(name), { points: 12, stray: 0.09 });
      pen.fill(smooth(ground, true), w.smudge, 'opacity=".62"');
      shadow(pen, 3, 17.5, 24, 4.6);
      o.before?.(pen);
      pen.inked(o.body, o.fill, w.black, 1.8);
      pen.fill(o.back, shade(o.fill, 1.22));
      o.after(pen);
    });
  }
  return out;
}
