/*
 * judging.ts: lets the computer judge the decisions of a game, a few at a time. What it has found
 * is kept as long as the page is open, also when the game is left and looked at again.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Decision, Session, Step, Verdict } from "../play/types";

/** By the first step of the decision; null: there was nothing to choose. */
export type Verdicts = ReadonlyMap<number, Verdict | null>;

/** So many decisions are judged at once. */
const AT_ONCE = 2;
/** After so many failures in a row there is no hope for the rest. */
const HOPELESS = 4;

const kept = new Map<string, Verdicts>();

/** The same game may be opened again under another name, so the game itself is the name. */
const nameOf = (session: Session, steps: readonly Step[]): string =>
  [session.rules.text, ...steps.map((step) => step.choice.line)].join("\n");

export class Judging {
  readonly decisions: readonly Decision[];
  readonly verdicts;
  readonly isRunning = signal(false);
  readonly hasFailed = signal(false);
  readonly isDone = computed(() => this.verdicts.value.size >= this.decisions.length);
  readonly name: string;
  /** Decisions that could not be judged: they are tried again when all others are done. */
  private readonly failed = new Set<number>();
  /** Those that have failed since judging was last started. */
  private readonly givenUp = new Set<number>();
  private failures = 0;
  private readonly begun = new Set<number>();
  private busy = 0;

  constructor(
    private readonly session: Session,
    steps: readonly Step[],
  ) {
    this.decisions = session.decisions();
    this.name = nameOf(session, steps);
    this.verdicts = signal<Verdicts>(kept.get(this.name) ?? new Map());
  }

  start(): void {
    this.isRunning.value = true;
    this.hasFailed.value = false;
    this.givenUp.clear();
    this.failures = 0;
    while (this.busy < AT_ONCE && this.next()) void this.work();
    if (this.busy === 0) this.isRunning.value = false;
  }

  /** What is being judged is still finished and kept. */
  stop(): void {
    this.isRunning.value = false;
  }

  private next(): Decision | undefined {
    const { verdicts, begun, failed, givenUp } = this;
    const left = this.decisions.filter(
      ({ from }) => !verdicts.peek().has(from) && !begun.has(from) && !givenUp.has(from),
    );
    return left.find(({ from }) => !failed.has(from)) ?? left[0];
  }

  private async work(): Promise<void> {
    this.busy++;
    for (let d = this.next(); d && this.isRunning.peek(); d = this.next()) {
      this.begun.add(d.from);
      try {
        this.add(d, await this.session.judge(d));
      } catch {
        this.fail(d);
      }
      this.begun.delete(d.from);
    }
    this.busy--;
    if (this.busy === 0) this.isRunning.value = false;
  }

  private fail({ from }: Decision): void {
    this.failed.add(from);
    this.givenUp.add(from);
    this.failures++;
    batch(() => {
      this.hasFailed.value = true;
      if (this.failures >= HOPELESS) this.isRunning.value = false;
    });
  }

  private add(decision: Decision, verdict: Verdict | null): void {
    this.failures = 0;
    const all = new Map([...this.verdicts.peek(), [decision.from, verdict]]);
    kept.set(this.name, all);
    this.verdicts.value = all;
  }
}

const known = new WeakMap<Session, Judging>();

/** The judging of a session: one, as long as the game does not change. */
export function judgingOf(session: Session, steps: readonly Step[]): Judging {
  const before = known.get(session);
  if (before?.name === nameOf(session, steps)) return before;
  before?.stop();
  const judging = new Judging(session, steps);
  known.set(session, judging);
  return judging;
}
