/*
 * track.ts: a game as one seat sees it: the position, and every step with what it told that seat.
 * In a game without secrets all seats share one track.
 */
import { CHANCE, State, type Action, type Rules } from "../engine/engine";
import type { Step } from "./types";

/** The first position as a seat sees it. */
function startOf(rules: Rules, looker: number): State {
  const whole = State.start(rules);
  const state = whole.view(looker);
  whole.free();
  return state;
}

function readLine(state: State, line: string): Action {
  const action = state.readLine(line);
  if (typeof action === "string") throw new Error(`the line ${line} cannot be read: ${action}`);
  return action;
}

export class Track {
  state: State;
  readonly steps: Step[] = [];
  /** The steps as lines, as this seat may see them: what a computer player is told. */
  readonly lines: string[] = [];

  constructor(readonly rules: Rules, readonly looker: number) {
    this.state = startOf(rules, looker);
  }

  /** An action that was done; whole is the true position before it. */
  add(whole: State, action: Action, isDraft: boolean): void {
    const step = this.take(this.state, whole.seen(this.looker, action), this.steps.length, isDraft);
    this.lines.push(step.choice.line);
    this.steps.push(step);
  }

  /** The steps that lines would be after so many of the game; the seat itself knows all of them. */
  wouldFollow(length: number, lines: readonly string[]): Step[] {
    const state = this.at(length);
    const steps = lines.map((line, i) => this.take(state, readLine(state, line), length + i, false));
    state.free();
    return steps;
  }

  /** Does an action in a position, and tells it as a step. */
  private take(state: State, seen: Action, index: number, isDraft: boolean): Step {
    const seat = state.actor;
    const choice = state.choice(seen);
    const turn = seat === CHANCE ? state.turn : seat;
    const events = state.apply(seen);
    return {
      index, seat, turn, verb: choice.verb, choice, events, scores: state.scores, isDraft,
      drawn: seat !== CHANCE ? -1 : this.rules.cards.length > 0 ? choice.spot.card : seen.a,
    };
  }

  /** Forgets all steps from that number on; the position is made anew from the lines. */
  cut(length: number): void {
    this.steps.length = length;
    this.lines.length = length;
    this.state.free();
    this.state = this.at(length);
  }

  /** The position after so many steps, as a state of its own. */
  at(length: number): State {
    const state = startOf(this.rules, this.looker);
    for (const line of this.lines.slice(0, length)) state.apply(readLine(state, line));
    return state;
  }

  /** The draft has become part of the game. */
  settle(): void {
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const step = this.steps[i] as Step;
      if (!step.isDraft) return;
      this.steps[i] = { ...step, isDraft: false };
    }
  }
}
