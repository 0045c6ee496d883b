/*
 * classic.ts: paints a tile of the classic sets, layer by layer: ground, worked land, roads,
 * plants behind walls, cities, plants, buildings and signs.
 */
import type { Theme } from "../base/palette";
import type { Pen } from "../base/pen";
import type { Layout } from "../geometry/layout";
import { GOODS } from "../geometry/places";
import type { Spot } from "../geometry/spots";
import { town } from "../kit/town";
import { cities } from "./cities";
import { meadowGround, strips } from "./ground";
import { bridges, roads, tunnelMouths, village } from "./roads";
import { drawScattered, isBehindWall, scattered } from "./scatter";
import { sceneOf, type Scene } from "./scene";

export function paintClassic(layout: Layout, turn: number, variant: number, theme: Theme): Pen {
  const scene = sceneOf(layout, turn, variant, theme);
  const { pen } = scene;
  meadowGround(scene);
  const worked = strips(scene);
  roads(scene);
  tunnelMouths(scene);
  const growing = scattered(scene, worked);
  const walls = layout.shapes.areas.flatMap((a) => a.walls.map((w) => scene.placeAll(w.line)));
  const behind = growing.filter((o) => isBehindWall(o, walls));
  append(pen, drawScattered(scene, behind));
  cities(scene);
  append(
    pen,
    drawScattered(
      scene,
      growing.filter((o) => !behind.includes(o)),
    ),
  );
  bridges(scene);
  village(scene);
  buildings(scene);
  signs(scene);
  return pen;
}

function append(pen: Pen, more: Pen): void {
  pen.out.push(...more.out);
  pen.shapes += more.shapes;
}

// How large a sign of a given radius may be drawn at its place.
function sizeAt(spot: Spot, r: number): number {
  if (spot.clear === undefined) return 1;
  return Math.max(0.78, Math.min(1.26, (spot.clear + 2) / r));
}

function draw(
  scene: Scene,
  name: string,
  sprite: string,
  size: (spot: Spot) => number,
  down = 0,
): void {
  const spot = scene.layout.shapes.spots.get(name);
  if (!spot) return;
  const [x, y] = scene.place([spot.x, spot.y]);
  scene.pen.use(scene.prefix + sprite, x, y + down, size(spot));
}

function buildings(scene: Scene): void {
  const { layout, pen, colours: c, place } = scene;
  const cottage = layout.shapes.spots.get("house");
  if (cottage) {
    const [x, y] = place([cottage.x, cottage.y]);
    const roof = { roof: "gable", colour: c.roofA, plaster: c.plaster } as const;
    town(pen, [{ x, y, width: 26, depth: 19, angle: 0, wall: 8, rise: 7, ...roof }], c);
  }
  const mountain = (s: Spot): number =>
    s.clear === undefined ? 1 : Math.max(0.7, Math.min(1, (s.clear - 2) / 44));
  draw(scene, "volcano", "volcano", mountain, 5);
  draw(scene, "inn", "inn", () => 1);
  draw(scene, "cloister", "cloister", (s) => (s.clear === undefined ? 1 : 0.82));
  draw(scene, "cathedral", "cathedral", () => 1);
  draw(scene, "tower", "tower-site", (s) => sizeAt(s, 29));
}

function signs(scene: Scene): void {
  const { plan } = scene.layout;
  plan.areas.forEach((city, i) => {
    draw(scene, `shield${i}`, "shield", (s) => sizeAt(s, 22));
    for (const good of GOODS) {
      if (city.marks[good]) draw(scene, `goods${i}`, good, (s) => sizeAt(s, 24));
    }
  });
  for (const name of ["princess", "portal", "dragon"]) {
    draw(scene, name, name, (s) => sizeAt(s, 24));
  }
  draw(scene, "wheel", `wheel${plan.symbols.wheel}`, (s) => sizeAt(s, 24));
}
