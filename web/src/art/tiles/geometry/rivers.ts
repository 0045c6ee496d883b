/* rivers.ts: rivers, lakes and springs. */
import type { Pt } from "../base/maths";
import { inward, MID, under } from "./frame";
import { through, toPoint } from "./lines";
import { markOf, type Plan } from "./plan";
import type { Way } from "./roads";
import type { Lake } from "./shapes";

/** The lakes of a tile. A lake lies away from the sides its rivers come from. */
export function lakesOf(plan: Plan): Lake[] {
  const areMany = plan.lakes.length > 1;
  return plan.lakes.map((part) => {
    const sides = plan.ways.filter((r) => r.touches.includes(part.segment)).map((r) => r.sides[0]!);
    const shift = areMany ? 34 : sides.length === 1 ? 16 : 4;
    let x = MID;
    let y = MID;
    for (const side of sides) {
      x -= inward(side)[0] * shift;
      y -= inward(side)[1] * shift;
    }
    return { part, x, y, r: areMany ? 34 : 34 + markOf(part, "fish") * 5 };
  });
}

const SPRING_RADIUS = 17;

export function riversOf(plan: Plan, lakes: readonly Lake[]): { ways: Way[]; springs: Lake[] } {
  const springs: Lake[] = [];
  const areMany = plan.ways.filter((r) => markOf(r, "spring")).length > 1;
  const ways = plan.ways.map((part) => {
    const [a, b] = part.sides;
    const way = (line: Pt[]): Way => ({ part, sides: part.sides, line });
    if (b !== undefined) return way(through(a!, b, 12));
    const lake = lakes.find((l) => part.touches.includes(l.part.segment));
    if (lake) return way(toPoint(a!, [lake.x, lake.y], null, 50));
    const at = under(a!, areMany ? 74 : 96);
    springs.push({ part, x: at[0], y: at[1], r: SPRING_RADIUS });
    return way(toPoint(a!, at, inward(a!), 40));
  });
  return { ways, springs };
}
