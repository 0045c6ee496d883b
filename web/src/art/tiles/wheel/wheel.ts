/*
 * wheel.ts: the wheel itself: a wooden rim with golden nails, six illuminated segments with a
 * miniature each, crown spaces, the track of the pig and a sun in the hub.
 */
import { circle, n1, poly } from "../base/path";
import type { Pt } from "../base/maths";
import { palettes, prefixOf, type Palette, type Theme } from "../base/palette";
import { opacity, ROUND, type Pen } from "../base/pen";
import { allCrowns, WHEEL_MIDDLE as M, WHEEL_RADIUS as R } from "../geometry/wheel-cells";
import { famine } from "./famine";
import { fortuna } from "./fortuna";
import { inquisition } from "./inquisition";
import type { Miniature } from "./miniature";
import { plague } from "./plague";
import { storm } from "./storm";
import { taxes } from "./taxes";

const INNER = 154;
const OUTER = 360;
const TRACK = { from: 106, to: 150, middle: 130 } as const;
const SIXTH = Math.PI / 3;

/** In the order of the segments of the wheel. */
const MINIATURES: readonly Miniature[] = [fortuna, taxes, famine, storm, inquisition, plague];

function at(angle: number, r: number): Pt {
  return [M + Math.cos(angle) * r, M + Math.sin(angle) * r];
}

function text(angle: number, r: number): string {
  const [x, y] = at(angle, r);
  return `${n1(x)} ${n1(y)}`;
}

function middleOf(i: number): number {
  return -Math.PI / 2 + i * SIXTH;
}

/** The part of a ring between two angles. */
function wedge(from: number, to: number, r0: number, r1: number): string {
  return (
    `M${text(from, r0)}L${text(from, r1)}A${r1} ${r1} 0 0 1 ${text(to, r1)}` +
    `L${text(to, r0)}A${r0} ${r0} 0 0 0 ${text(from, r0)}z`
  );
}

export function wheel(pen: Pen, theme: Theme): void {
  const c = palettes[theme];
  rim(pen, c);
  MINIATURES.forEach((draw, i) => segment(pen, theme, draw, i));
  spokes(pen, c);
  track(pen, c);
  hub(pen, c);
  for (const [x, y] of allCrowns()) {
    pen.group(`transform="translate(${x} ${y})"`, (p) => crown(p, c));
  }
}

function rim(pen: Pen, c: Palette): void {
  pen.fill(circle(M + 14, M + 16, R + 4), c.shadow, opacity(c.shadowOpacity + 0.06));
  pen.inked(circle(M, M, R), c.wood, c.ink, 4);
  // The light falls on the upper left half of the rim.
  const light = wedge(Math.PI * 0.75, Math.PI * 1.75, R - 28, R - 3);
  pen.fill(light, c.woodL, opacity(0.75));
  pen.stroke(circle(M, M, R - 14), c.woodD, 1.6, opacity(0.7));
  let nails = "";
  let joints = "";
  for (let i = 0; i < 36; i++) {
    const [x, y] = at((i * Math.PI) / 18 + 0.087, R - 16);
    nails += circle(x, y, 4.2);
  }
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6 + SIXTH / 2;
    joints += `M${text(a, R - 30)}L${text(a, R - 2)}`;
  }
  pen.stroke(joints, c.ink, 2.2);
  pen.inked(nails, c.gold, c.ink, 1.3);
  pen.inked(circle(M, M, R - 30), c.gold, c.ink, 3);
  pen.stroke(circle(M, M, R - 35), c.goldD, 3, 'stroke-dasharray="3 7"');
}

// A miniature in its frame. What reaches over the frame is cut off.
function segment(pen: Pen, theme: Theme, draw: Miniature, i: number): void {
  const c = palettes[theme];
  const [from, to] = [middleOf(i) - SIXTH / 2, middleOf(i) + SIXTH / 2];
  const id = `${prefixOf(theme)}wheel-part${i}`;
  pen.add(`<clipPath id="${id}"><path d="${wedge(from, to, INNER - 6, OUTER)}"/></clipPath>`);
  pen.group(`clip-path="url(#${id})"`, (p) => {
    const [x, y] = CENTRES[i]!;
    p.group(`transform="translate(${x} ${y})"`, (q) => draw(q, c, theme));
  });
  pen.stroke(wedge(from + 0.04, to - 0.04, INNER + 6, OUTER - 9), c.goldL, 2.2);
  let scallops = "";
  const step = (2 * SIXTH * 0.46) / 17;
  for (let k = 0; k < 17; k++) {
    const a = from + SIXTH * 0.04 + k * step;
    scallops += `M${text(a, OUTER - 9)}A10 10 0 0 0 ${text(a + step, OUTER - 9)}`;
  }
  pen.fill(scallops, c.gold, opacity(0.85));
}

