/* Saved games: nothing is lost, nothing later is overwritten, damaged entries stay alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SavedGame } from "../../src/play/types";
import { ConflictError, MemoryGames, openGames, type GameStore } from "../../src/store/games";
import { byTime, keptOf, savedOf, type Kept } from "../../src/store/saved";
import { Saver, removeGame, rescue, type SmallKeeper } from "../../src/store/saver";

const game = (changed: number, lines: readonly string[] = [], id = "g1"): SavedGame => ({
  id,
  record: ["aude 1", "game carcassonne seats=2", "", ...lines, ""].join("\n"),
  draft: [],
  isEnded: false,
  created: 1,
  changed,
  isOver: false,
  scores: [0, 0],
  setup: {
    rules: "carcassonne seats=2",
    helps: true,
    seats: [
      { name: "A", colour: "red", by: "person" },
      { name: "B", colour: "blue", by: "greedy" },
    ],
  },
});

/** A game as the page kept it before there was a table: its lines, and how many were no draft. */
function old(lines: readonly string[], settled = lines.length): Record<string, unknown> {
  const { record: _, draft: __, isEnded: ___, ...rest } = game(1);
  return { ...rest, lines, settled };
}

const linesIn = (kept: Kept | null): string[] | undefined =>
  kept?.game?.record.trimEnd().split("\n").slice(3);

function keeperOf(): SmallKeeper & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

/** A store whose writes end when they are told to. */
class SlowGames extends MemoryGames {
  readonly waiting: (() => void)[] = [];
  override async put(saved: SavedGame, since: number | null): Promise<void> {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    return super.put(saved, since);
  }
}

const quiet = (store: GameStore, keeper: SmallKeeper | null = null) => ({
  store,
  keeper,
  onConflict: () => assert.fail("no conflict was expected"),
  onFailure: (error: unknown) => assert.fail(String(error)),
});

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

test("without IndexedDB games live in memory, and that is said", async () => {
  const store = await openGames(undefined);
  assert.equal(store.isLasting, false);
  await store.put(game(5), null);
  await store.put(game(9, [], "g2"), null);
  assert.deepEqual(
    (await store.list()).map((k) => k.id),
    ["g2", "g1"],
  );
  await store.remove("g2");
  assert.equal(await store.get("g2"), null);
  assert.equal((await store.get("g1"))?.game?.changed, 5);
});

test("what is no game is kept as what is left of one", () => {
  assert.deepEqual(savedOf(game(1)), game(1));
  for (const wrong of [
    null,
    3,
    {},
    { ...game(1), record: 1 },
    { ...game(1), draft: [1] },
    { ...old([]), lines: [1] },
    { ...old([]), settled: -1 },
    { ...game(1), setup: { ...game(1).setup, seats: [] } },
  ]) {
    assert.equal(savedOf(wrong), null, JSON.stringify(wrong));
    const kept = keptOf("g1", wrong);
    assert.ok(kept.game === null && typeof kept.remains === "string");
  }
  assert.equal(keptOf("other", game(1)).game, null);
  const round: Record<string, unknown> = {};
  round.self = round;
  assert.equal(keptOf("x", round).game, null);
  assert.deepEqual(
    [keptOf("x", 0), keptOf("g1", game(7))].sort(byTime).map((k) => k.id),
    ["g1", "x"],
  );
});

test("a game that was kept as lines is still read", async () => {
  const lines = ["draw base/E", "place 0,-1 r2", "put follower city.N"];
  const game = keptOf("g1", old(lines, 1)).game!;
  assert.deepEqual(game.draft, lines.slice(1));
  assert.equal(game.isEnded, false);
  assert.match(
    game.record,
    /^aude 1\ngame carcassonne seats=2\nplayer 1 greedy\n\ndraw base\/E\n$/,
  );
  assert.ok(!("lines" in game) && !("settled" in game));
  const keeper = keeperOf();
  keeper.setItem("aude.last", JSON.stringify(old(lines)));
  const store = new MemoryGames();
  await rescue(store, keeper);
  assert.deepEqual(
    linesIn(await store.get("g1"))?.slice(1),
    lines,
    "also what a closing page left",
  );
});

test("the latest change is written, one write at a time", async () => {
  const store = new SlowGames();
  const saver = new Saver(quiet(store), null);
  for (let i = 1; i <= 5; i++) saver.change(game(10, Array<string>(i).fill("pass")));
  await tick();
  assert.equal(store.waiting.length, 1);
  saver.change(game(10, ["a"]));
  saver.change(game(10, ["a", "b"]));
  store.waiting.shift()?.();
  await tick();
  store.waiting.shift()?.();
  await saver.flush();
  assert.equal(store.waiting.length, 0);
  assert.deepEqual(linesIn(await store.get("g1")), ["a", "b"]);
});

