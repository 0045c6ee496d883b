/*
 * cities.ts: paints cities: ground and streets, the walls behind the houses, the houses, the walls
 * before them. Gates, turrets and corner towers are shared pictures.
 */
import { blob, pick } from "../base/chance";
import { along, inside, type Pt } from "../base/maths";
import { n1, poly, smooth } from "../base/path";
import type { Palette } from "../base/palette";
import { FINE, opacity, ROUND } from "../base/pen";
import type { Area } from "../geometry/area";
import { corner } from "../geometry/frame";
import { gateDirection } from "../kit/gatehouse";
import type { House } from "../kit/house";
import { town } from "../kit/town";
import { walls, wallPieces, type WallPiece } from "../kit/wall";
import { overRim } from "./ground";
import { drawStanding, type Scene, type Standing } from "./scene";
import { isFreeForTree, RIM_PLACES, settle, type Plot, type Settlement } from "./settle";

/** A turret, gate or piece of wall is drawn before the houses or after them. */
interface OnWall extends Standing {
  readonly isBehind: boolean;
}

export function cities(scene: Scene): void {
  const { layout, pen, colours: c, placeAll, prefix } = scene;
  const areas = layout.shapes.areas;
  if (areas.length === 0) return;
  pen.fill(areas.map((a) => poly(overRim(placeAll(a.outline)))).join(""), c.cityGround);
  const settlements = areas.map((city) => {
    const hasSquare = !layout.shapes.spots.has("cathedral") && !layout.shapes.spots.has("cloister");
    return settle(city, layout.room, scene.random, hasSquare);
  });
  paving(scene, settlements);
  const pieces = areas.flatMap((a) =>
    a.walls.flatMap((w) => wallPieces(placeAll(w.line), placeAll(a.outline))),
  );
  const onWalls = [...turrets(scene), ...gates(scene)];
  layer(scene, pieces, onWalls, true);
  const houses = areas.flatMap((a, i) => [
    ...settlements[i]!.plots.map((plot) => houseOn(scene, plot)),
    ...rimHouses(scene, a),
  ]);
  const squares = settlements.flatMap(({ square }) => (square ? [scene.place(square)] : []));
  for (const [x, y] of squares) pen.use(`${prefix}fountain`, x, y);
  town(pen, houses, c);
  drawStanding(
    pen,
    prefix,
    areas.flatMap((a, i) => trees(scene, a, settlements[i]!)),
  );
  wash(scene);
  layer(scene, pieces, onWalls, false);
  for (const end of layout.wallEnds) {
    const [x, y] = scene.place(corner(end));
    pen.use(`${prefix}corner`, x, y);
  }
}

function layer(
  { pen, colours, prefix }: Scene,
  pieces: readonly WallPiece[],
  onWalls: readonly OnWall[],
  isBehind: boolean,
): void {
  walls(
    pen,
    pieces.filter((w) => w.isBehind === isBehind),
    colours,
  );
  drawStanding(
    pen,
    prefix,
    onWalls.filter((o) => o.isBehind === isBehind),
  );
}

// When tiles are small, a wash of roof colour lies over the roofs, so that large cities are calm
// instead of speckled. It is invisible until the page says so.
function wash({ layout, pen, colours: c, placeAll }: Scene): void {
  const d = layout.shapes.areas.map((a) => poly(overRim(placeAll(a.outline)))).join("");
  pen.fill(d, c.wash, 'class="wash" opacity="0"');
}

// Streets from the gates, pale squares under symbols, cobbles.
function paving(scene: Scene, settlements: readonly Settlement[]): void {
  const { layout, pen, colours: c, place, random } = scene;
  const { room, shapes, plan } = layout;
  let street = "";
  for (const gate of shapes.gates) {
    const reach = (k: number): Pt =>
      place([gate.x - Math.cos(gate.angle) * k, gate.y - Math.sin(gate.angle) * k]);
    street += poly([reach(0), reach(30)], false);
  }
  pen.stroke(street, c.street, 15, ROUND);
  let patch = "";
  const addPatch = (q: Pt, rx: number, ry: number): void => {
    const [x, y] = place(q);
    patch += smooth(blob(x, y, rx, ry, random, { points: 10, stray: 0.08 }), true);
  };
  for (const { square } of settlements) if (square) addPatch(square, 24, 20);
  const inCity = new Set(plan.areas.map((a) => a.segment));
  for (const [name, spot] of shapes.spots) {
    if (name === "cathedral" || name === "cloister") continue;
    const { x, y, r } = spot;
    if (inCity.has(room.segmentAt(x, y))) addPatch([x, y], r + 9, r + 7);
  }
  let cobbles = "";
  for (const city of shapes.areas) {
    for (let i = 0; i < 40 * city.sides.length + 20; i++) {
      const q: Pt = [6 + random() * 244, 6 + random() * 244];
      if (room.segmentAt(...q) !== city.part.segment) continue;
      const [x, y] = place(q);
      cobbles += `M${n1(x)} ${n1(y)}h${n1(2 + random() * 2)}`;
    }
  }
  pen.fill(patch, c.street, opacity(0.6));
  pen.stroke(cobbles, c.cobble, 1.3, `${ROUND} ${opacity(0.7)} ${FINE}`);
}

