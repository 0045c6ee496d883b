/*
 * bench.ts: how fast the engine is as WebAssembly, beside the native figures that `aude bench`
 * printed into the file given, and how large the page is.
 *
 *     node web/build.mjs --tool web/tests/bench.ts NATIVE PAGE-FOLDER
 */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadEngine } from "./engine";

const [nativeFile, page] = process.argv.slice(2);
const SECONDS = 1;

/** Games a second by rules, as `aude bench` prints them. */
function readNative(file: string): Map<string, number> {
  const found = new Map<string, number>();
  let rules = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (/^[a-z]/.test(line)) rules = line.trim();
    const games = /^ +games\/s +([0-9]+)$/.exec(line);
    if (games) found.set(rules, Number(games[1]));
  }
  return found;
}

const engine = await loadEngine();

function gamesPerSecond(text: string): number {
  const rules = engine.rules(text);
  const state = engine.wasm.alloc(rules.stateSize);
  let games = 0;
  let spent = 0;
  for (let seed = 1; spent < SECONDS * 1000; seed++) {
    const start = performance.now();
    engine.wasm.call("bind_random_games", rules.at, state, seed, 200);
    // The first rounds are for the compiler of the browser.
    if (seed > 5) {
      spent += performance.now() - start;
      games += 200;
    }
  }
  engine.wasm.free(state);
  return (games * 1000) / spent;
}

console.log("the engine as WebAssembly");
for (const [rules, native] of readNative(nativeFile ?? "")) {
  const games = gamesPerSecond(rules);
  console.log(
    `  ${rules}\n    games/s ${games.toFixed(0).padStart(18)}  (${(games / native).toFixed(2)} of native)`,
  );
}

if (page && existsSync(page)) {
  console.log("the page, bytes as sent (gzip)");
  let all = 0;
  for (const name of readdirSync(page, { recursive: true }) as string[]) {
    if (!name.endsWith(".gz")) continue;
    const { size } = statSync(join(page, name));
    all += size;
    console.log(`  ${String(size).padStart(8)}  ${name.replace(/\.gz$/, "")}`);
  }
  console.log(`  ${String(all).padStart(8)}  in all`);
}
