/*
 * markup.ts: the light markup of the help texts as data; help/types.ts says how it is written.
 * Nothing else means anything, so no text can break a page.
 */

export type Inline =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "strong"; readonly text: string }
  | { readonly is: "picture"; readonly kind: string; readonly name: string };

export type Block =
  | { readonly is: "heading"; readonly inside: readonly Inline[] }
  | { readonly is: "paragraph"; readonly inside: readonly Inline[] }
  | { readonly is: "list"; readonly isNumbered: boolean; readonly items: readonly Line[] }
  /** Rows of cells; the first row is the head. */
  | { readonly is: "table"; readonly rows: readonly (readonly Line[])[] };

export type Line = readonly Inline[];
type Kind = "heading" | "item" | "row" | "text";

const ITEM = /^(-|\d+\.) +/;

function kindOf(line: string): Kind {
  if (line.startsWith("## ")) return "heading";
  if (line.startsWith("|")) return "row";
  return ITEM.test(line) ? "item" : "text";
}

export function parseMarkup(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) =>
      blocksOf(
        part
          .split("\n")
          .map((line) => line.trim())
          .filter((line) => line !== ""),
      ),
    );
}

/** Headings, lists and tables need no blank line before them. */
function blocksOf(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const kind = kindOf(lines[at] as string);
    let end = at + 1;
    while (end < lines.length && goesOn(kind, kindOf(lines[end] as string))) end++;
    out.push(blockOf(kind, lines.slice(at, end)));
    at = end;
  }
  return out;
}

/** Plain lines go on with the item or paragraph before them. */
function goesOn(first: Kind, next: Kind): boolean {
  if (first === "heading") return false;
  return next === first || (first === "item" && next === "text");
}

function blockOf(kind: Kind, lines: readonly string[]): Block {
  switch (kind) {
    case "heading":
      return { is: "heading", inside: parseInline((lines[0] ?? "").slice(3)) };
    case "item":
      return listOf(lines);
    case "row":
      return { is: "table", rows: lines.map(cellsOf) };
    case "text":
      return { is: "paragraph", inside: parseInline(lines.join(" ")) };
  }
}

const cellsOf = (row: string): Line[] =>
  row
    .replace(/^\|\s*|\s*\|$/g, "")
    .split(/\s*\|\s*/)
    .map(parseInline);

/** Lines without a mark go on with the item before them. */
function listOf(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line}`;
  }
  return { is: "list", isNumbered: /^\d/.test(lines[0] ?? ""), items: items.map(parseInline) };
}

export function parseInline(text: string): Inline[] {
  const out: Inline[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\{\w+:[^{}]+\})/)) {
    const picture = /^\{(\w+):([^{}]+)\}$/.exec(part);
    if (picture) out.push({ is: "picture", kind: picture[1] ?? "", name: picture[2] ?? "" });
    else if (/^\*\*.+\*\*$/.test(part)) out.push({ is: "strong", text: part.slice(2, -2) });
    else if (part !== "") out.push({ is: "text", text: part });
  }
  return out;
}

/** The words alone, for searching. */
export function plainText(text: string): string {
  return text
    .replace(/\{\w+:[^{}]+\}/g, " ")
    .replace(/\*\*|^## |^(-|\d+\.) +/gm, "")
    .replace(/\|/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
