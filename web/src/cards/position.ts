/*
 * position.ts: a position of the card game, sorted as it lies on the table. No rules: everything is
 * read from the state that the one who looks may know.
 */
import type { Card, Rules, State } from "../engine/engine";
import type { Step } from "../play/types";

export interface RowCard {
  /** 1 is beside the board. */
  readonly place: number;
  /** Index of its CardKind, or -1: not to be known. */
  readonly kind: number;
  readonly isDown: boolean;
  /** Who laid it face down, or -1. */
  readonly seat: number;
}

export interface RowFigure {
  readonly seat: number;
  /** The card it stands behind; 0: beside the board. */
  readonly place: number;
  /** The first card it claims; behind its own place if it claims none. */
  readonly from: number;
  /** Its owner has become the dealer by putting it there. */
  readonly isLying: boolean;
}

export interface Row {
  readonly row: number;
  readonly cards: readonly RowCard[];
  /** From the board outwards. */
  readonly figures: readonly RowFigure[];
}

/** The token, and the verb that names the first one. */
const DEALER = "dealer";
const DEAL = "deal";

export function dealerOf(state: State): number {
  return state.tokens().find((token) => token.kind === DEALER)?.seat ?? -1;
}

/** The seat that has become the dealer since the cards were dealt, or -1. */
export function newDealer(steps: readonly Step[]): number {
  for (let i = steps.length - 1; i >= 0 && steps[i]?.verb !== DEAL; i--) {
    const named = steps[i]?.events.find((e) => e.kind === "token" && e.token === DEALER);
    if (named && steps[i]?.verb !== DEALER) return named.seat;
  }
  return -1;
}

/** lying: the seat whose figure lies, or -1. */
export function rowsOf(rules: Rules, state: State, lying: number): Row[] {
  const cards = state.cards().filter((card) => card.where === "row");
  const pieces = state.pieces();
  return rules.namesOf("feature").map((_, row) => {
    const standing = pieces
      .filter((piece) => piece.where === "segment" && piece.y === row)
      .sort((a, b) => a.x - b.x || a.segment - b.segment);
    let from = 1;
    const figures = standing.map((piece) => {
      const figure = {
        seat: piece.seat,
        place: piece.x,
        from,
        isLying: piece.seat === lying,
      };
      from = piece.x + 1;
      return figure;
    });
    return {
      row,
      cards: cards
        .filter((card) => card.row === row)
        .sort((a, b) => a.place - b.place)
        .map(rowCard),
      figures,
    };
  });
}

const rowCard = (card: Card): RowCard => ({
  place: card.place,
  kind: card.kind,
  isDown: card.isDown,
  seat: card.seat,
});

/** The hand of a seat, card by card; -1 for those that may not be known. */
export function handOf(state: State, seat: number): number[] {
  return state
    .cards()
    .filter((card) => card.where === "hand" && card.seat === seat)
    .flatMap((card) => Array.from({ length: card.count }, () => card.kind));
}

/** Equal cards together. */
export interface Stack {
  readonly kind: number;
  readonly count: number;
}

/** What a seat has before it: animals by colour, jokers with the kind that they have joined. */
export interface Herd {
  /** The colour, or -1: jokers that wait for their first animal. */
  readonly row: number;
  /** The kind whose picture stands for the herd. */
  readonly kind: number;
  /** With the jokers. */
  readonly count: number;
  readonly jokers: number;
}

export function herdsOf(rules: Rules, state: State, seat: number): Herd[] {
  const cards = state.cards().filter((card) => card.where === "front" && card.seat === seat);
  const rows = [...new Set(cards.map((card) => card.row))].sort((a, b) => order(a) - order(b));
  return rows.map((row) => {
    const own = cards.filter((card) => card.row === row);
    const isJoker = (card: Card) => rules.cards[card.kind]?.row !== row || row < 0;
    const head = own.find((card) => !isJoker(card)) ?? own[0];
    return { row, kind: head?.kind ?? -1, count: sum(own), jokers: sum(own.filter(isJoker)) };
  });
}

/** Those that wait come last. */
const order = (row: number): number => (row < 0 ? Number.MAX_SAFE_INTEGER : row);

const sum = (cards: readonly { readonly count: number }[]): number =>
  cards.reduce((n, card) => n + card.count, 0);

export interface Chest {
  readonly count: number;
  /** What is in it, where that may be looked at; else empty. */
  readonly known: readonly Stack[];
}

export function chestOf(state: State, seat: number): Chest {
  const cards = state.cards().filter((card) => card.where === "chest" && card.seat === seat);
  return {
    count: sum(cards),
    known: cards.filter((card) => card.kind >= 0).map(({ kind, count }) => ({ kind, count })),
  };
}

/** Something on the table that a step put there: a card of a row, or a seat's figure. */
export interface Trace {
  readonly seat: number;
  readonly row: number;
  /** The card, or 0: the figure. */
  readonly place: number;
}

/** What these steps laid and claimed, as far as it still lies there: clearing moves everything. */
export function tracesOf(steps: readonly Step[], of: (step: Step) => boolean): Trace[] {
  const isClearing = (step: Step) =>
    step.events.some((event) => event.kind === "take" || event.kind === "return");
  const cleared = steps.reduce((last, step, i) => (isClearing(step) ? i : last), -1);
  return steps
    .slice(cleared + 1)
    .filter((step) => step.seat >= 0 && step.choice.spot.onBoard && of(step))
    .map((step) => ({
      seat: step.seat,
      row: step.choice.spot.y,
      place: isLay(step.verb) ? step.choice.spot.x : 0,
    }));
}

const isLay = (verb: string): boolean => verb === "lay";
