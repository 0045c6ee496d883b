/*
 * hold.ts: tells a finger that is held from one that taps. A busy page hears of both late: its clock
 * may say that the time is up while the end of a short tap still waits to be heard. So what counts
 * at the end is when the finger came and went, as the browser saw it.
 */

/** A finger that stays so long is held. */
export const HOLD_MS = 480;

export class Hold {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private hasFired = false;

  /** begin: the finger is held. undo: it was a tap after all. */
  constructor(
    private readonly begin: () => void,
    private readonly undo: () => void,
  ) {}

  /** A finger is down; time as the event says it. */
  down(time: number): void {
    this.cancel();
    this.since = time;
    // What was already waiting when the time was up is heard before the second timer.
    this.timer = setTimeout(() => {
      this.timer = setTimeout(() => this.fire(), 0);
    }, HOLD_MS);
  }

  /** The finger is up: whether it was held. */
  up(time: number): boolean {
    const wasHeld = this.hasFired && time - this.since >= HOLD_MS;
    if (this.hasFired && !wasHeld) this.undo();
    this.cancel();
    return wasHeld;
  }

  /** It is neither: the finger drags. */
  cancel(): void {
    clearTimeout(this.timer);
    this.hasFired = false;
  }

  private fire(): void {
    this.hasFired = true;
    this.begin();
  }
}
