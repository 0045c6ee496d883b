/*
 * session.ts: a game at this device. Persons choose, computer players are asked in workers, the dice
 * answer chance, and every change is told as a new Now. The game itself, with its drafts, its luck
 * and what each seat may know, is the table's (engine/table.ts).
 */
import { CHANCE, OVER, OWNER } from "../engine/engine";
import { must, TableSession, THINK_MS, type BaseOptions } from "./base";
import { draftOf, seatPlayers, sitDown, tableOf } from "./saved";
import type { SavedGame, Session } from "./types";

export interface SessionOptions extends BaseOptions {
  /** Milliseconds a move of a computer player stays before the next one comes. */
  readonly delay: () => number;
  /** Milliseconds a computer player may think about one decision. */
  readonly thinking?: () => number;
}

/** A move that is shown stays so long before it is looked whether somebody is in a hurry. */
const SHOW_STEP_MS = 50;

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

class LocalSession extends TableSession {
  readonly created: number;
  private hasBegun = false;
  /** Moves of computer players follow at once, until a person is asked. */
  private isHurried = false;

  constructor(
    saved: SavedGame,
    private readonly own: SessionOptions,
    /** Until then the record says who has played, not who looks at it. */
    private isPlayed = true,
  ) {
    super(saved.id, saved.setup, tableOf(own.engine, saved, isPlayed), own);
    this.created = saved.created;
    this.isEnded = saved.isEnded && this.isHandedOn();
    this.now.value = this.picture();
  }

  override get thinkMs(): number {
    return this.own.thinking?.() ?? THINK_MS;
  }

  begin(): this {
    this.hasBegun = true;
    this.run().catch((error: unknown) => this.options.onProblem(error));
    return this;
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

  protected present(): void {
    if (!this.hasBegun) this.begin();
  }

  /** The game goes on: those who looked at it play it from here. */
  protected playOn(): void {
    if (!this.isPlayed) sitDown(this.table, this);
    this.isPlayed = true;
  }

  private async playBot(seat: number, round: number): Promise<void> {
    const started = Date.now();
    const player = this.setup.seats[seat]?.by ?? "";
    const line = await this.ask(seat, player);
    const isShown = () => Date.now() - started >= this.own.delay();
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
      milliseconds: this.thinkMs,
      seed: this.options.dice(1 << 30),
    });
  }

  /** The turn counts: at once, or when the next person has the device. */
  protected endTurn(): void {
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
}

function sleep(milliseconds: number): Promise<void> {
  return milliseconds > 0
    ? new Promise((resolve) => setTimeout(resolve, milliseconds))
    : Promise.resolve();
}
