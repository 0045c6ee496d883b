/*
 * motion.ts: what has just happened, shown as a short movement: a tile drops, a figure is put down,
 * points rise from the feature they are for. Nothing of it is waited for.
 */
import { badge } from "../art/tokens";
import { number } from "../text";
import type { GameSetup, Now, Step } from "../play/types";
import { UNIT, type Point } from "./camera";
import { markupGroup, svgEl } from "./dom";
import type { PiecesLayer } from "./pieces";
import type { Places } from "./places";
import type { TilesLayer } from "./tiles";

const DROP_MS = 260;
const PUT_MS = 240;
const RISE_MS = 300;
/** Points can be read for so long before they go. */
const READ_MS = 1100;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
/** More steps at once than this are a jump in the game, not moves to be shown. */
const MOST = 12;

export class Motion {
  private readonly group: SVGGElement;
  private steps: readonly Step[] = [];

  constructor(
    above: SVGGElement,
    private readonly tiles: TilesLayer,
    private readonly pieces: PiecesLayer,
    private readonly setup: GameSetup,
  ) {
    this.group = svgEl("g", { class: "board-points", "aria-hidden": "true" }, above);
  }

  /** The steps that are new since the last call; none after undo or a jump. */
  added(now: Now): readonly Step[] {
    const before = this.steps;
    this.steps = now.steps;
    const isSame =
      before.length === 0 ||
      now.steps[before.length - 1]?.choice.line === before.at(-1)?.choice.line;
    const added = isSame && before.length > 0 ? now.steps.slice(before.length) : [];
    return added.length > MOST ? [] : added;
  }

  /** To be called when everything of now is in place; fresh: figures that were not there. */
  play(added: readonly Step[], places: Places, fresh: readonly string[], size: number): void {
    for (const step of added) {
      const { x, y, onBoard, turn } = step.choice.spot;
      if (onBoard && turn >= 0) this.drop(x, y);
      this.rise(step, places, size);
    }
    for (const key of fresh) this.put(key);
  }

  private drop(x: number, y: number): void {
    const tile = this.tiles.element(x, y)?.firstElementChild;
    tile?.animate(
      [
        { transform: "translateY(-14px) scale(1.05)" },
        { transform: "translateY(1px) scale(0.995)", offset: 0.7 },
        { transform: "none" },
      ],
      { duration: DROP_MS, easing: EASE },
    );
  }

  private put(key: string): void {
    const figure = this.pieces.element(key)?.firstElementChild;
    figure?.animate(
      [
        { transform: "translateY(-34px) scale(1.12)" },
        { transform: "scale(1.04, 0.94)", offset: 0.6 },
        { transform: "none" },
      ],
      { duration: PUT_MS, easing: EASE },
    );
  }

  /** Points rise from where they were made; those for nothing on the board are told elsewhere. */
  private rise(step: Step, places: Places, size: number): void {
    let n = 0;
    for (const event of step.events) {
      if (event.kind !== "score" || event.feature === null || event.isFinal || event.points === 0)
        continue;
      this.points(
        places.anchor(event.x, event.y, event.segment),
        event.seat,
        event.points,
        size,
        n,
      );
      n += 1;
    }
  }

  private points(at: Point, seat: number, points: number, size: number, n: number): void {
    const colour = this.setup.seats[seat]?.colour ?? "red";
    const k = UNIT / size;
    const group = svgEl(
      "g",
      { transform: `translate(${at.x} ${at.y - n * 34 * k}) scale(${k})` },
      this.group,
    );
    const sign = svgEl("g", { class: "points-sign" }, group);
    svgEl("rect", { x: -36, y: -16, width: 72, height: 32, rx: 16 }, sign);
    markupGroup(badge(colour), { transform: "translate(-20 0) scale(0.5)" }, sign);
    svgEl("text", { class: "num", x: 11, y: 7 }, sign).textContent =
      `${points > 0 ? "+" : ""}${number(points)}`;
    const rising = sign.animate(
      [
        { transform: "translateY(12px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: RISE_MS, easing: EASE },
    );
    rising.onfinish = () => {
      const going = sign.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(-14px)" }], {
        duration: RISE_MS,
        delay: READ_MS,
        fill: "forwards",
      });
      going.onfinish = () => group.remove();
    };
  }
}
