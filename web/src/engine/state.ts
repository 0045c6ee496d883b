/*
 * state.ts: a position of a game. Every question is answered by the engine; nothing is kept here
 * but the place of the state in the module's memory.
 */
import { readAction, statusName, writeAction, type Rules } from "./rules";
import type {
  Action,
  Card,
  CardWhere,
  Chance,
  Choice,
  EventKind,
  Feature,
  GameEvent,
  How,
  Member,
  Piece,
  PieceWhere,
  Spot,
  Sum,
  Term,
  Tile,
  Token,
  Turn,
} from "./types";
import type { Values } from "./wasm";

/** Room for a list at first; the engine says when there is more. */
const LIST = 256;
const PIECE_WHERE: readonly PieceWhere[] = ["supply", "segment", "held"];
const CARD_WHERE: readonly CardWhere[] = ["row", "hand", "front", "chest"];

/** Frees what was forgotten: positions are handed to the page, which keeps them as it likes. */
const forgotten = new FinalizationRegistry<{ rules: Rules; at: number }>(({ rules, at }) =>
  rules.wasm.free(at),
);

export class State {
  private at: number;

  /** owner: what the position needs as long as it lives. */
  private constructor(
    readonly rules: Rules,
    at: number,
    private readonly owner: unknown,
  ) {
    this.at = at;
    forgotten.register(this, { rules, at }, this);
  }

  /** The first position. */
  static start(rules: Rules): State {
    return State.filled(rules, null, (at) => rules.wasm.call("aude_start", rules.at, at));
  }

  /** One that somebody else fills in, for functions of the engine folder only. */
  static filled(rules: Rules, owner: unknown, fill: (at: number) => void): State {
    const at = rules.wasm.alloc(rules.stateSize);
    fill(at);
    return new State(rules, at, owner);
  }

  free(): void {
    if (this.at === 0) return;
    forgotten.unregister(this);
    this.rules.wasm.free(this.at);
    this.at = 0;
  }

  copy(): State {
    return State.filled(this.rules, this.owner, (at) =>
      this.rules.wasm.call("aude_copy", at, this.at),
    );
  }

  /** What a seat may know (-1: an onlooker), as a state of its own. */
  view(seat: number): State {
    return State.filled(this.rules, this.owner, (at) => this.call("aude_view", seat, at));
  }

  get actor(): number {
    return this.ask("aude_actor");
  }
  /** Whose turn it is. */
  get turn(): number {
    return this.ask("aude_turn");
  }
  /** Tiles or cards still to be drawn. */
  get left(): number {
    return this.ask("aude_left");
  }
  /** Tile or card kind drawn and not yet laid, or -1. */
  get hand(): number {
    return this.ask("aude_hand");
  }
  get step(): string {
    return this.rules.name("step", this.ask("aude_step")) ?? "";
  }
  /** Seats that have won, as a mask; 0 until the game is over. */
  get winners(): number {
    return this.ask("aude_winners");
  }
  get count(): number {
    return this.ask("aude_count");
  }
  get hash(): bigint {
    return this.rules.wasm.big("aude_hash", this.at);
  }

  get scores(): number[] {
    return this.room(this.rules.wasm.limit("seats") * 4, (room) => {
      this.rules.wasm.call("aude_scores", this.at, room);
      return Array.from({ length: this.rules.seats }, (_, i) => this.rules.wasm.int(room + 4 * i));
    });
  }

  /** The verbs of everything that may come now, by somebody's choice or by chance. */
  verbs(): string[] {
    const actions = this.actor < 0 ? this.chances().map((chance) => chance.action) : this.legal();
    return [...new Set(actions.map((action) => this.rules.name("verb", action.verb) ?? ""))];
  }

  /** Every legal action of the actor; for chance each outcome once. */
  legal(): Action[] {
    return this.list("action", (room, max) => this.call("aude_legal", room, max), readAction);
  }

  /** The legal actions of a seat with what a front end needs; none while chance acts. */
  choices(): Choice[] {
    return this.actor < 0 ? [] : this.legal().map((action) => this.choice(action));
  }

  choice(action: Action): Choice {
    return {
      action,
      verb: this.rules.name("verb", action.verb) ?? "",
      spot: this.where(action),
      line: this.line(action),
    };
  }

  chances(): Chance[] {
    return this.list(
      "chance",
      (room, max) => this.call("aude_chances", room, max),
      (wasm, at) => {
        const action = readAction(wasm, at);
        return {
          action,
          line: this.line(action),
          weight: wasm.get("chance", "weight", at) as number,
        };
      },
    );
  }

  /** "ok", or the reason why this seat may not do that now. */
  check(seat: number, action: Action): string {
    return this.withAction(action, (a) =>
      statusName(this.rules.wasm, this.call("bind_check", seat, a)),
    );
  }

  apply(action: Action): GameEvent[] {
    return this.withAction(action, (a) => this.events((room) => this.call("bind_apply", a, room)));
  }

