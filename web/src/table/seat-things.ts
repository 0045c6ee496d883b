/* seat-things.ts: what a seat has before it: figures left, tokens, prisoners. No rules, only sorting. */
import type { Piece, State, Token } from "../engine/engine";
import type { Choice, Targets } from "../play/types";

/** How many figures of a kind a seat still has, of how many. */
export interface Supply {
  readonly kind: string;
  readonly left: number;
  readonly total: number;
}

/** In the order of the rules; kinds of which the seat never had one are left out. */
export function suppliesOf(
  kinds: readonly string[],
  pieces: readonly Piece[],
  seat: number,
): Supply[] {
  const own = pieces.filter((p) => p.seat === seat);
  return kinds
    .map((kind) => {
      const same = own.filter((p) => p.kind === kind);
      return { kind, left: same.filter((p) => p.where === "supply").length, total: same.length };
    })
    .filter((supply) => supply.total > 0);
}

/** Goods, tower floors and whatever else lies before the seat and not on the board. */
export function thingsOf(tokens: readonly Token[], seat: number): Token[] {
  return tokens.filter((token) => token.seat === seat && !token.onBoard && token.count > 0);
}

/** What lies beside the board and belongs to nobody: tiles laid aside, steps of the dragon. */
export function besideBoard(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token) => token.seat < 0 && !token.onBoard && (token.count > 0 || token.tile >= 0),
  );
}

/** A prisoner, and the choice that means him, if he can be pointed at now. */
export interface Prisoner {
  readonly piece: Piece;
  readonly choice: Choice | null;
}

/** Whom a seat holds. Of equal prisoners of the one who acts any is as good as the other. */
export function prisonersOf(
  pieces: readonly Piece[],
  targets: Targets,
  actor: number,
  holder: number,
): Prisoner[] {
  const choices = targets.seats.find((target) => target.seat === holder)?.choices ?? [];
  return pieces
    .filter((piece) => piece.where === "held" && piece.holder === holder)
    .map((piece) => ({
      piece,
      choice:
        piece.seat === actor ? (choices.find((c) => c.spot.piece === piece.kind) ?? null) : null,
    }));
}

/** How many cards a seat has in hand, before it and in its chest; for games with cards. */
export function cardsOf(
  state: State,
  seat: number,
): { readonly hand: number; readonly front: number; readonly chest: number } {
  const sum = { hand: 0, front: 0, chest: 0 };
  for (const card of state.cards()) {
    if (card.seat === seat && card.where !== "row") sum[card.where] += card.count;
  }
  return sum;
}
