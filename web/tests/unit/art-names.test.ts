/*
 * Every piece, token and card that the engine can name, and every icon and picture of the page, has
 * a drawing of its own. The names are read from the engine's sources, so that a new one is missed
 * here first.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import * as cards from "../../src/art/cards";
import { PIECE_NAMES, pieceMarkup, pieceSvg, pieceSymbols, pieceUse } from "../../src/art/figures";
import { ICON_NAMES, featureIcon, icon, iconSymbols } from "../../src/art/icons";
import { COLOURS, markOf } from "../../src/art/players";
import { CHOICE_NAMES, GAME_NAMES, choicePicture, gamePicture } from "../../src/art/scenes";
import { TOKEN_NAMES, tokenMarkup, tokenSvg } from "../../src/art/tokens";

declare const WEB_FOLDER: string;
const engine = join(dirname(WEB_FOLDER), "engine");
const source = (path: string) => readFileSync(join(engine, path), "utf8");
const modules = readdirSync(join(engine, "land")).filter((f) => f.endsWith(".c"));

/** The strings of all arrays of that type and these names, in every module. */
function words(array: RegExp): string[] {
  const found = modules.flatMap((file) =>
    [...source(`land/${file}`).matchAll(array)].flatMap(([, body]) =>
      [...(body ?? "").matchAll(/(?:= |\{|^\s*)\{?"([a-z-]+)"/gm)].map(([, word]) => word ?? ""),
    ),
  );
  return [...new Set(found)];
}

test("every piece of the engine has a drawing", () => {
  const pieces = words(/struct piece_kind \w+\[\] = \{([\s\S]*?)\n\};/g);
  assert.ok(pieces.includes("follower") && pieces.includes("hut"), `found only ${pieces}`);
  for (const piece of pieces) assert.ok(PIECE_NAMES.includes(piece), `no drawing of ${piece}`);
});

test("every token of the engine has a drawing", () => {
  const tokens = [...words(/char \*const (?:tokens|goods)\[\] = \{([\s\S]*?)\};/g), "dealer"];
  assert.ok(tokens.includes("dragon") && tokens.includes("wine"), `found only ${tokens}`);
  assert.match(source("cards/look.c"), /"dealer"/);
  for (const token of tokens) assert.ok(TOKEN_NAMES.includes(token), `no drawing of ${token}`);
});

test("every feature of the engine has an icon", () => {
  const kinds = words(/struct feature_kind \w+\[\] = \{([\s\S]*?)\n\};/g);
  assert.ok(kinds.includes("city") && kinds.includes("plague"), `found only ${kinds}`);
  for (const kind of kinds) assert.notEqual(featureIcon(kind), "features", kind);
});

test("every card of the engine has a face", () => {
  const deck = source("cards/deck.c");
  const kinds = [...deck.matchAll(/\{(?:name )?"([.a-z0-9-]+)", \d/g)].map(([, id]) => id ?? "");
  const colours = [...deck.matchAll(/COLOUR\("(\w+)"/g)].map(([, name]) => name ?? "");
  const tails = [...deck.matchAll(/name "(\.\w+)"/g)].map(([, tail]) => tail ?? "");
  const ids = colours.flatMap((c) => tails.map((tail) => c + tail));
  ids.push(...kinds.filter((id) => !id.startsWith(".")));
  assert.equal(ids.length, 24);
  assert.deepEqual([...cards.CARD_IDS].sort(), ids.sort());
});

test("every game has a picture of its own", () => {
  const pictures = GAME_NAMES.map((game) => gamePicture(game, 84));
  assert.equal(new Set(pictures).size, 4);
  assert.equal(gamePicture("something new", 84), gamePicture("carcassonne", 84));
  assert.equal(new Set(CHOICE_NAMES.map((c) => choicePicture(c, 200))).size, 6);
});

test("references go to symbols that are there", () => {
  const all =
    pieceSymbols() + iconSymbols() + cards.CARD_IDS.map((id) => cards.cardSymbol(id)).join("");
  const uses =
    PIECE_NAMES.flatMap((kind) =>
      [false, true].flatMap((small) => [
        pieceUse(kind, "red", { small }),
        pieceUse(kind, "black", { small, lying: true }),
      ]),
    ).join("") +
    pieceSvg("pig", "sky", 18) +
    ICON_NAMES.map((name) => icon(name)).join("") +
    cards.CARD_IDS.map((id) => cards.cardUse(id)).join("");
  for (const [, id] of uses.matchAll(/href="#([^"]+)"/g)) {
    assert.ok(all.includes(` id="${id}"`), `no symbol ${id}`);
  }
});

test("what is unknown is still drawn", () => {
  assert.equal(pieceUse("sheriff", "red"), pieceUse("follower", "red"));
  assert.match(tokenMarkup("ship", { count: 7 }), />7</);
  assert.match(cards.cardFace("purple.9"), /<path/);
});

test("a piece says whose it is by class and by mark", () => {
  for (const [i, colour] of COLOURS.entries()) {
    assert.match(pieceUse("follower", colour), new RegExp(`class="piece p${i}"`));
    assert.ok(pieceUse("follower", colour).includes(`#mark-${markOf(colour)}`));
    assert.ok(pieceMarkup("follower", colour).includes(`class="piece p${i}"`));
  }
  assert.equal(new Set(COLOURS.map(markOf)).size, 6);
});

test("a lying figure is not drawn standing, a builder always stands", () => {
  const lying = { lying: true };
  assert.notEqual(pieceUse("follower", "red", lying), pieceUse("follower", "red"));
  assert.notEqual(pieceUse("large", "red", lying), pieceUse("follower", "red", lying));
  assert.equal(pieceUse("builder", "red", lying), pieceUse("builder", "red"));
});

test("towers tell their height and take somebody on top", () => {
  assert.match(tokenMarkup("tower", { count: 4 }), />4</);
  const floors = (height: number) => tokenMarkup("tower", { height }).length;
  assert.ok(floors(5) > floors(4) && floors(4) > floors(1) && floors(1) > 0);
  assert.equal(floors(0), 0, "the tile shows the foundation");
  assert.match(tokenMarkup("tower", { height: 2, guard: "<b/>" }), /<b\/>/);
});

test("counts are shown from two on, a label is escaped", () => {
  assert.doesNotMatch(tokenMarkup("wine", { count: 1 }), /<text/);
  assert.match(tokenMarkup("wine", { count: 12 }), />12</);
  assert.doesNotMatch(tokenMarkup("tower-pieces"), /<text/, "no count, no number");
  assert.match(tokenMarkup("tower-pieces", { count: 0 }), />0</);
  assert.match(tokenSvg("wine", 20, { label: 'a "b" <c>' }), /aria-label="a &quot;b&quot; &lt;c>"/);
});

test("the score track has a hundred places and then begins again", () => {
  const places = new Set<string>();
  for (let k = 1; k <= 100; k += 1) {
    const { row, x, y } = cards.spaceAt(k);
    places.add(`${row} ${x} ${y}`);
    assert.ok(x > 0 && x < cards.BOARD.width && y > 0 && y < cards.BOARD.height);
  }
  assert.equal(places.size, 100);
  assert.deepEqual(
    [1, 25, 26, 100].map((k) => cards.spaceAt(k).row),
    [3, 3, 2, 0],
  );
  assert.deepEqual(cards.spaceAt(101), cards.spaceAt(1));
  assert.ok(
    !places.has(Object.values(cards.spaceAt(0)).join(" ")),
    "nothing is a place of its own",
  );
  for (const row of [0, 1, 2, 3]) assert.equal(cards.scoreBoard(row).match(/<text/g)?.length, 25);
});