  /** What an action would give, without doing it. */
  preview<T>(action: Action, look: (after: State, events: GameEvent[]) => T): T {
    const after = this.copy();
    try {
      return look(after, after.apply(action));
    } finally {
      after.free();
    }
  }

  /** Points of every seat if the game ended now. */
  projected(): number[] {
    const end = this.copy();
    if (end.actor !== -2) end.rules.wasm.call("aude_end", end.at, 0);
    const scores = end.scores;
    end.free();
    return scores;
  }

  /** An action as a seat sees it. */
  seen(seat: number, action: Action): Action {
    return this.withAction(action, (a) =>
      this.room(8, (room) => {
        this.call("bind_seen", seat, a, room);
        return readAction(this.rules.wasm, room);
      }),
    );
  }

  line(action: Action): string {
    const size = this.rules.wasm.limit("line");
    return this.withAction(action, (a) =>
      this.room(size, (room) => {
        this.call("bind_action_write", a, room, size);
        return this.rules.wasm.text(room) ?? "";
      }),
    );
  }

  /** The action a line means here (it need not be legal), or the name of the status. */
  readLine(line: string): Action | string {
    const { wasm } = this.rules;
    return this.room(8, (room) => {
      const status = wasm.withText(line, (text) => this.call("aude_action_read", text, room));
      return status === 0 ? readAction(wasm, room) : statusName(wasm, status);
    });
  }

  where(action: Action): Spot {
    return this.withAction(action, (a) =>
      this.room(this.rules.wasm.sizeOf("spot"), (room) => {
        this.call("bind_where", a, room);
        const s = this.rules.wasm.read("spot", room);
        return {
          onBoard: s.on_board as boolean,
          x: s.x as number,
          y: s.y as number,
          turn: s.turn as number,
          segment: s.segment as number,
          piece: this.rules.name("piece", s.piece as number),
          seat: s.seat as number,
          card: s.card as number,
        };
      }),
    );
  }

  tiles(): Tile[] {
    return this.structs("tile", "aude_tiles").map((t) => ({
      x: t.x as number,
      y: t.y as number,
      kind: t.kind as number,
      turn: t.turn as Turn,
    }));
  }

  features(): Feature[] {
    return this.structs("feature", "aude_features").map((f) => this.toFeature(f));
  }

  feature(id: number): Feature | null {
    return this.room(this.rules.wasm.sizeOf("feature"), (room) =>
      this.call("aude_feature", id, room)
        ? this.toFeature(this.rules.wasm.read("feature", room))
        : null,
    );
  }

  /** The id of the feature a segment belongs to, or -1. */
  featureAt(x: number, y: number, segment: number): number {
    return this.call("aude_feature_at", x, y, segment);
  }

  /** What a feature would bring a seat (-1: an owner without special figures), explained. */
  worth(feature: number, when: "now" | "complete", seat: number): Sum | null {
    return this.room(this.rules.wasm.sizeOf("sum"), (room) =>
      this.call("aude_worth", feature, when === "now" ? 0 : 1, seat, room)
        ? this.toSum(room)
        : null,
    );
  }

  /** A number of the rules, or null where they have none of that name. */
  number(name: string): number | null {
    const { wasm } = this.rules;
    return this.room(4, (room) =>
      wasm.withText(name, (text) => this.call("aude_number", text, room)) ? wasm.int(room) : null,
    );
  }

  /** All of them by their names, for words that have them as parameters. */
  numbers(): Record<string, number> {
    const names = this.rules.namesOf("number");
    return Object.fromEntries(names.map((name) => [name, this.number(name) ?? 0]));
  }

  members(feature: number): Member[] {
    const list = (room: number, max: number) => this.call("aude_members", feature, room, max);
    return this.list("member", list, (wasm, at) => wasm.read("member", at) as unknown as Member);
  }

  pieces(): Piece[] {
    return this.structs("piece", "aude_pieces").map((p) => ({
      seat: p.seat as number,
      kind: this.rules.name("piece", p.kind as number) ?? "",
      where: PIECE_WHERE[p.where as number] ?? "supply",
      segment: p.segment as number,
      x: p.x as number,
      y: p.y as number,
      holder: p.holder as number,
    }));
  }

  tokens(): Token[] {
    return this.structs("token", "aude_tokens").map((t) => ({
      kind: this.rules.name("token", t.kind as number) ?? "",
      tile: this.orNone(t.tile as number),
      seat: t.seat as number,
      onBoard: t.on_board as boolean,
      x: t.x as number,
      y: t.y as number,
      segment: t.segment as number,
      count: t.count as number,
    }));
  }

  cards(): Card[] {
    return this.structs("card", "aude_cards").map((c) => ({
      kind: this.orNone(c.kind as number),
      where: CARD_WHERE[c.where as number] ?? "row",
      seat: c.seat as number,
      row: this.orNone(c.row as number),
      place: c.place as number,
      count: c.count as number,
      isDown: c.is_down as boolean,
    }));
  }

