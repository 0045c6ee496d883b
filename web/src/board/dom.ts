/* dom.ts: making and filling elements. */

const SVG = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number>>;

export function svgEl<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  parent?: Element,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent?.append(element);
  return element;
}

export function htmlEl<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  parent?: Element,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  parent?.append(element);
  return element;
}

/** A group with markup of the art folder in it. */
export function markupGroup(
  markup: string,
  attributes: Attributes = {},
  parent?: Element,
): SVGGElement {
  const group = svgEl("g", attributes, parent);
  group.innerHTML = markup;
  return group;
}

export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** Sets an attribute only where it differs: most of a board stays as it is. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Two decimals are more than a screen shows. */
export const round = (n: number): number => Math.round(n * 100) / 100;

/**
 * Keeps one element for each key: those that are missing are made, those that are left are brought
 * up to date, those that are no longer wanted are removed.
 */
export class Keyed<T, E extends Element> {
  readonly elements = new Map<string, E>();

  constructor(
    private readonly make: (item: T, key: string) => E,
    private readonly update: (element: E, item: T, key: string) => void,
    private readonly remove: (element: E, key: string) => void = (element) => element.remove(),
  ) {}

  show(items: ReadonlyMap<string, T>): void {
    for (const [key, element] of this.elements) {
      if (items.has(key)) continue;
      this.elements.delete(key);
      this.remove(element, key);
    }
    for (const [key, item] of items) {
      let element = this.elements.get(key);
      if (!element) {
        element = this.make(item, key);
        this.elements.set(key, element);
      }
      this.update(element, item, key);
    }
  }

  clear(): void {
    this.show(new Map());
  }
}
