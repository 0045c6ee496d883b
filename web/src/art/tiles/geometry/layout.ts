/*
 * layout.ts: everything about the shape of a tile, in its own frame (turn 0). Made once for each
 * kind of tile and kept.
 */
import type { TileKind } from "../../../engine/types";
import { citiesOf } from "./cities";
import { wrap } from "./frame";
import { forestsOf, targetsOf, tongue, tongueTrials } from "./forests";
import { groundOf, type Ground } from "./ground";
import { markOf, planOf, type Plan } from "./plan";
import { Places, type Beast } from "./places";
import { lakesOf, riversOf } from "./rivers";
import { roadsOf } from "./roads";
import { Room } from "./room";
import type { Shapes } from "./shapes";
import { circleSpot, type Spots } from "./spots";
import { wheelCell, WHEEL_MIDDLE } from "./wheel-cells";

export interface Layout {
  readonly plan: Plan;
  readonly shapes: Shapes;
  readonly ground: Ground;
  readonly room: Room;
  readonly beasts: readonly Beast[];
  /** Corners of the tile where a wall ends. */
  readonly wallEnds: readonly number[];
}

const kept = new Map<string, Layout>();

/** The layout of a kind of tile. A kind is known by its id: one page shows one set of tables. */
export function layoutOf(kind: TileKind): Layout {
  const known = kept.get(kind.id);
  if (known) return known;
  const layout = newLayout(kind);
  kept.set(kind.id, layout);
  return layout;
}

/** The same without keeping it. */
export function newLayout(kind: TileKind): Layout {
  const plan = planOf(kind);
  return plan.world === "wild" ? wildLayout(plan) : classicLayout(plan);
}

// Buildings in the middle of the tile, which roads run to.
function centralSpots(plan: Plan): Spots {
  const spots: Spots = new Map();
  const hasCity = plan.areas.length > 0;
  const ends = plan.ways.filter((r) => r.sides.length === 1).length;
  if (plan.cloister && !markOf(plan.cloister, "in-city")) {
    spots.set("cloister", circleSpot(128, 126, 52));
  }
  if (plan.tower && ends >= 2 && !hasCity) spots.set("tower", circleSpot(128, 128, 24));
  if ("volcano" in plan.symbols && !hasCity && (ends > 0 || plan.ways.length === 0)) {
    spots.set("volcano", circleSpot(128, 124, 50));
  }
  return spots;
}

function classicLayout(plan: Plan): Layout {
  const spots = centralSpots(plan);
  const areas = citiesOf(plan);
  const cell = wheelCell(plan.id);
  const hub = cell && ([WHEEL_MIDDLE - cell[0] * 256, WHEEL_MIDDLE - cell[1] * 256] as const);
  const roads = roadsOf(plan, areas, spots, hub);
  const shapes: Shapes = { ...roads, areas, lakes: [], springs: [], hub, spots };
  return finished(plan, shapes, groundOf(plan, shapes));
}

function wildLayout(plan: Plan): Layout {
  const lakes = lakesOf(plan);
  const { ways, springs } = riversOf(plan, lakes);
  const areas = forestsOf(plan);
  const spots: Spots = new Map();
  const shapes: Shapes = {
    areas,
    ways,
    gates: [],
    bridges: [],
    tunnels: [],
    junction: null,
    lakes,
    springs,
    hub: null,
    spots,
  };
  let ground = groundOf(plan, shapes);
  if (ground.problems.length > 0) {
    for (const trial of tongueTrials(areas, targetsOf(lakes, springs, ways))) {
      for (const area of areas) {
        area.tongues = trial.filter(([f]) => f === area).map(([f, target]) => tongue(f, target));
      }
      ground = groundOf(plan, shapes);
      if (ground.problems.length === 0) break;
    }
  }
  if ("volcano" in plan.symbols) spots.set("volcano", circleSpot(62, 66, 36));
  return finished(plan, shapes, ground);
}

function finished(plan: Plan, shapes: Shapes, ground: Ground): Layout {
  const room = new Room(plan, shapes, ground);
  const places = new Places(plan, room, shapes.spots);
  if (plan.world === "wild") places.giveWild();
  else places.giveClassic();
  const ends = new Set<number>();
  if (plan.world === "classic") {
    for (const wall of shapes.areas.flatMap((a) => a.walls)) {
      ends.add(wall.from);
      ends.add(wrap(wall.from + wall.sides));
    }
  }
  return { plan, shapes, ground, room, beasts: places.beasts, wallEnds: [...ends] };
}
