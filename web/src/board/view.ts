/*
 * view.ts: the board of a tile game. It puts the layers together, paints what table.now says, and
 * hands what a person points at to the table. It knows no rules.
 */
import { effect, untracked } from "@preact/signals";
import { t } from "../text";
import type { BoardSight } from "../play/table";
import type { Now, Step, Table } from "../play/types";
import { ArrowsLayer } from "./arrows";
import { AskList } from "./ask";
import { ButtonsLayer } from "./buttons";
import {
  FAR_BELOW,
  NO_INSETS,
  UNIT,
  boundsOf,
  centre,
  free,
  type Bounds,
  type Point,
} from "./camera";
import { ComparedLayer } from "./compared";
import { cellKey, svgEl } from "./dom";
import { cellsToSee, fitAround, hiddenCells } from "./fitting";
import { Float } from "./float";
import { Framing } from "./framing";
import { GhostLayer } from "./ghost";
import { Handles } from "./handles";
import { Hatches } from "./hatch";
import { Inspector } from "./inspect";
import { LitLayer } from "./lit";
import { MarksLayer } from "./marks";
import { Motion } from "./motion";
import { frontier } from "./odds";
import { OddsLayer } from "./odds-layer";
import type { BoardOptions } from "./options";
import { Overlays } from "./overlays";
import { PiecesLayer } from "./pieces";
import { Places } from "./places";
import { Pointing } from "./pointing";
import { Stage } from "./stage";
import { Symbols } from "./symbols";
import { TilesLayer } from "./tiles";
import { windowOf } from "./window";
import { WishLayer, type Wish } from "./wishes";

/** The table the board belongs to; it may ask the board where choices are. */
export type BoardTable = Table & Partial<BoardSight>;

/** Room round the tiles, in cells, that still counts as board when the view is moved. */
const ROOM = 1.15;

/** So many times larger a position could be shown before it is; one that is gone through follows
 *  more closely. */
const LOST = 1.5;
const LOST_LOOK = 1.25;
/** The width of a tile, in px, that somebody wants to see from nearer. */
const NEARER = 128;

export class BoardView {
  private readonly stage: Stage;
  private readonly symbols: Symbols;
  private readonly tiles: TilesLayer;
  private readonly overlays: Overlays;
  private readonly odds: OddsLayer;
  private readonly lit: LitLayer;
  private readonly ghost: GhostLayer;
  private readonly marks: MarksLayer;
  private readonly compared: ComparedLayer;
  private readonly pieces: PiecesLayer;
  private readonly buttons: ButtonsLayer;
  private readonly wishes: WishLayer;
  private readonly handles: Handles;
  private readonly arrows: ArrowsLayer;
  private readonly asking: AskList;
  private readonly inspector: Inspector;
  private readonly probe: Float;
  private readonly motion: Motion;
  private readonly framing: Framing;
  private readonly pointing: Pointing;
  private readonly effects: (() => void)[] = [];
  private places: Places;
  private seen: Now | null = null;
  private paintAgain = 0;

