/*
 * buttons.ts: a real button over everything that can be pointed at on the board.
 *
 * One of them is in the order of the Tab key, the others are reached with the arrows, as in a list.
 * What a press means depends on what pressed: a mouse has shown the tile before it clicks, a finger
 * shows it first and turns it with the next tap.
 */
import type { Choice } from "../engine/engine";
import type { Colour } from "../art/players";
import { number, t, tellChoice, worthOf } from "../text";
import type { Now, Table } from "../play/types";
import { UNIT, type Point } from "./camera";
import { Keyed, htmlEl, svgEl } from "./dom";
import { choicePicture } from "./pictures";
import { layPins } from "./folding";
import type { PiecesLayer } from "./pieces";
import { extentOf, pinOf, pinsOf, type Pin, type Placed } from "./pins";
import { isCarrier, type Places } from "./places";
import type { Extent } from "./spread";
import type { Window } from "./window";

/** Height of the figure in a round button, in px. */
const PICTURE = 26;
const SIGN = 18;
/** Tiles smaller than this, in px, are no buttons for a finger: theirs lie beside them. */
const FINGER = 48;
/** A ring is so much wider than what it goes round. */
const RING = 2.3;

export class ButtonsLayer {
  /** What is pressed: everything that can be pointed at, as far as there is room for it. */
  pins: readonly Pin[] = [];
  /** What pressed last: "mouse", "touch", "pen"; empty: the keyboard. */
  pointer = "";
  private readonly buttons: Keyed<Placed, HTMLButtonElement>;
  private readonly lines: SVGGElement;
  /** As in pins.css, where the numbers are shown. */
  private readonly hasNumbers = matchMedia("(hover: hover) and (pointer: fine)");
  private now: Now | null = null;
  private places: Places | null = null;
  private size = UNIT;
  private all: readonly Pin[] = [];
  /** The tile whose places somebody wants to see, in this position. */
  private asked: Point | null = null;
  /** What choices are worth, which takes some reckoning; choices of another position are others. */
  private readonly worths = new WeakMap<Choice, number | null>();

  constructor(
    private readonly parent: HTMLElement,
    live: SVGGElement,
    private readonly table: Table,
    private readonly pieces: PiecesLayer,
    private readonly window: () => Window,
    private readonly lost: () => void,
    /** The person wants to see a tile from nearer. */
    private readonly nearer: (cell: Point) => void,
  ) {
    this.lines = svgEl("g", { class: "board-leaders" }, live);
    this.buttons = new Keyed(
      (placed) => this.make(placed),
      (button, placed) => this.update(button, placed),
    );
    parent.addEventListener(
      "pointerdown",
      (e) => {
        this.pointer = e.pointerType;
      },
      true,
    );
    parent.addEventListener(
      "keydown",
      () => {
        this.pointer = "";
      },
      true,
    );
  }

  show(now: Now, places: Places, size: number): void {
    if (now.targets !== this.now?.targets) this.asked = null;
    this.now = now;
    this.places = places;
    this.all = pinsOf(now.targets);
    const hadFocus = this.parent.contains(document.activeElement);
    this.layOut(size);
    if (hadFocus && !this.parent.contains(document.activeElement)) this.lost();
  }

  /** The view rests at another size. */
  layOut(size: number): void {
    this.size = size;
    const isWide = (pin: Pin) => pin.sort === "cell" || (pin.sort === "tile" && size >= FINGER);
    const middle = (pin: Pin) => ({ x: (pin.x + 0.5) * size, y: (pin.y + 0.5) * size });
    const { folded, round } = layPins({
      pins: this.all.filter((pin) => !isWide(pin)),
      thing: (pin) => this.thing(pin),
      extent: (pin) => this.extent(pin),
      largest: (pin) => this.extent(pin, true),
      tile: size,
      window: this.window(),
      first: [this.asked, this.laid()].filter((cell) => cell !== null),
    });
    const wide = [...this.all.filter(isWide), ...folded];
    const large = wide.map((pin) => ({ pin, at: middle(pin), thing: middle(pin), isMoved: false }));
    this.pins = [...wide, ...round.map(({ pin }) => pin)];
    const all = [...large, ...round];
    this.buttons.show(new Map(all.map((placed) => [placed.pin.key, placed])));
    this.showLines(round);
    this.showAim();
  }

  /** The aimed button is the one that Tab reaches. */
  showAim(): void {
    const aim = this.table.aim.peek();
    const aimed = pinOf(this.pins, aim);
    const stop = aimed ?? this.pins[0];
    for (const [key, button] of this.buttons.elements) {
      button.tabIndex = key === stop?.key ? 0 : -1;
      button.classList.toggle("aimed", key === aimed?.key);
      // Of several figures that could go there one is meant.
      if (key === aimed?.key && aim) button.dataset.meant = String(aimed.choices.indexOf(aim));
    }
    const inside = this.parent.contains(document.activeElement);
    if (aimed && inside) this.buttons.elements.get(aimed.key)?.focus({ preventScroll: true });
  }

