// board.mjs: builds the page with nothing but the board and serves it.
//
//     node tests/harness/board.mjs [PORT]
import { build } from "esbuild";
import { createServer } from "node:http";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, "../..");
const out = process.env.BOARD_OUT ?? "/tmp/board-harness";

export async function make(plugins = []) {
  mkdirSync(out, { recursive: true });
  const common = {
    bundle: true,
    format: "esm",
    target: "es2022",
    logLevel: "error",
    absWorkingDir: web,
    sourcemap: "inline",
    plugins,
  };
  await build({ ...common, entryPoints: [join(here, "board.ts")], outdir: out });
  // The code asks for its worker under the name of the source.
  await build({
    ...common,
    entryPoints: [join(web, "src/art/painter-worker.ts")],
    outfile: join(out, "painter-worker.ts"),
  });
  const css = ["tokens", "base", "board"]
    .map((name) => `@import "${web}/src/style/${name}.css";`)
    .join("\n");
  writeFileSync(
    join(out, "all.css"),
    `${css}\nhtml,body,#board{height:100%;margin:0}#board{position:relative}`,
  );
  await build({ ...common, entryPoints: [join(out, "all.css")], outfile: join(out, "board.css") });
  cpSync(join(here, "board.html"), join(out, "board.html"));
  cpSync(join(web, "../build/wasm/aude.wasm"), join(out, "aude.wasm"));
  cpSync(join(web, "../tests/play"), join(out, "play"), { recursive: true });
}

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".ts": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

export function serve(port) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname);
    try {
      const body = readFileSync(join(out, path));
      response.writeHead(200, {
        "content-type": TYPES[extname(path)] ?? "text/plain",
        "content-security-policy":
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => server.listen(port, "127.0.0.1", () => done(server)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.argv[2] ?? 8123);
  await make();
  await serve(port);
  console.log(`http://127.0.0.1:${port}/board.html?game=base-2&steps=60`);
}
