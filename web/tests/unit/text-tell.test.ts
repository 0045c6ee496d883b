/* Whatever may be done and whatever happens is told in whole sentences, with sums that are right. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { State, type GameEvent, type Rules } from "../../src/engine/engine";
import {
  lang,
  LANGUAGES,
  pseudo,
  tellAsk,
  tellChoice,
  tellFeature,
  tellPoints,
  tellStep,
  tellTile,
  worthOf,
} from "../../src/text";
import { words as german } from "../../src/text/words/de";
import { loadEngine } from "../engine";
import { allRules, playAtRandom, SETUP } from "./text-play";

const engine = await loadEngine();

/** Names of the engine that are no German words, as whole words. */
const RAW = new RegExp(
  `\\b(${Object.keys(german.name)
    .filter((name) => !Object.values(german.name).some((text) => text.includes(name)))
    .join("|")})\\b`,
);

function assertGood(text: string, where: string): void {
  assert.notEqual(text, "", where);
  assert.doesNotMatch(
    text,
    /undefined|null|NaN|Infinity|[{}[\]|]|\s\s|\s[.,;]|\.\.|^[a-zä-ü]/,
    `${where}: ${text}`,
  );
  assert.doesNotMatch(
    text,
    /\b\w+\.(N|E|S|W|[NESW][LR]|inner)\b|\b(base|inns|traders|princess|tower|wheel|hunters)\//,
    `${where}: ${text}`,
  );
  if (lang.value === "de") assert.doesNotMatch(text, RAW, `${where}: ${text}`);
}

/** Points of the part before the last "=": its numbers with + − × and brackets. */
function add(sum: string): number {
  const plain = sum
    .replace(/[^\d+−×() ]/g, " ")
    .replace(/\(\s*\)/g, " ")
    .replaceAll("−", "-")
    .replaceAll("×", "*");
  assert.match(plain, /^[\d+\-*() ]+$/);
  return Number(new Function(`return (${plain});`)());
}

function assertSum(rules: Rules, event: GameEvent, where: string): void {
  const { what, sum } = tellPoints(rules, SETUP, event);
  assertGood(what, where);
  assertGood(sum.charAt(0).toUpperCase() + sum.slice(1), where);
  const [, left = "", right = ""] = /^(.*) = (−?[\d.,]+)/.exec(sum) ?? [];
  assert.equal(
    Number(right.replace("−", "-").replace(/[.,]$/, "")),
    event.points,
    `${where}: ${sum}`,
  );
  if (/ [×+−] /.test(left)) assert.equal(add(left), event.points, `${where}: ${sum}`);
}

/** Rules and seeds; in the last game prisoners are exchanged by choice. */
const GAMES: readonly (readonly [text: string, seed: number])[] = [
  ...allRules(engine).map((text) => [text, 7] as const),
  ["carcassonne+inns+tower seats=3", 1],
];
const verbs = new Set<string>();

for (const language of LANGUAGES) {
  for (const [text, seed] of GAMES) {
    test(`choices, steps and points are told (${language}, ${text})`, () => {
      lang.value = language;
      const rules = engine.rules(text);
      const told = new Map<string, number>();
      const steps = playAtRandom(engine, text, seed, -1, (view, choices) => {
        assertGood(tellAsk(choices), "ask");
        for (const choice of choices) {
          // A tile has many places; every twentieth is enough.
          const n = told.get(choice.verb) ?? 0;
          told.set(choice.verb, n + 1);
          if (n % (choice.verb === "place" ? 20 : 5) !== 0) continue;
          const { title, detail } = tellChoice(rules, view, choice, SETUP);
          assertGood(title, choice.line);
          if (detail !== "") assertGood(detail, choice.line);
          const { title: unnamed } = tellChoice(rules, view, choice);
          assertGood(unnamed, choice.line);
          const worth = worthOf(rules, view, choice);
          assert.ok(worth === null || Number.isInteger(worth), choice.line);
        }
      });
      for (const step of steps) {
        verbs.add(step.verb);
        assertGood(tellStep(rules, SETUP, step), step.choice.line);
        for (const event of step.events)
          if (event.kind === "score") assertSum(rules, event, step.choice.line);
      }
      for (const kind of rules.kinds)
        assertGood(
          tellTile(rules, kind.index).replace(/^./, (c) => c.toUpperCase()),
          kind.id,
        );
    });
  }
}

