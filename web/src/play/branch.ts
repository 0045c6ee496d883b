/*
 * branch.ts: a game of its own that begins like another one. Chance is settled only when it comes
 * up, so the first lines of a game say nothing about what comes after them: it is drawn anew.
 */
import { OVER, State, type Rules } from "../engine/engine";
import type { Decision, GameSetup, SavedGame } from "./types";

/** Letters and digits: the time, and something by lot. */
function newId(time: number): string {
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${time.toString(36)}${(lot % 36 ** 4).toString(36).padStart(4, "0")}`;
}

/** lines: the true ones; last: the last decision among them. A person in the middle of a turn finds
 *  its beginning as a draft, so that it can be taken back. */
export function branchOf(rules: Rules, setup: GameSetup, lines: readonly string[], last: Decision | undefined): SavedGame {
  const state = State.start(rules);
  for (const line of lines) {
    const action = state.readLine(line);
    if (typeof action === "string") throw new Error(`the line ${line} cannot be read: ${action}`);
    state.apply(action);
  }
  const { actor, scores } = state;
  state.free();
  const isDraft = last?.to === lines.length && last.seat === actor && setup.seats[actor]?.by === "person";
  const time = Date.now();
  return {
    id: newId(time), setup, lines, settled: isDraft ? last.from : lines.length, created: time, changed: time,
    isOver: actor === OVER, scores,
  };
}