  /** Copies of a tile kind still to be drawn; of a card kind: cards whose place is not known. */
  bag(kind: number): number {
    return this.call("aude_bag", kind);
  }

  /** The turns in which a tile of that kind fits there. */
  fits(x: number, y: number, kind: number): Turn[] {
    const mask = this.call("aude_fits", x, y, kind);
    return ([0, 1, 2, 3] as const).filter((t) => mask & (1 << t));
  }

  /** The place of the state in the module, for functions of the engine folder only. */
  get pointer(): number {
    return this.at;
  }

  private ask(name: string): number {
    return this.rules.wasm.call(name, this.at);
  }

  /** Calls with this state first. */
  private call(name: string, ...args: number[]): number {
    return this.rules.wasm.call(name, this.at, ...args);
  }

  private room<T>(size: number, work: (room: number) => T): T {
    const room = this.rules.wasm.alloc(size);
    try {
      return work(room);
    } finally {
      this.rules.wasm.free(room);
    }
  }

  private withAction<T>(action: Action, work: (at: number) => T): T {
    return this.room(8, (at) => {
      writeAction(this.rules.wasm, at, action);
      return work(at);
    });
  }

  /** fill writes at most max and returns how many there are. */
  private list<T>(
    struct: string,
    fill: (room: number, max: number) => number,
    read: (wasm: Rules["wasm"], at: number) => T,
  ): T[] {
    const size = this.rules.wasm.sizeOf(struct);
    const take = (max: number): T[] =>
      this.room(size * max, (room) => {
        const n = fill(room, max);
        return n > max
          ? take(n)
          : Array.from({ length: n }, (_, i) => read(this.rules.wasm, room + i * size));
      });
    return take(LIST);
  }

  private structs(struct: string, name: string): Values[] {
    return this.list(
      struct,
      (room, n) => this.call(name, room, n),
      (wasm, at) => wasm.read(struct, at),
    );
  }

  private events(fill: (room: number) => void): GameEvent[] {
    const { wasm } = this.rules;
    return this.room(wasm.sizeOf("events"), (room) => {
      fill(room);
      const size = wasm.sizeOf("event");
      const first = room + wasm.offsetOf("events", "list");
      const n = wasm.get("events", "count", room) as number;
      return Array.from({ length: n }, (_, i) => this.toEvent(first + i * size));
    });
  }

  /** What the engine calls none is -1 here. */
  private orNone(number: number): number {
    return number === this.rules.wasm.limit("none") ? -1 : number;
  }

  private toSum(at: number): Sum {
    const { wasm } = this.rules;
    const size = wasm.sizeOf("term"),
      first = at + wasm.offsetOf("sum", "term");
    return {
      points: wasm.get("sum", "points", at) as number,
      terms: Array.from({ length: wasm.get("sum", "terms", at) as number }, (_, i) =>
        this.toTerm(wasm.read("term", first + i * size)),
      ),
    };
  }

  private toTerm(t: Values): Term {
    const { rules } = this;
    return {
      what: rules.name("term", t.what as number) ?? "",
      which: rules.name("term", t.which as number),
      how: rules.wasm.text(rules.wasm.call("aude_how_name", t.how as number)) as How,
      count: t.count as number,
      each: t.each as number,
      points: t.points as number,
    };
  }

  private toEvent(at: number): GameEvent {
    const { rules } = this;
    const e = rules.wasm.read("event", at);
    const kind = rules.wasm.text(rules.wasm.call("aude_event_name", e.kind as number)) as EventKind;
    return {
      kind,
      seat: e.seat as number,
      points: e.points as number,
      tile: this.orNone(e.tile as number),
      feature: rules.name("feature", e.feature as number),
      // These three mean something only for the kinds of event that name them.
      piece:
        kind === "return" || kind === "capture" ? rules.name("piece", e.piece as number) : null,
      token: kind === "token" ? rules.name("token", e.token as number) : null,
      why: kind === "score" ? rules.name("reason", e.why as number) : null,
      other: e.other as number,
      count: e.count as number,
      segment: e.segment as number,
      x: e.x as number,
      y: e.y as number,
      isFinal: e.is_final as boolean,
      cause: e.cause as number,
      sum: this.toSum(at + rules.wasm.offsetOf("event", "sum")),
      strength: e.strength as number[],
    };
  }

  private toFeature(f: Values): Feature {
    return {
      id: f.id as number,
      kind: this.rules.name("feature", f.kind as number) ?? "",
      isClosed: f.is_closed as boolean,
      open: f.open as number,
      tiles: f.tiles as number,
      segments: f.segments as number,
      marks: this.rules.marks(f.mark as number[]),
      strength: f.strength as number[],
      owners: f.owners as number,
      now: f.now as number[],
      done: f.done as number[],
      worthNow: f.worth_now as number,
      worthDone: f.worth_done as number,
      sumNow: this.worth(f.id as number, "now", -1),
      x: f.x as number,
      y: f.y as number,
      segment: f.segment as number,
    };
  }
}
