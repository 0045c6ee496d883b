/*
 * branch.ts: a game of its own that begins like another one. Chance is settled only when it comes
 * up, so the first lines of a game say nothing about what comes after them: it is drawn anew.
 */
import { OVER, State, type Rules } from "../engine/engine";
import { savedGame } from "./saved";
import type { Decision, GameSetup, SavedGame } from "./types";

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
  const settled = isDraft ? last.from : lines.length;
  return { ...savedGame(setup, lines, settled), isOver: actor === OVER, scores };
}
