/*
 * places.ts: gives everything with a meaning its place on the tile, one after the other, so that
 * nothing covers another: the large and bound things first.
 */
import { along, beside, centroid, distanceToLine, type Pt } from "../base/maths";
import type { Area } from "./area";
import { toRim } from "./frame";
import { markOf, type Part, type Plan } from "./plan";
import type { Room, Wanted } from "./room";
import type { Way } from "./roads";
import type { Spot, Spots } from "./spots";

export interface Beast extends Spot {
  readonly kind: string;
  /** Number among the animals of the tile. */
  readonly index: number;
}

export const GOODS = ["wine", "grain", "cloth"] as const;
const BEASTS = ["mammoth", "aurochs", "tiger", "deer"] as const;
const SITES = ["portal", "dragon", "wheel"] as const;

export class Places {
  readonly beasts: Beast[] = [];
  private readonly lands: ReadonlySet<number>;
  private readonly cities: ReadonlySet<number>;

  constructor(
    private readonly plan: Plan,
    private readonly room: Room,
    private readonly spots: Spots,
  ) {
    this.lands = new Set(plan.lands.map((p) => p.segment));
    this.cities = new Set(plan.areas.map((p) => p.segment));
  }

  giveClassic(): void {
    const { plan, room } = this;
    if ("volcano" in plan.symbols && !this.spots.has("volcano")) {
      this.put(
        "volcano",
        room.best((s) => this.lands.has(s), 48),
      );
    }
    for (const city of room.shapes.areas) this.giveCity(city);
    if (plan.tower && !this.spots.has("tower")) this.put("tower", this.site(this.awayFromGates()));
    for (const name of SITES) if (name in plan.symbols) this.put(name, this.site());
    for (const way of room.shapes.ways) if (way.part && markOf(way.part, "inn")) this.giveInn(way);
  }

  giveWild(): void {
    for (const land of this.plan.lands) this.giveMeadow(land);
    for (const forest of this.room.shapes.areas) {
      const own: Wanted = (s) => s === forest.part.segment;
      for (const [name, r] of [
        ["gold", 20],
        ["mushroom", 26],
      ] as const) {
        if (markOf(forest.part, name)) this.put(name + forest.index, this.room.best(own, r));
      }
    }
  }

  private put(name: string, spot: Spot | null): void {
    if (!spot) throw new Error(`${this.plan.id}: no place for ${name}`);
    this.spots.set(name, spot);
    this.room.taken.push(spot);
  }

  private giveCity(city: Area): void {
    const own: Wanted = (s) => s === city.part.segment;
    const middle = centroid(city.outline);
    const { part, index } = city;
    if (markOf(part, "cathedral")) this.put("cathedral", { x: 128, y: 128, r: 74 });
    const { cloister } = this.plan;
    if (cloister && markOf(cloister, "in-city")) {
      this.put("cloister", this.room.best(own, 42, [128, 118]));
    }
    if (markOf(part, "shield")) {
      const isWhole = city.sides.length === 4;
      const spot = isWhole ? { x: 68, y: 68, r: 30, clear: 30 } : this.room.best(own, 27, middle);
      this.put(`shield${index}`, spot);
    }
    for (const good of GOODS) {
      if (markOf(part, good)) this.put(`goods${index}`, this.room.best(own, 28, middle));
    }
    if (markOf(part, "princess")) this.put("princess", this.room.best(own, 28, middle));
  }

  // A symbol of the whole tile lies on a field if it has room there, else in a city.
  private site(pull?: Pt): Spot | null {
    const r = 28;
    const onLand = this.room.best((s) => this.lands.has(s), r, pull);
    const anywhere = this.room.best((s) => this.lands.has(s) || this.cities.has(s), r, pull);
    if (!onLand || !anywhere) return onLand ?? anywhere;
    const enough = Math.min(r - 4, anywhere.clear! - 3);
    return onLand.clear! >= enough ? onLand : anywhere;
  }

  // A tower site keeps clear of a gate, whose towers it would hide.
  private awayFromGates(): Pt {
    let x = 128;
    let y = 128;
    for (const gate of this.room.shapes.gates) {
      x -= Math.cos(gate.angle) * 60;
      y -= Math.sin(gate.angle) * 60;
    }
    return [x, y];
  }

  // An inn lies close beside its road, where it is far from every other road.
  private giveInn(road: Way): void {
    const others = this.room.shapes.ways.filter((w) => w !== road).map((w) => w.line);
    let best: Spot | null = null;
    let most = -Infinity;
    for (let u = 0.25; u <= 0.76; u += 0.05) {
      for (const hand of [-1, 1]) {
        const q = beside(along(road.line, u), 34 * hand);
        if (!this.lands.has(this.room.segmentAt(...q))) continue;
        const toOthers = Math.min(this.room.toLines(...q), this.room.toTaken(...q) - 2);
        const clear = Math.min(toRim(q) - 20, toOthers, 26);
        const away = Math.min(110, ...others.map((line) => distanceToLine(q, line)));
        const score = clear - Math.abs(u - 0.5) * 8 + away * 0.08;
        if (score <= most) continue;
        most = score;
        best = { x: q[0], y: q[1], r: 26 };
      }
    }
    this.put("inn", best);
  }

  private giveMeadow(land: Part): void {
    const own: Wanted = (s) => s === land.segment;
    for (const name of ["fire", "shrine"]) {
      if (markOf(land, name)) this.put(name, this.room.best(own, 24));
    }
    for (const kind of BEASTS) {
      const r = kind === "mammoth" || kind === "aurochs" ? 36 : 33;
      for (let n = markOf(land, kind); n > 0; n--) {
        const spot = this.room.best(own, r);
        if (!spot) throw new Error(`${this.plan.id}: no place for ${kind}`);
        this.room.taken.push(spot);
        this.beasts.push({ ...spot, kind, index: this.beasts.length });
      }
    }
  }
}
