/*
 * markup.ts: the light markup of the help texts, as data:
 *
 *     ## heading        - item of a list        1. item of a numbered list
 *     **strong**        {tile:base/D} {piece:follower} {token:fairy} {icon:hint} {key:R}
 *
 * Blank lines part paragraphs. Nothing else means anything, so no text can break a page.
 */

export type Inline =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "strong"; readonly text: string }
  | { readonly is: "picture"; readonly kind: string; readonly name: string };

export type Block =
  | { readonly is: "heading"; readonly inside: readonly Inline[] }
  | { readonly is: "paragraph"; readonly inside: readonly Inline[] }
  | { readonly is: "list"; readonly isNumbered: boolean; readonly items: readonly (readonly Inline[])[] };

const ITEM = /^(-|\d+\.) +/;

export function parseMarkup(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split("\n").map((line) => line.trim()).filter((line) => line !== "")));
}

/** Headings and lists need no blank line before them. */
function blocksOf(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] as string;
    if (line.startsWith("## ")) {
      out.push({ is: "heading", inside: parseInline(line.slice(3)) });
      at++;
    } else {
      const isItem = ITEM.test(line);
      let end = at + 1;
      while (end < lines.length && !lines[end]!.startsWith("## ") && (isItem || !ITEM.test(lines[end]!))) end++;
      out.push(isItem ? listOf(lines.slice(at, end)) : { is: "paragraph", inside: parseInline(lines.slice(at, end).join(" ")) });
      at = end;
    }
  }
  return out;
}

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
    .replace(/\s+/g, " ")
    .trim();
}
