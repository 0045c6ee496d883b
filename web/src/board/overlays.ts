/*
 * overlays.ts: what a person can lay over the board: land with its owners, open features, the last
 * moves, coordinates. Each is drawn when it is switched on and whenever the position changes.
 */
import type { Feature, Member, Rules } from "../engine/engine";
import { colourClass } from "../art/players";
import { badge, lastMove } from "../art/tokens";
import { number, t } from "../text";
import type { Colour, GameSetup, Layer, Now } from "../play/types";
import { UNIT, boundsOf, type Bounds, type Point } from "./camera";
import { cellKey, markupGroup, svgEl } from "./dom";
import type { Hatches } from "./hatch";
import { frontier } from "./odds";
import type { Places } from "./places";
import { drawMembers, middleMember } from "./shapes";
import { spreadBoxes } from "./spread";

/** Height of a chip in px; it has that size whatever the zoom. */
const CHIP = 24;
/** Px between two chips. */
const CHIP_GAP = 2;
/** So many px over a figure. */
const ABOVE = 34;
/** Below this size of a tile only features with an owner have chips. */
const ALL_FROM = 64;
/** Below this size of a tile, chips have no words. */
const WORDS_FROM = 84;
/** Below this size, coordinates stand at the rim of the board only. */
const CELLS_FROM = 60;

/** Kinds of features that are land: some of their segments have half-edges. */
export function landKinds(rules: Rules): ReadonlySet<string> {
  const segments = rules.kinds.flatMap((kind) => kind.segments);
  return new Set(segments.filter((s) => s.halves !== 0).map((s) => s.kind));
}

interface Chip {
  readonly at: Point;
  readonly seats: readonly number[];
  readonly strong: string;
  readonly words: string;
}

/** Px from the left end of a chip to its text, and its whole width. */
function chipWidths({ seats, strong, words }: Chip): { text: number; whole: number } {
  const text = 8 + seats.length * 20;
  const length = strong.length * 9 + words.length * 6.6 + (words === "" ? 0 : 5);
  return { text, whole: text + length + (length > 0 ? 8 : 0) };
}

const seatsIn = (mask: number): number[] => [0, 1, 2, 3, 4, 5].filter((seat) => mask & (1 << seat));

export class Overlays {
  private readonly areas: SVGGElement;
  private readonly frames: SVGGElement;
  private readonly signs: SVGGElement;
  private readonly land: ReadonlySet<string>;
  private size = UNIT;
  private chips: Chip[] = [];

  /** areas lie below the figures, signs over them. */
  constructor(
    below: SVGGElement,
    above: SVGGElement,
    rules: Rules,
    private readonly setup: GameSetup,
    private readonly hatches: Hatches,
  ) {
    this.areas = svgEl("g", { class: "board-areas" }, below);
    this.frames = svgEl("g", { class: "board-frames" }, below);
    this.signs = svgEl("g", { class: "board-signs" }, above);
    this.land = landKinds(rules);
  }

  show(now: Now, places: Places, layers: ReadonlySet<Layer>, size: number): void {
    this.size = size;
    for (const group of [this.areas, this.frames, this.signs]) group.replaceChildren();
    this.chips = [];
    const isOpen = layers.has("features") && this.setup.helps;
    const features = layers.has("fields") || isOpen ? now.state.features() : [];
    if (layers.has("fields"))
      for (const f of features) if (this.land.has(f.kind)) this.showLand(now, places, f);
    if (isOpen)
      for (const f of features) if (!this.land.has(f.kind)) this.showFeature(now, places, f);
    this.showChips();
    if (layers.has("last")) this.showLast(now);
    if (layers.has("coordinates")) this.showCoordinates(places);
  }

  private colour(seat: number): Colour {
    return this.setup.seats[seat]?.colour ?? "red";
  }

  private showLand(now: Now, places: Places, feature: Feature): void {
    const members = now.state.members(feature.id);
    const owners = seatsIn(feature.owners);
    if (owners.length === 0) {
      const group = svgEl("g", { class: "land nobody" }, this.areas);
      drawMembers(group, places, members, { fill: "land-fill", line: "land-line" });
      return;
    }
    owners.slice(0, 2).forEach((seat, i) => {
      const group = svgEl("g", { class: "land" }, this.areas);
      for (const member of members) {
        const turn = places.tiles.get(cellKey(member.x, member.y))?.turn ?? 0;
        const part = svgEl("g", { fill: this.hatches.fill(this.colour(seat), turn, i > 0) }, group);
        drawMembers(part, places, [member], { fill: "land-area" });
      }
      if (i === 0) drawMembers(group, places, members, { line: "land-line" });
    });
    const middle = middleMember(members);
    if (!middle) return;
    const worth = this.setup.helps ? number(feature.now[owners[0] ?? 0] ?? 0) : "";
    this.chip(this.signPlace(places, members, middle), owners, worth, "");
  }

