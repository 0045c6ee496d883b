/*
 * pieces.ts: figures of players and what belongs to nobody, standing on the board. Those farther
 * south stand in front, and what stands on something comes after it.
 */
import { SMALL_BELOW, TOP_SCALE, pieceUse, towerTop } from "../art/figures";
import { tokenMarkup } from "../art/tokens";
import type { GameSetup } from "../play/types";
import type { Point } from "./camera";
import { Keyed, round, svgEl } from "./dom";
import { isCarrier, type Places, type Standing } from "./places";

/** Scale of a standing and a lying figure, and of a token, with 100 units to a tile. */
const STAND = 0.34;
const LIE = 0.3;
const TOKEN = 0.32;
/** A token that stands beside figures is smaller, so as not to hide them. */
const BESIDE = 0.27;
/** A figure is 100 of its own units high; it is never less than so many px. */
const LEAST_PX = 19;
/** At most this much larger than it should be: beyond it figures would hide the tiles. */
const MOST = 1.7;
/** With less room than this, in units, a figure is drawn smaller, but not smaller than TIGHT. */
const ROOM = 6;
const TIGHT = 0.78;
/** The foot lies below the anchor by this share of the height, so that the middle lies on it. */
const SINK = 0.36;
const SINK_LYING = 0.26;

/** The order in which they are drawn. A carrier and whoever stands on it share a place. */
export const fromBackToFront = (a: Standing, b: Standing): number =>
  a.y - b.y || Number(a.on !== null) - Number(b.on !== null) || a.x - b.x;

export class PiecesLayer {
  private readonly group: SVGGElement;
  private readonly pieces: Keyed<Standing, SVGGElement>;
  private size = 100;
  private order = "";

  constructor(
    parent: SVGGElement,
    private readonly setup: GameSetup,
  ) {
    this.group = svgEl("g", { class: "board-pieces" }, parent);
    this.pieces = new Keyed(
      (s) => svgEl("g", { class: s.isOnly ? "board-piece walker" : "board-piece" }, this.group),
      (element, standing) => this.paint(element, standing),
    );
  }

  /** isStep: something was done in the game, otherwise only the view has changed. */
  show(places: Places, size: number, isStep: boolean): void {
    this.size = size;
    this.group.classList.toggle("walking", isStep);
    const sorted = [...places.all()].sort(fromBackToFront);
    this.pieces.show(new Map(sorted.map((s) => [s.key, s])));
    const order = sorted.map((s) => s.key).join(" ");
    if (order === this.order) return;
    this.order = order;
    this.group.append(...sorted.map((s) => this.pieces.elements.get(s.key)!));
  }

  element(key: string): SVGGElement | undefined {
    return this.pieces.elements.get(key);
  }

  /** The middle of a figure in units, where it is pointed at, and half its height. */
  middle(standing: Standing): Point & { readonly reach: number } {
    const scale = this.scale(standing);
    const foot = this.foot(standing);
    // The drawing itself knows best how high it is; a bare site has none.
    const box = this.pieces.elements.get(standing.key)?.getBBox();
    if (!box || box.height === 0) return { x: standing.x, y: standing.y, reach: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x: foot.x + x * scale, y: foot.y + y * scale, reach: (box.height / 2) * scale };
  }

  /** The keys of everything that is shown. */
  keys(): Set<string> {
    return new Set(this.pieces.elements.keys());
  }

  /** The top of a token that carries figures, in units. */
  top(standing: Standing): Point {
    const foot = this.foot(standing);
    return { x: foot.x, y: foot.y + towerTop(standing.token?.count ?? 0) * this.scale(standing) };
  }

  private scale(s: Standing): number {
    const normal = s.beside ? BESIDE : s.token ? TOKEN : s.isLying ? LIE : STAND;
    const grown = this.grown();
    const tight = s.token ? 1 : Math.min(1, Math.max(TIGHT, s.room / ROOM));
    return normal * grown * tight * (s.on ? TOP_SCALE : 1);
  }

  /** How much larger figures are than they should be, so as to be seen from afar. */
  private grown(): number {
    return Math.min(MOST, Math.max(1, LEAST_PX / (STAND * this.size)));
  }

  private foot(s: Standing): Point {
    const scale = this.scale(s);
    if (s.on) return { x: s.x, y: s.y + (towerTop(s.on.count) * scale) / TOP_SCALE };
    if (s.token && isCarrier(s.token.kind)) return { x: s.x, y: s.y + 2 };
    // What stands beside a figure that has grown goes farther away from it.
    const x = s.beside ? s.beside.x + (s.x - s.beside.x) * this.grown() : s.x;
    return { x, y: s.y + 100 * scale * (s.isLying ? SINK_LYING : SINK) };
  }

  private paint(element: SVGGElement, s: Standing): void {
    const scale = this.scale(s);
    const foot = this.foot(s);
    const [x, y] = [round(foot.x), round(foot.y)];
    element.style.transform = `translate(${x}px, ${y}px) scale(${round(scale)})`;
    const small = 100 * scale * (this.size / 100) < SMALL_BELOW;
    const look = s.piece
      ? `${s.piece.kind} ${s.piece.seat} ${s.isLying} ${small}`
      : `${s.token?.kind} ${s.token?.count} ${small}`;
    if (element.dataset.look === look) return;
    element.dataset.look = look;
    element.innerHTML = s.piece ? this.figure(s, small) : this.token(s, small);
  }

  private figure(s: Standing, small: boolean): string {
    const colour = this.setup.seats[s.piece?.seat ?? 0]?.colour ?? "red";
    return pieceUse(s.piece?.kind ?? "", colour, { small, lying: s.isLying });
  }

  private token(s: Standing, small: boolean): string {
    // A site without anything on it is part of the tile's own picture.
    if (!s.token || s.token.count === 0) return "";
    return tokenMarkup(s.token.kind, { count: s.token.count, height: s.token.count, small });
  }
}
