/*
 * ink.ts: the common hand of all pictures: colours, paths, strokes of a brush, SVG markup.
 *
 * It knows nothing about the game. Everything returns strings and nothing touches the page, so that
 * node (contact sheets, tests), workers and the page draw with the same code. Paths that are moved,
 * turned or outlined here are written with the absolute commands M L C Q Z only.
 */

/** Warm ink of every outline; nothing on the table is pure black. */
export const INK = "#2b1d14";
/** Cream of light lines and of marks on dark wood. */
export const CREAM = "#fff6e3";
/** Colour of cast shadows, always with opacity. */
export const SHADOW = "#1d1209";

export type Point = readonly [number, number];
/** A point of a brush stroke with half the width of the brush there. */
export type Touch = readonly [number, number, number];
/** x, y, width, height of a viewBox. */
export type Box = readonly [number, number, number, number];
export type Triple = readonly [number, number, number];

/** A number with at most two decimals: more only makes the page heavier. */
export const n = (v: number): string => String(Math.round(v * 100) / 100);

/* ---- Colours ------------------------------------------------------------------------------- */

export function toLinear(hex: string): Triple {
  const channel = (i: number) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function fromLinear(rgb: Triple): string {
  const hex = rgb.map((v) => {
    const c = Math.min(1, Math.max(0, v));
    const s = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
    return Math.round(s * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${hex.join("")}`;
}

export function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, A, B]: Triple): Triple {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Mixes two colours in OKLab, where a mixture looks like one; t from 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const x = toOklab(toLinear(a));
  const y = toOklab(toLinear(b));
  const part = (i: 0 | 1 | 2) => x[i] + (y[i] - x[i]) * t;
  return fromLinear(fromOklab([part(0), part(1), part(2)]));
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r, g, bl] = toLinear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05;
  };
  const ratio = light(a) / light(b);
  return ratio < 1 ? 1 / ratio : ratio;
}

/* ---- Paths --------------------------------------------------------------------------------- */

const COMMANDS = /([MLCQZ])([^MLCQZ]*)/g;

export const numbers = (text: string): number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

/** Applies a matrix, in the order of SVG: x' = a x + c y + e, y' = b x + d y + f. */
export function transform(
  d: string,
  [a, b, c, dd, e, f]: readonly [number, number, number, number, number, number],
): string {
  let out = "";
  for (const [, command, args] of d.matchAll(COMMANDS)) {
    const v = numbers(args ?? "");
    const moved: string[] = [];
    for (let i = 0; i + 1 < v.length; i += 2) {
      const x = v[i]!;
      const y = v[i + 1]!;
      moved.push(n(a * x + c * y + e), n(b * x + dd * y + f));
    }
    out += command + moved.join(" ");
  }
  return out;
}

export const shift = (d: string, x: number, y: number): string => transform(d, [1, 0, 0, 1, x, y]);

/** Mirrors left and right. The outline then runs the other way round. */
export const mirror = (d: string): string => transform(d, [-1, 0, 0, 1, 0, 0]);

export function rotate(d: string, degrees: number, cx = 0, cy = 0): string {
  const a = (degrees * Math.PI) / 180;
  const c = Math.cos(a);
  const s = Math.sin(a);
  return transform(d, [c, s, -s, c, cx - c * cx + s * cy, cy - s * cx - c * cy]);
}

/** Clockwise ellipse as four cubics. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  const k = 0.5523;
  const p = (x: number, y: number) => `${n(cx + x * rx)} ${n(cy + y * ry)}`;
  return (
    `M${p(0, -1)}C${p(k, -1)} ${p(1, -k)} ${p(1, 0)}C${p(1, k)} ${p(k, 1)} ${p(0, 1)}` +
    `C${p(-k, 1)} ${p(-1, k)} ${p(-1, 0)}C${p(-1, -k)} ${p(-k, -1)} ${p(0, -1)}Z`
  );
}

/** Clockwise rectangle with corners of radius r. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const X = x + w;
  const Y = y + h;
  const p = (px: number, py: number) => `${n(px)} ${n(py)}`;
  if (r === 0) return `M${p(x, y)}L${p(X, y)}L${p(X, Y)}L${p(x, Y)}Z`;
  return (
    `M${p(x + r, y)}L${p(X - r, y)}Q${p(X, y)} ${p(X, y + r)}` +
    `L${p(X, Y - r)}Q${p(X, Y)} ${p(X - r, Y)}` +
    `L${p(x + r, Y)}Q${p(x, Y)} ${p(x, Y - r)}L${p(x, y + r)}Q${p(x, y)} ${p(x + r, y)}Z`
  );
}

export const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

/** A value between p1 and p2 on the Catmull-Rom curve through all four. */
export const between = (p0: number, p1: number, p2: number, p3: number, t: number): number =>
  0.5 *
  (2 * p1 +
    (p2 - p0) * t +
    (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
    (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);

/** Touches written as text: x, y and half width of each, one after the other. */
export function touches(text: string): Touch[] {
  const v = numbers(text);
  const out: Touch[] = [];
  for (let i = 0; i + 2 < v.length; i += 3) out.push([v[i]!, v[i + 1]!, v[i + 2]!]);
  return out;
}

/** A smooth line through some touches, with steps points from each to the next. */
export function smooth(stroke: readonly Touch[], steps: number): Touch[] {
  const at = (i: number) => stroke[Math.min(stroke.length - 1, Math.max(0, i))]!;
  const out: Touch[] = [];
  for (let i = 0; i < stroke.length - 1; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s += 1) {
      const part = (k: 0 | 1 | 2) => between(a[k], b[k], c[k], d[k], s / steps);
      out.push([part(0), part(1), part(2)]);
    }
  }
  out.push(at(stroke.length - 1));
  return out;
}

/** The outline of a brush stroke, clockwise. */
export function brush(stroke: readonly Touch[] | string, steps = 7): string {
  const mid = smooth(typeof stroke === "string" ? touches(stroke) : stroke, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  mid.forEach(([x, y, half], i) => {
    const a = mid[Math.max(0, i - 1)]!;
    const b = mid[Math.min(mid.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = Math.max(0.05, half) / length;
    const [nx, ny] = [-(b[1] - a[1]) * w, (b[0] - a[0]) * w];
    left.push([x - nx, y - ny]);
    right.push([x + nx, y + ny]);
  });
  return poly([...left, ...right.reverse()]);
}

/** Small generator of repeatable chance: the same seed gives the same picture everywhere. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/* ---- Markup -------------------------------------------------------------------------------- */

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const also = (more: string) => (more === "" ? "" : ` ${more}`);

export const fill = (d: string, colour: string, more = ""): string =>
  `<path d="${d}" fill="${colour}"${also(more)}/>`;

export const line = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" ${ROUND}${also(more)}` +
  "/>";

/** A shape with an outline of even width. */
export const inked = (d: string, colour: string, width = 2, ink: string = INK): string =>
  `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="${n(width)}" ${ROUND}/>`;

/** A flat shadow; never blurred, so that it is cheap. */
export const shadow = (d: string, opacity = 0.26): string =>
  fill(d, SHADOW, `opacity="${n(opacity)}"`);

/** Small details, which a far view leaves out; base.css has the rule. */
export const fine = (body: string): string => (body === "" ? "" : `<g class="fine">${body}</g>`);

export function place(body: string, x: number, y: number, scale = 1, degrees = 0): string {
  const turned = degrees === 0 ? "" : ` rotate(${n(degrees)})`;
  const scaled = scale === 1 ? "" : ` scale(${n(scale)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${body}</g>`;
}

/** A number in the typeface of numbers; base.css has the class. */
export const numeral = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string = INK,
): string =>
  `<text class="num" x="${n(x)}" y="${n(y)}" text-anchor="middle" font-size="${n(size)}" ` +
  `fill="${colour}">${text}</text>`;

export interface SvgOptions {
  /** Width and height in px; the height follows the viewBox. */
  readonly width?: number;
  readonly height?: number;
  /** What a screen reader says, in the page's language; without it the picture is decoration. */
  readonly label?: string;
  readonly className?: string;
  readonly preserve?: string;
}

export const escapeXml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** A whole picture. */
export function svg(body: string, view: Box, o: SvgOptions = {}): string {
  const width = o.width ?? (o.height === undefined ? view[2] : (o.height * view[2]) / view[3]);
  const height = o.height ?? (width * view[3]) / view[2];
  const role =
    o.label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(o.label)}"`;
  const preserve = o.preserve === undefined ? "" : ` preserveAspectRatio="${o.preserve}"`;
  const cls = o.className === undefined ? "" : ` class="${o.className}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(n).join(" ")}" ` +
    `width="${n(width)}" height="${n(height)}" ${role}${preserve}${cls}>${body}</svg>`
  );
}
