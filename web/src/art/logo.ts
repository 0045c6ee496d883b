/*
 * logo.ts: the sign of Aude: a wall tower that is the letter A, a bend of the river as its bar.
 *
 * wordmark() goes on with three letters that are written by a broad pen held at a fixed angle, so
 * no font is needed. appIcon() is for 48 px and more, favicon() for less. The icons use no custom
 * properties, for programs outside a browser must be able to paint them.
 */
import { box, brush, fill, line, numbers, oval, place, poly, smooth, svg, touches } from "./ink";
import type { Point, SvgOptions, Touch } from "./ink";

/** Battlements and leaning legs like an A; the gate is its lower counter. */
const TOWER =
  "M32 34L29 34L29 12L37.5 12L37.5 18L45 18L45 12L55 12L55 18L62.5 18L62.5 12L71 12L71 34L68 34" +
  "L80 92L62 92L60.5 82C58.5 72 41.5 72 39.5 82L38 92L20 92Z";
const TOWER_SHADE =
  "M55 12L55 18L62.5 18L62.5 12L71 12L71 34L68 34L80 92L62 92L60.5 82C59.6 77.5 56 75 52 74.5" +
  "C56 58 57 44 55 34Z";
const WINDOW = box(46.5, 27, 7, 13, 3.5);
const RIVER = touches("-4 66 7.5, 10 64 7, 28 58 5.8, 46 56 5, 62 53 4.2, 76 47 3, 88 45 1.6");

/** The whole bend: behind the hills, across the tower as the bar of the A, round its foot. */
const BEND = touches(
  "108 33 1.4, 84 35 2, 66 39 2.8, 46 44 3.7, 26 50 5, 12 61 6.6, 22 75 8, 48 82 9.5, 76 94 12, " +
    "96 108 15",
);
const SMALL_BEND = touches(
  "36 10 1.2, 24 12 1.6, 14 14.5 2, 6 18 2.6, 7 23.5 3, 17 25.5 3.4, 27 29 4, 35 34 4.6",
);

const wider = (stroke: readonly Touch[], by: number): Touch[] =>
  stroke.map(([x, y, w]) => [x, y, w + by]);

const GROUND = "#22483f";
const DEEP = "#1a392f";
const WALL = "#f6e7c4";

/** A clip path with its own id, and what it clips. */
const clipped = (id: string, shape: string, body: string): string =>
  `<defs><clipPath id="${id}"><path d="${shape}"/></clipPath></defs>` +
  `<g clip-path="url(#${id})">${body}</g>`;

/** Inside of the app icon, 100 x 100. What matters lies in the circle that a mask may cut; only the
 *  river runs over it. */
const scene = (): string =>
  fill(box(0, 0, 100, 100), GROUND) +
  fill(oval(72, 26, 30), "#2f5c4f") +
  fill(oval(72, 26, 19), "#3f7060") +
  fill("M0 74C20 64 40 70 60 66C78 63 90 66 100 62L100 100L0 100Z", DEEP) +
  fill("M0 88C30 82 70 90 100 82L100 100L0 100Z", "#142d26") +
  place(fill(TOWER, WALL) + fill(TOWER_SHADE, "#d2b27a") + fill(WINDOW, GROUND), 15, 3, 0.7) +
  fill(brush(wider(BEND, 2.6), 8), DEEP) +
  fill(brush(BEND, 8), "#6fb3b4") +
  line(
    "M70 37.5C60 40 46 44 34 47M13 57C10 64 14 71 24 75M44 80C54 83 62 86 72 91",
    "#d8efe2",
    1.5,
    'opacity=".8"',
  );

/** The app icon: a rounded square, or the full square that a system cuts to its own shape. */
export function appIcon(px = 512, shape: "rounded" | "maskable" = "rounded"): string {
  const corner = shape === "rounded" ? 22 : 0;
  const body = clipped(`aude-${shape}`, box(0, 0, 100, 100, corner), scene());
  return svg(body, [0, 0, 100, 100], { width: px, label: "Aude" });
}

