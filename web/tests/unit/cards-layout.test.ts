/* Where cards, figures, the fan and the markers of the card table are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutFan } from "../../src/cards/fan";
import { nearest } from "../../src/cards/keys";
import { lensPlace } from "../../src/cards/lens";
import type { Row, RowFigure } from "../../src/cards/position";
import { TAP, layoutRow } from "../../src/cards/row-layout";
import { markersOf, plaqueOf, spacesOf } from "../../src/cards/track";
import type { Colour } from "../../src/play/types";

function row(
  cards: number,
  ...figures: [seat: number, from: number, place: number, isLying?: boolean][]
): Row {
  return {
    row: 0,
    cards: Array.from({ length: cards }, (_, i) => ({
      place: i + 1,
      kind: 0,
      isDown: false,
      seat: -1,
    })),
    figures: figures.map(
      ([seat, from, place, isLying = false]): RowFigure => ({
        seat,
        from,
        place,
        isLying,
      }),
    ),
  };
}

test("cards cover each other where there is room, and the last one is whole", () => {
  const { cards, end, width } = layoutRow(row(4), 1000, 120);
  assert.deepEqual(
    cards.map((card) => card.x),
    [0, 40, 80, 120],
  );
  assert.ok(cards.every((card) => card.width === 80));
  assert.ok(end.x >= 200, "the next card goes behind the last one");
  assert.equal(width, end.x + end.width);
});

test("a long row is pushed together as far as pennants stay in sight, then it scrolls", () => {
  const free = layoutRow(row(12), 2000, 120);
  const tight = layoutRow(row(12), 520, 120);
  const least = layoutRow(row(12), 200, 120);
  const step = (layout: typeof free) => layout.cards[1]!.x - layout.cards[0]!.x;
  assert.ok(step(tight) < step(free));
  assert.ok(tight.width <= 520.01, `${tight.width}`);
  assert.ok(step(least) >= 0.35 * 80);
  assert.ok(least.width > 200);
});

test("a figure stands behind its card, covers nothing, and what it claims is underlined", () => {
  const { cards, figures, stretches, end } = layoutRow(
    row(5, [1, 1, 2], [0, 3, 5, true]),
    2000,
    120,
  );
  const right = (box: { x: number; width: number } | undefined) => box!.x + box!.width;
  assert.ok(figures[0]!.x >= right(cards[1]) && right(figures[0]) <= cards[2]!.x);
  assert.ok(figures[1]!.x >= right(cards[4]) && right(figures[1]) <= end.x);
  assert.ok(figures[1]!.width > figures[0]!.width, "one that lies needs more room");
  assert.deepEqual(stretches, [
    { seat: 1, x: cards[0]!.x, width: right(cards[1]) - cards[0]!.x },
    { seat: 0, x: cards[2]!.x, width: right(cards[4]) - cards[2]!.x },
  ]);
});

test("figures that claim nothing stand at the board or behind each other, without a ribbon", () => {
  const { figures, stretches, cards } = layoutRow(
    row(1, [0, 1, 0], [1, 1, 1], [2, 2, 1]),
    900,
    120,
  );
  assert.deepEqual(
    stretches.map((stretch) => stretch.seat),
    [1],
  );
  assert.equal(figures[0]!.x, 0);
  assert.ok(cards[0]!.x > 0 && figures[1]!.x > cards[0]!.x && figures[2]!.x > figures[1]!.x);
  assert.equal(layoutRow(row(0), 300, 120).end.x, 0);
});

test("the place at the end can be pressed with a finger, also in low rows", () => {
  assert.ok(layoutRow(row(3), 300, 40).end.width >= TAP);
});

test("a hand stays inside its place and opens evenly", () => {
  for (const [count, width, height] of [
    [6, 424, 187],
    [5, 300, 140],
    [1, 300, 140],
    [6, 290, 100],
    [4, 230, 84],
  ] as const) {
    const fan = layoutFan(count, width, height);
    const reach = (degrees: number) =>
      Math.abs(Math.sin((degrees * Math.PI) / 180)) * fan.width * 0.9;
    for (const card of fan.cards) {
      assert.ok(card.x - reach(card.degrees) >= -width / 2 - 0.5, `${count} cards in ${width}`);
      assert.ok(
        card.x + fan.width + reach(card.degrees) <= width / 2 + 0.5,
        `${count} cards in ${width}`,
      );
    }
    const sum = fan.cards.reduce((n, card) => n + card.degrees, 0);
    assert.ok(Math.abs(sum) < 1e-9);
  }
});

test("the fan opens behind a picked card, which stays under the finger that picked it", () => {
  for (const [count, width, height] of [
    [6, 424, 187],
    [5, 300, 140],
    [3, 300, 140],
    [6, 290, 100],
  ] as const) {
    const closed = layoutFan(count, width, height);
    for (let picked = 0; picked < count; picked++) {
      const fan = layoutFan(count, width, height, picked);
      const [card, next] = [fan.cards[picked]!, fan.cards[picked + 1]];
      const where = `${picked} of ${count} in ${width}`;
      // Clearly more is seen of it, or all of it; of the others hardly less than before.
      const more = Math.min(closed.step * 1.2, fan.width);
      if (next) assert.ok(next.x - card.x >= more - 0.5, where);
      assert.ok(fan.step >= closed.step * 0.7, where);
      const first = closed.cards[picked]!.x;
      const seen = picked === count - 1 ? closed.width : Math.min(closed.step, closed.width);
      assert.ok(card.x <= first + 0.5 && card.x + fan.width >= first + seen - 0.5, where);
      assert.ok(fan.cards[0]!.x >= -width / 2 - 0.5, where);
      assert.ok(fan.cards.at(-1)!.x + fan.width <= width / 2 + 0.5, where);
    }
  }
});

test("on a phone every card of the largest hand shows 44 px and is not turned", () => {
  const fan = layoutFan(6, 290, 100);
  assert.ok(fan.step >= 44, `${fan.step}`);
  assert.ok(fan.cards.every((card) => card.degrees === 0));
});

test("a hand without room does not turn inside out", () => {
  const fan = layoutFan(6, 20, 150);
  assert.ok(fan.step >= 0);
  assert.ok(fan.width >= 0);
});

const seats = (["red", "blue", "orange", "sky", "black"] as Colour[]).map((colour) => ({
  name: colour,
  colour,
  by: "person",
}));

test("markers stand on the board of their points, those on one space side by side", () => {
  const boards = markersOf(seats, [0, 25, 26, 100, 25], 4);
  assert.deepEqual(
    boards.map((board) => board.map((marker) => marker.seat)),
    [[3], [], [2], [0, 1, 4]],
  );
  assert.deepEqual(
    boards[3]!.map((marker) => marker.slot),
    [0, 0, 1],
  );
});

test("whoever passes 100 begins again with a plaque", () => {
  assert.deepEqual([0, 1, 100, 101, 200, 201, 410].map(plaqueOf), [0, 0, 0, 100, 100, 200, 400]);
  const boards = markersOf(seats.slice(0, 2), [101, 1], 4);
  assert.deepEqual(
    boards[3]!.map(({ seat, slot, plaque }) => [seat, slot, plaque]),
    [
      [0, 0, 100],
      [1, 1, 0],
    ],
  );
});

test("the lowest board has the first spaces", () => {
  assert.deepEqual(spacesOf(3, 4), { first: 1, last: 25 });
  assert.deepEqual(spacesOf(0, 4), { first: 76, last: 100 });
});

test("arrows go along the hand and from row to row", () => {
  const hand = [
    { x: 100, y: 600 },
    { x: 150, y: 604 },
  ];
  const rows = [
    { x: 400, y: 100 },
    { x: 700, y: 200 },
    { x: 300, y: 300 },
  ];
  const stops = [...hand, ...rows];
  assert.equal(nearest(stops, hand[0]!, [1, 0]), 1);
  assert.equal(nearest(stops, hand[1]!, [-1, 0]), 0);
  assert.equal(nearest(stops, hand[0]!, [0, -1]), 4, "the lowest row comes first");
  assert.equal(nearest(stops, rows[2]!, [0, -1]), 3, "no row is left out, however long it is");
  assert.equal(nearest(stops, rows[0]!, [0, -1]), -1);
});

test("a card seen closely stays in the window", () => {
  for (const at of [
    { left: 0, right: 40, top: 0 },
    { left: 300, right: 350, top: 600 },
    { left: 900, right: 1000, top: 300 },
  ]) {
    const { left, top } = lensPlace(at, 1024, 700);
    assert.ok(left >= 0 && left + 190 <= 1024 && top >= 0 && top <= 700 - 300);
  }
});
