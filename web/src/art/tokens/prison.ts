/*
 * prison.ts: the dungeon of a captor: a barred window for each prisoner, the ransom on a coin.
 */
import { INK, box, fill, inked, line, n, numeral, oval, place, seeded, shadow, svg } from "../ink";
import { pieceUse } from "../figures";
import { FACE, colourClass } from "../players";
import type { Colour } from "../players";

/** A gold coin with a number round (0, 0), radius 42. */
export const coin = (count: number): string =>
  shadow(oval(3, 4, 41), 0.28) +
  fill(oval(0, 0, 42), INK) +
  fill(oval(0, 0, 38), "#d9a441") +
  fill("M20 -32C38 -20 42 8 26 28C14 40 -8 41 -20 32C6 36 30 12 20 -32Z", "#b27c2c") +
  line(oval(0, 0, 31), "#f8e3a4", 3) +
  numeral(String(count), 0, 16, 46, "#4a2f0e");

export interface Prisoner {
  readonly colour: Colour;
  /** The engine's name of the piece. */
  readonly piece: string;
}

function bars(x: number): string {
  const bar = (at: number) => `M${at} 24L${at} 92`;
  const upright = (dx: number) => bar(x - 14 + dx) + bar(x + 13 + dx);
  return (
    line(upright(0), "#120c0a", 5.2) +
    line(upright(-0.7), "#9a9792", 2.4) +
    line(`M${x - 22} 47L${x + 22} 47`, "#120c0a", 4.8) +
    line(`M${x - 22} 46.4L${x + 22} 46.4`, "#9a9792", 2)
  );
}

function cell(p: Prisoner, x: number): string {
  const arch = (k: number) => {
    const [left, right, top] = [x - k, x + k, n(44 - k * 1.2)];
    return `M${left} 92L${left} 44C${left} ${top} ${right} ${top} ${right} 44L${right} 92Z`;
  };
  return (
    inked(arch(26), "#ddcba4", 3) +
    fill(arch(22), "#2a1c16") +
    pieceUse(p.piece, p.colour, { x: x - 1, y: 90, scale: p.piece === "large" ? 0.47 : 0.58 }) +
    bars(x) +
    inked(box(x - 27, 91, 54, 8, 2), "#cdb98f", 3)
  );
}

/** The dungeon as a picture so high in px. It refers to pieceSymbols(). */
export function dungeon(
  captor: Colour,
  prisoners: readonly Prisoner[],
  o: { readonly height: number; readonly ransom?: number; readonly label?: string },
): string {
  const w = Math.max(1, prisoners.length) * 62 + 26;
  let out =
    shadow(box(4, 6, w, 104, 10), 0.28) +
    inked(box(0, 0, w, 104, 9), "#b9a27a", 4) +
    fill(box(2, 2, w - 4, 9, 5), "#d8c49b");
  const chance = seeded(7);
  let joints = "";
  for (let y = 18; y < 104; y += 20) {
    for (let x = 6 + chance() * 20; x < w - 12; x += 26 + chance() * 16) {
      joints += `M${n(x)} ${y}L${n(x + 12)} ${y}`;
    }
  }
  out += line(joints, "#8f7850", 1.8, 'opacity=".7"');
  out += prisoners.map((p, i) => cell(p, 41 + i * 62)).join("");
  if (o.ransom !== undefined) out += place(coin(o.ransom), w - 4, 8, 0.42);
  out += `<g class="${colourClass(captor)}">${inked(box(-3, 36, 8, 36, 3), FACE, 3)}</g>`;
  const label = o.label === undefined ? {} : { label: o.label };
  return svg(out, [-8, -14, w + 34, 130], { height: o.height, ...label });
}
