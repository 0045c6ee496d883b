/* whose.tsx: whose seat it is. What somebody is called at a table is free; the account, its rating,
 * and that a program plays are not, so they are said beside the name. */
import { hrefOf } from "../page/router";
import { Icon } from "../ui/picture";
import { nameOf } from "./names";
import { o } from "./text";
import { OPEN, type Game, type GameSeat } from "./types";

interface Props {
  readonly game: Game;
  readonly at: number;
  /** Part of a link already, so it is none. */
  readonly isText?: boolean;
  /** There is little room: what the picture says is not written. */
  readonly isShort?: boolean;
}

/** Of guests nothing is known, so there is nothing to see. */
export function Whose({ game, at, isText = false, isShort = false }: Props) {
  const seat = game.seats[at];
  if (!seat) return null;
  if (seat.account === null) return isProgram(seat) ? <Computer seat={seat} /> : null;
  const { account, bot } = seat;
  const isKindSaid = bot && !isShort;
  // The same name is not said twice, unless a link had nothing else to press.
  const isSame = nameOf(game, at).toLowerCase() === account.toLowerCase();
  const isSaid = isSame && (isText || isKindSaid);
  const title = o(bot ? "whose.isBot" : "whose.isAccount", { name: account });
  const words = (
    <>
      <Icon name={bot ? "computer" : "person"} px={16} />
      <span class={isKindSaid ? "whose-kind" : "sr-only"}>
        {o(bot ? "whose.bot" : "whose.account")}
      </span>
      {!isSaid && <span class="whose-name">{account}</span>}
      <RatingOf seat={seat} />
    </>
  );
  const looks = `whose small${bot ? " bot" : ""}`;
  return isText ? (
    <span class={looks} title={title}>
      {words}
    </span>
  ) : (
    <a class={looks} href={hrefOf({ page: "player", name: account })} title={title}>
      {words}
    </a>
  );
}

/** Nobody has one before the first rated game. */
function RatingOf({ seat }: { readonly seat: GameSeat }) {
  if (seat.rating === null || seat.rating <= 0) return null;
  return <span class="num">{seat.rating}</span>;
}

/** The seat is no person's, and free for none: a computer that stands in for somebody is not meant. */
const isProgram = ({ by, person }: GameSeat): boolean => !person && by !== OPEN;

/** A computer player of the server, or a program whose account is gone. */
function Computer({ seat }: { readonly seat: GameSeat }) {
  return (
    <span class="whose small bot">
      <Icon name="computer" px={16} />
      <span class="sr-only">{o(seat.bot ? "whose.bot" : "whose.computer")}</span>
    </span>
  );
}

/** Beside a name, where nothing else about it is said. */
export function BotMark({ seat }: { readonly seat: GameSeat | undefined }) {
  if (!seat?.bot) return null;
  return (
    <span class="bot-mark" role="img" aria-label={o("whose.bot")} title={o("whose.bot")}>
      <Icon name="computer" px={16} />
    </span>
  );
}
