/*
 * session.ts: a game whose lines are at the server. This page has the table of one seat, or of an
 * onlooker, and is told every line. What a person here tries out is a draft; when the turn is ended
 * its lines are sent, and count when they come back. Until then the draft stays, so that nothing is
 * lost with the connection: it is sent again when there is a new one.
 */
import { signal } from "@preact/signals";
import { COLOURS } from "../art/players";
import { ONLOOKER, OWNER, Table, type Engine } from "../engine/engine";
import { must, TableSession, type BaseOptions } from "../play/base";
import { draftOf, savedGame } from "../play/saved";
import { REMOTE, type GameSetup, type Now, type Phase, type SavedGame } from "../play/types";
import type { Follower, Room } from "./room";
import { PERSON, type Game, type NoMessage } from "./types";

/** A turn that was begun here, for a page that is loaded anew. */
export interface KeptDraft {
  /** How many lines there were. */
  readonly count: number;
  readonly lines: readonly string[];
  /** The turn was ended and is on its way. */
  readonly isSent: boolean;
}

export interface OnlineOptions extends BaseOptions {
  /** What was begun before; null: nothing. */
  readonly draft: KeptDraft | null;
  readonly keepDraft: (draft: KeptDraft | null) => void;
  /** The server has refused a turn, and why; it can be played anew. */
  readonly onRefused: (why: string) => void;
  /** The tile could not be laid where it was wished: somebody else has laid one there, or this one
   *  does not fit. */
  readonly onMissed: (isTaken: boolean) => void;
  /** Asks the others to go back to a line. */
  readonly askBack: (line: number) => void;
}

/** Who sits where, seen from here: persons elsewhere are not asked on this page. */
export function setupOf(game: Game): GameSetup {
  return {
    rules: game.rules,
    helps: game.helps,
    seats: game.seats.map((seat, i) => ({
      name: seat.name,
      colour: COLOURS[i] ?? "red",
      by: seat.mine ? PERSON : seat.by === PERSON ? REMOTE : seat.by,
    })),
  };
}

/** As whom one looks: with several seats here as the one that has to act, or the first. */
export function seatToLookAs(game: Game): number {
  const mine = game.seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  return mine.includes(game.actor) ? game.actor : (mine[0] ?? ONLOOKER);
}

/** A table that is to be given the lines of a game as that seat sees them. */
function tableFor(engine: Engine, rules: string, seat: number): Table {
  const isSecret = engine.rules(rules).has("secrets");
  return Table.open(engine, rules, isSecret ? seat : OWNER);
}

/** Somebody here has to do something, or not. */
type Asking = "over" | "wait" | "ask";

export class OnlineSession extends TableSession implements Follower {
  /** Where the next tile of the one seat here is to be laid, if it fits there; null: nowhere. */
  readonly wish = signal<{ readonly x: number; readonly y: number } | null>(null);
  /** The draft is a turn that was ended: its lines are on their way. */
  private isSent = false;
  /** On which connection they were sent last, and under which number. */
  private sent = "";
  private shown: Asking | null = null;

  constructor(
    private readonly room: Room,
    game: Game,
    private readonly own: OnlineOptions,
  ) {
    const seat = seatToLookAs(game);
    super(game.id, setupOf(game), tableFor(own.engine, game.rules, seat), own);
    const isShared = this.rules.has("secrets") && this.persons.length > 1;
    // Nobody knows who of them looks at the page now.
    this.looker = isShared ? ONLOOKER : seat;
    if (isShared) room.lookAs(seat);
    room.follower = this;
    this.catchUp();
    this.takeUp(own.draft);
    this.follow();
  }

  /** Others are asked; the bar of questions shows what comes of it. */
  takeBack(): void {
    const line = this.lastDecision();
    if (line >= 0) this.own.askBack(line);
  }

  /** Computers play at the server, at their own pace. */
  hurry(): void {
    // There is nothing to hurry here.
  }

  /** The next person has the device; with secrets the lines of that seat have to come first. */
  ready(): void {
    if (this.phase !== "handover") return;
    const seat = this.seatToAct();
    this.looker = seat;
    this.adopt(tableFor(this.own.engine, this.rules.text, seat));
    this.room.lookAs(seat);
    this.catchUp();
    this.follow();
  }

  /** A copy that is played on without the server. */
  save(): SavedGame {
    const seats = this.setup.seats.map((seat) => ({
      ...seat,
      by: seat.by === REMOTE ? PERSON : seat.by,
    }));
    const saved = savedGame({ ...this.setup, seats }, this.table.write(OWNER, "every"));
    return { ...saved, isOver: this.isOver(), scores: this.now.peek().scores };
  }

  /** While others still play it, nobody tries things out with their game. */
  override canBranch(): boolean {
    return this.isOver() && super.canBranch();
  }

  grown(): void {
    const hasGrown = this.catchUp();
    if (this.isSent && this.table.drafted > 0) this.sendDraft();
    if (hasGrown || this.shown !== this.asking()) this.follow();
  }

  replaced(): void {
    this.adopt(tableFor(this.own.engine, this.rules.text, this.looker));
  }

