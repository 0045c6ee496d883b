/* boot.ts: what must be there before the page can be shown: the engine and the saved games. */
import { Engine } from "../engine/engine";
import { makeChoices } from "../store/choices";
import { openGames } from "../store/games";
import { makeLevels } from "../store/levels";
import { rescue } from "../store/saver";
import { localStore, settings } from "../store/settings";
import { Tabs, openChannel, openLocks } from "../store/tabs";
import { speak } from "../text";
import { openBot } from "./bot";
import { readWishes } from "./dice";
import type { Services } from "./services";

/** Why the page cannot start; text/failure.ts has the words. */
export type Obstacle = "noWasm" | "noWorkers" | "noLoad";

export class StartError extends Error {
  constructor(
    readonly obstacle: Obstacle,
    cause?: unknown,
  ) {
    super(obstacle, { cause });
  }
}

export async function boot(): Promise<Services> {
  if (!hasWasm()) throw new StartError("noWasm");
  if (!hasModuleWorkers()) throw new StartError("noWorkers");
  const words = speak(settings.lang.peek()).catch((error: unknown) => {
    throw new StartError("noLoad", error);
  });
  const games = openGames(globalThis.indexedDB);
  const [module, store] = await Promise.all([loadModule(), games, words]);
  const engine = await Engine.load(module);
  // What a closing page left behind must not keep the page from starting.
  await rescue(store, localStore()).catch(() => undefined);
  return {
    engine,
    module,
    store,
    tabs: new Tabs(openChannel(), openLocks()),
    choices: makeChoices(localStore()),
    levels: makeLevels(localStore()),
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
      throw new StartError("noLoad", error);
    });
}

/** It may be there and yet be forbidden, so the smallest module there is gets tried. */
function hasWasm(): boolean {
  try {
    return (
      new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)) instanceof
      WebAssembly.Module
    );
  } catch {
    return false;
  }
}

/** A browser that knows them reads the option "type". The worker is ended before it begins; its
 *  file is wanted soon in any case. */
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
    openBot(options).terminate();
  } catch {
    return false;
  }
  return isRead;
}
