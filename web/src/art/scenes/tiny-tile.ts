/*
 * tiny-tile.ts: a tile within a picture, a few pixels wide. The tiles of the board are drawn
 * elsewhere, from the engine's data; this is only the idea of one.
 */
import { INK, box, fill, line, oval, place, seeded, shadow } from "../ink";
import { abbey } from "./buildings";

export interface TinyTile {
  /** North, east, south, west: f field, r road, c city. */
  readonly edges: string;
  readonly cloister?: boolean;
  readonly seed?: number;
}

const MIDDLES = ["50 0", "100 50", "50 100", "0 50"] as const;
const CAPS = [
  "M0 0L100 0C86 30 14 30 0 0Z",
  "M100 0L100 100C70 86 70 14 100 0Z",
  "M100 100L0 100C14 70 86 70 100 100Z",
  "M0 100L0 0C30 14 30 86 0 100Z",
] as const;
/** The inner curve of each cap, where the wall stands. */
const WALLS = [
  "M100 0C86 30 14 30 0 0",
  "M100 100C70 86 70 14 100 0",
  "M0 100C14 70 86 70 100 100",
  "M0 0C30 14 30 86 0 100",
] as const;

function roads(edges: string): string {
  const ends = MIDDLES.filter((_, i) => edges[i] === "r");
  const [a, b] = ends;
  const ways =
    ends.length === 2 ? `M${a}C50 50 50 50 ${b}` : ends.map((end) => `M${end}L50 50`).join("");
  return ways === "" ? "" : line(ways, "#8b7a4a", 15) + line(ways, "#eddcb2", 11.5);
}

/** Three houses behind the wall of a side. */
function houses(side: number): string {
  let out = "";
  for (let i = 0; i < 3; i += 1) {
    const t = 30 + i * 20;
    const [x, y] = (
      [
        [t, 8],
        [92, t],
        [t, 92],
        [8, t],
      ] as const
    )[side] ?? [t, 8];
    const roof = i % 2 === 1 ? ["#b45b3c", "#cf7a55"] : ["#9c4a33", "#b8623f"];
    out +=
      shadow(box(x - 6.5, y - 5.5, 15, 14, 1), 0.25) +
      fill(box(x - 6.5, y - 6.5, 13, 13, 1), roof[0] ?? "") +
      fill(
        `M${x - 6.5} ${y - 6.5}L${x + 6.5} ${y - 6.5}L${x + 3.5} ${y}L${x - 3.5} ${y}Z`,
        roof[1] ?? "",
      );
  }
  return out;
}

function cities(edges: string): string {
  const sides = [0, 1, 2, 3].filter((i) => edges[i] === "c");
  const walls = sides.map((i) => WALLS[i]).join("");
  return (
    sides.map((i) => fill(CAPS[i] ?? "", "#d9bf8b")).join("") +
    (walls === ""
      ? ""
      : line(walls, INK, 8) +
        line(walls, "#d6c39b", 5) +
        line(walls, "#8f7850", 5, 'stroke-dasharray="2 5"')) +
    sides.map(houses).join("")
  );
}

/** A tile of 100 x 100 from (0, 0). */
export function tinyTile({ edges, cloister = false, seed = 1 }: TinyTile): string {
  const chance = seeded(seed * 31 + 7);
  let out = fill(box(0, 0, 100, 100), "#9aac5a");
  for (let i = 0; i < 5; i += 1) {
    const patch = oval(20 + chance() * 60, 14 + chance() * 72, 9 + chance() * 10, 5 + chance() * 5);
    out += fill(patch, "#a9b96b", 'opacity=".7"');
  }
  out += roads(edges);
  (
    [
      [18, 18],
      [82, 18],
      [82, 82],
      [18, 82],
    ] as const
  ).forEach(([x, y], i) => {
    if (edges[i] === "c" || edges[(i + 3) % 4] === "c" || chance() > 0.6) return;
    out +=
      shadow(oval(x + 3, y + 3, 8, 6.5), 0.2) +
      fill(oval(x, y, 8), "#55713a") +
      fill(oval(x - 2, y - 2, 5.5), "#76924c");
  });
  out += cities(edges);
  if (cloister) out += fill(oval(50, 54, 26, 22), "#b9bf78") + place(abbey(), 50, 70, 0.27);
  return out + line(box(0.4, 0.4, 99.2, 99.2, 2), "#5c5a33", 0.9, 'opacity=".6"');
}
