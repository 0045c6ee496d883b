/* reviewer.ts: steps through a game: by hand, or by itself until the end. */
import { batch, signal } from "@preact/signals";
import type { Session } from "../play/types";

export class Reviewer {
  /** Steps follow each other by themselves. */
  readonly isPlaying = signal(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Playing ends in the present instead of at the last position. */
  private endsInPresent = false;

  /** pace: milliseconds a step is shown. */
  constructor(
    private readonly session: Session,
    private readonly pace: () => number,
  ) {}

  get isLooking(): boolean {
    return this.session.now.peek().phase === "look";
  }

  /** Shows the position after so many steps. */
  goTo(steps: number): void {
    this.pause();
    this.show(steps);
  }

  /** By so many steps from what is shown. */
  step(by: number): void {
    this.goTo(this.at() + by);
  }

  /** To the end of the turn before, or of the one that follows. */
  turn(by: 1 | -1): void {
    this.pause();
    // Only what is shown is known, so the way on is felt out; nobody sees it until it is found.
    batch(() => {
      do this.show(this.at() + by);
      while (!this.isTurnEnd());
    });
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

  /** From that position on to the end, and then perhaps back into the game. */
  play(from: number, endsInPresent: boolean): void {
    this.pause();
    this.endsInPresent = endsInPresent;
    this.isPlaying.value = true;
    this.show(from);
    this.timer = setTimeout(() => this.tick(), this.pace());
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying.value = false;
  }

  private tick(): void {
    const { length } = this.session.now.peek();
    if (this.at() < length) {
      this.show(this.at() + 1);
      this.timer = setTimeout(() => this.tick(), this.pace());
    } else if (this.endsInPresent) this.leave();
    else this.pause();
  }

  /** Whether the next step belongs to another turn. */
  private isTurnEnd(): boolean {
    const at = this.at();
    const { length } = this.session.now.peek();
    if (at <= 0 || at >= length) return true;
    this.show(at + 1);
    const [last, next] = this.session.now.peek().steps.slice(-2);
    this.show(at);
    return last?.turn !== next?.turn;
  }

  private at(): number {
    const now = this.session.now.peek();
    return now.phase === "look" ? now.steps.length : now.length;
  }

  private show(steps: number): void {
    this.session.look(Math.max(0, Math.min(steps, this.session.now.peek().length)));
  }
}
