/*
 * tiles.ts: contact sheets of all tiles, and boards, as PNG files.
 *
 *     node web/build.mjs --tool web/tests/sheets/tiles.ts OUT [WORD]
 *
 * With a word only those whose name has it.
 */
import { join } from "node:path";
import {
  cornerTower,
  symbolId,
  tileSymbol,
  variantOf,
  wallCorners,
  wheelCell,
  type Theme,
} from "../../src/art/tiles";
import { wheelBoard } from "../../src/art/tiles/wheel/board";
import { palettes } from "../../src/art/tiles/base/palette";
import type { TileKind } from "../../src/engine/types";
import { kindsOf, RULES } from "./kinds";
import { lay, type Laid } from "./lay";
import { Pictures, type Sheet } from "./picture";

const FAR_BELOW = 80;

/** One of each thing that the expansions bring. */
const SPECIAL = [
  "inns/EC",
  "inns/EK",
  "inns/EQ",
  "princess/BA",
  "princess/BI",
  "princess/BO",
  "princess/BQ",
  "princess/BS",
  "princess/BX",
  "tower/TA",
  "tower/TC",
  "wheel/RadU.2",
  "traders/HB",
  "traders/HD",
  "traders/HK",
];

interface Shown {
  readonly kind: TileKind;
  readonly turn: number;
}

function contactSheet(shown: readonly Shown[], px: number, theme: Theme, wide = 1400): Sheet {
  const gap = Math.max(3, Math.round(px * 0.05));
  const columns = Math.min(shown.length, Math.floor(wide / (px + gap)));
  const rows = Math.ceil(shown.length / columns);
  const symbols = new Map<string, string>();
  const uses = shown.map(({ kind, turn }, i) => {
    const id = symbolId(kind, turn, 0, theme);
    symbols.set(id, tileSymbol(kind, turn, 0, theme));
    const x = gap + (i % columns) * (px + gap);
    const y = gap + Math.floor(i / columns) * (px + gap);
    return `<use href="#${id}" x="${x}" y="${y}" width="${px}" height="${px}"/>`;
  });
  return {
    width: columns * (px + gap) + gap,
    height: rows * (px + gap) + gap,
    theme,
    isFar: px < FAR_BELOW,
    defs: [...symbols.values()].join(""),
    body: uses.join(""),
  };
}

function boardSheet(laid: readonly Laid[], px: number, theme: Theme): Sheet {
  const [xs, ys] = [laid.map((t) => t.x), laid.map((t) => t.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const margin = Math.round(px * 0.3);
  const width = (Math.max(...xs) - left + 1) * px + 2 * margin;
  const height = (Math.max(...ys) - top + 1) * px + 2 * margin;
  const symbols = new Map<string, string>();
  const corners = new Map<string, readonly [number, number]>();
  let [tiles, shadows] = ["", ""];
  for (const { x, y, turn, kind } of laid) {
    const [u, v] = [(x - left) * 256, (y - top) * 256];
    shadows += `<rect x="${u + 9}" y="${v + 11}" width="256" height="256"/>`;
    for (const c of wallCorners(kind, turn)) {
      const at = [u + (c === 1 || c === 2 ? 256 : 0), v + (c >= 2 ? 256 : 0)] as const;
      corners.set(at.join(), at);
    }
    const cell = wheelCell(kind.id);
    if (cell?.join() === "0,0") {
      tiles += `<svg x="${u}" y="${v}" width="1024" height="1024">${wheelBoard(theme)}</svg>`;
    }
    if (cell) continue;
    const id = symbolId(kind, turn, variantOf(x, y), theme);
    symbols.set(id, tileSymbol(kind, turn, variantOf(x, y), theme));
    tiles += `<use href="#${id}" x="${u}" y="${v}" width="256" height="256"/>`;
  }
  const towers = [...corners.values()]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${cornerTower(theme)}</g>`)
    .join("");
  const body =
    `<g transform="translate(${margin} ${margin})scale(${px / 256})">` +
    `<g fill="${palettes[theme].shadow}" opacity=".22">${shadows}</g>${tiles}${towers}</g>`;
  const defs = [...symbols.values()].join("");
  return { width, height, theme, isFar: px < FAR_BELOW, defs, body };
}

function wheelSheet(px: number, theme: Theme): Sheet {
  const body = `<g transform="scale(${px / 1024})">${wheelBoard(theme)}</g>`;
  return { width: px, height: px, theme, isFar: false, defs: "", body };
}

async function sheets(): Promise<[string, () => Sheet][]> {
  const [classic = [], wheel = [], hunters = []] = await Promise.all(RULES.map(kindsOf));
  const upright = (kinds: readonly TileKind[]): Shown[] =>
    kinds.filter((k) => !wheelCell(k.id)).map((kind) => ({ kind, turn: 0 }));
  const out: [string, () => Sheet][] = [];
  const base = classic.filter((k) => k.id.startsWith("base/"));
  out.push(["tiles-base-220", () => contactSheet(upright(base), 220, "day", 1160)]);
  const special = upright(SPECIAL.map((id) => [...classic, ...wheel].find((k) => k.id === id)!));
  out.push(["tiles-special-220", () => contactSheet(special, 220, "day", 1160)]);
  out.push(["tiles-hunters-96-day", () => contactSheet(upright(hunters), 96, "day", 1000)]);
  const gates = classic.find((k) => k.id === "traders/HU")!;
  const turned = [0, 1, 2, 3].map((turn) => ({ kind: gates, turn }));
  out.push(["tiles-turns-330", () => contactSheet(turned, 330, "day")]);
  const first = upright(classic.slice(0, 55));
  const second = upright(classic.slice(55));
  out.push(["tiles-96-day-more", () => contactSheet(second, 96, "day", 1020)]);
  const all = upright([...classic, ...hunters]);
  for (const theme of ["day", "evening"] as const) {
    out.push([`tiles-96-${theme}`, () => contactSheet(first, 96, theme, 1020)]);
    out.push([`tiles-48-${theme}`, () => contactSheet(all, 48, theme, 1000)]);
    out.push([`tiles-wheel-${theme}`, () => wheelSheet(720, theme)]);
  }
  out.push(["tiles-board-base-day", () => boardSheet(lay(base, "base 5"), 84, "day")]);
  out.push(["tiles-board-all-evening", () => boardSheet(lay(classic, "all 11"), 54, "evening")]);
  out.push(["tiles-board-hunters-day", () => boardSheet(lay(hunters, "hunt 4"), 66, "day")]);
  return out;
}

const [folder, word = ""] = process.argv.slice(2);
if (!folder) throw new Error("which folder?");
const pictures = await Pictures.open();
for (const [name, make] of await sheets()) {
  if (name.includes(word)) await pictures.save(join(folder, `${name}.png`), make());
}
await pictures.close();
