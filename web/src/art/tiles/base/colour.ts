/* colour.ts: mixing colours written as #rrggbb. */

function channels(hex: string): [number, number, number] {
  const v = parseInt(hex.slice(1), 16);
  return [v >> 16, (v >> 8) & 255, v & 255];
}

function hex(r: number, g: number, b: number): string {
  const byte = (v: number): number => Math.max(0, Math.min(255, Math.round(v)));
  return `#${((1 << 24) | (byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).slice(1)}`;
}

export function mix(a: string, b: string, t: number): string {
  const [r, g, u] = channels(a);
  const [R, G, U] = channels(b);
  return hex(r + (R - r) * t, g + (G - g) * t, u + (U - u) * t);
}

/** A warm shade: below 1 towards umber, above 1 towards cream. */
export function shade(colour: string, k: number): string {
  return k < 1 ? mix(colour, "#3a2230", 1 - k) : mix(colour, "#fff3d2", k - 1);
}

/** Dusk: a cool multiply that keeps some colour. */
export function dusk(colour: string, k = 1): string {
  const [r, g, b] = channels(colour);
  return hex(r * 0.43 * k + 4, g * 0.51 * k + 9, b * 0.6 * k + 22);
}

/** Dusk by lamplight, for walls, streets and roofs. */
export function lamp(colour: string, k = 1): string {
  const [r, g, b] = channels(colour);
  return hex(r * 0.6 * k + 6, g * 0.53 * k + 6, b * 0.54 * k + 16);
}
