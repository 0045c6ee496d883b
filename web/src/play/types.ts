/* types.ts: a game at this device, as the page sees it. No rules: the engine says what is legal. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Action, Choice, Ending, GameEvent, Rules, State, Turn } from "../engine/engine";

/** The six colours of players; art/players.ts paints them and gives each its mark. */
export type Colour = "red" | "blue" | "orange" | "sky" | "white" | "black";

/** Who plays a seat: a person at this device, one elsewhere, or a computer player by its name in the
 *  engine. */
export type By = "person" | typeof REMOTE | string;

/** A person who plays at another device. */
export const REMOTE = "remote";

export interface SeatSetup {
  readonly name: string;
  readonly colour: Colour;
  readonly by: By;
}

export interface GameSetup {
  /** The rules as text: "carcassonne+inns seats=3". */
  readonly rules: string;
  readonly seats: readonly SeatSetup[];
  /** Whether the page shows what helps: worth of places, odds, remaining tiles, projected result. */
  readonly helps: boolean;
}

/** A saved game; the record is the game, the rest says how it is played here. */
export interface SavedGame {
  readonly id: string;
  readonly setup: GameSetup;
  /** Every line of its table, so that luck stays settled; empty: it has not begun. */
  readonly record: string;
  /** The lines of the draft of a turn. */
  readonly draft: readonly string[];
  /** The draft is a turn that was ended; it counts when the next person has the device. */
  readonly isEnded: boolean;
  readonly created: number;
  readonly changed: number;
  readonly isOver: boolean;
  readonly scores: readonly number[];
}

/** One action that was done, as the one who looks may see it. */
export interface Step {
  readonly index: number;
  /** Who did it: a seat or CHANCE. */
  readonly seat: number;
  /** Whose turn it was. */
  readonly turn: number;
  /** The stretch of steps it belongs to when the game is gone through, and whose that is; -1:
   *  chance's between the turns of a card game. */
  readonly turnNumber: number;
  readonly turnSeat: number;
  /** From 1; 0 before the first, and in games without rounds. */
  readonly round: number;
  readonly verb: string;
  readonly choice: Choice;
  /** A drawn tile or card kind (draw, deal ...), else -1. */
  readonly drawn: number;
  readonly events: readonly GameEvent[];
  /** Points of all seats afterwards. */
  readonly scores: readonly number[];
  /** Still part of the draft of a turn. */
  readonly isDraft: boolean;
}

/**
 * choose   a person at this device has to choose one of the choices
 * confirm  the person's part is done as a draft: Done settles it, Undo takes it back
 * handover the device goes to another person; everything secret is hidden until ready()
 * wait     a computer player thinks, or moves are being shown
 * over     the game has ended
 * look     an earlier position is looked at (review); choices are empty
 */
export type Phase = "choose" | "confirm" | "handover" | "wait" | "over" | "look";

/** The position as it is to be shown: one object for each change, never changed itself. */
export interface Now {
  readonly phase: Phase;
  /** What the one who looks may know; paint this, never anything else. */
  readonly state: State;
  /** The seat that looks, or -1: an onlooker. */
  readonly looker: number;
  /** Who must act: a seat, CHANCE or OVER. */
  readonly actor: number;
  /** In handover: the seat the device goes to. */
  readonly next: number;
  readonly choices: readonly Choice[];
  readonly targets: Targets;
  readonly steps: readonly Step[];
  /** The first step since the last turn of the one who looks: "what happened since". */
  readonly since: number;
  readonly canUndo: boolean;
  readonly canTakeBack: boolean;
  /** In handover: the seat that has just ended its turn and may have it back, else -1. */
  readonly ended: number;
  /** Done does something now: it settles the draft, or passes. */
  readonly canDone: boolean;
  /** The pass that Done would do, if the person may also do without. */
  readonly pass: Choice | null;
  readonly scores: readonly number[];
  /** Points if the game ended now; null where helps are off. */
  readonly projected: readonly number[] | null;
  /** Seats that have won, as a list; empty until the game is over. */
  readonly winners: readonly number[];
  /** How the game ended; "running" while an earlier position is shown. */
  readonly ending: Ending;
  /** Seats that gave up or ran out of time, as a list. */
  readonly out: readonly number[];
  /** How many steps there are in all (steps may end earlier while an earlier position is shown). */
  readonly length: number;
}

