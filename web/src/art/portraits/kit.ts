/*
 * kit.ts: what the faces of the opponents are made of. A portrait is 160 by 160 units, with the light
 * from the north-west and the brushed outline of the other pictures; faces are drawn round (0, 0).
 */
import { CREAM, INK, fill, line, mix, n, oval } from "../ink";
import { inked } from "../scenes/pencil";

export const SIDE = 160;

/** What is behind somebody: a plain ground, and quiet things on it. */
export const ground = (colour: string, things: string): string =>
  fill(`M0 0L${SIDE} 0L${SIDE} ${SIDE}L0 ${SIDE}Z`, colour) + things;

/** A head of half width w and half height h; jaw says how broad it is below. */
export function skull(w: number, h: number, jaw: number): string {
  const p = (x: number, y: number): string => `${n(x * w)} ${n(y * h)}`;
  return (
    `M${p(0, -1)}C${p(0.7, -1)} ${p(1, -0.58)} ${p(1, -0.05)}` +
    `C${p(1, 0.4)} ${p(jaw, 0.74)} ${p(jaw * 0.62, 0.9)}C${p(jaw * 0.3, 1.03)} ` +
    `${p(-jaw * 0.3, 1.03)} ${p(-jaw * 0.62, 0.9)}C${p(-jaw, 0.74)} ${p(-1, 0.4)} ${p(-1, -0.05)}` +
    `C${p(-1, -0.58)} ${p(-0.7, -1)} ${p(0, -1)}Z`
  );
}

/** The side of a head that is turned away from the light, with strokes of a woodcut. */
function shaded(w: number, h: number, jaw: number, skin: string): string {
  const p = (x: number, y: number): string => `${n(x * w)} ${n(y * h)}`;
  const dark = mix(skin, "#7d3f22", 0.3);
  let strokes = "";
  for (let i = 0; i < 7; i += 1) {
    const y = -0.34 + i * 0.15;
    const x = 0.93 - Math.max(0, i - 2) * 0.055 * (1.6 - jaw);
    strokes += `M${p(x - 0.3, y + 0.09)}C${p(x - 0.2, y + 0.07)} ${p(x - 0.1, y + 0.03)} ${p(x, y)}`;
  }
  return (
    fill(
      `M${p(0.5, -0.88)}C${p(0.86, -0.72)} ${p(1, -0.4)} ${p(1, -0.05)}` +
        `C${p(1, 0.4)} ${p(jaw, 0.74)} ${p(jaw * 0.62, 0.9)}C${p(jaw * 0.4, 0.98)} ${p(0.1, 1)} ` +
        `${p(-0.05, 0.99)}C${p(0.5, 0.86)} ${p(0.72, 0.4)} ${p(0.72, 0)}` +
        `C${p(0.72, -0.4)} ${p(0.66, -0.7)} ${p(0.5, -0.88)}Z`,
      dark,
      'opacity=".8"',
    ) + line(strokes, mix(skin, INK, 0.55), 1.1, 'class="fine" opacity=".5"')
  );
}

export interface Head {
  readonly w: number;
  readonly h: number;
  readonly jaw: number;
  readonly skin: string;
  /** Without ears where hair or cloth hides them. */
  readonly ears?: boolean;
}

export function head({ w, h, jaw, skin, ears = false }: Head): string {
  const ear = (side: 1 | -1): string =>
    inked(oval(side * (w + 1), 3, 6.5, 9), side > 0 ? mix(skin, "#7d3f22", 0.22) : skin, 2.6) +
    line(
      `M${n(side * (w + 3))} -1C${n(side * (w + 5))} 2 ${n(side * (w + 4))} 5 ${n(side * (w + 1))} 6`,
      mix(skin, INK, 0.5),
      1.4,
    );
  return (
    (ears ? ear(-1) + ear(1) : "") + inked(skull(w, h, jaw), skin, 3.2) + shaded(w, h, jaw, skin)
  );
}

export interface Eyes {
  /** From the middle of the face to each eye, and how high they are. */
  readonly gap: number;
  readonly y: number;
  readonly r: number;
  readonly iris: string;
  readonly skin: string;
  /** 0: wide open, 1: shut. */
  readonly lid?: number;
  /** To the side, and down. */
  readonly look?: readonly [number, number];
}

