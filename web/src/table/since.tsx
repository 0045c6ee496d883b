/*
 * since.tsx: what happened since my last turn, as a strip over the board: in words, and once more
 * on the board. It goes away when it is closed or the person begins to act.
 */
import { useState } from "preact/hooks";
import type { Now, Step } from "../play/types";
import { t } from "../text";
import type { Desk } from "./desk";
import { logOf } from "./log-entries";
import { Badge, Icon } from "./picture";
import { told } from "./told";

/** The steps of others since the last turn of the one who looks that are worth telling. */
export function newsOf(now: Now): Step[] {
  const lines = logOf(now.steps).flatMap((turn) => turn.lines.map((line) => line.step));
  return [...new Set(lines)].filter(
    (step) => step.index >= now.since && step.seat !== now.looker && !step.isDraft,
  );
}

export function Since({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const [isOpen, setOpen] = useState(false);
  if (now.phase !== "choose" || now.canUndo || desk.seenSince.value === now.since) return null;
  // On a phone it would lie over cells; whoever holds the tile over the board has begun to act.
  const isActing = desk.layout.value !== "wide" && desk.table.ghost.value !== null;
  if (isActing || desk.table.layers.value.has("remaining")) return null;
  const news = newsOf(now);
  const last = news.at(-1);
  if (!last) return null;
  const shown = isOpen ? news : [last];
  const close = () => {
    desk.seenSince.value = now.since;
  };
  return (
    <section class={`since paper${isOpen ? " open" : ""}`} aria-label={t("table.since.title")}>
      <div class="since-text">
        {isOpen && <b>{t("table.since.title")}</b>}
        <ul>
          {shown.map((step) => (
            <li key={step.index}>
              <SeatBadge desk={desk} step={step} />
              <span>{told(desk, step)}</span>
            </li>
          ))}
        </ul>
        {news.length > 1 && (
          <button
            type="button"
            class="link"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t("table.since.less") : t("table.since.more", { n: news.length - 1 })}
          </button>
        )}
      </div>
      <button
        type="button"
        class="btn sq quiet"
        aria-label={t("table.since.replay")}
        title={t("table.since.replay")}
        onClick={() => desk.reviewer.play(now.since, true)}
      >
        <Icon name="replay" />
      </button>
      <button type="button" class="btn sq quiet" aria-label={t("common.close")} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function SeatBadge({ desk, step }: { desk: Desk; step: Step }) {
  const seat = desk.setup.seats[step.seat < 0 ? step.turn : step.seat];
  return seat ? <Badge colour={seat.colour} px={18} /> : null;
}
