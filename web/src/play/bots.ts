/* bots.ts: computer players in workers, one instance of the engine for each player's name. */
import type { BotRequest, Bots } from "./types";

/** What a worker is sent, and what it answers. */
export type BotOrder = { readonly id: number; readonly module: WebAssembly.Module; readonly request: BotRequest };
export type BotAnswer = { readonly id: number; readonly line: string } | { readonly id: number; readonly error: string };

/** A worker that has not answered by then is taken to be lost. */
const PATIENCE_MS = 20_000;

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

class BotWorker {
  /** It answers nothing any more and must be replaced. */
  isLost = false;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(private readonly worker: Worker, private readonly module: WebAssembly.Module) {
    worker.onmessage = (message: MessageEvent<BotAnswer>) => this.answer(message.data);
    worker.onerror = (event) => this.fail(new Error(event.message || "the worker could not be started"));
  }

  ask(request: BotRequest): Promise<string> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail(new Error("the computer player does not answer")), PATIENCE_MS);
      this.waiting.set(id, { resolve, reject, timer });
      const order: BotOrder = { id, module: this.module, request };
      this.worker.postMessage(order);
    });
  }

  /** Whoever still waits is told. */
  fail(error: Error): void {
    this.isLost = true;
    this.worker.terminate();
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { timer, reject } of all) {
      clearTimeout(timer);
      reject(error);
    }
  }

  private answer(data: BotAnswer): void {
    const waiting = this.waiting.get(data.id);
    if (!waiting) return;
    this.waiting.delete(data.id);
    clearTimeout(waiting.timer);
    if ("line" in data) waiting.resolve(data.line);
    else waiting.reject(new Error(data.error));
  }
}

/** open starts a new worker that runs bot-worker.ts. */
export function workerBots(module: WebAssembly.Module, open: () => Worker): Bots {
  const workers = new Map<string, BotWorker>();
  let isClosed = false;
  const ask = (request: BotRequest): Promise<string> => {
    let worker = workers.get(request.player);
    if (!worker || worker.isLost) {
      worker = new BotWorker(open(), module);
      workers.set(request.player, worker);
    }
    return worker.ask(request);
  };
  return {
    /** A question that failed is asked once more, of a new worker if the old one is lost. */
    choose: (request) => ask(request).catch((error: unknown) => (isClosed ? Promise.reject(error) : ask(request))),
    close: () => {
      isClosed = true;
      for (const worker of workers.values()) worker.fail(new Error("the game was closed"));
      workers.clear();
    },
  };
}
