/* table.ts: what a person points at, besides the game itself; board, rows, log and tray share it. */
import { effect, signal } from "@preact/signals";
import type { Choice, Turn } from "../engine/engine";
import type { CellTarget, Compared, Ghost, Hint, Layer, Lit, Now, Session, Table } from "./types";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a choice is on the board, in cells; the board knows better once it is there. */
export type Locate = (choice: Choice) => Point;

/** What the board tells the table, once it is there. */
export interface BoardSight {
  /** Where its figures really stand. */
  locate: Locate;
  /** The place in the middle of the view, in cells. */
  middle: () => Point;
}

export function createTable(session: Session): Table & BoardSight & { close(): void } {
  return new SessionTable(session);
}

class SessionTable implements Table {
  readonly now;
  readonly ghost = signal<Ghost | null>(null);
  readonly held = signal<Turn>(0);
  readonly aim = signal<Choice | null>(null);
  readonly hinted = signal<Hint | null>(null);
  readonly isHinting = signal(false);
  readonly isHolding = signal(false);
  readonly asking = signal<readonly Choice[] | null>(null);
  readonly lit = signal<Lit | null>(null);
  readonly compared = signal<Compared | null>(null);
  readonly layers = signal<ReadonlySet<Layer>>(new Set<Layer>(["last"]));
  readonly probe = signal<{ readonly x: number; readonly y: number } | null>(null);
  locate: Locate = (choice) => ({ x: choice.spot.x + 0.5, y: choice.spot.y + 0.5 });
  middle = (): Point => ({ x: 0.5, y: 0.5 });
  readonly close: () => void;

  constructor(readonly session: Session) {
    this.now = session.now;
    this.close = effect(() => this.follow(session.now.value));
  }

  turnGhost(by: 1 | -1): void {
    const ghost = this.ghost.peek();
    const cell = ghost && this.cellAt(ghost.x, ghost.y);
    if (!ghost || !cell) {
      this.turnHeld(by);
      return;
    }
    let turn = ghost.turn;
    do turn = ((turn + by + 4) % 4) as Turn;
    while (!cell.turns.has(turn));
    this.hold(cell, turn);
  }

  aimCell(x: number, y: number): void {
    const cell = this.cellAt(x, y);
    if (!cell) return;
    // Another cell keeps the turn if it fits there, else takes the next one that does.
    let turn = this.ghost.peek()?.turn ?? this.held.peek();
    while (!cell.turns.has(turn)) turn = ((turn + 1) % 4) as Turn;
    this.hold(cell, turn);
  }

  placeGhost(): void {
    const ghost = this.ghost.peek();
    const choice = ghost && this.cellAt(ghost.x, ghost.y)?.turns.get(ghost.turn);
    if (choice) this.session.choose(choice);
  }

  moveAim(dx: number, dy: number): void {
    const { targets } = this.now.peek();
    if (targets.cells.length > 0) {
      const ghost = this.ghost.peek();
      const next = ghost && nearest(targets.cells, (c) => c, ghost, dx, dy);
      if (!ghost) this.takeUp();
      else if (next) this.aimCell(next.x, next.y);
      return;
    }
    const choices = [...targets.spots, ...targets.tiles].flatMap((t) => t.choices[0] ?? []);
    const aim = this.aim.peek();
    if (!aim || !choices.includes(aim)) {
      this.aim.value = choices[0] ?? null;
      return;
    }
    const next = nearest(choices, this.locate, this.locate(aim), dx, dy);
    if (next) this.aim.value = next;
  }

  toggle(layer: Layer): void {
    const layers = new Set(this.layers.peek());
    if (!layers.delete(layer)) layers.add(layer);
    this.layers.value = layers;
  }

  /** What was pointed at is gone when the position changes. */
  private follow(now: Now): void {
    this.asking.value = null;
    this.aim.value = null;
    this.hinted.value = null;
    this.lit.value = null;
    this.probe.value = null;
    const ghost = this.ghost.peek();
    if (ghost && !this.cellAt(ghost.x, ghost.y)?.turns.has(ghost.turn)) this.ghost.value = null;
    if (now.targets.cells.length === 0) {
      this.ghost.value = null;
      this.held.value = 0;
    }
  }

  /** The tile in hand turns where it is, to the next turn in which it fits anywhere. */
  private turnHeld(by: 1 | -1): void {
    const { cells } = this.now.peek().targets;
    const fits = (turn: Turn) => cells.some((cell) => cell.turns.has(turn));
    if (cells.length === 0) return;
    let turn = this.held.peek();
    do turn = ((turn + by + 4) % 4) as Turn;
    while (!fits(turn));
    this.held.value = turn;
  }

  private hold(cell: CellTarget, turn: Turn): void {
    this.ghost.value = { x: cell.x, y: cell.y, turn };
    this.held.value = turn;
    this.aim.value = cell.turns.get(turn) ?? null;
  }

  /** Whoever moves the tile before it is up finds it over the legal cell that is nearest to
   *  the middle of the view. */
  private takeUp(): void {
    const { x, y } = this.middle();
    const far = (c: CellTarget) => Math.hypot(c.x + 0.5 - x, c.y + 0.5 - y);
    const { cells } = this.now.peek().targets;
    const nearest = cells.reduce<CellTarget | null>(
      (best, c) => (best && far(best) <= far(c) ? best : c),
      null,
    );
    if (nearest) this.aimCell(nearest.x, nearest.y);
  }

  private cellAt(x: number, y: number): CellTarget | undefined {
    return this.now.peek().targets.cells.find((c) => c.x === x && c.y === y);
  }
}

/** The nearest thing in a direction; what lies off to the side counts as farther. */
function nearest<T>(
  things: readonly T[],
  where: (t: T) => Point,
  from: Point,
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const at = where(thing);
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 0.01 && far < least) [best, least] = [thing, far];
  }
  return best;
}
