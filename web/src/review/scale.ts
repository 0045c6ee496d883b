/* scale.ts: where the things of a graph are: turns from left to right, points from below. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Room round the lines, in px: numbers at the left and below, marks of players at the right. */
const ROOM = { left: 30, right: 24, top: 10, bottom: 20 };
/** What the final scoring takes of the width. */
const FINAL = 30;

const STEPS = [1, 2, 5] as const;

/** Round numbers from the lowest to the highest, about so many. */
export function ticks(low: number, high: number, about: number): number[] {
  const rough = Math.max((high - low) / about, 1);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ten * (STEPS.find((s) => s * ten >= 0.8 * rough) ?? 10);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}

export class Scale {
  /** turns: how many there are; low and high: the values at the lower and upper rim. */
  constructor(
    readonly width: number,
    readonly height: number,
    readonly turns: number,
    readonly hasFinal: boolean,
    readonly low: number,
    readonly high: number,
  ) {}

  get left(): number {
    return ROOM.left;
  }

  get right(): number {
    return Math.max(ROOM.left + 1, this.width - ROOM.right);
  }

  get top(): number {
    return ROOM.top;
  }

  get bottom(): number {
    return Math.max(ROOM.top + 1, this.height - ROOM.bottom);
  }

  /** Where the turns end and the final scoring begins. */
  get end(): number {
    return this.hasFinal ? Math.max(this.left, this.right - FINAL) : this.right;
  }

  x(turn: number): number {
    return this.left + (turn / Math.max(1, this.turns)) * (this.end - this.left);
  }

  y(value: number): number {
    const share = (value - this.low) / Math.max(1, this.high - this.low);
    return this.bottom - share * (this.bottom - this.top);
  }

  /** Where the position stands: the last one lies behind the final scoring. */
  cursor(turn: number): number {
    return turn >= this.turns ? this.right : this.x(turn);
  }

  /** The turn that is nearest to a place. */
  turnAt(x: number): number {
    if (this.hasFinal && x > (this.end + this.right) / 2) return this.turns;
    const turn = Math.round(((x - this.left) / (this.end - this.left)) * this.turns);
    // The last turn is shown with its final scoring, so its own end cannot be pointed at.
    return Math.max(0, Math.min(turn, this.turns));
  }
}

/** A line as the value of a path. */
export const pathOf = (places: readonly Place[]): string =>
  places.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The area between a line and zero, only the part above zero (sign 1) or below it (-1). The line
 *  is given in values; the crossings of zero become corners. */
export function areaOf(line: readonly Place[], sign: 1 | -1): Place[] {
  const whole = line.flatMap((place, i) => {
    const next = line[i + 1];
    if (!next || place.y * next.y >= 0) return [place];
    const x = place.x + ((next.x - place.x) * place.y) / (place.y - next.y);
    return [place, { x, y: 0 }];
  });
  const cut = whole.map(({ x, y }) => ({ x, y: y * sign > 0 ? y : 0 }));
  const [first, last] = [cut[0], cut.at(-1)];
  return first && last ? [{ x: first.x, y: 0 }, ...cut, { x: last.x, y: 0 }] : [];
}

/** Heights that are at least so far apart and as near as possible to what was wanted, in order. */
export function spread(
  wanted: readonly number[],
  apart: number,
  low: number,
  high: number,
): number[] {
  const height = (i: number) => wanted[i] as number;
  const order = wanted.map((_, i) => i).sort((a, b) => height(a) - height(b));
  const found = [...wanted];
  let floor = low;
  for (const i of order) {
    found[i] = Math.max(found[i] as number, floor);
    floor = (found[i] as number) + apart;
  }
  let roof = high;
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i] as number, roof);
    roof = (found[i] as number) - apart;
  }
  return found;
}

/** Places beside each other whose marks would cover each other go up and down; the first stays. */
export function apart(wanted: readonly Place[], least: number, low: number, high: number): Place[] {
  const found: Place[] = [];
  for (const { x, y } of wanted) {
    const near = found.filter((other) => Math.abs(other.x - x) < least).map((other) => other.y);
    const isFree = (at: number) =>
      at >= low && at <= high && near.every((other) => Math.abs(other - at) >= least);
    const tries = [y, ...near.flatMap((other) => [other - least, other + least])].filter(isFree);
    const best = tries.sort((a, b) => Math.abs(a - y) - Math.abs(b - y))[0];
    found.push({ x, y: best ?? y });
  }
  return found;
}
