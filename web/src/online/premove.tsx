/*
 * premove.tsx: while others play one may choose an open cell; if the tile that one draws then fits
 * there, the session lays it as the draft of the turn. Nobody else hears of it.
 */
import { useEffect } from "preact/hooks";
import { settings } from "../store/settings";
import type { Desk } from "../table/desk";
import { lang } from "../text";
import { Icon } from "../ui/picture";
import { seatsHere, type OnlineDesk } from "./extras";
import { o } from "./text";
import { PERSON } from "./types";

/** One seat is here, somebody else is to play, and there is a board. */
function mayChoose({ room, session }: OnlineDesk, seat: number | undefined): boolean {
  const game = room.game.value;
  const { phase, out } = session.now.value;
  if (!settings.premove.value || !session.rules.has("board")) return false;
  if (phase !== "wait" || game?.state !== "running" || seat === undefined) return false;
  return game.seats[seat]?.by === PERSON && !out.includes(seat);
}

interface Props {
  readonly at: OnlineDesk;
  readonly desk: Desk;
}

export function Premove({ at, desk }: Props) {
  const { wish } = at.session;
  const [seat, other] = seatsHere(at);
  const isOn = other === undefined && mayChoose(at, seat);
  const board = desk.board.value;
  const chosen = isOn ? wish.value : null;
  useEffect(() => {
    board?.offer(
      isOn
        ? {
            chosen,
            name: ({ x, y }) => o("premove.cell", { x, y }),
            press: ({ x, y }) => {
              const now = wish.peek();
              wish.value = now?.x === x && now.y === y ? null : { x, y };
            },
          }
        : null,
    );
  }, [board, isOn, chosen, lang.value]);
  useEffect(() => {
    if (!chosen) return undefined;
    // Before the table hears it, which would ask for the turn before.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopPropagation();
      wish.value = null;
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [chosen]);
  if (!chosen) return null;
  return (
    <div class="online-bar paper premove">
      <p>{o("premove.chosen", chosen)}</p>
      {desk.layout.value === "wide" && (
        <button
          type="button"
          class="btn sq quiet"
          aria-label={o("premove.drop")}
          title={o("premove.drop")}
          onClick={() => (wish.value = null)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
