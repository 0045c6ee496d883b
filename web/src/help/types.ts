/*
 * types.ts: how the rules help is written.
 *
 * A book is about one game or expansion and is named like it in the engine. Bodies are light markup:
 *
 *     paragraphs, parted by blank lines        ## a small heading
 *     - an item of a list                      1. an item of a numbered list
 *     | a | row | of a table |                 the first row is its head
 *     **strong**  {tile:base/D} {piece:follower} {token:dragon} {card:red.2} {icon:hint} {key:R}
 */
export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

export interface HelpBook {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly HelpSection[];
}
