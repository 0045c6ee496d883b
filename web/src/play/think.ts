/* think.ts: answers one request of a game; the same in a worker and in tests. */
import { State, type Action, type Engine, type Rules } from "../engine/engine";
import { ANALYST, Player } from "../engine/player";
import type { BotRequest, CompareRequest, Comparison } from "./types";

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
  const player = Player.open(engine, request.player, rules, request.seed);
  const view = viewOf(rules, request.seat, request.lines);
  try {
    return view.line(player.choose(view, request.seat, request.milliseconds, now));
  } finally {
    player.close();
    view.free();
  }
}

export function compare(engine: Engine, request: CompareRequest, now: () => number): Comparison {
  const { seat, milliseconds } = request;
  const rules = engine.rules(request.rules);
  const view = viewOf(rules, seat, request.lines);
  const after = view.copy();
  const analyst = Player.open(engine, ANALYST, rules, request.seed);
  try {
    const played = play(after, request.played);
    const ways = analyst.compare(view, seat, played, milliseconds, now);
    const told = ways.find((way) => way.isPlayed) ?? ways[0];
    return {
      ways: ways.map(({ actions, leads }) => ({
        lines: linesOf(view, actions),
        lead: leads[seat] ?? 0,
      })),
      played: ways.findIndex((way) => way.isPlayed),
      leads: told?.leads ?? [],
    };
  } finally {
    analyst.close();
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
