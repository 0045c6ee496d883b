/* clocks.ts: clocks as words, and how much time is left. */
import { o } from "./text";
import type { Game } from "./types";

/** Those that are offered; the server knows more. */
export const CLOCKS = [
  "none",
  "5m+0",
  "5m+3",
  "15m+0",
  "15m+10",
  "30m+0",
  "1d",
  "3d",
  "7d",
] as const;

interface Parts {
  readonly minutes: number;
  readonly seconds: number;
  readonly days: number;
}

/** null: no clock. */
export function readClock(clock: string): Parts | null {
  const live = /^(\d+)m\+(\d+)$/.exec(clock);
  if (live) return { minutes: Number(live[1]), seconds: Number(live[2]), days: 0 };
  const days = /^(\d+)d$/.exec(clock);
  return days ? { minutes: 0, seconds: 0, days: Number(days[1]) } : null;
}

/** "15 minutes each (league)" */
export function clockWords(clock: string): string {
  const parts = readClock(clock);
  if (!parts) return o("clock.none");
  if (parts.days > 0) return o("clock.days", { n: parts.days });
  const words =
    parts.seconds > 0
      ? o("clock.plus", { n: parts.minutes, more: parts.seconds })
      : o("clock.live", { n: parts.minutes });
  if (clock === "15m+0") return o("clock.league", { clock: words });
  return clock === "5m+0" ? o("clock.blitz", { clock: words }) : words;
}

export function shortClock(clock: string): string {
  const parts = readClock(clock);
  if (!parts) return o("clock.none");
  if (parts.days > 0) return o("clock.shortDays", { n: parts.days });
  return parts.seconds > 0
    ? o("clock.shortPlus", { n: parts.minutes, more: parts.seconds })
    : o("clock.shortLive", { n: parts.minutes });
}

/** Milliseconds that a seat has, by the server's clock; null: there is no clock. */
export function timeLeft(game: Game, seat: number, now: number): number | null {
  if (game.left === null || game.state !== "running") return null;
  const left = game.left[seat];
  if (left === undefined) return null;
  const isRunning = game.actor === seat && game.due > 0;
  return Math.max(0, isRunning ? game.due - now : left);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this tenths are shown, and it is said that time runs out. */
export const LOW_MS = 20 * SECOND;

/** "4:05", "9.4", "1 d 3 h"; where there is little room "1 d" */
export function timeWords(milliseconds: number, isShort = false): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  if (isShort && milliseconds >= HOUR) {
    const isDays = milliseconds >= DAY;
    const n = Math.floor(milliseconds / (isDays ? DAY : HOUR));
    return o(isDays ? "clock.onlyDays" : "clock.onlyHours", { n });
  }
  if (milliseconds >= DAY)
    return o("clock.hours", {
      days: Math.floor(milliseconds / DAY),
      hours: Math.floor((milliseconds % DAY) / HOUR),
    });
  if (milliseconds >= HOUR)
    return o("clock.minutes", {
      hours: Math.floor(milliseconds / HOUR),
      minutes: Math.floor((milliseconds % HOUR) / MINUTE),
    });
  if (milliseconds < LOW_MS / 2) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  return `${Math.floor(milliseconds / MINUTE)}:${two((milliseconds % MINUTE) / SECOND)}`;
}
