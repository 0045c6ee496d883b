/*
 * session.ts: a game at this device. Persons choose, computer players are asked, chance is settled
 * when it comes up, and every change is told as a new Now. What a person does is a draft until Done.
 */
import { signal } from "@preact/signals";
import { CHANCE, Engine, OVER, RecordError, State, type Action, type Choice, type Rules } from "../engine/engine";
import { branchOf } from "./branch";
import { sortTargets } from "./targets";
import { Track } from "./track";
import type { Bots, Decision, Dice, GameSetup, Hint, Judgement, Now, Phase, SavedGame, Session, Verdict } from "./types";
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
/** And the judge about one decision of a game that is over. */
const JUDGE_MS = 3000;
/** A move that is shown stays so long before it is looked whether somebody is in a hurry. */
const SHOW_STEP_MS = 50;
const PERSON = "person";

/** Throws a RecordError if the lines are no game of these rules. */
export function resumeSession(saved: SavedGame, options: SessionOptions): Session {
  return restored(saved, options).begin();
}

/** The same, to be looked at from its first position; it goes on when somebody looks at the present. */
export function reviewSession(saved: SavedGame, options: SessionOptions): Session {
  const session = restored(saved, options);
  session.look(0);
  return session;
}

function restored(saved: SavedGame, options: SessionOptions): LocalSession {
  const session = new LocalSession(saved.id, saved.setup, saved.created, options);
  session.restore(saved.lines, saved.settled);
  return session;
}

class LocalSession implements Session {
  readonly rules: Rules;
  readonly now;
  private readonly actions: Action[] = [];
  /** Who did each of them. */
  private readonly actors: number[] = [];
  private settled = 0;
  private whole: State;
  private readonly tracks = new Map<number, Track>();
  private readonly persons: readonly number[];
  private readonly hasCards: boolean;
  private looker: number;
  private phase: Phase = "wait";
  private lookAt: number | null = null;
  private hasBegun = false;
  /** A turn was ended, and nobody has had the device since. */
  private isFresh = false;
  /** Counts up whenever what is being waited for has become old. */
  private round = 0;
  /** Moves of computer players follow at once, until a person is asked. */
  private isHurried = false;

  constructor(readonly id: string, readonly setup: GameSetup, private readonly created: number,
    private readonly options: SessionOptions) {
    this.rules = options.engine.rules(setup.rules);
    this.hasCards = this.rules.cards.length > 0;
    this.whole = State.start(this.rules);
    this.persons = setup.seats.flatMap((seat, i) => (seat.by === PERSON ? [i] : []));
    this.looker = this.persons.length === 1 ? (this.persons[0] as number) : -1;
    this.now = signal(this.picture());
  }

  begin(): this {
    this.hasBegun = true;
    this.run().catch((error: unknown) => this.options.onProblem(error));
    return this;
  }

  restore(lines: readonly string[], settled: number): void {
    lines.forEach((line, i) => {
      const action = this.whole.readLine(line);
      const status = typeof action === "string" ? action : this.whole.check(this.whole.actor, action);
      if (typeof action === "string" || status !== "ok") throw new RecordError(status, i + 1, line);
      this.add(action, i >= settled);
    });
    this.settled = Math.min(settled, lines.length);
  }

  choose(choice: Choice): void {
    const { phase } = this;
    if (phase !== "choose" || this.lookAt !== null || !this.now.value.choices.includes(choice)) return;
    const seat = this.whole.actor;
    const isOwnTurn = this.hasCards || this.whole.turn === seat;
    this.add(choice.action, true);
    if (this.whole.actor === seat) this.publish("choose");
    else if (isOwnTurn && this.options.confirm()) this.publish("confirm");
    else this.settle();
  }

  undo(): void {
    if (!this.now.value.canUndo) return;
    this.cut(this.actions.length - 1);
    this.publish("choose");
  }

  done(): void {
    const { pass } = this.now.value;
    if (this.lookAt !== null) return;
    if (this.phase === "confirm") this.settle();
    else if (this.phase === "choose" && pass) {
      this.choose(pass);
      if ((this.phase as Phase) === "confirm") this.settle();
    }
  }

  takeBack(): void {
    const start = this.lastDecision();
    if (start < 0) return;
    this.round++;
    this.lookAt = null;
    this.isFresh = false;
    this.cut(start);
    this.settled = start;
    this.askPerson(this.whole.actor);
  }

  hurry(): void {
    this.isHurried = this.phase === "wait";
  }

  ready(): void {
    if (this.phase !== "handover") return;
    this.isFresh = false;
    this.looker = this.seatToAct();
    this.askPerson(this.looker);
  }

