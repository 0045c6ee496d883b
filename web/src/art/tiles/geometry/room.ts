/*
 * room.ts: how much room there is at a point of a tile, and the roomiest place of a region. Lines
 * are asked through maps of distances, small round things one by one.
 */
import type { Pt } from "../base/maths";
import { Distances } from "./distances";
import { SIZE } from "./frame";
import type { Ground } from "./ground";
import type { Plan } from "./plan";
import type { Shapes } from "./shapes";
import type { Spot } from "./spots";
import { WHEEL_RADIUS } from "./wheel-cells";

/** Half widths that roads, rivers, walls and forest edges need for themselves. */
const NEED = { road: 13, river: 20, wall: 13, edge: 10, gate: 26, junction: 22 } as const;
/** A crossing has a village round it. */
export const VILLAGE = 50;

interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export type Wanted = (segment: number) => boolean;

export class Room {
  readonly ways: Distances;
  readonly walls: Distances;
  private readonly wayNeed: number;
  private readonly wallNeed: number;
  private readonly rounds: Round[];
  /** What symbols and buildings have taken so far. */
  readonly taken: Spot[];

  constructor(
    plan: Plan,
    readonly shapes: Shapes,
    readonly ground: Ground,
  ) {
    const isClassic = plan.world === "classic";
    this.ways = new Distances(shapes.ways.map((w) => w.line));
    this.walls = new Distances(shapes.areas.flatMap(edges));
    this.wayNeed = isClassic ? NEED.road : NEED.river;
    this.wallNeed = isClassic ? NEED.wall : NEED.edge;
    this.rounds = [
      ...shapes.lakes.map((l) => ({ ...l, r: l.r + 6 })),
      ...shapes.springs.map((l) => ({ ...l, r: l.r + 6 })),
      ...shapes.gates.map((g) => ({ x: g.x, y: g.y, r: NEED.gate })),
    ];
    if (shapes.junction) {
      this.rounds.push({ x: shapes.junction[0], y: shapes.junction[1], r: NEED.junction });
    }
    if (shapes.hub) this.rounds.push({ x: shapes.hub[0], y: shapes.hub[1], r: WHEEL_RADIUS + 22 });
    this.taken = [...shapes.spots.values()];
  }

  /** Number of the segment at a point, or SOLID. */
  segmentAt(x: number, y: number): number {
    return this.ground.raster.at(x, y);
  }

  /** Distance to the nearest road, river, wall, lake or gate. */
  toLines(x: number, y: number): number {
    let least = Math.min(this.ways.at(x, y) - this.wayNeed, this.walls.at(x, y) - this.wallNeed);
    for (const o of this.rounds) least = Math.min(least, Math.hypot(x - o.x, y - o.y) - o.r);
    return least;
  }

  /** Distance to the nearest thing that has been given a place. */
  toTaken(x: number, y: number): number {
    let least = 99;
    for (const o of this.taken) least = Math.min(least, Math.hypot(x - o.x, y - o.y) - o.r);
    return least;
  }

  /** The roomiest place of a region for a thing of radius r; of equals the one nearest to pull. */
  best(wanted: Wanted, r: number, pull: Pt = [128, 128]): Spot | null {
    let best: Spot | null = null;
    let most = -Infinity;
    for (let y = 10; y < 250; y += 5) {
      for (let x = 10; x < 250; x += 5) {
        if (!wanted(this.segmentAt(x, y))) continue;
        const clear = this.clearance(x, y, r + 16);
        const score = Math.min(clear, r + 14) - Math.hypot(x - pull[0], y - pull[1]) * 0.045;
        if (score <= most) continue;
        most = score;
        best = { x, y, clear, r: Math.min(r, Math.max(10, clear)) };
      }
    }
    return best;
  }

  private clearance(x: number, y: number, enough: number): number {
    const rim = Math.min(x, y, SIZE - x, SIZE - y) - 2;
    let clear = Math.min(rim, enough, this.toLines(x, y), this.toTaken(x, y) - 2);
    const { junction } = this.shapes;
    if (junction) {
      clear = Math.min(clear, Math.hypot(x - junction[0], y - junction[1]) - VILLAGE);
    }
    return clear;
  }
}

function edges(area: Shapes["areas"][number]): (readonly Pt[])[] {
  return [...area.walls.map((w) => w.line), ...area.tongues.map((t) => [...t, t[0]!])];
}
