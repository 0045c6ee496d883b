/*
 * types.ts: what the engine says, as plain data. Every value comes from include/aude.h through
 * wasm/bind.c; numbers that name something (kinds, marks, verbs) are already words here.
 */

/** A seat 0..5, or who else may act. */
export const CHANCE = -1;
export const OVER = -2;

export type Turn = 0 | 1 | 2 | 3;

/** A segment as printed, in turn 0. Sides and half-edges are bit masks: N E S W are the bits 0 to 3,
 *  NL NR EL ER SL SR WL WR the bits 0 to 7. */
export interface Segment {
  readonly name: string;
  readonly kind: string;
  readonly sides: number;
  readonly halves: number;
  /** Bit mask of the segments of this tile that it touches. */
  readonly touches: number;
  readonly marks: Readonly<Record<string, number>>;
}

export interface TileKind {
  readonly index: number;
  /** For example "base/D"; the part before the slash is its set. */
  readonly id: string;
  readonly copies: number;
  readonly isStart: boolean;
  readonly isSecond: boolean;
  readonly isGuess: boolean;
  /** Terrain by side N E S W; null: it shows nothing (inside of a start board). */
  readonly side: readonly (string | null)[];
  readonly sameAs: readonly number[];
  readonly symbols: Readonly<Record<string, number>>;
  readonly segments: readonly Segment[];
}

export interface CardKind {
  readonly index: number;
  readonly id: string;
  readonly copies: number;
  readonly type: string;
  /** The row of its colour, or -1. */
  readonly row: number;
  readonly value: number;
}

/** The eight bytes of an action; made only by the engine. */
export interface Action {
  readonly verb: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly x: number;
  readonly y: number;
}

/** Where an action belongs on the table and what it names; -1 or null where it names nothing. */
export interface Spot {
  readonly onBoard: boolean;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly segment: number;
  /** A kind of piece, by name. */
  readonly piece: string | null;
  readonly seat: number;
  readonly card: number;
}

/** A legal action with everything a front end needs to offer it. */
export interface Choice {
  readonly action: Action;
  /** place, put, pass, dragon ... */
  readonly verb: string;
  readonly spot: Spot;
  /** The action as a line of a record. */
  readonly line: string;
}

export interface Tile {
  readonly x: number;
  readonly y: number;
  /** Index of its TileKind. */
  readonly kind: number;
  readonly turn: Turn;
}

/** How a term of a sum is meant, see enum aude_how. */
export type How = "each" | "times" | "together" | "takes" | "cause";

/** One term of a sum: "tile" 5 x 2 = 10. */
export interface Term {
  readonly what: string;
  /** What it acts on or counts, or null. */
  readonly which: string | null;
  readonly how: How;
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

/** Points explained: those of all terms together. */
export interface Sum {
  readonly points: number;
  readonly terms: readonly Term[];
}

export interface Feature {
  readonly id: number;
  readonly kind: string;
  readonly isClosed: boolean;
  readonly open: number;
  readonly tiles: number;
  readonly segments: number;
  readonly marks: Readonly<Record<string, number>>;
  readonly strength: readonly number[];
  /** Seats with the majority, as a mask. */
  readonly owners: number;
  readonly now: readonly number[];
  readonly done: readonly number[];
  /** The same for an owner without special figures. */
  readonly worthNow: number;
  readonly worthDone: number;
  /** What worthNow is made of; nothing in card games. */
  readonly sumNow: Sum | null;
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

export interface Member {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

export type PieceWhere = "supply" | "segment" | "held";

export interface Piece {
  readonly seat: number;
  readonly kind: string;
  readonly where: PieceWhere;
  readonly segment: number;
  readonly x: number;
  readonly y: number;
  /** The seat that has it as a prisoner, or -1. */
  readonly holder: number;
}

export interface Token {
  readonly kind: string;
  /** Index of a TileKind that lies beside the board, or -1. */
  readonly tile: number;
  readonly seat: number;
  readonly onBoard: boolean;
  readonly x: number;
  readonly y: number;
  readonly segment: number;
  readonly count: number;
}

export type CardWhere = "row" | "hand" | "front" | "chest";

export interface Card {
  /** Index of its CardKind, or -1: not to be known. */
  readonly kind: number;
  readonly where: CardWhere;
  readonly seat: number;
  /** -1: none. */
  readonly row: number;
  readonly place: number;
  readonly count: number;
  readonly isDown: boolean;
}

export type EventKind =
  | "discard"
  | "closed"
  | "score"
  | "return"
  | "capture"
  | "token"
  | "aside"
  | "mixed"
  | "take"
  | "turn"
  | "end";

export interface GameEvent {
  readonly kind: EventKind;
  readonly seat: number;
  readonly points: number;
  /** Tile or card kind, or -1. */
  readonly tile: number;
  /** Kind of feature, or null: no feature. */
  readonly feature: string | null;
  readonly piece: string | null;
  readonly token: string | null;
  /** What points are for. */
  readonly why: string | null;
  readonly other: number;
  readonly count: number;
  readonly segment: number;
  readonly x: number;
  readonly y: number;
  readonly isFinal: boolean;
  /** The number of the event that led to it, or -1: the action itself. */
  readonly cause: number;
  readonly sum: Sum;
  readonly strength: readonly number[];
}

export interface Chance {
  readonly action: Action;
  readonly line: string;
  readonly weight: number;
}

export interface GameOption {
  readonly module: string;
  readonly name: string;
  /** The default first. */
  readonly values: readonly string[];
}

/** A game that can be chosen. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly seatsMin: number;
  readonly seatsMax: number;
  readonly expansions: readonly string[];
  readonly options: readonly GameOption[];
}