  refused({ re, why }: NoMessage): void {
    if (re !== "play" || !this.isSent) return;
    // Somebody else was faster: what is missing has come, or comes; then it is sent again.
    if (why === "taken" || why === "gap") {
      this.sent = "";
      return;
    }
    if (why === "store" || why === "busy" || why === "many") {
      this.later();
      return;
    }
    this.isSent = false;
    this.wish.value = null;
    this.table.dropDraft();
    this.own.onRefused(why);
    this.follow();
  }

  override close(): void {
    super.close();
    if (this.room.follower === this) this.room.follower = null;
  }

  protected override hasPresent(): boolean {
    return true;
  }

  protected present(): void {
    this.follow();
  }

  protected playOn(): void {
    // A draft changes nothing yet.
  }

  protected endTurn(): void {
    this.isSent = true;
    this.sendDraft();
    this.follow();
  }

  /** Begun turns are kept, so that a page that is loaded anew has them. */
  protected override publish(phase: Phase): void {
    super.publish(phase);
    const { table, isSent } = this;
    const lines = draftOf(table);
    this.own.keepDraft(lines.length > 0 ? { count: table.count, lines, isSent } : null);
  }

  /** Between two persons nobody's hand is to be seen, though the table knows one. */
  protected override picture(): Now {
    const now = super.picture();
    return now.phase === "handover" ? { ...now, state: now.state.view(ONLOOKER) } : now;
  }

  /** What the server has stored already would only be refused. */
  private sendDraft(): void {
    if (!this.isComplete()) return;
    const n = this.table.count + 1;
    const sent = `${this.room.connection}/${n}`;
    if (this.sent !== sent && this.room.play(n, draftOf(this.table))) this.sent = sent;
  }

  /** The server has no time now; it is asked again in a while. */
  private later(): void {
    const { round } = this;
    setTimeout(() => {
      if (round !== this.round) return;
      this.sent = "";
      this.grown();
    }, RETRY_MS);
  }

  /** The table is given the lines it lacks. A draft whose position is gone goes with it. */
  private catchUp(): boolean {
    const { table, room } = this;
    const before = table.count;
    const sent = this.isSent ? { count: before, lines: draftOf(table) } : null;
    const seat = table.drafter;
    for (let n = before; n < room.lines.length; n++) {
      const status = table.add(OWNER, room.lines[n] ?? "");
      if (status !== "ok") throw new Error(`line ${n + 1} was refused here: ${status}`);
    }
    if (table.drafted === 0) this.isSent = false;
    if (sent && table.drafted === 0) this.tellLost(sent, seat);
    return table.count > before;
  }

  /** A turn that was ended did not count where other lines have come instead of it. */
  private tellLost({ count, lines }: Pick<KeptDraft, "count" | "lines">, seat: number): void {
    const came = this.room.lines.slice(count);
    if (lines.every((line) => came.includes(line))) return;
    const isLate = came.some(
      (line) => line.startsWith(`table time ${seat}`) || isStandIn(line, seat),
    );
    this.own.onRefused(isLate ? "time" : "taken");
  }

  /** A draft from before the page was loaded anew; what does not fit any more is left. */
  private takeUp(draft: KeptDraft | null): void {
    const { table } = this;
    if (draft?.isSent && draft.count < table.count) this.tellLost(draft, this.looker);
    if (!draft || draft.count !== table.count || !this.isAsked(table.actor)) return;
    for (const line of draft.lines) if (table.draft(table.actorOfDraft, line) !== "ok") break;
    this.isSent = draft.isSent && table.isDraftWhole;
    if (this.isSent) this.sendDraft();
  }

  /** A seat of this device, while no computer plays for it. */
  private isAsked(seat: number): boolean {
    return this.isPerson(seat) && this.room.game.peek()?.seats[seat]?.by === PERSON;
  }

  private asking(): Asking {
    if (this.isOver()) return "over";
    const isHere = !this.isSent && this.isComplete() && this.isAsked(this.seatToAct());
    return isHere ? "ask" : "wait";
  }

  /** The tile goes where it was wished before it was drawn, as a draft: the turn is not ended. */
  private layWish(): void {
    const { table } = this;
    const { phase, targets, state } = this.now.peek();
    const wish = this.wish.peek();
    if (!wish || phase !== "choose" || targets.cells.length === 0) return;
    this.wish.value = null;
    if (table.drafted > 0) return;
    const isThere = ({ x, y }: { x: number; y: number }) => x === wish.x && y === wish.y;
    const [choice] = targets.cells.find(isThere)?.turns.values() ?? [];
    if (!choice) {
      this.own.onMissed(state.tiles().some(isThere));
      return;
    }
    must(table.draft(table.actorOfDraft, choice.line));
    this.publish(table.isDraftWhole ? "confirm" : "choose");
  }

  /** Not all lines may have come yet. */
  private isComplete(): boolean {
    return this.table.count >= (this.room.game.peek()?.count ?? 0);
  }

  private follow(): void {
    this.shown = this.asking();
    if (this.shown !== "ask") this.publish(this.shown);
    else {
      this.askPerson(this.seatToAct());
      this.layWish();
    }
  }
}

/** Says that a computer plays a seat, or does so again. */
const isStandIn = (line: string, seat: number): boolean =>
  line.startsWith(`table seat ${seat} `) && !line.endsWith(` ${PERSON}`);

/** How long to leave a server alone that has said it has no time. */
const RETRY_MS = 1500;
