/* parts.tsx: what several online pages show: that there is no server, refusals, clocks, games. */
import { useEffect, useState } from "preact/hooks";
import { COLOURS } from "../art/players";
import { gamePicture } from "../art/scenes";
import { hrefOf } from "../page/router";
import { rulesTitle, timeAgo } from "../page/summary";
import { list, t } from "../text";
import { Badge, Icon, Markup } from "../ui/picture";
import { isNoServer, useDoing } from "./ask";
import { shortClock } from "./clocks";
import { nameOf } from "./names";
import { o, sorry } from "./text";
import type { Game } from "./types";
import { Whose } from "./whose";

/** One clear sentence, and what can be done all the same. */
export function NoServer({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <section class="paper no-server" role="alert">
      <p>
        <b>{o("noServer")}</b>
      </p>
      <p class="soft">{o("noServerHint")}</p>
      <div class="buttons">
        <button type="button" class="btn" onClick={onAgain}>
          <Icon name="rematch" />
          {o("again")}
        </button>
        <a class="btn" href={hrefOf({ page: "new", kind: "group" })}>
          <Icon name="people" />
          {t("start.group")}
        </a>
      </div>
    </section>
  );
}

export function Sorry({ error }: { readonly error: unknown }) {
  if (error === null) return null;
  return (
    <p class="error-text" role="alert">
      {sorry(error)}
    </p>
  );
}

/** What a page shows while it asks, or when nothing came of it. */
export function Instead({
  error,
  onAgain,
}: {
  readonly error: unknown;
  readonly onAgain: () => void;
}) {
  if (error === null) return <p class="soft">{o("wait")}</p>;
  if (isNoServer(error)) return <NoServer onAgain={onAgain} />;
  return (
    <>
      <Sorry error={error} />
      <button type="button" class="btn" onClick={onAgain}>
        {o("again")}
      </button>
    </>
  );
}

interface ListProps {
  readonly games: readonly Game[];
  /** What is to be said about each, at its end. */
  readonly note: (game: Game) => string;
  readonly isCalling?: (game: Game) => boolean;
}

export function GameList({ games, note, isCalling = () => false }: ListProps) {
  return (
    <ul class="online-games">
      {games.map((game) => (
        <li key={game.id} class={isCalling(game) ? "calling" : ""}>
          <a class="online-game" href={hrefOf({ page: "online", id: game.id, step: "" })}>
            <Markup class="game-art" html={gamePicture(game.rules.split(/[ +]/)[0] ?? "", 44)} />
            <span class="saved-words">
              <b>{rulesTitle(game.rules)}</b>
              <span class="soft small who">
                {game.seats.map((seat, i) => (
                  <span key={i} class={seat.by === "open" ? "one free" : "one"}>
                    <Badge colour={COLOURS[i] ?? "red"} px={16} />
                    {nameOf(game, i)}
                    <Whose game={game} at={i} isText isShort />
                    {game.state === "over" && <b class="num">{game.points[i] ?? 0}</b>}
                    {game.winners.includes(i) && <Won />}
                  </span>
                ))}
              </span>
            </span>
            <span class="online-clock soft small">
              {shortClock(game.clock)}
              {game.rated && `, ${o("lobby.rated")}`}
            </span>
            <span class="online-note small">{note(game)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Won() {
  return (
    <span class="won" role="img" aria-label={t("table.result.winner")}>
      <Icon name="trophy" px={16} />
    </span>
  );
}

interface OlderProps {
  /** The games before a time, the last first; 0: the last of all. */
  readonly load: (before: number) => Promise<readonly Game[]>;
  /** Instead of an empty list. */
  readonly none: string;
  readonly note: (game: Game) => string;
}

/** So many come at a time. */
const PART = 50;

/** A list that goes back as far as somebody wants. */
export function Older({ load, none, note }: OlderProps) {
  const [games, setGames] = useState<readonly Game[]>([]);
  const [isAll, setAll] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, error, run } = useDoing();
  const more = (): void =>
    run(async () => {
      const last = games.at(-1);
      const part = await load(last ? changedAt(last) : 0);
      const known = new Set(games.map(({ id }) => id));
      setGames([...games, ...part.filter(({ id }) => !known.has(id))]);
      setAll(part.length < PART);
      setAsked(true);
    });
  useEffect(more, []);
  if (!isAsked) return <Instead error={error} onAgain={more} />;
  return (
    <>
      {games.length === 0 ? <p class="soft">{none}</p> : <GameList games={games} note={note} />}
      <Sorry error={error} />
      {!isAll && (
        <button type="button" class="btn" disabled={isBusy} onClick={more}>
          {o("more")}
        </button>
      )}
    </>
  );
}

const changedAt = (game: Game): number => Math.max(game.ended, game.started, game.made);

/** "Ada 12, Bert 9, yesterday" */
export const ended = (game: Game): string => timeAgo(changedAt(game), Date.now());

export const others = (game: Game): string =>
  list(game.seats.flatMap((seat, i) => (seat.mine || seat.by === "open" ? [] : [nameOf(game, i)])));
