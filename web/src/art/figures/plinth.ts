/* plinth.ts: the gilded plinth, which says that a piece belongs to nobody. */
import { INK, fill, line, n, oval, shadow } from "../ink";

export interface PreciousOptions {
  readonly small?: boolean;
  /** Without the plinth, as in card pictures. */
  readonly bare?: boolean;
}

export const GOLD = { face: "#d9a441", light: "#f8e3a4", shade: "#a8752a", side: "#7c5119" };

/** A round plinth of half width w. */
export function plinth(w: number, small: boolean): string {
  const h = 9;
  const e = w * 0.27;
  const side =
    `M${-w} ${-h}L${-w} 0C${-w} ${n(e * 0.74)} ${n(-w * 0.55)} ${n(e)} 0 ${n(e)}C${n(w * 0.55)} ` +
    `${n(e)} ${w} ${n(e * 0.74)} ${w} 0L${w} ${-h}Z`;
  return (
    shadow(oval(w * 0.26, 5, w * 1.08, e * 1.25), 0.28) +
    line(side, INK, small ? 8 : 5) +
    fill(side, GOLD.shade) +
    fill(
      `M${n(w * 0.3)} ${n(e * 0.6 - h)}L${n(w * 0.3)} ${n(e * 0.96)}` +
        `C${n(w * 0.8)} ${n(e * 0.75)} ` +
        `${w} ${n(e * 0.5)} ${w} 0L${w} ${-h}Z`,
      GOLD.side,
    ) +
    fill(oval(0, -h, w, e), GOLD.face) +
    line(oval(0, -h, w - 2, e - 1.5), GOLD.light, small ? 3 : 2) +
    (small
      ? ""
      : line(
          `M${n(-w + 3)} -2C${n(-w * 0.7)} ${n(e * 0.75)} ${n(-w * 0.3)} ${n(e - 2)} 0 ${n(e - 2)}`,
          GOLD.light,
          1.6,
          'opacity=".7"',
        ))
  );
}
