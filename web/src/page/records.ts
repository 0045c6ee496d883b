/* records.ts: a record that was read: who sat where, whether it is over, where it is kept. */
import { COLOURS } from "../art/players";
import { OVER, OWNER, type Engine, type Table } from "../engine/engine";
import type { SavedGame } from "../play/types";
import type { SeatChoice } from "../store/choices";
import { savedGame } from "../play/saved";
import { middleOpponent, PERSON } from "./setup";

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

/** Who played each seat; a computer player that cannot be chosen here becomes the usual one. */
export function seatsOfRecord(engine: Engine, table: Table): SeatChoice[] {
  return Array.from({ length: table.rules.seats }, (_, i) => {
    const by = table.player(i);
    const isOffered = by === PERSON || engine.players.includes(by);
    return {
      name: table.name(i),
      colour: COLOURS[i] ?? "red",
      by: isOffered ? by : middleOpponent(engine),
    };
  });
}

export const isOver = (table: Table): boolean => table.actor === OVER;

/** The whole text of a table that was read, every line of it. */
export const textOf = (table: Table): string => table.write(OWNER, "every");

/** As a game that nobody plays: persons sit at all seats, so no computer moves on its own. */
export function gameOfRecord(
  engine: Engine,
  table: Table,
  nameOf: (seat: number) => string,
): SavedGame {
  const seats = seatsOfRecord(engine, table).map((seat, i) => ({
    ...seat,
    name: seat.name || nameOf(i),
    by: PERSON,
  }));
  return savedGame({ rules: table.rules.text, seats, helps: true }, textOf(table));
}
