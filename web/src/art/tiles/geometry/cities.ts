/* cities.ts: the outlines of the cities of a tile. How deep a wall bows depends on what faces
 * it. */
import { inside, type OnLine, type Pt } from "../base/maths";
import { outlineOf, pinchedCorners, sidesOver, type Area, type Depth } from "./area";
import { wrap } from "./frame";
import { oddityOf, type Oddity } from "./oddities";
import type { Part, Plan } from "./plan";

interface CityCase {
  readonly plan: Plan;
  readonly oddity: Oddity;
  readonly part: Part;
  readonly index: number;
  /** Sides of the other cities. */
  readonly others: ReadonlySet<number>;
  /** Does this city reach into a corner? */
  readonly isPinching: boolean;
}

export function citiesOf(plan: Plan): Area[] {
  const oddity = oddityOf(plan.id);
  const pinched = pinchedCorners(plan.lands);
  const all = new Set(plan.areas.flatMap((p) => p.sides));
  return plan.areas.map((part, index) => {
    const others = new Set([...all].filter((s) => !part.sides.includes(s)));
    const pinches = new Set([...pinched].filter((c) => touchesBoth(plan, part, c)));
    const reached = oddity.reaches?.[index];
    if (reached !== undefined) pinches.add(reached);
    const city: CityCase = { plan, oddity, part, index, others, isPinching: pinches.size > 0 };
    const { outline, walls } = outlineOf(part.sides, pinches, depthOf(city));
    return { part, index, sides: part.sides, outline, walls, tongues: [] };
  });
}

// Do both fields at a corner lie at this city?
function touchesBoth(plan: Plan, city: Part, c: number): boolean {
  return plan.lands
    .filter((f) => f.halves.includes(c * 2) || f.halves.includes(wrap(c + 3) * 2 + 1))
    .every((f) => f.touches.includes(city.segment));
}

function depthOf(city: CityCase): Depth {
  return (sides, from) => {
    const over = sidesOver(from, sides);
    if (sides === 1) return notch(city, over[0]!);
    if (sides === 2) return diagonal(city, over);
    return capDepth(city, wrap(from + 3));
  };
}

function notch({ plan, oddity, part, others, isPinching }: CityCase, side: number): number {
  if (others.has(side)) return 96;
  if (oddity.notch !== undefined) return oddity.notch;
  if (isPinching || part.sides.length === 3) return 62;
  return plan.areas.length > 1 ? 44 : 56;
}

function diagonal({ plan, oddity, index, others, isPinching }: CityCase, over: number[]): number {
  const own = oddity.diagonal?.[index];
  if (own !== undefined) return own;
  const faced = over.filter((s) => others.has(s)).length;
  if (faced === 2) return -30;
  if (faced === 1) return -10;
  if (isPinching) return -6;
  // Something else needs the room in the corner outside the wall.
  const isBusy =
    plan.ways.some((r) => r.sides.length === 2) ||
    plan.tower !== undefined ||
    ["dragon", "portal", "wheel"].some((s) => s in plan.symbols);
  return isBusy ? 2 : 12;
}

function capDepth({ plan, oddity, others }: CityCase, side: number): number {
  if (oddity.cap !== undefined) return oddity.cap;
  const isInner = plan.lands.some((f) => f.halves.length === 0);
  const isBeside = others.has(wrap(side + 1)) || others.has(wrap(side + 3));
  const isFaced = others.has(wrap(side + 2));
  let depth = plan.ways.length > 0 ? 78 : 80;
  if (isBeside) depth = 66;
  if (isFaced && (plan.ways.length > 0 || isInner)) depth = 70;
  if (isInner) depth = plan.areas.length === 4 ? 64 : 52;
  if (isBeside && isFaced && !isInner) depth = 62;
  // Tower site, road and two caps need all the room there is.
  if (isFaced && plan.ways.length > 0 && plan.tower) depth = 62;
  return "volcano" in plan.symbols ? Math.min(depth, 60) : depth;
}

/** The direction out of a city at a point of its wall. */
export function outwardOf(outline: readonly Pt[], p: OnLine): Pt {
  const nx = Math.sin(p.angle);
  const ny = -Math.cos(p.angle);
  return inside([p.x + nx * 8, p.y + ny * 8], outline) ? [-nx, -ny] : [nx, ny];
}
