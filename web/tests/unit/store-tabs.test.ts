/* Two tabs and one game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Tabs, type Channel } from "../../src/store/tabs";

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
