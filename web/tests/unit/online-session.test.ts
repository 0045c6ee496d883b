/* A game at the server: two pages play each other, through lost connections and restarts. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Api } from "../../src/online/api";
import { Me } from "../../src/online/me";
import { Room } from "../../src/online/room";
import { OnlineSession, type KeptDraft } from "../../src/online/session";
import type { NewGame } from "../../src/online/types";
import { Wire, type Socket } from "../../src/online/wire";
import type { Session } from "../../src/play/types";
import { loadEngine } from "../engine";
import { FakeServer } from "../fake-server";
import { dice, optionsOf } from "../session";

const engine = await loadEngine();

/** Whatever a test leaves behind would keep the process waiting. */
const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});

/** A page of its own, without the page. */
class Device {
  readonly me = new Me(null, () => this.wire.restart());
  readonly api: Api;
  readonly wire: Wire;
  readonly refusals: string[] = [];
  readonly backs: number[] = [];
  readonly missed: boolean[] = [];
  draft: KeptDraft | null = null;
  rooms: Room[] = [];

  constructor(readonly server: FakeServer) {
    devices.push(this);
    this.api = new Api("http://here/", server.fetch, () => this.me.token);
    this.wire = new Wire({
      open: server.open,
      token: () => this.me.token,
      onMe: (who) => (this.me.who.value = who),
      pauses: [1],
    });
  }

  async guest(): Promise<this> {
    await this.me.need(() => this.api.guest());
    return this;
  }

  async room(id: string): Promise<Room> {
    const room = new Room(id, this.wire);
    this.rooms.push(room);
    await until(() => room.game.value !== null || room.why.value !== "");
    return room;
  }

  async session(id: string): Promise<OnlineSession> {
    const room = await this.room(id);
    await until(() => room.game.value?.state !== "open");
    return new OnlineSession(room, room.game.value!, {
      ...optionsOf(engine, 3),
      draft: this.draft,
      keepDraft: (draft) => (this.draft = draft),
      onRefused: (why) => this.refusals.push(why),
      onMissed: (isTaken) => this.missed.push(isTaken),
      askBack: (line) => this.backs.push(line),
    });
  }

  close(): void {
    for (const room of this.rooms) room.close();
  }
}

