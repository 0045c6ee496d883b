/*
 * waiting.tsx: while computers play: which of how many it is, how long it may still think, and a
 * button for those who do not want to watch.
 */
import type { GameSetup, Now } from "../play/types";
import { t } from "../text";
import { isComputer, isPerson, type Desk } from "./desk";
import { Icon } from "./picture";

export interface Row {
  /** Which of the computers that play one after the other has the turn, from 1. */
  readonly n: number;
  readonly all: number;
}

/** The computers between two persons, in the order of the seats; null: it is a person's turn, or
 *  only computers play. */
export function rowOf(setup: GameSetup, turn: number): Row | null {
  const count = setup.seats.length;
  const isBot = (seat: number) => !isPerson(setup, (seat + count) % count);
  if (!isBot(turn) || setup.seats.every((_, seat) => isBot(seat))) return null;
  let [before, after] = [0, 0];
  while (isBot(turn - before - 1)) before++;
  while (isBot(turn + after + 1)) after++;
  return { n: before + 1, all: before + 1 + after };
}

/** A computer at this device; those elsewhere have a time of their own. */
export const isThinking = (desk: Desk, now: Now): boolean =>
  desk.extras === null &&
  now.phase === "wait" &&
  now.actor >= 0 &&
  isComputer(desk.setup, now.actor);

/** "2 of 5", where several computers play one after the other. */
export function waitingLine(desk: Desk, now: Now): string {
  const row = isThinking(desk, now) ? rowOf(desk.setup, now.state.turn) : null;
  return row && row.all > 1 ? t("table.plankRow", { n: row.n, all: row.all }) : "";
}

/** Fills while a computer thinks; for every decision anew. */
export function ThinkBar({ desk, now }: { desk: Desk; now: Now }) {
  if (!isThinking(desk, now)) return null;
  const style = { animationDuration: `${desk.session.thinkMs}ms` };
  return (
    <span class="think" aria-hidden="true">
      <i key={now.length} style={style} />
    </span>
  );
}

export function HurryButton({ desk, now }: { desk: Desk; now: Now }) {
  if (waitingLine(desk, now) === "") return null;
  return (
    <button type="button" class="btn hurry" onClick={() => desk.session.hurry()}>
      <Icon name="next" px={20} />
      {t("table.plankHurry")}
      <kbd>{t("table.key.space")}</kbd>
    </button>
  );
}
