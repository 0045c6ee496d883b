/*
 * hands.ts: plays at the page as a person does: points at the place on the screen, taps it, or uses
 * keys alone. What is covered or out of sight is brought in first, as a person would: closing what
 * lies over it, "show everything", dragging.
 */
import type { CDPSession, Page } from "playwright-core";
import { look, where, type Aim, type ButtonName, type Point, type Seen, type Thing } from "./eyes";

export type Means = "mouse" | "touch" | "keys";
export type Dice = (n: number) => number;

/** Frames without any movement after somebody else has moved. */
const CALM = 4;
/** How long to wait for an answer of the page, and before pressing again. */
const LONG = 120_000;
const SHORT = 10_000;

export class Hands {
  /** Turns that were ended with Done. */
  turns = 0;
  /** How often the view had to be moved. */
  moves = 0;
  /** How often something had to be pressed a second time. */
  misses = 0;
  private seen: Seen | null = null;
  private finger: CDPSession | null = null;

  constructor(
    readonly page: Page,
    private readonly means: Means,
    private readonly dice: Dice = steady(7),
  ) {}

  /** What the table shows when it has come to rest. */
  async look(): Promise<Seen> {
    const seen = await look(this.page, { before: "", frames: CALM, patience: LONG });
    if (!seen) throw new Error("there is no table");
    this.seen = seen;
    return seen;
  }

  /** Plays until the game is over, at most so many decisions. */
  async play(most = 3000): Promise<boolean> {
    let seen = this.seen ?? (await this.look());
    for (let i = 0; i < most && seen.phase !== "over"; i++) seen = await this.decide(seen);
    return seen.phase === "over";
  }

  /** One decision, whatever is asked. */
  async decide(seen: Seen): Promise<Seen> {
    if (seen.phase === "confirm") return this.done(seen);
    if (this.means === "keys") return this.byKeys(seen);
    if (seen.phase === "handover")
      return this.pressAt(seen.buttons.ready, "the next person is ready", CALM);
    const open = seen.things.filter((t) => t.sort === "answer" || t.sort === "ask");
    if (open.length > 0) return this.take(this.pick(open));
    const ends = seen.things.filter((t) => t.sort === "end");
    const isHolding = ends.length > 0 && this.dice(3) > 0;
    const things = isHolding ? ends : seen.things;
    const k = this.dice(things.length + (seen.buttons.done ? 1 : 0));
    return k < things.length ? this.take(things[k] as Thing) : this.done(seen);
  }

  async done(seen: Seen): Promise<Seen> {
    this.turns++;
    if (this.means === "keys") return this.key("Enter", "Done");
    return this.pressAt(seen.buttons.done, "Done", CALM);
  }

  /** Points at a thing, wherever it is. A finger first sees the tile in a cell, then lays it. */
  async take(thing: Thing): Promise<Seen> {
    const seen = await this.bring(thing);
    if (thing.sort !== "cell" || this.means === "mouse") return seen;
    return this.layByFinger(seen);
  }

  private async layByFinger(seen: Seen): Promise<Seen> {
    let at = seen;
    if (at.buttons.turn && this.dice(2) === 0) at = await this.pressAt(at.buttons.turn, "turn");
    const ways = [at.buttons.place, at.buttons.lay].filter((p) => p !== null);
    if (ways.length === 0) throw new Error("a finger finds no way to lay the tile");
    return this.pressAt(this.pick(ways), "lay the tile");
  }

  /** Presses a thing; what cannot be reached is brought into reach first. */
  private async bring(thing: Thing): Promise<Seen> {
    if (thing.at) return this.pressAt(thing.at, thing.label);
    const ways = [
      () => this.putBack(thing),
      () => this.closeOver(),
      () => this.fit(),
      () => this.drag(thing),
      () => this.nearer(thing),
      () => this.drag(thing),
    ];
    for (const way of ways) {
      if (!(await way())) continue;
      this.moves++;
      const again = this.find(thing);
      if (again?.at) return this.pressAt(again.at, thing.label);
      // From afar, very many places of a tile are one button: then another look decides.
      if (!again && thing.sort === "pin" && this.seen) return this.decide(this.seen);
    }
    throw new Error(`out of reach: ${thing.sort} ${thing.label}`);
  }

  private find(thing: Thing): Thing | undefined {
    return this.seen?.things.find(
      (t) => t.sort === thing.sort && t.label === thing.label && t.index === thing.index,
    );
  }

  /** A card that is held may lie over another one. */
  private async putBack(thing: Thing): Promise<boolean> {
    if (thing.sort !== "card" && thing.sort !== "figure") return false;
    const held = this.seen?.things.find((t) => t.isHeld && t.at);
    if (!held?.at) return false;
    await this.press(held.at);
    if (this.means === "mouse") await this.page.mouse.move(4, 4);
    await this.rest();
    return true;
  }

  private async closeOver(): Promise<boolean> {
    const at = this.seen?.buttons.closeSince;
    if (!at) return false;
    await this.press(at);
    await this.rest();
    return true;
  }

  private async fit(): Promise<boolean> {
    const at = this.seen?.buttons.fit;
    if (!at) return false;
    await this.press(at);
    await this.rest();
    return true;
  }

