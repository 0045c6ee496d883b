/* rules.ts: a game that has been chosen: its names, tiles and cards, read once. */
import type { Action, CardKind, GameInfo, GameOption, Segment, TileKind } from "./types";
import type { Values, Wasm } from "./wasm";

/** The nouns of aude.h, in the order of enum aude_noun. */
export const NOUNS = [
  "verb",
  "terrain",
  "feature",
  "role",
  "unit",
  "term",
  "number",
  "piece",
  "mark",
  "symbol",
  "step",
  "token",
  "reason",
  "card",
] as const;
export type Noun = (typeof NOUNS)[number];

/** Why a text is no rules: the name of the status and where in the text it goes wrong. */
export class RulesError extends Error {
  constructor(
    readonly status: string,
    readonly at: number,
    readonly text: string,
  ) {
    super(`${status} at ${at} in "${text}"`);
  }
}

export type CardTable = "animals" | "series";

/** The bits of enum aude_fact: what a game has. */
const FACTS = ["board", "cards", "secrets", "rounds"] as const;
export type Fact = (typeof FACTS)[number];

/** What is known of somebody's play: a rating, and the games behind it. */
export interface Rated {
  readonly rating: number;
  readonly games: number;
}

/** How a game has ended. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export class Rules {
  readonly text: string;
  readonly seats: number;
  readonly stateSize: number;
  readonly kinds: readonly TileKind[];
  readonly cards: readonly CardKind[];
  /** The name of the game: the first word, without expansions. */
  readonly game: string;
  readonly modules: readonly string[];
  private readonly names = new Map<Noun, readonly string[]>();

  private constructor(
    readonly wasm: Wasm,
    readonly at: number,
  ) {
    this.seats = wasm.call("aude_seats", at);
    this.stateSize = wasm.call("aude_state_size", at);
    this.text = rulesText(wasm, at);
    const parts = (this.text.split(" ")[0] ?? "").split("+");
    this.game = parts[0] ?? "";
    this.modules = parts.slice(1);
    for (const [i, noun] of NOUNS.entries()) this.names.set(noun, this.readNames(i));
    this.kinds = this.readKinds();
    this.cards = this.readCards();
  }

  /** Throws a RulesError. The rules live as long as the page: there are few of them. */
  static read(wasm: Wasm, text: string): Rules {
    const room = wasm.alloc(8);
    try {
      const status = wasm.withText(text, (at) => wasm.call("aude_rules_read", at, room, room + 4));
      if (status !== 0) throw new RulesError(statusName(wasm, status), wasm.int(room + 4), text);
      return new Rules(wasm, wasm.int(room));
    } finally {
      wasm.free(room);
    }
  }

  /** The names of a noun by number. */
  namesOf(noun: Noun): readonly string[] {
    return this.names.get(noun) ?? [];
  }

  name(noun: Noun, i: number): string | null {
    return this.namesOf(noun)[i] ?? null;
  }

  has(fact: Fact): boolean {
    return (this.wasm.call("aude_facts", this.at) & (1 << FACTS.indexOf(fact))) !== 0;
  }

  /** By mark name, only those that are there. */
  marks(counts: readonly number[]): Record<string, number> {
    return this.named("mark", counts);
  }

  /** What so many cards bring together, or null where the score card says nothing. */
  cardPoints(table: CardTable, n: number): { points: number; isSure: boolean } | null {
    const sure = this.wasm.alloc(4);
    const points = this.wasm.call(
      "aude_card_points",
      this.at,
      table === "animals" ? 0 : 1,
      n,
      sure,
    );
    const isSure = this.wasm.bytes(sure, 1)[0] !== 0;
    this.wasm.free(sure);
    return points < 0 ? null : { points, isSure };
  }

  /** How strong the opponent of that number is in games of these rules; 0: there is none. */
  strengthOf(opponent: number): number {
    return this.wasm.call("aude_opponent_strength", this.at, opponent);
  }

  /** The number of the opponent who has the most even game with somebody of that rating, and is not
   *  at the table yet. */
  opponentFor(rating: number, taken: readonly number[]): number {
    const mask = taken.reduce((bits, i) => (i < 0 ? bits : bits | (1 << i)), 0);
    return this.wasm.call("aude_opponent_for", this.at, rating, mask);
  }

  /** The rating of a seat after a game; opponents by seat, -1 where nobody with a number sits. */
  ratingAfter(before: Rated, seat: number, end: Outcome, opponents: readonly number[]): number {
    const winners = end.winners.reduce((bits, i) => bits | (1 << i), 0);
    return this.wasm.withInts(end.scores, (scores) =>
      this.wasm.withInts(opponents, (numbers) =>
        this.wasm.call(
          "aude_rating_game",
          this.at,
          before.rating,
          before.games,
          seat,
          winners,
          scores,
          numbers,
        ),
      ),
    );
  }

  private readNames(noun: number): string[] {
    const names: string[] = [];
    for (;;) {
      const name = this.wasm.text(this.wasm.call("aude_name", this.at, noun, names.length));
      if (name === null) return names;
      names.push(name);
    }
  }

  private named(noun: Noun, counts: readonly number[]): Record<string, number> {
    const out: Record<string, number> = {};
    counts.forEach((count, i) => {
      const name = this.name(noun, i);
      if (count > 0 && name !== null) out[name] = count;
    });
    return out;
  }

  private readKinds(): TileKind[] {
    const { wasm } = this;
    const room = wasm.alloc(wasm.sizeOf("kind"));
    const size = wasm.sizeOf("segment");
    const first = room + wasm.offsetOf("kind", "segment");
    const kinds: TileKind[] = [];
    while (wasm.call("aude_kind", this.at, kinds.length, room)) {
      const k = wasm.read("kind", room);
      kinds.push({
        index: kinds.length,
        id: k.id as string,
        copies: k.copies as number,
        isStart: k.is_start as boolean,
        isSecond: k.is_second as boolean,
        isGuess: k.is_guess as boolean,
        // A blank side has a number that names nothing.
        side: (k.side as number[]).map((t) => this.name("terrain", t)),
        sameAs: k.same_as as number[],
        symbols: this.named("symbol", k.symbol as number[]),
        segments: Array.from({ length: k.segments as number }, (_, i) =>
          this.segment(wasm.read("segment", first + i * size)),
        ),
      });
    }
    wasm.free(room);
    return kinds;
  }

  private segment(s: Values): Segment {
    return {
      name: s.name as string,
      kind: this.name("feature", s.kind as number) ?? "",
      sides: s.sides as number,
      halves: s.halves as number,
      touches: s.touches as number,
      marks: this.marks(s.mark as number[]),
    };
  }

  private readCards(): CardKind[] {
    const { wasm } = this;
    const room = wasm.alloc(wasm.sizeOf("card_kind"));
    const cards: CardKind[] = [];
    while (wasm.call("aude_card_kind", this.at, cards.length, room)) {
      const c = wasm.read("card_kind", room);
      cards.push({
        index: cards.length,
        id: c.id as string,
        copies: c.copies as number,
        type: this.name("card", c.type as number) ?? "",
        row: c.row as number,
        value: c.value as number,
      });
    }
    wasm.free(room);
    return cards;
  }
}

