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
  private at: Point = { x: 0, y: 0 };
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

  /** Shows content beside a place of the board, in cells. */
  show(at: Point, half: number, ...content: readonly (Node | string)[]): void {
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
    const at = this.stage.toWindow(this.at.x, this.at.y);
    const [width, height] = [this.element.offsetWidth, this.element.offsetHeight];
    const away = this.half + GAP;
    const isRoomRight = at.x + away + width + RIM <= view.width - insets.right;
    const isRoomLeft = at.x - away - width - RIM >= insets.left;
    let [x, y] = [at.x - width / 2, at.y - away - height];
    if (isRoomRight) [x, y] = [at.x + away, at.y - height / 2];
    else if (isRoomLeft) [x, y] = [at.x - away - width, at.y - height / 2];
    else if (y < insets.top + RIM) y = at.y + away;
    x = Math.max(RIM, Math.min(x, view.width - width - RIM));
    y = Math.max(RIM, Math.min(y, view.height - height - RIM));
    this.element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
}
