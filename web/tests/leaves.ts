/* leaves.ts: trees of texts in two languages, compared. */
import assert from "node:assert/strict";
import { isLeaf, type Leaf } from "../src/text/pattern";

export function leaves(tree: object, prefix = ""): Map<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(tree)) {
    if (isLeaf(value)) found.set(prefix + key, value);
    else for (const [k, v] of leaves(value as object, `${prefix}${key}.`)) found.set(k, v);
  }
  return found;
}

/** The names of the parameters in a text, sorted. */
function parametersOf(leaf: Leaf): string[] {
  const text = typeof leaf === "string" ? leaf : `${leaf.one}${leaf.other}{n}`;
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), (m) => m[1] ?? ""))].sort();
}

/** The same keys, forms and parameters. */
export function sameTexts(english: object, german: object): void {
  const others = leaves(german);
  const own = leaves(english);
  assert.deepEqual([...others.keys()].sort(), [...own.keys()].sort());
  assert.ok(own.size > 150);
  for (const [key, leaf] of own) {
    const other = others.get(key)!;
    assert.equal(typeof other, typeof leaf, key);
    assert.deepEqual(parametersOf(other), parametersOf(leaf), key);
  }
}
