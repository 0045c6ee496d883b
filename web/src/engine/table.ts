/*
 * table.ts: a game at a table (include/aude_table.h): its lines, the draft of a turn, luck, taking
 * back, and the game as each seat may know it. What the module refuses comes back as the name of the
 * status; "ok" is done.
 */
import type { Engine } from "./engine";
import { readAction, rulesText, RulesError, statusName, type Rules } from "./rules";
import { State } from "./state";
import type { Action } from "./types";
import type { Wasm } from "./wasm";

/** Who looks: nobody who plays, or whoever runs the table and knows everything. */
export const ONLOOKER = -1;
export const OWNER = -3;

/** every: so that luck stays settled; counting: without what was taken back. */
export type Extent = "every" | "counting";
const EXTENTS: readonly Extent[] = ["every", "counting"];

/** How a game ended: by the rules, because all others are out, or by a word at the table. */
export const ENDINGS = ["running", "played", "resigned", "time", "draw", "abort", "left"] as const;
export type Ending = (typeof ENDINGS)[number];

/** An action that counts, or one of the draft, as somebody may see it. */
export interface TableStep {
  /** Of its line; 0 in a draft. */
  readonly number: number;
  readonly actor: number;
  /** The number of its turn, and whose that is; -1: chance's between the turns of a card game. */
  readonly turn: number;
  readonly turnSeat: number;
  /** From 1; 0 before the first, and in games without rounds. */
  readonly round: number;
  readonly isDraft: boolean;
  readonly action: Action;
  readonly line: string;
}

/** A record that cannot be read: which line, and why. */
export class RecordError extends Error {
  constructor(
    readonly status: string,
    readonly line: number,
    readonly text: string,
    /** What is good before it; null: its top is wrong. */
    readonly sound: Table | null = null,
    /** The verbs that could have come there, where the line itself was read. */
    readonly due: readonly string[] = [],
  ) {
    super(`${status} in line ${line}: ${text}`);
  }
}

/** The longest text of a record that is read. */
export const RECORD_MAX = 1 << 20;

/** Closes what was forgotten: positions need the rules of their table, and go where they like. */
const forgotten = new FinalizationRegistry<{ wasm: Wasm; at: number }>(({ wasm, at }) =>
  wasm.call("aude_table_close", at),
);

export class Table {
  private constructor(
    readonly rules: Rules,
    private readonly at: number,
  ) {
    forgotten.register(this, { wasm: rules.wasm, at });
  }

  /** A new game, or one as a seat or an onlooker sees it, who then is to be given its own lines;
   *  throws a RulesError. */
  static open(engine: Engine, rules: string, viewer = OWNER): Table {
    const { wasm } = engine;
    return made(wasm, (out, more) => {
      const status = wasm.withText(rules, (at) =>
        wasm.call("aude_table_open", at, viewer, out, more),
      );
      if (status !== 0) throw new RulesError(statusName(wasm, status), wasm.int(more), rules);
      return new Table(engine.rules(rules), wasm.int(out));
    });
  }

  /** Throws a RecordError, which may have a table of its own. */
  static read(engine: Engine, text: string): Table {
    const { wasm } = engine;
    if (text.length > RECORD_MAX) throw new RecordError("text-too-long", 1, "");
    return made(wasm, (out, fault) => {
      const status = wasm.withText(text, (at, length) =>
        wasm.call("aude_table_read", at, length, out, fault),
      );
      const at = wasm.int(out);
      const table = at === 0 ? null : new Table(rulesAt(engine, at), at);
      if (status === 0 && table) return table;
      const line = wasm.get("fault", "line", fault) as number;
      const wrong = (text.split("\n")[line - 1] ?? "").trim();
      const name = statusName(wasm, status);
      throw new RecordError(name, line, wrong, table, table?.due(wrong) ?? []);
    });
  }

  /** A game of its own that begins with the first steps of this one; chance is open again. */
  fork(steps: number): Table {
    const { wasm } = this.rules;
    return made(wasm, (out) => {
      const status = this.call("aude_table_fork", steps, out);
      if (status !== 0) throw new Error(`the table cannot be forked: ${statusName(wasm, status)}`);
      return new Table(this.rules, wasm.int(out));
    });
  }

  /** A seat's own table knows no more than that seat; nobody can go on with it alone. */
  get isView(): boolean {
    return this.call("aude_table_viewer") !== OWNER;
  }
  /** The number of its last line; it grows with every change but those of a draft. */
  get count(): number {
    return this.call("aude_table_count");
  }
  /** Who must act: a seat, CHANCE or OVER. A draft does not count. */
  get actor(): number {
    return this.call("aude_table_actor");
  }
  /** The same after the draft. */
  get actorOfDraft(): number {
    return this.rules.wasm.call("aude_actor", this.call("aude_table_view", OWNER));
  }
  /** Seats that have won, as a mask; 0 while the game runs. */
  get winners(): number {
    return this.call("aude_table_winners");
  }
  /** How the game ended: "running", "played", "resigned" and so on. */
  get ending(): Ending {
    const { wasm } = this.rules;
    const name = wasm.text(wasm.call("aude_ending_name", this.call("aude_table_ending")));
    return ENDINGS.find((ending) => ending === name) ?? "running";
  }
  /** Seats that gave up or ran out of time, as a mask. */
  get out(): number {
    return this.call("aude_table_out");
  }
  get drafter(): number {
    return this.call("aude_table_drafter");
  }
  get drafted(): number {
    return this.call("aude_table_drafted");
  }
  get isDraftWhole(): boolean {
    return this.call("aude_table_draft_is_whole") !== 0;
  }
  /** How many equal lots the question to chance has; 1: its answer is known already. */
  get lots(): number {
    return this.call("aude_table_lots");
  }

