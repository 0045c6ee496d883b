/*
 * base.ts: what every game on a page has in common, wherever its lines are kept: whom to ask, the
 * draft of a turn, looking back, hints and verdicts, and the Now that is shown. The game itself, with
 * its drafts, its luck and what each seat may know, is the table's (engine/table.ts).
 */
import { signal, type Signal } from "@preact/signals";
import { OVER, OWNER, type Choice, type Engine, type Rules, type Table } from "../engine/engine";
import { savedGame } from "./saved";
import { sortTargets } from "./targets";
import { Track } from "./track";
import type {
  Bots,
  Comparison,
  Decision,
  Dice,
  GameSetup,
  Hint,
  Now,
  Phase,
  SavedGame,
  Session,
  Step,
  Verdict,
} from "./types";
import { decisionsOf, hadChoice, hintOf, verdictOf } from "./ways";

export interface BaseOptions {
  readonly engine: Engine;
  readonly bots: Bots;
  readonly dice: Dice;
  /** A turn has to be confirmed with Done. */
  readonly confirm: () => boolean;
  /** Something changed that should be kept. */
  readonly onChange: (session: Session) => void;
  /** A computer player could not answer. */
  readonly onProblem: (error: unknown) => void;
}

/** The most a computer player may think about one decision. */
export const THINK_MS = 1500;
/** And the analyst about one decision of a game that is over. */
const JUDGE_MS = 3000;
const PERSON = "person";

export abstract class TableSession implements Session {
  readonly now: Signal<Now>;
  readonly rules: Rules;
  protected readonly persons: readonly number[];
  protected looker: number;
  protected phase: Phase = "wait";
  protected lookAt: number | null = null;
  /** The draft is a turn that was ended: it counts when the next person has the device, so that
   *  until then it can be had back although others would learn from it. */
  protected isEnded = false;
  /** Counts up whenever what is being waited for has become old. */
  protected round = 0;
  private readonly tracks = new Map<number, Track>();

  constructor(
    readonly id: string,
    readonly setup: GameSetup,
    /** May become another one: that of another seat. */
    protected table: Table,
    protected readonly options: BaseOptions,
  ) {
    this.rules = table.rules;
    this.persons = setup.seats.flatMap((seat, i) => (seat.by === PERSON ? [i] : []));
    this.looker = this.persons.length === 1 ? (this.persons[0] as number) : -1;
    this.now = signal(this.picture());
  }

  get thinkMs(): number {
    return THINK_MS;
  }

  abstract takeBack(): void;
  abstract hurry(): void;
  abstract ready(): void;
  abstract save(): SavedGame;
  /** The turn of the draft is done; it is to count. */
  protected abstract endTurn(): void;
  /** Somebody has come back to the present. */
  protected abstract present(): void;
  /** The game is about to be changed by somebody here. */
  protected abstract playOn(): void;

  choose(choice: Choice): void {
    const { phase, table } = this;
    const { choices, state } = this.now.value;
    if (phase !== "choose" || this.lookAt !== null || !choices.includes(choice)) return;
    const seat = table.actorOfDraft;
    const isOwnTurn = this.rules.has("secrets") || state.turn === seat;
    this.playOn();
    must(table.draft(seat, choice.line));
    if (!table.isDraftWhole) this.publish("choose");
    else if (isOwnTurn && this.options.confirm()) this.publish("confirm");
    else this.endTurn();
  }

  undo(): void {
    if (!this.now.value.canUndo) return;
    must(this.table.undoDraft());
    this.publish("choose");
  }

  done(): void {
    const { pass } = this.now.value;
    if (this.lookAt !== null) return;
    if (this.phase === "confirm") this.endTurn();
    else if (this.phase === "choose" && pass) {
      this.choose(pass);
      if ((this.phase as Phase) === "confirm") this.endTurn();
    }
  }

  look(steps: number | null): void {
    const { length } = this.track(this.looker).steps;
    const isPresent = steps === null && this.hasPresent();
    this.lookAt = isPresent ? null : Math.max(0, Math.min(steps ?? length, length));
    this.now.value = this.picture();
    if (isPresent) this.present();
  }

  async hint(): Promise<Hint | null> {
    const now = this.now.value;
    if (now.phase !== "choose") return null;
    const { round } = this;
    const seat = this.table.actorOfDraft;
    const comparison = await this.askAnalyst(seat, now.length, now.length, THINK_MS);
    if (round !== this.round || this.now.value !== now) return null;
    return hintOf(this.track(seat), now, comparison);
  }

  decisions(): readonly Decision[] {
    return decisionsOf(this.track(this.looker).steps.filter((step) => !step.isDraft));
  }

  async judge(decision: Decision): Promise<Verdict | null> {
    const { from, to, seat } = decision;
    const { count } = this.table;
    const check = () => {
      if (!this.isOver() || this.table.count !== count)
        throw new Error("only a game that is over is judged");
    };
    check();
    if (!hadChoice(this.track(seat), decision)) return null;
    const comparison = await this.askAnalyst(seat, from, to, JUDGE_MS);
    check();
    return verdictOf(this.track(seat), decision, comparison);
  }