  constructor(
    host: HTMLElement,
    private readonly table: BoardTable,
    private readonly options: BoardOptions,
  ) {
    const { rules, setup } = table.session;
    const stage = new Stage(host);
    this.stage = stage;
    stage.root.setAttribute("role", "group");
    stage.root.tabIndex = -1;
    stage.mayGlide = () => !options.isStill.peek();
    this.places = new Places(rules, table.now.peek().state);
    this.symbols = new Symbols(stage.root, stage.defs, rules, () => this.repaintSoon());
    this.tiles = new TilesLayer(stage.land, rules, this.symbols);
    const [below, above] = [svgEl("g", {}, stage.live), svgEl("g", {})];
    this.overlays = new Overlays(below, above, rules, setup, new Hatches(stage.defs));
    this.lit = new LitLayer(below, setup);
    this.odds = new OddsLayer(stage.live, rules, table, this.symbols, stage.front);
    this.marks = new MarksLayer(stage.live);
    this.compared = new ComparedLayer(stage.live, table, this.symbols);
    this.ghost = new GhostLayer(stage.live, this.symbols, () => !options.isStill.peek());
    this.pieces = new PiecesLayer(stage.live, setup);
    stage.live.append(above);
    this.buttons = new ButtonsLayer(
      stage.buttons,
      stage.live,
      table,
      this.pieces,
      () => windowOf(stage.view, stage.rest, [...this.covers(), ...this.arrows.boxes()]),
      () => stage.root.focus({ preventScroll: true }),
      (cell) => {
        this.framing.take();
        this.nearer(cell);
      },
    );
    this.wishes = new WishLayer(stage.buttons);
    this.handles = new Handles(stage, table);
    this.framing = this.frame();
    this.arrows = new ArrowsLayer(stage, () => this.framing.take());
    this.asking = new AskList(stage, table, (choices) => this.buttons.focus(choices));
    this.inspector = new Inspector(stage, table);
    this.probe = new Float(stage, "board-probe");
    this.motion = new Motion(above, this.tiles, this.pieces, setup);
    this.pointing = new Pointing(
      stage,
      table,
      this.inspector,
      () => this.places,
      this.buttons,
      this.framing,
    );
    table.locate = (choice) => {
      const at = this.places.locate(choice);
      return { x: at.x / UNIT, y: at.y / UNIT };
    };
    table.middle = () => {
      const area = free(stage.view, stage.insets);
      return stage.toCells({ x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 });
    };
    stage.onRest(() => this.resized());
    this.watch();
    if (stage.view.width > 0) this.framing.fit(false);
  }

  destroy(): void {
    for (const stop of this.effects) stop();
    cancelAnimationFrame(this.paintAgain);
    this.framing.destroy();
    this.pointing.destroy();
    this.inspector.destroy();
    this.tiles.destroy();
    this.symbols.destroy();
    this.stage.destroy();
  }

  /** Shows the whole board, now and as it grows. */
  fit(): void {
    this.framing.fit(true);
  }

  zoomBy(factor: number): void {
    this.framing.take();
    this.stage.zoomMiddle(factor);
  }

  /** Shows a tile so large that its places can be told apart. */
  private nearer(cell: Point): void {
    const { stage } = this;
    this.buttons.ask(cell);
    const size = Math.max(NEARER, stage.target.size);
    const area = free(stage.view, stage.insets);
    stage.goTo(centre({ size, x: 0, y: 0 }, cell.x + 0.5, cell.y + 0.5, area), true);
  }

  /** Lets somebody choose an open cell while there is no tile for it; null: not any more. */
  offer(wish: Wish | null): void {
    this.wishes.offer(wish);
  }

  /** Tells about what is aimed at. */
  inspect(): void {
    this.pointing.inspect();
  }

  private frame(): Framing {
    const { stage, table } = this;
    const framing = new Framing({
      fit: (isGliding) => stage.fit(isGliding),
      halt: () => stage.halt(),
      isHiding: () => this.isHidden(this.cells()) || this.isLost() || this.isTiny(),
      isAiming: () =>
        table.ghost.peek() !== null ||
        table.asking.peek() !== null ||
        table.aim.peek()?.spot.onBoard === true ||
        this.isDrafting(),
      isTouched: (ms) => this.pointing.isTouched(ms),
    });
    stage.frame = () => fitAround(this.cells(), stage.view, this.covers());
    stage.isFitting = () => framing.isFitting;
    return framing;
  }

  /** In the midst of a turn the view stays, as long as every place that may be chosen is seen. */
  private isDrafting(): boolean {
    const { canUndo, targets } = this.table.now.peek();
    const isSeen = !this.isHidden([...targets.cells, ...targets.spots, ...targets.tiles]);
    return canUndo && isSeen && !this.isTiny();
  }

