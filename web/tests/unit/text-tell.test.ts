/* Whatever may be done and whatever happens is told in whole sentences, with sums that are right. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { State, GameEvent, Rules, Term } from "../../src/engine/engine";
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
    .replace(/(\d+) (for|für) [^+−]*/g, "$1 ")
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

/** "4 points (2 tiles × 2)", "3 (2 tiles + 1 shield)": what stands in brackets adds up. */
function assertWorth(text: string): number {
  let sums = 0;
  for (const [, points = "", sum = ""] of text.matchAll(/(\d+)(?: \w+)? \(([^()]*)\)/g)) {
    // Causes come last.
    const [terms = ""] = sum.split(", ");
    if (!/[×+−]/.test(terms)) continue;
    assert.equal(add(terms), Number(points), text);
    sums += 1;
  }
  return sums;
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
          assertWorth(detail);
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

test("what features are worth is told with a sum that adds up", () => {
  for (const text of allRules(engine).filter((rules) => engine.rules(rules).has("board"))) {
    let [turns, sums] = [0, 0];
    playAtRandom(engine, text, 5, -1, (view) => {
      if (turns++ % 25 !== 0) return;
      for (const language of LANGUAGES) {
        lang.value = language;
        for (const feature of view.features()) {
          const { title, detail } = tellFeature(view, feature, SETUP);
          assertGood(title, text);
          assertGood(detail.charAt(0).toUpperCase() + detail.slice(1), text);
          sums += assertWorth(detail);
        }
      }
    });
    assert.ok(sums > 20, `${text}: ${sums} sums`);
  }
});

test("every term and every reason of every game came by and was told", () => {
  const [terms, reasons] = [new Set<string>(), new Set<string>()];
  const all = { terms: new Set<string>(), reasons: new Set<string>() };
  for (const text of allRules(engine)) {
    const rules = engine.rules(text);
    for (const name of rules.namesOf("term")) all.terms.add(name);
    for (const name of rules.namesOf("reason")) all.reasons.add(name);
    // With these seeds a meadow with a fire, one with a shrine and one with an aurochs are scored.
    for (const seed of [1, 2, 37, 43]) {
      for (const step of playAtRandom(engine, text, seed, -1, () => undefined)) {
        for (const event of step.events.filter((e) => e.kind === "score")) {
          reasons.add(event.why ?? "");
          for (const { what, which } of event.sum.terms)
            for (const name of [what, which]) if (name !== null) terms.add(name);
          for (const language of LANGUAGES) {
            lang.value = language;
            assertSum(rules, event, `${text}: ${step.choice.line}`);
          }
        }
      }
    }
  }
  // A joker among buildings counts as one of them.
  terms.add("building-joker");
  assert.deepEqual([...terms].sort(), [...all.terms].sort());
  assert.deepEqual([...reasons].sort(), [...all.reasons].sort());
});

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
    detail: "Complete: 4 points (2 tiles × 2)",
  });
  assert.equal(worthOf(rules, state, knight), 4);
  const farmer = choiceOf(state, "put follower field.EL");
  assert.deepEqual(tellChoice(rules, state, farmer), {
    title: "Farmer on a field",
    detail: "3 points (1 complete city × 3) at the end, as things are",
  });
  lang.value = "de";
  assert.deepEqual(tellChoice(rules, state, knight), {
    title: "Ritter in einer Stadt aus 2 Karten",
    detail: "Fertig: 4 Punkte (2 Karten × 2)",
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
  assert.deepEqual(tellFeature(state, road, SETUP), {
    title: "Road of 3 tiles",
    detail: "Jan owns it; 3 points, complete or not",
  });
  state.free();
});

function scoreOf(e: Partial<GameEvent> & Pick<GameEvent, "sum">): GameEvent {
  return {
    kind: "score",
    seat: 0,
    points: e.sum.points,
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
    cause: -1,
    strength: [1, 0],
    ...e,
  };
}

test("sums are written out with their reasons", () => {
  type Part = readonly [
    what: string,
    count: number,
    each: number,
    how?: Term["how"],
    which?: string,
  ];
  const sum = (...parts: readonly Part[]) => {
    const terms = parts.map(([what, count, each, how = "each", which]) => {
      return { what, which: which ?? null, how, count, each, points: count * each };
    });
    return { points: terms.reduce((n, term) => n + term.points, 0), terms };
  };
  const sumOf = (text: string, e: Parameters<typeof scoreOf>[0]) =>
    tellPoints(engine.rules(text), SETUP, scoreOf(e)).sum;
  const all = "carcassonne+inns+traders+princess+tower seats=2";
  const city = { feature: "city", sum: sum(["tile", 5, 2], ["shield", 2, 2]), strength: [2, 1] };
  lang.value = "en";
  assert.equal(sumOf(all, city), "5 tiles × 2 + 2 shields × 2 = 14, knights Marta 2, Jan 1");
  assert.equal(
    sumOf(all, { feature: "city", sum: sum(["tile", 5, 3], ["cathedral", 5, 0, "cause", "tile"]) }),
    "5 tiles × 3 = 15 (cathedral)",
  );
  assert.equal(
    sumOf(all, { feature: "road", sum: sum(["tile", 5, 0], ["inn", 5, 0, "cause", "tile"]) }),
    "5 tiles × 0 = 0 (inn)",
  );
  assert.equal(
    sumOf("hunters seats=2", {
      feature: "meadow",
      sum: sum(["deer", 2, 2], ["tiger", 1, -2, "takes", "deer"], ["mammoth", 2, 2]),
    }),
    "2 deer × 2 − 1 sabre-tooth tiger × 2 + 2 mammoths × 2 = 6",
  );
  assert.equal(
    sumOf("hunters seats=2", {
      feature: "meadow",
      sum: sum(["deer", 2, 2], ["fire", 1, 0, "cause", "tiger"], ["shrine", 1, 0, "cause"]),
    }),
    "2 deer × 2 = 4 (the fire drives 1 sabre-tooth tiger away, shrine)",
  );
  assert.equal(
    sumOf("hunters seats=2", {
      feature: "forest",
      sum: sum(["segment", 3, 2], ["mushroom", 2, 2]),
    }),
    "3 parts × 2 + 2 mushroom groups × 2 = 10",
  );
  assert.equal(
    sumOf("wheel seats=2", {
      feature: "city",
      why: "taxes",
      sum: sum(["knight", 2, 1, "times", "shield"], ["knight", 2, 2, "times", "knight"]),
      strength: [0, 0],
    }),
    "2 knights × 1 shield + 2 knights × 2 knights = 6",
  );
  lang.value = "de";
  assert.equal(sumOf(all, city), "5 Karten × 2 + 2 Wappen × 2 = 14, Ritter Marta 2, Jan 1");
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
      turnNumber: 0,
      turnSeat: turn,
      round: 0,
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
