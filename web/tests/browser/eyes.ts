/*
 * eyes.ts: what a person sees at the table: what is asked, everything that is offered, and where on
 * the screen it can be pressed. It knows no rules; what may be done is what the page shows.
 */
import type { Page } from "playwright-core";

/** cell: the tile in hand fits there. pin: a place, a figure, a tile. plain: a button on the plank.
 *  prisoner: in the row of a player. answer: one of several things at a place. card, figure: of the
 *  hand. end: where a held card or figure may go in a row. ask: a question at a card or a row. */
export type Sort =
  | "cell"
  | "pin"
  | "plain"
  | "prisoner"
  | "answer"
  | "card"
  | "figure"
  | "end"
  | "ask";

export interface Thing {
  readonly sort: Sort;
  /** Which of its sort, in the order of the page. */
  readonly index: number;
  readonly label: string;
  /** The lines of the record that it stands for, where the page says so. */
  readonly lines: string;
  /** A card or figure that was taken up and waits for a row. */
  readonly isHeld: boolean;
  /** The row of cards it belongs to, or -1. */
  readonly row: number;
  /** A point where nothing lies over it; null: there is none. */
  readonly at: Point | null;
  /** Its middle, perhaps covered or outside the window. */
  readonly middle: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Seen {
  readonly phase: string;
  readonly things: readonly Thing[];
  /** Where single buttons can be pressed, by name; null: not now. */
  readonly buttons: Readonly<Record<ButtonName, Point | null>>;
  /** The part of the window that the board has for itself. */
  readonly board: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Changes whenever something on the table does. */
  readonly sign: string;
}

export type ButtonName =
  | "done"
  | "ready"
  | "lay"
  | "place"
  | "turn"
  | "fit"
  | "nearer"
  | "closeSince"
  | "undo";

/** What somebody wants to press. */
export type Aim = Pick<Thing, "sort" | "index" | "label"> | { readonly button: ButtonName };

interface Eyes {
  look(wait: Wait): Promise<Seen | null>;
  where(aim: Aim, at: Point): Point | null;
}

export interface Wait {
  /** The sign of what was seen last; empty: whatever there is now. */
  readonly before: string;
  /** For so many frames nothing moves: the view follows what others do only a moment later. */
  readonly frames: number;
  readonly patience: number;
}

/** Runs in the page: puts the eyes there. It may use nothing from outside. */
export function openEyes(): void {
  const SORTS: readonly (readonly [Sort, string])[] = [
    ["cell", ".board-buttons .pin-cell"],
    ["pin", ".board-buttons .pin:not(.pin-cell)"],
    ["answer", ".ask-choice"],
    ["plain", "[data-phase=choose] .plank .btn:not(.go):not(.plank-undo)"],
    ["prisoner", ".side .prison button"],
    ["card", ".hand-card.can button"],
    ["figure", ".hand-figure.can"],
    ["end", ".row-end button"],
    ["ask", ".lane .ask button, .join"],
  ];
  const BUTTONS: Readonly<Record<ButtonName, string>> = {
    done: ".btn.go.done",
    ready: ".handover .btn.go",
    lay: ".plank .btn.go:not(.done)[aria-disabled=false]",
    place: ".ghost-handle.place",
    turn: ".ghost-handle.turn",
    fit: ".zoom .btn:nth-child(2), .corner.right .btn:nth-child(2)",
    nearer: ".zoom .btn:nth-child(1)",
    closeSince: ".since .btn:last-child",
    undo: ".plank-undo",
  };
  const SHARES = [
    [0.5, 0.5],
    [0.5, 0.25],
    [0.5, 0.75],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.15, 0.15],
    [0.85, 0.15],
    [0.15, 0.85],
    [0.85, 0.85],
  ];
  /** Frames after which something that still moves is taken where it is. */
  const MOST = 60;
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  const pressable = (element: HTMLElement): Point | null => {
    const box = element.getBoundingClientRect();
    if (box.width === 0) return null;
    for (const [u, v] of SHARES) {
      const at = { x: box.left + box.width * u!, y: box.top + box.height * v! };
      const top = document.elementFromPoint(at.x, at.y);
      if (top !== null && element.contains(top)) return at;
    }
    return null;
  };
  const labelOf = (element: HTMLElement): string =>
    element.getAttribute("aria-label") ?? element.textContent ?? "";
  const toThing = (element: HTMLElement, sort: Sort, index: number): Thing => {
    const box = element.getBoundingClientRect();
    return {
      sort,
      index,
      label: labelOf(element),
      lines: element.dataset.look ?? "",
      isHeld: element.ariaPressed === "true",
      row: all(".card-row").findIndex((row) => row.contains(element)),
      at: pressable(element),
      middle: { x: box.left + box.width / 2, y: box.top + box.height / 2 },
    };
  };
  const signOf = (phase: string): string => {
    const words = all(
      ".players, .plank-acts, .bar .mid, .foot-hand, .card-head, .seat-shelf, .handover, .review-say",
    ).map((e) => e.textContent);
    const marks = all(".pin, .ask-choice, [data-stop]").map(
      (e) => `${e.getAttribute("aria-label")}${e.ariaPressed}${e.style.left}${e.style.top}`,
    );
    const ghost = all(".board-ghost, .ghost-handles").map(
      (e) => `${e.getAttribute("transform")}${e.hidden}${e.style.left}`,
    );
    const ticks = all(".tick").map((e) => e.getAttribute("class"));
    return [phase, ...words, ...marks, ...ghost, ...ticks, all("dialog[open]").length].join("|");
  };
  const see = (phase: string, sign: string): Seen => {
    const board = document.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
    const buttons = Object.entries(BUTTONS).map(([name, selector]) => {
      const element = document.querySelector<HTMLElement>(selector);
      return [name, element ? pressable(element) : null];
    });
    return {
      phase,
      sign,
      board: { left: board.left, top: board.top, right: board.right, bottom: board.bottom },
      buttons: Object.fromEntries(buttons) as Seen["buttons"],
      things: SORTS.flatMap(([sort, selector]) =>
        all(selector).map((element, i) => toThing(element, sort, i)),
      ),
    };
  };
  /** Says whether anything in the page has changed since it was asked last. */
  const watch = (): (() => boolean) => {
    let isNew = true;
    new MutationObserver(() => {
      isNew = true;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      const was = isNew;
      isNew = false;
      return was;
    };
  };
  let hasChanged: (() => boolean) | null = null;
  let known = { phase: "", sign: "", still: "" };
  const glance = () => {
    hasChanged ??= watch();
    if (!hasChanged()) return known;
    const phase = document.querySelector<HTMLElement>(".table")?.dataset.phase ?? "";
    const sign = phase === "" || phase === "wait" ? "" : signOf(phase);
    known = {
      phase,
      sign,
      still: sign + (document.querySelector<HTMLElement>(".board-world")?.style.transform ?? ""),
    };
    return known;
  };
  const placesOf = ({ things, buttons }: Seen): string =>
    [...things.map((t) => t.at), ...Object.values(buttons)]
      .map((at) => at && `${Math.round(at.x)},${Math.round(at.y)}`)
      .join();
  /** Waits until something has changed, somebody is asked, and the view stands still. */
  const look = async ({ before, frames, patience }: Wait): Promise<Seen | null> => {
    let end = performance.now() + patience;
    let places = "";
    for (let last = "", same = 0; performance.now() < end; await frame()) {
      const { phase, sign, still } = glance();
      same = still === last ? same + 1 : 1;
      // Others are at it, or the view moves: that is an answer, and may take its time.
      if (phase === "wait" || (sign !== "" && sign !== before && same === 1))
        end = performance.now() + 120_000;
      if (sign !== "" && sign !== before && same >= frames) {
        const seen = see(phase, sign);
        // What glides moves without any change of the page: it is where it was a frame ago.
        if (placesOf(seen) === places || same >= frames + MOST) return seen;
        places = placesOf(seen);
      }
      last = still;
    }
    return null;
  };
  const elementOf = (aim: Aim): HTMLElement | null => {
    if ("button" in aim) return document.querySelector<HTMLElement>(BUTTONS[aim.button]);
    const list = all(SORTS.find(([sort]) => sort === aim.sort)![1]);
    const isIt = (element: HTMLElement) => labelOf(element) === aim.label;
    const same = list[aim.index];
    return same && isIt(same) ? same : (list.find(isIt) ?? same ?? null);
  };
  /** The same point where it still hits, otherwise another one; null: it cannot be pressed now. */
  const where = (aim: Aim, at: Point): Point | null => {
    const element = elementOf(aim);
    if (!element) return null;
    const isHit = element.contains(document.elementFromPoint(at.x, at.y));
    return isHit ? at : pressable(element);
  };
  (window as unknown as { eyes: Eyes }).eyes = { look, where };
}

/** Where something that was seen at a point can be pressed now; null: nowhere. */
export function where(page: Page, aim: Aim, at: Point): Promise<Point | null> {
  return page.evaluate(([a, p]) => (window as unknown as { eyes: Eyes }).eyes.where(a, p), [
    aim,
    at,
  ] as const);
}

/** What the page shows when it has come to rest; null: nothing has changed for all that time. */
export function look(page: Page, wait: Wait): Promise<Seen | null> {
  return page.evaluate((w) => (window as unknown as { eyes: Eyes }).eyes.look(w), wait);
}
