/* chat.tsx: what is said at the table: beside it where there is room, else in a window. What people
 * say is text and nothing else. */
import { useEffect, useRef, useState } from "preact/hooks";
import { COLOURS } from "../art/players";
import type { Desk } from "../table/desk";
import { Dialog } from "../ui/dialog";
import { Badge, Icon } from "../ui/picture";
import { trying, useDoing } from "./ask";
import { seatsHere, type OnlineDesk } from "./extras";
import { nameOf } from "./names";
import { Sorry } from "./parts";
import { online } from "./services";
import { accountOf, silence } from "./silence";
import { o } from "./text";
import type { Game, Said } from "./types";
import { BotMark } from "./whose";

/** What the server takes; longer ones it refuses. */
const SAY_MAX = 240;

export function ChatSide({ at }: { readonly at: OnlineDesk }) {
  return (
    <section class="paper chat" aria-label={o("chat.title")}>
      <header class="chat-head">
        <h2>{o("chat.title")}</h2>
        <MuteButton id={at.room.id} />
      </header>
      <Talk at={at} />
    </section>
  );
}

export function ChatDialog({ at }: { readonly at: OnlineDesk }) {
  const close = (): void => {
    at.window.value = null;
  };
  return (
    <Dialog title={o("chat.title")} onClose={close} class="chat-window">
      <div class="chat">
        <MuteButton id={at.room.id} />
        <Talk at={at} />
      </div>
    </Dialog>
  );
}

/** On a phone the talk is behind a button, which says when there is something new. */
export function ChatTool({ at, desk }: { readonly at: OnlineDesk; readonly desk: Desk }) {
  if (desk.layout.value === "wide") return null;
  const unread = silence.isMuted(at.room.id)
    ? 0
    : spoken(at).filter(({ n, mine, do: doing }) => n > at.seen.value && !mine && doing === "say")
        .length;
  return (
    <button
      type="button"
      class="btn sq chat-tool"
      aria-label={unread > 0 ? o("chat.unread", { n: unread }) : o("chat.title")}
      onClick={() => (at.window.value = "chat")}
    >
      <Icon name="talk" />
      {unread > 0 && <span class="unread num">{unread}</span>}
    </button>
  );
}

/** What is to be shown of it. */
function spoken({ room }: OnlineDesk): Said[] {
  const game = room.game.value;
  return game ? room.talk.value.filter((said) => !silence.isHidden(game, said)) : [];
}

function MuteButton({ id }: { readonly id: string }) {
  const isMuted = silence.isMuted(id);
  const label = isMuted ? o("chat.unmute") : o("chat.mute");
  return (
    <button
      type="button"
      class="btn sq quiet"
      aria-label={label}
      title={label}
      aria-pressed={isMuted}
      onClick={() => silence.mute(id, !isMuted)}
    >
      <Icon name={isMuted ? "eyeOff" : "eye"} px={20} />
    </button>
  );
}

function Talk({ at }: { readonly at: OnlineDesk }) {
  const game = at.room.game.value;
  const talk = spoken(at);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    at.seen.value = at.room.talk.peek().at(-1)?.n ?? 0;
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [talk.length]);
  if (!game) return null;
  if (silence.isMuted(game.id)) return <p class="soft small">{o("chat.muted")}</p>;
  const isOnlooker = seatsHere(at).length === 0 && game.state !== "over";
  return (
    <>
      {talk.length === 0 && !silence.hides(game.id) && <p class="soft small">{o("chat.none")}</p>}
      <ul class="chat-list" ref={list} tabIndex={talk.length > 0 ? 0 : -1} aria-live="polite">
        {talk.map((said) => (
          <Saying key={said.n} game={game} said={said} />
        ))}
      </ul>
      {silence.hides(game.id) && (
        <button type="button" class="btn hear" onClick={() => silence.hear(game.id)}>
          {o("chat.hear")}
        </button>
      )}
      {isOnlooker && <p class="soft small">{o("chat.onlookers")}</p>}
      <SayForm at={at} />
    </>
  );
}

function Saying({ game, said }: { readonly game: Game; readonly said: Said }) {
  const [isOpen, setOpen] = useState(false);
  const name =
    said.seat >= 0 ? nameOf(game, said.seat) : said.name !== "" ? said.name : o("chat.onlooker");
  if (said.do !== "say") {
    const what = said.what as "back";
    const text =
      said.do === "ask"
        ? o("chat.did.ask", { name, what: o(`chat.what.${what}`) })
        : o(`chat.did.${said.do}`, { name });
    return <li class="soft small">{text}</li>;
  }
  return (
    <li class={said.mine ? "mine" : ""}>
      {said.seat >= 0 && <Badge colour={COLOURS[said.seat] ?? "red"} px={16} />}
      {!said.mine ? (
        <button
          type="button"
          class="speaker"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
        </button>
      ) : (
        <b>{name}</b>
      )}{" "}
      <BotMark seat={game.seats[said.seat]} />
      <span>{said.text}</span>
      {isOpen && (
        <button type="button" class="btn" onClick={() => block(game, said)}>
          {o("chat.block", { name })}
        </button>
      )}
    </li>
  );
}

/** Nothing more is heard of them: of an account nowhere, of anybody else at this table. */
function block(game: Game, said: Said): void {
  const account = accountOf(game, said);
  if (account === null) {
    silence.hide(game, said);
    return;
  }
  const { api, need } = online();
  trying(
    need()
      .then(() => {
        // A guest who was made for it has blocked nobody yet.
        silence.block(account, true);
        return api.block(account, true);
      })
      .catch((error: unknown) => {
        // The server could not; here it is silent all the same, until it is to be heard again.
        silence.hide(game, said);
        silence.block(account, false);
        throw error;
      }),
  );
}

function SayForm({ at }: { readonly at: OnlineDesk }) {
  const [text, setText] = useState("");
  const { isBusy, error, run } = useDoing();
  const say = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    run(async () => {
      const { api, need } = online();
      await need();
      const [seat = -1] = seatsHere(at);
      await api.talk(at.room.id, { do: "say", text: text.trim(), seat });
      setText("");
    });
  };
  return (
    <form class="chat-form" onSubmit={say}>
      <input
        class="field"
        type="text"
        value={text}
        maxLength={SAY_MAX}
        placeholder={o("chat.say")}
        aria-label={o("chat.say")}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(e) => setText(e.currentTarget.value)}
      />
      <button type="submit" class="btn sq" aria-label={o("chat.send")} disabled={isBusy}>
        <Icon name="next" />
      </button>
      <Sorry error={error} />
    </form>
  );
}
