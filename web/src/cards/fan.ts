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
/** Of the height of the hand: in a fan a card stands a little out of it below. */
const TALL = 1.02;
const TALL_FLAT = 0.84;
const WIDEST = 150;
const STEP = 0.66;
/** The most that the whole fan opens, and two neighbours. */
const SPREAD = 30;
const TURN = 6.5;
/** Cards turn round a point so far below their top; the style sheet has the same. */
const PIVOT = 0.6;
/** Below this height there is no room to turn cards: they lie side by side. */
const FLAT_BELOW = 120;
/** Where the fan opens, the others move together at most so much. */
const SQUEEZE = 0.75;
/** Room above a card, into which it rises when it is held; in a strip nothing may stand out. */
const RISE = 0.1;
const RISE_FLAT = 0.13;

/** picked: the number of a card that waits for its row, or -1. The fan opens behind it, so that
 *  more of it is seen and no other is hidden. */
export function layoutFan(count: number, width: number, height: number, picked = -1): Fan {
  const isFlat = height < FLAT_BELOW;
  const tall = height * (isFlat ? TALL_FLAT : TALL);
  const wide = Math.max(0, Math.min(tall / RATIO, WIDEST, width));
  const gaps = Math.max(count - 1, 1);
  const turn = isFlat ? 0 : Math.min(TURN, SPREAD / gaps);
  const middle = (count - 1) / 2;
  // The corners of the outer cards reach out when they are turned.
  const reach = Math.sin((middle * turn * Math.PI) / 180) * wide * RATIO * PIVOT;
  const room = Math.max(0, width - wide - 2 * reach);
  const widest = wide * (isFlat ? 1.06 : STEP);
  const closed = Math.min(widest, room / gaps);
  const isOpen = picked >= 0 && picked < count - 1;
  const extent = closed * gaps;
  // With this step all of the picked card is seen.
  const whole = Math.min(closed, (extent - wide) / Math.max(count - 2, 1));
  const step = isOpen ? Math.max(whole, closed * SQUEEZE) : closed;
  const gap = extent - gaps * step;
  const cards = Array.from({ length: count }, (_, i) => {
    const off = i - middle;
    const aside = gap * (i > picked ? 0.5 : -0.5);
    // Cards lie on a circle, so those outside lie lower.
    const drop = (off * off * step * turn * Math.PI) / 360;
    const rise = isFlat ? RISE_FLAT : RISE;
    return { x: off * step + aside - wide / 2, y: height * rise + drop, degrees: off * turn };
  });
  return { width: wide, step, cards };
}
