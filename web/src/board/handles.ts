/*
 * handles.ts: two round buttons under the tile in hand for fingers: turn it, and place it. A mouse
 * and the keyboard have quicker ways and do not see them.
 */
import { icon } from "../art/icons";
import { t } from "../text";
import type { Ghost, Table } from "../play/types";
import { htmlEl } from "./dom";

export class Handles {
  private readonly element: HTMLDivElement;
  private readonly turn: HTMLButtonElement;
  private readonly place: HTMLButtonElement;

  constructor(parent: HTMLElement, table: Table) {
    this.element = htmlEl("div", "ghost-handles", parent);
    this.turn = this.button("turn", () => table.turnGhost(1));
    this.turn.innerHTML = icon("rotateRight", 22);
    this.place = this.button("place", () => table.placeGhost());
    this.place.innerHTML = icon("done", 22);
    this.element.hidden = true;
  }

  /** Shown for fingers only; turns: how many turns there are to choose from. */
  show(ghost: Ghost | null, turns: number, size: number, isFinger: boolean): void {
    this.element.hidden = ghost === null || !isFinger;
    if (!ghost) return;
    this.element.style.left = `${(ghost.x + 0.5) * size}px`;
    this.element.style.top = `${(ghost.y + 1) * size}px`;
    this.turn.hidden = turns < 2;
    this.turn.setAttribute("aria-label", t("board.turn"));
    this.place.setAttribute("aria-label", t("board.place"));
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
