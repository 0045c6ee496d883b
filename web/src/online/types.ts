/* types.ts: what the server says (docs/api.md), as plain data. */

export type AccountKind = "guest" | "person" | "bot";

export interface Rating {
  /** The game and the number of its seats: "carcassonne/2". */
  readonly what: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** Who calls; a guest has no name. */
export interface Who {
  readonly kind: AccountKind;
  readonly name: string;
  readonly made: number;
  readonly ratings: readonly Rating[];
}

/** One of those with the highest rating. */
export interface Best {
  readonly name: string;
  readonly bot: boolean;
  readonly rating: number;
  readonly games: number;
}

export interface Player {
  readonly name: string;
  readonly bot: boolean;
  readonly owner: string;
  readonly made: number;
  readonly ratings: readonly Rating[];
}

export type GameState = "open" | "running" | "over";

export interface GameSeat {
  /** Who plays it now: "person", "open", or the name of a computer player. */
  readonly by: string;
  readonly name: string;
  /** The name of the account; null: a guest, or nobody. */
  readonly account: string | null;
  /** A person has the seat, whoever plays it now. */
  readonly person: boolean;
  readonly bot: boolean;
  readonly rating: number | null;
  readonly mine: boolean;
  readonly here: boolean;
}

export type OfferKind = "back" | "abort" | "draw" | "clock" | "rematch";

/** A question that not all have answered. */
export interface Offer {
  readonly n: number;
  readonly seat: number;
  readonly what: OfferKind;
  readonly text: string;
  readonly agreed: readonly number[];
}

export interface Game {
  readonly id: string;
  readonly rules: string;
  readonly state: GameState;
  readonly public: boolean;
  readonly rated: boolean;
  readonly helps: boolean;
  readonly absent: "computer" | "end";
  readonly clock: string;
  readonly made: number;
  readonly started: number;
  readonly ended: number;
  readonly seats: readonly GameSeat[];
  readonly count: number;
  readonly talk: number;
  readonly actor: number;
  /** Milliseconds that each seat had at the time "at". */
  readonly left: readonly number[] | null;
  readonly at: number;
  /** When the time of the actor is up; 0: never. */
  readonly due: number;
  readonly offer: Offer | null;
  readonly ending: string;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly before: string;
  readonly next: string;
  readonly watchers: number;
}

export type TalkDo = "say" | "ask" | "agree" | "refuse" | "withdraw";

export interface Said {
  /** Its number; what is not for one's ears is left out. */
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly do: TalkDo;
  readonly what: string;
  readonly text: string;
  /** The number of the question that is answered. */
  readonly re: number;
  readonly line: number;
  readonly mine: boolean;
}

/** A seat of a new game. */
export interface NewSeat {
  readonly by: string;
  readonly name?: string;
}

export interface NewGame {
  readonly rules: string;
  readonly seats: readonly NewSeat[];
  readonly clock: string;
  readonly public: boolean;
  readonly rated: boolean;
  readonly helps: boolean;
  readonly absent: "computer" | "end";
  readonly record?: string;
}

export interface LinesMessage {
  readonly t: "lines";
  readonly game: string;
  readonly from: number;
  readonly lines: readonly string[];
  readonly at: readonly number[];
  readonly left?: readonly number[] | null;
  readonly actor?: number;
  readonly due?: number;
}

export interface TalkMessage {
  readonly t: "talk";
  readonly game: string;
  readonly from: number;
  readonly talk: readonly Said[];
}

export interface NoMessage {
  readonly t: "no";
  readonly re: string;
  readonly game?: string;
  readonly n?: number;
  readonly why: string;
  readonly text: string;
  readonly wait?: number;
  /** After "taken": what is missing or the first of it, as in a message with lines. */
  readonly from?: number;
  readonly lines?: readonly string[];
  readonly at?: readonly number[];
}

export interface EventMessage {
  readonly t: "event";
  readonly game: Game;
  readonly what: "turn" | "begin" | "over" | "offer" | "talk" | "next";
}

/** What comes over the wire. */
export type Message =
  | {
      readonly t: "hello";
      readonly me: Who | null;
      readonly now: number;
      readonly version: string;
    }
  | { readonly t: "game"; readonly game: Game }
  | LinesMessage
  | TalkMessage
  | NoMessage
  | { readonly t: "gone"; readonly game: string }
  | { readonly t: "lobby"; readonly games: readonly Game[] }
  | EventMessage
  | { readonly t: "pong"; readonly now: number };

/** Which game a message is about, or "". */
export function gameOf(message: Message): string {
  if (!("game" in message) || message.game === undefined) return "";
  return typeof message.game === "string" ? message.game : message.game.id;
}

/** What the server plays a seat with that nobody has taken. */
export const OPEN = "open";
export const PERSON = "person";
