/* lucky-pig.ts: the pig of the wheel: rosy, on a plinth, with a clover. */
import { fill, line, oval, place, rotate, shift } from "../ink";
import { PIG_BODY, PIG_SHADE, PIG_TAIL } from "./helpers";
import type { PreciousOptions } from "./plinth";
import { GOLD, plinth } from "./plinth";
import { unlessSmall, wood } from "./wood";

export function luckyPig(o: PreciousOptions = {}): string {
  const small = o.small === true;
  const c = {
    small,
    face: "#eaa79a",
    side: "#9c5550",
    rim: "#ffe6da",
    edge: "#4a2420",
    depth: small ? 4 : 6,
  };
  const leaf = (a: number) =>
    rotate("M0 -1C-8 -6 -10 -15 -5 -17C-2 -18 0 -15 0 -13C0 -15 2 -18 5 -17C10 -15 8 -6 0 -1Z", a);
  const clover = [45, 135, 225, 315].map(leaf).join("");
  return (
    (o.bare === true ? "" : plinth(54, small)) +
    place(
      wood(PIG_BODY + PIG_TAIL, c) +
        fill(PIG_SHADE, "#cf7f78") +
        fill(
          "M-34 -55L-36 -69C-36 -72 -33 -73 -31 -71L-19 -58C-22 -52 -30 -50 -34 -55Z",
          "#cf7f78",
        ) +
        fill(oval(-44, -41, small ? 4 : 3), "#4a2420") +
        fill(oval(-57, -33, 2, 4), "#9c5550") +
        unlessSmall(
          small,
          line("M-52 -42C-50 -36 -50 -30 -52 -24", "#cf7f78", 2.2) +
            fill(oval(-38, -32, 5, 3.5), "#dd8a80", 'opacity=".8"') +
            line("M-8 -56C8 -60 24 -57 33 -49", "#ffe6da", 2.8, 'opacity=".8"') +
            line("M-45 -26C-42 -24 -39 -24 -37 -26", "#4a2420", 1.6),
        ) +
        place(
          fill(shift(clover, 1, 1.5), "#9c5550", 'opacity=".7"') +
            fill(clover, "#3f7d3c") +
            line("M0 0C1 6 3 10 7 13", "#3f7d3c", 2.6),
          9,
          -34,
          small ? 1.2 : 0.95,
        ) +
        line("M-33 -15C-30 -24 -28 -32 -28 -40", GOLD.face, small ? 6 : 4.5),
      2,
      -8,
    )
  );
}
