/*
 * What chance has settled stays settled, whatever is taken back, saved, exported and read again; and
 * what others have learnt is not taken back.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ONLOOKER, OWNER, RecordError, Table } from "../../src/engine/engine";
import { gameOfRecord, isOver, seatsOfRecord, textOf } from "../../src/page/records";
import { savedGame } from "../../src/play/saved";
import { resumeSession, reviewSession, type SessionOptions } from "../../src/play/session";
import { think } from "../../src/play/think";
import type { BotRequest, SavedGame, Session } from "../../src/play/types";
import { keptOf } from "../../src/store/saved";
import { loadEngine } from "../engine";
import { linesOf, newSession, optionsOf, rest, setup } from "../session";

const engine = await loadEngine();

function options(seed: number, asked: BotRequest[] = []): SessionOptions {
  return optionsOf(engine, seed, {
    choose: (request) => {
      asked.push(request);
      return Promise.resolve(think(engine, request, () => 0));
    },
  });
}

/** Plays a turn of a person: always the first choice, or always the last. */
async function playTurn(session: Session, which: 0 | -1): Promise<void> {
  const { since } = session.now.value;
  while (session.now.value.phase === "choose" && session.now.value.since === since)
    session.choose(session.now.value.choices.at(which)!);
  session.done();
  await rest(session);
}

/** The first thing that chance brought after so many steps. */
const nextLuck = (session: Session, from: number): string =>
  session.now.value.steps.slice(from).find((step) => step.seat < 0)?.choice.line ?? "";

/** A copy as it comes out of a store. */
const stored = (game: SavedGame): SavedGame => {
  const { game: kept } = keptOf(game.id, JSON.parse(JSON.stringify(game)));
  assert.ok(kept);
  return kept;
};

const TILES = engine.games.filter(({ name }) => engine.rules(name).has("board"));

/** Ways in which a game may go on with other dice. */
const WAYS: readonly (readonly [string, (session: Session) => Session])[] = [
  ["taken back", (session) => session],
  ["saved and opened again", (session) => resumeSession(stored(session.save()), options(99))],
  [
    "exported and imported",
    (session) => {
      const table = Table.read(engine, session.record()!);
      const seats = seatsOfRecord(engine, table);
      return resumeSession(savedGame({ ...session.setup, seats }, textOf(table)), options(98));
    },
  ],
];

for (const { name } of TILES) {
  for (const [way, goOn] of WAYS) {
    test(`${name}: luck is the same when a turn was taken back, ${way}`, async () => {
      const first = newSession(setup(`${name} seats=2`, "person", "greedy"), options(7));
      await rest(first);
      let session = first;
      for (let turn = 0; turn < 6; turn++) {
        const before = session.now.value.length;
        const { hand } = session.now.value.state;
        await playTurn(session, 0);
        const luck = nextLuck(session, before);
        assert.notEqual(luck, "");
        assert.equal(session.now.value.canTakeBack, true);
        session.takeBack();
        assert.equal(session.now.value.length, before);
        session = goOn(session);
        await rest(session);
        assert.equal(session.now.value.length, before);
        assert.equal(session.now.value.state.hand, hand);
        await playTurn(session, -1);
        assert.equal(nextLuck(session, before), luck, `turn ${turn}`);
      }
    });
  }
}

test("the line of turns taken back is kept, and does not count", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "greedy"), options(3));
  await rest(session);
  await playTurn(session, 0);
  const { lines } = linesOf(engine, session.save());
  session.takeBack();
  const saved = session.save();
  assert.deepEqual(linesOf(engine, saved).lines, lines.slice(0, 1));
  for (const line of lines) assert.ok(saved.record.includes(`\n${line}\n`), line);
  assert.match(saved.record, /^aude 2\n(.+\n)+\n(.+\n)+table back 1\n$/);
});

test("a record says who was a computer, and who plays is restored from it", async () => {
  const by = ["person", "pip", "silas"];
  const session = newSession(setup("carcassonne seats=3", ...by), options(5));
  await rest(session);
  await playTurn(session, 0);
  const record = session.record()!;
  assert.match(record, /\nplayer 1 pip\nplayer 2 silas\n/);
  const table = Table.read(engine, record);
  const seats = seatsOfRecord(engine, table);
  assert.deepEqual(
    seats.map((seat) => [seat.name, seat.by]),
    by.map((b, i) => [`P${i}`, b]),
  );
  const names = (i: number) => `Guest ${i}`;
  const looked = gameOfRecord(engine, table, names).setup.seats;
  assert.ok(
    looked.every((seat) => seat.by === "person"),
    "no computer moves in a record that is looked at",
  );
});

