/*
 * stage.ts: the elements of the board and the window they are seen through.
 *
 * Everything that belongs to the board lies in one element, the world. While the view moves only
 * its CSS transform changes, which costs the browser next to nothing; when it rests the drawing is
 * made anew at the right size, on whole device pixels.
 */
import {
  FAR_BELOW,
  NO_INSETS,
  SIZE_MAX,
  UNIT,
  fit,
  free,
  hold,
  keepCentre,
  pan,
  reveal,
  snap,
  toCells,
  toWindow,
  zoomAt,
  type Bounds,
  type Camera,
  type Insets,
  type Point,
  type View,
} from "./camera";
import { htmlEl, round, svgEl } from "./dom";

/** So long after the last turn of a mouse wheel the view rests. */
const REST_MS = 140;
/** A move of the view that nobody drags, in ms. */
const GLIDE_MS = 240;
const FRAME_MS = 16;
/** Room round a cell that is brought into sight, in cells. */
const SHOWN_ROOM = 0.4;

export class Stage {
  readonly root: HTMLDivElement;
  readonly world: HTMLDivElement;
  /** Symbols that drawings refer to. */
  readonly defs: SVGDefsElement;
  /** Tiles and what lies under them. */
  readonly land: SVGGElement;
  /** Figures, overlays and marks. */
  readonly live: SVGGElement;
  /** Buttons, placed in px of the resting view. */
  readonly buttons: HTMLDivElement;
  /** What lies over the board and does not move with it: arrows, tips, lists. */
  readonly front: HTMLDivElement;

  camera: Camera = { size: 100, x: 0, y: 0 };
  /** The camera the drawing was made for. */
  rest: Camera = this.camera;
  view: View = { width: 0, height: 0 };
  bounds: Bounds = { left: -1, top: -1, right: 2, bottom: 2 };
  insets: Insets = NO_INSETS;
  /** Whether the view may glide; otherwise it jumps. */
  mayGlide: () => boolean = () => true;
  /** The camera that shows everything, and whether a window of another size is to do so. */
  frame: () => Camera = () => fit(this.bounds, this.view, this.insets);
  isFitting: () => boolean = () => false;

  private readonly observer: ResizeObserver;
  private readonly moved: (() => void)[] = [];
  private readonly rested: (() => void)[] = [];
  private timer = 0;
  private applying = 0;
  private glide = 0;
  /** Where the view is gliding to. */
  private goal: Camera | null = null;

