/* saved.ts: a game as it is kept: how it begins, and the table it is played on. */
import { OWNER, RecordError, Table, type Engine } from "../engine/engine";
import type { GameSetup, SavedGame } from "./types";

/** Letters and digits: the time, and something by lot. */
function newId(time: number): string {
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${time.toString(36)}${(lot % 36 ** 4).toString(36).padStart(4, "0")}`;
}

/** A game that is new here; it begins with a record, or from the start. */
export function savedGame(setup: GameSetup, record = ""): SavedGame {
  const time = Date.now();
  return {
    id: newId(time),
    setup,
    record,
    draft: [],
    isEnded: false,
    created: time,
    changed: time,
    isOver: false,
    scores: setup.seats.map(() => 0),
  };
}

/** The lines of the draft. */
export function draftOf(table: Table): string[] {
  const settled = table.steps(OWNER) - table.drafted;
  return Array.from({ length: table.drafted }, (_, i) => table.step(OWNER, settled + i).line);
}

/** Throws a RecordError if it is no game of its rules. Nobody sits down who only looks at it. */
export function tableOf(engine: Engine, saved: SavedGame, isPlayed = true): Table {
  const { setup, record, draft } = saved;
  const table = record === "" ? Table.open(engine, setup.rules) : Table.read(engine, record);
  if (isPlayed) sitDown(table, saved);
  for (const line of draft) {
    const status = table.draft(table.actorOfDraft, line);
    if (status !== "ok") throw new RecordError(status, 0, line);
  }
  return table;
}

/** The table learns who plays, by which name, and since when. */
export function sitDown(table: Table, { setup, created }: Pick<SavedGame, "setup" | "created">) {
  setup.seats.forEach(({ name }, seat) => table.setName(seat, name));
  if (table.date === "") table.setDate(new Date(created).toISOString().slice(0, 10));
  seatPlayers(table, setup);
}

/** Those of the setup play from now on; when the game is over it stays who has played. */
export function seatPlayers(table: Table, setup: GameSetup): void {
  setup.seats.forEach(({ by }, seat) => {
    if (table.player(seat) !== by) table.setPlayer(seat, by);
  });
}
