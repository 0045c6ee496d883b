/* compared.ts: two places for the tile that is to be laid: where it was laid, and where better. */
import { icon } from "../art/icons";
import type { Ghost, Table } from "../play/types";
import { UNIT } from "./camera";
import { markupGroup, svgEl } from "./dom";
import type { Symbols } from "./symbols";
import { paintTile } from "./tiles";

/** Tiles below this width in px have a larger sign. */
const SMALL = 40;

export class ComparedLayer {
  private readonly group: SVGGElement;

  constructor(
    parent: SVGGElement,
    private readonly table: Table,
    private readonly symbols: Symbols,
  ) {
    this.group = svgEl("g", { class: "board-compared" }, parent);
  }

  /** size: the width of a tile in px. */
  show(size: number): void {
    this.group.replaceChildren();
    const { played, best } = this.table.compared.value ?? { played: null, best: null };
    const isSame = played && best && played.x === best.x && played.y === best.y;
    if (played && !isSame) this.draw("played", played, size);
    if (best) this.draw("best", best, size);
  }

  private draw(name: "played" | "best", { x, y, turn }: Ghost, size: number): void {
    const group = svgEl(
      "g",
      { class: name, transform: `translate(${x * UNIT} ${y * UNIT})` },
      this.group,
    );
    const { session, now } = this.table;
    const kind = session.rules.kinds[now.value.state.hand];
    const tile = svgEl("g", { class: "ghost-tile" }, group);
    if (kind) paintTile(tile, this.symbols.tile(kind, turn, x, y));
    const side = UNIT - 6;
    for (const line of ["edge", "frame"])
      svgEl("rect", { class: line, x: 3, y: 3, width: side, height: side, rx: 8 }, group);
    // In the corner, where it leaves the picture of a large tile free.
    const r = size < SMALL ? UNIT / 3.5 : UNIT / 5.5;
    const sign = svgEl("g", { transform: `translate(${r + 2} ${r + 2})` }, group);
    svgEl("circle", { r }, sign);
    const mark = icon(name === "best" ? "done" : "close");
    markupGroup(mark, { transform: `scale(${(1.5 * r) / 24}) translate(-12 -12)` }, sign);
  }
}