  /** The places that are to be chosen from could be told apart much better. */
  private isTiny(): boolean {
    const { spots, tiles } = this.table.now.peek().targets;
    if (spots.length + tiles.length === 0) return false;
    return this.stage.frame().size > LOST * this.stage.target.size;
  }

  /** An early position looks lost in a view that was made for a late one. */
  private isLost(): boolean {
    const isLook = this.table.now.peek().phase === "look";
    return isLook && this.stage.frame().size > LOST_LOOK * this.stage.target.size;
  }

  private covers(): readonly Bounds[] {
    return this.options.covers?.() ?? [];
  }

  /** Whether some of the cells lie outside the window or behind something. */
  private isHidden(cells: readonly Point[]): boolean {
    return hiddenCells(this.stage.target, cells, this.stage.view, this.covers()) > 0;
  }

  /** Moves the view so that a cell can be seen, if it cannot. */
  private bring(cell: Point): void {
    if (this.isHidden([cell])) this.stage.show(cell.x, cell.y);
  }

  /** The cells that a view of everything has to show: tiles, and where tiles may come. While places
   *  on tiles are chosen from and would be tiny, those and what lies round them. */
  private cells(): readonly Point[] {
    const tiles = [...this.places.tiles.values()];
    const all = [...tiles, ...(tiles.length > 0 ? frontier(tiles) : [{ x: 0, y: 0 }])];
    const { targets } = this.table.now.peek();
    return cellsToSee(all, [...targets.spots, ...targets.tiles], this.stage.view, this.covers());
  }

  private watch(): void {
    const { table, options, stage } = this;
    const on = (work: () => void) => this.effects.push(effect(work));
    on(() => {
      stage.insets = options.insets?.value ?? NO_INSETS;
      stage.front.style.setProperty("--top", `${stage.insets.top}px`);
      if (!this.seen) return;
      stage.shift();
      // Buttons stay where they are while somebody aims at one.
      if (table.aim.peek() === null) untracked(() => this.paintPieces(table.now.value, false));
    });
    on(() => {
      const theme = options.theme.value;
      stage.root.dataset.theme = theme;
      this.symbols.setTheme(theme);
      untracked(() => this.repaint());
    });
    on(() => {
      stage.root.classList.toggle("with-grid", options.grid.value);
    });
    on(() => this.paint(table.now.value));
    on(() => this.paintOverlays(table.now.value));
    on(() => this.paintGhost(table.now.value));
    on(() => {
      const aim = table.aim.value;
      this.buttons.showAim();
      // Keys, hints and fingers may aim at what is out of sight or half of it.
      const isMouse = this.pointing.isBusy && this.buttons.pointer === "mouse";
      if (!aim?.spot.onBoard || isMouse) return;
      if (this.buttons.isFolded(aim)) this.nearer(aim.spot);
      else this.bring(aim.spot);
    });
    on(() => this.paintAsking());
    on(() => {
      this.see(table.now.value);
      this.lit.show(table.lit.value, this.places);
    });
    on(() => this.compared.show(this.size));
    on(() => this.paintProbe());
  }

  private get size(): number {
    return this.stage.rest.size;
  }

  /** Several effects follow the position; the first of them reads where everything is. */
  private see(now: Now): void {
    if (this.seen === now) return;
    this.seen = now;
    this.places = new Places(this.table.session.rules, now.state);
  }

  private paint(now: Now): void {
    const before = this.pieces.keys();
    this.see(now);
    this.stage.bounds = boundsOf(this.places.tiles.values(), ROOM);
    const added = this.motion.added(now);
    this.tiles.show(this.places);
    this.paintPieces(now, true);
    this.inspector.follow(now, this.places);
    this.stage.root.setAttribute("aria-label", t("board.name", { n: this.places.tiles.size }));
    if (!this.options.isStill.peek() && added.length > 0) {
      const fresh = this.places
        .all()
        .map((s) => s.key)
        .filter((key) => !before.has(key));
      this.motion.play(added, this.places, fresh, this.size);
    }
    this.follow(now, added);
    this.framing.follow();
  }

