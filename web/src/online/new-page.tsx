/* new-page.tsx: a new game with others who are elsewhere: which one, who may come, by which clock. */
import { useState } from "preact/hooks";
import { Table } from "../engine/engine";
import { Frame } from "../page/frame";
import { ExpansionChips, GameChooser } from "../page/game-chooser";
import { Options, Trouble } from "../page/new-page";
import { seatsOfRecord } from "../page/records";
import { go } from "../page/router";
import { Seats } from "../page/seats";
import { useServices, type Services } from "../page/services";
import {
  cutName,
  draftOf,
  fitSeats,
  infoOf,
  middleOpponent,
  newSeat,
  PERSON,
  problemOf,
  remember,
  rulesText,
  type Draft,
} from "../page/setup";
import { rulesTitle } from "../page/summary";
import type { SeatChoice } from "../store/choices";
import { settings } from "../store/settings";
import { t } from "../text";
import { Icon } from "../ui/picture";
import { isNoServer, useDoing } from "./ask";
import { CLOCKS, clockWords } from "./clocks";
import { Instead, Sorry } from "./parts";
import { takeBrought } from "./put";
import { online } from "./services";
import { o } from "./text";
import { OPEN, type NewGame } from "./types";

/** What is agreed on besides the rules. */
interface Terms {
  readonly clock: string;
  readonly public: boolean;
  readonly rated: boolean;
  readonly absent: "computer" | "end";
}

const TERMS: Terms = { clock: "none", public: false, rated: false, absent: "computer" };

/** One here, and somebody who comes. */
function firstSeats(): SeatChoice[] {
  const me = newSeat([], PERSON);
  return [me, newSeat([me], OPEN)];
}

/** Seats that fit the game; those of people stay as they are. */
function fitted(services: Services, seats: readonly SeatChoice[], game: string): SeatChoice[] {
  const info = infoOf(services.engine, game);
  const isOpen = seats.map((seat) => seat.by === OPEN);
  const { engine } = services;
  return fitSeats(engine, seats, info, middleOpponent(engine)).map((seat, i) =>
    (isOpen[i] ?? true) ? { ...seat, by: OPEN } : seat,
  );
}

/** A game that was begun elsewhere: one person of it is here, the others come. */
function draftOfRecord(services: Services, record: string): Draft {
  const { engine, choices } = services;
  const table = Table.read(engine, record);
  const seats = seatsOfRecord(engine, table);
  const first = seats.findIndex((seat) => seat.by === PERSON);
  return {
    ...draftOf(engine, { ...choices.peek(), game: table.rules.game }, "group", true),
    seats: seats.map((seat, i) =>
      seat.by === PERSON && i !== first ? { ...seat, by: OPEN } : seat,
    ),
  };
}

function firstDraft(services: Services): Draft {
  const { engine, choices } = services;
  const draft = draftOf(engine, choices.peek(), "group", settings.helps.peek());
  const seats = firstSeats().map((seat) =>
    seat.by === PERSON ? { ...seat, name: online().me.name.peek() } : seat,
  );
  return { ...draft, seats: fitted(services, seats, draft.game) };
}

