/* boot.ts: what must be there before the page can be shown: the engine and the saved games. */
import { Engine } from "../engine/engine";
import { makeChoices } from "../store/choices";
import { openGames } from "../store/games";
import { rescue } from "../store/saver";
import { localStore } from "../store/settings";
import { Tabs, openChannel } from "../store/tabs";
import { readWishes } from "./dice";
import type { Services } from "./services";

/** Why the page cannot start; the words are error.* of the texts. */
export type Obstacle = "noWasm" | "noWorkers" | "noLoad";

export class StartError extends Error {
  constructor(readonly obstacle: Obstacle, cause?: unknown) {
    super(obstacle, { cause });
  }
}

export async function boot(): Promise<Services> {
  if (typeof WebAssembly !== "object") throw new StartError("noWasm");
  if (!hasModuleWorkers()) throw new StartError("noWorkers");
  const [module, store] = await Promise.all([loadModule(), openGames(globalThis.indexedDB)]);
  const engine = await Engine.load(module);
  // What a closing page left behind must not keep the page from starting.
  await rescue(store, localStore()).catch(() => undefined);
  return {
    engine,
    module,
    store,
    tabs: new Tabs(openChannel()),
    choices: makeChoices(localStore()),
    wishes: readWishes(location.search),
  };
}

async function loadModule(): Promise<WebAssembly.Module> {
  const link = document.querySelector<HTMLLinkElement>("#engine");
  const answer = await fetch(link?.href ?? "").catch((error: unknown) => {
    throw new StartError("noLoad", error);
  });
  if (!answer.ok) throw new StartError("noLoad", answer.status);
  const spare = answer.clone();
  // A server that names the wrong type makes streaming fail; the bytes are the same.
  const module = WebAssembly.compileStreaming?.(answer) ?? Promise.reject(new TypeError());
  return module
    .catch(async () => WebAssembly.compile(await spare.arrayBuffer()))
    .catch((error: unknown) => {
      throw new StartError(error instanceof WebAssembly.CompileError ? "noWasm" : "noLoad", error);
    });
}

/** A browser that knows them reads the option "type". */
function hasModuleWorkers(): boolean {
  if (typeof Worker !== "function") return false;
  let isRead = false;
  const options = {
    get type(): WorkerType {
      isRead = true;
      return "module";
    },
  };
  try {
    // The address has no content: no worker is ever started by this.
    new Worker("data:,", options).terminate();
  } catch {
    // Forbidden here, but the option has been read before.
  }
  return isRead;
}
