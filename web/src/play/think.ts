/* think.ts: answers one request of a game; the same in a worker and in tests. */
import { State, type Action, type Engine, type Rules } from "../engine/engine";
import { Judge } from "../engine/judge";
import { Thinker } from "../engine/thinker";
import type { BotRequest, Judgement, JudgeRequest } from "./types";

/** The lines are what the seat saw, so the position is its view. */
function viewOf(rules: Rules, seat: number, lines: readonly string[]): State {
  const whole = State.start(rules);
  const view = whole.view(seat);
  whole.free();
  play(view, lines);
  return view;
}

/** Applies lines, one after the other. */
function play(state: State, lines: readonly string[]): Action[] {
  return lines.map((line) => {
    const action = state.readLine(line);
    if (typeof action === "string") throw new Error(`${line}: ${action}`);
    state.apply(action);
    return action;
  });
}

export function think(engine: Engine, request: BotRequest, now: () => number): string {
  const rules = engine.rules(request.rules);
  const thinker = Thinker.open(engine, request.player, rules, request.seed);
  const view = viewOf(rules, request.seat, request.lines);
  try {
    return view.line(thinker.choose(view, request.seat, request.milliseconds, now));
  } finally {
    thinker.close();
    view.free();
  }
}

export function judge(engine: Engine, request: JudgeRequest, now: () => number): Judgement {
  const { seat, milliseconds } = request;
  const rules = engine.rules(request.rules);
  const view = viewOf(rules, seat, request.lines);
  const after = view.copy();
  const judging = Judge.open(rules, request.seed);
  try {
    const played = play(after, request.played);
    const ways = judging.judge(view, seat, played, milliseconds, now);
    const told = ways.find((way) => way.isPlayed) ?? ways[0];
    return {
      ways: ways.map(({ actions, leads }) => ({ lines: linesOf(view, actions), lead: leads[seat] ?? 0 })),
      played: ways.findIndex((way) => way.isPlayed),
      leads: told?.leads ?? [],
    };
  } finally {
    judging.close();
    after.free();
    view.free();
  }
}

function linesOf(view: State, actions: readonly Action[]): string[] {
  const state = view.copy();
  const lines = actions.map((action) => {
    const line = state.line(action);
    state.apply(action);
    return line;
  });
  state.free();
  return lines;
}
