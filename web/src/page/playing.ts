/*
 * playing.ts: opens a saved game in this tab: one session, saved after every change, held against
 * other tabs, and let go without a loss.
 */
import type { ReadonlySignal } from "@preact/signals";
import type { LevelChange, SavedGame, Session } from "../play/types";
import { resumeSession, type SessionOptions } from "../play/session";
import { workerBots } from "../play/bots";
import { Saver } from "../store/saver";
import { localStore, settings } from "../store/settings";
import { t } from "../text";
import { openBot } from "./bot";
import { currentSession } from "./current";
import { report } from "./fault";
import { followLevel } from "./level";
import { tell } from "./notices";
import type { Services } from "./services";
import { followSounds } from "./sound";

/** How long a move of a computer player is shown, in milliseconds. */
const DELAYS = { slow: 1800, normal: 900, fast: 250 } as const;

/** How long it may think about one decision, in milliseconds; weaker ones need none of it. */
const THINKING = { short: 500, normal: 1500, long: 5000 } as const;

export interface Playing {
  readonly session: Session;
  /** What the game has made of the level of who played it. */
  readonly level: ReadonlySignal<LevelChange | null>;
  /** Resolves when everything is saved. */
  close(): Promise<void>;
}

/** What every session of this device needs; onChange may keep it. */
export function sessionOptions(
  services: Services,
  onChange: (session: Session) => void,
): SessionOptions {
  const { engine, module, wishes } = services;
  return {
    engine,
    bots: workerBots(module, () => openBot()),
    dice: wishes.dice,
    delay: () => (wishes.isFast ? 0 : DELAYS[settings.speed.peek()]),
    thinking: () => THINKING[settings.thinking.peek()],
    confirm: () => settings.confirm.peek(),
    onChange,
    onProblem: report,
  };
}

/** Throws a RecordError if what was saved is no game. onLost: another tab has it now. */
export function openGame(services: Services, saved: SavedGame, onLost: () => void): Playing {
  const { store, tabs } = services;
  const lose = async (): Promise<void> => {
    await playing.close();
    onLost();
  };
  const saver = new Saver(
    {
      store,
      keeper: localStore(),
      onConflict: () => void lose(),
      onFailure: () => tell({ name: "unsaved", text: () => t("page.notSaved"), isLasting: true }),
    },
    saved,
  );
  const session = resumeSession(
    saved,
    sessionOptions(services, (s) => saver.change(s.save())),
  );
  const onLeave = (): void => saver.leave();
  const stopSounds = followSounds(session);
  const level = followLevel(services, session, saved);
  let isOpen = true;
  const playing: Playing = {
    session,
    level: level.change,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      removeEventListener("pagehide", onLeave);
      document.removeEventListener("visibilitychange", onLeave);
      stopSounds();
      level.stop();
      session.close();
      await saver.flush();
      saver.close();
      tabs.release(saved.id);
      if (currentSession.peek() === session) currentSession.value = null;
    },
  };
  addEventListener("pagehide", onLeave);
  document.addEventListener("visibilitychange", onLeave);
  tabs.hold(saved.id, lose);
  currentSession.value = session;
  return playing;
}
