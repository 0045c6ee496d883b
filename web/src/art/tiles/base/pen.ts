/*
 * pen.ts: collects SVG elements. A pen counts what it draws, since every tile has a budget of
 * shapes; a batch joins shapes of one style into one path.
 */
import { n1, n2 } from "./path";

/** What both a pen and a batch can draw. */
export interface Brush {
  fill(d: string, colour: string, more?: string): void;
  stroke(d: string, colour: string, width: number, more?: string): void;
  /** Filled, with an ink line. */
  inked(d: string, colour: string, ink: string, width: number, more?: string): void;
}

export const ROUND = 'stroke-linecap="round"';
export const JOIN = 'stroke-linejoin="round"';
/** Left out when tiles are small. */
export const FINE = 'class="fine"';

export class Pen implements Brush {
  readonly out: string[] = [];
  shapes = 0;

  fill(d: string, colour: string, more = ""): void {
    this.path(d, `fill="${colour}"`, more);
  }

  stroke(d: string, colour: string, width: number, more = ""): void {
    this.path(d, strokeStyle(colour, width), more);
  }

  inked(d: string, colour: string, ink: string, width: number, more = ""): void {
    this.path(d, inkedStyle(colour, ink, width), more);
  }

  /** A shared small picture. */
  use(id: string, x: number, y: number, scale = 1, mirrored = false, more = ""): void {
    const k = n2(scale);
    const size = scale === 1 && !mirrored ? "" : `scale(${mirrored ? `-${k} ${k}` : k})`;
    const at = x === 0 && y === 0 && size !== "" ? "" : `translate(${n1(x)} ${n1(y)})`;
    this.add(`<use href="#${id}" transform="${at}${size}"${more ? ` ${more}` : ""}/>`);
  }

  add(element: string): void {
    this.shapes++;
    this.out.push(element);
  }

  /** Draws in a frame of its own. */
  group(attributes: string, draw: (pen: Pen) => void): void {
    const pen = new Pen();
    draw(pen);
    this.shapes += pen.shapes;
    this.out.push(`<g ${attributes}>${pen.text()}</g>`);
  }

  text(): string {
    return this.out.join("");
  }

  private path(d: string, style: string, more: string): void {
    if (d !== "") this.add(`<path d="${d}" ${style}${more ? ` ${more}` : ""}/>`);
  }
}

/** Joins shapes of one style; only for shapes that do not cover each other. */
export class Batch implements Brush {
  private readonly styles = new Map<string, string[]>();

  fill(d: string, colour: string, more = ""): void {
    this.join(d, `fill="${colour}"`, more);
  }

  stroke(d: string, colour: string, width: number, more = ""): void {
    this.join(d, strokeStyle(colour, width), more);
  }

  inked(d: string, colour: string, ink: string, width: number, more = ""): void {
    this.join(d, inkedStyle(colour, ink, width), more);
  }

  flush(pen: Pen): void {
    for (const [style, paths] of this.styles) pen.add(`<path d="${paths.join("")}" ${style}/>`);
    this.styles.clear();
  }

  private join(d: string, style: string, more: string): void {
    if (d === "") return;
    const key = more ? `${style} ${more}` : style;
    const paths = this.styles.get(key);
    if (paths) paths.push(d);
    else this.styles.set(key, [d]);
  }
}

function strokeStyle(colour: string, width: number): string {
  return `fill="none" stroke="${colour}" stroke-width="${n1(width)}"`;
}

function inkedStyle(colour: string, ink: string, width: number): string {
  return `fill="${colour}" stroke="${ink}" stroke-width="${n1(width)}" ${JOIN}`;
}

export function opacity(k: number): string {
  return `opacity="${n2(k)}"`;
}
