/* new-games.ts: a new game is put into the store and then opened like any other. */
import type { Dice, GameSetup, SavedGame } from "../play/types";
import { trueDice } from "./dice";
import { go } from "./router";
import type { Services } from "./services";

/** Chance of its own, so that two games with the same seed do not have the same name. */
const idDice: Dice = trueDice();

export function savedGame(setup: GameSetup, lines: readonly string[] = []): SavedGame {
  const time = Date.now();
  return {
    id: `${time.toString(36)}${idDice(36 ** 4)
      .toString(36)
      .padStart(4, "0")}`,
    setup,
    lines,
    settled: lines.length,
    created: time,
    changed: time,
    isOver: false,
    scores: setup.seats.map(() => 0),
  };
}

/** Begins a game and shows it. */
export function startGame(
  services: Services,
  setup: GameSetup,
  lines: readonly string[] = [],
): Promise<void> {
  return openNew(services, savedGame(setup, lines));
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
