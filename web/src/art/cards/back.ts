/*
 * back.ts: the woven back of the cards. Bands pass over and under each other; the weave is one
 * small pattern.
 */
import { INK, box, fill, line, n, oval, place, shadow } from "../ink";
import { emblem } from "../tokens/backs";

const STEP = 21.2;
const TALL = 332 / 16;

interface Band {
  readonly face: string;
  readonly shade: string;
  readonly light: string;
}
const ACROSS: Band = { face: "#9a5540", shade: "#7b4030", light: "#bd7d64" };
const DOWN: Band = { face: "#c9a468", shade: "#a98448", light: "#e6cb98" };

function across(cx: number, cy: number): string {
  const [w, h] = [STEP + 3, TALL - 3];
  const y = n(cy - h * 0.28);
  return (
    fill(box(cx - w / 2, cy - h / 2, w, h, 5), ACROSS.face) +
    fill(box(cx - w / 2, cy + h * 0.2, w, h * 0.3, 3), ACROSS.shade) +
    line(`M${n(cx - 6)} ${y}L${n(cx + 6)} ${y}`, ACROSS.light, 1.5)
  );
}

function down(cx: number, cy: number): string {
  const [w, h] = [STEP - 3, TALL + 3];
  const x = n(cx - w * 0.28);
  return (
    fill(box(cx - w / 2, cy - h / 2, w, h, 5), DOWN.face) +
    fill(box(cx + w * 0.2, cy - h / 2, w * 0.3, h, 3), DOWN.shade) +
    line(`M${x} ${n(cy - 6)}L${x} ${n(cy + 6)}`, DOWN.light, 1.5)
  );
}

/** The pattern: one cell more on each side, so that bands reaching over its edge are complete. */
function weave(): string {
  let out = "";
  for (let y = -1; y < 3; y += 1) {
    for (let x = -1; x < 3; x += 1) {
      const [cx, cy] = [(x + 0.5) * STEP, (y + 0.5) * TALL];
      out += ((x + y) & 1) === 1 ? across(cx, cy) : down(cx, cy);
    }
  }
  return (
    `<pattern id="aude-weave" x="14" y="14" width="${n(STEP * 2)}" height="${n(TALL * 2)}" ` +
    `patternUnits="userSpaceOnUse">${out}</pattern>`
  );
}

/** The back of a card, as large as a face. Its pattern has an id: draw it once and refer to it. */
export const cardBack = (): string =>
  `<defs>${weave()}</defs>` +
  shadow(box(5, 8, 236, 356, 17), 0.25) +
  fill(box(2, 2, 236, 356, 17), "#5b3022") +
  fill(box(14, 14, 212, 332, 8), "#43231a") +
  fill(box(14, 14, 212, 332, 8), "url(#aude-weave)") +
  line(box(14, 14, 212, 332, 8), INK, 3) +
  line(box(8, 8, 224, 344, 12), "#d8b878", 1.5) +
  line(box(2, 2, 236, 356, 17), INK, 4) +
  fill(oval(120, 180, 52), "#1d1209", 'opacity=".35"') +
  place(emblem(), 120, 178, 1.5) +
  line(oval(120, 178, 46), "#d8b878", 1.5);
