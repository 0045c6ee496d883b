/*
 * settle.ts: where the houses of a city stand: rows along the wall first, then the inside, round
 * streets, squares and symbols. Places are in the frame of the tile, so that a town turns with it.
 */
import type { Chance } from "../base/chance";
import { along, distance, inside, lengthOf, type OnLine, type Pt } from "../base/maths";
import { corner, inward, middle } from "../geometry/frame";
import type { Area } from "../geometry/area";
import type { Room } from "../geometry/room";

/** A footprint. */
export interface Plot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly angle: number;
}

interface Clearing {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Settlement {
  readonly plots: Plot[];
  /** A square with a fountain, in larger cities. */
  readonly square: Pt | null;
}

/** Houses over the rim of a city side stand at fixed places, so that both tiles draw the same
 *  house and the city runs on. The places are the same seen from either tile. */
export const RIM_PLACES = [92, 164] as const;

/** The most houses by number of sides. */
const MOST = [0, 17, 31, 44, 54];

// Footprints with a gap between them?
function clash(a: Plot, b: Plot, gap: number): boolean {
  const near = (a.width + b.width) * 0.75;
  if (Math.abs(a.x - b.x) > near || Math.abs(a.y - b.y) > near) return false;
  return !isApart(a, b, gap) && !isApart(b, a, gap);
}

function isApart(p: Plot, q: Plot, gap: number): boolean {
  const c = Math.cos(p.angle);
  const s = Math.sin(p.angle);
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const C = Math.abs(Math.cos(q.angle - p.angle));
  const S = Math.abs(Math.sin(q.angle - p.angle));
  const ex = (C * q.width + S * q.depth) / 2;
  const ey = (S * q.width + C * q.depth) / 2;
  return (
    Math.abs(dx * c + dy * s) > p.width / 2 + ex + gap ||
    Math.abs(dy * c - dx * s) > p.depth / 2 + ey + gap
  );
}

function cornersOf(o: Plot, grow: number): Pt[] {
  const c = Math.cos(o.angle);
  const s = Math.sin(o.angle);
  const w = o.width / 2 + grow;
  const d = o.depth / 2 + grow;
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ].map(([u, v]) => [o.x + u! * c - v! * s, o.y + u! * s + v! * c]);
}

class Settler {
  readonly plots: Plot[] = [];
  readonly clearings: Clearing[] = [];
  private readonly fixed: Plot[] = [];
  private readonly most: number;

  constructor(
    private readonly city: Area,
    private readonly room: Room,
    private readonly random: Chance,
  ) {
    this.most = MOST[city.sides.length]!;
    for (const side of city.sides) {
      const a = corner(side);
      const b = corner(side + 1);
      for (const k of RIM_PLACES) {
        this.fixed.push({
          x: a[0] + ((b[0] - a[0]) * k) / 256,
          y: a[1] + ((b[1] - a[1]) * k) / 256,
          width: 26,
          depth: 20,
          angle: side % 2 ? Math.PI / 2 : 0,
        });
      }
    }
    for (const gate of room.shapes.gates) {
      if (gate.city !== city.index) continue;
      for (const k of [14, 26]) {
        const [x, y] = [gate.x - Math.cos(gate.angle) * k, gate.y - Math.sin(gate.angle) * k];
        this.clearings.push({ x, y, r: 11 });
      }
    }
  }

  private isFull(): boolean {
    return this.plots.length >= this.most;
  }

  private fits(o: Plot, toWall: number): boolean {
    const { room, city } = this;
    for (const p of cornersOf(o, 1)) {
      if (p[0] < 7 || p[1] < 7 || p[0] > 249 || p[1] > 249) return false;
      if (room.walls.at(...p) < toWall || !inside(p, city.outline)) return false;
    }
    for (const p of [...cornersOf(o, 0), [o.x, o.y] as Pt]) {
      if (room.ways.at(...p) < 17) return false;
      for (const t of room.taken) {
        if (Math.hypot(p[0] - t.x, p[1] - t.y) < t.r + (t.r > 60 ? -2 : 3)) return false;
      }
      for (const q of this.clearings) if (Math.hypot(p[0] - q.x, p[1] - q.y) < q.r) return false;
    }
    return !this.fixed.some((q) => clash(o, q, 4)) && !this.plots.some((q) => clash(o, q, 3.4));
  }

