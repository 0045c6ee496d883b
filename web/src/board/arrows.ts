/* arrows.ts: buttons at the rim of the window that lead to places outside of it. */
import { icon } from "../art/icons";
import { t } from "../text";
import type { Bounds, Point } from "./camera";
import { Keyed, htmlEl } from "./dom";
import { arrowBox, edgeArrows, type Edge, type EdgeArrow } from "./edges";
import { hiddenCells } from "./fitting";
import type { Stage } from "./stage";

const NAMES = {
  north: "board.moreNorth",
  east: "board.moreEast",
  south: "board.moreSouth",
  west: "board.moreWest",
} as const satisfies Record<Edge, string>;

export class ArrowsLayer {
  private cells: readonly Point[] = [];
  private covers: readonly Bounds[] = [];
  private readonly arrows: Keyed<EdgeArrow, HTMLButtonElement>;

  /** moved: the person has gone elsewhere by an arrow. */
  constructor(
    private readonly stage: Stage,
    private readonly moved: () => void,
  ) {
    this.arrows = new Keyed(
      (arrow) => this.make(arrow.edge),
      (button, arrow) => this.update(button, arrow),
    );
    stage.onMove(() => this.layOut());
  }

  /** The cells that somebody may want to see now, and what lies over the board. */
  show(cells: readonly Point[], covers: readonly Bounds[]): void {
    this.cells = cells;
    this.covers = covers;
    this.layOut();
  }

  /** Where arrows lie, in px of the window. */
  boxes(): Bounds[] {
    return this.find().map(arrowBox);
  }

  private layOut(): void {
    this.arrows.show(new Map(this.find().map((arrow) => [arrow.edge, arrow])));
  }

  private find(): EdgeArrow[] {
    const { camera, view, insets } = this.stage;
    if (view.width === 0) return [];
    const isHidden = (cell: Point) => hiddenCells(camera, [cell], view, this.covers) > 0;
    return edgeArrows(camera, this.cells.filter(isHidden), view, insets, this.covers);
  }

  private make(edge: Edge): HTMLButtonElement {
    const button = htmlEl("button", `edge-arrow ${edge}`, this.stage.front);
    button.type = "button";
    button.innerHTML = icon("next", 20);
    htmlEl("span", "num", button);
    button.addEventListener("click", () => {
      const arrow = this.find().find((a) => a.edge === edge);
      if (!arrow) return;
      this.moved();
      this.stage.show(arrow.cell.x, arrow.cell.y);
    });
    return button;
  }

  private update(button: HTMLButtonElement, arrow: EdgeArrow): void {
    const [x, y] = [Math.round(arrow.x), Math.round(arrow.y)];
    button.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const label = t(NAMES[arrow.edge], { n: arrow.count });
    if (button.getAttribute("aria-label") === label) return;
    button.setAttribute("aria-label", label);
    button.title = label;
    button.lastElementChild!.textContent = String(arrow.count);
  }
}
