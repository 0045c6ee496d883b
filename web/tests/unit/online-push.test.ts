/* Being told with the page closed: what the browser is asked, and what the service worker does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Api } from "../../src/online/api";
import { isPushed, startPush, stopPush, type PushPlace } from "../../src/online/push";
import { gameIn, goThere, keepWords, showTurn } from "../../src/woken";

/** What is kept under names, as far as it is needed. */
function store(): CacheStorage {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, value: Response) => void kept.set(key, value),
    match: async (key: string) => kept.get(key)?.clone(),
  };
  return { open: async () => cache } as unknown as CacheStorage;
}

/** Shows, and says what was shown. */
async function shown(text: string, kept = store(), language = "de-AT") {
  const all: [string, NotificationOptions | undefined][] = [];
  const worker = {
    showNotification: async (title: string, options?: NotificationOptions) =>
      void all.push([title, options]),
  };
  await showTurn(text, worker, kept, language);
  return all;
}

test("a push is told in the reader's language, with nothing of what came but the game", async () => {
  const text = JSON.stringify({ game: "k3m9abc", what: "turn", text: "something else" });
  const options = { tag: "k3m9abc", icon: "icons/icon-192.png", data: { game: "k3m9abc" } };
  assert.deepEqual(await shown(text), [["Du bist am Zug.", options]]);
  assert.equal((await shown(text, store(), "fr"))[0]?.[0], "It is your turn.");
  const kept = store();
  await keepWords(kept, "C'est à vous.");
  assert.deepEqual(await shown(text, kept), [["C'est à vous.", options]]);
});

test("what makes no sense leads to no game", async () => {
  for (const text of ["", "no json", "null", "[]", '{"game":"../x","what":"turn"}', '{"game":7}'])
    assert.equal(gameIn(text), "", text);
  assert.equal(
    (await shown("no json"))[0]?.[1]?.tag,
    "",
    "a browser that is woken shows something",
  );
});

/** Windows that are open, and what became of them. */
function windows(...urls: string[]) {
  const done: string[] = [];
  const all = urls.map((url) => {
    const client = {
      url,
      focus: async () => client,
      navigate: async (to: string) => void done.push(`${url} -> ${to}`),
    };
    return client;
  });
  const clients = {
    matchAll: async () => all,
    openWindow: async (to: string) => void done.push(`new ${to}`),
  };
  return { done, clients: clients as unknown as Clients };
}

test("pressing it leads a window that is there to the game, or opens one", async () => {
  const folder = "https://here/aude/";
  const one = windows("https://here/other/", `${folder}#/lobby`);
  await goThere("abc", one.clients, folder);
  assert.deepEqual(one.done, [`${folder}#/lobby -> ${folder}#/online/abc`]);
  const none = windows("https://here/other/");
  await goThere("abc", none.clients, folder);
  await goThere(undefined, none.clients, folder);
  assert.deepEqual(none.done, [`new ${folder}#/online/abc`, `new ${folder}`]);
});

test("a subscription is handed to the server, and taken back from it", async () => {
  const said: [string, unknown][] = [];
  const api = new Api(
    "http://here/",
    async (url, { body }) => {
      said.push([url.replace("http://here/api/", ""), JSON.parse(String(body ?? "null"))]);
      return Response.json({ key: "BKey" });
    },
    () => "token",
  );
  let now: unknown = null;
  const subscription = {
    endpoint: "https://push.example/1",
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "P", auth: "A" } }),
    unsubscribe: async () => {
      now = null;
      return true;
    },
  };
  const place = {
    kept: store(),
    manager: {
      getSubscription: async () => now,
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        assert.deepEqual(options, { userVisibleOnly: true, applicationServerKey: "BKey" });
        now = subscription;
        return subscription;
      },
    },
  } as unknown as PushPlace;
  await startPush(place, api, "Now you.");
  assert.ok(await isPushed(place));
  assert.equal((await shown("{}", place.kept))[0]?.[0], "Now you.");
  await stopPush(place, api);
  await stopPush(place, api);
  assert.ok(!(await isPushed(place)));
  assert.deepEqual(said, [
    ["push", null],
    ["me/push", { endpoint: "https://push.example/1", key: "P", secret: "A" }],
    ["me/push/drop", { endpoint: "https://push.example/1" }],
  ]);
});