  /** A square, away from walls, roads and symbols; or none. */
  findSquare(): Pt | null {
    const { room, random, city } = this;
    for (let i = 0; i < 60; i++) {
      const q: Pt = [60 + random() * 136, 60 + random() * 136];
      const isFree =
        inside(q, city.outline) &&
        room.walls.at(...q) > 40 &&
        room.ways.at(...q) > 34 &&
        room.toTaken(...q) > 26;
      if (!isFree) continue;
      this.clearings.push({ x: q[0], y: q[1], r: 22 });
      return q;
    }
    return null;
  }

  /** Rows along the walls. */
  rows(): void {
    for (const wall of this.city.walls) {
      const length = lengthOf(wall.line);
      for (let s = 12; s < length - 10; ) {
        const p = along(wall.line, s / length);
        const width = 17 + this.random() * 9;
        const plot = this.besideWall(p, width, 13 + this.random() * 3);
        if (this.isFull() || !this.fits(plot, 8)) {
          s += 5;
          continue;
        }
        this.plots.push(plot);
        s += width + 4 + (this.random() < 0.18 ? 9 : 0);
      }
    }
  }

  private besideWall(p: OnLine, width: number, depth: number): Plot {
    let nx = -Math.sin(p.angle);
    let ny = Math.cos(p.angle);
    if (!inside([p.x + nx * 6, p.y + ny * 6], this.city.outline)) {
      nx = -nx;
      ny = -ny;
    }
    const k = 10.5 + depth / 2;
    const angle = p.angle + (this.random() - 0.5) * 0.12;
    return { x: p.x + nx * k, y: p.y + ny * k, width, depth, angle };
  }

  /** The inside; houses near a wall follow its direction. */
  infill(): void {
    const { random, city } = this;
    for (let i = 0; i < 900 && !this.isFull(); i++) {
      const q: Pt = [8 + random() * 240, 8 + random() * 240];
      const isAcross = random() < 0.5;
      const width = 18 + random() * 10 - i / 150;
      const depth = 14 + random() * 3 - i / 300;
      if (!inside(q, city.outline) || this.room.walls.at(...q) < 10) continue;
      const angle = this.directionAt(q, isAcross) + (random() - 0.5) * 0.16;
      const plot: Plot = { x: q[0], y: q[1], width, depth, angle };
      if (this.fits(plot, 10)) this.plots.push(plot);
    }
  }

  private directionAt(q: Pt, isAcross: boolean): number {
    let nearest = 90;
    let angle = isAcross ? 0 : Math.PI / 2;
    if (this.room.walls.at(...q) > nearest) return angle;
    for (const { line } of this.city.walls) {
      for (let i = 1; i < line.length - 1; i++) {
        const d = distance(line[i]!, q);
        if (d >= nearest) continue;
        nearest = d;
        const a = line[i - 1]!;
        const b = line[i + 1]!;
        angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
      }
    }
    return angle;
  }
}

export function settle(city: Area, room: Room, random: Chance, hasSquare: boolean): Settlement {
  const settler = new Settler(city, room, random);
  const square = hasSquare && city.sides.length >= 3 ? settler.findSquare() : null;
  settler.rows();
  settler.infill();
  return { plots: settler.plots, square };
}

/** Is a point of a city free for a tree? */
export function isFreeForTree(q: Pt, city: Area, room: Room, town: Settlement): boolean {
  if (!inside(q, city.outline) || room.walls.at(...q) < 13 || room.ways.at(...q) < 20) return false;
  if (room.toTaken(...q) < 8) return false;
  if (town.square && distance(q, town.square) < 16) return false;
  const isOnRim = city.sides.some((side) => {
    const [mx, my] = middle(side);
    const [dx, dy] = inward(side);
    return Math.abs((q[0] - mx) * dx + (q[1] - my) * dy) < 16;
  });
  const dot: Plot = { x: q[0], y: q[1], width: 12, depth: 12, angle: 0 };
  return !isOnRim && !town.plots.some((o) => clash(dot, o, 1));
}
