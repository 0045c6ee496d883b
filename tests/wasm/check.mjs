// check.mjs MODULE EXPECTED: the module imports nothing, exports the public functions, and
// plays the games whose hashes stand in EXPECTED, one line for each seed from 0 on.
import { readFileSync } from "node:fs";

const [modulePath, expectedPath] = process.argv.slice(2);
const count = { passed: 0, failed: 0 };

function expect(holds, what) {
  count[holds ? "passed" : "failed"]++;
  if (!holds) console.log(`wasm: FAILED: ${what}`);
}

const module = new WebAssembly.Module(readFileSync(modulePath));
const imports = WebAssembly.Module.imports(module).map((i) => `${i.module}.${i.name}`);
expect(imports.length === 0, `the module imports ${imports.join(" ")}`);

const names = WebAssembly.Module.exports(module).map((e) => e.name);
for (const name of ["memory", "aude_rules_read", "aude_start", "aude_pick", "aude_apply", "aude_worth"])
  expect(names.includes(name), `the module does not export ${name}`);

if (imports.length === 0) {
  const { exports } = new WebAssembly.Instance(module, {});
  exports._initialize?.();
  const expected = readFileSync(expectedPath, "utf8").trim().split("\n").map(Number);
  expected.forEach((hash, seed) => {
    const answer = exports.play(seed) >>> 0;
    expect(answer === hash && hash !== 0, `seed ${seed} gives ${answer}, not ${hash}`);
  });
}

console.log(`wasm: ${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
