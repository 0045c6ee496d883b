/*
 * row-layout.ts: where everything in a row of cards is, in px. Cards cover each other so that their
 * pennants stay in sight; a long row is pushed together, and scrolls when that is not enough.
 */
import type { Row } from "./position";

/** The shape of a card, as the art draws it. */
export const CARD_RATIO = 240 / 360;
/** What is seen of a covered card where there is room, and at least: a small card's pennant. */
const STEP = 0.5;
const STEP_LEAST = 0.36;
/** How wide the place of a figure is, in heights of a card. */
const STANDING = 0.5;
const LYING = 0.6;
/** Air between things that do not cover each other, in heights of a card. */
const GAP = 0.04;
/** Anything that can be pressed is at least so wide. */
export const TAP = 44;

export interface Box {
  readonly x: number;
  readonly width: number;
}

export interface Stretch extends Box {
  readonly seat: number;
}

export interface RowLayout {
  /** By card of the row. */
  readonly cards: readonly Box[];
  /** By figure of the row. */
  readonly figures: readonly Box[];
  /** What is claimed, for the ribbons; figures that claim nothing have none. */
  readonly stretches: readonly Stretch[];
  /** Where the next card goes. */
  readonly end: Box;
  /** As wide as everything together. */
  readonly width: number;
}

export function layoutRow(row: Row, width: number, height: number): RowLayout {
  const card = height * CARD_RATIO;
  const natural = place(row, card, height, card * STEP);
  if (natural.width <= width) return natural;
  const covered = coveredCards(row);
  if (covered === 0) return natural;
  const step = card * STEP - (natural.width - width) / covered;
  return place(row, card, height, Math.max(step, card * STEP_LEAST));
}

/** Cards that another card covers: whose next neighbour is no figure. */
function coveredCards(row: Row): number {
  const stops = new Set(row.figures.map((figure) => figure.place));
  return row.cards.filter((card, i) => i < row.cards.length - 1 && !stops.has(card.place)).length;
}

function place(row: Row, card: number, height: number, step: number): RowLayout {
  const gap = height * GAP;
  const cards: Box[] = [];
  const figures: Box[] = [];
  let x = 0;
  const stand = (behind: number) => {
    row.figures.forEach((figure, i) => {
      if (figure.place !== behind) return;
      const wide = height * (figure.isLying ? LYING : STANDING);
      figures[i] = { x, width: wide };
      x += wide + gap;
    });
  };
  stand(0);
  row.cards.forEach((one, i) => {
    cards.push({ x, width: card });
    const isCovered =
      i < row.cards.length - 1 && row.figures.every((figure) => figure.place !== one.place);
    x += isCovered ? step : card + gap;
    stand(one.place);
  });
  const end = { x, width: Math.max(card, TAP) };
  return { cards, figures, stretches: stretchesOf(row, cards), end, width: end.x + end.width };
}

function stretchesOf(row: Row, cards: readonly Box[]): Stretch[] {
  return row.figures.flatMap((figure) => {
    const first = cards[row.cards.findIndex((card) => card.place === figure.from)];
    const last = cards[row.cards.findIndex((card) => card.place === figure.place)];
    if (!first || !last || figure.place < figure.from) return [];
    return [{ seat: figure.seat, x: first.x, width: last.x + last.width - first.x }];
  });
}
