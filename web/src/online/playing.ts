/* playing.ts: opens a game of the server on this page: a session, its sounds, and what was begun. */
import { workerBots } from "../play/bots";
import { openBot } from "../page/bot";
import { currentSession } from "../page/current";
import { report } from "../page/fault";
import { tell } from "../page/notices";
import type { Services } from "../page/services";
import { followSounds, play } from "../page/sound";
import { localStore, settings } from "../store/settings";
import { trying } from "./ask";
import { nameOf } from "./names";
import type { Room } from "./room";
import { OnlineSession, type KeptDraft } from "./session";
import { online } from "./services";
import { o, sorry } from "./text";
import type { Game } from "./types";
import { Refusal } from "./api";

export interface OnlinePlaying {
  readonly session: OnlineSession;
  close(): void;
}

const keyOf = (id: string): string => `aude.draft.${id}`;

function readDraft(id: string): KeptDraft | null {
  try {
    return JSON.parse(localStore()?.getItem(keyOf(id)) ?? "null") as KeptDraft | null;
  } catch {
    return null;
  }
}

function keepDraft(id: string, draft: KeptDraft | null): void {
  try {
    if (draft === null) localStore()?.removeItem(keyOf(id));
    else localStore()?.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // Full or forbidden: it holds until the page is closed.
  }
}

export function openOnline(services: Services, room: Room, game: Game): OnlinePlaying {
  const { engine, module, wishes } = services;
  const session = new OnlineSession(room, named(game), {
    engine,
    bots: workerBots(module, () => openBot()),
    dice: wishes.dice,
    confirm: () => settings.confirm.peek(),
    onChange: () => undefined,
    onProblem: report,
    draft: readDraft(game.id),
    keepDraft: (draft) => keepDraft(game.id, draft),
    onRefused: (why) => {
      play("error");
      const text = (): string => o("table.refused", { why: sorry(new Refusal(why)) });
      tell({ name: "refused", text, isLasting: true });
    },
    onMissed: (isTaken) => {
      const text = (): string => (isTaken ? o("premove.taken") : o("premove.unfit"));
      tell({ name: "premove", text });
    },
    askBack: (line) =>
      trying(online().api.talk(game.id, { do: "ask", what: "back", text: String(line) })),
  });
  const stopSounds = followSounds(session);
  currentSession.value = session;
  return {
    session,
    close() {
      stopSounds();
      session.close();
      if (currentSession.peek() === session) currentSession.value = null;
    },
  };
}

/** Everybody at the table is called something. */
const named = (game: Game): Game => ({
  ...game,
  seats: game.seats.map((seat, i) => ({ ...seat, name: nameOf(game, i) })),
});