/** Waits for what must come; the limit is only for a test that hangs. */
async function until(test: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!test()) {
    if (Date.now() > end) throw new Error("it never came");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

const NEW: NewGame = {
  rules: "carcassonne seats=2",
  seats: [{ by: "me", name: "Ada" }, { by: "open" }],
  clock: "none",
  public: true,
  rated: false,
  helps: true,
  absent: "computer",
};

async function pair(rules = NEW.rules, helps = NEW.helps) {
  const server = new FakeServer(engine);
  const ada = await new Device(server).guest();
  const bert = await new Device(server).guest();
  const { id } = await ada.api.make({ ...NEW, rules, helps });
  await bert.api.sit(id, "Bert", 1);
  const [a, b] = [await ada.session(id), await bert.session(id)];
  return { server, ada, bert, id, a, b };
}

const phases = (...sessions: Session[]) => sessions.map((s) => s.now.value.phase);

/** Ends the turn of a session, with choices by lot. */
function playTurn(session: Session, roll: (n: number) => number): void {
  while (session.now.value.phase === "choose") {
    const { choices } = session.now.value;
    session.choose(choices[roll(choices.length)]!);
  }
  if (session.now.value.phase === "confirm") session.done();
}

for (const rules of ["carcassonne+inns seats=2", "hunters seats=2", "cardcassonne seats=2"]) {
  test(`${rules}: two devices play to the end and see the same`, async () => {
    const { server, id, a, b } = await pair(rules);
    const roll = dice(5);
    for (let i = 0; i < 2000 && a.now.value.phase !== "over"; i++) {
      await until(() => phases(a, b).some((p) => p === "choose" || p === "over"));
      if (i % 7 === 3) server.dropAll();
      for (const one of [a, b]) playTurn(one, roll);
      await until(() => !phases(a, b).includes("wait") || phases(a, b).includes("choose"));
    }
    await until(() => phases(a, b).every((p) => p === "over"));
    assert.deepEqual(a.now.value.scores, b.now.value.scores);
    assert.deepEqual(a.now.value.winners, b.now.value.winners);
    assert.deepEqual(
      [a, b].map((s) => s.now.value.looker),
      [0, 1],
    );
    const { table } = server.games.get(id)!;
    assert.deepEqual(a.now.value.length, table.steps(-3));
  });
}

test("a turn that was ended without a network is sent once, when there is one again", async () => {
  const { server, ada, bert, a, b, id } = await pair();
  await until(() => a.now.value.phase === "choose");
  server.isCut = true;
  playTurn(a, dice(2));
  assert.equal(a.now.value.phase, "wait");
  assert.ok(
    a.now.value.steps.some((step) => step.isDraft),
    "what was done is still to be seen",
  );
  const { length } = a.now.value;
  server.dropAll();
  await until(() => ada.wire.link.value === "lost");
  server.isCut = false;
  await until(() => b.now.value.phase === "choose");
  await until(() => a.now.value.steps.every((step) => !step.isDraft));
  assert.equal(a.now.value.length, length + 1, "with what was drawn next");
  assert.equal(server.games.get(id)!.table.count, a.now.value.length);
  assert.deepEqual([ada.refusals, bert.refusals], [[], []]);
});

test("the answer to a turn is lost: the turn counts once", async () => {
  const { server, ada, a, b, id } = await pair();
  await until(() => a.now.value.phase === "choose");
  const { table } = server.games.get(id)!;
  const before = table.count;
  server.isMute = true;
  playTurn(a, dice(2));
  assert.ok(table.count > before, "the server has it");
  assert.ok(
    a.now.value.steps.some((step) => step.isDraft),
    "the page does not know",
  );
  server.isMute = false;
  server.dropAll();
  await until(() => b.now.value.phase === "choose" && a.now.value.phase === "wait");
  assert.equal(a.now.value.length, b.now.value.length);
  assert.equal(server.heard.filter((m) => m.t === "play").length, 1);
  assert.deepEqual(ada.refusals, []);
});

test("whoever is far behind is told some of it, and asks for the rest", async () => {
  const { server, ada, a, id } = await pair();
  await until(() => a.now.value.phase === "choose");
  const { table } = server.games.get(id)!;
  const { connection } = ada.wire;
  server.isMute = true;
  while (table.count < a.now.value.length + 6 || table.actor !== 0) {
    const state = table.view(table.actor);
    server.play(id, state.choices()[0]!.line);
    state.free();
  }
  server.isMute = false;
  playTurn(a, dice(2));
  await until(() => a.now.value.steps.every((step) => !step.isDraft));
  await until(() => a.now.value.length === table.count);
  assert.equal(ada.wire.connection, connection, "not only because it came anew");
});

test("a line of the table in between does not cost the turn", async () => {
  const { server, a, b, id } = await pair("carcassonne seats=2");
  await until(() => a.now.value.phase === "choose");
  a.choose(a.now.value.choices[0]!);
  server.play(id, "table seat 1 greedy");
  await until(() => a.now.value.canUndo);
  server.play(id, "table seat 1 person");
  playTurn(a, dice(1));
  await until(() => b.now.value.phase === "choose");
  assert.equal(b.now.value.steps.filter((s) => s.seat === 0).length > 0, true);
});

test("a page that is loaded anew has the turn that was begun", async () => {
  const { ada, a, id } = await pair();
  await until(() => a.now.value.phase === "choose");
  a.choose(a.now.value.choices[0]!);
  const { length } = a.now.value;
  a.close();
  const again = await ada.session(id);
  await until(() => again.now.value.phase === "choose");
  assert.equal(again.now.value.length, length);
  assert.ok(again.now.value.canUndo);
});

for (const [what, after] of [
  ["time", ["table seat 0 greedy", "table seat 0 person"]],
  ["time", ["table time 0"]],
  ["taken", []],
] satisfies [string, string[]][])
  test(`a turn on its way that does not count is told, and why: ${what} ${after}`, async () => {
    const { server, ada, a, id } = await pair();
    await until(() => a.now.value.phase === "choose");
    server.isCut = true;
    playTurn(a, dice(2));
    server.dropAll();
    await until(() => ada.wire.link.value === "lost");
    // Something else than this is played.
    const { table } = server.games.get(id)!;
    const mine = a.now.value.steps.filter((step) => step.isDraft).map((step) => step.choice.line);
    if (after[0] !== undefined) server.play(id, after[0]);
    while (table.actor === 0) {
      const state = table.view(0);
      const other = state.choices().find((choice) => !mine.includes(choice.line));
      server.play(id, other!.line);
      state.free();
    }
    if (after[1] !== undefined) server.play(id, after[1]);
    server.isCut = false;
    await until(() => ada.refusals.length > 0);
    assert.deepEqual(ada.refusals, [what]);
    assert.ok(!a.now.value.steps.some((step) => step.isDraft));
    // A page that is loaded anew hears it as well.
    ada.refusals.length = 0;
    ada.draft = { count: 1, lines: mine, isSent: true };
    await ada.session(id);
    assert.deepEqual(ada.refusals, [what]);
  });

test("a table without helps has none for whoever joins or looks on", async () => {
  for (const helps of [false, true]) {
    const { server, id, a, b } = await pair(NEW.rules, helps);
    const c = await new Device(server).session(id);
    await until(() => a.now.value.phase === "choose");
    for (const one of [a, b, c]) {
      assert.equal(one.setup.helps, helps);
      assert.equal(one.now.value.projected !== null, helps, "the result as it would be now");
      assert.equal(one.save().setup.helps, helps, "also where it is gone on with");
    }
  }
});

/** Bert's first turn, after he has wished for a cell; the same tiles come every time. */
async function wished(cell: { x: number; y: number } | null) {
  const made = await pair();
  const { server, a, b, id } = made;
  await until(() => a.now.value.phase === "choose" && b.now.value.phase === "wait");
  const [first] = a.now.value.choices;
  b.wish.value = cell;
  a.choose(first!);
  while (phases(a)[0] !== "wait") a.done();
  await until(() => b.now.value.phase === "choose" || b.now.value.phase === "confirm");
  assert.equal(b.wish.value, null, "it holds for one turn");
  assert.equal(server.games.get(id)!.table.actor, 1, "nothing was sent");
  const isOffered = ({ x, y }: { x: number; y: number }): boolean =>
    b.now.value.targets.cells.some((one) => one.x === x && one.y === y);
  return { ...made, first: first!.spot, isOffered };
}

test("a tile that was drawn is laid where it was wished, if it fits, and can be undone", async () => {
  const plain = await wished(null);
  assert.equal(plain.b.now.value.canUndo, false);
  assert.deepEqual(plain.bert.missed, []);
  const { x, y } = plain.b.now.value.targets.cells[0]!;
  const { b, bert, isOffered } = await wished({ x, y });
  const { spot } = b.now.value.steps.at(-1)!.choice;
  assert.deepEqual([spot.x, spot.y, b.now.value.steps.at(-1)!.isDraft], [x, y, true]);
  assert.deepEqual(bert.missed, []);
  b.undo();
  assert.equal(b.now.value.phase, "choose");
  assert.ok(isOffered({ x, y }));
  assert.equal(b.now.value.canUndo, false, "it is not laid again");
});

test("where the tile cannot be laid as it was wished nothing happens, and it is said why", async () => {
  const { first, isOffered } = await wished(null);
  const round = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ].map(([dx, dy]) => ({ x: first.x + dx!, y: first.y + dy! }));
  const unfit = round.find((cell) => !isOffered(cell) && (cell.x !== 0 || cell.y !== 0))!;
  for (const [cell, isTaken] of [
    [first, true],
    [unfit, false],
  ] as const) {
    const { b, bert } = await wished(cell);
    assert.deepEqual([phases(b), b.now.value.canUndo], [["choose"], false]);
    assert.deepEqual(bert.missed, [isTaken]);
  }
});

