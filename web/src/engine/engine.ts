/* engine.ts: the door of this folder: loads the module and reads rules and records. */
import { Rules, readGames, statusName } from "./rules";
import { State } from "./state";
import type { Action, GameInfo } from "./types";
import { Wasm } from "./wasm";

/** The header of a record, and its action lines with their numbers in the text. */
export interface RecordText {
  readonly rules: string;
  readonly seats: readonly string[];
  readonly date: string;
  readonly result: string;
  readonly lines: readonly { readonly number: number; readonly line: string }[];
}

/** A record that cannot be read: which line, and why. */
export class RecordError extends Error {
  /** due: the verbs that could have come there, where the line itself was read. */
  constructor(readonly status: string, readonly line: number, readonly text: string,
    readonly due: readonly string[] = []) {
    super(`${status} in line ${line}: ${text}`);
  }
}

/** A record played to its last line. */
export interface Played {
  readonly rules: Rules;
  readonly actions: readonly Action[];
  readonly record: RecordText;
}

const HEAD_MAX = 1024;
const RECORD_MAX = 1 << 20;

export class Engine {
  readonly games: readonly GameInfo[];
  readonly players: readonly string[];
  private readonly known = new Map<string, Rules>();

  private constructor(readonly wasm: Wasm) {
    this.games = readGames(wasm);
    this.players = readPlayers(wasm);
  }

  static async load(module: WebAssembly.Module): Promise<Engine> {
    return new Engine(await Wasm.load(module));
  }

  /** Throws a RulesError. Equal texts give the same object. */
  rules(text: string): Rules {
    let rules = this.known.get(text);
    if (!rules) {
      rules = Rules.read(this.wasm, text);
      this.known.set(text, rules);
    }
    return rules;
  }

  start(text: string): State {
    return State.start(this.rules(text));
  }

  /** Throws a RecordError. The lines are not played. */
  readRecord(text: string): RecordText {
    const { wasm } = this;
    if (text.length > RECORD_MAX) throw new RecordError("text-too-long", 1, "");
    const head = wasm.alloc(wasm.sizeOf("record") + 8 + wasm.limit("line"));
    const [used, number] = [head + wasm.sizeOf("record"), head + wasm.sizeOf("record") + 4];
    try {
      return wasm.withText(text, (at) => {
        const status = wasm.call("aude_record_read", at, head, used, number);
        if (status !== 0) {
          throw new RecordError(statusName(wasm, status), wasm.int(number), text.split("\n")[wasm.int(number) - 1] ?? "");
        }
        const lines: { number: number; line: string }[] = [];
        const room = number + 4;
        while (wasm.call("aude_record_next", at, used, number, room)) {
          // The number has moved past the line that was read.
          lines.push({ number: wasm.int(number) - 1, line: wasm.text(room) ?? "" });
        }
        const seat = head + wasm.offsetOf("record", "seat");
        return {
          rules: wasm.get("record", "rules", head) as string,
          seats: Array.from({ length: wasm.limit("seats") }, (_, i) => wasm.text(seat + i * wasm.limit("name")) ?? ""),
          date: wasm.get("record", "date", head) as string,
          result: wasm.get("record", "result", head) as string,
          lines,
        };
      });
    } finally {
      wasm.free(head);
    }
  }

  /** Writes a record. Names and date are cut to what a record holds. */
  writeRecord(record: RecordText): string {
    const { wasm } = this;
    const size = wasm.sizeOf("record");
    const nameMax = wasm.limit("name");
    const room = wasm.alloc(size + HEAD_MAX);
    wasm.bytes(room, size).fill(0);
    const put = (text: string, at: number, max: number) => wasm.bytes(at, max - 1).set(cut(text, max - 1));
    wasm.set("record", "version", room, 1);
    put(record.rules, room + wasm.offsetOf("record", "rules"), wasm.limit("text"));
    put(record.date, room + wasm.offsetOf("record", "date"), nameMax);
    put(record.result, room + wasm.offsetOf("record", "result"), nameMax);
    const seat = room + wasm.offsetOf("record", "seat");
    record.seats.slice(0, wasm.limit("seats")).forEach((name, i) => put(name, seat + i * nameMax, nameMax));
    const status = wasm.call("aude_record_write", room, room + size, HEAD_MAX);
    const head = wasm.text(room + size) ?? "";
    wasm.free(room);
    if (status !== 0) throw new RecordError(statusName(wasm, status), 0, "");
    return `${head}${head.endsWith("\n\n") ? "" : "\n"}${record.lines.map((l) => `${l.line}\n`).join("")}`;
  }

  /** Reads a record and plays it to its end; throws a RecordError or RulesError. */
  playRecord(text: string): Played {
    const record = this.readRecord(text);
    const rules = this.rules(record.rules);
    const state = State.start(rules);
    const actions: Action[] = [];
    try {
      for (const { number, line } of record.lines) {
        const action = state.readLine(line);
        if (typeof action === "string") throw new RecordError(action, number, line);
        const status = state.check(state.actor, action);
        if (status !== "ok") throw new RecordError(status, number, line, state.verbs());
        state.apply(action);
        actions.push(action);
      }
    } finally {
      state.free();
    }
    return { rules, actions, record };
  }
}

/** UTF-8 of at most so many bytes, never half a letter; a name has one line. */
function cut(text: string, max: number): Uint8Array {
  const encoder = new TextEncoder();
  let out = encoder.encode("");
  for (const letter of text.replace(/[\p{Cc}\s]+/gu, " ").trim()) {
    const next = encoder.encode(letter);
    if (out.length + next.length > max) break;
    out = new Uint8Array([...out, ...next]);
  }
  return out;
}

function readPlayers(wasm: Wasm): string[] {
  const names: string[] = [];
  for (;;) {
    const name = wasm.text(wasm.call("bind_player_name", names.length));
    if (name === null) return names;
    names.push(name);
  }
}

export { CHANCE, OVER } from "./types";
export type * from "./types";
export { Rules, RulesError } from "./rules";
export { State } from "./state";
export { EngineFault } from "./wasm";
