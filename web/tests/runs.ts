/*
 * runs.ts: eight words in a row, by which a copied sentence is found. The rule books belong to
 * their publisher and are not in the repository; what is, rulebook-runs.bin, are the hashes of
 * their runs, from which no text can be read. Who has the books as text files makes it anew with
 *
 *     node web/build.mjs --tool web/tests/rulebook-runs.ts FOLDER
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./engine";

const RUN = 8;

export const HASHES = join(ROOT, "web/tests/rulebook-runs.bin");

/** Every run of a text, without the pictures of the help. */
export function runsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/\{[^}]+\}/g, " ")
      .match(/[\p{L}\d]+/gu) ?? [];
  const runs: string[] = [];
  for (let i = 0; i + RUN <= words.length; i++) runs.push(words.slice(i, i + RUN).join(" "));
  return runs;
}

/** FNV-1a, 32 bits. */
export function hashOf(run: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(run)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** The hashes of all runs of the rule books. */
export function bookHashes(): Set<number> {
  const bytes = readFileSync(HASHES);
  const found = new Set<number>();
  for (let at = 0; at < bytes.length; at += 4) found.add(bytes.readUInt32LE(at));
  return found;
}
