/* t.ts: the texts of the page by their keys, which are checked when the page is built. */
import { spoken } from "./catalogue";
import type { en } from "./en";
import { fill, isLeaf, type Leaf, type Params, type Plural } from "./pattern";

/** The keys of a tree of texts, written with dots: "table.done". */
export type Keys<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
export type Key = Keys<typeof en>;

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never;
type Named<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type ParamsOf<L> = L extends string
  ? Named<L>
  : L extends Plural
    ? Named<L["one"] | L["other"]> | "n"
    : never;
type Both<U> = (U extends unknown ? (u: U) => void : never) extends (u: infer I) => void
  ? I
  : never;

/** One key needs just its parameters; where it may be one of several keys, this is not checked. */
type ArgsOf<T, K extends Keys<T>> = [K] extends [Both<K>]
  ? [ParamsOf<At<T, K>>] extends [never]
    ? []
    : [params: Readonly<Record<ParamsOf<At<T, K>>, string | number>>]
  : [params?: Params];

/** Gives the texts of a tree by their keys; the tree is that of the language of the page. */
export function teller<T>(tree: () => unknown) {
  return <K extends Keys<T>>(key: K, ...args: ArgsOf<T, K>): string => {
    const leaf = find(tree(), key);
    return leaf === undefined ? key : fill(leaf, args[0] as Params | undefined);
  };
}

/** The text of a key in the language of the page. */
export const t = teller<typeof en>(() => spoken()?.texts);

/** Whether there is such a key: for keys that are made from names. */
export function isKey(key: string): key is Key {
  return find(spoken()?.texts, key) !== undefined;
}

function find(tree: unknown, key: string): Leaf | undefined {
  let at: unknown = tree;
  for (const part of key.split(".")) {
    if (isLeaf(at) || typeof at !== "object" || at === null || !Object.hasOwn(at, part))
      return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return isLeaf(at) ? at : undefined;
}