  constructor(host: HTMLElement) {
    this.root = htmlEl("div", "board", host);
    this.world = htmlEl("div", "board-world", this.root);
    const land = svgEl("svg", { class: "board-land", "aria-hidden": "true" }, this.world);
    this.defs = svgEl("defs", {}, land);
    this.land = svgEl("g", {}, land);
    const live = svgEl("svg", { class: "board-live", "aria-hidden": "true" }, this.world);
    this.live = svgEl("g", {}, live);
    this.buttons = htmlEl("div", "board-buttons", this.world);
    this.front = htmlEl("div", "board-front", this.root);
    this.measure();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.root);
  }

  destroy(): void {
    this.observer.disconnect();
    clearTimeout(this.timer);
    cancelAnimationFrame(this.applying);
    cancelAnimationFrame(this.glide);
    this.root.remove();
  }

  /** Where the view is, or is going to. */
  get target(): Camera {
    return this.goal ?? this.camera;
  }

  /** Called whenever the view has moved, at most once a frame. */
  onMove(callback: () => void): void {
    this.moved.push(callback);
  }

  /** Called when the view rests at another size or place. */
  onRest(callback: () => void): void {
    this.rested.push(callback);
  }

  /** Something lies over the board in another way: what lies beside it looks for its place anew. */
  shift(): void {
    for (const callback of this.moved) callback();
  }

  /** A point of the screen as a point of the window. */
  toStage(event: { readonly clientX: number; readonly clientY: number }): Point {
    const box = this.root.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  toWindow(x: number, y: number): Point {
    return toWindow(this.camera, x, y);
  }

  toCells(p: Point): Point {
    return toCells(this.camera, p.x, p.y);
  }

  fit(isGliding = false): void {
    this.goTo(this.frame(), isGliding);
  }

  /** Ends a glide where it is. */
  halt(): void {
    if (!this.goal) return;
    this.stopGlide();
    this.restNow();
  }

  pan(dx: number, dy: number): void {
    this.stopGlide();
    this.set(pan(this.camera, dx, dy));
  }

  zoom(factor: number, at: Point): void {
    this.stopGlide();
    this.set(zoomAt(this.camera, factor, at.x, at.y));
  }

  /** Zooms round the middle of what is free, as buttons and keys do. */
  zoomMiddle(factor: number): void {
    const area = free(this.view, this.insets);
    const at = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
    this.goTo(zoomAt(this.target, factor, at.x, at.y), true);
  }

  /** Brings a cell into sight, moving no more than is needed to see it well. */
  show(x: number, y: number): void {
    const from = this.target;
    const to = reveal(from, x, y, SHOWN_ROOM, this.view, this.insets);
    if (to.x !== from.x || to.y !== from.y) this.goTo(to, true);
  }

  /** The view will rest soon: the mouse wheel says no end. */
  restSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.restNow(), REST_MS);
  }

  /** Draws everything at the size of now. */
  restNow(): void {
    clearTimeout(this.timer);
    const middle = { x: this.view.width / 2, y: this.view.height / 2 };
    const held = hold(this.camera, this.bounds, this.view);
    this.camera = snap(held, window.devicePixelRatio || 1, middle.x, middle.y);
    this.rest = this.camera;
    const scale = `scale(${this.camera.size / UNIT})`;
    this.land.setAttribute("transform", scale);
    this.live.setAttribute("transform", scale);
    // A class that changes makes the browser look at every element of the pictures again.
    const isFar = this.camera.size < FAR_BELOW;
    if (isFar !== this.root.classList.contains("far")) this.root.classList.toggle("far", isFar);
    this.buttons.style.setProperty("--tile", `${this.camera.size}px`);
    this.apply();
    for (const callback of this.rested) callback();
    for (const callback of this.moved) callback();
  }

  /** Moves the camera there, and rests. */
  goTo(camera: Camera, isGliding: boolean): void {
    this.stopGlide();
    const target = hold(camera, this.bounds, this.view);
    if (!isGliding || !this.mayGlide() || this.view.width === 0) {
      this.camera = target;
      this.restNow();
      return;
    }
    this.goal = target;
    // As if it had begun a frame ago: it is seen to move in the very next one.
    const [from, start] = [this.camera, performance.now() - FRAME_MS];
    const step = (time: number) => {
      const k = Math.min(1, Math.max(0, (time - start) / GLIDE_MS));
      const ease = 1 - (1 - k) ** 3;
      this.camera = hold(mix(from, target, ease, this.view), this.bounds, this.view);
      this.applyNow();
      if (k < 1) this.glide = requestAnimationFrame(step);
      else {
        this.goal = null;
        this.restNow();
      }
    };
    this.glide = requestAnimationFrame(step);
  }

  private stopGlide(): void {
    cancelAnimationFrame(this.glide);
    this.goal = null;
  }

  private set(camera: Camera): void {
    this.camera = hold(camera, this.bounds, this.view);
    if (this.applying !== 0) return;
    this.applying = requestAnimationFrame(() => {
      this.applying = 0;
      this.applyNow();
    });
  }

  private applyNow(): void {
    this.apply();
    for (const callback of this.moved) callback();
  }

  private apply(): void {
    const { camera, rest } = this;
    const k = camera.size / rest.size;
    const scale = k === 1 ? "" : ` scale(${k})`;
    this.world.style.transform = `translate(${round(camera.x)}px, ${round(camera.y)}px)${scale}`;
  }

  private measure(): void {
    this.view = { width: this.root.clientWidth, height: this.root.clientHeight };
  }

  private resize(): void {
    const before = this.view;
    this.measure();
    if (before.width === this.view.width && before.height === this.view.height) return;
    if (before.width === 0 || this.isFitting()) this.fit();
    else {
      // A view that is on its way goes on to where it was going.
      const { goal } = this;
      this.goTo(keepCentre(goal ?? this.camera, before, this.view), goal !== null);
    }
  }
}

/** Between two cameras: the size in even ratios, the middle of the window on a straight line. */
function mix(from: Camera, to: Camera, k: number, view: View): Camera {
  const size = Math.min(SIZE_MAX, from.size * (to.size / from.size) ** k);
  const [px, py] = [view.width / 2, view.height / 2];
  const [a, b] = [toCells(from, px, py), toCells(to, px, py)];
  const at = { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
  return { size, x: px - at.x * size, y: py - at.y * size };
}
