/*
 * ground.ts: whose land every cell of a tile is. The picture is filled into a raster, what is
 * left open is flooded from each half-edge, and the pieces must be just the fields (or meadows)
 * that the rules name: this is the proof that picture and rules agree.
 */
import { distance } from "../base/maths";
import { halfPoint } from "./frame";
import type { Part, Plan } from "./plan";
import { cellOf, CELLS, Raster } from "./raster";
import type { Shapes } from "./shapes";
import { WHEEL_RADIUS } from "./wheel-cells";

/** Cells of no segment: mountains, stubs of roads, the wheel. */
export const SOLID = -2;
const OPEN = -1;

const HALF_NAMES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

export interface Ground {
  /** Number of the segment of each cell, or SOLID. */
  readonly raster: Raster;
  /** What is wrong with the fields of the picture; empty: nothing. */
  readonly problems: readonly string[];
}

function drawn(plan: Plan, shapes: Shapes): Raster {
  const raster = new Raster(OPEN);
  for (const area of shapes.areas) {
    raster.fill(area.outline, area.part.segment);
    for (const tongue of area.tongues) raster.fill(tongue, area.part.segment);
  }
  if (plan.world === "classic") {
    for (const city of shapes.areas) {
      for (const wall of city.walls) raster.stroke(wall.line, 3.5, city.part.segment);
    }
    for (const road of shapes.ways) raster.stroke(road.line, 9, road.part?.segment ?? SOLID, OPEN);
  } else {
    for (const river of shapes.ways) raster.stroke(river.line, 13, river.part?.segment ?? SOLID);
  }
  for (const { x, y, r, part } of shapes.lakes) raster.disc(x, y, r, part.segment);
  for (const { x, y, r, part } of shapes.springs) raster.disc(x, y, r, part.segment);
  drawBuildings(raster, plan, shapes);
  return raster;
}

function drawBuildings(raster: Raster, plan: Plan, shapes: Shapes): void {
  const cloister = shapes.spots.get("cloister");
  if (cloister && plan.cloister) raster.disc(128, 128, 34, plan.cloister.segment);
  const tower = shapes.spots.get("tower");
  if (tower && plan.tower) raster.disc(tower.x, tower.y, 23, plan.tower.segment);
  const volcano = shapes.spots.get("volcano");
  if (volcano && plan.world === "classic") raster.disc(volcano.x, volcano.y, 40, SOLID);
  if (shapes.hub) raster.disc(shapes.hub[0], shapes.hub[1], WHEEL_RADIUS, SOLID);
}

interface Flood {
  /** Number of the piece of each cell, from 1; 0: not open. */
  readonly piece: Int16Array;
  readonly sizes: number[];
}

function flood(raster: Raster): Flood {
  const piece = new Int16Array(CELLS * CELLS);
  const sizes = [0];
  const stack: number[] = [];
  const visit = (cell: number, number: number): void => {
    if (raster.cells[cell] !== OPEN || piece[cell] !== 0) return;
    piece[cell] = number;
    stack.push(cell);
  };
  for (let start = 0; start < piece.length; start++) {
    if (raster.cells[start] !== OPEN || piece[start] !== 0) continue;
    const number = sizes.length;
    let size = 0;
    visit(start, number);
    while (stack.length > 0) {
      const cell = stack.pop()!;
      const x = cell % CELLS;
      size++;
      if (x > 0) visit(cell - 1, number);
      if (x < CELLS - 1) visit(cell + 1, number);
      if (cell >= CELLS) visit(cell - CELLS, number);
      if (cell < CELLS * (CELLS - 1)) visit(cell + CELLS, number);
    }
    sizes.push(size);
  }
  return { piece, sizes };
}

// Half-edges of a field that can be seen: the wheel covers some of the ends of its cells' fields.
function seenHalves(land: Part, { hub }: Shapes): number[] {
  if (!hub) return [...land.halves];
  return land.halves.filter((h) => distance(halfPoint(h), hub) > WHEEL_RADIUS);
}

// Gives each field its piece and says what does not fit.
function owners(
  lands: readonly Part[],
  shapes: Shapes,
  { piece, sizes }: Flood,
): {
  owner: Map<number, number>;
  problems: string[];
} {
  const owner = new Map<number, number>();
  const problems: string[] = [];
  for (const land of lands) {
    const name = land.halves.map((h) => HALF_NAMES[h]).join(" ");
    const reached = new Set(seenHalves(land, shapes).map((h) => piece[cellOf(...halfPoint(h))]!));
    if (reached.size > 1) problems.push(`${name} falls apart`);
    for (const number of reached) {
      const other = owner.get(number);
      if (number === 0) problems.push(`${name} is covered`);
      else if (other !== undefined) problems.push(`${name} joins another`);
      else owner.set(number, land.segment);
    }
  }
  const free = sizes.map((_, i) => i).filter((i) => i > 0 && !owner.has(i));
  free.sort((a, b) => sizes[b]! - sizes[a]!);
  for (const land of lands.filter((l) => l.halves.length === 0)) {
    const number = free.shift();
    if (number === undefined) problems.push("an inner field has no room");
    else owner.set(number, land.segment);
  }
  return { owner, problems };
}

export function groundOf(plan: Plan, shapes: Shapes): Ground {
  const raster = drawn(plan, shapes);
  const flooded = flood(raster);
  const { owner, problems } = owners(plan.lands, shapes, flooded);
  for (let i = 0; i < raster.cells.length; i++) {
    if (raster.cells[i] === OPEN) raster.cells[i] = owner.get(flooded.piece[i]!) ?? SOLID;
  }
  return { raster, problems };
}
