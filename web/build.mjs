// build.mjs: makes the page, or runs its small tests.
//
//     node build.mjs --page WASM OUT  the page with that engine into the folder OUT
//     node build.mjs --test [WORD]  the tests in tests/unit, those whose name has WORD in it
//     node build.mjs --browser [WORD]  those in tests/browser, in a real browser
//     node build.mjs --tool FILE [ARG...]   bundles one TypeScript file and runs it in node
import { build } from "esbuild";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));

// Bundles files for node into a new folder, which the caller removes.
async function forNode(files) {
  const folder = mkdtempSync(join(here, "node_modules/.aude-"));
  await build({
    entryPoints: files,
    outdir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node18",
    outExtension: { ".js": ".mjs" },
    sourcemap: "inline",
    logLevel: "error",
    packages: "external",
    jsx: "automatic",
    jsxImportSource: "preact",
    absWorkingDir: here,
    define: { WEB_FOLDER: JSON.stringify(here) },
    inject: [join(here, "tests/texts.ts")],
  });
  return folder;
}

async function test(kind, word) {
  const files = readdirSync(join(here, "tests", kind))
    .filter((f) => f.endsWith(".test.ts") && f.includes(word))
    .map((f) => join(here, "tests", kind, f));
  const folder = await forNode(files);
  const outputs = files.map((f) => join(folder, `${basename(f, ".ts")}.mjs`));
  const args = ["--test", "--enable-source-maps", ...outputs];
  const done = spawnSync(process.execPath, args, { stdio: "inherit", cwd: here });
  rmSync(folder, { recursive: true });
  return done.status ?? 1;
}

async function tool(file, args) {
  const folder = await forNode([join(process.cwd(), file)]);
  const output = join(folder, basename(file).replace(/\.tsx?$/, ".mjs"));
  const done = spawnSync(process.execPath, ["--enable-source-maps", output, ...args], {
    stdio: "inherit",
  });
  rmSync(folder, { recursive: true });
  return done.status ?? 1;
}

// ---- The page ----------------------------------------------------------------------------------

const LIMIT = 300_000;
const PACKED = [".html", ".css", ".js", ".wasm", ".webmanifest", ".svg", ".json", ".txt"];
// Loaded on demand: not part of the first load, for no classic game needs it.
const ON_DEMAND =
  /^src\/(text\/catalogue\/|help\/|cards\/|review\/|online\/|opponents\/|art\/(cards|portraits|tiles\/wheel)\/|page\/(new|replay|rules)-page)/;
// The looks of what is loaded on demand; index.html says what the files became.
const LATER_STYLES = ["online.css", "cards.css", "opponents.css"];
const sourceOf = (style) => `src/style/${style}`;
const BROWSERS = ["es2022", "chrome111", "firefox113", "safari16.4"];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

// One language is needed, so the larger one counts.
const LANGUAGES = /^src\/text\/catalogue\//;

// Eight capital letters and digits, like the names that esbuild gives.
function hashOf(bytes) {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  return [...createHash("sha256").update(bytes).digest().subarray(0, 8)]
    .map((b) => letters[b % 32])
    .join("");
}

// The name of a worker's file is known only after bundling, so the code asks the page for it:
// sources write new URL("./some-worker.ts", import.meta.url), and index.html says what that became.
const workerNames = {
  name: "worker-names",
  setup(b) {
    b.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!text.includes("import.meta.url")) return undefined;
      const contents = text.replace(
        /new URL\(\s*"[./\w-]*\/([\w-]+-worker)(?:\.ts)?",\s*import\.meta\.url\s*\)/g,
        (_, name) =>
          `new URL(document.querySelector<HTMLLinkElement>('link[data-worker="${name}"]')!.href)`,
      );
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};

// Files that are written anew each time; a folder with anything else in it is not ours to clean.
function cleanFolder(out) {
  // make takes away the index of a page that became too large.
  const isOurs = ["index.html", "sw.js"].some((file) => existsSync(join(out, file)));
  if (existsSync(out) && readdirSync(out).length > 0 && !isOurs) {
    throw new Error(`${out} is no page of Aude; it is not touched`);
  }
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
}

async function bundle(out) {
  const workers = filesBelow(join(here, "src")).filter((f) => f.endsWith("-worker.ts"));
  const { metafile } = await build({
    entryPoints: ["src/main.tsx", ...LATER_STYLES.map(sourceOf)]
      .map((f) => join(here, f))
      .concat(workers),
    outdir: out,
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    target: BROWSERS,
    jsx: "automatic",
    jsxImportSource: "preact",
    absWorkingDir: here,
    metafile: true,
    logLevel: "error",
    plugins: [workerNames],
    legalComments: "none",
  });
  const outputs = Object.entries(metafile.outputs).map(([path, o]) => ({
    ...o,
    name: basename(path),
  }));
  return { outputs, workers: workers.map((f) => relative(here, f)) };
}

// Everything that is needed for the start page and a first game of the classic: what main imports
// at once or later, without what only other games and readers of the rules need.
function firstLoad(outputs, main) {
  const byName = new Map(outputs.map((o) => [o.name, o]));
  const found = { all: new Set(), atOnce: new Set() };
  const visit = (name, atOnce) => {
    const o = byName.get(name);
    if (!o || (o.entryPoint && ON_DEMAND.test(o.entryPoint))) return;
    if (found.all.has(name) && (!atOnce || found.atOnce.has(name))) return;
    found.all.add(name);
    if (atOnce) found.atOnce.add(name);
    for (const i of o.imports) visit(basename(i.path), atOnce && i.kind === "import-statement");
  };
  visit(main, true);
  return found;
}

