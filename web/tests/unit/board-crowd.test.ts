/* board-crowd.test.ts: the buttons of whole games, at the sizes of a desk and of a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANCE, OVER, type Engine, type State } from "../../src/engine/engine";
import { UNIT, zoomAt, type Bounds, type View } from "../../src/board/camera";
import { fitAround } from "../../src/board/fitting";
import { frontier } from "../../src/board/odds";
import { extentOf, foldPins, pinsOf, placePins, type Pin } from "../../src/board/pins";
import { Places } from "../../src/board/places";
import { boxAt, overlaps } from "../../src/board/spread";
import { windowOf, type Window } from "../../src/board/window";
import { sortTargets } from "../../src/play/targets";
import { loadEngine } from "../engine";

interface Screen {
  readonly name: string;
  readonly view: View;
  readonly covers: readonly Bounds[];
  readonly hasKeys: boolean;
}

/** The window of the board and what lies over it, as the page has it. */
const SCREENS: readonly Screen[] = [
  {
    name: "1366x768",
    view: { width: 850, height: 700 },
    covers: [
      { left: 120, top: 590, right: 720, bottom: 690 },
      { left: 790, top: 10, right: 842, bottom: 380 },
      { left: 8, top: 540, right: 60, bottom: 690 },
    ],
    hasKeys: true,
  },
  {
    name: "360x640",
    view: { width: 360, height: 411 },
    covers: [
      { left: 8, top: 8, right: 108, bottom: 58 },
      { left: 252, top: 8, right: 352, bottom: 58 },
    ],
    hasKeys: false,
  },
];

const GAMES = [
  "carcassonne+inns+traders+princess+tower seats=6",
  "carcassonne+inns seats=2",
  "carcassonne+princess seats=3",
  "carcassonne+tower seats=4",
  "wheel seats=5",
  "hunters seats=4",
] as const;

function steady(seed: number): (n: number) => number {
  let s = seed;
  return (n) => {
    s = (Math.imul(s, 1103515245) + 12345) & 0x7fffffff;
    return (s >> 8) % n;
  };
}

const EVERY = 3;

/** Positions of a game in which places on tiles can be pointed at. */
function* decisions(engine: Engine, rules: string, seed: number): Generator<State> {
  const state = engine.start(rules);
  const dice = steady(seed);
  let [many, step] = [0, 0];
  while (state.actor !== OVER) {
    const choices = state.actor === CHANCE ? [] : state.choices();
    const count = choices.filter((c) => c.spot.onBoard && c.spot.turn < 0).length;
    // Very many come only from the magic gate, again and again: a few of these are enough.
    if (count > 0 && step++ % EVERY === 0 && (count < 60 || many++ < 2)) yield state;
    // Without a leaning hardly any figure would ever be put.
    const liked = choices.filter((c) => /^(put|build|capture)/.test(c.line)).map((c) => c.action);
    const among = liked.length > 0 && dice(3) > 0 ? liked : state.legal();
    state.apply(among[dice(among.length)]!);
  }
  state.free();
}

interface Laid {
  /** Each button with its badges, and whether its thing is in the window: a board of more cells
   *  than there is room for at the smallest size reaches beyond it. */
  readonly boxes: readonly (Bounds & { readonly isNear: boolean })[];
  readonly folded: number;
  readonly offered: number;
  readonly window: Window;
}

/** The buttons as they lie when all of the board is shown, or tiles of a width in the middle of it. */
function lay(state: State, { view, covers, hasKeys }: Screen, width = 0): Laid {
  const places = new Places(state.rules, state);
  const tiles = [...places.tiles.values()];
  const whole = fitAround([...tiles, ...frontier(tiles)], view, covers);
  const middle = { x: view.width / 2, y: view.height / 2 };
  const { size, x, y } = width ? zoomAt(whole, width / whole.size, middle.x, middle.y) : whole;
  const window = windowOf(view, { size, x, y }, covers);
  const { area } = window;
  const pins = pinsOf(sortTargets(state.choices(), false));
  const extent = (pin: Pin) =>
    extentOf(pin, {
      hasKey: hasKeys && pin.digit > 0,
      hasWorth: true,
      tile: size,
      ring: pin.sort === "take" ? 0.34 * size * 2.3 : 0,
    });
  const shown = foldPins(pins, extent, size, window, null);
  const thing = (pin: Pin) => {
    const at = places.anchor(pin.x, pin.y, pin.segment);
    return { x: (at.x * size) / UNIT, y: (at.y * size) / UNIT };
  };
  const round = shown.filter((pin) => pin.sort !== "many");
  const placed = placePins(round, thing, extent, window);
  return {
    boxes: placed.map(({ pin, at, thing: { x: u, y: v } }) => {
      const isNear = u >= area.left && u <= area.right && v >= area.top && v <= area.bottom;
      return { ...boxAt(at, extent(pin)), isNear };
    }),
    folded: shown.length - round.length,
    offered: new Set(shown.flatMap((pin) => pin.choices)).size,
    window,
  };
}

const isSeen = (box: Bounds, { area, covers }: Window): boolean =>
  box.left >= area.left - 0.01 &&
  box.right <= area.right + 0.01 &&
  box.top >= area.top - 0.01 &&
  box.bottom <= area.bottom + 0.01 &&
  !covers.some((cover) => overlaps(box, cover));

for (const rules of GAMES) {
  test(`${rules}: no button of a place lies on another, and all are in the window`, async () => {
    const engine = await loadEngine();
    let [most, seen] = [0, 0];
    for (const state of decisions(engine, rules, 11)) {
      for (const screen of SCREENS) {
        const { boxes, offered, window } = lay(state, screen);
        seen += 1;
        most = Math.max(most, boxes.length);
        assert.equal(offered, state.choices().filter((c) => c.spot.onBoard).length);
        boxes.forEach((a, i) => {
          assert.ok(!a.isNear || isSeen(a, window), `${screen.name}: one of ${boxes.length} is not seen whole`);
          assert.ok(
            boxes.slice(i + 1).every((b) => !overlaps(a, b)),
            `${screen.name}: one of ${boxes.length} lies on another`,
          );
        });
      }
    }
    assert.ok(seen > 12 && most >= 4, `${seen} positions with up to ${most} buttons`);
  });
}

test("more places than there is room for are folded tile by tile; from near the middle is open", async () => {
  const engine = await loadEngine();
  let folds = 0;
  for (const state of decisions(engine, GAMES[0], 5)) {
    const { folded, boxes } = lay(state, SCREENS[1]!);
    if (folded === 0) continue;
    folds += 1;
    const near = lay(state, SCREENS[1]!, 128);
    assert.ok(near.boxes.length > 0 && near.boxes.length < 30, `${near.boxes.length} are open`);
    assert.ok(boxes.length === 0 || boxes.length <= 24, `${boxes.length} are open from afar`);
  }
  assert.ok(folds > 0, "there was always room");
});
