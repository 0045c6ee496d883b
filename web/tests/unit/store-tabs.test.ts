/* Two tabs and one game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Tabs, type Channel, type Locks } from "../../src/store/tabs";

/** Channels that hear each other, as those of tabs do. */
function channels(n: number): Channel[] {
  const all: Channel[] = [];
  for (let i = 0; i < n; i++) {
    const one: Channel = {
      onmessage: null,
      close: () => undefined,
      postMessage: (data) => {
        for (const other of all) {
          if (other !== one) queueMicrotask(() => other.onmessage?.({ data } as MessageEvent));
        }
      },
    };
    all.push(one);
  }
  return all;
}

/** Locks as a browser has them: one holder each, and the last one to ask takes it. */
function locks(): Locks {
  const held = new Map<string, (error: Error) => void>();
  return {
    request: (name, _, whileHeld) =>
      new Promise((resolve, reject) => {
        held.get(name)?.(new Error("stolen"));
        held.set(name, reject);
        void whileHeld().then(() => {
          if (held.get(name) === reject) held.delete(name);
          resolve(undefined);
        });
      }),
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
}

/** A tab that is so busy that it hears nothing. */
const deaf: Channel = { onmessage: null, close: () => undefined, postMessage: () => undefined };

const never = (): Promise<void> => assert.fail("nobody took the game");

test("a game that nobody plays is free", async () => {
  const [a, b] = channels(2).map((c) => new Tabs(c)) as [Tabs, Tabs];
  assert.equal(await a.isElsewhere("g1"), false);
  b.hold("g2", never);
  assert.equal(await a.isElsewhere("g1"), false);
});

test("the later tab learns that the game is open", async () => {
  const [a, b] = channels(2).map((c) => new Tabs(c)) as [Tabs, Tabs];
  a.hold("g1", never);
  assert.equal(await b.isElsewhere("g1"), true);
  a.release("g1");
  assert.equal(await b.isElsewhere("g1"), false);
});

test("a slow close of one game does not let the next one go", async () => {
  const [a, b] = channels(2).map((c) => new Tabs(c)) as [Tabs, Tabs];
  a.hold("g1", never);
  a.hold("g2", never);
  a.release("g1");
  assert.equal(await b.isElsewhere("g2"), true);
});

test("taking over waits until the other tab has saved", async () => {
  const [a, b] = channels(2).map((c) => new Tabs(c)) as [Tabs, Tabs];
  let isSaved = false;
  a.hold("g1", async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    isSaved = true;
  });
  await b.take("g1");
  assert.equal(isSaved, true);
  b.hold("g1", never);
  assert.equal(await a.isElsewhere("g1"), true);
});

test("without a channel every tab is alone", async () => {
  const tabs = new Tabs(null);
  tabs.hold("g1", never);
  assert.equal(await tabs.isElsewhere("g1"), false);
  await tabs.take("g1");
});

test("with locks a busy tab need not answer, and nobody waits for one that is not there", async () => {
  const shared = locks();
  const [a, b] = [new Tabs(deaf, shared), new Tabs(deaf, shared)];
  a.hold("g1", never);
  assert.equal(await b.isElsewhere("g1"), true);
  assert.equal(await b.isElsewhere("g2"), false);
  assert.equal(await a.isElsewhere("g1"), false, "its own game is not elsewhere");
  assert.equal(await a.isElsewhere("g2"), false, "asking does not wait for the game it plays");
  a.release("g1");
  assert.equal(await a.isElsewhere("g1"), false);
  assert.equal(await b.isElsewhere("g1"), false);
  await b.take("g1");
});

test("a tab that slept while its game was taken loses it when it wakes", async () => {
  const shared = locks();
  const [a, b] = [new Tabs(deaf, shared), new Tabs(deaf, shared)];
  const lost = new Promise<void>((resolve) => {
    a.hold("g1", async () => resolve());
  });
  b.hold("g1", never);
  await lost;
  assert.equal(await a.isElsewhere("g1"), true);
  b.release("g1");
  assert.equal(await a.isElsewhere("g1"), false);
});
