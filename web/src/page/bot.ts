/* bot.ts: starts the worker in which a computer player thinks. */

export function openBot(options: WorkerOptions = { type: "module" }): Worker {
  return new Worker(new URL("../play/bot-worker.ts", import.meta.url), options);
}
