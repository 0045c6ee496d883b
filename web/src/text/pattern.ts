/*
 * pattern.ts: filling parameters into a text.
 *
 * "{name} lays a tile" takes the parameter name. A text that depends on a number is an object with
 * the forms one and other; its parameter n chooses the form and is written like any other.
 */
import { isOne, number, pseudo } from "./language";

export interface Plural {
  readonly one: string;
  readonly other: string;
}

export type Leaf = string | Plural;
export type Params = Readonly<Record<string, string | number>>;

/** A tree of texts with the same keys, each with a text of the same kind, in another language. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends Plural
      ? Plural
      : Translated<T[K]>;
};

export function isLeaf(value: unknown): value is Leaf {
  if (typeof value !== "object" || value === null) return typeof value === "string";
  const { one, other } = value as Partial<Plural>;
  return typeof one === "string" && typeof other === "string";
}

const STRETCHED: Readonly<Record<string, string>> = { a: "áá", e: "éé", i: "íí", o: "óó", u: "úú" };

/** Vowels are doubled, which makes English and German texts about 40 % longer. */
function stretch(text: string): string {
  const long = text.replace(/\{\w+\}|[aeiou]/g, (part) => STRETCHED[part] ?? part);
  return `[!! ${long} !!]`;
}

export function fill(leaf: Leaf, params: Params = {}): string {
  let text = typeof leaf === "string" ? leaf : isOne(Number(params.n)) ? leaf.one : leaf.other;
  if (pseudo.value) text = stretch(text);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : typeof value === "number" ? number(value) : value;
  });
}