function writeIndex(out, names, atOnce, workers) {
  const preload = [...atOnce]
    .filter((f) => f !== names.main)
    .map((f) => `<link rel="modulepreload" href="${f}">`);
  const links = workers.map(
    ([worker, file]) => `<link rel="prefetch" href="${file}" data-worker="${worker}">`,
  );
  const styled = LATER_STYLES.reduce(
    (text, style) => text.replace(style, names.later.get(style)),
    readFileSync(join(here, "index.html"), "utf8"),
  );
  const html = styled
    .replace("main.css", names.css)
    .replace("main.js", names.main)
    .replace("aude.wasm", names.wasm)
    .replace(
      "  <!-- more files -->\n",
      [...preload, ...links].map((line) => `  ${line}\n`).join(""),
    );
  writeFileSync(join(out, "index.html"), html);
}

// The service worker is told all files, and a version that changes with any of them.
async function writeServiceWorker(out) {
  const files = filesBelow(out)
    .map((f) => relative(out, f))
    .sort();
  const version = hashOf(files.map((f) => `${f} ${hashOf(readFileSync(join(out, f)))}`).join("\n"));
  await build({
    entryPoints: [join(here, "src/sw.ts")],
    outfile: join(out, "sw.js"),
    bundle: true,
    format: "iife",
    minify: true,
    target: BROWSERS,
    absWorkingDir: here,
    logLevel: "error",
    legalComments: "none",
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
  });
}

// What the page is made of has licences that go with every copy.
function writeLicences(out) {
  const texts = ["preact", "@preact/signals", "@preact/signals-core"].map(
    (name) => `${name}\n\n${readFileSync(join(here, "node_modules", name, "LICENSE"), "utf8")}`,
  );
  const own = `Aude\n\n${readFileSync(join(here, "../LICENSE"), "utf8")}`;
  writeFileSync(join(out, "licences.txt"), [own, ...texts].join("\n----\n\n"));
}

const brotliParams = (bytes) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

// zopfli packs five parts of a hundred better than zlib; where it is missing, zlib does.
function gzip(file, bytes) {
  try {
    return execFileSync("zopfli", ["--i5", "-c", file], { maxBuffer: 1 << 26 });
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return gzipSync(bytes, { level: 9 });
  }
}

// The server packs nothing itself: it sends what lies here. The sizes are those of gzip, which
// every client takes.
function pack(out) {
  const sizes = new Map();
  for (const file of filesBelow(out)) {
    const bytes = readFileSync(file);
    const name = relative(out, file);
    sizes.set(name, bytes.length);
    if (!PACKED.includes(extname(file))) continue;
    const packed = gzip(file, bytes);
    writeFileSync(`${file}.gz`, packed);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: brotliParams(bytes) }));
    sizes.set(name, packed.length);
  }
  return sizes;
}

const kilo = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

function report(sizes, first) {
  const total = [...first].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  for (const [name, size] of [...sizes].sort())
    console.log(`${kilo(size)} ${first.has(name) ? "*" : " "} ${name}`);
  // A first load without the page itself would be no measure of anything.
  if (![...first].every((name) => sizes.has(name)))
    throw new Error("files of the page are missing");
  console.log(`${kilo(total)} * first load, packed (at most ${LIMIT / 1000} kB)`);
  return total <= LIMIT ? 0 : 1;
}

async function page(wasm, out) {
  cleanFolder(out);
  const { outputs, workers } = await bundle(out);
  const entry = (source) =>
    outputs.find((o) => o.entryPoint === source && o.name.endsWith(".js"))?.name ?? "";
  const bytes = readFileSync(wasm);
  const names = {
    main: entry("src/main.tsx"),
    wasm: `aude-${hashOf(bytes)}.wasm`,
    css: outputs.find((o) => o.name.startsWith("main-") && o.name.endsWith(".css"))?.name ?? "",
    later: new Map(
      LATER_STYLES.map((style) => [
        style,
        outputs.find((o) => o.entryPoint === sourceOf(style))?.name ?? "",
      ]),
    ),
  };
  writeFileSync(join(out, names.wasm), bytes);
  const first = firstLoad(outputs, names.main);
  const workerFiles = workers.map((source) => [basename(source, ".ts"), entry(source)]);
  writeIndex(out, names, first.atOnce, workerFiles);
  cpSync(join(here, "static"), out, { recursive: true });
  writeLicences(out);
  await writeServiceWorker(out);
  // For programs; the page has no use for it.
  cpSync(join(here, "../docs/openapi.json"), join(out, "openapi.json"));
  for (const [, file] of workerFiles) firstLoad(outputs, file).all.forEach((f) => first.all.add(f));
  const sizes = pack(out);
  const languages = outputs
    .filter((o) => LANGUAGES.test(o.entryPoint ?? ""))
    .map((o) => o.name)
    .sort((a, b) => sizes.get(b) - sizes.get(a));
  const more = [names.css, names.wasm, "index.html", languages[0]];
  return report(sizes, new Set([...first.all, ...more]));
}

const [what, ...rest] = process.argv.slice(2);
if (what === "--test") process.exit(await test("unit", rest[0] ?? ""));
else if (what === "--browser") process.exit(await test("browser", rest[0] ?? ""));
else if (what === "--page" && rest[1]) process.exit(await page(resolve(rest[0]), resolve(rest[1])));
else if (what === "--tool" && rest[0]) process.exit(await tool(rest[0], rest.slice(1)));
