/*
 * painter.ts: pictures of tiles on demand. They are painted in a worker and kept; whoever asks for
 * one that is not there yet gets nothing and is told when there is more. Where there are no
 * workers (tests in node) they are painted at once.
 */
import type { TileKind } from "../engine/types";
import { isBoardCell, symbolId, tileSymbol, type Theme } from "./tiles";

export interface PaintJob {
  /** Name of the picture. */
  readonly key: string;
  readonly kind: TileKind;
  readonly turn: number;
  readonly variant: number;
  readonly theme: Theme;
}

export interface PaintDone {
  readonly key: string;
  readonly markup: string;
}

/** What a worker is for the painter. */
export interface PaintWorker {
  postMessage(job: PaintJob): void;
  addEventListener(type: "message", listener: (event: { data: PaintDone }) => void): void;
}

/** So many pictures are ordered at a time, so that what is asked for next does not wait long. */
const AHEAD = 2;
/** The variant that is shown beside the board. */
const FIRST = 0;
/** So many are kept, about 25 kB each; the page keeps for itself what it shows. */
const KEPT = 400;

export class Painter {
  private readonly painted = new Map<string, string>();
  private readonly ordered = new Set<string>();
  /** What the page waits for, the latest last, and what is painted ahead. */
  private readonly urgent = new Map<string, PaintJob>();
  private ahead: PaintJob[] = [];
  private readonly listeners = new Set<() => void>();
  private worker: PaintWorker | null | undefined;
  private isTelling = false;

  /** makeWorker gives null where there are no workers. */
  constructor(private readonly makeWorker: () => PaintWorker | null) {}

  /** The <symbol> of a tile, or undefined while it is being painted. */
  symbol(kind: TileKind, turn: number, variant: number, theme: Theme): string | undefined {
    const job = jobOf(kind, turn, variant, theme);
    const known = this.painted.get(job.key);
    if (known !== undefined) return known;
    if (this.start() === null) {
      const markup = tileSymbol(kind, turn, variant, theme);
      this.keep(job.key, markup);
      return markup;
    }
    if (!this.ordered.has(job.key)) this.urgent.set(job.key, job);
    this.order();
    return undefined;
  }

  /** Calls back, at most once for each moment, when something that was missing is there. Returns
   *  what ends it. */
  onReady(call: () => void): () => void {
    this.listeners.add(call);
    return () => this.listeners.delete(call);
  }

  /** Paints kinds ahead whenever nothing else is asked for, as they come from the bag; those with
   *  many copies first, for they come soonest. */
  warm(kinds: readonly TileKind[], theme: Theme): void {
    if (this.start() === null) return;
    this.ahead = kinds
      .filter((kind) => !isBoardCell(kind))
      .sort((a, b) => a.copies - b.copies)
      .map((kind) => jobOf(kind, 0, FIRST, theme));
    this.order();
  }

  private start(): PaintWorker | null {
    if (this.worker === undefined) {
      this.worker = this.makeWorker();
      this.worker?.addEventListener("message", ({ data }) => this.take(data));
    }
    return this.worker;
  }

  private order(): void {
    while (this.ordered.size < AHEAD) {
      const job = this.next();
      if (!job) return;
      this.ordered.add(job.key);
      this.start()?.postMessage(job);
    }
  }

  private next(): PaintJob | undefined {
    for (const [key, job] of this.urgent) {
      this.urgent.delete(key);
      return job;
    }
    let job = this.ahead.pop();
    while (job && (this.painted.has(job.key) || this.ordered.has(job.key))) job = this.ahead.pop();
    return job;
  }

  // The oldest pictures go when there are too many.
  private keep(key: string, markup: string): void {
    this.painted.set(key, markup);
    for (const oldest of this.painted.keys()) {
      if (this.painted.size <= KEPT) return;
      this.painted.delete(oldest);
    }
  }

  private take({ key, markup }: PaintDone): void {
    this.keep(key, markup);
    this.ordered.delete(key);
    this.order();
    this.tell();
  }

  // Several pictures that come together are told of once.
  private tell(): void {
    if (this.isTelling) return;
    this.isTelling = true;
    setTimeout(() => {
      this.isTelling = false;
      for (const call of this.listeners) call();
    }, 0);
  }
}

function jobOf(kind: TileKind, turn: number, variant: number, theme: Theme): PaintJob {
  return { key: symbolId(kind, turn, variant, theme), kind, turn, variant, theme };
}

/** The painter of the page. */
export const painter = new Painter(() => {
  if (typeof Worker === "undefined") return null;
  const options = { type: "module", name: "painter" } as const;
  return new Worker(new URL("./painter-worker.ts", import.meta.url), options);
});