  private async nearer(thing: Thing): Promise<boolean> {
    const at = this.seen?.buttons.nearer;
    if (!at || thing.sort === "card") return false;
    await this.press(at);
    await this.rest();
    return true;
  }

  /** Drags the board so that the thing comes to its middle. */
  private async drag(thing: Thing): Promise<boolean> {
    const now = this.find(thing);
    const board = this.seen?.board;
    if (!now || !board || board.right === 0) return false;
    const middle = { x: (board.left + board.right) / 2, y: (board.top + board.bottom) / 2 };
    const reach = { x: (board.right - board.left) * 0.35, y: (board.bottom - board.top) * 0.3 };
    const cut = (v: number, most: number) => Math.max(-most, Math.min(most, v));
    const by = {
      x: cut(middle.x - now.middle.x, reach.x),
      y: cut(middle.y - now.middle.y, reach.y),
    };
    const from = { x: middle.x - by.x / 2, y: middle.y - by.y / 2 };
    await this.slide(from, { x: from.x + by.x, y: from.y + by.y });
    await this.rest();
    return true;
  }

  /** Mouse or finger go down, move and come up again. */
  async slide(from: Point, to: Point): Promise<void> {
    const steps = [0.3, 0.7, 1].map((k) => ({
      x: from.x + (to.x - from.x) * k,
      y: from.y + (to.y - from.y) * k,
    }));
    if (this.means === "touch") {
      this.finger ??= await this.page.context().newCDPSession(this.page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
        this.finger?.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
      await send("touchStart", [from]);
      for (const at of steps) await send("touchMove", [at]);
      await send("touchEnd", []);
      return;
    }
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const at of steps) await mouse.move(at.x, at.y);
    await mouse.up();
  }

  async press(seenAt: Point): Promise<void> {
    const at = await this.aimed(seenAt);
    if (this.means === "touch") await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  /** The view may have moved on since a thing was seen: the hand follows it, as a person's does. */
  private async aimed(seenAt: Point): Promise<Point> {
    const aim = this.aimOf(seenAt);
    let at = seenAt;
    for (let i = 0; aim && i < 5; i++) {
      if (this.means === "mouse") await this.page.mouse.move(at.x, at.y);
      const now = await where(this.page, aim, at);
      if (!now || (now.x === at.x && now.y === at.y)) break;
      at = now;
    }
    return at;
  }

  private aimOf(at: Point): Aim | null {
    const thing = this.seen?.things.find((t) => t.at === at);
    if (thing) return { sort: thing.sort, index: thing.index, label: thing.label };
    const named = Object.entries(this.seen?.buttons ?? {}).find(([, point]) => point === at);
    return named ? { button: named[0] as ButtonName } : null;
  }

  /** Presses, and waits for what comes of it; others may move before that. */
  async pressAt(at: Point | null, why: string, frames = 2): Promise<Seen> {
    if (!at) throw new Error(`cannot be pressed: ${why}`);
    return this.until(() => this.press(at), why, frames);
  }

  /** Does something until the page answers; twice at most, for a slow machine may take a short press for a long one. */
  private async until(act: () => Promise<void>, why: string, frames: number): Promise<Seen> {
    const before = this.seen?.sign ?? "";
    for (const patience of [SHORT, LONG]) {
      await act();
      const seen = await look(this.page, { before, frames, patience });
      if (seen) {
        this.seen = seen;
        return seen;
      }
      this.misses++;
    }
    throw new Error(`nothing happens after: ${why}`);
  }

  /** The view comes to rest; nothing else need change. */
  private async rest(): Promise<void> {
    await this.look();
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.dice(list.length)] as T;
  }

  /** Arrows choose, R turns, Enter takes; figures by their digits. */
  private async byKeys(seen: Seen): Promise<Seen> {
    if (seen.phase === "handover") return this.key("Enter", "the next person is ready");
    const has = (sort: Thing["sort"]) => seen.things.some((t) => t.sort === sort);
    if (has("answer"))
      return this.key(
        String(1 + this.dice(seen.things.filter((t) => t.sort === "answer").length)),
        "an answer",
      );
    if (has("cell")) {
      await this.key(this.pick(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]), "an arrow");
      for (let i = this.dice(3); i > 0; i--)
        await this.page.keyboard.press(this.pick(["ArrowUp", "ArrowRight", "r", "Shift+R"]));
      return this.key("Enter", "lay the tile");
    }
    const pins = seen.things.filter((t) => t.sort === "pin").length;
    const k = this.dice(Math.min(9, pins) + (seen.buttons.done ? 1 : 0));
    if (k < Math.min(9, pins)) return this.key(String(k + 1), "a place by its number");
    if (seen.buttons.done) this.turns++;
    return this.key(this.pick(["0", "s", "Enter"]), "no figure");
  }

  /** Just after the move of another player keys do nothing, so a person waits a moment. */
  private async key(name: string, why: string): Promise<Seen> {
    const before = this.seen?.sign ?? "";
    for (let i = 0; i < 6; i++) {
      await this.page.keyboard.press(name);
      const seen = await look(this.page, { before, frames: 2, patience: i < 5 ? 500 : LONG });
      if (!seen) continue;
      this.seen = seen;
      return seen;
    }
    throw new Error(`nothing happens after the key ${name}: ${why}`);
  }
}

/** The same numbers in every run. */
export function steady(seed: number): Dice {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return (x >>> 9) % n;
  };
}
