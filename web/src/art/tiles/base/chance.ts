/*
 * chance.ts: chance that is the same each time. Every picture is made from a seed, so that a tile
 * looks the same on every machine and after every reload.
 */
import type { Pt } from "./maths";

export type Chance = () => number;

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Numbers from 0 to below 1 (mulberry32). */
export function chance(seed: string): Chance {
  let a = hash(seed) || 1;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(list: readonly T[], random: Chance): T {
  return list[Math.floor(random() * list.length)]!;
}

export interface BlobShape {
  readonly points?: number;
  /** How far the rim strays, as a part of the radius. */
  readonly stray?: number;
  readonly angle?: number;
}

/** A rounded uneven outline, to be drawn smoothly. */
export function blob(
  x: number,
  y: number,
  rx: number,
  ry: number,
  random: Chance,
  shape: BlobShape = {},
): Pt[] {
  const { points = 9, stray = 0.16, angle = 0 } = shape;
  const out: Pt[] = [];
  const start = random() * Math.PI * 2;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  for (let i = 0; i < points; i++) {
    const a = start + (i / points) * Math.PI * 2;
    const k = 1 + (random() - 0.5) * 2 * stray;
    const u = Math.cos(a) * rx * k;
    const v = Math.sin(a) * ry * k;
    out.push([x + u * c - v * s, y + u * s + v * c]);
  }
  return out;
}
