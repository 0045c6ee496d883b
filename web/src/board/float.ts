/*
 * float.ts: a small sheet of paper over the board beside a place of it: a tip, a list to choose
 * from. It moves with the board and stays inside the window.
 */
import type { Point } from "./camera";
import { htmlEl } from "./dom";
import type { Stage } from "./stage";

/** Distance from the place, and from the rim of the window. */
const GAP = 14;
const RIM = 8;

export class Float {
  readonly element: HTMLDivElement;
  /** The place in cells, and half of the room it takes in px, which the sheet does not cover. */
  private at: Point | null = null;
  private half = 0;

  constructor(
    private readonly stage: Stage,
    className: string,
  ) {
    this.element = htmlEl("div", `board-float ${className}`, stage.front);
    this.element.hidden = true;
    stage.onMove(() => this.move());
  }

  get isShown(): boolean {
    return !this.element.hidden;
  }

  /** Shows content beside a place of the board, in cells; null: at the foot of the window. */
  show(at: Point | null, half: number, ...content: readonly (Node | string)[]): void {
    this.element.replaceChildren(...content);
    this.element.hidden = false;
    this.at = at;
    this.half = half;
    this.move();
  }

  hide(): void {
    if (this.element.hidden) return;
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  private move(): void {
    if (this.element.hidden) return;
    const { view, insets } = this.stage;
    const [width, height] = [this.element.offsetWidth, this.element.offsetHeight];
    const { x, y } = this.wished(width, height);
    const left = Math.max(RIM, Math.min(x, view.width - width - RIM));
    const top = Math.max(RIM, Math.min(y, view.height - insets.bottom - height - RIM));
    this.element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }

  /** Where the corner of a sheet of that size should be. */
  private wished(width: number, height: number): Point {
    const { view, insets } = this.stage;
    if (!this.at)
      return { x: (view.width - width) / 2, y: view.height - insets.bottom - height - RIM };
    const at = this.stage.toWindow(this.at.x, this.at.y);
    const away = this.half + GAP;
    const isRoomRight = at.x + away + width + RIM <= view.width - insets.right;
    const isRoomLeft = at.x - away - width - RIM >= insets.left;
    if (isRoomRight) return { x: at.x + away, y: at.y - height / 2 };
    if (isRoomLeft) return { x: at.x - away - width, y: at.y - height / 2 };
    const above = at.y - away - height;
    return { x: at.x - width / 2, y: above < insets.top + RIM ? at.y + away : above };
  }
}
