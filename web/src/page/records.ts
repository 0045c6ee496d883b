/* records.ts: a record that was read: who sat where, whether it is over, where it is kept. */
import { COLOURS } from "../art/players";
import { OVER, State, type Played } from "../engine/engine";
import type { SavedGame } from "../play/types";
import type { SeatChoice } from "../store/choices";
import { savedGame } from "../play/saved";
import { PERSON } from "./setup";

const KEY = "aude.record";

/** In this tab only, so that the page can be reloaded while a record is looked at. */
export function keepRecord(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    kept = text;
  }
}

let kept = "";

export function keptRecord(): string {
  try {
    return sessionStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

export function seatsOfRecord(played: Played): SeatChoice[] {
  return Array.from({ length: played.rules.seats }, (_, i) => ({
    name: played.record.seats[i] ?? "",
    colour: COLOURS[i] ?? "red",
    by: PERSON,
  }));
}

export function isOver(played: Played): boolean {
  const state = State.start(played.rules);
  for (const action of played.actions) state.apply(action);
  const { actor } = state;
  state.free();
  return actor === OVER;
}

/** As a game that nobody plays: persons sit at all seats, so no computer moves on its own. */
export function gameOfRecord(played: Played, nameOf: (seat: number) => string): SavedGame {
  const seats = seatsOfRecord(played).map((seat, i) => ({ ...seat, name: seat.name || nameOf(i) }));
  const lines = played.record.lines.map(({ line }) => line);
  return savedGame({ rules: played.rules.text, seats, helps: true }, lines);
}
