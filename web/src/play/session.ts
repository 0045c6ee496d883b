/*
 * session.ts: a game at this device. Persons choose, computer players are asked in workers, the dice
 * answer chance, and every change is told as a new Now. The game itself, with its drafts, its luck
 * and what each seat may know, is the table's (engine/table.ts).
 */
import { signal } from "@preact/signals";
import {
  CHANCE,
  OVER,
  OWNER,
  type Choice,
  type Engine,
  type Rules,
  type Table,
} from "../engine/engine";
import { draftOf, savedGame, seatPlayers, sitDown, tableOf } from "./saved";
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

export interface SessionOptions {
  readonly engine: Engine;
  readonly bots: Bots;
  readonly dice: Dice;
  /** Milliseconds a move of a computer player stays before the next one comes. */
  readonly delay: () => number;
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
/** A move that is shown stays so long before it is looked whether somebody is in a hurry. */
const SHOW_STEP_MS = 50;
const PERSON = "person";

/** Throws a RecordError if what was saved is no game. */
export function resumeSession(saved: SavedGame, options: SessionOptions): Session {
  return new LocalSession(saved, options).begin();
}

/** The same, to be looked at from its first position; it goes on when somebody looks at the present. */
export function reviewSession(saved: SavedGame, options: SessionOptions): Session {
  const session = new LocalSession(saved, options, false);
  session.look(0);
  return session;
}

class LocalSession implements Session {
  readonly id: string;
  readonly setup: GameSetup;
  readonly rules: Rules;
  readonly now;
  readonly created: number;
  private readonly table: Table;
  private readonly tracks = new Map<number, Track>();
  private readonly persons: readonly number[];
  private looker: number;
  private phase: Phase = "wait";
  private lookAt: number | null = null;
  private hasBegun = false;
  /** The draft is a turn that was ended: it counts when the next person has the device, so that
   *  until then it can be had back although others would learn from it. */
  private isEnded: boolean;
  /** Counts up whenever what is being waited for has become old. */
  private round = 0;
  /** Moves of computer players follow at once, until a person is asked. */
  private isHurried = false;

  constructor(
    saved: SavedGame,
    private readonly options: SessionOptions,
    /** Until then the record says who has played, not who looks at it. */
    private isPlayed = true,
  ) {
    const { setup } = saved;
    this.id = saved.id;
    this.setup = setup;
    this.created = saved.created;
    this.table = tableOf(options.engine, saved, isPlayed);
    this.rules = this.table.rules;
    this.persons = setup.seats.flatMap((seat, i) => (seat.by === PERSON ? [i] : []));
    this.looker = this.persons.length === 1 ? (this.persons[0] as number) : -1;
    this.isEnded = saved.isEnded && this.isHandedOn();
    this.now = signal(this.picture());
  }

  begin(): this {
    this.hasBegun = true;
    this.run().catch((error: unknown) => this.options.onProblem(error));
    return this;
  }

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

  takeBack(): void {
    const line = this.lastDecision();
    if (this.isEnded) this.table.dropDraft();
    else if (line >= 0) must(this.table.back(line));
    else return;
    this.playOn();
    this.round++;
    this.lookAt = null;
    this.isEnded = false;
    seatPlayers(this.table, this.setup);
    this.askPerson(this.table.actor);
  }

  hurry(): void {
    this.isHurried = this.phase === "wait";
  }

  ready(): void {
    if (this.phase !== "handover") return;
    if (this.isEnded) this.seal();
    this.looker = this.seatToAct();
    this.askPerson(this.looker);
  }

