/* names.ts: what seats are called: as they want, or as the page calls those without a name. */
import { usualNames } from "../page/names";
import { usualName } from "../page/setup";
import { o } from "./text";
import { OPEN, type Game } from "./types";

export function nameOf(game: Game, at: number): string {
  const seat = game.seats[at];
  if (!seat) return "";
  if (seat.by === OPEN) return o("invite.free");
  if (seat.name !== "") return seat.name;
  return usualName(game.seats, at, usualNames());
}
