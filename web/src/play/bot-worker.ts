/* bot-worker.ts: a worker with an engine of its own in which a computer player thinks, or compares ways. */
import { Engine } from "../engine/engine";
import type { BotAnswer, BotOrder } from "./bots";
import { compare, think } from "./think";

let engine: Promise<Engine> | undefined;
const clock = () => performance.now();

async function answer({ id, module, task }: BotOrder): Promise<BotAnswer> {
  try {
    engine ??= Engine.load(module);
    if (task.is === "compare") return { id, result: compare(await engine, task.request, clock) };
    return { id, result: think(await engine, task.request, clock) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async (message: MessageEvent<BotOrder>) => {
  self.postMessage(await answer(message.data));
};
