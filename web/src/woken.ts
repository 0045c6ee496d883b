/*
 * woken.ts: what the service worker does when the server wakes it: it says that it is somebody's
 * turn, and leads to the game. What comes is a game's id and a word; the sentence is the page's own,
 * kept here in the language of whoever reads it.
 */

/** Beside the files of the page, so that a new version of those does not take it away. */
export const WORDS = "words-aude";
const AT = "turn";
const USUAL: Readonly<Record<string, string>> = {
  en: "It is your turn.",
  de: "Du bist am Zug.",
};

/** The page says how it is to be told. */
export async function keepWords(kept: CacheStorage, text: string): Promise<void> {
  await (await kept.open(WORDS)).put(AT, new Response(text));
}

async function wordsOf(kept: CacheStorage, language: string): Promise<string> {
  const found = await (await kept.open(WORDS)).match(AT).catch(() => undefined);
  const text = await found?.text();
  return text || (USUAL[language.slice(0, 2)] ?? USUAL.en ?? "");
}

/** The game that is meant, or "": what a stranger might send is not shown. */
export function gameIn(text: string): string {
  try {
    const { game, what } = JSON.parse(text) as Record<string, unknown>;
    return what === "turn" && typeof game === "string" && /^\w{1,32}$/.test(game) ? game : "";
  } catch {
    return "";
  }
}

type Shower = Pick<ServiceWorkerRegistration, "showNotification">;

/** A browser that was woken has to show something, even where the message makes no sense. */
export async function showTurn(
  text: string,
  worker: Shower,
  kept: CacheStorage,
  language: string,
): Promise<void> {
  const game = gameIn(text);
  await worker.showNotification(await wordsOf(kept, language), {
    tag: game,
    icon: "icons/icon-192.png",
    data: { game },
  });
}

/** A window that is there is led to the game, else a new one is opened. */
export async function goThere(game: unknown, clients: Clients, folder: string): Promise<void> {
  const isGame = typeof game === "string" && game !== "";
  const address = isGame ? `${folder}#/online/${game}` : folder;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.startsWith(folder));
  if (!there) {
    await clients.openWindow(address);
    return;
  }
  const shown = await there.focus().catch(() => there);
  await shown.navigate(address).catch(() => clients.openWindow(address));
}
