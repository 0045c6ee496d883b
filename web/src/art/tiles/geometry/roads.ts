/*
 * roads.ts: roads, where they end, and what stands there: crossings with a village, gates in city
 * walls, bridges and tunnel mouths.
 */
import { along, distance, distanceToLine, inside, type Pt } from "../base/maths";
import type { Area } from "./area";
import { outwardOf } from "./cities";
import { areOpposite, inward, MID, middle, under } from "./frame";
import { fromSide, through, toPoint } from "./lines";
import { oddityOf, type Oddity } from "./oddities";
import type { Part, Plan } from "./plan";
import { circleSpot, type Spots } from "./spots";
import { WHEEL_RADIUS } from "./wheel-cells";

export interface Way {
  /** Null: a stub that belongs to no road. */
  readonly part: Part | null;
  readonly sides: readonly number[];
  readonly line: readonly Pt[];
}

export interface Gate {
  readonly x: number;
  readonly y: number;
  /** Direction out of the city. */
  readonly angle: number;
  /** Number of its city. */
  readonly city: number;
}

export interface Bridge {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

export interface Tunnel {
  readonly x: number;
  readonly y: number;
  /** The direction its mouth looks. */
  readonly angle: number;
}

export interface Roads {
  readonly ways: Way[];
  readonly gates: Gate[];
  readonly bridges: Bridge[];
  readonly tunnels: Tunnel[];
  /** Where three or more roads end together. */
  readonly junction: Pt | null;
}

const CENTRE: Pt = [MID, MID];
const TUNNEL_DEPTH = 34;

/** Where roads that end on the tile run to, if not to a gate. */
function endOfRoads(plan: Plan, spots: Spots): { end: Pt | null; isCrossing: boolean } {
  if (spots.has("tower") || spots.has("volcano")) return { end: CENTRE, isCrossing: false };
  const singles = plan.ways.filter((r) => r.sides.length === 1);
  const isCrossing = singles.length >= 3 || isStubbed(plan);
  if (spots.has("cloister") || !isCrossing) return { end: null, isCrossing: false };
  return { end: plan.areas.length === 1 ? [MID, 136] : CENTRE, isCrossing };
}

// Two roads that end between two cities, to which stubs lead that belong to nobody.
function isStubbed(plan: Plan): boolean {
  const [a, b] = plan.ways;
  return (
    plan.areas.length === 2 &&
    plan.ways.length === 2 &&
    a!.sides.length === 1 &&
    b!.sides.length === 1 &&
    areOpposite(a!.sides[0]!, b!.sides[0]!)
  );
}

/** The roads of a tile. Tells the spots where it puts something itself. */
export function roadsOf(plan: Plan, cities: readonly Area[], spots: Spots, hub: Pt | null): Roads {
  const oddity = oddityOf(plan.id);
  const { end, isCrossing } = endOfRoads(plan, spots);
  const roads: Roads = {
    ways: [],
    gates: [],
    bridges: [],
    tunnels: [],
    junction: isCrossing ? end : null,
  };
  for (const part of plan.ways) {
    const [a, b] = part.sides;
    if (b !== undefined) addThrough(roads, part, cities, oddity);
    else if (a === oddity.overpass) addOverpass(roads, part, spots);
    else if (hub) addToWheel(roads, part, hub);
    else if (spots.has("cloister")) addTo(roads, part, under(a!, MID - 6), null);
    else if (end) addTo(roads, part, end, inward(a!));
    else addToGate(roads, part, cities, oddity, spots);
  }
  if (isCrossing && isStubbed(plan)) cities.forEach((city) => addStub(roads, city));
  addBridges(roads, plan, cities);
  return roads;
}

function addTo(roads: Roads, part: Part, to: Pt, arriving: Pt | null): void {
  roads.ways.push({ part, sides: part.sides, line: toPoint(part.sides[0]!, to, arriving) });
}

// A road of the wheel board ends at the rim of the wheel, at right angles to it.
function addToWheel(roads: Roads, part: Part, hub: Pt): void {
  const length = distance(hub, CENTRE);
  const d: Pt = [(hub[0] - MID) / length, (hub[1] - MID) / length];
  const far = length - WHEEL_RADIUS + 6;
  addTo(roads, part, [MID + d[0] * far, MID + d[1] * far], d);
}

function addThrough(roads: Roads, part: Part, cities: readonly Area[], oddity: Oddity): void {
  if (part.marks.tunnel) {
    for (const side of part.sides) addTunnel(roads, part, side);
    return;
  }
  const [a, b] = part.sides;
  const line = through(a!, b!, cities.length > 0 ? 3 : 7);
  const swing = oddity.swing;
  roads.ways.push({ part, sides: part.sides, line: swing ? swungNorth(line, swing) : line });
}

// Bows an east-west road to the north, so that it touches the wall there.
function swungNorth(line: readonly Pt[], by: number): Pt[] {
  return line.map(([x, y]) => {
    const u = Math.max(0, Math.min(1, x / 256));
    return [x, y - by * Math.sin(Math.PI * u) ** 2];
  });
}

function addTunnel(roads: Roads, part: Part, side: number): void {
  const [x, y] = under(side, TUNNEL_DEPTH);
  const [dx, dy] = inward(side);
  roads.tunnels.push({ x, y, angle: Math.atan2(-dy, -dx) });
  const line = fromSide(side, [middle(side), under(side, TUNNEL_DEPTH - 2)]);
  roads.ways.push({ part, sides: [side], line });
}

// The road runs over the other one by a bridge and ends at a house beyond.
function addOverpass(roads: Roads, part: Part, spots: Spots): void {
  const line = fromSide(part.sides[0]!, [
    [0, 128],
    [60, 130],
    [128, 132],
    [182, 134],
  ]);
  roads.ways.push({ part, sides: part.sides, line });
  roads.bridges.push({ x: 128, y: 132, angle: 0, length: 40 });
  spots.set("house", circleSpot(192, 134, 20));
}

interface GatePlace {
  readonly at: Pt;
  readonly out: Pt;
  readonly city: number;
}

// The best place for the gate that a road from a side leads to: on the wall that faces the side.
function gatePlace(side: number, cities: readonly Area[]): GatePlace | null {
  let best: (GatePlace & { score: number }) | null = null;
  for (const city of cities) {
    for (const wall of city.walls) {
      const k = (side - wall.from + 4) % 4;
      if (k >= wall.sides) continue;
      const p = along(wall.line, gateFraction(wall.sides, k));
      const at: Pt = [p.x, p.y];
      const facesAway = city.sides.some((s) => areOpposite(s, side)) ? 0 : 40;
      const score = facesAway + (wall.sides === 3 ? 10 : 0) + distance(at, middle(side)) * 0.1;
      if (best && best.score <= score) continue;
      best = { at, out: outwardOf(city.outline, p), city: city.index, score };
    }
  }
  return best;
}

// How far along a wall over several sides the gate towards its k-th side stands.
function gateFraction(sides: number, k: number): number {
  if (sides === 1) return 0.5;
  if (sides === 2) return k === 0 ? 0.31 : 0.69;
  return [0.4, 0.5, 0.6][k]!;
}

function addToGate(
  roads: Roads,
  part: Part,
  cities: readonly Area[],
  oddity: Oddity,
  spots: Spots,
): void {
  const side = part.sides[0]!;
  const gate = gatePlace(side, cities);
  if (!gate) {
    addTo(roads, part, CENTRE, inward(side));
    return;
  }
  const { at, out, city } = gate;
  const gap = oddity.towerAtGate ? 26 : 2;
  const to: Pt = [at[0] + out[0] * gap, at[1] + out[1] * gap];
  const line = toPoint(side, to, [-out[0], -out[1]], 60);
  roads.ways.push({ part, sides: part.sides, line });
  if (oddity.towerAtGate) {
    spots.set("tower", circleSpot(at[0] + out[0] * 27, at[1] + out[1] * 27, 24));
  } else {
    roads.gates.push({ x: at[0], y: at[1], angle: Math.atan2(out[1], out[0]), city });
  }
}

// A stub from the crossing to the gate of a city.
function addStub(roads: Roads, city: Area): void {
  const p = along(city.walls[0]!.line, 0.5);
  const out = outwardOf(city.outline, p);
  const line: Pt[] = [CENTRE, [p.x + out[0] * 2, p.y + out[1] * 2]];
  roads.ways.push({ part: null, sides: [], line });
  roads.gates.push({ x: p.x, y: p.y, angle: Math.atan2(out[1], out[0]), city: city.index });
}

function addBridges(roads: Roads, plan: Plan, cities: readonly Area[]): void {
  const [a, b] = plan.ways;
  if (
    plan.ways.length === 2 &&
    a!.sides.length === 2 &&
    b!.sides.length === 2 &&
    areOpposite(a!.sides[0]!, a!.sides[1]!)
  ) {
    // Of two roads that cross, the one from east to west takes the bridge.
    roads.bridges.push({ x: MID, y: MID, angle: 0, length: 44 });
  }
  for (const way of roads.ways) {
    const isOverCity =
      way.sides.length === 2 &&
      distanceToLine(CENTRE, way.line) < 6 &&
      cities.some((c) => inside(CENTRE, c.outline));
    if (isOverCity) roads.bridges.push({ x: MID, y: MID, angle: Math.PI / 2, length: 150 });
  }
}
