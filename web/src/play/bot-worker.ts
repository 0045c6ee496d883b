/* bot-worker.ts: a worker with an engine of its own in which one computer player thinks. */
import { Engine } from "../engine/engine";
import type { BotAnswer, BotOrder } from "./bots";
import { think } from "./think";

let engine: Promise<Engine> | undefined;

async function answer({ id, module, request }: BotOrder): Promise<BotAnswer> {
  try {
    engine ??= Engine.load(module);
    return { id, line: think(await engine, request, () => performance.now()) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async (message: MessageEvent<BotOrder>) => {
  self.postMessage(await answer(message.data));
};
