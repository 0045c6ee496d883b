/*
 * hatch.ts: the patterns that owned land is filled with: colour, hatch and mark of its owner, so
 * that nobody needs to tell colours apart.
 *
 * A path of a tile is turned with the tile; its pattern is turned back, and has a period that
 * divides a tile, so that the hatch runs on over all tiles of a field in one direction.
 */
import { colourClass, markOf, markPath } from "../art/players";
import type { Colour } from "../play/types";
import { markupGroup, svgEl } from "./dom";

/** The period in units of the art; a tile has 256. */
const PERIOD = 128;
const LINES = 4;
const MARK = 15;

export class Hatches {
  private readonly known = new Set<string>();

  constructor(private readonly defs: SVGDefsElement) {}

  /** The fill for a player's land on a tile with that turn; shift: the second of two owners. */
  fill(colour: Colour, turn: number, shift: boolean): string {
    const id = `hatch-${colour}-${turn}${shift ? "-b" : ""}`;
    if (!this.known.has(id)) {
      this.known.add(id);
      this.make(id, colour, turn, shift);
    }
    return `url(#${id})`;
  }

  private make(id: string, colour: Colour, turn: number, shift: boolean): void {
    const offset = shift ? ` translate(${PERIOD / 2} 0)` : "";
    const pattern = svgEl(
      "pattern",
      {
        id,
        class: `hatch ${colourClass(colour)}`,
        width: PERIOD,
        height: PERIOD,
        patternUnits: "userSpaceOnUse",
        patternTransform: `rotate(${-90 * turn})${offset}`,
      },
      this.defs,
    );
    const step = PERIOD / LINES;
    let d = "";
    for (let i = -LINES; i < LINES; i++)
      d += `M${i * step} ${PERIOD + 4}L${i * step + PERIOD + 4} 0`;
    if (!shift) svgEl("rect", { class: "hatch-ground", width: PERIOD, height: PERIOD }, pattern);
    svgEl("path", { class: "hatch-line", d }, pattern);
    const path = markPath(markOf(colour), MARK);
    markupGroup(
      `<path class="hatch-edge" d="${path}"/><path class="hatch-mark" d="${path}"/>`,
      {
        transform: `translate(${PERIOD / 2} ${PERIOD / 2})`,
      },
      pattern,
    );
  }
}