test("who looks at a record leaves it as it is until they play on", async () => {
  const session = newSession(setup("carcassonne seats=2", "greedy", "person"), options(5));
  await rest(session);
  await playTurn(session, 0);
  const record = session.record()!.replace(/^seat .*\n/gm, "");
  const table = Table.read(engine, record);
  assert.equal(isOver(table), false);
  const review = reviewSession(
    gameOfRecord(engine, table, (i) => `Guest ${i}`),
    options(1),
  );
  assert.deepEqual([review.record(), review.save().record], [record, record]);
  review.look(review.now.value.length);
  review.look(null);
  await rest(review);
  assert.deepEqual([review.now.value.phase, review.record()], ["choose", record]);
  review.choose(review.now.value.choices[0]!);
  const played = Table.read(engine, review.save().record);
  assert.deepEqual([played.player(0), played.name(0)], ["person", "Guest 0"]);
});

test("a game that a line of the table ended says how", () => {
  for (const [line, ending, winners, out] of [
    ["table over draw", "draw", [0, 1], []],
    ["table resign 1", "resigned", [0], [1]],
    ["table time 0", "time", [1], [0]],
    ["table over abort", "abort", [], []],
    ["table over left", "left", [], []],
  ] as const) {
    const table = Table.open(engine, "carcassonne seats=2");
    assert.equal(table.add(OWNER, line), "ok");
    const game = savedGame(
      setup("carcassonne seats=2", "person", "greedy"),
      table.write(OWNER, "every"),
    );
    const { now } = resumeSession(game, options(1));
    const { phase } = now.value;
    assert.deepEqual(
      [phase, now.value.ending, now.value.winners, now.value.out],
      ["over", ending, winners, out],
    );
  }
});

test("whoever takes a seat of a record plays it from there on", async () => {
  const session = newSession(setup("carcassonne seats=2", "person", "greedy"), options(5));
  await rest(session);
  await playTurn(session, 0);
  const others = setup("carcassonne seats=2", "greedy", "person");
  const again = resumeSession(savedGame(others, session.record()!), options(6));
  await rest(again);
  assert.equal(again.now.value.looker, 1);
  assert.equal(again.now.value.actor, 1);
  const record = again.record()!;
  assert.match(record, /\nplayer 1 greedy\n/);
  assert.match(record, /\ntable seat 0 greedy\ntable seat 1 person\n/);
  again.takeBack();
  const seats = Table.read(engine, again.record()!);
  assert.deepEqual([seats.player(0), seats.player(1)], ["greedy", "person"]);
});

/** A game that an earlier version of the page has written; its last line is a draft. */
const OLD = {
  id: "mb2k9x1f0a1b",
  setup: {
    rules: "carcassonne seats=2",
    helps: true,
    seats: [
      { name: "Ada", colour: "red", by: "person" },
      { name: "Reed", colour: "blue", by: "greedy" },
    ],
  },
  lines: [
    ...["draw base/F", "place 0,1 r0", "put follower city.E"],
    ...["draw base/B", "place 0,2 r0", "put follower cloister"],
    ...["draw base/V", "place 1,0 r0", "put follower road.S"],
    ...["draw base/B", "place 1,2 r0", "put follower cloister"],
    ...["draw base/E", "place 2,2 r0"],
  ],
  settled: 13,
  created: 1_790_000_000_000,
  changed: 1_794_809_640_793,
  isOver: false,
  scores: [0, 0],
};

test("a game that an earlier page has kept goes on where it was", async () => {
  const game = keptOf(OLD.id, JSON.parse(JSON.stringify(OLD))).game!;
  const session = resumeSession(game, options(2));
  await rest(session);
  const { phase, canUndo, looker, length } = session.now.value;
  assert.deepEqual([phase, canUndo, looker, length], ["choose", true, 0, 14]);
  assert.deepEqual(linesOf(engine, session.save()), { lines: OLD.lines, settled: 13 });
  assert.match(session.record()!, /\nseat 0 Ada\nseat 1 Reed\nplayer 1 greedy\ndate 2026-09-/);
  session.undo();
  session.takeBack();
  assert.equal(session.now.value.length, 7);
  await playTurn(session, -1);
  assert.equal(nextLuck(session, 7), "draw base/B", "its luck is settled too");
  const broken = { ...OLD, lines: ["draw base/E", "place 9,9 r0"] };
  const damaged = keptOf(OLD.id, broken).game!;
  assert.throws(() => resumeSession(damaged, options(2)), RecordError);
});