export function NewOnlinePage() {
  const services = useServices();
  const [brought, setBrought] = useState(takeBrought);
  const [draft, setDraft] = useState<Draft>(() =>
    brought === null ? firstDraft(services) : draftOfRecord(services, brought),
  );
  const [terms, setTerms] = useState<Terms>(TERMS);
  const { isBusy, error, run } = useDoing();
  const { engine, choices } = services;
  const info = infoOf(engine, draft.game);
  const rules = brought === null ? rulesText(draft, info) : rulesOf(services, brought);
  const problem = problemOf(engine, rules);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const chooseGame = (game: string): void => {
    const next = draftOf(engine, { ...choices.peek(), game }, "group", draft.helps);
    setDraft({ ...next, seats: fitted(services, draft.seats, game) });
  };
  const start = (event?: Event): void => {
    event?.preventDefault();
    run(async () => {
      const { api, me, need } = online();
      const own = draft.seats.find((seat) => seat.by === PERSON);
      if (own && cutName(own.name) !== "") me.callMe(cutName(own.name));
      if (brought === null)
        choices.value = { ...remember(choices.peek(), draft), group: choices.peek().group };
      await need();
      const game = await api.make(gameOf(draft, rules, terms, brought));
      go({ page: "online", id: game.id, step: "" });
    });
  };
  if (isNoServer(error))
    return (
      <Frame title={o("new.title")} class="new-page">
        <Instead error={error} onAgain={start} />
      </Frame>
    );
  return (
    <Frame title={o("new.title")} class="new-page new-online">
      <form onSubmit={start}>
        <p class="soft">{o("new.intro")}</p>
        {brought === null ? (
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
        ) : (
          <Brought
            title={rulesTitle(rules)}
            onDrop={() => {
              setBrought(null);
              setDraft(firstDraft(services));
            }}
          />
        )}
        <div class="new-columns">
          <div>
            <section aria-labelledby="new-players">
              <h2 id="new-players">{t("new.players")}</h2>
              <p class="soft small">{t("new.playersHint")}</p>
              <Seats
                info={info}
                rules={problem === null ? engine.rules(rules) : null}
                seats={draft.seats}
                onChange={(seats) => change({ seats })}
                open={{ by: OPEN, label: o("new.open"), here: o("new.here") }}
                isFixed={brought !== null}
              />
              <Trouble problem={problem} parts={["seats"]} />
              <SeatNote seats={draft.seats} />
            </section>
            <TermsForm terms={terms} onChange={setTerms} />
          </div>
          {brought === null && (
            <Options
              engine={engine}
              info={info}
              draft={draft}
              problem={problem}
              onChange={change}
            />
          )}
        </div>
        <Sorry error={error} />
        <div class="new-start">
          <p>
            <b>{rulesTitle(rules)}</b> <span class="soft">{clockWords(terms.clock)}</span>
          </p>
          <button type="submit" class="btn go" disabled={problem !== null || isBusy}>
            <Icon name="play" />
            {o("new.start")}
          </button>
        </div>
      </form>
    </Frame>
  );
}

function gameOf(draft: Draft, rules: string, terms: Terms, record: string | null): NewGame {
  return {
    rules,
    ...terms,
    helps: draft.helps,
    seats: draft.seats.map(({ by, name }) =>
      by === PERSON ? { by: "me", name: cutName(name) } : { by },
    ),
    ...(record !== null && { record }),
  };
}

/** What follows from who sits where, where it may surprise. */
function SeatNote({ seats }: { readonly seats: readonly SeatChoice[] }) {
  if (seats.some((seat) => seat.by === OPEN)) return null;
  const isAlone = seats.filter((seat) => seat.by === PERSON).length <= 1;
  return <p class="soft small">{isAlone ? o("new.computers") : o("new.noOpen")}</p>;
}

const rulesOf = ({ engine }: Services, record: string): string =>
  Table.read(engine, record).rules.text;

function Brought({ title, onDrop }: { readonly title: string; readonly onDrop: () => void }) {
  return (
    <section class="paper brought">
      <p>{o("new.record", { title })}</p>
      <button type="button" class="btn" onClick={onDrop}>
        {o("new.recordDrop")}
      </button>
    </section>
  );
}

interface TermsProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

function TermsForm({ terms, onChange }: TermsProps) {
  const change = (part: Partial<Terms>): void => onChange({ ...terms, ...part });
  return (
    <section class="terms">
      <label class="setting">
        <span>{o("clock.label")}</span>
        <select
          class="field"
          value={terms.clock}
          onChange={(e) => change({ clock: e.currentTarget.value })}
        >
          {CLOCKS.map((clock) => (
            <option key={clock} value={clock}>
              {clockWords(clock)}
            </option>
          ))}
        </select>
      </label>
      <label class="setting">
        <span>{o("new.who")}</span>
        <select
          class="field"
          value={terms.public ? "public" : "private"}
          onChange={(e) => change({ public: e.currentTarget.value === "public" })}
        >
          <option value="private">{o("new.private")}</option>
          <option value="public">{o("new.public")}</option>
        </select>
      </label>
      <label class="setting">
        <span>{o("new.absent")}</span>
        <select
          class="field"
          value={terms.absent}
          onChange={(e) => change({ absent: e.currentTarget.value === "end" ? "end" : "computer" })}
        >
          <option value="computer">{o("new.absentComputer")}</option>
          <option value="end">{o("new.absentEnd")}</option>
        </select>
      </label>
      <label class="setting switch">
        <input
          type="checkbox"
          checked={terms.rated}
          onChange={(e) => change({ rated: e.currentTarget.checked })}
        />
        <span>
          {o("new.rated")}
          <small class="soft">{o("new.ratedHint")}</small>
        </span>
      </label>
    </section>
  );
}
