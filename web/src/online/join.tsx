/* join.tsx: a seat is free: sit down with a name, without an account. */
import { useState } from "preact/hooks";
import { Frame } from "../page/frame";
import { tell } from "../page/notices";
import { go } from "../page/router";
import { cutName } from "../page/setup";
import { hrefOf } from "../page/router";
import { rulesTitle } from "../page/summary";
import { Icon } from "../ui/picture";
import { Agreed } from "./agreed";
import { Refusal } from "./api";
import { useDoing } from "./ask";
import { SeatsTaken } from "./invite";
import { NameField } from "./lobby-page";
import { nameOf } from "./names";
import { Sorry } from "./parts";
import { online } from "./services";
import { o, sorry } from "./text";
import { OPEN, PERSON, type Game } from "./types";

/** Whoever is too late for the last seat sees the table now; a notice says why, and what else to do. */
async function late(id: string, error: unknown): Promise<never> {
  // Whatever else went wrong, one may well sit there.
  const isLate = error instanceof Refusal && ["full", "seat-taken", "state"].includes(error.why);
  const now = isLate
    ? await online()
        .api.find(id)
        .catch(() => null)
    : null;
  if (now && now.state !== "open" && !now.seats.some((seat) => seat.mine))
    tell({
      name: "late",
      text: () => sorry(error),
      isLasting: true,
      action: { label: () => o("lobby.make"), run: () => go({ page: "invite" }) },
    });
  throw error;
}

export function Join({ game }: { readonly game: Game }) {
  const free = game.seats.flatMap((seat, i) => (seat.by === OPEN ? [i] : []));
  const host = game.seats.findIndex((seat) => seat.by === PERSON);
  const [wanted, setWanted] = useState(free[0] ?? 0);
  const seat = free.includes(wanted) ? wanted : (free[0] ?? 0);
  const { isBusy, error, run } = useDoing();
  const { me } = online();
  // A guest would only be refused; of a token nothing is known before the server has said it.
  const kind = me.token === null ? "guest" : me.who.value?.kind;
  const needsAccount = game.rated && kind === "guest";
  const sit = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      const { api, me, need } = online();
      await need();
      await api.sit(game.id, cutName(me.name.peek()), seat).catch((error) => late(game.id, error));
    });
  };
  return (
    <Frame title={o("join.title")} class="invite-page">
      <p>
        {host >= 0 && `${o("join.by", { name: nameOf(game, host) })} `}
        <b>{rulesTitle(game.rules)}</b>
      </p>
      <div class="invite-columns">
        <form class="paper sit-form" onSubmit={sit}>
          <NameField seat={seat} />
          {free.length > 1 && (
            <label>
              <span>{o("join.which")}</span>
              <select
                class="field"
                value={seat}
                onChange={(e) => setWanted(Number(e.currentTarget.value))}
              >
                {free.map((i) => (
                  <option key={i} value={i}>
                    {o("join.seat", { n: i + 1 })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <h2>{o("agreed.title")}</h2>
          <Agreed game={game} />
          {needsAccount ? (
            <p>
              {o("join.account")} <a href={hrefOf({ page: "account" })}>{o("join.toAccount")}</a>
            </p>
          ) : (
            !game.rated && <p class="soft small">{o("join.text")}</p>
          )}
          <Sorry error={error} />
          <button type="submit" class="btn go large" disabled={isBusy || needsAccount}>
            <Icon name="play" />
            {o("join.sit")}
          </button>
        </form>
        <section class="paper invite-seats" aria-labelledby="invite-seats">
          <h2 id="invite-seats">{o("invite.seats")}</h2>
          <SeatsTaken game={game} />
        </section>
      </div>
    </Frame>
  );
}
