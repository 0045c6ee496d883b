/*
 * players.ts: the six colours of players, their marks and the tones of their wood.
 *
 * A seat chooses a colour; a colour always has the same mark, so that nobody needs to tell colours
 * apart. What a colour looks like is said by the palette, which is a matter of CSS alone: the
 * pictures read custom properties (--pf face, --ps shade, --pd side, --pl light line, --pi ink,
 * --pm mark), which style/players.css sets for the classes p0 to p5 in both palettes.
 */
import { CREAM, INK, box, contrast, mirror, mix, oval, poly } from "./ink";
import type { Point } from "./ink";

export const COLOURS = ["red", "blue", "orange", "sky", "white", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const MARKS = ["disc", "bar", "cross", "ring", "diamond", "star"] as const;
export type Mark = (typeof MARKS)[number];

export type Palette = "safe" | "classic";

/** What a colour is in a palette: the name for text files, and its wood. */
interface Wood {
  readonly name: string;
  readonly base: string;
}

/** The safe palette keeps all pairs apart in normal and colour-blind sight (see the tests). The
 *  classic one is what people know from the table; colours that are alike share a slot. */
export const PALETTES: Readonly<Record<Palette, Readonly<Record<Colour, Wood>>>> = {
  safe: {
    red: { name: "red", base: "#c8142f" },
    blue: { name: "blue", base: "#0a6cae" },
    orange: { name: "orange", base: "#e79a06" },
    sky: { name: "sky", base: "#5cb6e8" },
    white: { name: "white", base: "#f6f0e4" },
    black: { name: "black", base: "#1c1918" },
  },
  classic: {
    red: { name: "red", base: "#a81c28" },
    blue: { name: "blue", base: "#1f5fa8" },
    orange: { name: "yellow", base: "#efc92e" },
    sky: { name: "green", base: "#55a043" },
    white: { name: "pink", base: "#e08ab0" },
    black: { name: "black", base: "#1c1918" },
  },
};

const slot = (colour: Colour): number => COLOURS.indexOf(colour);

/** The class that gives pieces, badges and rows this colour. */
export const colourClass = (colour: Colour): string => `p${slot(colour)}`;

export const markOf = (colour: Colour): Mark => MARKS[slot(colour)] ?? "disc";

/** The word for a colour in the text files; it depends on the palette. */
export const colourName = (colour: Colour, palette: Palette): string =>
  PALETTES[palette][colour].name;

/** All tones of one wood. */
export interface Tones {
  readonly face: string;
  readonly shade: string;
  readonly side: string;
  readonly light: string;
  readonly ink: string;
  readonly sign: string;
}

export function tones(base: string): Tones {
  const isDark = contrast(base, "#ffffff") > 3.2;
  if (contrast(base, "#000000") < 1.6) {
    // Black has no room below itself, so its second tone is lighter and cooler: a sheen.
    return {
      face: base,
      shade: mix(base, "#8d93a0", 0.3),
      side: mix(base, "#000000", 0.5),
      light: mix(base, CREAM, 0.76),
      ink: "#120d0b",
      sign: CREAM,
    };
  }
  if (contrast(base, "#ffffff") < 1.3) {
    return {
      face: base,
      shade: mix(base, "#8b7350", 0.26),
      side: mix(base, "#6b5232", 0.55),
      light: "#ffffff",
      ink: INK,
      sign: INK,
    };
  }
  return {
    face: base,
    shade: mix(base, "#24110c", 0.26),
    side: mix(base, "#160b08", 0.55),
    light: mix(base, CREAM, isDark ? 0.6 : 0.7),
    ink: INK,
    sign: contrast(base, CREAM) > contrast(base, INK) ? CREAM : INK,
  };
}

/** The tones as pictures name them. */
export const FACE = "var(--pf)";
export const SHADE = "var(--ps)";
export const SIDE = "var(--pd)";
export const LIGHT = "var(--pl)";
export const EDGE = "var(--pi)";
export const SIGN = "var(--pm)";

function rule(selector: string, t: Tones): string {
  // The evening lifts the outline of black wood, or it would vanish on dark panels.
  const edge = t.ink === INK ? t.ink : `var(--black-edge, ${t.ink})`;
  return (
    `${selector} {\n  --pf: ${t.face};\n  --ps: ${t.shade};\n  --pd: ${t.side};\n` +
    `  --pl: ${t.light};\n  --pi: ${edge};\n  --pm: ${t.sign};\n}\n`
  );
}

/** The text of style/players.css. */
export function playersCss(): string {
  const set = (palette: Palette, before: string) =>
    COLOURS.map((c) => rule(`${before}.${colourClass(c)}`, tones(PALETTES[palette][c].base)));
  const head =
    "/* players.css: the six colours of players. Written by web/tests/sheets/figures.ts --css " +
    "from\n * web/src/art/players.ts, which says what each property is for; change it " +
    "there. */\n";
  return head + [...set("safe", ""), ...set("classic", ':root[data-palette="classic"] ')].join("");
}

/* ---- Marks --------------------------------------------------------------------------------- */

function star(r: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 10; i += 1) {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const q = i % 2 === 1 ? r * 0.5 : r * 1.2;
    points.push([Math.cos(a) * q, Math.sin(a) * q + r * 0.06]);
  }
  return poly(points);
}

function cross(r: number): string {
  const a = r * 1.04;
  const b = r * 0.34;
  return poly([
    [-b, -a],
    [b, -a],
    [b, -b],
    [a, -b],
    [a, b],
    [b, b],
    [b, a],
    [-b, a],
    [-b, b],
    [-a, b],
    [-a, -b],
    [-b, -b],
  ]);
}

/** The outline of a mark round (0, 0); all marks look equally large with the same r. */
export function markPath(mark: Mark, r: number): string {
  switch (mark) {
    case "disc":
      return oval(0, 0, r * 0.86);
    case "bar":
      return box(-r * 1.05, -r * 0.4, r * 2.1, r * 0.8, r * 0.16);
    case "cross":
      return cross(r);
    case "ring":
      return oval(0, 0, r * 0.98) + mirror(oval(0, 0, r * 0.52));
    case "diamond":
      return poly([
        [0, -r * 1.18],
        [r * 0.92, 0],
        [0, r * 1.18],
        [-r * 0.92, 0],
      ]);
    case "star":
      return star(r);
  }
}
