/* marks.ts: frames on whole tiles: the one being laid, and those that can be chosen. */
import { draftFrame } from "../art/tokens";
import type { Now } from "../play/types";
import { UNIT } from "./camera";
import { markupGroup, svgEl } from "./dom";

export class MarksLayer {
  private readonly group: SVGGElement;

  constructor(parent: SVGGElement) {
    this.group = svgEl("g", { class: "board-marks" }, parent);
  }

  show(now: Now, isSmall: boolean): void {
    this.group.replaceChildren();
    for (const step of now.steps) {
      const { x, y, onBoard, turn } = step.choice.spot;
      if (step.isDraft && onBoard && turn >= 0) this.frame(draftFrame({ small: isSmall }), x, y);
    }
    for (const { x, y } of now.targets.tiles) {
      const frame = svgEl(
        "g",
        { class: "tile-target", transform: `translate(${x * UNIT} ${y * UNIT})` },
        this.group,
      );
      svgEl("rect", { x: 4, y: 4, width: UNIT - 8, height: UNIT - 8, rx: 8 }, frame);
    }
  }

  private frame(markup: string, x: number, y: number): void {
    markupGroup(markup, { transform: `translate(${x * UNIT} ${y * UNIT})` }, this.group);
  }
}
