/* fan.ts: how the cards of a hand lie: a fan where there is room, a strip on a phone. */

export interface FanCard {
  /** The upper left corner before it is turned, in px from the middle and the top of the hand. */
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

export interface Fan {
  /** Width of a card in px; it is half as high again. */
  readonly width: number;
  /** What is seen of a covered card. */
  readonly step: number;
  readonly cards: readonly FanCard[];
}

const RATIO = 1.5;
/** Of the height of the hand: a card stands a little out of it below. */
const TALL = 1.02;
const WIDEST = 150;
const STEP = 0.66;
/** The most that the whole fan opens, and two neighbours. */
const SPREAD = 30;
const TURN = 6.5;
/** Cards turn round a point so far below their top; the style sheet has the same. */
const PIVOT = 0.6;
/** Below this height there is no room to turn cards: they lie side by side. */
const FLAT_BELOW = 120;
/** Room above a card, into which it rises when it is held. */
const RISE = 0.1;

/** A card that was picked does not cover the next one: the fan opens behind it. picked: its number,
 *  or -1. */
export function layoutFan(count: number, width: number, height: number, picked = -1): Fan {
  const isFlat = height < FLAT_BELOW;
  const wide = Math.max(0, Math.min((height * TALL) / RATIO, WIDEST, width));
  const gaps = Math.max(count - 1, 1);
  const turn = isFlat ? 0 : Math.min(TURN, SPREAD / gaps);
  const middle = (count - 1) / 2;
  // The corners of the outer cards reach out when they are turned.
  const reach = Math.sin((middle * turn * Math.PI) / 180) * wide * RATIO * PIVOT;
  const room = Math.max(0, width - wide - 2 * reach);
  const widest = wide * (isFlat ? 1.06 : STEP);
  const isOpen = picked >= 0 && picked < count - 1;
  // Where it opens, one step is as wide as a card.
  const open = Math.max(0, room - wide) / Math.max(count - 2, 1);
  const step = Math.min(widest, isOpen ? Math.min(open, room / gaps) : room / gaps);
  const gap = isOpen ? Math.min(Math.max(0, wide - step), room - gaps * step) : 0;
  const cards = Array.from({ length: count }, (_, i) => {
    const off = i - middle;
    const aside = gap * (i > picked ? 0.5 : -0.5);
    // Cards lie on a circle, so those outside lie lower.
    const drop = (off * off * step * turn * Math.PI) / 360;
    return { x: off * step + aside - wide / 2, y: height * RISE + drop, degrees: off * turn };
  });
  return { width: wide, step, cards };
}
