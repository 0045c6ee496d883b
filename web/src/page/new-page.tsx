/* new-page.tsx: a new game: which one, with what, who plays. The engine says what goes together. */
import { useState } from "preact/hooks";
import type { Engine, GameInfo, GameOption } from "../engine/engine";
import { settings } from "../store/settings";
import { explain, t, valueWord, word } from "../text";
import { Icon } from "../ui/picture";
import { Frame } from "./frame";
import { ExpansionChips, GameChooser } from "./game-chooser";
import { usualNames } from "./names";
import { startGame } from "./new-games";
import { Seats } from "./seats";
import { useServices } from "./services";
import { rulesTitle } from "./summary";
import {
  draftOf,
  fitSeats,
  infoOf,
  optionsOf,
  problemOf,
  remember,
  rulesText,
  rulesWith,
  setupOf,
  type Draft,
  type Problem,
} from "./setup";

export function NewPage({ kind }: { readonly kind: "solo" | "group" }) {
  const services = useServices();
  const { engine, choices, levels } = services;
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(engine, choices.peek(), kind, settings.helps.peek()),
  );
  const info = infoOf(engine, draft.game);
  const problem = problemOf(engine, rulesText(draft, info));
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const chooseGame = (game: string): void => {
    const next = draftOf(engine, { ...choices.peek(), game }, kind, draft.helps);
    setDraft({ ...next, seats: fitSeats(engine, draft.seats, infoOf(engine, game)) });
  };
  const start = (event: Event): void => {
    event.preventDefault();
    choices.value = remember(choices.peek(), draft);
    void startGame(services, setupOf(engine, draft, info, levels.peek(), usualNames()));
  };
  return (
    <Frame title={t("new.title")} class="new-page">
      <form onSubmit={start}>
        <section aria-labelledby="new-game">
          <h2 id="new-game">{t("new.game")}</h2>
          <GameChooser chosen={draft.game} onChoose={chooseGame} />
          <ExpansionChips
            info={info}
            chosen={draft.expansions}
            onChange={(expansions) => change({ expansions })}
          />
          <Trouble problem={problem} parts={["game", "expansion"]} />
        </section>
        <div class="new-columns">
          <section aria-labelledby="new-players">
            <h2 id="new-players">{t("new.players")}</h2>
            <p class="soft small">{t("new.playersHint")}</p>
            <Seats
              info={info}
              rules={problem === null ? engine.rules(rulesText(draft, info)) : null}
              seats={draft.seats}
              onChange={(seats) => change({ seats })}
            />
            <Trouble problem={problem} parts={["seats"]} />
          </section>
          <Options engine={engine} info={info} draft={draft} problem={problem} onChange={change} />
        </div>
        <div class="new-start">
          <p>
            <b>{rulesTitle(rulesText(draft, info))}</b>{" "}
            <span class="soft">{t("common.players", { n: draft.seats.length })}</span>
          </p>
          <button type="submit" class="btn go" disabled={problem !== null}>
            <Icon name="play" />
            {t("new.start")}
          </button>
        </div>
      </form>
    </Frame>
  );
}

interface OptionsProps {
  readonly engine: Engine;
  readonly info: GameInfo;
  readonly draft: Draft;
  readonly problem: Problem | null;
  readonly onChange: (part: Partial<Draft>) => void;
}

export function Options({ engine, info, draft, problem, onChange }: OptionsProps) {
  const wordFor = (option: GameOption, value: string): string =>
    valueWord(rulesWith(engine, info, option, value), option.name, value);
  const set = (name: string, value: string): void =>
    onChange({ options: { ...draft.options, [name]: value } });
  return (
    <section aria-labelledby="new-options">
      <h2 id="new-options">{t("new.options")}</h2>
      <div class="options">
        {optionsOf(info, draft.expansions).map((option) => (
          <label key={option.name} class="setting">
            <span>
              {word("option", option.name)}
              <small class="soft">{explain("option", option.name)}</small>
              <small class="soft">
                {explain("value", `${option.name}.${valueIn(option, draft)}`)}
              </small>
            </span>
            <select
              class="field"
              value={valueIn(option, draft)}
              onChange={(event) => set(option.name, event.currentTarget.value)}
            >
              {option.values.map((value, i) => (
                <option key={value} value={value}>
                  {i === 0
                    ? t("new.usual", { value: wordFor(option, value) })
                    : wordFor(option, value)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="setting switch">
          <input
            type="checkbox"
            checked={draft.helps}
            onChange={(e) => onChange({ helps: e.currentTarget.checked })}
          />
          <span>
            {t("new.helps")}
            <small class="soft">{t("new.helpsHint")}</small>
          </span>
        </label>
      </div>
      <Trouble problem={problem} parts={["option"]} />
    </section>
  );
}

const valueIn = (option: GameOption, draft: Draft): string =>
  draft.options[option.name] ?? option.values[0] ?? "";

/** What the engine says against the draft, where it can be mended. */
export function Trouble({
  problem,
  parts,
}: {
  readonly problem: Problem | null;
  readonly parts: readonly Problem["part"][];
}) {
  if (!problem || !parts.includes(problem.part)) return null;
  const noun = problem.part === "game" || problem.part === "expansion" ? problem.part : "option";
  return (
    <p class="error-text" role="alert">
      {word(noun, problem.name)}: {word("status", problem.status)}
    </p>
  );
}
