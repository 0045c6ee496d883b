/*
 * saver.ts: writes a game to the store after every change, one at a time and always the latest.
 *
 * While a page is being closed a database may not finish, so the last state is also left in
 * localStorage, which is written at once; rescue() brings it into the store at the next start.
 */
import type { SavedGame } from "../play/types";
import { ConflictError, type GameStore } from "./games";
import { isSavedGame } from "./saved";

export type SmallKeeper = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface SaverOptions {
  readonly store: GameStore;
  readonly keeper: SmallKeeper | null;
  /** Another tab has played this game on. */
  readonly onConflict: () => void;
  /** It could not be written; said once until a write succeeds again. */
  readonly onFailure: (error: unknown) => void;
}

const KEY = "aude.last";

export class Saver {
  private waiting: SavedGame | null = null;
  /** The latest that is not yet known to be written. */
  private unsaved: SavedGame | null = null;
  private isWriting = false;
  private isFailing = false;
  private isClosed = false;

  /** since: the time of the stored game that was opened, or null for a new one. */
  constructor(
    private readonly options: SaverOptions,
    private since: number | null,
  ) {}

  /** The game has changed. */
  change(game: SavedGame): void {
    if (this.isClosed) return;
    // Times tell versions apart, so no two may be equal.
    const changed = Math.max(game.changed, (this.unsaved?.changed ?? this.since ?? 0) + 1);
    this.waiting = { ...game, changed };
    this.unsaved = this.waiting;
    if (!this.isWriting) void this.write();
  }

  /** The page may be gone at any moment. */
  leave(): void {
    if (!this.unsaved) return;
    try {
      this.options.keeper?.setItem(KEY, JSON.stringify(this.unsaved));
    } catch {
      // No room: the database has to manage alone.
    }
  }

  /** Resolves when everything is written. */
  async flush(): Promise<void> {
    while (this.isWriting) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Nothing more is written. */
  close(): void {
    this.isClosed = true;
    this.waiting = null;
    this.unsaved = null;
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    // Changes of the same moment become one write.
    await Promise.resolve();
    while (this.waiting) {
      const game = this.waiting;
      this.waiting = null;
      await this.put(game);
    }
    this.isWriting = false;
  }

  private async put(game: SavedGame): Promise<void> {
    const { store, onConflict, onFailure } = this.options;
    try {
      await store.put(game, this.since);
      this.since = game.changed;
      this.isFailing = false;
      if (this.unsaved === game) this.unsaved = null;
    } catch (error) {
      if (error instanceof ConflictError) {
        this.close();
        onConflict();
      } else if (!this.isFailing) {
        this.isFailing = true;
        onFailure(error);
      }
    }
  }
}

/** Puts what a closing page left behind into the store, unless the store knows something later. */
export async function rescue(store: GameStore, keeper: SmallKeeper | null): Promise<void> {
  let left: unknown = null;
  try {
    left = JSON.parse(keeper?.getItem(KEY) ?? "null");
    keeper?.removeItem(KEY);
  } catch {
    return;
  }
  if (!isSavedGame(left)) return;
  const known = await store.get(left.id);
  if (!known?.game || known.game.changed < left.changed) await store.put(left, null);
}
