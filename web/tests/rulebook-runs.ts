/* rulebook-runs.ts: writes the hashes of the rule books in a folder of text files; see runs.ts. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, HASHES, runsOf } from "./runs";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("which folder are the rule books in?");
const hashes = new Set<number>();
for (const name of readdirSync(folder).filter((name) => name.endsWith(".txt"))) {
  for (const run of runsOf(readFileSync(join(folder, name), "utf8"))) hashes.add(hashOf(run));
}
const bytes = Buffer.alloc(4 * hashes.size);
[...hashes].sort((a, b) => a - b).forEach((hash, i) => bytes.writeUInt32LE(hash, 4 * i));
writeFileSync(HASHES, bytes);
console.log(`${hashes.size} runs`);
