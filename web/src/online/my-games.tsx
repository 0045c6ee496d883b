/* my-games.tsx: one's games at the server: whose turn it is, who is still missing, and those that are
 * over. */
import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../page/router";
import { Icon } from "../ui/picture";
import { Latest } from "./ask";
import { awaitedAmong, isMyTurn } from "./awaited";
import { nameOf } from "./names";
import { ended, GameList, Older } from "./parts";
import { online } from "./services";
import { o } from "./text";
import type { Game } from "./types";
import { loadStyle } from "../ui/style";

const note = (game: Game): string => {
  if (game.state === "open") return o("mine.open");
  if (isMyTurn(game)) return o("mine.turn");
  return game.actor >= 0 ? o("mine.waits", { name: nameOf(game, game.actor) }) : "";
};

/** On the start page: what waits for one comes first. Without a server there is nothing. */
export function MyGames() {
  const [games, setGames] = useState<readonly Game[] | null>(null);
  const [isOlder, setOlder] = useState(false);
  useEffect(() => {
    let isGone = false;
    const { api, wire } = online();
    const asking = new Latest(
      () => Promise.all([api.games("running"), api.games("open"), loadStyle("online")]),
      ([running, open]) => {
        awaitedAmong(running);
        if (!isGone) setGames([...running, ...open]);
      },
    );
    asking.ask();
    const stop = wire.events(() => asking.ask());
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  if (games === null) return null;
  const sorted = [...games].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
  return (
    <section class="my-games" aria-labelledby="my-games">
      <h2 id="my-games">{o("mine.title")}</h2>
      {games.length > 0 && <GameList games={sorted} note={note} isCalling={isMyTurn} />}
      {isOlder ? (
        <>
          <h3>{o("mine.finished")}</h3>
          <FinishedGames />
        </>
      ) : (
        <button type="button" class="btn" onClick={() => setOlder(true)}>
          <Icon name="replay" />
          {o("mine.finished")}
        </button>
      )}
    </section>
  );
}

/** Those that are over, also if nobody else may find them; as far back as somebody wants. */
export function FinishedGames() {
  return (
    <Older
      load={(before) => online().api.games("over", before)}
      none={o("mine.noFinished")}
      note={ended}
    />
  );
}

/** Who one is here, as a way to the account. */
export function AccountLink() {
  const who = online().me.who.value;
  return (
    <p class="account-link">
      <a class="btn quiet" href={hrefOf({ page: "account" })}>
        <Icon name="person" px={20} />
        {who && who.name !== "" ? who.name : o("account.title")}
      </a>
    </p>
  );
}
