/*
 * The markup of all pictures: allowed by the page's content security policy, well formed, with
 * unique ids, finite numbers, and not too heavy. The icon files are what the code draws.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import * as cards from "../../src/art/cards";
import { PIECE_NAMES, pieceMarkup, pieceSymbols } from "../../src/art/figures";
import { icon, iconSymbols } from "../../src/art/icons";
import { appIcon, favicon, wordmark } from "../../src/art/logo";
import { COLOURS } from "../../src/art/players";
import {
  CHOICE_NAMES,
  GAME_NAMES,
  choicePicture,
  gamePicture,
  panorama,
} from "../../src/art/scenes";
import * as tokens from "../../src/art/tokens";

declare const WEB_FOLDER: string;

const both = <T>(draw: (small: boolean) => T): T[] => [draw(false), draw(true)];

/** Everything there is, by name. */
function everything(): Map<string, string> {
  const all: [string, string][] = [
    ["symbols", `${pieceSymbols()}${iconSymbols()}`],
    ...PIECE_NAMES.map((k): [string, string] => [
      k,
      both((small) => pieceMarkup(k, "sky", { small })).join(""),
    ]),
    ...[...tokens.TOKEN_NAMES, "?"].map((k): [string, string] => [
      k,
      both((small) => tokens.tokenMarkup(k, { small, count: 3, colour: "red" })).join(""),
    ]),
    ...tokens.BACK_NAMES.map((b): [string, string] => [b, tokens.tilePile(b, 30)]),
    ["bag", tokens.bag(7)],
    [
      "dungeon",
      tokens.dungeon("red", [{ colour: "blue", piece: "large" }], { height: 60, ransom: 3 }),
    ],
    ["badges", COLOURS.map((c) => tokens.badgeSvg(c, 20)).join("")],
    [
      "marks",
      both((small) => [
        tokens.freeCell({ small }),
        tokens.deadCell({ small }),
        tokens.draftFrame({ small }),
        tokens.lastMove("white", { small }),
        tokens.spot({ small, chosen: small }),
      ])
        .flat()
        .join(""),
    ],
    ...cards.CARD_IDS.map((id): [string, string] => [
      id,
      both((small) => cards.cardFace(id, { small })).join(""),
    ]),
    ["back", cards.cardSymbol(cards.BACK)],
    ["chest", cards.chestSvg("black", 80, 4)],
    ["claim", cards.ribbon("red", 0, 90) + cards.claimant("red", 0, true)],
    ...[0, 1, 2, 3].map((r): [string, string] => [`board ${r}`, cards.scoreBoard(r)]),
    ["marker", cards.trackMarker("red", 17)],
    ["icon", icon("done", 20, "x")],
    ["logo", appIcon() + favicon() + wordmark()],
    ["panorama", panorama(false)],
    ["panorama, evening", panorama(true)],
    ...CHOICE_NAMES.map((c): [string, string] => [c, choicePicture(c, 248)]),
    ...GAME_NAMES.map((g): [string, string] => [`game ${g}`, gamePicture(g, 84)]),
  ];
  return new Map(all);
}

const pictures = everything();

test("no picture has style, script or handlers", () => {
  for (const [name, body] of pictures) {
    assert.doesNotMatch(body, /\sstyle=|<style|<script|\son[a-z]+=|javascript:/i, name);
  }
});

test("numbers are finite and elements closed", () => {
  for (const [name, body] of pictures) {
    assert.doesNotMatch(body, /NaN|undefined|Infinity|\[object/, name);
    const open: string[] = [];
    for (const [tag, slash, word, end] of body.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
      if (slash === "/") assert.equal(open.pop(), word, `${name}: ${tag}`);
      else if (end !== "/") open.push(word ?? "");
    }
    assert.deepEqual(open, [], name);
  }
});

test("ids are unique on a page that has everything", () => {
  const page =
    pieceSymbols() +
    iconSymbols() +
    [...cards.CARD_IDS, cards.BACK].map((id) => cards.cardSymbol(id)).join("") +
    cards.CARD_IDS.map((id) => cards.cardSymbol(id, { small: true })).join("") +
    appIcon() +
    favicon() +
    panorama(false) +
    panorama(true);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(ids.length > 100);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, id] of page.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
    assert.ok(ids.includes(id), id);
});

test("no picture is empty, nor heavier than a symbol may be", () => {
  for (const [name, body] of pictures) {
    const shapes = body.match(/<(?:path|use|text)/g)?.length ?? 0;
    assert.ok(shapes > 0, `${name} is empty`);
    if (cards.CARD_IDS.includes(name)) assert.ok(shapes / 2 < 420, `${name}: ${shapes / 2} shapes`);
  }
});

test("strokes of the sky end at the frame of the card", () => {
  let strokes = 0;
  for (const id of cards.CARD_IDS) {
    const face = cards.cardFace(id);
    assert.match(face, /class="fine"/, `${id} has nothing that a far view may leave out`);
    for (const [, x, , by] of face.matchAll(
      /M(-?[\d.]+) [\d.]+q([-\d.]+) [-\d.]+ ([-\d.]+) 0(?=[M"])/g,
    )) {
      const end = Number(x) + Number(by);
      assert.ok(end <= 226, `${id}: a stroke runs to ${end}`);
      strokes += 1;
    }
  }
  assert.ok(strokes > 500, `only ${strokes} strokes were looked at`);
});

test("the icon files are up to date", () => {
  const folder = join(WEB_FOLDER, "static/icons");
  const file = (name: string) => readFileSync(join(folder, name), "utf8");
  assert.equal(file("icon.svg"), `${appIcon()}\n`);
  assert.equal(file("favicon.svg"), `${favicon()}\n`);
  const sizes = {
    "icon-192.png": 192,
    "icon-512.png": 512,
    "icon-maskable-192.png": 192,
    "icon-maskable-512.png": 512,
    "apple-touch-icon.png": 180,
  };
  for (const [name, px] of Object.entries(sizes)) {
    const png = readFileSync(join(folder, name));
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [px, px], name);
  }
  assert.equal(readdirSync(folder).length, Object.keys(sizes).length + 2);
});

/** What some modules weigh as the page loads them. */
async function weight(code: string, external: string[] = []): Promise<number> {
  const done = await build({
    stdin: { contents: code, resolveDir: join(WEB_FOLDER, "src/art"), loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    external,
  });
  return gzipSync(done.outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

const exports = (names: readonly string[]) =>
  names.map((n) => `export * as ${n} from "./${n}";`).join("");

test("the drawings are light", async () => {
  const common = await weight(exports(["players", "figures", "tokens", "icons", "logo", "scenes"]));
  const withCards = await weight(
    exports(["players", "figures", "tokens", "icons", "logo", "scenes", "cards"]),
  );
  assert.ok(common > 5_000 && common <= 45_000, `common drawings: ${common} bytes`);
  assert.ok(withCards - common <= 25_000, `cards: ${withCards - common} bytes`);
});

test("only the card game loads its cards", () => {
  for (const part of ["figures", "tokens", "scenes"]) {
    const folder = join(WEB_FOLDER, "src/art", part);
    for (const file of readdirSync(folder)) {
      assert.doesNotMatch(
        readFileSync(join(folder, file), "utf8"),
        /from "[^"]*cards/,
        `${part}/${file}`,
      );
    }
  }
});
