/* track.ts: where the players' markers stand on the score track, and how often they were round. */
import { spaceAt } from "../art/cards";
import type { Colour, SeatSetup } from "../play/types";

/** The track ends here; whoever goes on takes a plaque and begins again. */
const LAP = 100;
/** So many spaces are on the board of a row. */
export const SPACES = 25;

export interface Marker {
  readonly seat: number;
  readonly colour: Colour;
  readonly points: number;
  /** Its number among those on the same space. */
  readonly slot: number;
  /** 100, 200 ...: the points behind it; 0 in the first round. */
  readonly plaque: number;
}

/** By row: the markers on the board of that row. */
export function markersOf(
  seats: readonly SeatSetup[],
  scores: readonly number[],
  rows: number,
): Marker[][] {
  const boards: Marker[][] = Array.from({ length: rows }, () => []);
  seats.forEach(({ colour }, seat) => {
    const points = scores[seat] ?? 0;
    const at = spaceAt(points);
    const board = boards[at.row];
    if (!board) return;
    const slot = board.filter((other) => {
      const space = spaceAt(other.points);
      return space.x === at.x && space.y === at.y;
    }).length;
    board.push({ seat, colour, points, slot, plaque: plaqueOf(points) });
  });
  return boards;
}

/** What a player with so many points has behind him on the track. */
export const plaqueOf = (points: number): number =>
  points <= LAP ? 0 : Math.floor((points - 1) / LAP) * LAP;

/** The first and last number of the spaces on a board. */
export function spacesOf(
  row: number,
  rows: number,
): { readonly first: number; readonly last: number } {
  const first = (rows - 1 - row) * SPACES + 1;
  return { first, last: first + SPACES - 1 };
}
