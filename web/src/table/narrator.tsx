/* narrator.tsx: tells those who do not see the board what happens, and everybody what went wrong. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Now, Step } from "../play/types";
import { t } from "../text";
import { isPerson, nameOf, type Desk } from "./desk";
import { Icon } from "./picture";
import { told } from "./told";
import { headline, winnersLine } from "./words";

/** The steps that came since so many were known, without those of chance that say nothing. */
export function newSteps(now: Now, known: number): Step[] {
  return now.steps.slice(known).filter((step) => step.seat >= 0 || step.events.length > 0);
}

/** Hears what is new each time the position changes. */
function useNarration(desk: Desk): string {
  const now = desk.now.value;
  const known = useRef(now.steps.length);
  const [text, setText] = useState("");
  useEffect(() => {
    const parts = newSteps(now, known.current).map((step) => told(desk, step));
    known.current = now.steps.length;
    if (now.phase === "over") parts.push(winnersLine(desk.setup, now.winners));
    else if (now.phase === "choose") {
      if (isPerson(desk.setup, now.actor))
        parts.push(t("table.turnOf", { name: nameOf(desk.setup, now.actor) }));
      parts.push(headline(desk, now));
    } else if (now.phase === "confirm") parts.push(headline(desk, now));
    if (parts.length > 0) setText(parts.map(sentence).join(" "));
  }, [now]);
  return text;
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

export function Narrator({ desk }: { desk: Desk }) {
  return (
    <p class="sr-only" aria-live="polite" aria-atomic="true">
      {useNarration(desk)}
    </p>
  );
}

export function Alarm({ desk }: { desk: Desk }) {
  const text = desk.alarm.value;
  return (
    <div class="alarm-place" role="alert">
      {text !== "" && (
        <p class="paper error alarm">
          <Icon name="warning" />
          <span>{text}</span>
          <button
            type="button"
            class="btn sq quiet"
            aria-label={t("common.close")}
            onClick={() => (desk.alarm.value = "")}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