  look(steps: number | null): void {
    this.lookAt = steps === null ? null : Math.max(0, Math.min(steps, this.actions.length));
    this.now.value = this.picture();
    if (steps === null && !this.hasBegun) this.begin();
  }

  async hint(): Promise<Hint | null> {
    const now = this.now.value;
    if (now.phase !== "choose") return null;
    const { round } = this;
    const seat = this.whole.actor;
    const judgement = await this.askJudge(seat, this.actions.length, this.actions.length, THINK_MS);
    if (round !== this.round || this.now.value !== now) return null;
    return hintOf(this.track(seat), now, judgement);
  }

  decisions(): readonly Decision[] {
    return decisionsOf(this.actors.slice(0, this.settled));
  }

  async judge(decision: Decision): Promise<Verdict | null> {
    const { from, to, seat } = decision;
    const last = this.actions.at(-1);
    const check = () => {
      if (!this.isOver() || this.actions.at(-1) !== last) throw new Error("only a game that is over is judged");
    };
    check();
    if (!hadChoice(this.track(seat), decision)) return null;
    const judgement = await this.askJudge(seat, from, to, JUDGE_MS);
    check();
    return verdictOf(this.track(seat), decision, judgement);
  }

  branch(steps: number): SavedGame {
    if (this.hasCards && !this.isOver()) throw new Error("its lines would tell what is secret");
    const length = Math.max(0, Math.min(steps, this.actions.length));
    const lines = this.trueLines().slice(0, length);
    return branchOf(this.rules, this.setup, lines, decisionsOf(this.actors.slice(0, length)).at(-1));
  }

  record(): string | null {
    if (this.hasCards && !this.isOver()) return null;
    const { engine } = this.options;
    return engine.writeRecord({
      rules: this.rules.text,
      seats: this.setup.seats.map((s) => s.name),
      date: new Date(this.created).toISOString().slice(0, 10),
      result: this.isOver() ? this.whole.scores.join(" ") : "",
      lines: this.trueLines().slice(0, this.settled).map((line, i) => ({ number: i, line })),
    });
  }

  save(): SavedGame {
    return {
      id: this.id, setup: this.setup, lines: this.trueLines(), settled: this.settled, created: this.created,
      changed: Date.now(), isOver: this.isOver(), scores: this.whole.scores,
    };
  }

  close(): void {
    this.round++;
    this.options.bots.close();
  }

  /** The last turn counts when it is no draft any more. */
  private isOver(): boolean {
    return this.whole.actor === OVER && this.settled === this.actions.length;
  }

  /** Goes on until a person has to do something or the game is over. */
  private async run(): Promise<void> {
    const round = ++this.round;
    this.isHurried = false;
    while (round === this.round) {
      if (this.actions.length > this.settled) return this.askPerson(this.seatToAct());
      const { actor } = this.whole;
      if (actor === OVER) return this.publish("over");
      if (actor === CHANCE) {
        this.add(this.whole.chances().length === 1 ? this.onlyChance() : this.cast(), false);
        this.settled = this.actions.length;
        continue;
      }
      if (this.setup.seats[actor]?.by === PERSON) return this.askPerson(actor);
      this.publish("wait");
      await this.playBot(actor, round);
    }
  }

  private cast(): Action {
    const chances = this.whole.chances();
    let k = this.options.dice(chances.reduce((sum, c) => sum + c.weight, 0));
    for (const chance of chances) {
      k -= chance.weight;
      if (k < 0) return chance.action;
    }
    return this.onlyChance();
  }

  private onlyChance(): Action {
    const [first] = this.whole.chances();
    if (!first) throw new Error("chance has no outcome");
    return first.action;
  }

  /** The person whose draft there is, else whoever must act. */
  private seatToAct(): number {
    return this.actions.length > this.settled ? (this.actors.at(-1) as number) : this.whole.actor;
  }

  private askPerson(seat: number): void {
    if (this.hasCards && this.looker !== seat && this.persons.length > 1) {
      this.looker = -1;
      return this.publish("handover");
    }
    this.looker = seat;
    this.publish(this.whole.actor === seat ? "choose" : "confirm");
  }

  private async playBot(seat: number, round: number): Promise<void> {
    const started = Date.now();
    const player = this.setup.seats[seat]?.by ?? "";
    const line = await this.ask(seat, player);
    const isShown = () => Date.now() - started >= this.options.delay();
    while (round === this.round && !this.isHurried && !isShown()) await sleep(SHOW_STEP_MS);
    if (round !== this.round) return;
    const action = this.whole.readLine(line);
    if (typeof action === "string" || this.whole.check(seat, action) !== "ok") {
      throw new Error(`the computer player ${player} answered ${line}`);
    }
    this.add(action, false);
    this.settled = this.actions.length;
  }

