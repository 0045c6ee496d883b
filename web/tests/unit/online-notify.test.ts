/* Being told that something waits in a game: by a notification, by a notice, by the title of the tab. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { EventMessage, Game } from "../../src/online/types";

/** As much of a browser as is asked. */
const page = { title: "", visibilityState: "visible", documentElement: { dataset: {} } };
const place = { hash: "" };
const windows = { focused: 0 };
Object.assign(globalThis, {
  document: page,
  location: place,
  window: { focus: () => windows.focused++, addEventListener: () => undefined },
});

class FakeNotification {
  static permission = "granted";
  static shown: FakeNotification[] = [];
  onclick: (() => void) | null = null;
  isClosed = false;
  constructor(
    readonly text: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}
// Notices go after a while; nobody is to wait for that.
Object.assign(globalThis, { Notification: FakeNotification, setTimeout: () => 0 });

const { announce } = await import("../../src/online/notify");
const { Latest } = await import("../../src/online/ask");
const { awaitedAmong } = await import("../../src/online/awaited");
const { notices } = await import("../../src/page/notices");
const { route } = await import("../../src/page/router");
const { setTitle } = await import("../../src/page/title");
const { lang } = await import("../../src/text");

const game = (id: string, isMine = true, by = "person"): Game =>
  ({
    id,
    rules: "carcassonne+inns seats=2",
    seats: [
      { mine: false, by: "person" },
      { mine: true, by },
    ],
    actor: isMine ? 1 : 0,
    next: "",
  }) as unknown as Game;
const event = (what: EventMessage["what"], of: Game): EventMessage => ({
  t: "event",
  what,
  game: of,
});
const at = (id: string): void => {
  route.value = id === "" ? { page: "start" } : { page: "online", id, step: "" };
};

beforeEach(() => {
  FakeNotification.shown.length = 0;
  FakeNotification.permission = "granted";
  notices.value = [];
  awaitedAmong([]);
  page.visibilityState = "visible";
  lang.value = "en";
  at("");
  setTitle("The start");
});

test("whoever does not see the page gets a notification, which leads to the game", () => {
  page.visibilityState = "hidden";
  at("g1");
  announce(event("turn", game("g1")));
  const [shown] = FakeNotification.shown;
  assert.equal(shown?.text, "It is your turn: Carcassonne with Inns & Cathedrals");
  assert.equal(shown.options.tag, "g1", "a later one takes its place");
  assert.equal(notices.value.length, 0, "the table of the game says it itself");
  shown.onclick?.();
  assert.deepEqual([place.hash, shown.isClosed, windows.focused], ["#/online/g1", true, 1]);
  lang.value = "de";
  announce(event("offer", game("g1")));
  assert.match(FakeNotification.shown[1]?.text ?? "", /^Jemand .*Carcassonne/);
});

test("a rematch leads to the new game", () => {
  page.visibilityState = "hidden";
  announce(event("next", { ...game("g1"), next: "g2" }));
  assert.equal(FakeNotification.shown[0]?.options.tag, "g2");
});

test("without leave, or where nothing is asked of one, there is no notification", () => {
  page.visibilityState = "hidden";
  for (const permission of ["denied", "default"]) {
    FakeNotification.permission = permission;
    announce(event("turn", game("g1")));
  }
  FakeNotification.permission = "granted";
  for (const what of ["talk", "over"] as const) announce(event(what, game("g1")));
  assert.equal(FakeNotification.shown.length, 0);
});

test("whoever looks at the game needs to be told nothing; elsewhere there is a notice", () => {
  at("g1");
  announce(event("turn", game("g1")));
  assert.deepEqual([FakeNotification.shown.length, notices.value.length], [0, 0]);
  at("g2");
  announce(event("turn", game("g1")));
  assert.equal(FakeNotification.shown.length, 0, "the page is seen");
  assert.match(notices.value[0]?.text() ?? "", /^It is your turn/);
  notices.value[0]?.action?.run();
  assert.equal(place.hash, "#/online/g1");
});

test("the title says whose turn it is elsewhere, until one looks there", () => {
  assert.equal(page.title, "The start");
  announce(event("turn", game("g1", false)));
  assert.equal(page.title, "The start", "somebody else's turn");
  announce(event("turn", game("g1")));
  assert.equal(page.title, "Your turn: Carcassonne with Inns & Cathedrals – Aude");
  lang.value = "de";
  assert.match(page.title, /^Du bist dran: .* – Aude$/);
  lang.value = "en";
  setTitle("Your turn: here", true);
  assert.equal(page.title, "Your turn: here", "what is shown comes first");
  setTitle("Another page");
  assert.match(page.title, /^Your turn: Carcassonne/);
  at("g1");
  assert.equal(page.title, "Another page");
  at("");
  assert.equal(page.title, "Another page", "it was seen");
});

test("the title is plain again when the turn was played at another device", () => {
  announce(event("begin", game("g1")));
  announce(event("turn", game("g2")));
  announce(event("talk", game("g2", false)));
  assert.match(page.title, /^Your turn/);
  awaitedAmong([game("g1", false), game("g2", false)]);
  assert.equal(page.title, "The start");
  awaitedAmong([game("g1")]);
  assert.match(page.title, /^Your turn/, "the list of one's games knows best");
  announce(event("over", { ...game("g1"), actor: -1 }));
  assert.equal(page.title, "The start");
});

test("while a computer plays one's seat nothing is said", () => {
  page.visibilityState = "hidden";
  announce(event("turn", game("g1", true, "ranking")));
  assert.deepEqual([FakeNotification.shown.length, notices.value.length], [0, 0]);
  assert.equal(page.title, "The start");
  announce(event("turn", game("g1")));
  assert.match(page.title, /^Your turn/);
  announce(event("talk", game("g1", true, "ranking")));
  assert.equal(page.title, "The start", "it has been taken over");
  awaitedAmong([game("g1", true, "ranking")]);
  assert.equal(page.title, "The start");
});

test("the answer that was asked for last counts, in whatever order they come", async () => {
  const answers: ((n: number) => void)[] = [];
  const heard: number[] = [];
  const latest = new Latest(
    () => new Promise<number>((resolve) => answers.push(resolve)),
    (n) => heard.push(n),
  );
  latest.again();
  assert.equal(answers.length, 0, "nothing was asked");
  latest.ask();
  latest.ask();
  answers[1]!(2);
  await Promise.resolve();
  answers[0]!(1);
  await Promise.resolve();
  assert.deepEqual(heard, [2]);
  latest.again();
  assert.equal(answers.length, 2, "it has been answered");
  latest.ask();
  latest.again();
  assert.equal(answers.length, 4, "what happened meanwhile may not be in the answer");
  answers[2]!(3);
  answers[3]!(4);
  await Promise.resolve();
  assert.deepEqual(heard, [2, 4]);
});
