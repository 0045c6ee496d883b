/* sprite.ts: small pictures that are drawn once for each page and used by reference. */
import { Pen } from "../base/pen";

/** Draws round (0, 0). */
export type Draw = (pen: Pen) => void;

/** Shared pictures by name. */
export type Sprites = Readonly<Record<string, Draw>>;

export function spriteDefs(sprites: Sprites, prefix: string): string {
  return Object.entries(sprites)
    .map(([name, draw]) => {
      const pen = new Pen();
      draw(pen);
      return `<g id="${prefix}${name}">${pen.text()}</g>`;
    })
    .join("");
}

/** A picture with a meaning: it grows when tiles are small, so that it can still be read. */
export function sign(draw: Draw): Draw {
  return (pen) => pen.group('class="sym"', draw);
}
