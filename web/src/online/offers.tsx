/* offers.tsx: small bars over the board: what somebody asks, that the connection is lost, that a
 * computer plays for one; giving up, and playing again. */
import type { ComponentChildren } from "preact";
import { go } from "../page/router";
import { nameOf, type Desk } from "../table/desk";
import { t } from "../text";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/picture";
import { Refusal } from "./api";
import { trying } from "./ask";
import { clockWords } from "./clocks";
import { ask, seatsHere, type OnlineDesk } from "./extras";
import { Premove } from "./premove";
import { online } from "./services";
import { o, sorry } from "./text";
import { PERSON, type Game, type Offer, type TalkDo } from "./types";

interface Props {
  readonly at: OnlineDesk;
  readonly desk: Desk;
}

export function Bars({ at, desk }: Props) {
  const game = at.room.game.value;
  const { link, why: said } = online().wire;
  const isLost = link.value === "lost";
  const why = said.value;
  const mine = seatsHere(at);
  return (
    <div class="online-bars" role="status" aria-live="polite">
      {isLost && (
        <Bar kind="lost">
          <p>
            <b>{why === "" ? o("lost") : sorry(new Refusal(why))}</b>{" "}
            <span class="soft">{o("lostHint")}</span>
          </p>
        </Bar>
      )}
      {game && mine.length === 0 && game.state === "running" && (
        <Bar kind="quiet">
          <p>
            {o("table.watching")}
            {game.watchers > 1 && ` ${o("table.watchers", { n: game.watchers })}`}
          </p>
        </Bar>
      )}
      <Premove at={at} desk={desk} />
      {game?.state === "running" && <StandIn at={at} game={game} mine={mine} />}
      {game?.offer && <Question at={at} desk={desk} game={game} offer={game.offer} mine={mine} />}
      {game && game.next !== "" && (
        <Bar kind="question">
          <p>{o("mine.next", { title: "" }).replace(/[: ]+$/, ".")}</p>
          <button type="button" class="btn go" onClick={() => goTo(game.next)}>
            {o("table.toNext")}
          </button>
        </Bar>
      )}
    </div>
  );
}

const goTo = (id: string): void => go({ page: "online", id, step: "" });

function Bar({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  return <div class={`online-bar paper ${kind}`}>{children}</div>;
}

interface SeatsProps {
  readonly at: OnlineDesk;
  readonly game: Game;
  readonly mine: readonly number[];
}

/** Whoever was away finds a computer at their seat, and takes it back. */
function StandIn({ at, game, mine }: SeatsProps) {
  const seat = mine.find((i) => game.seats[i]?.by !== PERSON);
  if (seat === undefined) return null;
  return (
    <Bar kind="question">
      <p>{o("table.forYou")}</p>
      <button
        type="button"
        class="btn go"
        onClick={() => trying(online().api.comeBack(at.room.id, seat))}
      >
        {o("table.comeBack")}
      </button>
    </Bar>
  );
}

interface QuestionProps extends SeatsProps {
  readonly desk: Desk;
  readonly offer: Offer;
}

function Question({ at, desk, offer, mine }: QuestionProps) {
  const isMine = mine.includes(offer.seat);
  const name = nameOf(desk.setup, offer.seat);
  const clock = offer.what === "clock" ? clockWords(offer.text) : "";
  const voter = mine.find((seat) => !offer.agreed.includes(seat));
  const answer = (doing: TalkDo, seat: number): void =>
    trying(online().api.talk(at.room.id, { do: doing, n: offer.n, seat }));
  return (
    <Bar kind="question">
      <p>
        {isMine
          ? o(`table.asked.${offer.what}`, { clock })
          : o(`table.ask.${offer.what}`, { name, clock })}
      </p>
      {isMine ? (
        <button type="button" class="btn" onClick={() => answer("withdraw", offer.seat)}>
          {o("table.withdraw")}
        </button>
      ) : (
        voter !== undefined && (
          <>
            <button type="button" class="btn go" onClick={() => answer("agree", voter)}>
              {o("table.agree")}
            </button>
            <button type="button" class="btn" onClick={() => answer("refuse", voter)}>
              {o("table.refuse")}
            </button>
          </>
        )
      )}
    </Bar>
  );
}

export function ResignDialog({ at }: { readonly at: OnlineDesk }) {
  const close = (): void => {
    at.window.value = null;
  };
  const resign = (): void => {
    const actor = at.room.game.peek()?.actor ?? -1;
    const mine = seatsHere(at);
    const seat = mine.includes(actor) ? actor : (mine[0] ?? 0);
    trying(online().api.resign(at.room.id, seat));
    close();
  };
  return (
    <Dialog title={o("table.resignSure")} onClose={close}>
      <p>{o("table.resignHint")}</p>
      <div class="window-acts">
        <button type="button" class="btn" onClick={close}>
          {t("common.cancel")}
        </button>
        <button type="button" class="btn danger" onClick={resign}>
          {o("table.resignYes")}
        </button>
      </div>
    </Dialog>
  );
}

interface RematchProps {
  readonly at: OnlineDesk;
  readonly onClose: () => void;
}

/** The same rules, seats turned: when all want it, the new game is there. */
export function Rematch({ at, onClose }: RematchProps) {
  const game = at.room.game.value;
  if (!game) return null;
  const { next, offer, state } = game;
  const mine = seatsHere(at);
  if (next !== "")
    return (
      <button
        type="button"
        class="btn go"
        onClick={() => {
          onClose();
          goTo(next);
        }}
      >
        <Icon name="rematch" px={20} />
        {o("table.toNext")}
      </button>
    );
  if (state !== "over" || mine.length === 0) return null;
  const isAsked = offer?.what === "rematch";
  const isMine = isAsked && mine.includes(offer.seat);
  const press = (): void => {
    const seat = mine.find((i) => !offer?.agreed.includes(i));
    if (isAsked && seat !== undefined)
      trying(online().api.talk(at.room.id, { do: "agree", n: offer.n, seat }));
    else ask(at, "rematch");
  };
  return (
    <button type="button" class="btn go" disabled={isMine} onClick={press}>
      <Icon name="rematch" px={20} />
      {isMine ? o("table.rematchAsked") : o("table.rematch")}
    </button>
  );
}
