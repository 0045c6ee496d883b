/*
 * since.tsx: what happened since my last turn: the last move, what was gained, and how many moves
 * there were; in the bar of a desk, at the lower rim of the board on a phone. It goes by itself
 * when the person begins to act or has had time to read it, and comes back by its button.
 */
import { useEffect, useState } from "preact/hooks";
import type { Now } from "../play/types";
import { settings } from "../store/settings";
import { t, tellGains } from "../text";
import type { Desk } from "./desk";
import { logOf, type LogLine } from "./log-entries";
import { Badge, Icon } from "./picture";
import { spokenTo, toldBriefly, toldLine } from "./told";

/** So long it can be read; whoever wants nothing to move by itself closes it. */
const READ_MS = 6000;
/** A mouse that only crosses a cell on its way to the line has so long to get there. */
const CROSS_MS = 450;

/** A line of the log that is news to somebody. */
export interface News extends LogLine {
  /** Whose doing, or who was lucky. */
  readonly seat: number;
}

/** What others did since the last turn of the one who looks, and what came by itself. */
export function newsOf(now: Now): News[] {
  return logOf(now.steps)
    .filter((turn) => turn.seat >= 0)
    .flatMap((turn) =>
      turn.lines
        .filter(({ steps: [first] }) =>
          first
            ? first.index >= now.since && first.seat !== now.looker && !first.isDraft
            : turn.first >= now.since,
        )
        .map((line) => ({ ...line, seat: turn.seat })),
    );
}

/** "8 points for Reed", or nothing. */
function gainsOf(desk: Desk, news: readonly News[]): string {
  const gains = new Map<number, number>();
  for (const { event } of news.flatMap((line) => line.points))
    gains.set(event.seat, (gains.get(event.seat) ?? 0) + event.points);
  return tellGains(spokenTo(desk.setup), gains);
}

/** Whether there is anything to tell to somebody whose turn it is. */
export const hasNews = (now: Now): boolean =>
  (now.phase === "choose" || now.phase === "confirm") && newsOf(now).length > 0;

/** The line is there: it is new, or was asked for. */
export function isTelling(desk: Desk): boolean {
  const now = desk.now.value;
  const isFresh = now.phase === "choose" && !now.canUndo && desk.seenSince.value !== now.since;
  return (isFresh || desk.askedSince.value === now.since) && hasNews(now);
}

/** Brings the line back, or takes it away. */
export function toggleSince(desk: Desk): void {
  const { since } = desk.now.peek();
  const isShown = isTelling(desk);
  desk.seenSince.value = since;
  desk.askedSince.value = isShown ? -1 : since;
}

export function Since({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  if (!isTelling(desk) || desk.table.layers.value.has("remaining")) return null;
  return <Line key={now.since} desk={desk} news={newsOf(now)} />;
}

function Line({ desk, news }: { desk: Desk; news: readonly News[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  const { since } = desk.now.value;
  const close = () => {
    desk.seenSince.value = since;
    desk.askedSince.value = -1;
  };
  useLeaving(desk, isOpen || isRead, close);
  // What came by itself says little without what was done before.
  const last = news.filter((line) => line.steps.length > 0).at(-1) ?? news.at(-1)!;
  const gains = gainsOf(desk, news);
  return (
    <section
      class={`since${isOpen ? " open" : ""}`}
      aria-label={t("table.since.title")}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocusIn={() => setRead(true)}
      onFocusOut={() => setRead(false)}
    >
      <p class="since-last">
        <SeatBadge desk={desk} seat={last.seat} />
        <span>{last.steps.length > 0 ? toldBriefly(desk, last.steps) : toldLine(desk, last)}</span>
      </p>
      {gains !== "" && <b class="since-gains">{gains}</b>}
      {news.length > 1 && (
        <button type="button" class="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("table.since.less") : t("table.since.more", { n: news.length - 1 })}
        </button>
      )}
      {isOpen && <All desk={desk} news={news} />}
      <button
        type="button"
        class="btn sq quiet"
        aria-label={t("table.since.replay")}
        title={t("table.since.replay")}
        onClick={() => desk.reviewer.play(since, true)}
      >
        <Icon name="replay" px={22} />
      </button>
      <button type="button" class="btn sq quiet" aria-label={t("common.close")} onClick={close}>
        <Icon name="close" px={22} />
      </button>
    </section>
  );
}

function All({ desk, news }: { desk: Desk; news: readonly News[] }) {
  return (
    <ul class="since-all paper">
      {news.map((line, i) => (
        <li key={i}>
          <SeatBadge desk={desk} seat={line.seat} />
          <span>{toldLine(desk, line)}</span>
        </li>
      ))}
    </ul>
  );
}

function SeatBadge({ desk, seat }: { desk: Desk; seat: number }) {
  const colour = desk.setup.seats[seat]?.colour;
  return colour ? <Badge colour={colour} px={18} /> : null;
}

/** Takes the line away in time; not while somebody is at it. */
function useLeaving(desk: Desk, isHeld: boolean, close: () => void): void {
  const { ghost, aim, isHolding } = desk.table;
  const isActing = ghost.value !== null || isHolding.value || aim.value?.spot.onBoard === true;
  const isAsked = desk.askedSince.value === desk.now.value.since;
  const isStill =
    settings.motion.value === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  // On a phone it would lie over the buttons of the tile in hand.
  const crossing = desk.layout.value === "wide" ? CROSS_MS : 0;
  const wait = isActing ? crossing : isAsked || isStill ? null : READ_MS;
  useEffect(() => {
    if (isHeld || wait === null) return undefined;
    const timer = setTimeout(close, wait);
    return () => clearTimeout(timer);
  }, [isHeld, wait]);
}
