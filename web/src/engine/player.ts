/* player.ts: a computer player in the module; used where thinking may take its time (a worker). */
import type { Engine } from "./engine";
import { readAction, writeAction } from "./rules";
import type { Rules } from "./rules";
import type { State } from "./state";
import type { Action } from "./types";

/** The player that compares ways instead of playing (AUDE_ANALYST of aude_players.h). */
export const ANALYST = "analyst";

/** A way to play on, as the module tells it. */
export interface ComparedWay {
  readonly actions: readonly Action[];
  readonly isPlayed: boolean;
  /** By how many points every seat is then expected to be ahead of the best other. */
  readonly leads: readonly number[];
}

/** The module counts hundredths of a point. */
const HUNDREDTHS = 100;

export class Player {
  private constructor(
    private readonly rules: Rules,
    private readonly at: number,
  ) {}

  /** Throws if nobody has that name, or there is no memory for it. */
  static open(engine: Engine, name: string, rules: Rules, seed: number): Player {
    const { wasm } = engine;
    const at = wasm.withText(name, (text) =>
      wasm.call("aude_player_open", text, rules.at, BigInt(seed)),
    );
    if (at === 0)
      throw new Error(`no computer player is called ${name}, or there is no memory for it`);
    return new Player(rules, at);
  }

  /** A legal action of the seat, which is the actor of view, after at most so many milliseconds. */
  choose(view: State, seat: number, milliseconds: number, now: () => number): Action {
    const { wasm } = this.rules;
    const end = now() + milliseconds;
    this.begin(view, seat);
    while (wasm.call("aude_player_more", this.at) && now() < end);
    const room = wasm.alloc(wasm.sizeOf("action"));
    wasm.call("aude_player_answer", this.at, room);
    const action = readAction(wasm, room);
    wasm.free(room);
    return action;
  }

  /** Of the analyst: the best ways the seat had, which is the actor of view, and what it played, if
   *  anything; the best first. Playing them on ends after so many milliseconds, looking for them
   *  does not. */
  compare(
    view: State,
    seat: number,
    played: readonly Action[],
    milliseconds: number,
    now: () => number,
  ): ComparedWay[] {
    const { wasm } = this.rules;
    const end = now() + milliseconds;
    this.begin(view, seat);
    this.include(played);
    while (
      wasm.call("aude_player_more", this.at) &&
      (now() < end || wasm.call("aude_player_ways", this.at, 0, 0) === 0)
    );
    const most = wasm.limit("ways");
    const size = wasm.sizeOf("way");
    const room = wasm.alloc(most * size);
    const count = wasm.call("aude_player_ways", this.at, room, most);
    const ways = Array.from({ length: count }, (_, i) => this.way(room + i * size));
    wasm.free(room);
    return ways;
  }

  close(): void {
    this.rules.wasm.call("aude_player_close", this.at);
  }

  private begin(view: State, seat: number): void {
    if (this.rules.wasm.call("aude_player_begin", this.at, view.pointer, seat) === 0) {
      throw new Error(`seat ${seat} is not the one that must act`);
    }
  }

  private include(played: readonly Action[]): void {
    const { wasm } = this.rules;
    if (played.length === 0) return;
    const size = wasm.sizeOf("action");
    const room = wasm.alloc(size * played.length);
    played.forEach((action, i) => writeAction(wasm, room + i * size, action));
    const isTaken = wasm.call("aude_player_include", this.at, room, played.length) !== 0;
    wasm.free(room);
    if (!isTaken)
      throw new Error("what was played is not legal, or the player does not compare it");
  }

  private way(at: number): ComparedWay {
    const { wasm, seats } = this.rules;
    const first = at + wasm.offsetOf("way", "action");
    const actions = Array.from({ length: wasm.get("way", "count", at) as number }, (_, i) =>
      readAction(wasm, first + i * wasm.sizeOf("action")),
    );
    const leads = (wasm.get("way", "lead", at) as number[])
      .slice(0, seats)
      .map((lead) => lead / HUNDREDTHS);
    return { actions, leads, isPlayed: wasm.get("way", "is_played", at) as boolean };
  }
}
