/* shapes.ts: the shapes of a tile in its own frame, before anything is painted. */
import type { Pt } from "../base/maths";
import type { Area } from "./area";
import type { Part } from "./plan";
import type { Bridge, Gate, Tunnel, Way } from "./roads";
import type { Spots } from "./spots";

export interface Lake {
  readonly part: Part;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Shapes {
  /** Cities or forests. */
  readonly areas: readonly Area[];
  /** Roads or rivers. */
  readonly ways: readonly Way[];
  readonly gates: readonly Gate[];
  readonly bridges: readonly Bridge[];
  readonly tunnels: readonly Tunnel[];
  readonly junction: Pt | null;
  readonly lakes: readonly Lake[];
  readonly springs: readonly Lake[];
  /** Middle of the wheel where the tile is a cell of its board. */
  readonly hub: Pt | null;
  readonly spots: Spots;
}
