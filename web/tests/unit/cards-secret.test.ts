/*
 * No card that the one who looks may not know is in the document of the card table: not as a
 * picture, not in a label. Whole games of three persons at one device, looked at before every decision, in
 * every draft and in every hand-over.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { h, render } from "preact";
import { fakeRoot, textOf } from "./cards-dom";
import { CardTable } from "../../src/cards";
import { State } from "../../src/engine/engine";
import { newSession } from "../session";
import { createTable } from "../../src/play/table";
import type { Session } from "../../src/play/types";
import { loadEngine } from "../engine";

const engine = await loadEngine();
const rules = engine.rules("cardcassonne seats=3");

function dice(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return (x >>> 8) % n;
  };
}

function begin(seed: number): Session {
  const colours = ["red", "blue", "sky"] as const;
  return newSession(
    {
      rules: rules.text,
      helps: true,
      seats: colours.map((colour, i) => ({ name: `P${i}`, colour, by: "person" })),
    },
    {
      engine,
      dice: dice(seed),
      delay: () => 0,
      confirm: () => true,
      onChange: () => undefined,
      onProblem: (error) => {
        throw error;
      },
      bots: { choose: () => Promise.reject(new Error("nobody is asked")), close: () => undefined },
    },
  );
}

/** The page of the table as text. */
function pageOf(session: Session): string {
  const root = fakeRoot();
  const table = createTable(session);
  render(h(CardTable, { table }), root);
  const text = textOf(root as never);
  render(null, root);
  table.close();
  return text;
}

const drawn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/#card-([a-z0-9-]+)/g), (m) => m[1]!.replace(/-s$/, "")));
const defined = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/id="card-([a-z0-9-]+)/g), (m) => m[1]!.replace(/-s$/, "")));
const nameOf = (kind: number): string => (rules.cards[kind]?.id ?? "back").replace(".", "-");

/** The true position, from what is saved. */
function truth(session: Session): State {
  const state = State.start(rules);
  for (const line of session.save().lines) {
    const action = state.readLine(line);
    assert.ok(typeof action !== "string", line);
    state.apply(action);
  }
  return state;
}

/** Kinds that somebody may see: what lies open, animals, and what is his own. */
function mayBeSeen(whole: State, looker: number): Set<string> {
  const seen = whole.cards().filter((card) => {
    if (card.where === "chest") return false;
    if (card.where === "hand" || card.isDown) return card.seat === looker;
    return true;
  });
  return new Set(["back", ...seen.map((card) => nameOf(card.kind)), nameOf(whole.hand)]);
}

function check(session: Session): { hidden: number } {
  const { looker, phase } = session.now.value;
  const whole = truth(session);
  const allowed = mayBeSeen(whole, looker);
  const text = pageOf(session);
  for (const id of new Set([...drawn(text), ...defined(text)]))
    assert.ok(allowed.has(id), `${id} in ${phase} of ${looker}`);
  const others = whole
    .cards()
    .filter(
      (card) => card.where === "hand" && card.seat !== looker && !allowed.has(nameOf(card.kind)),
    );
  // Labels name cards as words: a kind that nobody may see is in none of them.
  for (const card of others) {
    const kind = rules.cards[card.kind]!;
    const word = kind.type === "person" ? `${rules.name("feature", kind.row)} ${kind.value}` : null;
    if (word) assert.ok(!text.includes(`"${word}`), `${word} in ${phase} of ${looker}`);
  }
  whole.free();
  return { hidden: others.length };
}

test("no secret card is in the document, whoever looks", () => {
  const session = begin(21);
  const roll = dice(3);
  const phases = new Map<string, number>();
  let hidden = 0;
  for (let i = 0; i < 140; i++) {
    const now = session.now.value;
    if (now.phase === "over") break;
    phases.set(now.phase, (phases.get(now.phase) ?? 0) + 1);
    hidden += check(session).hidden;
    if (now.phase === "handover") session.ready();
    else if (now.phase === "confirm") session.done();
    else session.choose(now.choices[roll(now.choices.length)]!);
  }
  assert.ok(
    (phases.get("handover") ?? 0) > 20 &&
      (phases.get("choose") ?? 0) > 20 &&
      (phases.get("confirm") ?? 0) > 20,
  );
  assert.ok(hidden > 200, "there was something to hide");
});

test("the looker's own hand is there, so the test would see a card", () => {
  const session = begin(22);
  while (session.now.value.phase !== "choose" || session.now.value.state.step !== "play") {
    if (session.now.value.phase === "handover") session.ready();
    else if (session.now.value.phase === "confirm") session.done();
    else session.choose(session.now.value.choices[0]!);
  }
  const { looker, state } = session.now.value;
  const own = state.cards().filter((card) => card.where === "hand" && card.seat === looker);
  const text = pageOf(session);
  assert.ok(own.length > 0);
  for (const card of own) {
    assert.ok(drawn(text).has(nameOf(card.kind)), nameOf(card.kind));
    assert.ok(defined(text).has(nameOf(card.kind)), nameOf(card.kind));
  }
});

test("while the device is handed over there are only backs", () => {
  const session = begin(23);
  while (session.now.value.phase !== "handover" || session.now.value.state.step !== "play") {
    if (session.now.value.phase === "handover") session.ready();
    else if (session.now.value.phase === "confirm") session.done();
    else session.choose(session.now.value.choices[0]!);
  }
  const text = pageOf(session);
  const hand = text.slice(text.indexOf('class="hand"'));
  assert.deepEqual([...drawn(hand)], ["back"]);
});
