/* seats.ts: what all parts of a table ask about seats. */
import type { GameSetup, Now } from "../play/types";

export const nameOf = (setup: GameSetup, seat: number): string => setup.seats[seat]?.name ?? "";

export const isPerson = (setup: GameSetup, seat: number): boolean =>
  setup.seats[seat]?.by === "person";

/** Whose turn is shown: a draft still belongs to the one who made it; -1: nobody's. */
export function onTurn(now: Now): number {
  if (now.phase === "over") return -1;
  if (now.phase === "confirm") return now.looker;
  return now.actor >= 0 ? now.actor : now.state.turn;
}
