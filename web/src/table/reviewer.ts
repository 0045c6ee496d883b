/* reviewer.ts: steps through a game, turn by turn or action by action: by hand, or by itself. */
import { batch, computed, signal } from "@preact/signals";
import type { Session, Step } from "../play/types";
import { turnEnd, turnsOf } from "../play/turns";

export class Reviewer {
  /** Turns follow each other by themselves. */
  readonly isPlaying = signal(false);
  /** What happened lately is only shown once more; then the game goes on. */
  readonly isBrief = signal(false);
  /** All steps of the game, also those after the position that is shown. */
  readonly steps = signal<readonly Step[]>([]);
  readonly turns = computed(() => turnsOf(this.steps.value));
  private looker = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** pace: milliseconds a turn is shown. */
  constructor(
    private readonly session: Session,
    private readonly pace: () => number,
  ) {
    this.learn();
  }

  get isLooking(): boolean {
    return this.session.now.peek().phase === "look";
  }

  /** Finds out how the game goes on after the position that is shown. */
  learn(): void {
    const { phase, steps, length, looker } = this.session.now.peek();
    if (phase === "look" && this.steps.peek().length === length && this.looker === looker) return;
    this.looker = looker;
    // Only what is shown is known, so the end is shown for a moment in which nobody looks.
    batch(() => {
      if (phase === "look") this.session.look(length);
      this.steps.value = this.session.now.peek().steps;
      if (phase === "look") this.session.look(steps.length);
    });
  }

  /** Shows the position after so many steps. */
  goTo(steps: number): void {
    this.pause();
    this.show(steps);
  }

  /** By so many actions from what is shown. */
  step(by: number): void {
    this.goTo(this.at() + by);
  }

  /** To the end of the turn before, or of the one that follows. */
  turn(by: 1 | -1): void {
    this.learn();
    this.goTo(turnEnd(this.turns.peek(), this.at(), by));
  }

  first(): void {
    this.goTo(0);
  }

  last(): void {
    this.goTo(this.session.now.peek().length);
  }

  /** Back to the game as it is. */
  leave(): void {
    this.pause();
    this.session.look(null);
  }

  toggle(): void {
    if (this.isPlaying.peek()) this.pause();
    else this.play(this.at() >= this.session.now.peek().length ? 0 : this.at(), false);
  }

  /** From that position on to the end: turn by turn, or briefly action by action and then back into
   *  the game. */
  play(from: number, isBrief: boolean): void {
    this.pause();
    this.show(from);
    this.isBrief.value = isBrief;
    this.isPlaying.value = true;
    this.timer = setTimeout(() => this.tick(), this.pace());
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying.value = false;
    this.isBrief.value = false;
  }

  private tick(): void {
    const at = this.at();
    if (at < this.session.now.peek().length) {
      this.show(this.isBrief.peek() ? at + 1 : turnEnd(this.turns.peek(), at, 1));
      this.timer = setTimeout(() => this.tick(), this.pace());
    } else if (this.isBrief.peek()) this.leave();
    else this.pause();
  }

  private at(): number {
    const now = this.session.now.peek();
    return now.phase === "look" ? now.steps.length : now.length;
  }

  private show(steps: number): void {
    this.learn();
    this.session.look(Math.max(0, Math.min(steps, this.session.now.peek().length)));
  }
}