/** The usual text of rules of the module. */
export function rulesText(wasm: Wasm, at: number): string {
  const size = wasm.limit("text");
  const room = wasm.alloc(size);
  wasm.call("aude_rules_write", at, room, size);
  const text = wasm.text(room) ?? "";
  wasm.free(room);
  return text;
}

export function statusName(wasm: Wasm, status: number): string {
  return wasm.text(wasm.call("aude_status_name", status)) ?? "unknown";
}

/** Every game that can be chosen, with its expansions and options. */
export function readGames(wasm: Wasm): GameInfo[] {
  const games: GameInfo[] = [];
  for (;;) {
    const at = wasm.call("aude_game", games.length);
    if (at === 0) return games;
    const g = wasm.read("game", at);
    games.push({
      name: g.name as string,
      title: g.title as string,
      seatsMin: g.seats_min as number,
      seatsMax: g.seats_max as number,
      expansions: readExpansions(wasm, games.length),
      options: readOptions(wasm, games.length),
    });
  }
}

function readExpansions(wasm: Wasm, game: number): string[] {
  const names: string[] = [];
  for (;;) {
    const name = wasm.text(wasm.call("aude_expansion", game, names.length));
    if (name === null) return names;
    names.push(name);
  }
}

function readOptions(wasm: Wasm, game: number): GameOption[] {
  const room = wasm.alloc(wasm.sizeOf("option"));
  const options: GameOption[] = [];
  while (wasm.call("aude_option", game, options.length, room)) {
    const o = wasm.read("option", room);
    options.push({
      module: o.module as string,
      name: o.name as string,
      values: (o.values as string).split("|"),
    });
  }
  wasm.free(room);
  return options;
}

/** Reading and writing the eight bytes of an action. */
export function readAction(wasm: Wasm, at: number): Action {
  const a = wasm.read("action", at);
  return {
    verb: a.verb as number,
    a: a.a as number,
    b: a.b as number,
    c: a.c as number,
    x: a.x as number,
    y: a.y as number,
  };
}

export function writeAction(wasm: Wasm, at: number, action: Action): void {
  for (const field of ["verb", "a", "b", "c", "x", "y"] as const)
    wasm.set("action", field, at, action[field]);
}
