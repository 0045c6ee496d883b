/* thinker.ts: a computer player in the module; used where thinking may take its time (a worker). */
import type { Engine } from "./engine";
import { readAction } from "./rules";
import type { Rules } from "./rules";
import type { State } from "./state";
import type { Action } from "./types";

export class Thinker {
  private constructor(private readonly rules: Rules, private readonly at: number) {}

  /** Throws if nobody has that name. */
  static open(engine: Engine, name: string, rules: Rules, seed: number): Thinker {
    const at = engine.wasm.withText(name, (text) => engine.wasm.call("bind_think_open", text, rules.at, seed));
    if (at === 0) throw new Error(`no computer player is called ${name}`);
    return new Thinker(rules, at);
  }

  /** A legal action of the seat, which is the actor of view, after at most so many milliseconds. */
  choose(view: State, seat: number, milliseconds: number, now: () => number): Action {
    const { wasm } = this.rules;
    const end = now() + milliseconds;
    wasm.call("bind_think_begin", this.at, view.pointer, seat);
    while (wasm.call("bind_think_more", this.at) && now() < end);
    const room = wasm.alloc(8);
    wasm.call("bind_think_answer", this.at, room);
    const action = readAction(wasm, room);
    wasm.free(room);
    return action;
  }

  close(): void {
    this.rules.wasm.call("bind_think_close", this.at);
  }
}
