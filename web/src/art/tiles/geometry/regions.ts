/*
 * regions.ts: the area of each segment as a path, for lighting it up, and the segment under a
 * point, for pointing at it. Roads, rivers and small things are easier to hit than they are wide.
 */
import { distanceToLine, offset, type Pt } from "../base/maths";
import { circle, poly } from "../base/path";
import { contour } from "./contour";
import { ROAD, RIVER } from "./frame";
import type { Layout } from "./layout";
import type { Part } from "./plan";
import { crownOnBoard, CROWN_RADIUS, wheelCell } from "./wheel-cells";

/** A small thing that can be hit, before what lies under it. */
interface Hit {
  readonly part: Part;
  readonly at: Pt;
  readonly r: number;
}

function ribbon(line: readonly Pt[], width: number): string {
  return poly([...offset(line, width / 2), ...offset(line, -width / 2).reverse()]);
}

function rounds({ plan, shapes }: Layout): Hit[] {
  const out: Hit[] = [];
  const tower = shapes.spots.get("tower");
  if (plan.tower && tower) out.push({ part: plan.tower, at: [tower.x, tower.y], r: 26 });
  const cloister = shapes.spots.get("cloister");
  if (plan.cloister && cloister) {
    const r = cloister.clear === undefined ? 46 : 38;
    out.push({ part: plan.cloister, at: [cloister.x, cloister.y], r });
  }
  for (const lake of shapes.lakes) out.push({ part: lake.part, at: [lake.x, lake.y], r: lake.r });
  const cell = wheelCell(plan.id);
  for (const part of cell ? plan.crowns : []) {
    const [x, y] = crownOnBoard(...cell!, part.kind);
    out.push({ part, at: [x - cell![0] * 256, y - cell![1] * 256], r: CROWN_RADIUS + 4 });
  }
  return out;
}

/** A path in 256 units, turn 0, that covers a segment. */
export function regionPath(layout: Layout, index: number): string {
  const { plan, shapes, ground } = layout;
  const part = plan.parts[index];
  if (!part) throw new Error(`${plan.id} has no segment ${index}`);
  if (plan.overlays.includes(part)) return part.touches.map((i) => regionPath(layout, i)).join("");
  const round = rounds(layout).find((h) => h.part === part);
  if (round) return circle(round.at[0], round.at[1], round.r);
  if (plan.ways.includes(part)) {
    const width = plan.world === "classic" ? ROAD.edge : RIVER.edge;
    const springs = shapes.springs.filter((s) => s.part === part);
    return (
      shapes.ways
        .filter((w) => w.part === part)
        .map((w) => ribbon(w.line, width))
        .join("") + springs.map((s) => circle(s.x, s.y, s.r + 2)).join("")
    );
  }
  const area = shapes.areas.find((a) => a.part === part);
  if (area && area.tongues.length === 0) return poly(area.outline);
  return contour(ground.raster, index);
}

/** Half the width in which a road or river can be hit. */
const REACH = { classic: 17, wild: 21 } as const;

/** The segment under a point, in 256 units, turn 0; -1: none, such as a volcano or the wheel. */
export function segmentUnder(layout: Layout, x: number, y: number): number {
  const { plan, shapes, ground } = layout;
  const hit = rounds(layout).find((h) => Math.hypot(h.at[0] - x, h.at[1] - y) < h.r);
  if (hit) return hit.part.segment;
  let nearest: number = REACH[plan.world];
  let segment = -1;
  for (const way of shapes.ways) {
    const d = distanceToLine([x, y], way.line);
    if (!way.part || d >= nearest) continue;
    nearest = d;
    segment = way.part.segment;
  }
  return segment >= 0 ? segment : Math.max(-1, ground.raster.at(x, y));
}
