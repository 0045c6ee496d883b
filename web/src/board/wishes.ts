/*
 * wishes.ts: buttons over the open cells, while somebody may choose a place before their tile is
 * drawn. It knows only where cells are; who chooses, and what becomes of it, others know.
 */
import type { Point } from "./camera";
import { Keyed, cellKey, htmlEl } from "./dom";
import { frontier } from "./odds";

export interface Wish {
  readonly chosen: Point | null;
  readonly name: (cell: Point) => string;
  readonly press: (cell: Point) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class WishLayer {
  private wish: Wish | null = null;
  private cells: readonly Point[] = [];
  private size = 0;
  private readonly buttons: Keyed<Point, HTMLButtonElement>;

  constructor(parent: HTMLElement) {
    this.buttons = new Keyed(
      (cell) => {
        const button = htmlEl("button", "pin wish", parent);
        button.type = "button";
        button.addEventListener("click", () => this.wish?.press(cell));
        button.addEventListener("keydown", (event) => this.move(event, cell));
        return button;
      },
      (button, cell) => this.update(button, cell),
    );
  }

  /** null: nobody chooses now. */
  offer(wish: Wish | null): void {
    this.wish = wish;
    this.show(this.cells, this.size);
  }

  /** The tiles lie otherwise, or are shown at another size. */
  follow(tiles: readonly Point[], size: number): void {
    this.show(frontier(tiles), size);
  }

  private show(cells: readonly Point[], size: number): void {
    this.cells = cells;
    this.size = size;
    const shown = this.wish ? cells : [];
    this.buttons.show(new Map(shown.map((cell) => [cellKey(cell.x, cell.y), cell])));
  }

  private update(button: HTMLButtonElement, cell: Point): void {
    const { wish, cells } = this;
    const isChosen = wish?.chosen?.x === cell.x && wish.chosen.y === cell.y;
    button.style.left = `${(cell.x + 0.5) * this.size}px`;
    button.style.top = `${(cell.y + 0.5) * this.size}px`;
    button.ariaPressed = String(isChosen);
    button.setAttribute("aria-label", wish?.name(cell) ?? "");
    // One of them is in the order of the Tab key; from there the arrows go on.
    button.tabIndex = isChosen || (!wish?.chosen && cell === cells[0]) ? 0 : -1;
  }

  private move(event: KeyboardEvent, from: Point): void {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const far = ({ x, y }: Point) => {
      const along = (x - from.x) * dx + (y - from.y) * dy;
      const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
      return along > 0 ? along + 2 * aside : Infinity;
    };
    const [next] = [...this.cells].sort((a, b) => far(a) - far(b));
    if (next && far(next) < Infinity) this.buttons.elements.get(cellKey(next.x, next.y))?.focus();
  }
}
