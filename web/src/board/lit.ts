/* lit.ts: features that shine because somebody points at them, in the log or on the board. */
import type { Member } from "../engine/engine";
import { colourClass } from "../art/players";
import type { GameSetup, Lit } from "../play/types";
import { svgEl } from "./dom";
import type { Places } from "./places";
import { drawMembers } from "./shapes";

export class LitLayer {
  private readonly group: SVGGElement;

  constructor(
    parent: SVGGElement,
    private readonly setup: GameSetup,
  ) {
    this.group = svgEl("g", { class: "board-lit" }, parent);
  }

  show(lit: Lit | null, places: Places): void {
    this.group.replaceChildren();
    if (lit) this.draw(lit.members, lit.seat, places);
  }

  private draw(members: readonly Member[], seat: number, places: Places): void {
    const colour = this.setup.seats[seat]?.colour;
    const group = svgEl("g", { class: colour ? `lit ${colourClass(colour)}` : "lit" }, this.group);
    drawMembers(group, places, members, { fill: "lit-fill", line: "lit-edge" });
    drawMembers(group, places, members, { line: "lit-line" });
  }
}