test("a page that is closed in the middle of a write loses nothing", async () => {
  const store = new SlowGames();
  const keeper = keeperOf();
  const saver = new Saver(quiet(store, keeper), null);
  saver.change(game(10, ["a"]));
  await tick();
  saver.change(game(11, ["a", "b"]));
  saver.leave();
  const after = new MemoryGames();
  await rescue(after, keeper);
  assert.deepEqual(linesIn(await after.get("g1")), ["a", "b"]);
  assert.equal(keeper.all.size, 0);
});

test("nothing is left behind where everything is written", async () => {
  const keeper = keeperOf();
  const saver = new Saver(quiet(new MemoryGames(), keeper), null);
  saver.change(game(10));
  await saver.flush();
  saver.leave();
  assert.equal(keeper.all.size, 0);
});

test("what was left behind is forgotten once it is written", async () => {
  const store = new SlowGames();
  const keeper = keeperOf();
  const saver = new Saver(quiet(store, keeper), null);
  saver.change(game(10, ["a"]));
  await tick();
  saver.change(game(11, ["a", "b"]));
  saver.leave();
  store.waiting.shift()?.();
  await tick();
  assert.equal(keeper.all.size, 1, "the first of two writes is not what was left");
  store.waiting.shift()?.();
  await saver.flush();
  assert.equal(keeper.all.size, 0);
});

test("what was left of another game is not forgotten", async () => {
  const keeper = keeperOf();
  keeper.setItem("aude.last", JSON.stringify(game(5, ["x"], "g2")));
  const saver = new Saver(quiet(new MemoryGames(), keeper), null);
  saver.change(game(10, ["a"]));
  await saver.flush();
  assert.equal(keeper.all.size, 1);
});

test("a deleted game does not come back", async () => {
  const store = new MemoryGames();
  const keeper = keeperOf();
  await store.put(game(20, ["a"]), null);
  keeper.setItem("aude.last", JSON.stringify(game(21, ["a", "b"])));
  await removeGame(store, keeper, "g1");
  await rescue(store, keeper);
  assert.deepEqual(await store.list(), []);
});

test("a game that is only looked at keeps its time", async () => {
  const store = new MemoryGames();
  const opened = game(10, ["a", "b"]);
  await store.put(opened, null);
  const saver = new Saver(quiet(store), opened);
  saver.change(game(500, ["a", "b"]));
  await saver.flush();
  assert.equal((await store.get("g1"))?.game?.changed, 10);
  saver.change({ ...game(600, ["a"]), draft: ["b"] });
  await saver.flush();
  assert.equal((await store.get("g1"))?.game?.changed, 600);
  saver.change(game(700, ["a", "c"]));
  await saver.flush();
  assert.equal((await store.get("g1"))?.game?.changed, 700);
});

test("what was left behind does not overwrite anything later", async () => {
  const store = new MemoryGames();
  const keeper = keeperOf();
  await store.put(game(20, ["later"]), null);
  keeper.setItem("aude.last", JSON.stringify(game(10, ["earlier"])));
  await rescue(store, keeper);
  assert.deepEqual(linesIn(await store.get("g1")), ["later"]);
  keeper.setItem("aude.last", "{broken");
  await rescue(store, keeper);
  assert.equal((await store.list()).length, 1);
});

test("a game that another tab has played on is not overwritten", async () => {
  const store = new MemoryGames();
  await store.put(game(10), null);
  let conflicts = 0;
  const saver = new Saver({ ...quiet(store), onConflict: () => conflicts++ }, game(10));
  saver.change(game(11, ["mine"]));
  await saver.flush();
  await store.put(game(30, ["theirs"]), null);
  saver.change(game(12, ["mine", "too"]));
  await saver.flush();
  saver.change(game(13, ["mine", "again"]));
  await saver.flush();
  assert.equal(conflicts, 1);
  assert.deepEqual(linesIn(await store.get("g1")), ["theirs"]);
  await assert.rejects(store.put(game(40), 10), ConflictError);
});

test("a store that is full is told of once, and tried again", async () => {
  class FullGames extends MemoryGames {
    isFull = true;
    override put(saved: SavedGame, since: number | null): Promise<void> {
      return this.isFull ? Promise.reject(new Error("full")) : super.put(saved, since);
    }
  }
  const store = new FullGames();
  let failures = 0;
  const saver = new Saver({ ...quiet(store), onFailure: () => failures++ }, null);
  for (const line of ["a", "b"]) {
    saver.change(game(10, [line]));
    await saver.flush();
  }
  assert.equal(failures, 1);
  store.isFull = false;
  saver.change(game(10, ["c"]));
  await saver.flush();
  assert.deepEqual(linesIn(await store.get("g1")), ["c"]);
});
