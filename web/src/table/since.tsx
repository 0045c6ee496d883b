/*
 * since.tsx: what happened since my last turn, on one line: in the bar of a desk, at the lower rim
 * of the board on a phone. It goes by itself when the person begins to act or has had time to read
 * it, and comes back by its button.
 */
import { useEffect, useState } from "preact/hooks";
import type { Now, Step } from "../play/types";
import { settings } from "../store/settings";
import { t } from "../text";
import type { Desk } from "./desk";
import { logOf } from "./log-entries";
import { Badge, Icon } from "./picture";
import { told } from "./told";

/** So long it can be read; whoever wants nothing to move by itself closes it. */
const READ_MS = 6000;
/** A mouse that only crosses a cell on its way to the line has so long to get there. */
const CROSS_MS = 450;

/** The steps of others since the last turn of the one who looks that are worth telling. */
export function newsOf(now: Now): Step[] {
  const lines = logOf(now.steps).flatMap((turn) => turn.lines.map((line) => line.step));
  return [...new Set(lines)].filter(
    (step) => step.index >= now.since && step.seat !== now.looker && !step.isDraft,
  );
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

function Line({ desk, news }: { desk: Desk; news: readonly Step[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  const { since } = desk.now.value;
  const close = () => {
    desk.seenSince.value = since;
    desk.askedSince.value = -1;
  };
  useLeaving(desk, isOpen || isRead, close);
  const last = news.at(-1)!;
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
        <SeatBadge desk={desk} step={last} />
        <span>{told(desk, last)}</span>
      </p>
      {news.length > 1 && (
        <button type="button" class="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span class="since-more">
            {isOpen ? t("table.since.less") : t("table.since.more", { n: news.length - 1 })}
          </span>
          <span class="since-count num" aria-hidden="true">
            {isOpen ? "−" : `+${news.length - 1}`}
          </span>
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

function All({ desk, news }: { desk: Desk; news: readonly Step[] }) {
  return (
    <ul class="since-all paper">
      {news.map((step) => (
        <li key={step.index}>
          <SeatBadge desk={desk} step={step} />
          <span>{told(desk, step)}</span>
        </li>
      ))}
    </ul>
  );
}

function SeatBadge({ desk, step }: { desk: Desk; step: Step }) {
  const seat = desk.setup.seats[step.seat < 0 ? step.turn : step.seat];
  return seat ? <Badge colour={seat.colour} px={18} /> : null;
}

/** Takes the line away in time; not while somebody is at it. */
function useLeaving(desk: Desk, isHeld: boolean, close: () => void): void {
  const isActing = desk.table.ghost.value !== null || desk.table.aim.value?.spot.onBoard === true;
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