/** Where the frame of each miniature has its origin. */
const CENTRES: readonly Pt[] = [
  [512, 256],
  [702, 412],
  [715, 615],
  [512, 770],
  [309, 615],
  [300, 402],
];

function spokes(pen: Pen, c: Palette): void {
  let d = "";
  for (let i = 0; i < 6; i++) {
    const a = middleOf(i) + SIXTH / 2;
    d += `M${text(a, 104)}L${text(a, OUTER + 4)}`;
  }
  pen.stroke(d, c.ink, 15);
  pen.stroke(d, c.gold, 11);
  pen.stroke(d, c.goldL, 3.6, `stroke-dasharray="2 9" ${ROUND}`);
  pen.stroke(circle(M, M, OUTER + 2), c.ink, 2.4);
}

function track(pen: Pen, c: Palette): void {
  const ring = circle(M, M, TRACK.to) + circle(M, M, TRACK.from);
  pen.inked(ring, c.paper, c.ink, 2.6, 'fill-rule="evenodd"');
  pen.stroke(circle(M, M, TRACK.to - 5) + circle(M, M, TRACK.from + 5), c.red, 1.8);
  let arrows = "";
  for (let i = 0; i < 6; i++) {
    const a = middleOf(i) + SIXTH / 2;
    const [tip, notch] = [at(a + 0.14, TRACK.middle - 2), at(a - 0.03, TRACK.middle - 2)];
    arrows += poly([tip, at(a - 0.1, TRACK.middle + 9), notch, at(a - 0.1, TRACK.middle - 13)]);
  }
  pen.inked(arrows, c.red, c.ink, 1.4);
  for (let i = 0; i < 6; i++) {
    const [x, y] = at(middleOf(i), TRACK.middle);
    pen.inked(circle(x, y, 17), c.disc, c.ink, 1.8);
    pen.fill(circle(x, y + 1, 9.4, 7.6), c.rose);
    pen.fill(circle(x - 3.4, y + 1, 1.9, 2.6) + circle(x + 3.4, y + 1, 1.9, 2.6), c.redD);
  }
}

function hub(pen: Pen, c: Palette): void {
  pen.inked(circle(M, M, 104), c.blueD, c.ink, 3);
  pen.stroke(circle(M, M, 97), c.gold, 2.4);
  let stars = "";
  for (let i = 0; i < 24; i++) {
    const [x, y] = at((i * Math.PI) / 12 + 0.13, 84 + (i % 2) * 5);
    stars += circle(x, y, i % 2 ? 1.4 : 2.2);
  }
  pen.fill(stars, c.goldL);
  const rays: Pt[] = [];
  for (let i = 0; i < 32; i++) {
    rays.push(at((i * Math.PI) / 16 - Math.PI / 2, i % 4 === 0 ? 76 : i % 2 ? 44 : 60));
  }
  pen.inked(poly(rays), c.gold, c.ink, 2);
  pen.inked(circle(M, M, 40), c.goldL, c.ink, 2);
  pen.group(`transform="translate(${M} ${M})"`, (p) => {
    p.fill("M10-38A40 40 0 0 1-6 39.4A44 44 0 0 0 10-38z", c.gold, opacity(0.8));
    p.stroke("M-22-12q7-6 14 0M8-12q7-6 14 0M-1-6q-7 12 1 13M-13 17q13 10 26 0", c.ink, 2.8, ROUND);
    p.fill(circle(-15, -6, 3.4) + circle(15, -6, 3.4), c.ink);
    p.fill(circle(-23, 8, 6, 4.4) + circle(23, 8, 6, 4.4), c.lava, opacity(0.45));
  });
}

function crown(pen: Pen, c: Palette): void {
  pen.fill(circle(3, 4, 32), c.shadow, opacity(0.4));
  pen.inked(circle(0, 0, 31), c.purple, c.ink, 2.4);
  pen.stroke(circle(0, 0, 26.8), c.goldL, 2);
  pen.inked("M-17 11L-21-8L-10.4 0L0-15L10.4 0L21-8L17 11C6 14-6 14-17 11z", c.gold, c.ink, 2);
  pen.fill("M-17 11L-21-8L-10.4 0L-4-9C-7 0-7 7-6 13C-10 12.8-14 12-17 11z", c.goldL);
  pen.inked(circle(-21, -10, 2.8) + circle(0, -17, 3.2) + circle(21, -10, 2.8), c.red, c.ink, 1.2);
  pen.stroke("M-15 6C-5 9 5 9 15 6", c.goldD, 2);
}