  /** The place of a choice is only shown from nearer. */
  isFolded(choice: Choice): boolean {
    return pinOf(this.pins, choice)?.sort === "many";
  }

  /** From now on the places of this tile come before those of others. */
  ask(cell: Point): void {
    this.asked = cell;
  }

  /** Where a pin's button is now, in px of the resting board. */
  middleOf(choices: readonly Choice[]): Point | null {
    const pin = pinOf(this.pins, choices[0] ?? null);
    const button = pin && this.buttons.elements.get(pin.key);
    return button ? { x: Number(button.dataset.x), y: Number(button.dataset.y) } : null;
  }

  focus(choices: readonly Choice[]): void {
    const pin = pinOf(this.pins, choices[0] ?? null);
    if (pin) this.buttons.elements.get(pin.key)?.focus({ preventScroll: true });
  }

  private thing(pin: Pin): Point {
    const k = this.size / UNIT;
    const { places } = this;
    if (!places) return { x: 0, y: 0 };
    if (pin.segment < 0) return { x: (pin.x + 0.5) * this.size, y: (pin.y + 0.5) * this.size };
    const there = places.on(pin.x, pin.y, pin.segment);
    const [first] = pin.sort === "take" ? there : [];
    const carrier = there.find((s) => s.token !== null && isCarrier(s.token.kind));
    // A figure would stand on top, and what carries it should be seen.
    const at = first
      ? this.pieces.middle(first)
      : carrier
        ? this.pieces.top(carrier)
        : places.anchor(pin.x, pin.y, pin.segment);
    return { x: at.x * k, y: at.y * k - (carrier && !first ? PICTURE / 2 : 0) };
  }

  /** The tile that the person has just laid. */
  private laid(): Point | null {
    const laid = this.now?.steps.filter((s) => s.isDraft && s.choice.spot.turn >= 0) ?? [];
    return laid.at(-1)?.choice.spot ?? null;
  }

  private extent(pin: Pin, hasWorth = this.worth(pin) !== null): Extent {
    const ring = pin.sort === "take" ? this.reach(pin) * RING : 0;
    const hasKey = this.hasNumbers.matches && pin.digit > 0;
    return extentOf(pin, { hasKey, hasWorth, tile: this.size, ring });
  }

  /** Half the height of what stands at a pin, in px. */
  private reach(pin: Pin): number {
    const [first] = this.places?.on(pin.x, pin.y, pin.segment) ?? [];
    return first ? (this.pieces.middle(first).reach * this.size) / UNIT : 0;
  }

  private make(placed: Placed): HTMLButtonElement {
    const { pin } = placed;
    const button = htmlEl("button", `pin pin-${pin.sort}`, this.parent);
    button.type = "button";
    const current = () => this.pins.find((p) => p.key === pin.key);
    // A button that appears under a resting mouse is not aimed at: Enter would take it.
    button.addEventListener("pointermove", (e) => {
      const now = current();
      if (now && e.pointerType === "mouse" && e.buttons === 0) this.aim(now);
    });
    button.addEventListener("focus", () => {
      const now = current();
      if (now && button.matches(":focus-visible")) this.aim(now);
    });
    button.addEventListener("click", () => {
      const now = current();
      if (now) this.press(now);
    });
    return button;
  }

  private update(button: HTMLButtonElement, placed: Placed): void {
    const { pin, at, isMoved } = placed;
    button.dataset.x = String(at.x);
    button.dataset.y = String(at.y);
    button.style.left = `${at.x}px`;
    button.style.top = `${at.y}px`;
    button.classList.toggle("moved", isMoved);
    // A ring goes round the whole figure.
    const ring = pin.sort === "take" && !isMoved ? `${Math.max(44, this.reach(pin) * RING)}px` : "";
    button.style.width = ring;
    button.style.height = ring;
    button.setAttribute("aria-label", this.name(pin));
    if (pin.sort === "many") button.title = this.name(pin);
    if (pin.digit > 0) button.setAttribute("aria-keyshortcuts", String(pin.digit));
    const look = `${pin.choices.map((c) => c.line).join()} ${isMoved} ${this.now?.actor}`;
    if (pin.sort === "cell" || pin.sort === "many" || button.dataset.look === look) return;
    button.dataset.look = look;
    this.fill(button, pin, isMoved);
  }

