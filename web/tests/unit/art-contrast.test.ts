/*
 * Contrast of the page's colours in both themes, and how far apart the colours of players are, for
 * normal and for colour-blind sight. The values are read from the style sheets themselves.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { SUIT_COLOURS } from "../../src/art/cards/suits";
import { contrast, toLinear, toOklab } from "../../src/art/ink";
import type { Triple } from "../../src/art/ink";
import { COLOURS, PALETTES, playersCss, tones } from "../../src/art/players";
import type { Palette } from "../../src/art/players";

declare const WEB_FOLDER: string;
const sheet = (name: string) => readFileSync(join(WEB_FOLDER, "src/style", name), "utf8");
const css = sheet("tokens.css");

/** The custom properties of the rule that begins with this selector. */
function properties(selector: string): Map<string, string> {
  const from = css.indexOf(`${selector} {`);
  assert.ok(from >= 0, `no rule for ${selector}`);
  const body = css.slice(from, css.indexOf("}", from));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s+([^;]+);/g)].map(([, k, v]) => [k ?? "", v ?? ""]),
  );
}

const day = properties(":root");
const evening = properties(':root[data-theme="evening"]');

/** What is written on what, and the contrast it needs: 4.5 for text, 3 for what is only seen. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ["text", "linen", 4.5],
  ["text", "paper", 4.5],
  ["text", "raised", 4.5],
  ["text", "sunk", 4.5],
  ["text", "hover", 4.5],
  ["text", "table", 4.5],
  ["text", "bad-paper", 4.5],
  ["soft", "linen", 4.5],
  ["soft", "paper", 4.5],
  ["soft", "raised", 4.5],
  ["soft", "sunk", 4.5],
  ["soft", "hover", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["on-warm", "warm", 4.5],
  ["on-warm", "warm-hover", 4.5],
  ["accent-line", "paper", 4.5],
  ["accent-line", "raised", 4.5],
  ["accent-line", "linen", 4.5],
  ["warm", "paper", 4.5],
  ["good", "paper", 4.5],
  ["good", "raised", 4.5],
  ["bad", "paper", 4.5],
  ["bad", "raised", 4.5],
  ["bad", "bad-paper", 4.5],
  ["edge", "paper", 3],
  ["edge", "raised", 3],
  ["edge", "linen", 3],
  ["focus", "paper", 3],
  ["focus", "linen", 3],
  ["focus", "raised", 3],
  ["focus", "table", 3],
];

for (const [name, theme] of [
  ["day", day],
  ["evening", evening],
] as const) {
  test(`pairs of colours are readable: ${name}`, () => {
    for (const [a, b, least] of PAIRS) {
      const [front, back] = [theme.get(a), theme.get(b)];
      assert.ok(front !== undefined && back !== undefined, `${a} on ${b} is not there`);
      const found = contrast(front, back);
      assert.ok(found >= least, `${name}: ${a} on ${b} is ${found.toFixed(2)}, not ${least}`);
    }
  });
}

test("the evening is the same whether it is asked for or follows the system", () => {
  assert.deepEqual(properties(':root:not([data-theme="day"])'), evening);
  for (const name of evening.keys()) {
    if (name !== "black-edge") assert.ok(day.has(name), `${name} has no value by day`);
  }
});

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const SIGHTS: Readonly<Record<string, readonly Triple[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(hex: string, sight: readonly Triple[]): Triple {
  const light = toLinear(hex);
  const row = (i: number) => {
    const [a, b, c] = sight[i] ?? [0, 0, 0];
    return Math.min(1, Math.max(0, a * light[0] + b * light[1] + c * light[2]));
  };
  return toOklab([row(0), row(1), row(2)]);
}

/** The smallest distance of two colours of a set, whoever looks. */
function worst(set: readonly string[]): number {
  let least = Infinity;
  for (const sight of Object.values(SIGHTS)) {
    const points = set.map((hex) => seen(hex, sight));
    points.forEach((a, i) => {
      for (const b of points.slice(0, i)) {
        least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
      }
    });
  }
  return least;
}

const woods = (palette: Palette) => COLOURS.map((c) => PALETTES[palette][c].base);

test("colours of players are told apart by everybody", () => {
  assert.ok(worst(woods("safe")) >= 0.19, `safe: ${worst(woods("safe"))}`);
  assert.ok(worst(woods("classic")) >= 0.1, `classic: ${worst(woods("classic"))}`);
  const rows = Object.values(SUIT_COLOURS).map((s) => s.frame);
  assert.ok(worst(rows) >= 0.14, `rows of cards: ${worst(rows)}`);
});

test("the measure knows bad colours", () => {
  assert.ok(worst(["#c8142f", "#5a7a20"]) < 0.12, "red and green look alike to many");
});

test("marks are seen on their wood, and the second tone on the first", () => {
  for (const palette of ["safe", "classic"] as const) {
    for (const colour of COLOURS) {
      const t = tones(PALETTES[palette][colour].base);
      assert.ok(contrast(t.sign, t.face) >= 4.5, `${palette} ${colour}: mark`);
      assert.ok(contrast(t.light, t.face) >= 1.09, `${palette} ${colour}: light line`);
      assert.ok(contrast(t.shade, t.face) >= 1.3, `${palette} ${colour}: shade`);
    }
  }
});

test("players.css is what players.ts says", () => {
  assert.equal(sheet("players.css"), playersCss());
  assert.match(css, /@import "\.\/players\.css";/);
});
