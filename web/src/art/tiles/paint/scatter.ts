/* scatter.ts: groves, sheep, hay, flowers and tufts, never on a road and never over a boundary. */
import { pick, type Chance } from "../base/chance";
import type { Pt } from "../base/maths";
import { circle, n1 } from "../base/path";
import { Batch, FINE, Pen, ROUND } from "../base/pen";
import { toRim } from "../geometry/frame";
import type { Strip } from "./ground";
import { drawStanding, isCrowded, type Scene, type Standing } from "./scene";

interface Growing extends Standing {
  /** Place in the frame of the tile, and the radius it takes. */
  readonly q: Pt;
  readonly r: number;
  /** Small flat plants are joined into paths instead of being used by reference. */
  readonly herb?: "tuft" | "white" | "red" | "violet";
}

const SINGLE = ["tree0", "tree1", "tree2", "olive", "cypress"];
const GROVES = ["grove0", "grove1", "grove2", "grove0", "grove1", "grove2", "olives", "cypresses"];

class Scatter {
  readonly out: Growing[] = [];
  private readonly lands: ReadonlySet<number>;

  constructor(
    private readonly scene: Scene,
    private readonly strips: readonly Strip[],
  ) {
    this.lands = new Set(scene.layout.plan.lands.map((l) => l.segment));
  }

  anywhere(): Pt {
    const { random } = this.scene;
    return [8 + random() * 240, 8 + random() * 240];
  }

  isFree(q: Pt, r: number, rim: number, lines = r): boolean {
    const { room, shapes } = this.scene.layout;
    if (!this.lands.has(room.segmentAt(...q)) || toRim(q) < rim) return false;
    if (room.toLines(...q) < lines) return false;
    const { junction } = shapes;
    if (junction && Math.hypot(q[0] - junction[0], q[1] - junction[1]) < 52 + r * 0.5) return false;
    if (room.toTaken(...q) < r + 4 || isCrowded(q, this.strips, r * 0.4)) return false;
    return this.out.every((o) => Math.hypot(q[0] - o.q[0], q[1] - o.q[1]) >= r + o.r);
  }

  add(sprite: string, q: Pt, r: number, size: number, herb?: Growing["herb"]): void {
    const [x, y] = this.scene.place(q);
    const isMirrored = sprite === "flock" && this.scene.random() < 0.5;
    this.out.push({ sprite, x, y: y + 4, q, r, size, isMirrored, ...(herb ? { herb } : {}) });
  }
}

// Now and then a single tree stands near a grove.
function companion(s: Scatter, [x, y]: Pt, random: Chance): void {
  const q: Pt = [x + (random() - 0.5) * 70, y + (random() - 0.5) * 60];
  if (random() >= 0.6 || !s.isFree(q, 6, 22, 15)) return;
  s.add(pick(SINGLE, random), q, 6, 0.85 + random() * 0.4);
}

function groves(s: Scatter, random: Chance): void {
  for (let count = 3 + Math.floor(random() * 3); count > 0; count--) {
    for (let tries = 0; tries < 14; tries++) {
      const q = s.anywhere();
      const size = 0.8 + random() * 0.42;
      if (s.isFree(q, 19, 30, 22)) {
        s.add(pick(GROVES, random), q, 16 * size, size);
        companion(s, q, random);
        break;
      }
      if (tries > 6 && s.isFree(q, 7, 22, 15)) {
        s.add(pick(SINGLE, random), q, 7, size);
        break;
      }
    }
  }
}

function farming(s: Scatter, random: Chance): void {
  for (let i = 0; i < 2; i++) {
    for (let tries = 0; tries < 8; tries++) {
      const q = s.anywhere();
      const isHay = random() < 0.5;
      if (!s.isFree(q, isHay ? 9 : 13, isHay ? 16 : 20)) continue;
      if (isHay) s.add("hay", q, 8, 0.9 + random() * 0.2);
      else s.add("flock", q, 12, 0.95 + random() * 0.15);
      break;
    }
  }
}

const HERBS = ["tuft", "tuft", "white", "tuft", "red", "violet", "tuft"] as const;

function herbs(s: Scatter, random: Chance): void {
  for (let i = 0; i < 4; i++) {
    const q = s.anywhere();
    if (s.isFree(q, 6, 12)) s.add("bush", q, 5, 0.8 + random() * 0.4);
  }
  for (let i = 0; i < 22; i++) {
    const q = s.anywhere();
    const herb = pick(HERBS, random);
    if (s.isFree(q, 4, 9)) s.add("", q, 4, 1, herb);
  }
}

/** Chooses what grows on the fields of a tile. */
export function scattered(scene: Scene, strips: readonly Strip[]): Growing[] {
  if (scene.layout.plan.lands.length === 0) return [];
  const s = new Scatter(scene, strips);
  groves(s, scene.random);
  farming(s, scene.random);
  herbs(s, scene.random);
  return s.out;
}

/** The markup of plants; those just north of a wall are drawn behind it, apart from the others. */
export function drawScattered(scene: Scene, list: readonly Growing[]): Pen {
  const { colours: c, prefix } = scene;
  const pen = new Pen();
  const batch = new Batch();
  for (const { x, y, herb } of list) {
    if (herb === "tuft") {
      const tuft = `M${n1(x - 2.6)} ${n1(y)}l-1.4-4m4 4v-5.4m2.4 5.4l1.6-3.8`;
      batch.stroke(tuft, c.tuft, 1.2, `${ROUND} ${FINE}`);
    } else if (herb) {
      const colour = { white: c.flowerA, red: c.flowerB, violet: c.flowerC }[herb];
      batch.stroke(`M${n1(x - 3)} ${n1(y)}v-2m4 3v-2m3 0v-2`, c.tuft, 1.2, `${ROUND} ${FINE}`);
      const heads =
        circle(x - 3, y - 3, 1.5) + circle(x + 1, y - 2, 1.6) + circle(x + 4, y - 4, 1.4);
      batch.fill(heads, colour, FINE);
    }
  }
  batch.flush(pen);
  drawStanding(
    pen,
    prefix,
    list.filter((o) => !o.herb),
  );
  return pen;
}

/** Does a wall stand close south of this plant, so that it hides its foot? */
export function isBehindWall(o: Growing, walls: readonly (readonly Pt[])[]): boolean {
  return walls.some((wall) =>
    wall.some((q) => Math.abs(q[0] - o.x) < 22 && q[1] > o.y - 4 && q[1] < o.y + 46),
  );
}
