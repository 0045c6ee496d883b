/* kept.ts: a store that keeps only so many things: those not used for longest go first. */

export class Kept<T> {
  private readonly things = new Map<string, T>();

  /** drop: what goes away is told. */
  constructor(
    private readonly most: number,
    private readonly drop: (thing: T, name: string) => void,
  ) {}

  get size(): number {
    return this.things.size;
  }

  /** Whether it is there; asking for it counts as use. */
  use(name: string): boolean {
    const thing = this.things.get(name);
    if (thing === undefined) return false;
    this.things.delete(name);
    this.things.set(name, thing);
    return true;
  }

  /** Adds a thing. Where there are too many then, a quarter goes, but nothing that is needed: that
   *  is asked once, because it may be costly to know. */
  add(name: string, thing: T, needed: () => ReadonlySet<string>): void {
    if (this.things.size >= this.most) this.clear(needed());
    this.things.set(name, thing);
  }

  private clear(needed: ReadonlySet<string>): void {
    const goal = this.most * 0.75;
    for (const [name, thing] of this.things) {
      if (this.things.size <= goal) return;
      if (needed.has(name)) continue;
      this.things.delete(name);
      this.drop(thing, name);
    }
  }
}
