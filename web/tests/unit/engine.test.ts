/* The engine in WebAssembly plays the golden games like the native one, at least half as fast. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Engine, OWNER, RecordError, RulesError, State, Table } from "../../src/engine/engine";
import { ANALYST, Player } from "../../src/engine/player";
import { loadEngine, ROOT } from "../engine";

const engine = await loadEngine();

for (const name of readdirSync(join(ROOT, "tests/play"))) {
  test(`golden game ${name} has the same hashes`, () => {
    const lines = readFileSync(join(ROOT, "tests/play", name), "utf8").split("\n");
    const rules = engine.rules((lines[0] ?? "").replace(/^game /, ""));
    const state = State.start(rules);
    let steps = 0;
    for (const line of lines.slice(2)) {
      const parts = line.split(" | ");
      if (parts.length !== 5 || line.startsWith(" ")) continue;
      if (parts[0] !== "start") {
        const action = state.readLine(parts[0] ?? "");
        assert.ok(typeof action !== "string", `${parts[0]}: ${String(action)}`);
        assert.equal(state.check(state.actor, action), "ok", parts[0]);
        state.apply(action);
      }
      assert.equal(state.hash.toString(16).padStart(16, "0"), parts[4], `after ${parts[0]}`);
      assert.equal(`actor ${state.actor}`, parts[1]);
      steps++;
    }
    assert.ok(steps > 50);
    state.free();
  });
}

test("the page names the version of the header", () => {
  const header = readFileSync(join(ROOT, "include/aude.h"), "utf8");
  assert.equal(engine.version, /^#define AUDE_VERSION "(.*)"$/m.exec(header)?.[1]);
});

test("every game can be chosen and has what a front end needs", () => {
  assert.deepEqual(
    engine.games.map((g) => g.name),
    ["carcassonne", "wheel", "hunters", "cardcassonne"],
  );
  for (const game of engine.games) {
    const state = engine.start(`${game.name} seats=${game.seatsMin}`);
    assert.ok(state.rules.kinds.length > 0 || state.rules.cards.length > 0);
    assert.ok(state.chances().length > 0 || state.choices().length > 0);
    state.free();
  }
});

test("what the structs hold is read at the right place", () => {
  const state = engine.start("carcassonne seats=2");
  const play = (line: string) => {
    const action = state.readLine(line);
    assert.ok(typeof action !== "string");
    return state.apply(action);
  };
  play("draw base/E");
  const place = state.choices().find((c) => c.line === "place 0,-1 r2");
  assert.deepEqual(place?.spot, {
    onBoard: true,
    x: 0,
    y: -1,
    turn: 2,
    segment: -1,
    piece: null,
    seat: -1,
    card: -1,
  });
  play("place 0,-1 r2");
  const put = state.choices().find((c) => c.line === "put follower city.N");
  assert.equal(put?.spot.piece, "follower");
  const events = state.apply(put!.action);
  const score = events.find((e) => e.kind === "score");
  assert.equal(score?.points, 4);
  assert.equal(score?.feature, "city");
  assert.equal(score?.sum.terms[0]?.count, 2);
  assert.deepEqual(state.scores, [4, 0]);
  assert.deepEqual(
    state.tiles().map((t) => [t.x, t.y, t.turn]),
    [
      [0, 0, 0],
      [0, -1, 2],
    ],
  );
  const city = state.features().find((f) => f.kind === "city" && f.isClosed);
  assert.equal(city?.tiles, 2);
  assert.equal(state.members(city!.id).length, 2);
  assert.equal(state.pieces().filter((p) => p.seat === 0 && p.where === "supply").length, 7);
  state.free();
});

test("wrong rules and records are refused where they are wrong", () => {
  assert.throws(
    () => engine.rules("carcassonne+nothing"),
    (e) => e instanceof RulesError && e.status === "unknown-module" && e.at === 12,
  );
  const good = "aude 1\ngame carcassonne seats=2\nseat 0 Ann\n\ndraw base/E\nplace 0,-1 r2\n";
  assert.equal(Table.read(engine, good).steps(OWNER), 2);
  assert.equal(Table.read(engine, good).name(0), "Ann");
  assert.throws(
    () => Table.read(engine, `${good}# a comment\nplace 9,9 r0\n`),
    (e) =>
      e instanceof RecordError &&
      e.line === 8 &&
      e.text === "place 9,9 r0" &&
      e.sound?.steps(OWNER) === 2,
  );
  assert.throws(
    () => Table.read(engine, "nonsense"),
    (e) => e instanceof RecordError && e.line === 1,
  );
});

test("computer players answer with a legal action of what they may know", () => {
  assert.ok(engine.players.includes("pip"));
  for (const text of [
    "carcassonne seats=2",
    "cardcassonne seats=3",
    "hunters seats=2",
    "wheel seats=2",
  ]) {
    const rules = engine.rules(text);
    const state = State.start(rules);
    const player = Player.open(engine, "greedy", rules, 7);
    for (let i = 0; i < 30; i++) {
      if (state.actor < 0) {
        state.apply(state.chances()[0]!.action);
        continue;
      }
      const view = state.view(state.actor);
      const action = player.choose(view, state.actor, 50, () => performance.now());
      view.free();
      assert.equal(state.check(state.actor, action), "ok");
      state.apply(action);
    }
    player.close();
    state.free();
  }
  assert.throws(() => Player.open(engine, "nobody", engine.rules("hunters seats=2"), 1));
});

test("the analyst compares what was played, and refuses what was not legal", () => {
  const rules = engine.rules("carcassonne seats=2");
  const state = State.start(rules);
  const read = (line: string) => {
    const action = state.readLine(line);
    assert.ok(typeof action !== "string");
    return action;
  };
  state.apply(read("draw base/E"));
  const analyst = Player.open(engine, ANALYST, rules, 1);
  const [place, pass] = [read("place 0,1 r1"), read("pass")];
  const ways = analyst.compare(state, 0, [place, pass], 0, () => 0);
  assert.ok(ways.length > 2);
  assert.deepEqual(ways.find((way) => way.isPlayed)?.actions, [place, pass]);
  for (const { leads } of ways) assert.equal((leads[0] ?? 1) + (leads[1] ?? 1), 0);
  assert.throws(() => analyst.compare(state, 0, [pass], 0, () => 0), /not legal/);
  assert.throws(() => analyst.compare(state, 1, [], 0, () => 0), /seat 1/);
  analyst.close();
  const greedy = Player.open(engine, "greedy", rules, 1);
  assert.throws(() => greedy.compare(state, 0, [place], 0, () => 0), /does not compare/);
  greedy.close();
  state.free();
});

/** What the public headers declare. */
const declared = (): string[] =>
  readdirSync(join(ROOT, "include")).flatMap((name) =>
    [
      ...readFileSync(join(ROOT, "include", name), "utf8").matchAll(
        /^(?!typedef)[a-z].*?\b(aude_\w+)\(/gm,
      ),
    ].map((match) => match[1] ?? ""),
  );

test("it is an engine without imports that exports the public headers as they are", async () => {
  const module = await WebAssembly.compile(
    readFileSync(process.env.AUDE_WASM ?? join(ROOT, "build/wasm/aude.wasm")),
  );
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const names = declared();
  const exported = new Set(WebAssembly.Module.exports(module).map((e) => e.name));
  assert.ok(names.includes("aude_player_ways") && names.includes("aude_apply"));
  assert.deepEqual(
    names.filter((name) => !exported.has(name)),
    [],
  );
  assert.ok(await Engine.load(module));
});