/** Where choices are offered. Every choice of Now.choices is in exactly one of them. */
export interface Targets {
  /** Cells where the tile in hand may be laid, with the turns that fit. */
  readonly cells: readonly CellTarget[];
  /** Segments: a place for a figure, or a figure that stands there. */
  readonly spots: readonly SpotTarget[];
  /** Whole tiles: a step of the dragon, a tower site. */
  readonly tiles: readonly TileTarget[];
  /** Cards of the hand, with the rows they may go to. */
  readonly cards: readonly CardTarget[];
  /** Rows of cards, places in them (claim). */
  readonly rows: readonly RowTarget[];
  /** Another seat is named, and perhaps a kind of figure (ransom). */
  readonly seats: readonly SeatTarget[];
  /** What belongs to no place: pass, again, sell, keep ... */
  readonly plain: readonly Choice[];
}

export interface CellTarget {
  readonly x: number;
  readonly y: number;
  /** By turn; only those that fit. */
  readonly turns: ReadonlyMap<Turn, Choice>;
}

export interface SpotTarget {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
  /** More than one where several figures or verbs are possible. */
  readonly choices: readonly Choice[];
}

export interface TileTarget {
  readonly x: number;
  readonly y: number;
  readonly choices: readonly Choice[];
}

export interface CardTarget {
  readonly card: number;
  readonly choices: readonly Choice[];
}

export interface RowTarget {
  readonly row: number;
  readonly choices: readonly Choice[];
}

export interface SeatTarget {
  readonly seat: number;
  readonly choices: readonly Choice[];
}

/** What a person can switch on over the board. */
export const LAYERS = [
  "fields",
  "features",
  "remaining",
  "odds",
  "dead",
  "last",
  "coordinates",
] as const;
export type Layer = (typeof LAYERS)[number];

/** A feature or some members that shine on the board, because the person points at something. */
export interface Lit {
  readonly members: readonly { readonly x: number; readonly y: number; readonly segment: number }[];
  /** Whose colour it shines in, or -1. */
  readonly seat: number;
}

/** Where the tile in hand was laid, and where it had better been; null: nowhere. */
export interface Compared {
  readonly played: Ghost | null;
  readonly best: Ghost | null;
}

/** The tile in hand held over a cell. */
export interface Ghost {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

/** What a game has made of the level of the person who played it against opponents. */
export interface LevelChange {
  readonly before: number;
  readonly after: number;
  /** The opponent who is even now. */
  readonly next: string;
}

/** A game that is being played or looked at. session.ts makes them. */
export interface Session {
  readonly id: string;
  readonly setup: GameSetup;
  readonly rules: Rules;
  readonly now: ReadonlySignal<Now>;
  /** How long a computer player here may think about one decision, in milliseconds. */
  readonly thinkMs: number;

