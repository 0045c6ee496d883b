/* session.ts: games for tests: new ones, and what is in those that are kept. */
import { OWNER, Table, type Engine } from "../src/engine/engine";
import { tableOf } from "../src/play/saved";
import { resumeSession, type SessionOptions } from "../src/play/session";
import { compare, think } from "../src/play/think";
import type { Bots, GameSetup, SavedGame, Session } from "../src/play/types";

/** The same numbers in every run. */
export function dice(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return (x >>> 8) % n;
  };
}

/** A game that goes on at once; its computers think as shortly as they can, unless told otherwise. */
export function optionsOf(engine: Engine, seed: number, bots: Partial<Bots> = {}): SessionOptions {
  return {
    engine,
    dice: dice(seed),
    delay: () => 0,
    confirm: () => true,
    onChange: () => undefined,
    onProblem: (error) => {
      throw error;
    },
    bots: {
      choose: (request) => Promise.resolve(think(engine, request, () => 0)),
      compare: (request) => Promise.resolve(compare(engine, request, () => 0)),
      close: () => undefined,
      ...bots,
    },
  };
}

const COLOURS = ["red", "blue", "orange", "sky", "white", "black"] as const;

/** Who plays which seat. */
export function setup(rules: string, ...by: string[]): GameSetup {
  return {
    rules,
    helps: true,
    seats: by.map((b, i) => ({ name: `P${i}`, colour: COLOURS[i]!, by: b })),
  };
}

/** Lets computer players move until somebody is asked or the game is over. */
export async function rest(session: Session): Promise<void> {
  while (session.now.value.phase === "wait") await new Promise((resolve) => setImmediate(resolve));
}

/** The page itself always opens a saved game. */
export function newSession(setup: GameSetup, options: SessionOptions): Session {
  return resumeSession(newGame(setup), options);
}

export const newGame = (setup: GameSetup): SavedGame => ({
  id: "1",
  setup,
  record: "",
  draft: [],
  isEnded: false,
  created: 0,
  changed: 0,
  isOver: false,
  scores: [],
});

/** The record of lines of a game, as the table writes it. */
export function recordOfLines(
  engine: Engine,
  rules: string,
  lines: readonly string[],
  names: readonly string[] = [],
): string {
  const table = Table.open(engine, rules);
  names.forEach((name, seat) => table.setName(seat, name));
  for (const line of lines) {
    const status = table.add(OWNER, line);
    if (status !== "ok") throw new Error(`${line}: ${status}`);
  }
  return table.write(OWNER, "every");
}

/** The lines of a record that count. */
export function linesOfRecord(engine: Engine, record: string): string[] {
  const table = Table.read(engine, record);
  return Array.from({ length: table.steps(OWNER) }, (_, i) => table.step(OWNER, i).line);
}

/** The lines of a saved game that count, with those of its draft, and how many are none. */
export function linesOf(engine: Engine, game: SavedGame): { lines: string[]; settled: number } {
  const table = tableOf(engine, game);
  const lines = Array.from({ length: table.steps(OWNER) }, (_, i) => table.step(OWNER, i).line);
  return { lines, settled: lines.length - table.drafted };
}

/** The same game as it was after so many of its lines. */
export function cutAt(engine: Engine, game: SavedGame, length: number): SavedGame {
  const table = tableOf(engine, game).fork(length);
  return { ...game, record: table.write(OWNER, "every"), draft: [], isOver: false };
}
