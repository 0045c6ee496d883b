/*
 * saver.ts: writes a game to the store after every change, one at a time and always the latest.
 *
 * While a page is being closed a database may not finish, so the last state is also left in
 * localStorage, which is written at once; rescue() brings it into the store at the next start.
 */
import type { SavedGame } from "../play/types";
import { ConflictError, type GameStore } from "./games";
import { savedOf } from "./saved";

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

  /** stored: the game as it was opened, or null for a new one. */
  constructor(
    private readonly options: SaverOptions,
    private stored: SavedGame | null,
  ) {}

  /** The game may have changed; a game that was only looked at keeps its time. */
  change(game: SavedGame): void {
    if (this.isClosed || (!this.unsaved && this.stored && isSameGame(this.stored, game))) return;
    // Times tell versions apart, so no two may be equal.
    const changed = Math.max(game.changed, ((this.unsaved ?? this.stored)?.changed ?? 0) + 1);
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
    const { store, keeper, onConflict, onFailure } = this.options;
    try {
      await store.put(game, this.stored?.changed ?? null);
      this.stored = game;
      this.isFailing = false;
      if (this.unsaved === game) this.unsaved = null;
      forgetLeft(keeper, game.id, game.changed);
    } catch (error) {
      if (error instanceof ConflictError) {
        this.close();
        forgetLeft(keeper, game.id);
        onConflict();
      } else if (!this.isFailing) {
        this.isFailing = true;
        onFailure(error);
      }
    }
  }
}

/** Everything else that is saved follows from these; the top of a record says who plays, which may
 *  be said in other words. */
function isSameGame(a: SavedGame, b: SavedGame): boolean {
  return (
    linesOf(a) === linesOf(b) &&
    a.isOver === b.isOver &&
    a.isEnded === b.isEnded &&
    a.draft.length === b.draft.length &&
    a.draft.every((line, i) => line === b.draft[i])
  );
}

const linesOf = ({ record }: SavedGame): string => record.slice(record.indexOf("\n\n") + 2);

/** Deletes a game for good: nothing that a closing page left of it may bring it back. */
export async function removeGame(
  store: GameStore,
  keeper: SmallKeeper | null,
  id: string,
): Promise<void> {
  forgetLeft(keeper, id);
  await store.remove(id);
}

/** What a closing page left of a game, up to a version of it, is not needed any more. */
function forgetLeft(keeper: SmallKeeper | null, id: string, changed = Infinity): void {
  const left = readLeft(keeper);
  if (left?.id === id && left.changed <= changed) dropLeft(keeper);
}

function readLeft(keeper: SmallKeeper | null): SavedGame | null {
  try {
    return savedOf(JSON.parse(keeper?.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

function dropLeft(keeper: SmallKeeper | null): void {
  try {
    keeper?.removeItem(KEY);
  } catch {
    // Where nothing may be removed, nothing could be left either.
  }
}

/** Puts what a closing page left behind into the store, unless the store knows something later. */
export async function rescue(store: GameStore, keeper: SmallKeeper | null): Promise<void> {
  const left = readLeft(keeper);
  dropLeft(keeper);
  if (!left) return;
  const known = await store.get(left.id);
  if (!known?.game || known.game.changed < left.changed) await store.put(left, null);
}
