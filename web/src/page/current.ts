/* current.ts: the game that is being played in this tab, for those who only need to look at it. */
import { computed, signal } from "@preact/signals";
import type { Session } from "../play/types";

export const currentSession = signal<Session | null>(null);

/** Whether a person is in the middle of a turn and must not be disturbed. */
export const isBusy = computed(() => {
  const now = currentSession.value?.now.value;
  return now !== undefined && (now.phase === "confirm" || (now.phase === "choose" && now.canUndo));
});
