/* The service worker: what it answers with, and which versions it keeps. */
import assert from "node:assert/strict";
import { test } from "node:test";

type Answering = { request: Request; respondWith: (answer: Promise<Response>) => void };
type Waiting = { waitUntil: (work: Promise<unknown>) => void };

const HOME = "https://aude.example/play/";
const listeners = new Map<string, (event: unknown) => void>();
const stores = new Map<string, Map<string, string>>();
let windows = 1;

const addressOf = (request: Request | string): string =>
  new URL(typeof request === "string" ? request : request.url, HOME).href;

function storeOf(name: string) {
  const files = stores.get(name) ?? new Map<string, string>();
  stores.set(name, files);
  return {
    addAll: async (requests: readonly { url: string }[]) =>
      requests.forEach(({ url }) => files.set(addressOf(url), `${name} ${url}`)),
    match: async (request: Request | string) => {
      const text = files.get(addressOf(request));
      return text === undefined ? undefined : new Response(text);
    },
  };
}

Object.assign(globalThis, {
  FILES: ["index.html", "main-AAAAAAAA.js", "icons/a.svg"],
  VERSION: "NEW",
  Request: class {
    constructor(readonly url: string) {}
  },
  self: {
    location: new URL("sw.js", HOME),
    addEventListener: (name: string, heard: (event: unknown) => void) => listeners.set(name, heard),
    clients: { matchAll: async () => Array(windows).fill({}), claim: async () => undefined },
  },
  caches: {
    open: async (name: string) => storeOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request | string) => {
      for (const name of stores.keys()) {
        const found = await storeOf(name).match(request);
        if (found) return found;
      }
      return undefined;
    },
  },
  fetch: async (request: Request) => new Response(`network ${request.url}`),
});
await import("../../src/sw");

async function happen(name: "install" | "activate"): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  const event: Waiting = { waitUntil: (work) => (done = work) };
  listeners.get(name)?.(event);
  await done;
}

/** What a request is answered with; null: the browser answers it. */
async function ask(path: string, method = "GET"): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const request = { url: new URL(path, HOME).href, method } as Request;
  const event: Answering = { request, respondWith: (response) => (answer = response) };
  listeners.get("fetch")?.(event);
  const response = await (answer as Promise<Response> | null);
  return response ? response.text() : null;
}

test("the page and its files come from the same version", async () => {
  await happen("install");
  assert.equal(await ask("./"), "aude-NEW ./");
  assert.equal(await ask("index.html?seed=7"), "aude-NEW ./");
  assert.equal(await ask("main-AAAAAAAA.js"), "aude-NEW main-AAAAAAAA.js");
  assert.equal(await ask("icons/a.svg"), "aude-NEW icons/a.svg");
});

test("what is not kept comes from the network; other requests are not touched", async () => {
  assert.equal(await ask("more.txt"), `network ${HOME}more.txt`);
  assert.equal(await ask("https://other.example/x.js"), null);
  assert.equal(await ask("./", "POST"), null);
});

test("a window of another version still finds its files", async () => {
  await storeOf("aude-OLD").addAll([{ url: "main-BBBBBBBB.js" }, { url: "icons/b.svg" }]);
  windows = 2;
  await happen("activate");
  assert.equal(await ask("main-BBBBBBBB.js"), "aude-OLD main-BBBBBBBB.js");
  assert.equal(await ask("icons/b.svg"), `network ${HOME}icons/b.svg`, "its name may mean another");
});

test("with one window old versions go, what others have stored stays", async () => {
  storeOf("somebody-else");
  windows = 1;
  await happen("activate");
  assert.deepEqual([...stores.keys()].sort(), ["aude-NEW", "somebody-else"]);
});
