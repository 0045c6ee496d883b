/*
 * handles.ts: two round buttons under the tile in hand for fingers: turn it, and place it. A mouse
 * and the keyboard have quicker ways and do not see them.
 */
import { icon } from "../art/icons";
import { t } from "../text";
import type { Ghost, Table } from "../play/types";
import { htmlEl } from "./dom";
import type { Stage } from "./stage";

/** Distance from the tile and from the rim of the window, in px. */
const GAP = 8;

export class Handles {
  private readonly element: HTMLDivElement;
  private readonly turn: HTMLButtonElement;
  private readonly place: HTMLButtonElement;
  private ghost: Ghost | null = null;

  constructor(
    private readonly stage: Stage,
    table: Table,
  ) {
    this.element = htmlEl("div", "ghost-handles", stage.front);
    this.turn = this.button("turn", () => table.turnGhost(1));
    this.turn.innerHTML = icon("rotateRight", 22);
    this.place = this.button("place", () => table.placeGhost());
    this.place.innerHTML = icon("done", 22);
    this.element.hidden = true;
    stage.onMove(() => this.move());
  }

  /** Shown for fingers only; turns: how many turns there are to choose from. */
  show(ghost: Ghost | null, turns: number, isFinger: boolean): void {
    this.ghost = isFinger ? ghost : null;
    this.element.hidden = this.ghost === null;
    if (!this.ghost) return;
    this.turn.hidden = turns < 2;
    this.turn.setAttribute("aria-label", t("board.turn"));
    this.place.setAttribute("aria-label", t("board.place"));
    this.move();
  }

  /** Below the tile, or above it where there is no room, and always inside the window. */
  private move(): void {
    const { ghost, stage } = this;
    if (!ghost) return;
    const { view, insets } = stage;
    const [width, height] = [this.element.offsetWidth, this.element.offsetHeight];
    const [north, south] = [
      stage.toWindow(ghost.x + 0.5, ghost.y),
      stage.toWindow(ghost.x + 0.5, ghost.y + 1),
    ];
    const isRoom = south.y + GAP + height <= view.height - insets.bottom;
    const y = isRoom ? south.y + GAP : north.y - GAP - height;
    const x = Math.max(
      insets.left + GAP,
      Math.min(south.x - width / 2, view.width - insets.right - width - GAP),
    );
    this.element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  private button(name: string, press: () => void): HTMLButtonElement {
    const button = htmlEl("button", `ghost-handle ${name}`, this.element);
    button.type = "button";
    // The board's own Tab order goes through its places; these two are for fingers.
    button.tabIndex = -1;
    button.addEventListener("click", press);
    return button;
  }
}
