/* The card table as it is read from the engine: rows, hands, what can be pressed, rounds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chestOf,
  dealerOf,
  handOf,
  herdsOf,
  newDealer,
  rowsOf,
  tracesOf,
} from "../../src/cards/position";
import { linesOf } from "../../src/cards/score-card";
import {
  askedOf,
  claimsOf,
  endsOf,
  handCards,
  heldAtFirst,
  heldBy,
  isDown,
  joinsOf,
  onlyOf,
} from "../../src/cards/targets";
import { State, type Choice } from "../../src/engine/engine";
import { dice, newSession, optionsOf, rest } from "../session";
import { sortTargets } from "../../src/play/targets";
import type { Now } from "../../src/play/types";
import { loadEngine } from "../engine";

const engine = await loadEngine();
const rules = engine.rules("cardcassonne seats=3");

/** Plays by lot until the test says stop; null: that never happened. */
function playUntil(seed: number, stop: (state: State) => boolean): State | null {
  const roll = dice(seed);
  const state = State.start(rules);
  while (state.actor !== -2) {
    if (stop(state)) return state;
    const choices = state.actor < 0 ? state.chances() : state.choices();
    const { action } = choices[roll(choices.length)]!;
    state.apply(action);
  }
  return null;
}

function find(stop: (state: State) => boolean): State {
  for (let seed = 1; seed < 300; seed++) {
    const state = playUntil(seed, stop);
    if (state) return state;
  }
  throw new Error("there is no such position");
}

const targetsOf = (state: State) => sortTargets(state.choices(), state.rules);
const handNow = (state: State) => handCards(handOf(state, state.actor), targetsOf(state));

test("the first card of a round goes face down to any row, a later one face up to its own", () => {
  const first = find((state) => state.step === "play" && state.actor >= 0);
  const hand = handNow(first);
  assert.equal(hand.length, 5);
  for (const card of hand) {
    assert.deepEqual(
      card.choices.map((choice) => choice.spot.y),
      [0, 1, 2, 3],
    );
    assert.ok(card.choices.every(isDown));
  }
  const later = find(
    (state) =>
      state.step === "play" &&
      state.actor >= 0 &&
      state.choices().some((c) => c.verb === "lay" && !isDown(c)),
  );
  for (const card of handNow(later)) {
    const own = rules.cards[card.kind]!.row;
    assert.deepEqual(
      card.choices.map((choice) => choice.spot.y),
      own < 0 ? [0, 1, 2, 3] : [own],
    );
    assert.equal(onlyOf(card.choices) !== null, own >= 0);
    assert.ok(!card.choices.some(isDown));
  }
});

test("a card that is held lights its rows; without one the figure may go to every row", () => {
  const state = find(
    (s) =>
      s.step === "play" &&
      s.actor >= 0 &&
      handNow(s).some((card) => onlyOf(card.choices)) &&
      claimsOf(targetsOf(s)).length > 0,
  );
  const hand = handNow(state);
  const index = hand.findIndex((card) => onlyOf(card.choices) !== null);
  const row = rules.cards[hand[index]!.kind]!.row;
  for (let r = 0; r < 4; r++) {
    const ends = endsOf(r, { is: "card", index }, hand, targetsOf(state));
    assert.deepEqual(
      ends.map((choice) => choice.verb),
      r === row ? ["lay"] : [],
    );
    assert.deepEqual(
      endsOf(r, null, hand, targetsOf(state)).map((choice) => choice.verb),
      ["claim"],
    );
    assert.deepEqual(
      endsOf(r, { is: "figure" }, hand, targetsOf(state)).map((choice) => choice.verb),
      ["claim"],
    );
  }
});

test("every choice can be reached by something on the table", () => {
  const roll = dice(11);
  const state = State.start(rules);
  const verbs = new Set<string>();
  while (state.actor !== -2) {
    const choices: { action: Choice["action"] }[] =
      state.actor < 0 ? state.chances() : state.choices();
    if (state.actor >= 0) {
      const all = state.choices();
      const targets = sortTargets(all, state.rules);
      const hand = handCards(handOf(state, state.actor), targets);
      const reached = [
        ...hand.flatMap((card) => card.choices),
        ...claimsOf(targets),
        ...(askedOf(targets)?.choices ?? []),
        ...joinsOf(targets).map((join) => join.choice),
      ];
      assert.deepEqual(new Set(reached.map((c) => c.line)), new Set(all.map((c) => c.line)));
      for (const choice of all) verbs.add(choice.verb);
    }
    state.apply(choices[roll(choices.length)]!.action);
  }
  assert.ok(verbs.has("lay") && verbs.has("claim"));
});

test("a card that is asked about is found in its row, with both answers", () => {
  const state = find((s) => s.step === "choose" && s.actor >= 0);
  const asked = askedOf(targetsOf(state))!;
  const card = rowsOf(rules, state, -1)[asked.row]!.cards.find((c) => c.place === asked.place)!;
  assert.equal(card.kind, asked.card);
  assert.notEqual(rules.cards[card.kind]!.row, asked.row);
  assert.deepEqual(asked.choices.map((choice) => choice.verb).sort(), ["keep", "sell"]);
  assert.deepEqual(claimsOf(targetsOf(state)), []);
});