  branch(steps: number): SavedGame {
    if (!this.canBranch()) throw new Error("its lines would tell what is secret");
    const all = this.track(OWNER).steps.slice(0, Math.max(0, steps));
    const last = decisionsOf(all).at(-1);
    const state = this.table.viewAt(OWNER, all.length);
    const { actor, scores } = state;
    state.free();
    // A person in the middle of a turn finds its beginning as a draft, so that it can be undone.
    const isMiddle = last?.to === all.length && last.seat === actor && this.isPerson(actor);
    const settled = all.filter((step) => !step.isDraft).length;
    const from = isMiddle ? Math.min(last.from, settled) : settled;
    return {
      ...savedGame(this.setup, this.table.fork(from).write(OWNER, "every")),
      draft: all.slice(from).map((step) => step.choice.line),
      isOver: actor === OVER,
      scores,
    };
  }

  canBranch(): boolean {
    return !this.table.isView && (!this.rules.has("secrets") || this.isOver());
  }

  record(): string | null {
    return this.rules.has("secrets") && !this.isOver() ? null : this.table.write(OWNER, "every");
  }

  close(): void {
    this.round++;
    this.options.bots.close();
  }

  /** What only one seat saw has no present to be played on. */
  protected hasPresent(): boolean {
    return !this.table.isView;
  }

  /** Another table takes the place of this one; what was made of it is forgotten. */
  protected adopt(table: Table): void {
    this.table = table;
    this.tracks.clear();
  }

  /** The last turn counts when it is no draft any more. */
  protected isOver(): boolean {
    return this.table.actor === OVER;
  }

  protected isPerson(seat: number): boolean {
    return this.persons.includes(seat);
  }

  /** The person whose draft there is, else whoever must act. */
  protected seatToAct(): number {
    return this.table.drafted > 0 ? this.table.drafter : this.table.actor;
  }

  protected askPerson(seat: number): void {
    if (this.rules.has("secrets") && this.looker !== seat && this.persons.length > 1) {
      this.looker = -1;
      this.publish("handover");
      return;
    }
    this.looker = seat;
    this.publish(this.table.actorOfDraft === seat ? "choose" : "confirm");
  }

  /** What the seat did from one step to another is compared by what it saw before. */
  private askAnalyst(
    seat: number,
    from: number,
    to: number,
    milliseconds: number,
  ): Promise<Comparison> {
    const { lines } = this.track(seat);
    return this.options.bots.compare({
      rules: this.rules.text,
      lines: lines.slice(0, from),
      played: lines.slice(from, to),
      seat,
      milliseconds,
      seed: this.options.dice(1 << 30),
    });
  }

  /** Without secrets everybody shares the owner's track. */
  protected track(seat: number): Track {
    const looker = this.rules.has("secrets") ? seat : OWNER;
    const track = this.tracks.get(looker) ?? new Track(this.table, looker);
    this.tracks.set(looker, track);
    return track;
  }

  /** The line to go back to for a person here to decide anew, or -1. */
  protected lastDecision(): number {
    return this.table.backTo(this.persons);
  }

  protected publish(phase: Phase): void {
    this.phase = phase;
    this.now.value = this.picture();
    this.options.onChange(this);
  }

  protected picture(): Now {
    const { table } = this;
    const track = this.track(this.looker);
    const { length } = track.steps;
    const steps = track.steps.slice(0, this.lookAt ?? length);
    const state = track.at(steps.length);
    const phase = this.lookAt === null ? this.phase : "look";
    const choices = phase === "choose" ? state.choices() : [];
    const pass = choices.find((c) => c.verb === "pass") ?? null;
    // A game may also end by a line of the table: somebody gave up.
    const isOver = this.isOver() && steps.length === length;
    const winners = isOver ? table.winners : state.winners;
    const seatsOf = (mask: number) =>
      this.setup.seats.flatMap((_, i) => (mask & (1 << i) ? [i] : []));
    return {
      phase,
      state,
      looker: this.looker,
      actor: isOver ? OVER : state.actor,
      choices,
      pass,
      next: phase !== "handover" ? -1 : this.isEnded ? table.actorOfDraft : this.seatToAct(),
      targets: sortTargets(choices, this.rules),
      steps,
      since: this.since(steps),
      canUndo: (phase === "choose" || phase === "confirm") && table.drafted > 0,
      canTakeBack: this.isEnded || this.lastDecision() >= 0,
      ended: this.isEnded ? table.drafter : -1,
      canDone: phase === "confirm" || pass !== null,
      scores: state.scores,
      projected: this.setup.helps ? state.projected() : null,
      winners: seatsOf(winners),
      ending: isOver ? table.ending : "running",
      out: seatsOf(table.out),
      length,
    };
  }

  /** The first step after the last one that the looker did in an earlier turn. */
  private since(steps: readonly Step[]): number {
    if (this.looker < 0) return steps.length;
    let at = steps.length - 1;
    while (at >= 0 && (steps[at]?.isDraft || steps[at]?.seat !== this.looker)) at--;
    return at + 1;
  }
}

/** What the table refuses although it was asked first is our own mistake. */
export function must(status: string): void {
  if (status !== "ok") throw new Error(`the table refused: ${status}`);
}
