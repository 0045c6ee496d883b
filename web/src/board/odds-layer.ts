/*
 * odds-layer.ts: how many tiles that are still to come fit each free cell, crosses where none does,
 * and a list for the cell that was asked about.
 */
import type { Rules } from "../engine/engine";
import { deadCell } from "../art/tokens";
import { number, t, tellTile } from "../text";
import type { Layer, Now, Table } from "../play/types";
import { UNIT, type Point } from "./camera";
import { cellKey, htmlEl, markupGroup, svgEl } from "./dom";
import {
  chanceOf,
  countOf,
  fitting,
  frontier,
  ownDraws,
  stillToCome,
  stillToDraw,
  type Fit,
} from "./odds";
import type { Places } from "./places";
import type { Symbols } from "./symbols";
import { paintTile } from "./tiles";

/** So many of one's own next draws are looked ahead. */
const AHEAD = 3;
/** So many kinds are pictured; the others are counted. */
const PICTURED = 10;
const PICTURE = 44;
/** Below this size of a tile there is no room for the chance on the cell. */
const PERCENT_FROM = 52;

export class OddsLayer {
  private readonly marks: SVGGElement;
  private readonly legend: HTMLElement;
  private readonly fits = new Map<string, readonly Fit[]>();
  private now: Now | null = null;
  private come: readonly Fit[] = [];
  private draws: readonly Fit[] = [];

  constructor(
    parent: SVGGElement,
    private readonly rules: Rules,
    private readonly table: Table,
    private readonly symbols: Symbols,
    front: HTMLElement,
  ) {
    this.marks = svgEl("g", { class: "board-odds" }, parent);
    this.legend = htmlEl("p", "board-legend", front);
    this.legend.hidden = true;
  }

  show(now: Now, places: Places, layers: ReadonlySet<Layer>, size: number): void {
    this.follow(now);
    this.marks.replaceChildren();
    this.explain(layers.has("odds"), size);
    if (!this.table.session.setup.helps || now.phase === "over") return;
    const [isOdds, isDead] = [layers.has("odds"), layers.has("dead")];
    if (!isOdds && !isDead) return;
    for (const cell of frontier([...places.tiles.values()])) {
      const n = countOf(this.at(cell));
      if (n === 0) {
        const where = `translate(${cell.x * UNIT} ${cell.y * UNIT})`;
        markupGroup(deadCell({ small: size < 60 }), { transform: where }, this.marks);
      } else if (isOdds) this.count(cell, n, size);
    }
  }

  /** What the numbers on the cells mean. */
  private explain(isOdds: boolean, size: number): void {
    const { now } = this;
    const { helps } = this.table.session.setup;
    this.legend.hidden = !isOdds || !helps || !now || now.phase === "over";
    if (!now || this.legend.hidden) return;
    const draws = ownDraws(now.state.left, this.rules.seats, AHEAD);
    const isPercent = draws > 0 && size >= PERCENT_FROM;
    this.legend.replaceChildren(
      t("board.legendCount"),
      ...(isPercent ? [document.createElement("br"), t("board.legendChance", { n: draws })] : []),
    );
  }

  /** The tiles that fit a cell, as a list for a person. */
  list(cell: Point): HTMLElement {
    const panel = htmlEl("div", "odds-list");
    const { now } = this;
    if (!now) return panel;
    const fits = this.at(cell);
    const [good, all] = [countOf(fits), countOf(this.come)];
    htmlEl("b", "odds-title", panel).textContent =
      good === 0 ? t("board.fitsNone") : t("board.fits", { n: good, all });
    if (good === 0) return panel;
    const pictures = htmlEl("div", "odds-tiles", panel);
    for (const fit of fits.slice(0, PICTURED)) this.picture(pictures, fit, cell);
    const rest = countOf(fits.slice(PICTURED));
    if (rest > 0)
      htmlEl("span", "odds-more", pictures).textContent = t("board.fitsMore", { n: rest });
    const { draws, percent } = this.chance(cell);
    if (draws > 0) {
      htmlEl("small", "odds-chance", panel).textContent = t("board.chance", {
        n: draws,
        percent: number(percent),
      });
    }
    return panel;
  }

  private follow(now: Now): void {
    if (this.now === now) return;
    this.now = now;
    this.fits.clear();
    const { helps } = this.table.session.setup;
    this.come = helps ? stillToCome(this.rules, now.state) : [];
    this.draws = helps ? stillToDraw(this.rules, now.state) : [];
  }

  /** How likely one of one's next draws fits, in percent, and how many draws these are. */
  private chance(cell: Point): { readonly percent: number; readonly draws: number } {
    const left = this.now?.state.left ?? 0;
    const draws = ownDraws(left, this.rules.seats, AHEAD);
    const fits = new Set(this.at(cell).map((fit) => fit.kind));
    const good = countOf(this.draws.filter((fit) => fits.has(fit.kind)));
    return { draws, percent: Math.round(chanceOf(good, countOf(this.draws), draws) * 100) };
  }

  private at(cell: Point): readonly Fit[] {
    const key = cellKey(cell.x, cell.y);
    let found = this.fits.get(key);
    if (!found) {
      found = this.now ? fitting(this.now.state, this.come, cell) : [];
      this.fits.set(key, found);
    }
    return found;
  }

  private count(cell: Point, n: number, size: number): void {
    const k = (UNIT / size) * Math.min(1, size / 52);
    const at = `translate(${(cell.x + 0.5) * UNIT} ${(cell.y + 0.5) * UNIT}) scale(${k})`;
    const group = svgEl("g", { class: "odds-count", transform: at }, this.marks);
    svgEl("circle", { r: 13 }, group);
    svgEl("text", { class: "num", y: 5 }, group).textContent = number(n);
    const { draws, percent } = this.chance(cell);
    if (draws === 0 || size < PERCENT_FROM) return;
    const below = svgEl("text", { class: "odds-percent", y: 27 }, group);
    below.textContent = t("board.percent", { percent: number(percent) });
  }

  private picture(parent: Element, fit: Fit, cell: Point): void {
    const kind = this.rules.kinds[fit.kind];
    if (!kind || !this.now) return;
    const [turn = 0] = this.now.state.fits(cell.x, cell.y, fit.kind);
    const figure = htmlEl("span", "odds-tile", parent);
    const svg = svgEl(
      "svg",
      {
        viewBox: `0 0 ${UNIT} ${UNIT}`,
        width: PICTURE,
        height: PICTURE,
        role: "img",
        "aria-label": tellTile(this.rules, fit.kind),
      },
      figure,
    );
    paintTile(svg, this.symbols.tile(kind, turn, cell.x, cell.y));
    htmlEl("span", "odds-left num", figure).textContent = t("board.times", { n: fit.left });
  }
}