  private ask(seat: number, player: string): Promise<string> {
    return this.options.bots.choose({
      rules: this.rules.text, lines: [...this.track(seat).lines], seat, player, milliseconds: THINK_MS,
      seed: this.options.dice(1 << 30),
    });
  }

  /** What the seat did from one step to another is judged by what it saw before. */
  private askJudge(seat: number, from: number, to: number, milliseconds: number): Promise<Judgement> {
    const { lines } = this.track(seat);
    return this.options.bots.judge({
      rules: this.rules.text, lines: lines.slice(0, from), played: lines.slice(from, to), seat, milliseconds,
      seed: this.options.dice(1 << 30),
    });
  }

  private add(action: Action, isDraft: boolean): void {
    for (const track of this.tracks.values()) track.add(this.whole, action, isDraft);
    this.actors.push(this.whole.actor);
    this.actions.push(action);
    this.whole.apply(action);
  }

  private cut(length: number): void {
    const actions = this.actions.slice(0, length);
    this.actions.length = length;
    this.actors.length = length;
    this.whole.free();
    this.whole = State.start(this.rules);
    for (const action of actions) this.whole.apply(action);
    for (const track of this.tracks.values()) track.cut(length);
  }

  private settle(): void {
    this.settled = this.actions.length;
    this.isFresh = true;
    for (const track of this.tracks.values()) track.settle();
    this.begin();
  }

  /** Without secrets everybody shares the onlooker's track. */
  private track(seat: number): Track {
    const looker = this.hasCards ? seat : -1;
    const known = this.tracks.get(looker);
    if (known) return known;
    const track = new Track(this.rules, looker);
    const whole = State.start(this.rules);
    this.actions.forEach((action, i) => {
      track.add(whole, action, i >= this.settled);
      whole.apply(action);
    });
    whole.free();
    this.tracks.set(looker, track);
    return track;
  }

  private trueLines(): string[] {
    if (!this.hasCards) return [...this.track(-1).lines];
    const whole = State.start(this.rules);
    const lines = this.actions.map((action) => {
      const line = whole.line(action);
      whole.apply(action);
      return line;
    });
    whole.free();
    return lines;
  }

  /** Where the last settled block of decisions began that may be taken back, or -1. */
  private lastDecision(): number {
    const [person] = this.persons.length === 1 ? this.persons : [this.justHandedOver()];
    if (person === undefined) return -1;
    let at = this.settled - 1;
    while (at >= 0 && this.actors[at] !== person) at--;
    while (at > 0 && this.actors[at - 1] === person) at--;
    return at;
  }

  /** Among several persons only the one who has just ended a turn may have it back, and only before
   *  anybody has seen more than that: not after a card was dealt or another has played. */
  private justHandedOver(): number | undefined {
    const last = this.actors.at(-1) ?? CHANCE;
    return this.phase === "handover" && this.isFresh && this.persons.includes(last) ? last : undefined;
  }

  private publish(phase: Phase): void {
    this.phase = phase;
    this.now.value = this.picture();
    this.options.onChange(this);
  }

  private picture(): Now {
    const track = this.track(this.looker);
    const isLooking = this.lookAt !== null;
    const length = this.lookAt ?? this.actions.length;
    const state = isLooking ? track.at(length) : track.state.copy();
    const phase = isLooking ? "look" : this.phase;
    const choices = phase === "choose" ? state.choices() : [];
    const pass = choices.find((c) => c.verb === "pass") ?? null;
    return {
      phase, state, looker: this.looker, actor: state.actor, choices, pass,
      next: phase === "handover" ? this.seatToAct() : -1,
      targets: sortTargets(choices, this.hasCards),
      steps: track.steps.slice(0, length),
      since: this.since(track, length),
      canUndo: (phase === "choose" || phase === "confirm") && this.actions.length > this.settled,
      canTakeBack: this.lastDecision() >= 0,
      canDone: phase === "confirm" || pass !== null,
      scores: state.scores,
      projected: this.setup.helps ? state.projected() : null,
      winners: this.setup.seats.flatMap((_, i) => (state.winners & (1 << i) ? [i] : [])),
      length: this.actions.length,
    };
  }

  /** The first step after the last one that the looker did in an earlier turn. */
  private since(track: Track, length: number): number {
    if (this.looker < 0) return length;
    let at = Math.min(length, this.settled) - 1;
    while (at >= 0 && track.steps[at]?.seat !== this.looker) at--;
    return at + 1;
  }
}

function sleep(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
