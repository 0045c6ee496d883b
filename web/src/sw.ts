/*
 * sw.ts: the service worker: keeps all files of one version of the page, so that it works without a
 * network after the first visit.
 *
 * Files with a hash in their name never change, so the kept one is as good as any. The page itself
 * is asked from the network first, so that a new version is seen at once, and taken from what is
 * kept where the network does not answer in time.
 */
declare const FILES: readonly string[];
declare const VERSION: string;

const scope = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "aude-";
const CACHE = `${PREFIX}${VERSION}`;
const PATIENCE_MS = 3000;

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // The browser's own store may hold an older file of the same name.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((n) => n.startsWith(PREFIX) && n !== CACHE).map((n) => caches.delete(n)),
  );
}

scope.addEventListener("install", (event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (event) =>
  event.waitUntil(dropOthers().then(() => scope.clients.claim())),
);
scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
});

const hasHash = (path: string): boolean => /-[0-9A-Z]{8}\.\w+$/.test(path);

async function fromKept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

function inTime(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("the network is too slow")), PATIENCE_MS);
    answer.then(resolve, reject);
  });
}

async function fromNetwork(request: Request, file: string): Promise<Response> {
  try {
    const answer = await inTime(fetch(request));
    if (answer.ok) return answer;
    throw new Error(`${answer.status}`);
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(file)) ?? Response.error();
  }
}

scope.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.location.origin) return;
  if (event.request.mode === "navigate")
    event.respondWith(fromNetwork(event.request, "index.html"));
  else if (hasHash(url.pathname)) event.respondWith(fromKept(event.request));
  else event.respondWith(fromNetwork(event.request, url.pathname));
});