  name(seat: number): string {
    return this.rules.wasm.text(this.call("aude_table_name", seat)) ?? "";
  }
  player(seat: number): string {
    return this.rules.wasm.text(this.call("aude_table_player", seat)) ?? "";
  }
  get date(): string {
    return this.rules.wasm.text(this.call("aude_table_date")) ?? "";
  }

  /** A name is cut to what a record holds; it has one line. */
  setName(seat: number, name: string): string {
    const plain = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, " ");
    return this.told("aude_table_set_name", plain, seat);
  }
  setDate(date: string): string {
    return this.told("aude_table_set_date", date);
  }
  /** Who plays a seat from now on. */
  setPlayer(seat: number, player: string): string {
    if (this.count > 0) return this.add(OWNER, `table seat ${seat} ${player}`);
    return this.told("aude_table_set_player", player, seat);
  }

  /** A line of a seat; for OWNER of whoever must act, or of the table itself. */
  add(seat: number, line: string): string {
    return this.told("aude_table_add", line, seat);
  }
  /** Answers the question to chance by one of its lots. */
  draw(lot: number): string {
    return this.status("aude_table_draw", lot);
  }
  draft(seat: number, line: string): string {
    return this.told("aude_table_draft", line, seat);
  }
  undoDraft(): string {
    return this.status("aude_table_draft_undo");
  }
  dropDraft(): void {
    this.call("aude_table_draft_drop");
  }
  sealDraft(): string {
    return this.status("aude_table_draft_seal");
  }

  /** The line to go back to for one of these seats to decide anew; -1: it cannot be. */
  backTo(seats: readonly number[]): number {
    return this.call(
      "aude_table_back_to",
      seats.reduce((mask, seat) => mask | (1 << seat), 0),
    );
  }
  /** What follows that line counts no more. */
  back(line: number): string {
    return this.add(OWNER, `table back ${line}`);
  }

  /** The position as somebody may know it, as a state of its own. */
  view(seat: number): State {
    const { wasm } = this.rules;
    const from = this.call("aude_table_view", seat);
    return State.filled(this.rules, this, (at) => wasm.call("aude_copy", at, from));
  }
  /** The same after so many steps, of which there must be so many. */
  viewAt(seat: number, steps: number): State {
    return State.filled(this.rules, this, (at) => {
      if (!this.call("aude_table_at", seat, steps, at)) throw new Error(`no position ${steps}`);
    });
  }
  /** How many steps somebody sees. */
  steps(seat: number): number {
    return this.call("aude_table_steps", seat);
  }
  step(seat: number, i: number): TableStep {
    const { wasm } = this.rules;
    const room = wasm.alloc(wasm.sizeOf("step"));
    try {
      if (!this.call("aude_table_step", seat, i, room)) throw new Error(`no step ${i}`);
      const s = wasm.read("step", room);
      return {
        number: s.number as number,
        actor: s.actor as number,
        turn: s.turn as number,
        turnSeat: s.turn_seat as number,
        round: s.round as number,
        isDraft: s.is_draft as boolean,
        action: readAction(wasm, room + wasm.offsetOf("step", "action")),
        line: s.line as string,
      };
    } finally {
      wasm.free(room);
    }
  }

  /** The record of what somebody may see, without the draft. */
  write(seat: number, extent: Extent): string {
    const { wasm } = this.rules;
    const how = EXTENTS.indexOf(extent);
    const size = this.call("aude_table_write", seat, how, 0, 0) + 1;
    const room = wasm.alloc(size);
    this.call("aude_table_write", seat, how, room, size);
    const text = wasm.text(room) ?? "";
    wasm.free(room);
    return text;
  }

  private due(line: string): string[] {
    const state = this.view(OWNER);
    const verbs = typeof state.readLine(line) === "string" ? [] : state.verbs();
    state.free();
    return verbs;
  }

  private call(name: string, ...args: number[]): number {
    return this.rules.wasm.call(name, this.at, ...args);
  }

  private status(name: string, ...args: number[]): string {
    return statusName(this.rules.wasm, this.call(name, ...args));
  }

  /** Calls with a text as the last argument. */
  private told(name: string, text: string, ...args: number[]): string {
    return this.rules.wasm.withText(text, (at) => this.status(name, ...args, at));
  }
}

/** Room for the place of a table, and for what went wrong. */
function made(wasm: Wasm, make: (out: number, more: number) => Table): Table {
  const room = wasm.alloc(4 + Math.max(4, wasm.sizeOf("fault")));
  try {
    return make(room, room + 4);
  } finally {
    wasm.free(room);
  }
}

const rulesAt = (engine: Engine, table: number): Rules =>
  engine.rules(rulesText(engine.wasm, engine.wasm.call("aude_table_rules", table)));
