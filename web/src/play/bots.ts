/* bots.ts: computer players in workers, one instance of the engine for each player's name, and one more that compares ways. */
import type { BotRequest, Bots, CompareRequest, Comparison } from "./types";

export type BotTask =
  | { readonly is: "choose"; readonly request: BotRequest }
  | { readonly is: "compare"; readonly request: CompareRequest };

/** What a worker is sent, and what it answers: a line, or a comparison. */
export type BotOrder = {
  readonly id: number;
  readonly module: WebAssembly.Module;
  readonly task: BotTask;
};
export type BotAnswer =
  | { readonly id: number; readonly result: string | Comparison }
  | { readonly id: number; readonly error: string };

/** A worker that has something to do and has not answered for so long is taken to be lost. */
const PATIENCE_MS = 20_000;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

class BotWorker {
  /** It answers nothing any more and must be replaced. */
  isLost = false;
  private readonly waiting = new Map<number, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor(
    private readonly worker: Worker,
    private readonly module: WebAssembly.Module,
  ) {
    worker.onmessage = (message: MessageEvent<BotAnswer>) => this.answer(message.data);
    worker.onerror = (event) =>
      this.fail(new Error(event.message || "the worker could not be started"));
  }

  ask(task: BotTask): Promise<unknown> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      if (this.waiting.size === 0) this.wait();
      this.waiting.set(id, { resolve, reject });
      const order: BotOrder = { id, module: this.module, task };
      this.worker.postMessage(order);
    });
  }

  /** Whoever still waits is told. */
  fail(error: Error): void {
    this.isLost = true;
    clearTimeout(this.timer);
    this.worker.terminate();
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(error);
  }

  /** Questions are answered one after the other, so patience begins anew with each answer. */
  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.fail(new Error("the computer player does not answer")),
      PATIENCE_MS,
    );
  }

  private answer(data: BotAnswer): void {
    const waiting = this.waiting.get(data.id);
    if (!waiting) return;
    this.waiting.delete(data.id);
    if (this.waiting.size > 0) this.wait();
    else clearTimeout(this.timer);
    if ("result" in data) waiting.resolve(data.result);
    else waiting.reject(new Error(data.error));
  }
}

/** open starts a new worker that runs bot-worker.ts. */
export function workerBots(module: WebAssembly.Module, open: () => Worker): Bots {
  const players = new Map<string, BotWorker>();
  // No player: whoever goes through a game does not keep computer players waiting.
  let analyst: BotWorker | undefined;
  let isClosed = false;
  const choosing = (name: string): BotWorker => {
    let worker = players.get(name);
    if (!worker || worker.isLost) {
      worker = new BotWorker(open(), module);
      players.set(name, worker);
    }
    return worker;
  };
  const comparing = (): BotWorker => {
    if (!analyst || analyst.isLost) analyst = new BotWorker(open(), module);
    return analyst;
  };
  const closed = (): Error => new Error("the game was closed");
  /** A question that failed is asked once more, of a new worker if the old one is lost. */
  const twice = async (ask: () => Promise<unknown>): Promise<unknown> => {
    if (isClosed) throw closed();
    return ask().catch((error: unknown) => (isClosed ? Promise.reject(error) : ask()));
  };
  return {
    choose: (request) =>
      twice(() => choosing(request.player).ask({ is: "choose", request })) as Promise<string>,
    compare: (request) =>
      twice(() => comparing().ask({ is: "compare", request })) as Promise<Comparison>,
    close: () => {
      isClosed = true;
      for (const worker of [...players.values(), analyst]) worker?.fail(closed());
      players.clear();
      analyst = undefined;
    },
  };
}