  private fill(button: HTMLButtonElement, pin: Pin, isMoved: boolean): void {
    button.replaceChildren();
    const lying = this.places?.isLying(pin.x, pin.y, pin.segment) ?? false;
    const picture = (px: number) => (choice: Choice) =>
      choicePicture(choice, this.colour(), px, lying);
    if (pin.sort === "put" || isMoved) {
      const face = htmlEl("span", "pin-face", button);
      const shown = pin.choices.slice(0, 2);
      face.classList.toggle("pair", shown.length > 1);
      face.innerHTML = shown.map(picture(PICTURE)).join("");
    } else {
      // The thing itself is seen; a small sign says what would be done with it.
      htmlEl("span", "pin-sign", button).innerHTML = pin.choices
        .slice(0, 1)
        .map(picture(SIGN))
        .join("");
    }
    const worth = this.worth(pin);
    const text = worth === null ? "" : t("board.worth", { n: number(worth) });
    if (text !== "") htmlEl("span", "pin-worth num", button).textContent = text;
    // A mark for the eye and no part of the name; the style sheet writes it.
    if (pin.digit > 0) htmlEl("kbd", "pin-key", button).dataset.key = String(pin.digit);
  }

  /** What the first choice would bring, where that may be told. */
  private worth(pin: Pin): number | null {
    const { rules, setup } = this.table.session;
    const [first] = pin.choices;
    if (!this.now || !first || !setup.helps || pin.sort === "cell" || pin.sort === "many")
      return null;
    let worth = this.worths.get(first);
    if (worth === undefined) {
      worth = worthOf(rules, this.now.state, first);
      this.worths.set(first, worth);
    }
    return worth;
  }

  private colour(): Colour {
    return this.table.session.setup.seats[this.now?.actor ?? 0]?.colour ?? "red";
  }

  /** What the button is called: all that it shows is in it. */
  private name(pin: Pin): string {
    const [label, worth] = [this.label(pin), this.worth(pin)];
    if (worth === null || label.includes(number(worth))) return label;
    return t("board.choice", { title: label, detail: t("say.points", { n: worth }) });
  }

  private label(pin: Pin): string {
    const { now } = this;
    const [first] = pin.choices;
    if (!now || !first) return "";
    if (pin.sort === "cell") return t("board.cell", { x: pin.x, y: pin.y, n: pin.choices.length });
    if (pin.sort === "many") return t("board.many", { x: pin.x, y: pin.y, n: pin.choices.length });
    const { rules, setup } = this.table.session;
    const say = (choice: Choice) => tellChoice(rules, now.state, choice, setup);
    if (pin.choices.length > 1)
      return t("board.several", { n: pin.choices.length, first: say(first).title });
    const { title, detail } = say(first);
    return setup.helps && detail !== "" ? t("board.choice", { title, detail }) : title;
  }

  private aim(pin: Pin): void {
    if (pin.sort === "cell") {
      const ghost = this.table.ghost.peek();
      if (ghost?.x !== pin.x || ghost.y !== pin.y) this.table.aimCell(pin.x, pin.y);
    } else if (pin.sort !== "many" && pinOf(this.pins, this.table.aim.peek()) !== pin)
      this.table.aim.value = pin.choices[0] ?? null;
  }

  private press(pin: Pin): void {
    const [first, second] = pin.choices;
    if (!first) return;
    if (pin.sort === "cell") this.pressCell(pin);
    else if (pin.sort === "many") this.nearer(pin);
    else if (second) this.table.asking.value = pin.choices;
    else this.table.session.choose(first);
  }

  private pressCell(pin: Pin): void {
    const ghost = this.table.ghost.peek();
    const isHere = ghost?.x === pin.x && ghost.y === pin.y;
    const isFinger = this.pointer === "touch" || this.pointer === "pen";
    if (!isHere) this.table.aimCell(pin.x, pin.y);
    if (isHere && isFinger) this.table.turnGhost(1);
    if (!isFinger) this.table.placeGhost();
  }

  /** Lines from buttons that had to move to where they belong. */
  private showLines(placed: readonly Placed[]): void {
    const k = UNIT / this.size;
    this.lines.replaceChildren();
    for (const { at, thing, isMoved } of placed) {
      if (!isMoved) continue;
      const d = `M${at.x * k} ${at.y * k}L${thing.x * k} ${thing.y * k}`;
      svgEl("path", { class: "leader", d, "stroke-width": 3.5 * k }, this.lines);
      svgEl(
        "circle",
        {
          class: "leader-end",
          cx: thing.x * k,
          cy: thing.y * k,
          r: 3.5 * k,
          "stroke-width": 1.5 * k,
        },
        this.lines,
      );
    }
  }
}
