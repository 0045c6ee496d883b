/* forest.ts: the mass of a forest: dark floor and crown beside crown. */
import { along, distance, inside, lengthOf, turnPt, type Pt } from "../base/maths";
import { poly, smooth } from "../base/path";
import type { WildPalette } from "../base/palette-wild";
import { opacity } from "../base/pen";
import type { Area } from "../geometry/area";
import { corner, toRim } from "../geometry/frame";
import { overRim } from "./ground";
import { drawStanding, type Scene, type Standing } from "./scene";

interface Crown extends Standing {
  readonly q: Pt;
}

/** Crowns over the rim of a forest side stand at fixed places, the same seen from either tile; the
 *  small ones at the ends soften the tip of the forest. */
const RIM_CROWNS = [11, 32, 69, 108, 148, 187, 224, 245];
const RIM_SIZES = [0.5, 0.82, 1, 1, 1, 1, 0.82, 0.5];

export function forestFloor({ layout, pen, placeAll }: Scene, w: WildPalette): void {
  let d = "";
  for (const forest of layout.shapes.areas) {
    d += poly(overRim(placeAll(blunted(forest))));
    for (const tongue of forest.tongues) d += smooth(placeAll(tongue), true);
  }
  pen.stroke(d, w.woodEdge, 7, `stroke-linejoin="round" ${opacity(0.45)}`);
  pen.fill(d, w.wood);
}

const BLUNT = 10;

// The outline without its sharpest tips, where the edge of the forest ends beside an own side.
// Where it reaches into a corner to part two meadows it stays sharp.
function blunted(forest: Area): Pt[] {
  const { sides } = forest;
  const ends = forest.walls.flatMap((w) => [
    ...(sides.includes((w.from + 3) % 4) ? [w.from] : []),
    ...(sides.includes((w.from + w.sides) % 4) ? [w.from + w.sides] : []),
  ]);
  const tips = ends.map(corner);
  const { outline } = forest;
  return outline.flatMap((p, i): Pt[] => {
    if (!tips.some((t) => distance(t, p) < 0.01)) return [p];
    const n = outline.length;
    return [outline[(i + n - 1) % n]!, outline[(i + 1) % n]!].map((q): Pt => {
      const k = Math.min(1, BLUNT / (distance(p, q) || 1));
      return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
    });
  });
}

export function forestCrowns(scene: Scene): void {
  const { layout, pen, prefix } = scene;
  const crowns: Crown[] = [];
  for (const forest of layout.shapes.areas) {
    crowns.push(...onRim(scene, forest));
    const planter = new Planter(scene, forest, crowns);
    planter.alongEdges();
    planter.fill();
  }
  drawStanding(pen, prefix, crowns);
  for (const forest of layout.shapes.areas) {
    clearing(scene, "gold", forest, 1.08);
    clearing(scene, "mushroom", forest, 1.05);
  }
}

function clearing(scene: Scene, name: string, forest: Area, size: number): void {
  const { layout, place, prefix, pen } = scene;
  const spot = layout.shapes.spots.get(name + forest.index);
  if (!spot) return;
  const [x, y] = place([spot.x, spot.y]);
  pen.use(prefix + name, x, y, size);
}

function onRim({ turn }: Scene, forest: Area): Crown[] {
  return forest.sides.flatMap((side) => {
    const onBoard = (side + turn) % 4;
    const isLevel = onBoard % 2 === 0;
    const far = onBoard === 1 || onBoard === 2 ? 256 : 0;
    return RIM_CROWNS.map((k, i) => {
      const x = isLevel ? k : far;
      const y = isLevel ? far : k;
      const sprite = `crown${(i * 2 + (isLevel ? 0 : 1)) % 4}`;
      return { q: turnPt([x, y], 4 - turn), x, y: y + 2, sprite, size: RIM_SIZES[i]! };
    });
  });
}

class Planter {
  private readonly clearings: readonly { x: number; y: number; r: number }[];

  constructor(
    private readonly scene: Scene,
    private readonly forest: Area,
    private readonly crowns: Crown[],
  ) {
    const { spots, lakes, springs } = scene.layout.shapes;
    this.clearings = [
      ...[...spots]
        .filter(([name]) => /^(gold|mushroom)/.test(name))
        .map(([name, s]) => ({ x: s.x, y: s.y, r: (name.startsWith("gold") ? 20 : 26) + 9 })),
      ...lakes.map((l) => ({ x: l.x, y: l.y, r: l.r + 12 })),
      ...springs.map((l) => ({ x: l.x, y: l.y, r: l.r + 16 })),
    ];
  }

  private isFree(q: Pt, gap: number): boolean {
    const { forest, scene, crowns } = this;
    if (toRim(q) < 14 || scene.layout.room.ways.at(...q) < 26) return false;
    if (!inside(q, forest.outline) && !forest.tongues.some((t) => inside(q, t))) return false;
    for (const o of this.clearings) if (Math.hypot(o.x - q[0], o.y - q[1]) < o.r) return false;
    for (const o of crowns) if (Math.hypot(o.q[0] - q[0], o.q[1] - q[1]) < gap) return false;
    return true;
  }

  private plant(q: Pt, pines: number, rusty: number, least: number, more: number): void {
    const { random, place } = this.scene;
    const [x, y] = place(q);
    const isPine = random() < pines;
    const sprite = isPine ? "pine" : `crown${random() < rusty ? 4 : Math.floor(random() * 4)}`;
    this.crowns.push({ q, x, y: y + 3, sprite, size: least + random() * more });
  }

  /** A row of trees on both sides of every edge that lies in the forest. */
  alongEdges(): void {
    const { forest } = this;
    for (const l of [...forest.walls.map((w) => w.line), ...forest.tongues]) {
      const length = lengthOf(l);
      for (let s = 18; s < length - 14; s += 6) {
        const p = along(l, s / length);
        for (const hand of [9, -9]) {
          const q: Pt = [p.x - Math.sin(p.angle) * hand, p.y + Math.cos(p.angle) * hand];
          if (this.isFree(q, 18)) this.plant(q, 0.16, 0.12, 0.78, 0.2);
        }
      }
    }
  }

  fill(): void {
    const { random } = this.scene;
    for (let i = 0; i < 500; i++) {
      const q: Pt = [14 + random() * 228, 14 + random() * 228];
      if (this.isFree(q, 20.5)) this.plant(q, 0.14, 0.09, 0.9, 0.28);
    }
  }
}
