/* The engine in the browser plays the golden games like the native one; how fast it is, is printed. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import type { Engine } from "../../src/engine/engine";
import { ROOT } from "../engine";
import { opened } from "./world";

const world = opened();

const FOLDER = join(ROOT, "tests/play");

/** The page's own module that loads the engine, as a script for the page. */
async function engineScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "web/src/engine/engine.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "aude",
    target: "es2022",
  });
  return `${outputFiles[0]?.text ?? ""};globalThis.aude = aude;`;
}

/** The rules of a golden game, and each action with the hash after it. */
function golden(file: string): { rules: string; steps: [string, string][] } {
  const lines = readFileSync(join(FOLDER, file), "utf8").split("\n");
  const rules = lines.find((l) => l.startsWith("game "))?.slice(5) ?? "";
  const steps = lines.filter((l) => l.includes(" | ")).map((l) => l.split(" | "));
  return { rules, steps: steps.map((parts) => [parts[0] ?? "", parts.at(-1) ?? ""]) };
}

test("golden games have the same hashes in Chromium", { timeout: 900_000 }, (t) =>
  world.visit("engine", {}, async (visit) => {
    await visit.open();
    await visit.page.evaluate(await engineScript());
    const files = readdirSync(FOLDER).filter((f) => f.endsWith(".txt"));
    assert.ok(files.length > 20);
    const wrong = await visit.page.evaluate(
      async (games) => {
        const { Engine: Loader } = (window as unknown as { aude: { Engine: typeof Engine } }).aude;
        const link = document.querySelector<HTMLLinkElement>("#engine");
        const engine = await Loader.load(
          await WebAssembly.compileStreaming(fetch(link?.href ?? "")),
        );
        (window as unknown as { engine: Engine }).engine = engine;
        const found: string[] = [];
        for (const { file, rules, steps } of games) {
          const state = engine.start(rules);
          for (const [line, hash] of steps) {
            const action = line === "start" ? null : state.readLine(line);
            if (typeof action === "string") found.push(`${file}: ${line}: ${action}`);
            else if (action) state.apply(action);
            if (state.hash.toString(16).padStart(16, "0") !== hash)
              found.push(`${file}: after ${line}`);
          }
          state.free();
        }
        return found.slice(0, 5);
      },
      files.map((file) => ({ file, ...golden(file) })),
    );
    assert.deepEqual(wrong, []);
    for (const rules of ["carcassonne seats=2", "cardcassonne seats=4"]) {
      const speed = await visit.page.evaluate((text) => {
        const { engine } = window as unknown as { engine: Engine };
        const { at, stateSize } = engine.rules(text);
        const state = engine.wasm.alloc(stateSize);
        engine.wasm.call("bind_random_games", at, state, 1, 50);
        const start = performance.now();
        engine.wasm.call("bind_random_games", at, state, 2, 100);
        return 100_000 / (performance.now() - start);
      }, rules);
      t.diagnostic(`${rules}: ${speed.toFixed(0)} random games a second in Chromium`);
      assert.ok(speed > 20);
    }
  }),
);
