/*
 * town.ts: many houses at small cost. Houses whose outlines do not touch share a level, and each
 * level is one path for each colour; light and shade lie over the roofs as two paths for all
 * colours together.
 */
import { touch, type Pt } from "../base/maths";
import { shade } from "../base/colour";
import { poly } from "../base/path";
import type { Palette } from "../base/palette";
import { FINE, opacity, type Pen } from "../base/pen";
import {
  houseShadow,
  roofFaces,
  roofLines,
  silhouette,
  wallFaces,
  windows,
  type House,
} from "./house";

interface Standing {
  readonly house: House;
  readonly outline: readonly Pt[];
  level: number;
}

// From north to south; a house stands one level above the houses behind it that it covers.
function levelsOf(houses: readonly House[]): House[][] {
  const sorted = [...houses].sort((a, b) => a.y - b.y);
  const standing: Standing[] = sorted.map((o) => ({ house: o, outline: silhouette(o), level: 0 }));
  const levels: House[][] = [];
  standing.forEach((a, i) => {
    for (let j = 0; j < i; j++) {
      const b = standing[j]!;
      if (b.level < a.level) continue;
      if (Math.abs(a.house.x - b.house.x) > 44 || Math.abs(a.house.y - b.house.y) > 44) continue;
      if (touch(a.outline, b.outline)) a.level = b.level + 1;
    }
    const level = levels[a.level] ?? [];
    level.push(a.house);
    levels[a.level] = level;
  });
  return levels;
}

/** All houses of a town, from behind to before. */
export function town(pen: Pen, houses: readonly House[], colours: Palette): void {
  const shadow = houses.map(houseShadow).join("");
  pen.fill(shadow, colours.shadow, opacity(colours.shadowOpacity));
  for (const level of levelsOf(houses)) paintLevel(pen, level, colours);
}

interface LevelPaths {
  outlines: string;
  gables: string;
  readonly slopes: Map<string, string>;
  lit: string;
  dim: string;
}

function add(paths: LevelPaths, o: House): void {
  paths.outlines += poly(silhouette(o));
  for (const face of wallFaces(o)) if (face.light > -0.35) paths.gables += poly(face.points);
  for (const face of roofFaces(o)) {
    const d = poly(face.points);
    if (face.isGable) {
      if (face.light > -0.35) paths.gables += d;
      continue;
    }
    paths.slopes.set(o.colour, (paths.slopes.get(o.colour) ?? "") + d);
    if (face.light > 0.62) paths.lit += d;
    else if (face.light < 0.35) paths.dim += d;
  }
}

function paintLevel(pen: Pen, level: readonly House[], colours: Palette): void {
  const paths: LevelPaths = { outlines: "", gables: "", slopes: new Map(), lit: "", dim: "" };
  for (const o of level) add(paths, o);
  pen.inked(paths.outlines, shade(colours.plaster, 0.84), colours.ink, 1.1);
  pen.fill(paths.gables, colours.plaster);
  for (const [colour, d] of paths.slopes) pen.fill(d, colour);
  pen.fill(paths.lit, "#fff3d2", opacity(0.2));
  pen.fill(paths.dim, "#3a2230", opacity(0.3));
  pen.stroke(level.map(roofLines).join(""), colours.ink, 0.7, `${opacity(0.42)} ${FINE}`);
  pen.fill(level.map(windows).join(""), colours.window, FINE);
}
