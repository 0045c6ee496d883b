/* think.ts: answers one request of a game; the same in a worker and in tests. */
import { State, type Engine } from "../engine/engine";
import { Thinker } from "../engine/thinker";
import type { BotRequest } from "./types";

/** The lines are what the seat saw, so the position is its view. */
export function think(engine: Engine, request: BotRequest, now: () => number): string {
  const rules = engine.rules(request.rules);
  const whole = State.start(rules);
  const view = whole.view(request.seat);
  const thinker = Thinker.open(engine, request.player, rules, request.seed);
  try {
    for (const line of request.lines) {
      const action = view.readLine(line);
      if (typeof action === "string") throw new Error(`${line}: ${action}`);
      view.apply(action);
    }
    return view.line(thinker.choose(view, request.seat, request.milliseconds, now));
  } finally {
    thinker.close();
    whole.free();
    view.free();
  }
}
