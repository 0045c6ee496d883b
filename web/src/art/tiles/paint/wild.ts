/*
 * wild.ts: paints a tile of Hunters & Gatherers: ground, forest floor, water, what grows on the
 * meadows, animals, and the crowns of the forest last.
 */
import { blob, pick } from "../base/chance";
import type { Pt } from "../base/maths";
import { n1, smooth } from "../base/path";
import type { Theme } from "../base/palette";
import { wildPalettes, type WildPalette } from "../base/palette-wild";
import { FINE, opacity, ROUND, type Pen } from "../base/pen";
import { toRim } from "../geometry/frame";
import type { Layout } from "../geometry/layout";
import { forestCrowns, forestFloor } from "./forest";
import { drawStanding, sceneOf, type Scene, type Standing } from "./scene";
import { water } from "./water";

export function paintWild(layout: Layout, turn: number, variant: number, theme: Theme): Pen {
  const scene = sceneOf(layout, turn, variant, theme);
  const wild = wildPalettes[theme];
  ground(scene, wild);
  if (layout.shapes.areas.length > 0) forestFloor(scene, wild);
  water(scene, wild);
  drawStanding(scene.pen, scene.prefix, growing(scene));
  sites(scene);
  animals(scene);
  if (layout.shapes.areas.length > 0) forestCrowns(scene);
  return scene.pen;
}

function ground({ pen, random, place }: Scene, w: WildPalette): void {
  pen.add(`<rect x="-1" y="-1" width="258" height="258" fill="${w.ground}"/>`);
  let light = "";
  let green = "";
  for (let i = 0; i < 17; i++) {
    const [x, y] = place([36 + random() * 184, 36 + random() * 184]);
    const shape = { points: 10, stray: 0.26 };
    const patch = blob(x, y, 18 + random() * 17, 10 + random() * 13, random, shape);
    if (i % 2) light += smooth(patch, true);
    else green += smooth(patch, true);
  }
  pen.fill(green, w.green, opacity(0.7));
  pen.fill(light, w.groundL, opacity(0.75));
  let dabs = "";
  let pale = "";
  for (let i = 0; i < 130; i++) {
    const [x, y] = place([4 + random() * 248, 4 + random() * 248]);
    const length = 2 + random() * 6;
    const bow = `${n1(length / 2)} ${n1(-1.5 - random() * 1.5)}`;
    const d = `M${n1(x)} ${n1(y)}q${bow} ${n1(length)} ${n1(random() - 0.5)}`;
    if (i % 3) dabs += d;
    else pale += d;
  }
  pen.stroke(dabs, w.dab, 1.3, `${ROUND} ${opacity(0.75)} ${FINE}`);
  pen.stroke(pale, w.dabL, 1.4, `${ROUND} ${FINE}`);
}

/** What grows on meadows: name, radius, smallest size and how much larger, large things first. */
const GROWTH: readonly (readonly [string, number, number, number])[] = [
  ["boulders", 19, 0.75, 0.35],
  ["thicket", 15, 1, 0.35],
  ["heath", 15, 0.9, 0.5],
  ["heath", 15, 0.9, 0.4],
  ["thicket", 15, 0.85, 0.3],
  ["heath", 15, 0.8, 0.4],
  ["reeds", 9, 0.8, 0.3],
  ["rock", 9, 0.75, 0.4],
  ["shrub", 8, 0.8, 0.5],
  ["shrub", 8, 0.8, 0.5],
];

class Meadow {
  readonly out: (Standing & { readonly q: Pt; readonly r: number })[] = [];
  private readonly lands: ReadonlySet<number>;

  constructor(private readonly scene: Scene) {
    this.lands = new Set(scene.layout.plan.lands.map((l) => l.segment));
  }

  add(name: string, r: number, least: number, more: number, tries: number): void {
    const { random, place } = this.scene;
    for (let i = 0; i < tries; i++) {
      const q: Pt = [8 + random() * 240, 8 + random() * 240];
      const size = least + random() * more;
      if (!this.isFree(q, r * size)) continue;
      const [x, y] = place(q);
      const isFine = name === "dry";
      const isMirrored = random() < 0.5;
      this.out.push({ sprite: name, x, y, size, isFine, isMirrored, q, r: r * size });
      return;
    }
  }

  private isFree(q: Pt, r: number): boolean {
    const { room } = this.scene.layout;
    if (!this.lands.has(room.segmentAt(...q)) || toRim(q) < r + 6) return false;
    if (room.toLines(...q) < r - 3 || room.toTaken(...q) < r) return false;
    return this.out.every((o) => Math.hypot(q[0] - o.q[0], q[1] - o.q[1]) >= r + o.r + 3);
  }
}

function growing(scene: Scene): Standing[] {
  const meadow = new Meadow(scene);
  if (scene.random() < 0.3) meadow.add("log", 18, 0.8, 0.25, 4);
  for (const [name, r, least, more] of GROWTH) {
    if (scene.random() < 0.76) meadow.add(name, r, least, more, 5);
  }
  for (let i = 0; i < 18; i++) {
    meadow.add(pick(["dry", "dry", "dry", "shrub", "rock"], scene.random), 6, 0.75, 0.5, 2);
  }
  return meadow.out;
}

function sites({ layout, pen, prefix, place }: Scene): void {
  const all = [
    ["volcano", 0.74, 8],
    ["fire", 1, 0],
    ["shrine", 1, 0],
  ] as const;
  for (const [name, size, down] of all) {
    const spot = layout.shapes.spots.get(name);
    if (!spot) continue;
    const [x, y] = place([spot.x, spot.y]);
    pen.use(prefix + name, x, y + down, size);
  }
}

function animals({ layout, pen, prefix, place, random }: Scene): void {
  for (const beast of layout.beasts) {
    const [x, y] = place([beast.x, beast.y]);
    const isGrazing = beast.kind === "deer" && random() < 0.45;
    // The grazing deer is the longest of all.
    const size = Math.max(0.82, Math.min(1.32, beast.clear! / (isGrazing ? 31 : 26)));
    const sprite = isGrazing ? "deer2" : beast.kind;
    pen.use(prefix + sprite, x, y, size, random() < 0.4);
  }
}
