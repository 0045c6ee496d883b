/*
 * framing.ts: whose the view is. As long as the person has not moved it, it shows all of the board
 * and follows as that grows; once moved it stays where it is, until everything is asked for again.
 *
 * The board never moves while somebody aims at a place of it, nor under a pointer that moves.
 */

/** What is framed; view.ts puts the stage in. */
export interface Framed {
  /** Shows everything. */
  fit(isGliding: boolean): void;
  /** Ends a movement of the view where it is. */
  halt(): void;
  /** Something that should be seen is hidden or outside. */
  isHiding(): boolean;
  /** Somebody is about to choose a place. */
  isAiming(): boolean;
  /** Mouse or finger were on the board within so many ms. */
  isTouched(ms: number): boolean;
}

/** A pointer that has not moved for so long has come to rest. */
const CALM_MS = 400;
/** So long after a view began to glide it stands still again. */
const GLIDE_MS = 300;

export class Framing {
  /** The person has moved the view. */
  private isOwn = false;
  private glidingUntil = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly framed: Framed,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  destroy(): void {
    clearTimeout(this.timer);
  }

  /** Whether a window of another size shows everything again. */
  get isFitting(): boolean {
    return !this.isOwn && !this.framed.isAiming();
  }

  /** The person asks for everything: from now on the view follows the board. */
  fit(isGliding: boolean): void {
    clearTimeout(this.timer);
    this.isOwn = false;
    this.framed.fit(isGliding);
  }

  /** The person moves the view. */
  take(): void {
    clearTimeout(this.timer);
    this.isOwn = true;
    this.glidingUntil = -Infinity;
  }

  /** The position has changed. It is looked at a moment later, when the page stands as it will. */
  follow(): void {
    if (!this.isOwn) this.later(0);
  }

  /** A pointer moves over the board: the view waits until it rests. */
  disturb(): void {
    if (this.clock() >= this.glidingUntil) return;
    this.glidingUntil = -Infinity;
    this.framed.halt();
    this.later(CALM_MS);
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), ms);
  }

  private look(): void {
    const { framed } = this;
    if (this.isOwn || framed.isAiming() || !framed.isHiding()) return;
    if (framed.isTouched(CALM_MS)) {
      this.later(CALM_MS);
      return;
    }
    this.glidingUntil = this.clock() + GLIDE_MS;
    framed.fit(true);
  }
}
