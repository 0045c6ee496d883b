/* compared.ts: two places for the tile that is to be laid: where it was laid, and where better. */
import { icon } from "../art/icons";
import type { Rules } from "../engine/engine";
import type { Compared, Ghost, Now } from "../play/types";
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
    private readonly rules: Rules,
    private readonly symbols: Symbols,
  ) {
    this.group = svgEl("g", { class: "board-compared" }, parent);
  }

  /** size: the width of a tile in px. */
  show(compared: Compared | null, now: Now, size: number): void {
    this.group.replaceChildren();
    if (!compared) return;
    const { played, best } = compared;
    const isSame = played && best && played.x === best.x && played.y === best.y;
    if (played && !isSame) this.draw("played", played, now, size);
    if (best) this.draw("best", best, now, size);
  }

  private draw(name: "played" | "best", { x, y, turn }: Ghost, now: Now, size: number): void {
    const group = svgEl(
      "g",
      { class: name, transform: `translate(${x * UNIT} ${y * UNIT})` },
      this.group,
    );
    const kind = this.rules.kinds[now.state.hand];
    const tile = svgEl("g", { class: "ghost-tile" }, group);
    if (kind) paintTile(tile, this.symbols.tile(kind, turn, x, y));
    svgEl("rect", { x: 3, y: 3, width: UNIT - 6, height: UNIT - 6, rx: 8 }, group);
    const r = size < SMALL ? UNIT / 4 : UNIT / 6;
    const sign = svgEl(
      "g",
      { class: "sign", transform: `translate(${UNIT / 2} ${UNIT / 2})` },
      group,
    );
    svgEl("circle", { r }, sign);
    const mark = icon(name === "best" ? "check" : "close");
    markupGroup(mark, { transform: `scale(${(1.5 * r) / 24}) translate(-12 -12)` }, sign);
  }
}
