/*
 * games.ts: the saved games of this device, in IndexedDB; where the browser has none (private
 * mode), they live in memory until the page is closed, and isLasting says so.
 */
import type { SavedGame } from "../play/types";
import { byTime, keptOf, type Kept } from "./saved";

export interface GameStore {
  /** Whether the games are still there after the page was closed. */
  readonly isLasting: boolean;
  list(): Promise<Kept[]>;
  get(id: string): Promise<Kept | null>;
  /** Refused with a ConflictError where the stored game is not the one of that time: somebody else
   *  has played on. null: do not ask. */
  put(game: SavedGame, since: number | null): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The stored game was changed by another tab. */
export class ConflictError extends Error {}

const NAME = "aude";
const TABLE = "games";

export async function openGames(factory: IDBFactory | undefined): Promise<GameStore> {
  try {
    if (factory) return new StoredGames(await openBase(factory));
  } catch {
    // Some browsers have IndexedDB but refuse it in private mode.
  }
  return new MemoryGames();
}

function openBase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

class StoredGames implements GameStore {
  readonly isLasting = true;

  constructor(private readonly base: IDBDatabase) {
    // A later version of the page may want to change the base: do not stand in its way.
    base.onversionchange = () => base.close();
  }

  async list(): Promise<Kept[]> {
    const found: Kept[] = [];
    await this.work("readonly", (table) => {
      const cursor = table.openCursor();
      cursor.onsuccess = () => {
        if (!cursor.result) return;
        found.push(keptOf(String(cursor.result.key), cursor.result.value));
        cursor.result.continue();
      };
    });
    return found.sort(byTime);
  }

  async get(id: string): Promise<Kept | null> {
    let found: Kept | null = null;
    await this.work("readonly", (table) => {
      const request = table.get(id);
      request.onsuccess = () => {
        found = request.result === undefined ? null : keptOf(id, request.result);
      };
    });
    return found;
  }

  async put(game: SavedGame, since: number | null): Promise<void> {
    let isConflict = false;
    await this.work("readwrite", (table) => {
      const request = table.get(game.id);
      request.onsuccess = () => {
        isConflict = isOther(request.result, since);
        if (!isConflict) table.put(game, game.id);
      };
    });
    if (isConflict) throw new ConflictError(game.id);
  }

  remove(id: string): Promise<void> {
    return this.work("readwrite", (table) => void table.delete(id));
  }

  private work(mode: IDBTransactionMode, job: (table: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.base.transaction(TABLE, mode);
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
      job(transaction.objectStore(TABLE));
    });
  }
}

export class MemoryGames implements GameStore {
  readonly isLasting = false;
  private readonly games = new Map<string, SavedGame>();

  list(): Promise<Kept[]> {
    return Promise.resolve([...this.games].map(([id, game]) => keptOf(id, game)).sort(byTime));
  }

  get(id: string): Promise<Kept | null> {
    const game = this.games.get(id);
    return Promise.resolve(game ? keptOf(id, game) : null);
  }

  put(game: SavedGame, since: number | null): Promise<void> {
    if (isOther(this.games.get(game.id), since)) return Promise.reject(new ConflictError(game.id));
    this.games.set(game.id, game);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.games.delete(id);
    return Promise.resolve();
  }
}

/** A game that is not there any more is no conflict: whoever still plays it writes it anew. */
function isOther(stored: unknown, since: number | null): boolean {
  if (since === null || typeof stored !== "object" || stored === null) return false;
  return (stored as Partial<SavedGame>).changed !== since;
}