const SECRET = engine.games.filter(({ name }) => engine.rules(name).has("secrets"));

for (const { name } of SECRET) {
  test(`${name}: what others have seen is not taken back`, async () => {
    const session = newSession(setup(`${name} seats=3`, "person", "greedy", "greedy"), options(4));
    await rest(session);
    let turns = 0;
    for (; turns < 12 && session.now.value.phase !== "over"; turns++) {
      const isLaid = session.now.value.choices.every((c) => c.spot.card >= 0);
      session.choose(session.now.value.choices[0]!);
      assert.equal(session.now.value.canUndo || session.now.value.phase !== "confirm", true);
      while (session.now.value.phase === "confirm") session.done();
      await rest(session);
      if (!isLaid) continue;
      assert.equal(session.now.value.canTakeBack, false, `turn ${turns}`);
      const { length } = session.now.value;
      session.takeBack();
      assert.equal(session.now.value.length, length);
    }
    assert.equal(turns, 12);
  });

  test(`${name}: a turn that was ended counts when the next person is there`, async () => {
    const session = newSession(setup(`${name} seats=2`, "person", "person"), options(4));
    await rest(session);
    const first = session.now.value.next;
    session.ready();
    const before = session.save().record;
    const mine = session.now.value.choices[0]!.line;
    session.choose(session.now.value.choices[0]!);
    session.done();
    const ended = session.save();
    assert.deepEqual([ended.record, ended.draft, ended.isEnded], [before, [mine], true]);
    assert.equal(session.now.value.ended, first);
    assert.ok(
      session.now.value.steps.every((step) => step.choice.line !== mine),
      "nobody else sees it yet",
    );
    const again = resumeSession(stored(ended), options(8));
    await rest(again);
    const { phase, next, canTakeBack, canUndo } = again.now.value;
    assert.deepEqual([phase, next, canTakeBack, canUndo], ["handover", 1 - first, true, false]);
    again.ready();
    assert.equal(again.now.value.looker, 1 - first);
    assert.equal(linesOf(engine, again.save()).lines.at(-1), mine);
    assert.equal(again.save().isEnded, false);
    session.takeBack();
    assert.deepEqual([session.save().record, session.save().draft], [before, []]);
    assert.equal(session.now.value.next, first);
  });

  test(`${name}: computer players are told what their seats saw and nothing else`, async () => {
    const asked: BotRequest[] = [];
    const session = newSession(
      setup(`${name} seats=3`, "greedy", "greedy", "greedy"),
      options(6, asked),
    );
    await rest(session);
    const truth = linesOf(engine, session.save()).lines;
    const table = Table.read(engine, session.save().record);
    let hidden = 0;
    for (const { lines, seat } of asked) {
      const seen = lines.map((_, i) => table.step(seat, i).line);
      assert.deepEqual(lines, seen);
      hidden += lines.filter((line, i) => line !== truth[i]).length;
    }
    assert.ok(asked.length > 50 && hidden > 1000, `${hidden} lines were hidden`);
  });

  test(`${name}: a record of what one seat saw is looked at and not played on`, async () => {
    const session = newSession(setup(`${name} seats=2`, "person", "person"), options(4));
    await rest(session);
    const table = Table.read(engine, session.save().record);
    const seen = Table.read(engine, table.write(0, "every"));
    assert.deepEqual([table.isView, seen.isView], [false, true]);
    assert.ok(seen.write(OWNER, "every").includes("?"), "it has no more than that");
    const review = reviewSession(
      gameOfRecord(engine, seen, (i) => `Guest ${i}`),
      options(1),
    );
    const { length } = review.now.value;
    assert.equal(length, table.steps(ONLOOKER));
    review.look(null);
    assert.deepEqual([review.now.value.phase, review.now.value.steps.length], ["look", length]);
    assert.equal(review.canBranch(), false);
    assert.throws(() => review.branch(1), /secret/);
  });
}
