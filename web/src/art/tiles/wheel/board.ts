/*
 * board.ts: the board of the Wheel of Fortune as one picture of 1024 x 1024: the land round the
 * wheel, drawn by the painters of tiles from the cells' own layouts, and the wheel over it. It is
 * always drawn unturned, Fortuna at the top.
 */
import type { TileKind } from "../../../engine/types";
import { blob, chance, pick, type Chance } from "../base/chance";
import type { Pt } from "../base/maths";
import { n1, smooth } from "../base/path";
import { palettes, prefixOf, type Theme } from "../base/palette";
import { FINE, opacity, Pen, ROUND } from "../base/pen";
import { newLayout, type Layout } from "../geometry/layout";
import { wheelCell, WHEEL_MIDDLE, WHEEL_RADIUS } from "../geometry/wheel-cells";
import { gateDirection } from "../kit/gatehouse";
import { cities } from "../paint/cities";
import { roads } from "../paint/roads";
import { drawStanding, sceneAt, type Standing } from "../paint/scene";
import { wheel } from "./wheel";

const SIZE = 1024;

/** The cells with a city or a road: kind of segment and its sides as a mask. */
const CELLS: readonly (readonly [id: string, kind: string, sides: number])[] = [
  ["wheel/B00", "city", 1],
  ["wheel/B20", "road", 1],
  ["wheel/B01", "road", 8],
  ["wheel/B32", "city", 2],
  ["wheel/B03", "city", 12],
  ["wheel/B33", "road", 4],
];

interface Cell {
  readonly layout: Layout;
  readonly origin: Pt;
}

function cellsOf(): Cell[] {
  return CELLS.map(([id, kind, sides]) => {
    const tile: TileKind = {
      index: 0,
      id,
      copies: 1,
      isStart: true,
      isSecond: false,
      isGuess: false,
      side: [],
      sameAs: [],
      symbols: {},
      segments: [{ name: kind, kind, sides, halves: 0, touches: 0, marks: {} }],
    };
    const [column, row] = wheelCell(id)!;
    return { layout: newLayout(tile), origin: [column * 256, row * 256] };
  });
}

/** The whole board, 1024 x 1024; needs tileDefs of the theme on the page. */
export function wheelBoard(theme: Theme): string {
  const pen = new Pen();
  const random = chance("wheel board");
  const cells = cellsOf();
  ground(pen, theme, random);
  for (const { layout, origin } of cells) {
    const scene = sceneAt(layout, 0, 0, theme, origin);
    roads(scene);
    cities(scene);
    pen.out.push(...scene.pen.out);
  }
  drawStanding(pen, prefixOf(theme), plants(cells, random));
  wheel(pen, theme);
  for (const cell of cells) gateAtWheel(pen, prefixOf(theme), cell);
  return pen.text();
}

function ground(pen: Pen, theme: Theme, random: Chance): void {
  const c = palettes[theme];
  pen.add(`<rect width="${SIZE}" height="${SIZE}" fill="${c.grass}"/>`);
  let light = "";
  let dark = "";
  for (let i = 0; i < 90; i++) {
    const [x, y] = [30 + random() * 964, 30 + random() * 964];
    const patch = blob(x, y, 20 + random() * 20, 11 + random() * 11, random, { stray: 0.22 });
    if (i % 2) light += smooth(patch, true);
    else dark += smooth(patch, true);
  }
  pen.fill(light, c.grassL, opacity(0.8));
  pen.fill(dark, c.grassD, opacity(0.7));
  let dabs = "";
  for (let i = 0; i < 620; i++) {
    const x = 5 + random() * 1014;
    const y = 5 + random() * 1014;
    if (Math.hypot(x - WHEEL_MIDDLE, y - WHEEL_MIDDLE) < WHEEL_RADIUS) continue;
    const length = 3 + random() * 5;
    dabs += `M${n1(x)} ${n1(y)}q${n1(length / 2)} ${n1(-1.6 - random())} ${n1(length)} 0`;
  }
  pen.stroke(dabs, c.grassD, 1.5, `${ROUND} ${FINE}`);
}

const PLANTS = [
  "grove0",
  "grove1",
  "grove2",
  "cypresses",
  "olives",
  "tree0",
  "tree1",
  "cypress",
  "hay",
  "flock",
  "bush",
  "bush",
];

function plants(cells: readonly Cell[], random: Chance): Standing[] {
  const out: Standing[] = [];
  for (let i = 0; i < 900 && out.length < 64; i++) {
    const [x, y] = [28 + random() * 968, 32 + random() * 964];
    if (Math.hypot(x - WHEEL_MIDDLE, y - WHEEL_MIDDLE) < WHEEL_RADIUS + 44) continue;
    if (cells.some((cell) => isTaken(cell, x, y))) continue;
    if (out.some((o) => Math.hypot(o.x - x, o.y - y) < 30)) continue;
    out.push({ sprite: pick(PLANTS, random), x, y, size: 0.9 + random() * 0.3 });
  }
  return out;
}

function isTaken({ layout, origin }: Cell, x: number, y: number): boolean {
  const [u, v] = [x - origin[0], y - origin[1]];
  if (u < 0 || v < 0 || u > 256 || v > 256) return false;
  const inCity = layout.shapes.areas.length > 0 && layout.room.segmentAt(u, v) === 0;
  return inCity || layout.room.ways.at(u, v) < 34 || layout.room.walls.at(u, v) < 34;
}

// Roads end at gates in the rim of the wheel.
function gateAtWheel(pen: Pen, prefix: string, { layout, origin }: Cell): void {
  for (const way of layout.shapes.ways) {
    const [x, y] = way.line[way.line.length - 1]!;
    const at: Pt = [origin[0] + x, origin[1] + y];
    const out = Math.atan2(at[1] - WHEEL_MIDDLE, at[0] - WHEEL_MIDDLE);
    pen.use(
      `${prefix}gate${gateDirection(out)}`,
      at[0] - Math.cos(out) * 2,
      at[1] - Math.sin(out) * 2,
      1.25,
    );
  }
}
