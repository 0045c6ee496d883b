/* lobby-page.tsx: open tables, games to watch, and playing at once with whoever wants the same. */
import { useEffect, useState } from "preact/hooks";
import { saveAs } from "../page/files";
import { Frame } from "../page/frame";
import { go, hrefOf } from "../page/router";
import { useServices } from "../page/services";
import { infoOf } from "../page/setup";
import { t, word } from "../text";
import { Icon } from "../ui/picture";
import { useAsked, useDoing } from "./ask";
import { clockWords, shortClock } from "./clocks";
import { AccountLink } from "./my-games";
import { GameList, Instead, Sorry } from "./parts";
import { online } from "./services";
import { o } from "./text";
import { OPEN, type Game } from "./types";

/** The clocks of those who want to play at once: those of the league first. */
const QUICK = ["15m+0", "5m+0", "5m+3", "3d"] as const;

export function LobbyPage() {
  const { asked, again } = useAsked(() => online().api.running(), []);
  return (
    <Frame title={o("lobby.title")} class="lobby-page">
      <AccountLink />
      {asked.is === "here" ? (
        <>
          <Quick />
          <Tables />
          <Running games={asked.value} />
          <BestList />
        </>
      ) : (
        <Instead error={asked.is === "refused" ? asked.error : null} onAgain={again} />
      )}
    </Frame>
  );
}

function Quick() {
  const { engine, choices } = useServices();
  const [game, setGame] = useState(() => infoOf(engine, choices.peek().game).name);
  const [isRated, setRated] = useState(false);
  const { isBusy, error, run } = useDoing();
  const { me } = online();
  const hasAccount = me.who.value?.kind === "person";
  const play = (clock: string): void =>
    run(async () => {
      const { api, need } = online();
      await need();
      const rules = `${game} seats=2`;
      const rated = isRated && hasAccount;
      const made = await api.quick({ rules, clock, rated, name: me.name.peek() });
      go({ page: "online", id: made.id, step: "" });
    });
  return (
    <section class="quick paper" aria-labelledby="quick">
      <h2 id="quick">{o("lobby.quick")}</h2>
      <p class="soft">{o("lobby.quickHint")}</p>
      <div class="quick-form">
        <label>
          <span>{o("lobby.which")}</span>
          <select class="field" value={game} onChange={(e) => setGame(e.currentTarget.value)}>
            <GamesForTwo />
          </select>
        </label>
        <NameField />
        {hasAccount && (
          <label class="setting switch">
            <input
              type="checkbox"
              checked={isRated}
              onChange={(e) => setRated(e.currentTarget.checked)}
            />
            <span>{o("lobby.ratedToo")}</span>
          </label>
        )}
      </div>
      <div class="quick-clocks">
        {QUICK.map((clock) => (
          <button
            key={clock}
            type="button"
            class="btn quick-clock"
            disabled={isBusy}
            onClick={() => play(clock)}
          >
            <b class="num">{shortClock(clock)}</b>
            <small>{clockWords(clock)}</small>
          </button>
        ))}
      </div>
      <Sorry error={error} />
    </section>
  );
}

/** What one is called at the table, at a seat or the first; it is kept for the next time. */
export function NameField({ seat = 0 }: { readonly seat?: number }) {
  const { me } = online();
  return (
    <label>
      <span>{o("new.name")}</span>
      <input
        class="field"
        type="text"
        value={me.name.value}
        maxLength={40}
        placeholder={t("new.guest", { n: seat + 1 })}
        autocomplete="nickname"
        onInput={(e) => me.callMe(e.currentTarget.value)}
      />
    </label>
  );
}

function Tables() {
  const [games, setGames] = useState<readonly Game[] | null>(null);
  useEffect(() => online().wire.lobby(setGames), []);
  const note = (game: Game): string =>
    game.seats.some((seat) => seat.mine)
      ? o("lobby.mine")
      : o("lobby.free", { n: game.seats.filter((seat) => seat.by === OPEN).length });
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{o("lobby.tables")}</h2>
      {games === null ? (
        <p class="soft">{o("wait")}</p>
      ) : games.length === 0 ? (
        <p class="soft">{o("lobby.none")}</p>
      ) : (
        <GameList games={games} note={note} />
      )}
      <a class="btn" href={hrefOf({ page: "invite" })}>
        <Icon name="plus" />
        {o("lobby.make")}
      </a>
    </section>
  );
}

function Running({ games }: { readonly games: readonly Game[] }) {
  return (
    <section aria-labelledby="running">
      <h2 id="running">{o("lobby.running")}</h2>
      {games.length === 0 ? (
        <p class="soft">{o("lobby.noRunning")}</p>
      ) : (
        <GameList
          games={games}
          note={({ watchers }) => (watchers > 0 ? o("table.watchers", { n: watchers }) : "")}
        />
      )}
    </section>
  );
}

/** There are ratings for each game and number of seats. */
function BestList() {
  const { engine, choices } = useServices();
  const [game, setGame] = useState(() => infoOf(engine, choices.peek().game).name);
  const [wanted, setWanted] = useState(2);
  const { seatsMin, seatsMax } = infoOf(engine, game);
  // Nobody plays alone for a rating.
  const least = Math.max(2, seatsMin);
  const seats = Math.min(Math.max(wanted, least), seatsMax);
  const { asked, again } = useAsked(() => online().api.best(`${game}/${seats}`), [game, seats]);
  return (
    <section class="best" aria-labelledby="best">
      <header class="best-head">
        <h2 id="best">{o("lobby.best")}</h2>
        <select
          class="field"
          value={game}
          aria-label={o("lobby.which")}
          onChange={(e) => setGame(e.currentTarget.value)}
        >
          {engine.games.map(({ name }) => (
            <option key={name} value={name}>
              {word("game", name)}
            </option>
          ))}
        </select>
        <select
          class="field"
          value={seats}
          aria-label={o("lobby.howMany")}
          onChange={(e) => setWanted(Number(e.currentTarget.value))}
        >
          {Array.from({ length: seatsMax - least + 1 }, (_, i) => least + i).map((n) => (
            <option key={n} value={n}>
              {t("common.players", { n })}
            </option>
          ))}
        </select>
      </header>
      {asked.is !== "here" ? (
        <Instead error={asked.is === "refused" ? asked.error : null} onAgain={again} />
      ) : asked.value.length === 0 ? (
        <p class="soft">{o("lobby.noBest")}</p>
      ) : (
        <ol class="best-list">
          {asked.value.map(({ name, bot, rating, games }) => (
            <li key={name}>
              <a href={hrefOf({ page: "player", name })}>{name}</a>
              {bot && <Icon name="computer" px={16} />}
              <span class="soft small">{o("player.games", { n: games })}</span>
              <b class="num">{Math.round(rating)}</b>
            </li>
          ))}
        </ol>
      )}
      <AllGames />
    </section>
  );
}

/** Every finished public game in one file; or why not, which is no file. */
function AllGames() {
  const { api } = online();
  const { error, run } = useDoing();
  const save = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      await api.mayHaveAllGames();
      saveAs(api.allGames, "aude.txt");
    });
  };
  return (
    <>
      <p class="small">
        <a href={api.allGames} download="aude.txt" onClick={save}>
          {o("lobby.allGames")}
        </a>
      </p>
      <Sorry error={error} />
    </>
  );
}

function GamesForTwo() {
  const { engine } = useServices();
  return (
    <>
      {engine.games
        .filter((info) => info.seatsMin <= 2)
        .map(({ name }) => (
          <option key={name} value={name}>
            {word("game", name)}
          </option>
        ))}
    </>
  );
}
