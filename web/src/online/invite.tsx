/* invite.tsx: a table that waits for others: the link to send, as text and as a picture, and who is
 * still missing. */
import { useMemo, useState } from "preact/hooks";
import { COLOURS } from "../art/players";
import { copyText } from "../page/files";
import { Frame } from "../page/frame";
import { go, hrefOf } from "../page/router";
import { rulesTitle } from "../page/summary";
import { t } from "../text";
import { Badge, Icon, Markup } from "../ui/picture";
import { Agreed } from "./agreed";
import { useDoing } from "./ask";
import { nameOf } from "./names";
import { canNotify } from "./notify";
import { Sorry } from "./parts";
import { qrSvg } from "./qr";
import { online } from "./services";
import { o } from "./text";
import { OPEN, PERSON, type Game } from "./types";
import { Whose } from "./whose";

/** The whole address of a game, for others; what is asked of this page alone is left out. */
export function linkTo(id: string, step = ""): string {
  const here = new URL(location.href);
  here.search = "";
  here.hash = hrefOf({ page: "online", id, step });
  return here.href;
}

export function Invite({ game }: { readonly game: Game }) {
  return (
    <Frame title={o("invite.title")} class="invite-page">
      <p>
        <b>{rulesTitle(game.rules)}</b>
      </p>
      <div class="invite-columns">
        <Link id={game.id} />
        <section class="paper invite-seats" aria-labelledby="invite-seats">
          <h2 id="invite-seats">{o("invite.seats")}</h2>
          <SeatsTaken game={game} />
          <Agreed game={game} />
          <Leave game={game} />
        </section>
      </div>
    </Frame>
  );
}

function Link({ id }: { readonly id: string }) {
  const link = linkTo(id);
  const qr = useMemo(() => qrSvg(link), [link]);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const canShare = typeof navigator.share === "function";
  return (
    <section class="paper invite-link">
      <p>{o("invite.text")}</p>
      <input
        class="field link"
        type="text"
        readOnly
        value={link}
        aria-label={o("invite.link")}
        onFocus={(e) => e.currentTarget.select()}
      />
      <div class="buttons">
        <button type="button" class="btn go" onClick={() => void copyText(link).then(setCopied)}>
          <Icon name="copy" />
          {o("invite.copy")}
        </button>
        {canShare && (
          <button
            type="button"
            class="btn"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Icon name="export" />
            {o("invite.share")}
          </button>
        )}
        <NotifyButton />
        <span role="status">
          {isCopied === null ? "" : isCopied ? t("page.copied") : t("page.notCopied")}
        </span>
      </div>
      <figure class="qr" role="img" aria-label={o("invite.qr")}>
        <Markup html={qr} />
      </figure>
    </section>
  );
}

/** The browser is asked only here, when somebody wants it. */
function NotifyButton() {
  const [state, setState] = useState(canNotify() ? Notification.permission : "denied");
  if (state === "denied") return null;
  if (state === "granted") return <span class="soft small">{o("invite.notified")}</span>;
  return (
    <button
      type="button"
      class="btn"
      onClick={() => void Notification.requestPermission().then(setState)}
    >
      <Icon name="info" />
      {o("invite.notify")}
    </button>
  );
}

export function SeatsTaken({ game }: { readonly game: Game }) {
  return (
    <ol class="taken">
      {game.seats.map((seat, i) => (
        <li key={i} class={seat.by === OPEN ? "free" : ""}>
          <Badge colour={COLOURS[i] ?? "red"} px={24} />
          <b>{nameOf(game, i)}</b>
          <Whose game={game} at={i} />
          {seat.by === PERSON && seat.account === null && (
            <span class="soft small">{o("whose.guest")}</span>
          )}
          {seat.mine && <span class="soft you">{o("invite.you")}</span>}
        </li>
      ))}
    </ol>
  );
}

function Leave({ game }: { readonly game: Game }) {
  const { isBusy, error, run } = useDoing();
  const mine = game.seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  const leave = (): void =>
    run(async () => {
      for (const seat of mine) await online().api.leave(game.id, seat);
      go({ page: "start" });
    });
  const isAlone = game.seats.every((seat) => seat.mine || seat.by !== "person");
  return (
    <>
      <button type="button" class="btn" disabled={isBusy} onClick={leave}>
        <Icon name="close" />
        {isAlone ? o("invite.leave") : o("invite.getUp")}
      </button>
      <Sorry error={error} />
    </>
  );
}
