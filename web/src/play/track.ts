/*
 * track.ts: the steps of a table as one seat sees them, each with what it told that seat. In a game
 * without secrets all seats share one track, the owner's.
 */
import { CHANCE, type State, type Table, type TableStep } from "../engine/engine";
import type { Step } from "./types";

/** Does an action in a position, and tells it as a step. */
function take(state: State, index: number, at: TableStep): Step {
  const { rules } = state;
  const { action, line, isDraft, turnSeat, round } = at;
  const seat = state.actor;
  const verb = rules.name("verb", action.verb) ?? "";
  const spot = state.where(action);
  const turn = seat === CHANCE ? state.turn : seat;
  const events = state.apply(action);
  return {
    index,
    seat,
    turn,
    turnNumber: at.turn,
    turnSeat,
    round,
    verb,
    choice: { action, verb, spot, line },
    events,
    scores: state.scores,
    isDraft,
    drawn: seat !== CHANCE ? -1 : rules.has("board") ? action.a : spot.card,
  };
}

export class Track {
  private readonly made: Step[] = [];
  /** The number of the line of each of them. */
  private readonly numbers: number[] = [];

  constructor(
    private readonly table: Table,
    readonly looker: number,
  ) {}

  /** Everything up to now; what is still as it was last time is the same object. */
  get steps(): readonly Step[] {
    const count = this.table.steps(this.looker);
    const known = this.known(count);
    this.made.length = known;
    this.numbers.length = known;
    if (known === count) return this.made;
    const state = this.at(known);
    for (let i = known; i < count; i++) {
      const step = this.table.step(this.looker, i);
      this.made.push(take(state, i, step));
      this.numbers.push(step.number);
    }
    state.free();
    return this.made;
  }

  /** The same as lines: what a computer player is told. */
  get lines(): string[] {
    return this.steps.map((step) => step.choice.line);
  }

  /** The steps that lines would be after so many of the game; the seat itself knows all of them. */
  wouldFollow(length: number, lines: readonly string[]): Step[] {
    const state = this.at(length);
    const steps = lines.map((line, i) => {
      const action = state.readLine(line);
      if (typeof action === "string") throw new Error(`the line ${line} cannot be read: ${action}`);
      const { actor, turn } = state;
      // What never happened is in no turn of the table.
      const at = { number: 0, actor, turn: -1, turnSeat: turn, round: 0, isDraft: false };
      return take(state, length + i, { ...at, action, line });
    });
    state.free();
    return steps;
  }

  /** The position after so many steps, as a state of its own. */
  at(length: number): State {
    return this.table.viewAt(this.looker, length);
  }

  /** How many of the steps made are still there. Whoever has the line of one has all before it;
   *  drafts have no numbers. */
  private known(count: number): number {
    const isSame = (i: number): boolean => {
      const { number, line } = this.table.step(this.looker, i);
      return number === this.numbers[i] && line === this.made[i]?.choice.line;
    };
    const most = Math.min(count, this.made.length);
    let known = most;
    while (known > 0 && (this.numbers[known - 1] === 0 || !isSame(known - 1))) known--;
    while (known < most && isSame(known)) known++;
    return known;
  }
}