test("a joker that needs animals names their colours", () => {
  const state = find((s) => s.step === "assign" && s.actor >= 0);
  const joins = joinsOf(targetsOf(state));
  assert.ok(joins.length > 1);
  for (const { row, choice } of joins)
    assert.equal(choice.line.split(" ").at(-1), rules.name("feature", row));
});

test("an opened joker is shown like a hand and held at once", () => {
  const state = find((s) => s.step === "open" && s.actor >= 0);
  const targets = targetsOf(state);
  const hand = handCards(handOf(state, state.actor), targets);
  assert.deepEqual(
    hand.map((card) => card.kind),
    [state.hand],
  );
  assert.deepEqual(heldAtFirst(hand, { choices: state.choices() } as unknown as Now), {
    is: "card",
    index: 0,
  });
});

test("a hint shows what it holds", () => {
  const state = find((s) => s.step === "play" && s.actor >= 0);
  const targets = targetsOf(state);
  const hand = handNow(state);
  assert.deepEqual(heldBy(hand[2]!.choices[1]!, hand, targets), {
    is: "card",
    index: hand.findIndex((c) => c.kind === hand[2]!.kind),
  });
  assert.deepEqual(heldBy(claimsOf(targets)[0]!, hand, targets), { is: "figure" });
  assert.equal(heldBy(null, hand, targets), null);
});

test("figures claim the cards up to the one before them, and only the named one lies", () => {
  const one = find(
    (s) =>
      s.step === "play" &&
      s.pieces().filter((p) => p.where === "segment").length === 2 &&
      s.actor >= 0,
  );
  for (const { figures, cards } of rowsOf(rules, one, -1)) {
    let from = 1;
    for (const figure of figures) {
      assert.equal(figure.from, from);
      assert.ok(figure.place <= cards.length);
      assert.equal(figure.isLying, false);
      from = figure.place + 1;
    }
  }
  const all = find(
    (s) => s.step === "play" && s.pieces().every((p) => p.where === "segment") && s.actor >= 0,
  );
  const lying = rowsOf(rules, all, dealerOf(all))
    .flatMap((row) => row.figures)
    .filter((figure) => figure.isLying);
  assert.deepEqual(
    lying.map((figure) => figure.seat),
    [dealerOf(all)],
  );
});

test("herds count their jokers; chests hide what is in them", () => {
  const state = find(
    (s) =>
      s.cards().some((c) => c.where === "front" && c.row >= 0 && rules.cards[c.kind]!.row < 0) &&
      s.cards().some((c) => c.where === "chest"),
  );
  for (let seat = 0; seat < 3; seat++) {
    const front = state.cards().filter((card) => card.where === "front" && card.seat === seat);
    const herds = herdsOf(rules, state, seat);
    assert.equal(
      herds.reduce((n, herd) => n + herd.count, 0),
      front.reduce((n, card) => n + card.count, 0),
    );
    for (const herd of herds.filter((h) => h.row >= 0)) {
      assert.equal(
        rules.cards[herd.kind]!.row,
        herd.row,
        "the animal stands for the herd, not the joker",
      );
      const jokers = front.filter(
        (card) => card.row === herd.row && rules.cards[card.kind]!.row < 0,
      );
      assert.equal(
        herd.jokers,
        jokers.reduce((n, card) => n + card.count, 0),
      );
    }
    assert.deepEqual(chestOf(state, seat).known, []);
  }
  assert.ok([0, 1, 2].some((seat) => chestOf(state, seat).count > 0));
});

test("the score card has all animals and series, and says what is not sure", () => {
  const animals = linesOf(rules, "animals");
  assert.equal(animals.length, 13);
  assert.deepEqual(
    animals.filter((line) => line.isSure).map((line) => [line.n, line.points]),
    [
      [1, 3],
      [2, 6],
      [5, 14],
    ],
  );
  assert.deepEqual(
    linesOf(rules, "series").map((line) => line.points),
    [0, 5, 15, 30],
  );
});

test("rounds are counted, and last moves are told until the rows are cleared", async () => {
  const roll = dice(4);
  const session = newSession(
    {
      rules: rules.text,
      helps: true,
      seats: [0, 1, 2].map((i) => ({
        name: `P${i}`,
        colour: "red",
        by: i === 0 ? "person" : "greedy",
      })),
    },
    { ...optionsOf(engine, 7), confirm: () => false },
  );
  const rounds = new Set<number>();
  let traces = 0;
  let lasts = 0;
  for (;;) {
    await rest(session);
    const now = session.now.value;
    if (now.phase === "over") break;
    rounds.add(now.steps.at(-1)?.round ?? 0);
    // Whose figure came last in this round deals in the next one.
    const named = newDealer(now.steps);
    const isLast =
      now.state.step === "play" && now.state.pieces().every((piece) => piece.where === "segment");
    if (isLast) lasts++;
    if (isLast || named >= 0) assert.equal(named, dealerOf(now.state));
    if (now.state.step === "play" && !isLast) assert.equal(named, -1);
    const rows = rowsOf(rules, now.state, named);
    for (const trace of tracesOf(now.steps, () => true)) {
      traces++;
      if (trace.place > 0)
        assert.ok(rows[trace.row]!.cards.some((card) => card.place === trace.place));
      else assert.ok(rows[trace.row]!.figures.some((figure) => figure.seat === trace.seat));
    }
    session.choose(now.choices[roll(now.choices.length)]!);
  }
  assert.deepEqual([...rounds], [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.ok(traces > 100 && lasts > 4);
});