function eye(x: number, o: Eyes): string {
  const { y, r, iris, skin, lid = 0, look = [0, 0] } = o;
  const [up, low] = [1.35 * (1 - lid * 0.75), 1.05];
  const at = (dx: number, dy: number): string => `${n(x + dx * r)} ${n(y + dy * r)}`;
  const upper = `C${at(-0.75, -up)} ${at(0.75, -up)} ${at(1.5, 0.05)}`;
  const centre: readonly [number, number] = [x + look[0], y - 0.1 * r + look[1] + lid * r * 0.22];
  return (
    fill(`M${at(-1.5, 0.05)}${upper}C${at(0.7, low)} ${at(-0.7, low)} ${at(-1.5, 0.05)}Z`, CREAM) +
    fill(oval(centre[0], centre[1], r * 0.82), iris) +
    fill(oval(centre[0], centre[1], r * 0.46), "#1d1209") +
    fill(oval(centre[0] - r * 0.28, centre[1] - r * 0.34, r * 0.26), "#fffaf0") +
    // The lid lies over the iris.
    fill(
      `M${at(-1.6, 0.1)}${upper}L${at(1.6, -0.2)}C${at(0.9, -up - 0.7)} ${at(-0.9, -up - 0.7)} ${at(-1.6, -0.2)}Z`,
      lid > 0 ? mix(skin, "#7d3f22", 0.16) : skin,
    ) +
    line(`M${at(-1.55, 0.1)}${upper}`, INK, 2.7) +
    line(
      `M${at(-0.9, 0.72)}C${at(-0.3, 0.95)} ${at(0.3, 0.95)} ${at(0.9, 0.72)}`,
      mix(skin, INK, 0.55),
      1.2,
    )
  );
}

export const eyes = (o: Eyes): string => eye(-o.gap, o) + eye(o.gap, o);

/** Rosy cheeks. */
export const cheeks = (gap: number, y: number, r: number, opacity = 0.5): string =>
  fill(oval(-gap, y, r, r * 0.72), "#df7d5f", `opacity="${n(opacity)}"`) +
  fill(oval(gap, y, r, r * 0.72), "#c9674b", `opacity="${n(opacity)}"`);

/** The tones of a cloth: as it is, in the shadow, and its fold. */
export const dark = (colour: string, by = 0.3): string => mix(colour, "#1f0f0a", by);

/** Strokes of a woodcut: so many side by side, each from a point by a step, curved a little. */
export function hatch(
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  count: number,
  [lx, ly]: readonly [number, number],
  colour: string,
): string {
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const [ax, ay] = [x + dx * i, y + dy * i];
    d += `M${n(ax)} ${n(ay)}C${n(ax + lx * 0.3)} ${n(ay + ly * 0.2)} ${n(ax + lx * 0.7)} ${n(ay + ly * 0.6)} ${n(ax + lx)} ${n(ay + ly)}`;
  }
  return line(d, colour, 1.4, 'class="fine" opacity=".6"');
}

/** Shoulders in a cloth, down to the lower edge; half the width at the edge. */
export function shoulders(cloth: string, half = 66, top = 124): string {
  const [l, r] = [80 - half, 80 + half];
  return (
    inked(
      `M${l} 164C${l} ${top + 18} ${l + 22} ${top + 4} 62 ${top - 4}L98 ${top - 4}` +
        `C${r - 22} ${top + 4} ${r} ${top + 18} ${r} 164Z`,
      cloth,
      3.2,
    ) +
    fill(
      `M98 ${top - 3}C${r - 22} ${top + 5} ${r - 1} ${top + 18} ${r - 1} 164L108 164C112 148 108 134 98 ${top - 3}Z`,
      dark(cloth, 0.28),
    ) +
    hatch([111, top + 12], [1.2, 6], 6, [16, -5], dark(cloth, 0.6))
  );
}

/** A neck between head and shoulders. */
export const neck = (skin: string, half = 12, top = 100): string =>
  inked(
    `M${80 - half} ${top}L${80 - half} 128C74 136 86 136 ${80 + half} 128L${80 + half} ${top}Z`,
    mix(skin, "#7d3f22", 0.26),
    2.6,
  );
