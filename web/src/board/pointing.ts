/*
 * pointing.ts: what mouse, fingers and keys on the board mean: moving the view, turning the tile in
 * hand, asking about a place. What can be chosen is pressed on its own buttons.
 */
import type { Table } from "../play/types";
import type { ButtonsLayer } from "./buttons";
import type { Point } from "./camera";
import { cellKey } from "./dom";
import type { Framing } from "./framing";
import { Gestures } from "./gestures";
import type { Inspector } from "./inspect";
import { frontier } from "./odds";
import type { Places } from "./places";
import type { Stage } from "./stage";

/** So much of a wheel turns the tile once; a pad sends many small bits. */
const WHEEL_TURN = 60;
const WHEEL_PAUSE_MS = 160;
/** What happens so soon after a movement of the pointer comes from it. */
const BUSY_MS = 150;

export class Pointing {
  private readonly gestures: Gestures;
  private readonly stop = new AbortController();
  private wheelSum = 0;
  private wheelTime = 0;
  private lastTime = -Infinity;
  private lastHover = -Infinity;
  private last: Point = { x: 0, y: 0 };
  private readonly down = new Set<number>();

  constructor(
    private readonly stage: Stage,
    private readonly table: Table,
    private readonly inspector: Inspector,
    private readonly places: () => Places,
    private readonly buttons: ButtonsLayer,
    private readonly framing: Framing,
  ) {
    this.gestures = new Gestures(stage.root, (event) => stage.toStage(event), {
      pan: (dx, dy) => {
        inspector.hide();
        framing.take();
        stage.pan(dx, dy);
      },
      zoom: (factor, at) => {
        inspector.hide();
        framing.take();
        stage.zoom(factor, at);
        stage.restSoon();
      },
      end: () => stage.restNow(),
      wheel: (at, delta, isPinch) => !isPinch && this.wheelTurns(at, delta),
      tap: (at, event) => this.tap(at, event),
      doubleTap: () => framing.fit(true),
      hold: (at) => this.hold(at),
      holdUndone: () => {
        inspector.hide();
        table.probe.value = null;
      },
      hover: (at, event) => this.hover(at, event),
    });
    const { signal } = this.stop;
    for (const name of ["pointerdown", "pointermove"] as const)
      stage.root.addEventListener(name, (e) => this.notice(e), { signal, capture: true });
    for (const name of ["pointerup", "pointercancel"] as const)
      window.addEventListener(name, (e) => this.down.delete(e.pointerId), {
        signal,
        capture: true,
      });
    stage.root.addEventListener("contextmenu", (event) => this.menu(event), { signal });
  }

  destroy(): void {
    this.gestures.destroy();
    this.stop.abort();
  }

  /** Whether mouse or finger were just at work on the board: then the person sees the place. */
  get isBusy(): boolean {
    return performance.now() - this.lastTime < BUSY_MS;
  }

  /** Whether something is down on the board, or the mouse has moved there within so many ms. A
   *  finger that has been lifted is at no place. */
  isTouched(ms: number): boolean {
    return this.down.size > 0 || performance.now() - this.lastHover < ms;
  }

  /** The time counts from when the page hears of it: a busy page hears late, and what it does
   *  then still comes from the pointer. */
  private notice(event: PointerEvent): void {
    const isSame = event.clientX === this.last.x && event.clientY === this.last.y;
    // Browsers tell of a mouse that rests when the board moves under it.
    if (event.type === "pointermove" && isSame) return;
    if (event.type === "pointerdown") this.down.add(event.pointerId);
    this.last = { x: event.clientX, y: event.clientY };
    this.lastTime = performance.now();
    if (event.pointerType === "mouse") this.lastHover = this.lastTime;
    this.framing.disturb();
  }

  /** The wheel turns the tile while the mouse is over it, if there is more than one way. */
  private wheelTurns(at: Point, delta: number): boolean {
    const ghost = this.table.ghost.peek();
    const cell = this.cellAt(at);
    if (!ghost || ghost.x !== cell.x || ghost.y !== cell.y) return false;
    const target = this.table.now
      .peek()
      .targets.cells.find((c) => c.x === cell.x && c.y === cell.y);
    if (!target || target.turns.size < 2) return false;
    const time = performance.now();
    if (time - this.wheelTime < WHEEL_PAUSE_MS) return true;
    this.wheelSum += delta;
    if (Math.abs(this.wheelSum) < WHEEL_TURN) return true;
    this.table.turnGhost(this.wheelSum > 0 ? 1 : -1);
    this.wheelSum = 0;
    this.wheelTime = time;
    return true;
  }

  private cellAt(at: Point): Point {
    const place = this.stage.toCells(at);
    return { x: Math.floor(place.x), y: Math.floor(place.y) };
  }

  private menu(event: MouseEvent): void {
    event.preventDefault();
    // Fingers held down send this too; they ask, they do not turn.
    if (event.button === 2 && this.table.ghost.peek()) this.table.turnGhost(1);
  }

  /** A press on nothing closes what is open, or asks about a free cell; a click of the mouse also
   *  about a feature. */
  private tap(at: Point, event: PointerEvent): void {
    const { table } = this;
    if (table.asking.peek()) {
      table.asking.value = null;
      return;
    }
    if (event.pointerType === "mouse") this.inspector.pin(this.stage.toCells(at));
    else this.inspector.hide();
    const cell = this.cellAt(at);
    const probe = table.probe.peek();
    const isSame = probe !== null && probe.x === cell.x && probe.y === cell.y;
    table.probe.value = !isSame && this.wantsOdds() && this.isFrontier(cell) ? cell : null;
  }

  private hold(at: Point): void {
    if (this.inspector.hold(this.stage.toCells(at))) return;
    const cell = this.cellAt(at);
    if (this.isFrontier(cell)) this.table.probe.value = cell;
  }

  private hover(at: Point | null, event: PointerEvent): void {
    if (at) this.buttons.pointer = "mouse";
    // What can be chosen speaks for itself.
    const isButton = event.target instanceof Element && event.target.closest("button") !== null;
    this.inspector.hover(at && !isButton ? this.stage.toCells(at) : null);
    if (!this.wantsOdds()) return;
    const cell = at && this.cellAt(at);
    const probe = this.table.probe.peek();
    if (cell && probe?.x === cell.x && probe.y === cell.y) return;
    const next = cell && this.isFrontier(cell) ? cell : null;
    if (next !== probe) this.table.probe.value = next;
  }

  private wantsOdds(): boolean {
    return this.table.session.setup.helps && this.table.layers.peek().has("odds");
  }

  private isFrontier(cell: Point): boolean {
    const tiles = this.places().tiles;
    if (tiles.has(cellKey(cell.x, cell.y))) return false;
    return frontier([...tiles.values()]).some((c) => c.x === cell.x && c.y === cell.y);
  }

  /** By keyboard: tells about what is aimed at: a free cell, a segment, or the tile laid last. */
  inspect(): void {
    const { table } = this;
    const spot = table.aim.peek()?.spot;
    if (spot?.onBoard && !this.places().tiles.has(cellKey(spot.x, spot.y))) {
      const probe = table.probe.peek();
      table.probe.value =
        probe?.x === spot.x && probe.y === spot.y ? null : { x: spot.x, y: spot.y };
      return;
    }
    const last = [...this.places().tiles.values()].at(-1);
    const at = spot?.onBoard ? spot : last && { ...last, segment: 0 };
    if (at) this.inspector.next(at.x, at.y, at.segment);
  }
}
