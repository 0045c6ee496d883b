/* extras.tsx: what the table of a game online has besides: clocks, who is there, talk, questions. */
import { signal, type Signal } from "@preact/signals";
import { copyText } from "../page/files";
import { openNew } from "../page/new-games";
import { tell } from "../page/notices";
import { go } from "../page/router";
import type { Services } from "../page/services";
import type { Desk, Extras, MenuItem } from "../table/desk";
import { t } from "../text";
import { trying } from "./ask";
import { ChatDialog, ChatSide, ChatTool } from "./chat";
import { readClock } from "./clocks";
import { linkTo } from "./invite";
import { Bars, Rematch, ResignDialog } from "./offers";
import type { Room } from "./room";
import { SeatState } from "./seat-state";
import type { OnlineSession } from "./session";
import { online } from "./services";
import { o } from "./text";
import type { OfferKind } from "./types";
import { Whose } from "./whose";

/** What is open over the table besides its own windows. */
export type Window = "chat" | "resign" | null;

export interface OnlineDesk {
  readonly room: Room;
  readonly session: OnlineSession;
  readonly window: Signal<Window>;
  /** How much of the talk has been seen. */
  readonly seen: Signal<number>;
}

export function extrasFor(services: Services, room: Room, session: OnlineSession): Extras {
  const at: OnlineDesk = {
    room,
    session,
    window: signal<Window>(null),
    seen: signal(room.talk.peek().at(-1)?.n ?? 0),
  };
  return {
    Seat: ({ desk, seat }) => <SeatState at={at} desk={desk} seat={seat} />,
    Place: ({ seat }) => {
      const game = at.room.game.value;
      return game && <Whose game={game} at={seat} isShort />;
    },
    Side: () => <ChatSide at={at} />,
    Over: ({ desk }) => (
      <>
        <Bars at={at} desk={desk} />
        {at.window.value === "chat" && <ChatDialog at={at} />}
        {at.window.value === "resign" && <ResignDialog at={at} />}
      </>
    ),
    Tools: ({ desk }) => <ChatTool at={at} desk={desk} />,
    Rematch: ({ onClose }) => <Rematch at={at} onClose={onClose} />,
    items: (desk) => itemsOf(services, at, desk),
  };
}

/** The seats of this device. */
export const seatsHere = ({ room }: OnlineDesk): number[] =>
  (room.game.value?.seats ?? []).flatMap((seat, i) => (seat.mine ? [i] : []));

export function ask(at: OnlineDesk, what: OfferKind, text = ""): void {
  const [seat = -1] = seatsHere(at);
  trying(online().api.talk(at.room.id, { do: "ask", what, text, seat }));
}

function itemsOf(services: Services, at: OnlineDesk, desk: Desk): MenuItem[] {
  const game = at.room.game.value;
  if (!game) return [];
  const isPlaying = game.state === "running" && seatsHere(at).length > 0;
  const isAsked = game.offer !== null;
  const isDays = (readClock(game.clock)?.days ?? 0) > 0;
  const asking: MenuItem[] = [
    {
      icon: "people",
      label: o("table.draw"),
      isOff: isAsked,
      onPress: () => ask(at, "draw"),
    },
    { icon: "skip", label: o("table.abort"), isOff: isAsked, onPress: () => ask(at, "abort") },
    {
      icon: "edit",
      label: isDays ? o("table.toLive") : o("table.toDays"),
      isOff: isAsked,
      onPress: () => ask(at, "clock", isDays ? "15m+0" : "3d"),
    },
    {
      icon: "warning",
      label: o("table.resign"),
      onPress: () => {
        at.window.value = "resign";
      },
    },
  ];
  const { phase, steps } = desk.now.value;
  const isLook = phase === "look";
  return [
    ...(isPlaying ? asking : []),
    {
      icon: "copy",
      label: isLook ? o("table.position") : o("table.link"),
      onPress: () => copyLink(game.id, isLook ? String(steps.length) : ""),
    },
    ...(desk.session.record() === null
      ? []
      : [
          {
            icon: "play" as const,
            label: o("table.local"),
            note: o("table.localHint"),
            onPress: () => void openNew(services, at.session.save()),
          },
        ]),
    ...(game.before === ""
      ? []
      : [
          {
            icon: "previous" as const,
            label: o("table.toBefore"),
            onPress: () => go({ page: "online", id: game.before, step: "" }),
          },
        ]),
  ];
}

function copyLink(id: string, step: string): void {
  void copyText(linkTo(id, step)).then((isCopied) =>
    tell({
      name: "copied",
      isBrief: true,
      text: () => (isCopied ? t("page.copied") : t("page.notCopied")),
    }),
  );
}
