/*
 * No card that the one who looks may not know is in the document of the table: not as a picture,
 * not in a label, not in what is read out. Games of three persons at one device, looked at before
 * every decision, in every draft and in every hand-over.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { h, render } from "preact";
import { fakeRoot, settled, textOf } from "./cards-dom";
import { State } from "../../src/engine/engine";
import { dice, linesOf, newSession, optionsOf } from "../session";
import type { Choice, Session } from "../../src/play/types";
import { TablePage } from "../../src/table";
import { cardWord } from "../../src/text";
import { loadEngine } from "../engine";

const engine = await loadEngine();
const rules = engine.rules("cardcassonne seats=3");

function begin(seed: number): Session {
  const colours = ["red", "blue", "sky"] as const;
  return newSession(
    {
      rules: rules.text,
      helps: true,
      seats: colours.map((colour, i) => ({ name: `P${i}`, colour, by: "person" })),
    },
    optionsOf(engine, seed, {
      choose: () => Promise.reject(new Error("nobody is asked")),
      compare: () => Promise.reject(new Error("nobody is asked")),
    }),
  );
}

const nothing = (): void => undefined;

/** A game on the whole page of its table: what stays there from one position to the next counts. */
async function lay(session: Session): Promise<{ text: () => Promise<string>; clear: () => void }> {
  const root = fakeRoot();
  render(
    h(TablePage, {
      engine,
      session,
      onLeave: nothing,
      onRematch: nothing,
      onNewGame: nothing,
      onExport: nothing,
      onSettings: nothing,
      onOnline: nothing,
      onHelp: nothing,
    }),
    root,
  );
  await settled();
  return {
    text: async () => {
      await settled();
      return textOf(root as never);
    },
    clear: () => render(null, root),
  };
}

const drawn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/#card-([a-z0-9-]+)/g), (m) => m[1]!.replace(/-s$/, "")));
const defined = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/id="card-([a-z0-9-]+)/g), (m) => m[1]!.replace(/-s$/, "")));
const nameOf = (kind: number): string => (rules.cards[kind]?.id ?? "back").replace(".", "-");

/** The true position, from what is saved. */
function truth(session: Session): State {
  const state = State.start(rules);
  for (const line of linesOf(engine, session.save()).lines) {
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

/** What each of them has ever been able to see, by looker; -1: an onlooker. */
class Memory {
  private readonly seen = new Map<number, Set<string>>();

  of(looker: number): Set<string> {
    const known = this.seen.get(looker) ?? new Set<string>();
    this.seen.set(looker, known);
    return known;
  }
  look(whole: State): void {
    for (const looker of [-1, 0, 1, 2])
      for (const name of mayBeSeen(whole, looker)) this.of(looker).add(name);
  }
}

const escaped = (word: string): RegExp => new RegExp(`\\b${word.toLowerCase()}\\b`);

/** How many cards there were to hide. */
function check(session: Session, text: string, memory: Memory): number {
  const { looker, phase } = session.now.value;
  const whole = truth(session);
  memory.look(whole);
  const allowed = mayBeSeen(whole, looker);
  for (const id of new Set([...drawn(text), ...defined(text)]))
    assert.ok(allowed.has(id), `${id} in ${phase} of ${looker}`);
  // Sentences and labels name cards as words: what the looker has never seen is in none of them.
  const known = memory.of(looker);
  const hidden = whole
    .cards()
    .filter((card) => card.kind >= 0 && card.seat !== looker && !known.has(nameOf(card.kind)));
  const words = text.toLowerCase();
  for (const { kind } of hidden)
    assert.doesNotMatch(words, escaped(cardWord(rules, kind)), `${phase} of ${looker}`);
  whole.free();
  return hidden.length;
}

function goOn(session: Session, pick: (choices: readonly Choice[]) => Choice): void {
  const now = session.now.value;
  if (now.phase === "handover") session.ready();
  else if (now.phase === "confirm") session.done();
  else session.choose(pick(now.choices));
}

/** Face down where that is possible, for those cards are secret. */
const secretly = (choices: readonly Choice[]): Choice =>
  choices.find((c) => c.line.startsWith("lay down ")) ?? choices[0]!;

test("no secret card is in the document, whoever looks", async () => {
  const phases = new Map<string, number>();
  let hidden = 0;
  for (const seed of [21, 24, 25]) {
    const session = begin(seed);
    const page = await lay(session);
    const memory = new Memory();
    const roll = dice(seed);
    for (let i = 0; i < 60 && session.now.value.phase !== "over"; i++) {
      const { phase } = session.now.value;
      phases.set(phase, (phases.get(phase) ?? 0) + 1);
      hidden += check(session, await page.text(), memory);
      goOn(session, (choices) => (roll(2) ? secretly(choices) : choices[roll(choices.length)]!));
    }
    page.clear();
  }
  for (const phase of ["handover", "choose", "confirm"])
    assert.ok((phases.get(phase) ?? 0) > 40, phase);
  assert.ok(hidden > 500, `there were ${hidden} cards to hide`);
});

/** Plays on until a decision about a card, or a hand-over before one. */
function toPlay(session: Session, phase: "choose" | "handover"): void {
  while (session.now.value.phase !== phase || session.now.value.state.step !== "play")
    goOn(session, (choices) => choices[0]!);
}

test("the looker's own hand is there, so the test would see a card", async () => {
  const session = begin(22);
  const page = await lay(session);
  let named = 0;
  for (let i = 0; i < 8; i++) {
    toPlay(session, "choose");
    const { looker, state } = session.now.value;
    const own = state.cards().filter((card) => card.where === "hand" && card.seat === looker);
    const text = await page.text();
    assert.ok(own.length > 0);
    for (const { kind } of own) {
      assert.ok(drawn(text).has(nameOf(kind)), nameOf(kind));
      assert.ok(defined(text).has(nameOf(kind)), nameOf(kind));
      assert.match(text.toLowerCase(), escaped(cardWord(rules, kind)));
      named++;
    }
    goOn(session, secretly);
  }
  assert.ok(named > 20, `${named} cards`);
  page.clear();
});

test("a card laid face down is spoken of to the one who laid it", async () => {
  const session = begin(22);
  const page = await lay(session);
  toPlay(session, "choose");
  const choice = secretly(session.now.value.choices);
  session.choose(choice);
  assert.equal(session.now.value.phase, "confirm");
  // The narrator is the only one that is always read as a whole.
  const said = [
    ...(await page.text()).matchAll(/<p [^>]*aria-live="polite" aria-atomic="true"[^>]*>([^<]*)</g),
  ];
  assert.equal(said.length, 1);
  const live = said[0]?.[1] ?? "";
  assert.match(live.toLowerCase(), escaped(cardWord(rules, choice.spot.card)));
  page.clear();
});

test("while the device is handed over there are only backs", async () => {
  const session = begin(23);
  const page = await lay(session);
  toPlay(session, "handover");
  const text = await page.text();
  const hand = text.slice(text.indexOf('class="hand"'));
  assert.deepEqual([...drawn(hand)], ["back"]);
  page.clear();
});
