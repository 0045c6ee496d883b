/* The built page lies packed beside itself, for a server that packs nothing at run time. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

declare const WEB_FOLDER: string;
const PAGE = process.env.AUDE_PAGE ?? join(WEB_FOLDER, "../build/web");

test("every text of the page is there for brotli and gzip, and brotli is smaller", () => {
  const names = readdirSync(PAGE, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.(html|css|js|wasm|webmanifest|svg|json|txt)$/.test(name));
  assert.ok(texts.length > 10);
  const sizes = { br: 0, gz: 0 };
  for (const name of texts) {
    const file = join(PAGE, name);
    const bytes = readFileSync(file);
    const packed = { br: readFileSync(`${file}.br`), gz: readFileSync(`${file}.gz`) };
    assert.ok(brotliDecompressSync(packed.br).equals(bytes), name);
    assert.ok(gunzipSync(packed.gz).equals(bytes), name);
    for (const ending of ["br", "gz"] as const) {
      assert.ok(statSync(`${file}.${ending}`).mtimeMs >= statSync(file).mtimeMs, name);
      sizes[ending] += packed[ending].length;
    }
  }
  assert.ok(sizes.br < sizes.gz * 0.95, JSON.stringify(sizes));
});
