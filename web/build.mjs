// build.mjs: makes the page, or runs its small tests.
//
//     node build.mjs OUT            the page into the folder OUT (aude.wasm must lie there)
//     node build.mjs --test [WORD]  the tests in tests/unit, those whose name has WORD in it
//     node build.mjs --tool FILE [ARG...]   bundles one TypeScript file and runs it in node
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

// Bundles files for node into a new folder, which the caller removes.
async function forNode(files) {
  const folder = mkdtempSync(join(here, "node_modules/.aude-"));
  await build({
    entryPoints: files, outdir: folder, bundle: true, platform: "node", format: "esm", target: "node18",
    outExtension: { ".js": ".mjs" }, sourcemap: "inline", logLevel: "error", packages: "external",
    jsx: "automatic", jsxImportSource: "preact", absWorkingDir: here,
    define: { WEB_FOLDER: JSON.stringify(here) },
  });
  return folder;
}

async function test(word) {
  const files = readdirSync(join(here, "tests/unit")).filter((f) => f.endsWith(".test.ts") && f.includes(word))
    .map((f) => join(here, "tests/unit", f));
  const folder = await forNode(files);
  const outputs = files.map((f) => join(folder, basename(f, ".ts") + ".mjs"));
  const args = ["--test", "--enable-source-maps", ...outputs];
  const done = spawnSync(process.execPath, args, { stdio: "inherit", cwd: here });
  rmSync(folder, { recursive: true });
  return done.status ?? 1;
}

async function tool(file, args) {
  const folder = await forNode([join(process.cwd(), file)]);
  const output = join(folder, basename(file).replace(/\.tsx?$/, ".mjs"));
  const done = spawnSync(process.execPath, ["--enable-source-maps", output, ...args], { stdio: "inherit" });
  rmSync(folder, { recursive: true });
  return done.status ?? 1;
}

const [what, ...rest] = process.argv.slice(2);
if (what === "--test") process.exit(await test(rest[0] ?? ""));
else if (what === "--tool" && rest[0]) process.exit(await tool(rest[0], rest.slice(1)));
