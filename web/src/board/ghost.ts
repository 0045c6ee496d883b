/*
 * ghost.ts: the free cells where the tile in hand fits, and the tile itself held over one of them.
 *
 * While it turns, the old picture is turned and swapped at the end: light must stay in the
 * north-west, so every turn has a picture of its own.
 */
import type { TileKind, Turn } from "../engine/engine";
import { draftFrame, freeCell } from "../art/tokens";
import type { CellTarget, Ghost } from "../play/types";
import { UNIT } from "./camera";
import { Keyed, cellKey, markupGroup, svgEl } from "./dom";
import type { Symbols } from "./symbols";
import { paintTile } from "./tiles";

const TURN_MS = 160;
/** Distance of the ticks from each other and from the lower edge of the tile. */
const TICK = 9;
const TICK_UP = 9;

export class GhostLayer {
  private readonly cells: SVGGElement;
  private readonly free: Keyed<CellTarget, SVGGElement>;
  private readonly ghost: SVGGElement;
  private readonly tile: SVGGElement;
  private readonly frame: SVGGElement;
  private readonly ticks: SVGGElement;
  private isSmall = false;
  private shown: Ghost | null = null;
  private kind: TileKind | null = null;
  private turning: Animation | null = null;

  constructor(
    parent: SVGGElement,
    private readonly symbols: Symbols,
    private readonly mayMove: () => boolean,
  ) {
    this.cells = svgEl("g", { class: "board-cells" }, parent);
    this.free = new Keyed(
      (cell) =>
        markupGroup(
          freeCell({ small: this.isSmall }),
          {
            class: "free-cell",
            transform: `translate(${cell.x * UNIT} ${cell.y * UNIT})`,
          },
          this.cells,
        ),
      () => {},
    );
    this.ghost = svgEl("g", { class: "board-ghost" }, parent);
    svgEl("rect", { class: "ghost-shadow", x: 6, y: 8, width: UNIT, height: UNIT }, this.ghost);
    this.tile = svgEl("g", { class: "ghost-tile" }, this.ghost);
    this.frame = svgEl("g", {}, this.ghost);
    this.ticks = svgEl("g", { class: "ghost-ticks" }, this.ghost);
    this.ghost.style.display = "none";
  }

  showCells(cells: readonly CellTarget[], isSmall: boolean): void {
    if (isSmall !== this.isSmall) {
      this.isSmall = isSmall;
      this.free.clear();
      this.frame.innerHTML = "";
    }
    if (this.frame.innerHTML === "") this.frame.innerHTML = draftFrame({ small: isSmall });
    this.free.show(new Map(cells.map((cell) => [cellKey(cell.x, cell.y), cell])));
  }

  /** The tile in hand over a cell, with ticks for the turns that fit there. */
  show(ghost: Ghost | null, kind: TileKind | null, turns: readonly Turn[]): void {
    const before = this.shown;
    this.shown = ghost;
    this.kind = kind;
    if (!ghost || !kind) {
      this.turning?.cancel();
      this.ghost.style.display = "none";
      return;
    }
    this.ghost.style.display = "";
    this.ghost.setAttribute("transform", `translate(${ghost.x * UNIT} ${ghost.y * UNIT})`);
    const isSameCell = before !== null && before.x === ghost.x && before.y === ghost.y;
    if (isSameCell && before.turn !== ghost.turn && this.mayMove())
      this.turn(before.turn, ghost.turn);
    else this.swap();
    this.showTicks(ghost.turn, turns);
  }

  /** Painted again, for a theme or because a picture has become ready. */
  repaint(): void {
    if (this.shown) this.swap();
  }

  private swap(): void {
    this.turning?.cancel();
    this.turning = null;
    const { shown, kind } = this;
    if (shown && kind) paintTile(this.tile, this.symbols.tile(kind, shown.turn, shown.x, shown.y));
  }

  private turn(from: Turn, to: Turn): void {
    this.turning?.cancel();
    // The shorter way round; half a turn goes clockwise.
    const quarters = ((to - from + 5) % 4) - 1;
    const angle = quarters === -1 ? -90 : quarters * 90;
    const turning = this.tile.animate(
      [{ transform: "rotate(0deg)" }, { transform: `rotate(${angle}deg)` }],
      { duration: TURN_MS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
    );
    this.turning = turning;
    turning.onfinish = () => {
      if (this.turning === turning) this.swap();
    };
  }

  private showTicks(turn: Turn, turns: readonly Turn[]): void {
    this.ticks.replaceChildren();
    if (turns.length < 2) return;
    const width = (turns.length - 1) * TICK;
    const y = UNIT - TICK_UP;
    svgEl(
      "rect",
      {
        class: "ticks-plate",
        x: UNIT / 2 - width / 2 - 8,
        y: y - 6,
        width: width + 16,
        height: 12,
        rx: 6,
      },
      this.ticks,
    );
    turns.forEach((t, i) => {
      const isNow = t === turn;
      svgEl(
        "circle",
        {
          class: isNow ? "tick now" : "tick",
          cx: UNIT / 2 - width / 2 + i * TICK,
          cy: y,
          r: isNow ? 3.4 : 2.2,
        },
        this.ticks,
      );
    });
  }
}