test("every verb of every game came by", () => {
  const all = new Set(GAMES.flatMap(([text]) => engine.rules(text).namesOf("verb")));
  assert.deepEqual([...verbs].sort(), [...all].sort());
});

function play(state: State, ...lines: string[]): void {
  for (const line of lines) {
    const action = state.readLine(line);
    assert.ok(typeof action !== "string", `${line}: ${String(action)}`);
    assert.equal(state.check(state.actor, action), "ok", line);
    state.apply(action);
  }
}

function choiceOf(state: State, line: string) {
  const found = state.choices().find((c) => c.line === line);
  assert.ok(found, line);
  return found;
}

test("a knight, a tile and their worth", () => {
  lang.value = "en";
  const state = engine.start("carcassonne seats=2");
  const { rules } = state;
  play(state, "draw base/E");
  const place = tellChoice(rules, state, choiceOf(state, "place 0,-1 r2"), SETUP);
  assert.deepEqual(place, { title: "Tile to 0,-1", detail: "Closes a city of 2 tiles" });
  play(state, "place 0,-1 r2");
  const knight = choiceOf(state, "put follower city.N");
  assert.deepEqual(tellChoice(rules, state, knight), {
    title: "Knight in a city of 2 tiles",
    detail: "Complete: 4 points",
  });
  assert.equal(worthOf(rules, state, knight), 4);
  const farmer = choiceOf(state, "put follower field.EL");
  assert.deepEqual(tellChoice(rules, state, farmer), {
    title: "Farmer on a field",
    detail: "1 complete city: 3 points at the end, as things are",
  });
  lang.value = "de";
  assert.deepEqual(tellChoice(rules, state, knight), {
    title: "Ritter in einer Stadt aus 2 Karten",
    detail: "Fertig: 4 Punkte",
  });
  play(state, "put follower city.N", "draw base/D");
  lang.value = "en";
  const grown = tellChoice(rules, state, choiceOf(state, "place 1,0 r0"), SETUP);
  assert.equal(grown.detail, "");
  play(state, "place 1,0 r0", "put follower road.E", "draw base/V", "place 2,0 r1");
  const road = state.feature(
    state.featureAt(
      1,
      0,
      rules.kinds[3]!.segments.findIndex((s) => s.kind === "road"),
    ),
  )!;
  assert.deepEqual(tellFeature(rules, road, SETUP), {
    title: "Road of 3 tiles",
    detail: "Jan owns it; 3 points, complete or not",
  });
  state.free();
});

function scoreOf(e: Partial<GameEvent> & { readonly worth: GameEvent["worth"] }): GameEvent {
  return {
    kind: "score",
    seat: 0,
    points: e.worth.points,
    tile: -1,
    feature: null,
    piece: null,
    token: null,
    why: "feature",
    other: -1,
    count: 0,
    segment: 0,
    x: 0,
    y: 0,
    isFinal: false,
    strength: [1, 0],
    marks: {},
    ...e,
  };
}

test("sums are written out with their reasons", () => {
  const worth = (units: number, bonus: number, each: number, extra = 0, nothing = false) => ({
    units,
    bonus,
    each,
    extra,
    nothing,
    points: nothing ? 0 : (units + bonus) * each + extra,
  });
  const sumOf = (text: string, e: Parameters<typeof scoreOf>[0]) =>
    tellPoints(engine.rules(text), SETUP, scoreOf(e)).sum;
  const all = "carcassonne+inns+traders+princess+tower seats=2";
  lang.value = "en";
  assert.equal(
    sumOf(all, { feature: "city", worth: worth(5, 2, 2), strength: [2, 1], marks: { shield: 2 } }),
    "5 tiles × 2 + 2 shields × 2 = 14, knights Marta 2, Jan 1",
  );
  assert.equal(
    sumOf(all, { feature: "city", worth: worth(5, 0, 3), marks: { cathedral: 1 } }),
    "5 tiles × 3 = 15 (cathedral)",
  );
  assert.equal(
    sumOf(all, { feature: "road", worth: worth(5, 0, 1, 0, true), marks: { inn: 1 } }),
    "unfinished = 0 (inn)",
  );
  const meadow = { deer: 2, tiger: 1, mammoth: 2, aurochs: 1 };
  assert.equal(
    sumOf("hunters seats=2", { feature: "meadow", worth: worth(4, 0, 2), marks: meadow }),
    "4 animals × 2 = 8 (2 deer, 1 sabre-tooth tiger, 2 mammoths, 1 aurochs)",
  );
  assert.equal(
    sumOf("hunters seats=2", {
      feature: "meadow",
      worth: worth(1, 0, 2),
      marks: { deer: 1, tiger: 3, mammoth: 1 },
    }),
    "1 animal × 2 = 2 (1 deer, 3 sabre-tooth tigers, 1 mammoth)",
  );
  assert.equal(
    sumOf("hunters seats=2", {
      feature: "meadow",
      worth: worth(2, 0, 2),
      marks: { deer: 2, tiger: 1, fire: 1, shrine: 1 },
    }),
    "2 animals × 2 = 4 (2 deer, 1 sabre-tooth tiger, fire, shrine)",
  );
  assert.equal(
    sumOf("hunters seats=2", { feature: "forest", worth: worth(3, 0, 2, 4) }),
    "3 parts × 2 + 4 for mushroom groups = 10",
  );
  assert.equal(
    sumOf("wheel seats=2", {
      feature: "city",
      why: "taxes",
      worth: worth(2, 0, 3),
      marks: { shield: 1 },
      strength: [0, 0],
    }),
    "2 knights × 3 shields and own knights = 6",
  );
  lang.value = "de";
  assert.equal(
    sumOf(all, { feature: "city", worth: worth(5, 2, 2), strength: [2, 1], marks: { shield: 2 } }),
    "5 Karten × 2 + 2 Wappen × 2 = 14, Ritter Marta 2, Jan 1",
  );
});