test("what was wished does not end a turn, whatever is set", async () => {
  const server = new FakeServer(engine);
  const ada = await new Device(server).guest();
  const bert = await new Device(server).guest();
  const { id } = await ada.api.make({ ...NEW, rules: "hunters seats=2" });
  await bert.api.sit(id, "Bert", 1);
  const [a, room] = [await ada.session(id), await bert.room(id)];
  let isOpen = false;
  const b = new OnlineSession(room, room.game.value!, {
    ...optionsOf(engine, 3),
    confirm: () => false,
    draft: null,
    keepDraft: () => undefined,
    onRefused: () => undefined,
    onMissed: () => (isOpen = false),
    askBack: () => undefined,
  });
  const roll = dice(5);
  let laid = 0;
  for (let i = 0; i < 400 && laid < 20; i++) {
    await until(() => phases(a, b).some((p) => p !== "wait"));
    if (a.now.value.phase === "over") break;
    if (a.now.value.phase !== "choose") {
      assert.equal(b.now.value.canUndo, isOpen, "it is laid, or cannot be");
      if (isOpen) laid++;
      isOpen = false;
      playTurn(b, roll);
    } else {
      // Ada may have had another tile.
      assert.ok(!isOpen || b.wish.value, "Bert was asked before others went on");
      const { cells } = a.now.value.targets;
      const cell = cells[roll(Math.max(1, cells.length))];
      isOpen = cell !== undefined;
      if (cell) b.wish.value = { x: cell.x, y: cell.y };
      playTurn(a, roll);
    }
  }
  assert.ok(laid > 0, "tiles were laid where they were wished");
});

