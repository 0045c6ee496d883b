/* saved.ts: a game that is new here, as it is kept. */
import type { GameSetup, SavedGame } from "./types";

/** Letters and digits: the time, and something by lot. */
function newId(time: number): string {
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${time.toString(36)}${(lot % 36 ** 4).toString(36).padStart(4, "0")}`;
}

/** It begins with lines; those that are not settled are the draft of a turn. */
export function savedGame(
  setup: GameSetup,
  lines: readonly string[] = [],
  settled = lines.length,
): SavedGame {
  const time = Date.now();
  return {
    id: newId(time),
    setup,
    lines,
    settled,
    created: time,
    changed: time,
    isOver: false,
    scores: setup.seats.map(() => 0),
  };
}
