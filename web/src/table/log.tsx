/*
 * log.tsx: the score log: what was done, turn by turn, the newest at the bottom. Points are buttons:
 * pointing at one lights its feature on the board, pressing it writes the sum out below.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameEvent } from "../engine/engine";
import { number, t, tellPoints } from "../text";
import type { Step } from "../play/types";
import type { Desk } from "./desk";
import { logOf, membersThen, type LogLine, type LogTurn } from "./log-entries";
import { Badge, Icon } from "./picture";
import { toldBriefly } from "./told";
import { signed } from "./words";

export function LogPanel({ desk }: { desk: Desk }) {
  return (
    <section class="log paper" aria-labelledby="log-title">
      <h2 id="log-title">
        <Icon name="log" px={22} />
        {t("log.title")}
      </h2>
      <LogList desk={desk} />
    </section>
  );
}

/** Nearer to the end than this the list follows what is added. */
const FOLLOW_PX = 60;

export function LogList({ desk }: { desk: Desk }) {
  const turns = logOf(desk.now.value.steps);
  const [open, setOpen] = useState("");
  const ref = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);
  const seenTop = useRef(0);
  const follow = () => {
    const list = ref.current;
    const isLook = desk.now.peek().phase === "look";
    if (list && (isFollowing.current || isLook)) list.scrollTop = list.scrollHeight;
  };
  useEffect(follow);
  // What is round it may take room away, and a window shows it only after it was painted.
  const isEmpty = turns.length === 0;
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(follow);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isEmpty]);
  // Lines may have come since the list was moved to its end, so only going up means to stay there.
  const onScroll = () => {
    const list = ref.current;
    if (!list) return;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < FOLLOW_PX;
    if (isAtEnd) isFollowing.current = true;
    else if (list.scrollTop < seenTop.current) isFollowing.current = false;
    seenTop.current = list.scrollTop;
  };
  if (isEmpty) return <p class="soft small log-empty">{t("log.empty")}</p>;
  return (
    <ol class="log-list" ref={ref} onScroll={onScroll} tabIndex={0} aria-label={t("log.title")}>
      {turns.map((turn) => (
        <Turn
          key={`${turn.first}.${turn.seat}`}
          desk={desk}
          turn={turn}
          open={open}
          onOpen={setOpen}
        />
      ))}
    </ol>
  );
}

interface Opening {
  readonly open: string;
  readonly onOpen: (name: string) => void;
}

function Turn({ desk, turn, open, onOpen }: Opening & { desk: Desk; turn: LogTurn }) {
  const seat = desk.setup.seats[turn.seat];
  return (
    <li class={`log-turn${turn.lines.some(isDraft) ? " draft" : ""}`}>
      {seat ? <Badge colour={seat.colour} /> : <Icon name="trophy" px={22} />}
      <div class="log-lines">
        {turn.seat < 0 && <p class="log-line">{t("log.final")}</p>}
        {turn.lines.map((line, i) => (
          <Line
            key={i}
            name={`${turn.first}.${i}`}
            desk={desk}
            turn={turn}
            line={line}
            open={open}
            onOpen={onOpen}
          />
        ))}
      </div>
    </li>
  );
}

const isDraft = (line: LogLine): boolean => line.steps.some((step) => step.isDraft);

interface LineProps extends Opening {
  readonly desk: Desk;
  readonly turn: LogTurn;
  readonly line: LogLine;
  readonly name: string;
}

function Line({ desk, turn, line, name: lineName, open, onOpen }: LineProps) {
  const { steps, points } = line;
  return (
    <>
      {turn.seat >= 0 && steps.length > 0 && <p class="log-line">{toldBriefly(desk, steps)}</p>}
      {points.map(({ step, event }, i) => {
        const name = `${lineName}.${turn.seat}.${i}`;
        const isOpen = open === name;
        return (
          <div key={i} class="log-points">
            <p class="log-line">
              <Winner desk={desk} event={event} />
              <PointsButton
                desk={desk}
                step={step}
                event={event}
                isOpen={isOpen}
                onPress={() => onOpen(isOpen ? "" : name)}
              />
            </p>
            {isOpen && <Sum desk={desk} event={event} />}
          </div>
        );
      })}
    </>
  );
}

function Winner({ desk, event }: { desk: Desk; event: GameEvent }) {
  const seat = desk.setup.seats[event.seat];
  return (
    <span class="log-winner">
      {seat && <Badge colour={seat.colour} px={16} />}
      <span>
        <span class="sr-only">{`${seat?.name ?? ""}: `}</span>
        {tellPoints(desk.rules, desk.setup, event).what}
      </span>
    </span>
  );
}

function Sum({ desk, event }: { desk: Desk; event: GameEvent }) {
  const { what, sum, where } = tellPoints(desk.rules, desk.setup, event);
  return (
    <p class="log-sum">
      <b>{what}</b>
      {where === "" ? "" : ` (${where})`}
      {`: ${sum}`}
    </p>
  );
}

interface PointsProps {
  readonly desk: Desk;
  readonly step: Step;
  readonly event: GameEvent;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function PointsButton({ desk, step, event, isOpen, onPress }: PointsProps) {
  const light = () => {
    const now = desk.now.peek();
    const members = membersThen(desk.rules, now.looker, now.steps, step, event);
    desk.table.lit.value = members.length > 0 ? { members, seat: event.seat } : null;
  };
  const dim = () => {
    desk.table.lit.value = null;
  };
  const press = () => {
    if (isOpen) dim();
    else light();
    onPress();
  };
  return (
    <button
      type="button"
      class="why num"
      aria-expanded={isOpen}
      title={t("log.why")}
      aria-label={t("log.pointsWhy", { n: number(event.points) })}
      onPointerEnter={light}
      onPointerLeave={isOpen ? undefined : dim}
      onFocus={light}
      onBlur={dim}
      onClick={press}
    >
      {signed(event.points)}
    </button>
  );
}
