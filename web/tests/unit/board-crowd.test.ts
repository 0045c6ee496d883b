/* board-crowd.test.ts: the buttons of whole games, at the sizes of a desk and of a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANCE, OVER, type Engine, type State } from "../../src/engine/engine";
import { UNIT, centre, type Bounds, type Point, type View } from "../../src/board/camera";
import { fitAround } from "../../src/board/fitting";
import { layPins } from "../../src/board/folding";
import { frontier } from "../../src/board/odds";
import { extentOf, pinsOf, type Pin, type Placed } from "../../src/board/pins";
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
  readonly round: readonly Placed[];
  readonly folded: readonly Pin[];
  readonly offered: number;
  readonly window: Window;
  readonly size: number;
}

/** The width of a tile that was asked for, as the page has it. */
const NEARER = 128;

/** Tiles that come first, and the one of them in the middle of the window, seen from near. */
interface Asked {
  readonly middle: Point;
  readonly first: readonly Point[];
}

/** The buttons as they lie when all of the board is shown, or one tile from near. */
function lay(state: State, { view, covers, hasKeys }: Screen, asked?: Asked): Laid {
  const places = new Places(state.rules, state);
  const tiles = [...places.tiles.values()];
  const whole = fitAround([...tiles, ...frontier(tiles)], view, covers);
  const all = { left: 0, top: 0, right: view.width, bottom: view.height };
  const near = { size: NEARER, x: 0, y: 0 };
  const { size, x, y } = asked
    ? centre(near, asked.middle.x + 0.5, asked.middle.y + 0.5, all)
    : whole;
  const window = windowOf(view, { size, x, y }, covers);
  const { area } = window;
  const extent = (pin: Pin) =>
    extentOf(pin, {
      hasKey: hasKeys && pin.digit > 0,
      hasWorth: true,
      tile: size,
      ring: pin.sort === "take" ? 0.34 * size * 2.3 : 0,
    });
  const thing = (pin: Pin) => {
    const at = places.anchor(pin.x, pin.y, pin.segment);
    return { x: (at.x * size) / UNIT, y: (at.y * size) / UNIT };
  };
  const { folded, round } = layPins({
    pins: pinsOf(sortTargets(state.choices(), state.rules)),
    thing,
    extent,
    largest: extent,
    tile: size,
    window,
    first: asked?.first ?? [],
  });
  return {
    boxes: round.map(({ pin, at, thing: { x: u, y: v } }) => {
      const isNear = u >= area.left && u <= area.right && v >= area.top && v <= area.bottom;
      return { ...boxAt(at, extent(pin)), isNear };
    }),
    round,
    folded,
    offered: new Set([...folded, ...round.map(({ pin }) => pin)].flatMap((pin) => pin.choices))
      .size,
    window,
    size,
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
          assert.ok(
            !a.isNear || isSeen(a, window),
            `${screen.name}: one of ${boxes.length} is not seen whole`,
          );
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

test("more places than there is room for are folded tile by tile", async () => {
  const engine = await loadEngine();
  let folds = 0;
  for (const state of decisions(engine, GAMES[0], 5)) {
    const { folded, boxes } = lay(state, SCREENS[1]!);
    if (folded.length === 0) continue;
    folds += 1;
    assert.ok(boxes.length <= 24, `${boxes.length} are open from afar`);
  }
  assert.ok(folds > 0, "there was always room");
});

test("whichever folded tile is asked for shows its places, wherever the laid one is", async () => {
  const engine = await loadEngine();
  let most = 0;
  for (const state of decisions(engine, GAMES[2], 11)) {
    const places = pinsOf(sortTargets(state.choices(), state.rules));
    const { folded } = lay(state, SCREENS[1]!);
    most = Math.max(most, folded.length);
    const here = (x: number, y: number) => (p: Point) => p.x === x && p.y === y;
    for (const { x, y } of folded) {
      // Any other tile may be the one that was laid just now; the nearest is the worst neighbour.
      const away = (p: Point) => Math.hypot(p.x - x, p.y - y);
      const others = folded.filter((p) => away(p) > 0).sort((a, b) => away(a) - away(b));
      for (const laid of others.slice(0, 2)) {
        const near = lay(state, SCREENS[1]!, { middle: { x, y }, first: [{ x, y }, laid] });
        const open = near.round.map(({ pin }) => pin).filter(here(x, y));
        assert.deepEqual(
          open.map((p) => p.key),
          places.filter(here(x, y)).map((p) => p.key),
        );
        const seen = near.boxes.filter((_, i) => here(x, y)(near.round[i]!.pin));
        assert.ok(
          seen.every((box) => isSeen(box, near.window)),
          `places of ${x},${y} are not seen whole`,
        );
        assert.ok(near.boxes.length < 30, `${near.boxes.length} are open`);
      }
    }
  }
  assert.ok(most >= 12, `only ${most} tiles were folded at once`);
});

test("a laid tile that is out of sight takes no room from the one in the middle", async () => {
  const engine = await loadEngine();
  let seen = 0;
  for (const state of decisions(engine, GAMES[2], 11)) {
    const { folded } = lay(state, SCREENS[1]!);
    const [middle] = folded;
    const laid = middle && folded.find((p) => Math.abs(p.x - middle.x) > 2);
    if (!middle || !laid) continue;
    seen += 1;
    const near = lay(state, SCREENS[1]!, { middle, first: [laid] });
    assert.ok(near.round.some(({ pin }) => pin.x === middle.x && pin.y === middle.y));
  }
  assert.ok(seen > 0, "there was no such position");
});

test("no button is thrown far from its thing while a tile beside could be folded", async () => {
  const engine = await loadEngine();
  let [crowded, thrown] = [0, 0];
  for (const state of decisions(engine, GAMES[0], 5)) {
    for (const screen of SCREENS) {
      const { round, folded, size } = lay(state, screen);
      const tiles = new Set(round.map(({ pin }) => `${pin.x},${pin.y}`));
      const far = Math.max(
        0,
        ...round.map(({ at, thing }) => Math.hypot(at.x - thing.x, at.y - thing.y)),
      );
      if (round.length > 3) crowded += 1;
      const isFar = far > Math.min(160, Math.max(80, 3 * size));
      if (isFar && tiles.size > 1) thrown += 1;
      assert.ok(
        !isFar || tiles.size <= 2,
        `${screen.name}: ${far} px with ${tiles.size} tiles open, ${folded.length} folded`,
      );
    }
  }
  assert.ok(crowded > 10 && thrown <= crowded / 10, `${thrown} of ${crowded} views`);
});