  /** Does one of Now.choices, as a draft. */
  choose(choice: Choice): void;
  /** Takes the last action of the draft back. */
  undo(): void;
  /** Settles the draft; where the person may still choose, passes first. */
  done(): void;
  /** Back to the person's last decision before the computer answered; in a hand-over to that of
   *  whoever has just ended a turn. */
  takeBack(): void;
  /** Moves of computer players follow at once until a person is asked again. */
  hurry(): void;
  /** The next person has the device. */
  ready(): void;
  /** Shows the position after so many steps; null: the present. */
  look(steps: number | null): void;
  /** What a good player would do, or null. */
  hint(): Promise<Hint | null>;
  /** The decisions of seats so far, each a stretch of steps that one seat did without chance between. */
  decisions(): readonly Decision[];
  /** How good a decision was; null where it was no choice at all. Fails if the game is not over, or
   *  is changed meanwhile. */
  judge(decision: Decision): Promise<Verdict | null>;
  /** A game of its own that begins with the first so many steps of this one and is played on. With
   *  secret hands only of a game that is over. */
  branch(steps: number): SavedGame;
  canBranch(): boolean;
  /** The game as a record, for export. Of a running game with secrets: only what the looker knows is refused; null then. */
  record(): string | null;
  /** What to keep. */
  save(): SavedGame;
  close(): void;
}

/** What the table shows besides the game; board, rows, log and tray share it. table.ts makes it. */
export interface Table {
  readonly session: Session;
  readonly now: ReadonlySignal<Now>;
  /** The tile over a cell, while one is to be laid. Always a legal turn of a legal cell. */
  readonly ghost: Signal<Ghost | null>;
  /** How the tile in hand is held while it is over no cell; a cell where it fits so is begun with it. */
  readonly held: ReadonlySignal<Turn>;
  /** The choice that is pointed at or has the keyboard: Enter takes it, the plank describes it. */
  readonly aim: Signal<Choice | null>;
  /** What was last said as a hint in this position, and whether one is being thought about. */
  readonly hinted: Signal<Hint | null>;
  readonly isHinting: Signal<boolean>;
  /** The person has taken something up that waits for its place. */
  readonly isHolding: Signal<boolean>;
  /** A spot or tile with several choices whose list is open. */
  readonly asking: Signal<readonly Choice[] | null>;
  readonly lit: Signal<Lit | null>;
  /** What is to be compared on the board while a game is gone through. */
  readonly compared: Signal<Compared | null>;
  readonly layers: Signal<ReadonlySet<Layer>>;
  /** A cell that was asked about: which tiles still fit there. */
  readonly probe: Signal<{ readonly x: number; readonly y: number } | null>;
  /** The next or previous legal turn of the ghost; without one, of the tile in hand. */
  turnGhost(by: 1 | -1): void;
  /** The ghost goes to a cell in its best legal turn: the turn it had if that fits. */
  aimCell(x: number, y: number): void;
  /** Does the choice under the ghost. */
  placeGhost(): void;
  /** Moves the aim among all targets: by arrow keys, in the direction on the board. */
  moveAim(dx: number, dy: number): void;
  toggle(layer: Layer): void;
}

/** Somebody who settles chance: an even choice among n. */
export type Dice = (n: number) => number;

/** A stretch of steps: those with from <= index < to. */
export interface Decision {
  readonly from: number;
  readonly to: number;
  readonly seat: number;
}

/** A way to play on, and what it leads to. */
export interface Way {
  /** As steps that could follow, for the words of the log. */
  readonly steps: readonly Step[];
  /** Points by which the seat is then expected to be ahead of the best other; below zero: behind. */
  readonly lead: number;
}

export interface Verdict {
  readonly played: Way;
  /** The same as played where nothing better was found. */
  readonly best: Way;
  /** The expected lead of every seat after what was played. */
  readonly leads: readonly number[];
}

/** What a good player would do: the first of the way is one of Now.choices. */
export interface Hint {
  readonly choice: Choice;
  readonly way: Way;
  /** How many points less the next best way leads to; null: there is no other. */
  readonly better: number | null;
}

/** Asks a computer player; play/bots.ts does so in workers. */
export interface Bots {
  /** The line of a legal action. lines: all lines as that seat saw them. */
  choose(request: BotRequest): Promise<string>;
  /** Plays the ways on that a seat had, and the one it chose. */
  compare(request: CompareRequest): Promise<Comparison>;
  close(): void;
}

export interface CompareRequest {
  readonly rules: string;
  /** All lines up to the decision, as the seat saw them. */
  readonly lines: readonly string[];
  readonly seat: number;
  /** What it did; empty: only the best is asked for. */
  readonly played: readonly string[];
  /** After that what has been found out so far is the answer. */
  readonly milliseconds: number;
  readonly seed: number;
}

export interface Comparison {
  /** The ways that were played on, the best first; each from the decision on. A single one: there
   *  was nothing to choose. */
  readonly ways: readonly { readonly lines: readonly string[]; readonly lead: number }[];
  /** Which of them was played, or -1. */
  readonly played: number;
  /** The expected lead of every seat after what was played, or after the best. */
  readonly leads: readonly number[];
}

export interface BotRequest {
  readonly rules: string;
  readonly lines: readonly string[];
  readonly seat: number;
  readonly player: string;
  readonly milliseconds: number;
  readonly seed: number;
}

export type { Action, Choice };
