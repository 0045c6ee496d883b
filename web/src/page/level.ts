/*
 * level.ts: what a game that ends here says of the person who played it, if one did, against
 * opponents: their level changes, once for each game.
 */
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import type { LevelChange, SavedGame, Session } from "../play/types";
import { countLevel } from "../store/levels";
import { localStore } from "../store/settings";
import type { Services } from "./services";
import { PERSON } from "./setup";

/** What has come of the game; null before its end, and where nothing was counted. Stop it with the
 *  session. A game that was over when it was opened has been counted, or is only looked at. */
export function followLevel(
  services: Services,
  session: Session,
  saved: SavedGame,
): { readonly change: ReadonlySignal<LevelChange | null>; readonly stop: () => void } {
  const change = signal<LevelChange | null>(null);
  const stop = effect(() => {
    const now = session.now.value;
    if (now.phase === "over" && !saved.isOver && !change.peek())
      change.value = count(services, session);
  });
  return { change, stop };
}

function count({ engine, levels }: Services, session: Session): LevelChange | null {
  const { setup, rules, now } = session;
  const { winners, scores } = now.peek();
  const persons = setup.seats.flatMap((seat, i) => (seat.by === PERSON ? [i] : []));
  const opponents = setup.seats.map((seat) => engine.players.indexOf(seat.by));
  const [own] = persons;
  const isCounting = persons.length === 1 && winners.length > 0 && opponents.some((o) => o >= 0);
  if (own === undefined || !isCounting) return null;
  let [before, after] = [0, 0];
  const isNew = countLevel(localStore(), levels, session.id, rules.game, (known) => {
    const level = known ?? { rating: engine.ratingStart, games: 0 };
    before = level.rating;
    after = rules.ratingAfter(level, own, { winners, scores }, opponents);
    return after;
  });
  if (!isNew) return null;
  return { before, after, next: engine.players[rules.opponentFor(after, [])] ?? "" };
}