/** The same for 16 to 32 px: no landscape, thicker parts, walls on whole pixels. */
export function favicon(px = 32): string {
  const tower =
    "M10.5 9L9.5 9L9.5 2L13 2L13 4.5L15 4.5L15 2L18.5 2L18.5 4.5L20.5 4.5L20.5 2L24 2L24 9L23 9" +
    "L25.5 22L19.5 22L19 19.5C18.5 17.5 15 17.5 14.5 19.5L14 22L8 22Z";
  const body =
    fill(box(0, 0, 32, 32), GROUND) +
    fill(tower, "#f9ecca") +
    fill(brush(wider(SMALL_BEND, 1.3), 6), GROUND) +
    fill(brush(SMALL_BEND, 6), "#7cc6c6");
  return svg(clipped("aude-favicon", box(0, 0, 32, 32, 7), body), [0, 0, 32, 32], {
    width: px,
    label: "Aude",
  });
}

/* ---- The word ------------------------------------------------------------------------------ */

/** The sweep of a broad nib along a stroke, as one small quad a step, so that it never cancels
 *  itself where it crosses its own way. */
function pen(stroke: string, width = 17, degrees = -32): string {
  const a = (degrees * Math.PI) / 180;
  const [vx, vy] = [(Math.cos(a) * width) / 2, (Math.sin(a) * width) / 2];
  const v = numbers(stroke);
  const points: Touch[] = [];
  for (let i = 0; i + 1 < v.length; i += 2) points.push([v[i]!, v[i + 1]!, 0]);
  const way = smooth(points, 10);
  let d = "";
  for (let i = 0; i + 1 < way.length; i += 1) {
    const [px, py] = way[i]!;
    const [qx, qy] = way[i + 1]!;
    const quad: Point[] = [
      [px - vx, py - vy],
      [px + vx, py + vy],
      [qx + vx, qy + vy],
      [qx - vx, qy - vy],
    ];
    const isLeftHanded = (qx - px) * vy - (qy - py) * vx > 0;
    d += poly(isLeftHanded ? quad.reverse() : quad);
  }
  return d;
}

/** Strokes of u, d and e on a baseline y = 0, x-height about 62, and how far the next one is. */
const LETTERS = [
  {
    strokes: [
      "4 -60, 12 -62, 16 -56, 16 -40, 16 -20, 22 -4, 36 0, 50 -8, 56 -18",
      "56 -62, 58 -50, 58 -20, 60 -4, 70 -3",
    ],
    advance: 74,
  },
  {
    strokes: [
      "60 -34, 56 -54, 38 -64, 18 -52, 12 -30, 20 -8, 36 0, 54 -10, 60 -34, 52 -62, 34 -84, 10 " +
        "-98",
    ],
    advance: 74,
  },
  {
    strokes: ["16 -30, 34 -33, 52 -40, 50 -56, 36 -64, 20 -54, 12 -32, 18 -8, 34 0, 50 -6, 58 -14"],
    advance: 62,
  },
] as const;

export interface WordmarkColours {
  readonly ink?: string;
  readonly river?: string;
  /** What the word stands on: the banks of the river are cut out of the tower in this colour. */
  readonly ground?: string;
}

function initial(ink: string, river: string, ground: string): string {
  return (
    fill(TOWER, ink) +
    fill(brush(wider(RIVER, 3.4), 8), ground) +
    fill(brush(RIVER, 8), river) +
    line("M4 63C12 62 20 59 30 56M52 53.5C60 52 66 49.5 72 47", ground, 1.5, 'opacity=".75"') +
    fill(WINDOW, ground)
  );
}

/** The name of the game as a picture so high in px, in the colours of the theme unless told. */
export function wordmark(
  height = 80,
  c: WordmarkColours = {},
  o: Pick<SvgOptions, "className"> = {},
): string {
  const ink = c.ink ?? "var(--text)";
  let x = 94;
  let out = place(initial(ink, c.river ?? "var(--river)", c.ground ?? "var(--paper)"), 0, -92);
  for (const letter of LETTERS) {
    out +=
      `<path transform="translate(${x} 0)" d="${letter.strokes.map((s) => pen(s)).join("")}" ` +
      `fill="${ink}" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>`;
    x += letter.advance;
  }
  return svg(out, [-8, -112, x + 14, 124], { height, label: "Aude", ...o });
}