test("an onlooker sees the game and is asked nothing; hands stay hidden", async () => {
  const { server, id, a, b } = await pair("cardcassonne seats=2");
  const carol = new Device(server);
  const c = await carol.session(id);
  await until(() => phases(a, b).includes("choose"));
  assert.equal(c.now.value.looker, -1);
  assert.equal(c.now.value.phase, "wait");
  assert.deepEqual(c.now.value.choices, []);
  for (const [one, looker] of [
    [a, 0],
    [b, 1],
    [c, -1],
  ] as const)
    assert.ok(
      one.now.value.state
        .cards()
        .every((card) => card.where !== "hand" || card.seat === looker || card.kind < 0),
      "other hands are hidden",
    );
});

test("two people at one device, with secrets: the device is handed over", async () => {
  const server = new FakeServer(engine);
  const ada = await new Device(server).guest();
  const { id } = await ada.api.make({
    ...NEW,
    rules: "cardcassonne seats=2",
    seats: [
      { by: "me", name: "Ada" },
      { by: "me", name: "Ole" },
    ],
  });
  const session = await ada.session(id);
  // Nobody knows who of them has opened the page.
  const isCovered = async (): Promise<void> => {
    await until(() => session.now.value.phase === "handover");
    assert.ok(
      session.now.value.state.cards().every((c) => c.where !== "hand" || c.kind < 0),
      "hands are hidden",
    );
    session.ready();
  };
  await isCovered();
  await until(() => session.now.value.phase === "choose");
  const first = session.now.value.looker;
  playTurn(session, dice(3));
  await isCovered();
  await until(() => session.now.value.phase === "choose");
  assert.equal(session.now.value.looker, 1 - first);
  assert.ok(
    session.now.value.state
      .cards()
      .every((c) => c.where !== "hand" || c.seat === 1 - first || c.kind < 0),
  );
});

test("what the server refuses can be played anew", async () => {
  const { server, ada, a, id } = await pair();
  await until(() => a.now.value.phase === "choose");
  const { table } = server.games.get(id)!;
  // Another line than the page has seen: what it sends is not legal there.
  const real = table.add.bind(table);
  table.add = () => "bad-line";
  playTurn(a, dice(4));
  await until(() => ada.refusals.length > 0);
  table.add = real;
  assert.deepEqual(ada.refusals, ["illegal"]);
  assert.equal(a.now.value.phase, "choose");
  assert.equal(a.now.value.canUndo, false);
});

test("a game that is not there is said so", async () => {
  const device = new Device(new FakeServer(engine));
  const room = await device.room("nothing");
  assert.equal(room.why.value, "game");
});

test("a takeback is asked for, and comes when the other agrees", async () => {
  const { ada, bert, a, b, id } = await pair();
  await until(() => a.now.value.phase === "choose");
  playTurn(a, dice(1));
  await until(() => b.now.value.phase === "choose" && a.now.value.canTakeBack);
  a.takeBack();
  assert.equal(ada.backs.length, 1);
  await ada.api.talk(id, { do: "ask", what: "back", text: String(ada.backs[0]), seat: 0 });
  const [room] = bert.rooms;
  await until(() => room!.game.value?.offer?.what === "back");
  await bert.api.talk(id, { do: "agree", n: room!.game.value!.offer!.n, seat: 1 });
  await until(() => a.now.value.phase === "choose" && b.now.value.phase === "wait");
  assert.equal(a.now.value.length, 1);
});

test("a server that is full is tried again, and nobody is forgotten; a token it does not know is", async () => {
  const answers = ["busy", "token"];
  const tokens: unknown[] = [];
  const forgotten: unknown[] = [];
  const wire = new Wire({
    open: () => {
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => {
          tokens.push((JSON.parse(text) as { token?: string }).token);
          const why = answers.shift();
          const data = JSON.stringify({ t: "no", re: "hello", why, text: "" });
          setTimeout(() => socket.onmessage?.({ data }), 0);
        },
        close: () => undefined,
      };
      setTimeout(() => socket.onopen?.(undefined as never), 0);
      return socket;
    },
    token: () => "mine",
    onMe: (who) => forgotten.push(who),
    pauses: [1],
  });
  const stop = wire.events(() => undefined);
  await until(() => wire.why.value === "busy");
  assert.deepEqual([wire.link.value, forgotten], ["lost", []]);
  await until(() => forgotten.length > 0);
  assert.deepEqual(tokens, ["mine", "mine"]);
  assert.deepEqual(forgotten, [null]);
  stop();
});
