/* push.ts: being told although the page is closed: the browser's own push service, if somebody wants
 * it and the server has a key for it. */
import { keepWords } from "../woken";
import type { Api } from "./api";

/** The parts of the browser that are needed. */
export interface PushPlace {
  readonly manager: Pick<PushManager, "getSubscription" | "subscribe">;
  readonly kept: CacheStorage;
}

/** null: this browser cannot do it, or not at this address. */
export async function pushPlace(): Promise<PushPlace | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return worker ? { manager: worker.pushManager, kept: caches } : null;
}

export const isPushed = async ({ manager }: PushPlace): Promise<boolean> =>
  (await manager.getSubscription()) !== null;

/** From now on the server wakes this browser, with these words. */
export async function startPush(place: PushPlace, api: Api, words: string): Promise<void> {
  await keepWords(place.kept, words);
  const options = { userVisibleOnly: true, applicationServerKey: await api.pushKey() };
  const { endpoint = "", keys } = (await place.manager.subscribe(options)).toJSON();
  await api.push({ endpoint, key: keys?.p256dh ?? "", secret: keys?.auth ?? "" });
}

export async function stopPush({ manager }: PushPlace, api: Api): Promise<void> {
  const now = await manager.getSubscription();
  if (!now) return;
  await now.unsubscribe();
  await api.dropPush(now.endpoint);
}
