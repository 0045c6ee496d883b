/* start.tsx: the start page: one click to a game, what was left off, and which game it shall be. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { wordmark } from "../art/logo";
import { choicePicture, panorama, type Choice } from "../art/scenes";
import type { Kept } from "../store/saved";
import { isKnownOnline } from "../store/online";
import { localStore, settings } from "../store/settings";
import { t } from "../text";
import { Icon, Markup } from "../ui/picture";
import { SkipLink, Tools, useHeadingFocus, useTitle } from "./frame";
import { ExpansionChips, GameChooser } from "./game-chooser";
import { installPrompt, install } from "./install";
import { theme } from "./look";
import { usualNames } from "./names";
import { startGame } from "./new-games";
import { go, hrefOf } from "./router";
import { Rejoin, SavedList } from "./saved-games";
import { useServices } from "./services";
import { draftOf, infoOf, remember, setupOf } from "./setup";

export function StartPage() {
  const { store } = useServices();
  const [games, setGames] = useState<readonly Kept[]>([]);
  const reload = (): void => void store.list().then(setGames);
  useEffect(reload, [store]);
  useTitle(t("start.title"));
  const running = games.find((kept) => kept.game && !kept.game.isOver)?.game ?? null;
  return (
    <div class="start">
      <SkipLink />
      <Hero />
      <main class="start-main" id="content" tabIndex={-1}>
        <Choices />
        {running && <Rejoin game={running} onChange={reload} />}
        <OnlineGames />
        <Which />
        <SavedList games={games.filter((kept) => kept.id !== running?.id)} onChange={reload} />
        <Foot />
      </main>
    </div>
  );
}

/** One's games at the server, where this device is known there. */
function OnlineGames() {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isKnownOnline(localStore())) return;
    import("../online").then(
      ({ MyGames }) => setPart(() => MyGames),
      () => undefined,
    );
  }, []);
  return Part && <Part />;
}

function Hero() {
  const ref = useHeadingFocus<HTMLHeadingElement>();
  return (
    <header class="hero">
      <Markup class="hero-art" html={panorama(theme.value === "evening")} />
      <Tools />
      <div class="claim">
        <h1 ref={ref} tabIndex={-1}>
          <span class="sr-only">{t("start.title")}</span>
          <Markup html={wordmark(104, { ground: "var(--sky)" })} />
        </h1>
        <p>
          {t("start.claim1")}
          <br />
          {t("start.claim2")}
        </p>
      </div>
    </header>
  );
}

/** What can be done, each with a picture; the first is what most people come for. */
function Choices() {
  const services = useServices();
  const play = (): void => {
    const { engine, choices, levels } = services;
    const draft = draftOf(engine, choices.value, "solo", settings.helps.value);
    const info = infoOf(engine, draft.game);
    choices.value = remember(choices.value, draft);
    void startGame(services, setupOf(engine, draft, info, levels.value, usualNames()));
  };
  return (
    <div class="choices">
      <button type="button" class="choice first" onClick={play}>
        <ChoiceFace picture="computer" title={t("start.computer")} hint={t("start.computerHint")} />
      </button>
      <a class="choice" href={hrefOf({ page: "invite" })}>
        <ChoiceFace picture="friend" title={t("start.friend")} hint={t("start.friendHint")} />
      </a>
      <a class="choice" href={hrefOf({ page: "lobby" })}>
        <ChoiceFace picture="meeting" title={t("start.lobby")} hint={t("start.lobbyHint")} />
      </a>
      <a class="choice" href={hrefOf({ page: "new", kind: "group" })}>
        <ChoiceFace picture="together" title={t("start.group")} hint={t("start.groupHint")} />
      </a>
      <a class="choice low" href={hrefOf({ page: "replay" })}>
        <ChoiceFace picture="replay" title={t("start.replay")} hint={t("start.replayHint")} />
      </a>
      <a class="choice low" href={hrefOf({ page: "rules", book: "", section: "" })}>
        <ChoiceFace picture="rules" title={t("start.rules")} hint={t("start.rulesHint")} />
      </a>
    </div>
  );
}

interface FaceProps {
  readonly picture: Choice;
  readonly title: string;
  readonly hint: string;
}

function ChoiceFace({ picture, title, hint }: FaceProps) {
  return (
    <>
      <Markup class="choice-art" html={choicePicture(picture, 334)} />
      <span class="choice-words">
        <b>{title}</b>
        <span>{hint}</span>
      </span>
    </>
  );
}

/** The game that "Play the computer" and a new game begin with. */
function Which() {
  const { engine, choices } = useServices();
  const draft = draftOf(engine, choices.value, "solo", settings.helps.value);
  const change = (game: string, expansions: readonly string[]): void => {
    const old = choices.value;
    choices.value = { ...old, game, expansions: { ...old.expansions, [game]: expansions } };
  };
  const info = infoOf(engine, draft.game);
  return (
    <section aria-labelledby="which">
      <h2 id="which">{t("start.which")}</h2>
      <GameChooser
        chosen={draft.game}
        onChoose={(game) => change(game, choices.value.expansions[game] ?? [])}
      />
      <div class="parts">
        <ExpansionChips
          info={info}
          chosen={draft.expansions}
          onChange={(e) => change(draft.game, e)}
        />
        <button
          type="button"
          class="btn quiet more"
          onClick={() => go({ page: "new", kind: "solo" })}
        >
          <Icon name="settings" px={20} />
          {t("start.more")}
        </button>
      </div>
    </section>
  );
}

function Foot() {
  const { engine } = useServices();
  return (
    <footer class="start-foot">
      <p class="soft small">
        {t("start.footer")} Aude {engine.version}
      </p>
      {installPrompt.value && (
        <button type="button" class="btn" onClick={() => void install()}>
          <Icon name="install" />
          {t("page.install")}
        </button>
      )}
    </footer>
  );
}