test("a step is one sentence with what followed from it", () => {
  lang.value = "en";
  const state = engine.start("carcassonne seats=2");
  const lines = ["draw base/E", "place 0,-1 r2", "put follower city.N"];
  const steps = lines.map((line, index) => {
    const action = state.readLine(line);
    assert.ok(typeof action !== "string");
    const [choice, seat, turn] = [state.choice(action), state.actor, state.turn];
    const events = state.apply(action);
    return {
      index,
      seat,
      turn,
      verb: choice.verb,
      choice,
      drawn: seat < 0 ? action.a : -1,
      events,
      scores: [],
      isDraft: false,
    };
  });
  const told = () => steps.map((step) => tellStep(state.rules, SETUP, step));
  assert.deepEqual(told(), [
    "Marta draws a tile.",
    "Marta lays a tile at 0,-1.",
    "Marta puts a knight at 0,-1; city complete: 4 points for Marta.",
  ]);
  lang.value = "de";
  assert.deepEqual(told(), [
    "Marta zieht eine Karte.",
    "Marta legt eine Karte auf 0,-1.",
    "Marta setzt einen Ritter auf 0,-1; Stadt fertig: 4 Punkte für Marta.",
  ]);
  state.free();
});

test("what is hidden is not told", () => {
  lang.value = "en";
  const steps = playAtRandom(engine, "cardcassonne seats=3", 3, -1, () => {});
  const dealt = steps.filter((s) => s.verb === "deal");
  const rules = engine.rules("cardcassonne seats=3");
  assert.ok(dealt.length > 50);
  for (const step of dealt) assert.match(tellStep(rules, SETUP, step), /^\w+ gets a card\.$/);
  const down = steps.filter((s) => s.choice.line.startsWith("lay down"));
  assert.ok(down.length > 10);
  for (const step of down)
    assert.match(tellStep(rules, SETUP, step), /^\w+ lays a card face down in the \w+ row[.;]/);
});

test("a tile is told as it lies", () => {
  lang.value = "en";
  const state = engine.start("carcassonne seats=2");
  const kind = state.rules.kinds.find((k) => k.id === "base/E")!.index;
  play(state, "draw base/E", "place 0,1 r1");
  assert.equal(tellTile(state.rules, kind, 1), "city east");
  // East of it only a tile with a city in the west fits.
  assert.deepEqual(state.fits(1, 1, kind), [3]);
  assert.equal(tellTile(state.rules, kind, 3), "city west");
  state.free();
});

test("in the pseudo-language nothing is said outside of texts", () => {
  lang.value = "en";
  pseudo.value = true;
  try {
    const rules = engine.rules("carcassonne+inns+traders+princess+tower seats=2");
    for (const step of playAtRandom(engine, rules.text, 2, -1, () => {})) {
      assert.match(tellStep(rules, SETUP, step), /^\[!! .* !!\]\.$/);
    }
  } finally {
    pseudo.value = false;
  }
});
