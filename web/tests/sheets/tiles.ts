/*
 * tiles.ts: contact sheets of all tiles, and boards, as PNG files.
 *
 *     node web/build.mjs --tool web/tests/sheets/tiles.ts OUT [WORD]
 *
 * With a word only those whose name has it.
 */
import { join } from "node:path";
import {
  cornerTower, symbolId, tileSymbol, variantOf, wallCorners, wheelBoard, wheelCell, type Theme,
} from "../../src/art/tiles";
import { palettes } from "../../src/art/tiles/base/palette";
import type { TileKind } from "../../src/engine/types";
import { kindsOf, RULES } from "./kinds";
import { lay, type Laid } from "./lay";
import { Pictures, type Sheet } from "./picture";

const FAR_BELOW = 80;

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
    width: columns * (px + gap) + gap, height: rows * (px + gap) + gap, theme,
    isFar: px < FAR_BELOW,
    defs: [...symbols.values()].join(""), body: uses.join(""),
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
  const towers = [...corners.values()].sort((a, b) => a[1] - b[1])
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${cornerTower(theme)}</g>`).join("");
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
  for (const set of ["base", "inns", "traders", "princess", "tower"]) {
    const shown = upright(classic.filter((k) => k.id.startsWith(set + "/")));
    out.push([`tiles-${set}-220`, () => contactSheet(shown, 220, "day", 1160)]);
  }
  out.push(["tiles-hunters-130", () => contactSheet(upright(hunters), 130, "day")]);
  const gates = classic.find((k) => k.id === "traders/HU")!;
  const turned = [0, 1, 2, 3].map((turn) => ({ kind: gates, turn }));
  out.push(["tiles-turns-330", () => contactSheet(turned, 330, "day")]);
  for (const theme of ["day", "evening"] as const) {
    for (const px of [96, 48]) {
      out.push([`tiles-classic-${px}-${theme}`, () => contactSheet(upright(classic), px, theme)]);
    }
    out.push([`tiles-hunters-48-${theme}`, () => contactSheet(upright(hunters), 48, theme)]);
    const base = classic.filter((k) => k.id.startsWith("base/"));
    out.push([`tiles-board-base-${theme}`, () => boardSheet(lay(base, "base 5"), 84, theme)]);
    out.push([`tiles-board-wheel-${theme}`, () => boardSheet(lay(wheel, "wheel 8"), 72, theme)]);
    out.push([`tiles-wheel-${theme}`, () => wheelSheet(800, theme)]);
  }
  out.push(["tiles-board-all-day", () => boardSheet(lay(classic, "all 11"), 54, "day")]);
  out.push(["tiles-board-hunters-day", () => boardSheet(lay(hunters, "hunt 4"), 72, "day")]);
  out.push(["tiles-hunters-96-evening", () => contactSheet(upright(hunters), 96, "evening")]);
  return out;
}

const [folder, word = ""] = process.argv.slice(2);
if (!folder) throw new Error("which folder?");
const pictures = await Pictures.open();
for (const [name, make] of await sheets()) {
  if (name.includes(word)) await pictures.save(join(folder, `${name}.png`), make());
}
await pictures.close();