// Roofs of one colour stand together in quarters, which is calmer than any mixture.
function roofColour(c: Palette, x: number, y: number, chance: number): string {
  const quarter = Math.sin(x / 31 + 1.3) + Math.sin(y / 37 + x / 90) + (chance - 0.5) * 0.9;
  if (quarter > 1.25) return c.slate;
  return quarter < -0.35 ? c.roofB : c.roofA;
}

function houseOn({ place, angle, random, colours: c }: Scene, plot: Plot): House {
  const [x, y] = place([plot.x, plot.y]);
  const isSquare = plot.width < plot.depth * 1.25;
  return {
    x,
    y,
    width: plot.width,
    depth: plot.depth,
    angle: plot.angle + angle,
    wall: 5 + random() * 2.5,
    rise: 5 + random() * 2,
    roof: isSquare ? "pyramid" : random() < 0.26 ? "hip" : "gable",
    colour: roofColour(c, plot.x, plot.y, random()),
    plaster: c.plaster,
  };
}

// A house over the rim, in the frame of the board.
function rimHouse(isLevel: boolean, i: number, x: number, y: number, c: Palette): House {
  return {
    x,
    y,
    width: 24,
    depth: 16,
    angle: isLevel ? (i ? -0.14 : 0.1) : Math.PI / 2 + (i ? 0.12 : -0.1),
    wall: 6,
    rise: 6,
    roof: i ? "hip" : "gable",
    colour: isLevel ? (i ? c.roofB : c.roofA) : i ? c.slate : c.roofA,
    plaster: c.plaster,
  };
}

function rimHouses({ turn, colours, origin }: Scene, city: Area): House[] {
  return city.sides.flatMap((side) => {
    const onBoard = (side + turn) % 4;
    const isLevel = onBoard % 2 === 0;
    const far = onBoard === 1 || onBoard === 2 ? 256 : 0;
    return RIM_PLACES.map((k, i) => {
      const [x, y] = isLevel ? [k, far] : [far, k];
      return rimHouse(isLevel, i, origin[0] + x, origin[1] + y, colours);
    });
  });
}

function trees({ layout, place, random }: Scene, city: Area, town: Settlement): Standing[] {
  const out: Standing[] = [];
  for (let i = 0; i < 40 && out.length < 1 + city.sides.length; i++) {
    const q: Pt = [14 + random() * 228, 16 + random() * 226];
    if (!isFreeForTree(q, city, layout.room, town)) continue;
    const [x, y] = place(q);
    const sprite = pick(["tree0", "tree1", "tree2", "cypress", "bush"], random);
    out.push({ sprite, x, y: y + 4, size: 0.62 + random() * 0.2, isFine: true });
  }
  return out;
}

function gates({ layout, place, angle }: Scene): OnWall[] {
  return layout.shapes.gates.map((gate) => {
    const [x, y] = place([gate.x, gate.y]);
    const direction = gate.angle + angle;
    const isBehind = Math.sin(direction) < -0.2;
    return { sprite: `gate${gateDirection(direction)}`, x, y, size: 1, isBehind };
  });
}

const TURRETS: readonly (readonly number[])[] = [[], [0.5], [0.3, 0.7], [0.31, 0.69]];

// Turrets on the walls, where no gate and no symbol is near.
function turrets({ layout, place, placeAll }: Scene): OnWall[] {
  const { shapes } = layout;
  const out: OnWall[] = [];
  for (const city of shapes.areas) {
    const outline = placeAll(city.outline);
    for (const wall of city.walls) {
      for (const u of TURRETS[wall.sides]!) {
        const { x, y } = along(placeAll(wall.line), u);
        const passages = [...shapes.gates, ...shapes.tunnels];
        const isNearGate = passages.some((g) => near(place([g.x, g.y]), x, y) < 36);
        const isNearSign = [...shapes.spots.values()].some(
          (s) => s.r < 40 && near(place([s.x, s.y]), x, y + 8) < Math.min(30, s.r) + 19,
        );
        if (isNearGate || isNearSign) continue;
        out.push({ sprite: "turret", x, y, size: 1, isBehind: inside([x, y + 9], outline) });
      }
    }
  }
  return out;
}

function near(p: Pt, x: number, y: number): number {
  return Math.hypot(p[0] - x, p[1] - y);
}
