/* names.ts: what seats are called: as they want, or as the page calls those without a name. */
import { usualNames } from "../page/names";
import { o } from "./text";
import { OPEN, PERSON, type Game } from "./types";

export function nameOf(game: Game, at: number): string {
  const seat = game.seats[at];
  if (!seat) return "";
  if (seat.by === OPEN) return o("invite.free");
  if (seat.name !== "") return seat.name;
  const names = usualNames();
  const isPerson = seat.by === PERSON;
  const alike = game.seats.slice(0, at).filter((s) => (s.by === PERSON) === isPerson).length;
  return isPerson ? names.guest(alike + 1) : (names.bots[alike % names.bots.length] ?? "");
}