  /** What is not complete yet, and who has it. */
  private showFeature(now: Now, places: Places, feature: Feature): void {
    if (feature.isClosed || feature.open === 0) return;
    const owners = seatsIn(feature.owners);
    const members = now.state.members(feature.id);
    const colours = owners.map((seat) => this.colour(seat));
    const group = svgEl("g", { class: owners.length === 0 ? "open nobody" : "open" }, this.areas);
    drawMembers(group, places, members, { fill: "open-fill", line: "open-edge" });
    drawMembers(group, places, members, { line: "open-line" });
    if (colours[0]) group.classList.add(colourClass(colours[0]));
    const middle = middleMember(members);
    // A lone piece of road that nobody has is not worth a sign.
    const isSmall = feature.tiles < 2 || this.size < ALL_FROM;
    if (!middle || (owners.length === 0 && isSmall)) return;
    const seat = owners[0];
    const worth = seat === undefined ? feature.worthDone : (feature.done[seat] ?? 0);
    const ends =
      this.size < WORDS_FROM ? `/${number(feature.open)}` : t("board.open", { n: feature.open });
    this.chip(this.signPlace(places, members, middle), owners, number(worth), ends);
  }

  /** A sign belongs to the middle of its feature, but not over the figures there. */
  private signPlace(places: Places, members: readonly Member[], middle: Member): Point {
    const isFree = (m: Member) => places.on(m.x, m.y, m.segment).length === 0;
    const near = members.filter(
      (m) => isFree(m) && Math.hypot(m.x - middle.x, m.y - middle.y) < 1.5,
    );
    const member = isFree(middle) ? middle : (near[0] ?? middle);
    const at = places.anchor(member.x, member.y, member.segment);
    return isFree(member) ? at : { x: at.x, y: at.y - ABOVE * (UNIT / this.size) };
  }

  /** Chips wait until all are known, so that none lies on another. */
  private chip(at: Point, seats: readonly number[], strong: string, words: string): void {
    this.chips.push({ at, seats, strong, words });
  }

  private showChips(): void {
    const k = UNIT / this.size;
    const boxes = this.chips.map((chip) => ({
      x: chip.at.x / k,
      y: chip.at.y / k,
      width: chipWidths(chip).whole + CHIP_GAP,
      height: CHIP + CHIP_GAP,
    }));
    spreadBoxes(boxes).forEach((p, i) =>
      this.drawChip({ ...this.chips[i]!, at: { x: p.x * k, y: p.y * k } }),
    );
  }

  /** A small plate with badges of players, a number and some words. */
  private drawChip(chip: Chip): void {
    const { at, seats, strong, words } = chip;
    const k = UNIT / this.size;
    const group = svgEl(
      "g",
      { class: "chip-sign", transform: `translate(${at.x} ${at.y}) scale(${k})` },
      this.signs,
    );
    const plate = svgEl(
      "rect",
      { class: "chip-plate", height: CHIP, y: -CHIP / 2, rx: CHIP / 2 },
      group,
    );
    const { text: width, whole } = chipWidths(chip);
    const text = svgEl("text", { class: "chip-text", y: 5 }, group);
    svgEl("tspan", { class: "num" }, text).textContent = strong;
    if (words !== "")
      svgEl("tspan", { class: "chip-words", dx: words.startsWith("/") ? 0 : 5 }, text).textContent =
        words;
    plate.setAttribute("x", String(-whole / 2));
    plate.setAttribute("width", String(whole));
    text.setAttribute("x", String(-whole / 2 + width));
    seats.forEach((seat, i) =>
      markupGroup(
        badge(this.colour(seat)),
        {
          transform: `translate(${-whole / 2 + 14 + i * 20} 0) scale(0.4)`,
        },
        group,
      ),
    );
  }

  /** Tiles that others have laid since the last turn of the one who looks. */
  private showLast(now: Now): void {
    // At the end nobody has to answer them any more.
    if (now.phase === "over") return;
    for (const step of now.steps.slice(now.since)) {
      const { x, y, onBoard, turn } = step.choice.spot;
      if (step.seat < 0 || step.seat === now.looker || !onBoard || turn < 0) continue;
      markupGroup(
        lastMove(this.colour(step.seat), { small: this.size < 60 }),
        {
          class: "last-move",
          transform: `translate(${x * UNIT} ${y * UNIT})`,
        },
        this.frames,
      );
    }
  }

  private showCoordinates(places: Places): void {
    const tiles = [...places.tiles.values()];
    if (this.size < CELLS_FROM) {
      this.showRims(boundsOf(tiles, 1));
      return;
    }
    for (const { x, y } of [...tiles, ...frontier(tiles)]) {
      const isFree = !places.tiles.has(cellKey(x, y));
      this.coordinate(`${x},${y}`, (x + 0.5) * UNIT, (y + 1) * UNIT - 5, 12, isFree);
    }
  }

  /** Where cells are too small for numbers, columns and rows have them. */
  private showRims({ left, top, right, bottom }: Bounds): void {
    const size = Math.max(10, Math.min(13, this.size * 0.3)) * (UNIT / this.size);
    // Outside of the free cells, whose middles belong to other marks.
    for (let x = left + 1; x < right - 1; x++) {
      for (const y of [top * UNIT + size * 0.7, bottom * UNIT])
        this.coordinate(String(x), (x + 0.5) * UNIT, y, size, false);
    }
    for (let y = top + 1; y < bottom - 1; y++) {
      for (const x of [left * UNIT + size * 0.4, right * UNIT - size * 0.4])
        this.coordinate(String(y), x, (y + 0.5) * UNIT + size / 3, size, false);
    }
  }

  private coordinate(text: string, x: number, y: number, size: number, isFree: boolean): void {
    const className = isFree ? "coordinate free" : "coordinate";
    svgEl("text", { class: className, x, y, "font-size": size }, this.signs).textContent = text;
  }
}
