/*
 * anchors.ts: where figures and tokens stand. Every segment has a place for its first figure and
 * some more for others; all keep clear of symbols where there is room.
 */
import { along, distance, type Pt } from "../base/maths";
import type { Layout } from "./layout";
import type { Part } from "./plan";
import { segmentUnder } from "./regions";
import { crownOnBoard, CROWN_RADIUS, wheelCell } from "./wheel-cells";

export interface Place {
  readonly at: Pt;
  /** Radius of the free room. */
  readonly room: number;
}

/** The places of a segment, the best first; at least one. */
export type Stands = readonly Place[];

const LAND_FIGURE = 22;
const APART = 30;
const SEVERAL = 6;

export function standsOf(layout: Layout): Stands[] {
  return layout.plan.parts.map((part) => stands(layout, part));
}

function stands(layout: Layout, part: Part): Stands {
  const { plan, shapes } = layout;
  if (plan.overlays.includes(part)) return onOverlay(layout, part);
  if (plan.crowns.includes(part)) return [crown(plan.id, part)];
  if (part === plan.tower) return [onSpot(layout, "tower", 22)];
  if (part === plan.cloister) return [onSpot(layout, "cloister", 34)];
  const lake = shapes.lakes.find((l) => l.part === part);
  if (lake) return [{ at: [lake.x, lake.y], room: lake.r }];
  if (plan.ways.includes(part)) return onWay(layout, part);
  return onRegion(layout, part);
}

function crown(id: string, part: Part): Place {
  const [column, row] = wheelCell(id) ?? [0, 0];
  const [x, y] = crownOnBoard(column, row, part.kind);
  return { at: [x - column * 256, y - row * 256], room: CROWN_RADIUS };
}

function onSpot({ shapes, plan }: Layout, name: string, room: number): Place {
  const spot = shapes.spots.get(name);
  if (!spot) throw new Error(`${plan.id}: no place for ${name}`);
  return { at: [spot.x, spot.y], room };
}

/** Along a road or river, the middle first. */
const FRACTIONS = [0.5, 0.72, 0.3, 0.86, 0.16];

function onWay(layout: Layout, part: Part): Place[] {
  const { shapes, plan } = layout;
  const own = shapes.ways.filter((w) => w.part === part);
  const room = plan.world === "classic" ? 12 : 17;
  const out: Place[] = [];
  for (const u of FRACTIONS) {
    for (const way of own) {
      const p = along(way.line, way.sides.length === 2 ? u : 0.08 + u * 0.8);
      const at: Pt = [p.x, p.y];
      const isOwn = segmentUnder(layout, ...at) === part.segment;
      if (isOwn && out.every((o) => distance(o.at, at) > 2 * room - 6)) out.push({ at, room });
    }
  }
  if (out.length === 0) throw new Error(`${plan.id}: no place on segment ${part.segment}`);
  return out;
}

// A river system: its lake if it has one, else a place on a river away from a fisher's.
function onOverlay(layout: Layout, part: Part): Place[] {
  const under = part.touches.map((i) => layout.plan.parts[i]!);
  const lakes = under.filter((p) => layout.plan.lakes.includes(p));
  const places = (lakes.length > 0 ? lakes : under).flatMap((p) => stands(layout, p).slice(0, 3));
  const [first, ...rest] = places;
  if (!first) throw new Error(`${layout.plan.id}: ${part.kind} lies on nothing`);
  return lakes.length > 0 ? places : [...rest.slice(0, 1), first, ...rest.slice(1)];
}

function onRegion(layout: Layout, part: Part): Place[] {
  const { room, plan } = layout;
  const taken = room.taken.length;
  const out: Place[] = [];
  while (out.length < SEVERAL) {
    const spot = room.best((s) => s === part.segment, LAND_FIGURE);
    if (!spot) break;
    const at: Pt = [spot.x, spot.y];
    const isCramped = spot.clear! < 8 || segmentUnder(layout, spot.x, spot.y) !== part.segment;
    if (out.length > 0 && (isCramped || out.some((p) => distance(p.at, at) < APART))) break;
    out.push({ at, room: Math.max(6, spot.clear! - 2) });
    room.taken.push({ x: spot.x, y: spot.y, r: LAND_FIGURE });
  }
  room.taken.length = taken;
  if (out.length === 0) throw new Error(`${plan.id}: no place on segment ${part.segment}`);
  return out;
}

/** A place for a token that stands on the whole tile, such as the dragon: clear of all symbols,
 *  and of the first figures if there is room. */
export function sparePlace(layout: Layout): Pt {
  const { room } = layout;
  const taken = room.taken.length;
  for (const [first] of standsOf(layout)) {
    room.taken.push({ x: first!.at[0], y: first!.at[1], r: 16 });
  }
  const spot = room.best(() => true, 30);
  room.taken.length = taken;
  return spot ? [spot.x, spot.y] : [128, 128];
}
