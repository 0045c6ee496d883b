/*
 * cards-dom.ts: as much of a document as Preact needs to render into, for tests in node. What was
 * rendered can be read as text; nothing is laid out and no event comes.
 */
import { options } from "preact";

class FakeNode {
  parentNode: FakeNode | null = null;
  readonly childNodes: FakeNode[] = [];
  readonly ownerDocument = null;

  constructor(
    readonly nodeType: number,
    readonly localName: string,
    readonly namespaceURI: string,
    public data = "",
  ) {}

  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): FakeNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get isConnected(): boolean {
    return true;
  }
  get nodeName(): string {
    return this.localName;
  }

  insertBefore(node: FakeNode, before: FakeNode | null): FakeNode {
    node.parentNode?.removeChild(node);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }
  appendChild(node: FakeNode): FakeNode {
    return this.insertBefore(node, null);
  }
  removeChild(node: FakeNode): FakeNode {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  contains(node: FakeNode): boolean {
    return node === this || this.childNodes.some((child) => child.contains(node));
  }
}

class FakeElement extends FakeNode {
  readonly names = new Map<string, string>();
  readonly style: Record<string, unknown> & { setProperty: (name: string, value: string) => void } =
    {
      setProperty: () => undefined,
    };
  innerHTML = "";
  readonly clientWidth = 600;
  readonly clientHeight = 120;
  scrollLeft = 0;
  readonly scrollWidth = 600;

  constructor(name: string, space: string) {
    super(1, name, space);
  }

  get attributes() {
    return [...this.names].map(([name, value]) => ({ name, value }));
  }
  setAttribute(name: string, value: string): void {
    this.names.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.names.delete(name);
  }
  addEventListener(): void {
    /* No event ever comes. */
  }
  removeEventListener(): void {
    /* As above. */
  }
  get children(): FakeElement[] {
    return this.childNodes.filter((node) => node instanceof FakeElement);
  }
  /** Nothing is laid out, so nothing has a size. */
  getBoundingClientRect() {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }
  focus(): void {
    /* Nobody types. */
  }
  querySelector(): null {
    return null;
  }
  closest(): null {
    return null;
  }
  querySelectorAll(): FakeElement[] {
    return [];
  }
}

const HTML = "http://www.w3.org/1999/xhtml";

/** The text of a node with everything that is in it: names, attributes, markup that was set. */
export function textOf(node: FakeNode): string {
  if (!(node instanceof FakeElement)) return node.data;
  const own = Object.entries(node).filter(
    ([key, value]) => typeof value === "string" && !(key in SKIPPED),
  );
  const attributes = [...node.names, ...own]
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join("");
  // Of a drawing only its names count: it is long, and looked at hundreds of times.
  const markup =
    node.innerHTML.length > 4000
      ? Array.from(node.innerHTML.matchAll(/ (?:id|href)="[^"]*"/g)).join("")
      : node.innerHTML;
  const children = node.childNodes.map(textOf).join("");
  return `<${node.localName}${attributes}>${markup}${children}</${node.localName}>`;
}

const SKIPPED = { localName: 0, namespaceURI: 0, innerHTML: 0, data: 0 };

/** Waits until everything has been painted and all effects of that have happened. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Puts the document where Preact looks for it; returns an element to render into. */
export function fakeRoot(): Element {
  const document = {
    createElement: (name: string) => new FakeElement(name, HTML),
    createElementNS: (space: string, name: string) => new FakeElement(name, space),
    createTextNode: (data: string) => new FakeNode(3, "#text", "", data),
    // Looks that are loaded later are there at once.
    head: { append: (link: { onload?: () => void }) => link.onload?.() },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    querySelector: () => null,
    documentElement: new FakeElement("html", HTML),
    activeElement: null,
  };
  const observer = class {
    observe(): void {
      /* Nothing changes its size. */
    }
    disconnect(): void {
      /* As above. */
    }
  };
  // Nobody waits for a screen here.
  options.requestAnimationFrame = (callback) => void setImmediate(callback);
  Object.assign(globalThis, {
    document,
    ResizeObserver: observer,
    innerWidth: 1366,
    innerHeight: 768,
    getComputedStyle: () => ({ fontSize: "16px" }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  });
  return new FakeElement("main", HTML) as unknown as Element;
}
