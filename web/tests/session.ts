/* session.ts: a new game for tests; the page itself always opens a saved one. */
import { resumeSession, type SessionOptions } from "../src/play/session";
import type { GameSetup, Session } from "../src/play/types";

export function newSession(setup: GameSetup, options: SessionOptions): Session {
  return resumeSession({ id: "1", setup, lines: [], settled: 0, created: 0, changed: 0, isOver: false, scores: [] }, options);
}