  look(steps: number | null): void {
    const { length } = this.track(this.looker).steps;
    // What only one seat saw has no present to be played on.
    const isPresent = steps === null && !this.table.isView;
    this.lookAt = isPresent ? null : Math.max(0, Math.min(steps ?? length, length));
    this.now.value = this.picture();
    if (isPresent && !this.hasBegun) this.begin();
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

  save(): SavedGame {
    const whole = this.table.view(OWNER);
    const { scores } = whole;
    whole.free();
    return {
      id: this.id,
      setup: this.setup,
      record: this.table.write(OWNER, "every"),
      draft: draftOf(this.table),
      isEnded: this.isEnded,
      created: this.created,
      changed: Date.now(),
      isOver: this.isOver(),
      scores,
    };
  }

  close(): void {
    this.round++;
    this.options.bots.close();
  }

  /** The last turn counts when it is no draft any more. */
  private isOver(): boolean {
    return this.table.actor === OVER;
  }

  private isPerson(seat: number): boolean {
    return this.persons.includes(seat);
  }

  /** Goes on until a person has to do something or the game is over. */
  private async run(): Promise<void> {
    const { table } = this;
    const round = ++this.round;
    this.isHurried = false;
    while (round === this.round) {
      const seat = this.seatToAct();
      if (this.isEnded) return this.publish("handover");
      if (seat === OVER) return this.publish("over");
      if (table.drafted > 0 || this.isPerson(seat)) return this.askPerson(seat);
      if (seat === CHANCE) {
        const { lots } = table;
        this.playOn();
        must(table.draw(lots > 1 ? this.options.dice(lots) : 0));
        continue;
      }
      this.publish("wait");
      await this.playBot(seat, round);
    }
  }

  /** The game goes on: those who looked at it play it from here. */
  private playOn(): void {
    if (!this.isPlayed) sitDown(this.table, this);
    this.isPlayed = true;
  }

  /** The person whose draft there is, else whoever must act. */
  private seatToAct(): number {
    return this.table.drafted > 0 ? this.table.drafter : this.table.actor;
  }

  private askPerson(seat: number): void {
    if (this.rules.has("secrets") && this.looker !== seat && this.persons.length > 1) {
      this.looker = -1;
      this.publish("handover");
      return;
    }
    this.looker = seat;
    this.publish(this.table.actorOfDraft === seat ? "choose" : "confirm");
  }

  private async playBot(seat: number, round: number): Promise<void> {
    const started = Date.now();
    const player = this.setup.seats[seat]?.by ?? "";
    const line = await this.ask(seat, player);
    const isShown = () => Date.now() - started >= this.options.delay();
    while (round === this.round && !this.isHurried && !isShown()) await sleep(SHOW_STEP_MS);
    if (round !== this.round) return;
    if (this.table.add(seat, line) !== "ok")
      throw new Error(`the computer player ${player} answered ${line}`);
  }

  private ask(seat: number, player: string): Promise<string> {
    return this.options.bots.choose({
      rules: this.rules.text,
      lines: this.track(seat).lines,
      seat,
      player,
      milliseconds: THINK_MS,
      seed: this.options.dice(1 << 30),
    });
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

  /** The turn counts: at once, or when the next person has the device. */
  private endTurn(): void {
    this.isEnded = this.isHandedOn();
    if (!this.isEnded) this.seal();
    else this.looker = -1;
    this.begin();
  }

  /** Does the device go from whoever has drafted a turn to another person, and are there secrets? */
  private isHandedOn(): boolean {
    const { table } = this;
    return this.rules.has("secrets") && table.isDraftWhole && this.isPerson(table.actorOfDraft);
  }

  private seal(): void {
    this.isEnded = false;
    must(this.table.sealDraft());
  }

  /** Without secrets everybody shares the owner's track. */
  private track(seat: number): Track {
    const looker = this.rules.has("secrets") ? seat : OWNER;
    const track = this.tracks.get(looker) ?? new Track(this.table, looker);
    this.tracks.set(looker, track);
    return track;
  }

  /** The line to go back to for a person here to decide anew, or -1. */
  private lastDecision(): number {
    return this.table.backTo(this.persons);
  }

  private publish(phase: Phase): void {
    this.phase = phase;
    this.now.value = this.picture();
    this.options.onChange(this);
  }

  private picture(): Now {
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
function must(status: string): void {
  if (status !== "ok") throw new Error(`the table refused: ${status}`);
}

function sleep(milliseconds: number): Promise<void> {
  return milliseconds > 0
    ? new Promise((resolve) => setTimeout(resolve, milliseconds))
    : Promise.resolve();
}
