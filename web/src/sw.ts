/*
 * sw.ts: the service worker: keeps all files of one version of the page, so that it works without a
 * network after the first visit.
 *
 * The page and all that belongs to it come out of what is kept, so that they are always of one
 * version. A new version is fetched beside it and waits; page/update.ts tells the person, and the
 * reload that they ask for brings it.
 */
import { goThere, showTurn } from "./woken";

declare const FILES: readonly string[];
declare const VERSION: string;

const scope = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "aude-";
const CACHE = `${PREFIX}${VERSION}`;
const INDEX = "index.html";
/** Some servers lead from the name of the page to its folder, and a page that was led elsewhere may
 *  not be shown later; so it is asked for by its folder. */
const FOLDER = "./";

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const names = FILES.map((file) => (file === INDEX ? FOLDER : file));
  // The browser's own store may hold an older file of the same name.
  await cache.addAll(names.map((name) => new Request(name, { cache: "reload" })));
}

/** A second window may still run another version and need its files; the one that asked for this
 *  version is about to load itself anew. What stays now goes when the next version comes. */
async function dropOthers(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length > 1) return;
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

/** The page itself by whatever name the server gives it. */
function isPage(url: URL): boolean {
  const folder = new URL(FOLDER, scope.location.href).pathname;
  return url.pathname === folder || url.pathname === folder + INDEX;
}

/** Files with a hash in their name never change, so those of any version are as good. */
async function fromKept(request: Request | string, path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const own = await cache.match(request, { ignoreSearch: true });
  if (own || !hasHash(path)) return own;
  return caches.match(request, { ignoreSearch: true });
}

async function answer(request: Request, url: URL): Promise<Response> {
  const wanted = isPage(url) ? FOLDER : request;
  return (await fromKept(wanted, url.pathname)) ?? fetch(request);
}

/** What the server says about games is never kept. */
const isCall = (url: URL): boolean =>
  url.pathname.startsWith(new URL("api/", scope.location.href).pathname);

scope.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.location.origin) return;
  if (isCall(url)) return;
  event.respondWith(answer(event.request, url));
});

scope.addEventListener("push", (event) =>
  event.waitUntil(
    showTurn(event.data?.text() ?? "", scope.registration, caches, scope.navigator.language),
  ),
);
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { game } = (event.notification.data ?? {}) as { game?: unknown };
  event.waitUntil(goThere(game, scope.clients, new URL(FOLDER, scope.location.href).href));
});
