/*
 * gestures.ts: what fingers, mouse and pen do to the board, told as a few plain words.
 *
 * A press that moves is a drag, two fingers pinch, a press that stays is a hold, two quick taps on
 * nothing are a double tap. Buttons on the board get their click as always, unless the press that
 * made it was a drag or a hold.
 */
import type { Point } from "./camera";
import { Hold } from "./hold";

export interface GestureHandlers {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, at: Point) => void;
  /** Fingers are off, or the button of the mouse is. */
  readonly end: () => void;
  /** A wheel of a mouse; true if it was used for something else than zooming. */
  readonly wheel: (at: Point, delta: number, isPinch: boolean) => boolean;
  readonly tap: (at: Point, event: PointerEvent) => void;
  readonly doubleTap: (at: Point) => void;
  readonly hold: (at: Point) => void;
  /** The hold was none: the page was too busy to hear of the end of a tap. */
  readonly holdUndone: () => void;
  /** The mouse is over the board without a button pressed; null: it has left. */
  readonly hover: (at: Point | null, event: PointerEvent) => void;
}

/** A finger trembles, a mouse hardly does. */
const SLACK_TOUCH = 10;
const SLACK_MOUSE = 4;
const DOUBLE_MS = 320;
const DOUBLE_PX = 28;

export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private isDragging = false;
  /** The click that follows belongs to a drag or a hold. */
  private swallow = false;
  private readonly hold: Hold;
  private lastTap = { time: -Infinity, x: 0, y: 0 };
  private readonly stop = new AbortController();

  constructor(
    private readonly root: HTMLElement,
    private readonly toStage: (event: MouseEvent) => Point,
    private readonly handlers: GestureHandlers,
  ) {
    this.hold = new Hold(
      () => handlers.hold(this.start),
      () => handlers.holdUndone(),
    );
    const { signal } = this.stop;
    root.addEventListener("pointerdown", (e) => this.down(e), { signal });
    root.addEventListener("pointermove", (e) => this.move(e), { signal });
    root.addEventListener("pointerup", (e) => this.up(e, false), { signal });
    root.addEventListener("pointercancel", (e) => this.up(e, true), { signal });
    root.addEventListener("pointerleave", (e) => this.handlers.hover(null, e), { signal });
    root.addEventListener("wheel", (e) => this.wheel(e), { signal, passive: false });
    root.addEventListener("click", (e) => this.click(e), { signal, capture: true });
  }

  destroy(): void {
    this.hold.cancel();
    this.stop.abort();
  }

  private down(event: PointerEvent): void {
    if (isForeign(event) || (event.pointerType === "mouse" && event.button > 1)) return;
    const at = this.toStage(event);
    this.pointers.set(event.pointerId, at);
    this.hold.cancel();
    if (this.pointers.size > 1) {
      this.isDragging = true;
      this.capture();
      return;
    }
    this.start = at;
    this.isDragging = false;
    this.swallow = false;
    if (event.pointerType !== "mouse") this.hold.down(event.timeStamp);
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    const at = this.toStage(event);
    if (!before) {
      if (event.pointerType === "mouse") this.handlers.hover(isForeign(event) ? null : at, event);
      return;
    }
    if (!this.isDragging) {
      const slack = event.pointerType === "mouse" ? SLACK_MOUSE : SLACK_TOUCH;
      if (Math.hypot(at.x - this.start.x, at.y - this.start.y) < slack) return;
      this.isDragging = true;
      this.hold.cancel();
      this.capture();
    }
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
    this.pointers.set(event.pointerId, at);
    const other = others[0];
    if (other) this.pinch(before, at, other);
    else this.handlers.pan(at.x - before.x, at.y - before.y);
  }

  /** One of two fingers has moved: their middle drags, their distance zooms. */
  private pinch(before: Point, after: Point, other: Point): void {
    const distance = (p: Point) => Math.max(12, Math.hypot(p.x - other.x, p.y - other.y));
    this.handlers.pan((after.x - before.x) / 2, (after.y - before.y) / 2);
    const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
    this.handlers.zoom(distance(after) / distance(before), middle);
  }

  private up(event: PointerEvent, isCancelled: boolean): void {
    if (!this.pointers.delete(event.pointerId)) return;
    const wasHeld = this.hold.up(event.timeStamp);
    if (this.pointers.size > 0) return;
    if (this.isDragging) {
      this.swallow = true;
      this.isDragging = false;
      // A drag that ends outside of everything makes no click that would take the mark away.
      setTimeout(() => {
        this.swallow = false;
      }, 0);
      this.handlers.end();
      return;
    }
    this.swallow = wasHeld;
    if (!isCancelled && !wasHeld) this.tap(event);
  }

  private tap(event: PointerEvent): void {
    if (event.button !== 0 || isButton(event)) return;
    const at = this.toStage(event);
    const { time, x, y } = this.lastTap;
    const isDouble =
      event.timeStamp - time < DOUBLE_MS && Math.hypot(at.x - x, at.y - y) < DOUBLE_PX;
    this.lastTap = isDouble ? { time: -Infinity, x: 0, y: 0 } : { time: event.timeStamp, ...at };
    if (isDouble) this.handlers.doubleTap(at);
    else this.handlers.tap(at, event);
  }

  private click(event: MouseEvent): void {
    if (!this.swallow || isForeign(event)) return;
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** From now on the board gets everything, also what happens outside of it. */
  private capture(): void {
    for (const id of this.pointers.keys()) this.root.setPointerCapture(id);
  }

  private wheel(event: WheelEvent): void {
    if (isForeign(event)) return;
    event.preventDefault();
    const at = this.toStage(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const delta = event.deltaY * lines;
    if (this.handlers.wheel(at, delta, event.ctrlKey)) return;
    // A notch of a wheel is about 100; fingers on a pad give many small ones.
    const speed = event.ctrlKey ? 0.01 : 0.0018;
    this.handlers.zoom(Math.exp(-Math.max(-240, Math.min(240, delta)) * speed), at);
  }
}

/** What lies over the board (lists, tips) is none of its gestures. */
function isForeign(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(".board-front > *") !== null;
}

function isButton(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("button") !== null;
}