  /** Everything whose size depends on the zoom. */
  private paintPieces(now: Now, isStep: boolean): void {
    const { size } = this;
    this.pieces.show(this.places, size, isStep);
    this.marks.show(now, size < FAR_BELOW);
    this.ghost.showCells(now.targets.cells, size < FAR_BELOW);
    const { cells, spots, tiles } = now.targets;
    this.arrows.show([...cells, ...spots, ...tiles], this.covers());
    this.buttons.show(now, this.places, size);
    this.wishes.follow([...this.places.tiles.values()], size);
  }

  /** Takes the view to what another player has just done, if that is wished, and to the tile that
   *  a person has just laid, whose places are to be seen. */
  private follow(now: Now, added: readonly Step[]): void {
    if (now.phase === "look") return;
    const isShown = (s: Step) =>
      s.isDraft || (this.options.follow.peek() && s.seat >= 0 && s.seat !== now.looker);
    const last = added.filter((s) => s.choice.spot.onBoard && isShown(s)).at(-1);
    // A view that shows everything follows by itself, and one that is dragged stays in the hand.
    if (!last || this.framing.isFitting || (!last.isDraft && this.pointing.isBusy)) return;
    this.bring(last.choice.spot);
  }

  private paintOverlays(now: Now): void {
    const layers = this.table.layers.value;
    this.see(now);
    this.overlays.show(now, this.places, layers, this.size);
    this.odds.show(now, this.places, layers, this.size);
  }

  private paintGhost(now: Now): void {
    const ghost = this.table.ghost.value;
    const cell = ghost && now.targets.cells.find((c) => c.x === ghost.x && c.y === ghost.y);
    const kind = this.table.session.rules.kinds[now.state.hand] ?? null;
    const turns = cell ? [...cell.turns.keys()].sort() : [];
    this.ghost.show(cell ? ghost : null, kind, turns);
    const isFinger = this.buttons.pointer === "touch" || this.buttons.pointer === "pen";
    this.handles.show(cell ? ghost : null, turns.length, isFinger);
  }

  private paintAsking(): void {
    const choices = this.table.asking.value;
    const k = UNIT / this.size;
    const at = choices && this.buttons.middleOf(choices);
    const place = at ? { x: at.x * k, y: at.y * k } : null;
    untracked(() => this.asking.show(choices, this.table.now.value, this.places, place));
  }

  private paintProbe(): void {
    const cell = this.table.probe.value;
    this.see(this.table.now.value);
    const isFree = cell !== null && !this.places.tiles.has(cellKey(cell.x, cell.y));
    if (!cell || !isFree || !this.table.session.setup.helps) this.probe.hide();
    else this.probe.show({ x: cell.x + 0.5, y: cell.y + 0.5 }, this.size / 2, this.odds.list(cell));
  }

  /** The view rests at another size or place. */
  private resized(): void {
    const now = this.table.now.peek();
    untracked(() => {
      this.paintPieces(now, false);
      this.paintOverlays(now);
      this.paintGhost(now);
      this.lit.show(this.table.lit.value, this.places);
      this.compared.show(this.size);
    });
  }

  private repaint(): void {
    this.tiles.repaint(this.places);
    this.ghost.repaint();
    this.compared.show(this.size);
  }

  /** Pictures come in quick succession; they are put in once a frame. */
  private repaintSoon(): void {
    if (this.paintAgain !== 0) return;
    this.paintAgain = requestAnimationFrame(() => {
      this.paintAgain = 0;
      this.tiles.show(this.places);
      this.ghost.repaint();
      this.compared.show(this.size);
      this.paintProbe();
    });
  }
}

export { boardOptions, type BoardOptions } from "./options";
