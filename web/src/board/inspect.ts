/*
 * inspect.ts: tells about the thing under the pointer: its whole feature shines, and a tip says
 * whose it is and what it is worth. The mouse has to rest, a finger is held, I asks by keyboard; a
 * click of the mouse keeps the tip open.
 */
import { badgeSvg } from "../art/tokens";
import { featureIcon, icon } from "../art/icons";
import { number, tellFeature } from "../text";
import type { Lit, Now, Table } from "../play/types";
import { UNIT, type Point } from "./camera";
import { htmlEl } from "./dom";
import { Float } from "./float";
import type { Places } from "./places";
import type { Stage } from "./stage";

/** The mouse rests so long before it asks. */
const REST_MS = 420;

interface Asked {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

export class Inspector {
  private readonly tip: Float;
  private now: Now | null = null;
  private places: Places | null = null;
  private timer = 0;
  private asked: Asked | null = null;
  private isPinned = false;
  /** The light this tip has lit; others may have lit something else since. */
  private lit: Lit | null = null;

  constructor(
    stage: Stage,
    private readonly table: Table,
  ) {
    this.tip = new Float(stage, "board-tip");
    this.tip.element.setAttribute("role", "status");
  }

  destroy(): void {
    clearTimeout(this.timer);
  }

  follow(now: Now, places: Places): void {
    this.now = now;
    this.places = places;
    this.hide();
  }

  /** The mouse is at a place, in cells, or away. */
  hover(at: Point | null): void {
    if (this.isPinned) return;
    clearTimeout(this.timer);
    const under = at && this.places?.segmentUnder(at);
    if (!under || !this.isAsked(under)) this.hide();
    if (under && !this.asked) this.timer = window.setTimeout(() => this.ask(under), REST_MS);
  }

  /** A finger is held at a place, in cells; false: nothing is there. */
  hold(at: Point): boolean {
    const under = this.places?.segmentUnder(at);
    if (under) this.ask(under);
    return under !== undefined && under !== null;
  }

  /** The mouse clicks on a place, in cells: its tip stays until the next click; the same thing once
   *  more, or nothing, takes it away. */
  pin(at: Point): void {
    const under = this.places?.segmentUnder(at);
    const isAgain = this.isPinned && under != null && this.isAsked(under);
    this.hide();
    if (!under || isAgain) return;
    this.ask(under);
    this.isPinned = this.asked !== null;
  }

  /** By keyboard: the segments of a tile one after the other, then nothing. */
  next(x: number, y: number, first: number): void {
    const segments = this.places?.kindAt(x, y)?.segments.length ?? 0;
    const isSame = this.asked?.x === x && this.asked.y === y;
    const segment = isSame && this.asked ? this.asked.segment + 1 : Math.max(0, first);
    if (segment < segments) this.ask({ x, y, segment });
    else this.hide();
  }

  hide(): void {
    clearTimeout(this.timer);
    this.asked = null;
    this.isPinned = false;
    this.tip.hide();
    if (this.lit !== null && this.table.lit.peek() === this.lit) this.table.lit.value = null;
    this.lit = null;
  }

  private isAsked(under: Asked): boolean {
    const state = this.now?.state;
    if (!this.asked || !state) return false;
    const feature = state.featureAt(this.asked.x, this.asked.y, this.asked.segment);
    return feature >= 0 && feature === state.featureAt(under.x, under.y, under.segment);
  }

  private ask(at: Asked): void {
    const { now, places } = this;
    if (!now || !places) return;
    const id = now.state.featureAt(at.x, at.y, at.segment);
    const feature = id < 0 ? null : now.state.feature(id);
    if (!feature) return;
    this.asked = at;
    const owners = feature.strength
      .map((_, seat) => seat)
      .filter((seat) => feature.owners & (1 << seat));
    this.lit = { members: now.state.members(id), seat: owners[0] ?? -1 };
    this.table.lit.value = this.lit;
    const { setup } = this.table.session;
    const { title, detail } = tellFeature(now.state, feature, setup);
    const head = htmlEl("span", "tip-head");
    head.innerHTML = icon(featureIcon(feature.kind), 20);
    htmlEl("b", "", head).textContent = title;
    const body = htmlEl("span", "tip-body");
    // Whose figures stand in it everybody sees; what it is worth is a help.
    body.textContent = setup.helps ? detail : "";
    const anchor = places.anchor(at.x, at.y, at.segment);
    this.tip.show(
      { x: anchor.x / UNIT, y: anchor.y / UNIT },
      18,
      head,
      this.strengths(feature.strength),
      body,
    );
  }

  /** Badges of all who have figures in it, with their strength. */
  private strengths(strength: readonly number[]): HTMLElement {
    const row = htmlEl("span", "tip-seats");
    strength.forEach((n, seat) => {
      const who = this.table.session.setup.seats[seat];
      if (n === 0 || !who) return;
      const one = htmlEl("span", "tip-seat", row);
      one.innerHTML = badgeSvg(who.colour, 18, who.name);
      htmlEl("span", "num", one).textContent = number(n);
    });
    return row;
  }
}
