/* miniature.ts: what the six miniatures of the wheel share. */
import { mix } from "../base/colour";
import { circle, n1 } from "../base/path";
import type { Palette, Theme } from "../base/palette";
import { opacity, ROUND, type Pen } from "../base/pen";

/** Paints the scene of a segment round its own origin, upright; the segment cuts it off. */
export type Miniature = (pen: Pen, colours: Palette, theme: Theme) => void;

export type Dim = (colour: string) => string;

/** The colours of a miniature: by evening they are dimmer and cooler. */
export function dimmed(theme: Theme): Dim {
  return (colour) => (theme === "evening" ? mix(colour, "#1b1c33", 0.42) : colour);
}

/** Fills everything: the sky. */
export const SKY = "M-260-260H260V260H-260z";

/** A stack of coins that stands at a point. */
export function coins(pen: Pen, c: Palette, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) {
    pen.inked(circle(x, y - i * 4.6, 9, 4.8), i === count - 1 ? c.goldL : c.gold, c.ink, 1.3);
  }
}

/** Rays from a point. */
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = (i * 2 * Math.PI) / count;
    const at = (angle: number, r: number): string =>
      `${n1(x + Math.cos(angle) * r)} ${n1(y + Math.sin(angle) * r)}`;
    d += `M${at(a, from)}L${at(a - 0.08, to)}L${at(a + 0.08, to)}z`;
  }
  return d;
}

/** A line in ink with a lighter core: staffs, branches, arms. */
export function rod(pen: Pen, c: Palette, d: string, colour: string, width: number): void {
  pen.stroke(d, c.ink, width + 2.8, `${ROUND} stroke-linejoin="round"`);
  pen.stroke(d, colour, width, `${ROUND} stroke-linejoin="round"`);
}

/** A shadow on the ground under a figure. */
export function ground(pen: Pen, c: Palette, x: number, y: number, rx: number): void {
  pen.fill(circle(x, y, rx, rx * 0.16), c.shadow, opacity(0.34));
}
