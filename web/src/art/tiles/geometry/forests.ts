/*
 * forests.ts: forests with a rough edge, and the tongues they grow where meadows must be kept
 * apart at a lake, a spring or a bend of a river.
 */
import { hash } from "../base/chance";
import { along, distance, type Pt } from "../base/maths";
import { outlineOf, pinchedCorners, sidesOver, type Area, type Depth, type Wall } from "./area";
import { under, wrap } from "./frame";
import type { Part, Plan } from "./plan";
import type { Way } from "./roads";
import type { Lake } from "./shapes";

export function forestsOf(plan: Plan): Area[] {
  const pinched = pinchedCorners(plan.lands);
  const all = new Set(plan.areas.flatMap((p) => p.sides));
  return plan.areas.map((part, index) => {
    const pinches = new Set(pinched);
    for (const side of part.sides) {
      pinches.delete(side);
      pinches.delete(wrap(side + 1));
    }
    const others = new Set([...all].filter((s) => !part.sides.includes(s)));
    const smoothly = outlineOf(part.sides, pinches, depthOf(plan, part, others, pinches.size > 0));
    const { outline, walls } = roughened(smoothly, hash(plan.id + index) % 7);
    return { part, index, sides: part.sides, outline, walls, tongues: [] };
  });
}

function depthOf(plan: Plan, part: Part, others: ReadonlySet<number>, isPinching: boolean): Depth {
  const { ways } = plan;
  return (sides, from) => {
    const isFaced = sidesOver(from, sides).some((s) => others.has(s));
    if (sides === 1) return isFaced ? 92 : part.sides.length === 3 ? 74 : 62;
    if (sides === 2) {
      if (isFaced) return -12;
      if (ways.some((r) => r.sides.length === 2)) return -4;
      return ways.length > 0 ? -14 : isPinching ? -4 : 0;
    }
    const side = wrap(from + 3);
    if (others.has(wrap(side + 1)) || others.has(wrap(side + 3))) return 62;
    return ways.length > 0 ? 64 : 74;
  };
}

// Forests have a rough edge; the ends stay in the corners.
function roughened(
  from: { outline: Pt[]; walls: Wall[] },
  phase: number,
): { outline: Pt[]; walls: Wall[] } {
  const outline = [...from.outline];
  const walls = from.walls.map((wall) => {
    const start = outline.indexOf(wall.line[1]!);
    const line = wall.line.map((q, i) => rough(wall.line, q, i, phase));
    for (let i = 1; i < line.length - 1; i++) outline[start + i - 1] = line[i]!;
    return { ...wall, line };
  });
  return { outline, walls };
}

function rough(line: readonly Pt[], q: Pt, i: number, phase: number): Pt {
  const u = i / (line.length - 1);
  const sway = 4.5 * Math.sin(u * 17 + phase) + 3 * Math.sin(u * 31 + phase * 2);
  const k = Math.sin(Math.PI * u) * sway;
  const a = line[Math.max(0, i - 1)]!;
  const b = line[Math.min(line.length - 1, i + 1)]!;
  const length = distance(a, b);
  return [q[0] - ((b[1] - a[1]) / length) * k, q[1] + ((b[0] - a[0]) / length) * k];
}

/** What a tongue can reach out to. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function targetsOf(
  lakes: readonly Lake[],
  springs: readonly Lake[],
  rivers: readonly Way[],
): Target[] {
  const bends = rivers
    .filter((r) => r.sides.length === 2)
    .map((r) => ({ ...along(r.line, 0.5), r: 12 }));
  return [...lakes, ...springs, ...bends];
}

/** Tongues to try, each a list of (forest, target): few before many, near before far. */
export function* tongueTrials(
  forests: readonly Area[],
  targets: readonly Target[],
): Generator<readonly (readonly [Area, Target])[]> {
  const options: { forest: Area; target: Target; far: number }[] = [];
  for (const forest of forests) {
    const points = forest.sides.map((s) => under(s, 40));
    const x = points.reduce((sum, p) => sum + p[0], 0) / points.length;
    const y = points.reduce((sum, p) => sum + p[1], 0) / points.length;
    for (const target of targets) {
      options.push({ forest, target, far: Math.hypot(x - target.x, y - target.y) });
    }
  }
  const few = options.slice(0, 8);
  const trials = [];
  for (let mask = 1; mask < 1 << few.length; mask++) {
    const chosen = few.filter((_, k) => (mask >> k) & 1);
    trials.push({ chosen, far: chosen.reduce((sum, o) => sum + o.far, 0) });
  }
  trials.sort((a, b) => a.chosen.length - b.chosen.length || a.far - b.far);
  for (const { chosen } of trials) yield chosen.map((o) => [o.forest, o.target] as const);
}

/** A leaf-shaped piece of forest from the nearest point of its edge to a target. */
export function tongue(forest: Area, target: Target): Pt[] {
  let root: Pt = [0, 0];
  let least = Infinity;
  for (const wall of forest.walls) {
    for (const p of wall.line) {
      const d = Math.hypot(p[0] - target.x, p[1] - target.y);
      if (d < least) {
        least = d;
        root = p;
      }
    }
  }
  const angle = Math.atan2(target.y - root[1], target.x - root[0]);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const length = Math.max(0, least - Math.min(target.r, 12));
  const half = target.r > 20 ? 15 : 17;
  const leaf: Pt[] = [
    [-22, -40],
    [length * 0.35, -half - 6],
    [length, -half],
    [length + 8, 0],
    [length, half],
    [length * 0.35, half + 6],
    [-22, 40],
  ];
  const clamp = (v: number): number => Math.max(0, Math.min(256, v));
  return leaf.map(([u, w]) => [clamp(root[0] + u * c - w * s), clamp(root[1] + u * s + w * c)]);
}
