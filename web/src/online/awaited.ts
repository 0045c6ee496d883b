/* awaited.ts: the games elsewhere in which it is one's turn: the tab says so until one looks there. */
import { effect, signal } from "@preact/signals";
import { route } from "../page/router";
import { rulesTitle } from "../page/summary";
import { awaited } from "../page/title";
import { PERSON, type EventMessage, type Game } from "./types";

/** Their rules by their ids, the latest last. */
const games = signal<ReadonlyMap<string, string>>(new Map());

/** While a computer plays one's seat, nothing waits for one. */
export const isMyTurn = ({ seats, actor }: Game): boolean =>
  seats[actor]?.mine === true && seats[actor].by === PERSON;

const shownGame = (): string => (route.value.page === "online" ? route.value.id : "");

/** Something has happened in one of one's games. */
export function awaitedBy({ what, game }: EventMessage): void {
  const next = new Map(games.peek());
  next.delete(game.id);
  const isWaiting = games.peek().has(game.id) || what === "turn" || what === "begin";
  if (isWaiting && isMyTurn(game)) next.set(game.id, game.rules);
  games.value = next;
}

/** All games that are running: some were played on at another device, or one is somebody else. */
export function awaitedAmong(running: readonly Game[]): void {
  games.value = new Map(running.filter(isMyTurn).map(({ id, rules }) => [id, rules]));
}

// Whoever looks at a game is told by its table, and has seen it when they leave.
effect(() => {
  const id = shownGame();
  const all = games.value;
  if (all.has(id)) games.value = new Map([...all].filter(([other]) => other !== id));
  const rules = [...games.peek().values()].at(-1);
  awaited.value = rules === undefined ? null : () => rulesTitle(rules);
});
