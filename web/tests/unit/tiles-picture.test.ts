/* What the pictures are made of: budget of shapes, names, no styles, upright things. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  symbolId,
  tileDefs,
  tileMarkup,
  tileShapes,
  tileSymbol,
  variantOf,
  wallCorners,
  wheelCell,
} from "../../src/art/tiles";
import { wheelBoard } from "../../src/art/tiles/wheel/board";
import { distance } from "../../src/art/tiles/base/maths";
import { layoutOf } from "../../src/art/tiles/geometry/layout";
import { corner, middle } from "../../src/art/tiles/geometry/frame";
import { RIM_PLACES } from "../../src/art/tiles/paint/settle";
import { allKinds } from "../sheets/kinds";

const kinds = (await allKinds()).filter((k) => !wheelCell(k.id));
const TURNS = [0, 1, 2, 3];
const THEMES = ["day", "evening"] as const;

function names(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
}

function references(markup: string): Set<string> {
  const found = markup.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g);
  return new Set([...found].map((m) => m[1] ?? m[2]!));
}

test("no tile has more than 140 shapes, and half of them at most 80", () => {
  const counts = kinds.flatMap((k) => [0, 1, 2].map((variant) => tileShapes(k, variant, variant)));
  counts.sort((a, b) => a - b);
  assert.ok(counts[counts.length - 1]! <= 140, `most: ${counts[counts.length - 1]}`);
  assert.ok(counts[counts.length >> 1]! <= 80, `median: ${counts[counts.length >> 1]}`);
});

test("no styles, filters, masks or numbers that are none; no tile tilts anything", () => {
  for (const theme of THEMES) {
    const tiles = kinds.map((k) => tileMarkup(k, 1, 0, theme));
    for (const markup of [...tiles, tileDefs(theme), wheelBoard(theme)]) {
      assert.deepEqual(markup.match(/style=|<style|filter|mask|NaN|undefined|Infinity/g), null);
    }
    for (const markup of tiles) assert.ok(!markup.includes("rotate"));
  }
});

test("names are there once, begin with their theme, and all references can be followed", () => {
  for (const theme of THEMES) {
    const prefix = theme === "day" ? "t-d-" : "t-e-";
    const symbols = kinds.map((k) => tileSymbol(k, 0, 0, theme)).join("");
    const page = tileDefs(theme) + symbols + wheelBoard(theme);
    const all = names(page);
    assert.equal(new Set(all).size, all.length);
    assert.ok(all.every((name) => name.startsWith(prefix)));
    const known = new Set(all);
    assert.deepEqual(
      [...references(page)].filter((name) => !known.has(name)),
      [],
    );
  }
});

test("a tile has four pictures for its turns, each with its own name", () => {
  for (const kind of kinds) {
    const ids = TURNS.map((turn) => symbolId(kind, turn, 0, "day"));
    assert.equal(new Set(ids).size, 4);
    for (const turn of TURNS) {
      const symbol = tileSymbol(kind, turn, 0, "day");
      assert.ok(symbol.startsWith(`<symbol id="${ids[turn]}" viewBox="0 0 256 256">`));
      assert.equal((symbol.match(/<g/g) ?? []).length, (symbol.match(/<\/g>/g) ?? []).length);
    }
  }
});

test("the same tile is painted the same way again, and another variant otherwise", () => {
  const kind = kinds[0]!;
  assert.equal(tileMarkup(kind, 0, 1, "day"), tileMarkup(kind, 0, 1, "day"));
  assert.notEqual(tileMarkup(kind, 0, 1, "day"), tileMarkup(kind, 0, 2, "day"));
  for (const x of [-7, 0, 5]) {
    for (const y of [-3, 2]) assert.ok([0, 1, 2].includes(variantOf(x, y)));
  }
});

test("signs keep their size and stay upright in every turn", () => {
  const kind = kinds.find((k) => k.id === "base/C")!;
  const shields = TURNS.map((turn) => {
    const markup = tileMarkup(kind, turn, 0, "day");
    return /#t-d-shield" transform="([^"]+)"/.exec(markup)?.[1];
  });
  assert.deepEqual(new Set(shields.map((t) => t?.replace(/translate\([^)]*\)/, ""))).size, 1);
  assert.equal(new Set(shields).size, 4);
});

test("contract at the rim: ways cross it in the middle, walls end in corners", () => {
  for (const kind of kinds) {
    const { shapes } = layoutOf(kind);
    for (const way of shapes.ways) {
      way.sides.forEach((side, i) => {
        const at = i === 0 ? way.line[1] : way.line[way.line.length - 2];
        assert.ok(distance(at!, middle(side)) < 0.01, `${kind.id} ${side}`);
      });
    }
    for (const wall of shapes.areas.flatMap((a) => a.walls)) {
      const last = wall.line[wall.line.length - 1]!;
      assert.ok(distance(wall.line[0]!, corner(wall.from)) < 0.01, kind.id);
      assert.ok(distance(last, corner(wall.from + wall.sides)) < 0.01, kind.id);
    }
  }
  assert.deepEqual(RIM_PLACES.map((t) => 256 - t).reverse(), [...RIM_PLACES]);
});

test("corners of walls turn with the tile", () => {
  const kind = kinds.find((k) => k.id === "base/E")!;
  assert.deepEqual(wallCorners(kind, 0).sort(), [0, 1]);
  assert.deepEqual(wallCorners(kind, 1).sort(), [1, 2]);
});
