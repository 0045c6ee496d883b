/* narrator.tsx: tells those who do not see the board what happens, and everybody what went wrong. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Now, Step } from "../play/types";
import { t } from "../text";
import { isPerson, nameOf, type Desk } from "./desk";
import { Icon } from "./picture";
import { toldTurn } from "./review";
import { told } from "./told";
import { headline, outLine, winnersLine } from "./words";

/** The steps that came since so many were known, without those of chance that say nothing. */
export function newSteps(now: Now, known: number): Step[] {
  return now.steps.slice(known).filter((step) => step.seat >= 0 || step.events.length > 0);
}

/** What has been told, and to whom. */
interface Heard {
  readonly steps: number;
  readonly looker: number;
}

/** Hears what is new each time the position changes. */
function useNarration(desk: Desk): string {
  const now = desk.now.value;
  const heard = useRef<Heard>({ steps: now.steps.length, looker: now.looker });
  const [text, setText] = useState("");
  useEffect(() => {
    const parts = narration(desk, now, heard.current);
    // Going through the game is no news, and the hearer of a covered table is nobody yet.
    if (now.phase !== "look" && now.phase !== "handover")
      heard.current = { steps: now.steps.length, looker: now.looker };
    // What was told to one person must not stand there for the next one.
    if (parts.length > 0 || now.phase === "handover" || now.looker !== heard.current.looker)
      setText(parts.map(sentence).join(" "));
  }, [now]);
  return text;
}

/** What is to be told of a position to somebody who has heard so much. */
export function narration(desk: Pick<Desk, "rules" | "setup">, now: Now, heard: Heard): string[] {
  if (now.phase === "handover") return [];
  if (now.phase === "look") return [toldTurn(desk, now.steps)];
  const known = now.looker === heard.looker ? heard.steps : now.since;
  const parts = newSteps(now, known).map((step) => told(desk, step));
  if (now.phase === "over") parts.push(winnersLine(desk.setup, now));
  if (now.phase === "over" && now.out.length > 0) parts.push(outLine(desk.setup, now));
  if (now.phase === "choose" && isPerson(desk.setup, now.actor))
    parts.push(t("table.turnOf", { name: nameOf(desk.setup, now.actor) }));
  if (now.phase === "choose" || now.phase === "confirm") parts.push(headline(desk, now));
  return parts;
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
