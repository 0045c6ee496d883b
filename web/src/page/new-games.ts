/* new-games.ts: a new game is put into the store and then opened like any other. */
import { savedGame } from "../play/saved";
import type { GameSetup, SavedGame } from "../play/types";
import { go } from "./router";
import type { Services } from "./services";

/** Begins a game, perhaps with what a record has, and shows it. */
export function startGame(services: Services, setup: GameSetup, record = ""): Promise<void> {
  return openNew(services, savedGame(setup, record));
}

let isStarting = false;

/** Keeps a game that is new here and shows it; a second press on the same button does nothing. */
export async function openNew(services: Services, game: SavedGame): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  try {
    await services.store.put(game, null);
    go({ page: "game", id: game.id });
  } finally {
    isStarting = false;
  }
}
