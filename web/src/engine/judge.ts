/* judge.ts: how good ways to play on are; used where thinking may take its time (a worker). */
import { readAction, writeAction } from "./rules";
import type { Rules } from "./rules";
import type { State } from "./state";
import type { Action } from "./types";

/** A way to play on, as the module tells it. */
export interface JudgedWay {
  readonly actions: readonly Action[];
  readonly isPlayed: boolean;
  /** By how many points every seat is then expected to be ahead of the best other. */
  readonly leads: readonly number[];
}

/** The module counts hundredths of a point. */
const HUNDREDTHS = 100;

export class Judge {
  private constructor(private readonly rules: Rules, private readonly at: number) {}

  static open(rules: Rules, seed: number): Judge {
    return new Judge(rules, rules.wasm.call("bind_judge_open", rules.at, seed));
  }

  /** The best ways the seat had, which is the actor of view, and what it played, if anything; the
   *  best first. Playing them on ends after so many milliseconds, looking for them does not. */
  judge(view: State, seat: number, played: readonly Action[], milliseconds: number, now: () => number): JudgedWay[] {
    const { wasm } = this.rules;
    const end = now() + milliseconds;
    const size = wasm.sizeOf("action");
    const room = wasm.alloc(size * Math.max(1, played.length));
    played.forEach((action, i) => writeAction(wasm, room + i * size, action));
    wasm.call("bind_judge_begin", this.at, view.pointer, seat, room, played.length);
    wasm.free(room);
    while (wasm.call("bind_judge_more", this.at) && (now() < end || this.count === 0));
    return Array.from({ length: this.count }, (_, i) => this.way(wasm.call("bind_judge_way", this.at, i)));
  }

  close(): void {
    this.rules.wasm.call("bind_judge_close", this.at);
  }

  private get count(): number {
    return this.rules.wasm.call("bind_judge_ways", this.at);
  }

  private way(at: number): JudgedWay {
    const { wasm, seats } = this.rules;
    const first = at + wasm.offsetOf("way", "action");
    const actions = Array.from({ length: wasm.get("way", "count", at) as number }, (_, i) =>
      readAction(wasm, first + i * wasm.sizeOf("action")));
    const leads = (wasm.get("way", "lead", at) as number[]).slice(0, seats).map((lead) => lead / HUNDREDTHS);
    return { actions, leads, isPlayed: wasm.get("way", "is_played", at) as boolean };
  }
}
