/* tower.ts: round towers of a city wall. */
import { hull, ring } from "../base/maths";
import { mix, shade } from "../base/colour";
import { circle, n1, poly } from "../base/path";
import type { Palette } from "../base/palette";
import { opacity, type Brush } from "../base/pen";

export type TowerTop = "cone" | "battlements";

/** A tower that stands at a point. */
export function tower(
  brush: Brush,
  x: number,
  y: number,
  r: number,
  height: number,
  colours: Palette,
  top: TowerTop,
): void {
  const up = y - height;
  brush.inked(
    `M${n1(x - r)} ${n1(up)}V${n1(y)}A${n1(r)} ${n1(r)} 0 0 0 ${n1(x + r)} ${n1(y)}V${n1(up)}z`,
    colours.stone,
    colours.ink,
    1.3,
  );
  brush.fill(
    `M${n1(x + r * 0.25)} ${n1(up)}V${n1(y + r * 0.96)}` +
      `A${n1(r)} ${n1(r)} 0 0 0 ${n1(x + r)} ${n1(y)}V${n1(up)}z`,
    colours.stoneD,
  );
  brush.fill(
    `M${n1(x - r)} ${n1(up)}V${n1(y)}` +
      `A${n1(r)} ${n1(r)} 0 0 0 ${n1(x - r * 0.55)} ${n1(y + r * 0.83)}V${n1(up)}z`,
    colours.stoneTop,
  );
  if (top === "cone") cone(brush, x, up, r, colours);
  else battlements(brush, x, up, r, colours);
}

function battlements(brush: Brush, x: number, y: number, r: number, colours: Palette): void {
  brush.inked(circle(x, y, r + 1.2), colours.stoneTop, colours.ink, 1.3);
  brush.fill(circle(x, y, r * 0.62), mix(colours.stoneD, colours.ink, 0.12));
  const dashes = `stroke-dasharray="${n1(r * 0.34)} ${n1(r * 0.445)}"`;
  brush.stroke(circle(x, y, r - 0.4), colours.stoneL, 2.6, dashes);
}

function cone(brush: Brush, x: number, y: number, r: number, colours: Palette): void {
  const R = r + 1.8;
  const tip = y - r * 1.25;
  const base = ring(x, y, R);
  brush.inked(poly(hull([...base, [x, tip]])), shade(colours.cone, 0.8), colours.ink, 1.3);
  brush.fill(poly(hull([[x, tip], ...base.filter((p) => p[0] <= x + R * 0.2)])), colours.cone);
  brush.fill(
    poly([
      [x, tip],
      [x - R, y + 1],
      [x - R * 0.86, y + R * 0.5],
      [x - R * 0.55, y + R * 0.83],
    ]),
    shade(colours.cone, 1.24),
  );
  brush.stroke(`M${n1(x)} ${n1(tip)}v-4`, colours.ink, 1.1);
}

/** The shadow of a tower on the ground. */
export function towerShadow(
  brush: Brush,
  x: number,
  y: number,
  r: number,
  height: number,
  colours: Palette,
): void {
  const outline = hull([...ring(x, y, r), ...ring(x + height * 0.62, y + height * 0.5, r)]);
  brush.fill(poly(outline), colours.shadow, opacity(colours.shadowOpacity));
}
