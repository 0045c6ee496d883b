/* The light markup of the help texts, and the search in them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { HelpBook } from "../../src/help/types";
import { search } from "../../src/page/help-search";
import { parseInline, parseMarkup, plainText } from "../../src/page/markup";

test("paragraphs, headings and lists", () => {
  const blocks = parseMarkup(
    "One line\ngoes on.\n\n## Head\n- first\n  goes on\n- second\n\n1. a\n2. b\n\nEnd.",
  );
  assert.deepEqual(
    blocks.map((b) => b.is),
    ["paragraph", "heading", "list", "list", "paragraph"],
  );
  assert.deepEqual(blocks[0], {
    is: "paragraph",
    inside: [{ is: "text", text: "One line goes on." }],
  });
  const list = blocks[2];
  assert.ok(list?.is === "list" && !list.isNumbered);
  assert.deepEqual(list.items, [
    [{ is: "text", text: "first goes on" }],
    [{ is: "text", text: "second" }],
  ]);
  assert.ok(blocks[3]?.is === "list" && blocks[3].isNumbered);
});

test("tables are rows of cells, the head first", () => {
  const [before, table, after] = parseMarkup(
    "Text:\n| Place | He is |\n| road | **robber** |\nEnd.",
  );
  assert.equal(before?.is, "paragraph");
  assert.ok(table?.is === "table");
  assert.deepEqual(table.rows, [
    [[{ is: "text", text: "Place" }], [{ is: "text", text: "He is" }]],
    [[{ is: "text", text: "road" }], [{ is: "strong", text: "robber" }]],
  ]);
  assert.equal(after?.is, "paragraph");
});

test("strong words and pictures inside a line", () => {
  assert.deepEqual(parseInline("A **big** {piece:large} and {tile:base/D}."), [
    { is: "text", text: "A " },
    { is: "strong", text: "big" },
    { is: "text", text: " " },
    { is: "picture", kind: "piece", name: "large" },
    { is: "text", text: " and " },
    { is: "picture", kind: "tile", name: "base/D" },
    { is: "text", text: "." },
  ]);
});

test("what is no markup stays as it is", () => {
  const text = "2 * 3 ** 4 {no} <b>&amp;</b> -5";
  assert.deepEqual(parseInline(text), [{ is: "text", text }]);
});

test("searching sees words only", () => {
  assert.equal(plainText("## Head\n\n- **one** {tile:base/D} two\n"), "Head one two");
});

const BOOKS: readonly HelpBook[] = [
  {
    id: "classic",
    title: "The classic",
    sections: [
      { id: "roads", title: "Roads", body: "A road ends at a **crossing**, a city or a cloister." },
      {
        id: "cloisters",
        title: "Klöster",
        body: `${"Nine tiles, nine points. ".repeat(20)}The monk goes home.`,
      },
    ],
  },
];

test("all words must be there; titles come first", () => {
  assert.deepEqual(
    search(BOOKS, "cloister").map((h) => h.section.id),
    ["roads"],
  );
  assert.deepEqual(
    search(BOOKS, "KLOSTER").map((h) => h.section.id),
    ["cloisters"],
  );
  assert.deepEqual(
    search(BOOKS, "a road").map((h) => h.section.id),
    ["roads"],
  );
  assert.deepEqual(search(BOOKS, "road monk"), []);
  assert.deepEqual(search(BOOKS, "   "), []);
  const books = [
    {
      id: "b",
      title: "B",
      sections: [{ id: "x", title: "X", body: "roads" }, ...BOOKS[0]!.sections],
    },
  ];
  assert.equal(search(books, "roads")[0]?.section.id, "roads");
});

test("the excerpt shows the place", () => {
  const [hit] = search(BOOKS, "monk");
  assert.match(hit?.excerpt ?? "", /^… .*The monk goes home\.$/);
  assert.ok((hit?.excerpt.length ?? 0) < 150);
});
