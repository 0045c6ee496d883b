/* engine.ts: the engine for tests in node. AUDE_WASM says where the module lies. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Engine } from "../src/engine/engine";

/** Where the page's sources lie; build.mjs fills it in. */
declare const WEB_FOLDER: string;

/** The folder of the repository. */
export const ROOT = dirname(WEB_FOLDER);

export async function loadEngine(): Promise<Engine> {
  const file = process.env.AUDE_WASM ?? join(ROOT, "build/wasm/aude.wasm");
  return Engine.load(await WebAssembly.compile(readFileSync(file)));
}
