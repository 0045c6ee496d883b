/*
 * review.tsx: the strip with which a game is stepped through, and the place for the course of the
 * game, which is loaded when it is needed.
 */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { IconName } from "../art/icons";
import type { Step } from "../play/types";
import { turnsAt, turnsOf } from "../play/turns";
import { t } from "../text";
import type { Desk } from "./desk";
import { logOf } from "./log-entries";
import { Icon } from "./picture";
import { told } from "./told";

/** What was done in the turn that such steps end with, as far as it has come. */
export function toldTurn(game: Pick<Desk, "rules" | "setup">, steps: readonly Step[]): string {
  const turn = turnsOf(steps).at(-1);
  const last = steps.at(-1);
  if (!turn || !last) return t("table.review.start");
  const lines = logOf(steps.slice(turn.from)).flatMap((group) => group.lines);
  const parts = lines.flatMap((line) => (line.steps.length > 0 ? [told(game, ...line.steps)] : []));
  if (parts.length > 0) return [...new Set(parts)].join(" ");
  return turn.seat < 0 ? t("table.review.dealt") : told(game, last);
}

/** Whether the course of the game is to be seen: not where only the last moves are shown again. */
export const isReview = (desk: Desk): boolean =>
  desk.now.value.phase === "look" && !desk.reviewer.isBrief.value;

/** Says whether the course is to be seen, and brings the review in order when it begins. */
function useReview(desk: Desk): boolean {
  const now = desk.now.value;
  const isFull = isReview(desk);
  useEffect(() => desk.reviewer.learn(), [now.length, now.looker]);
  // The view may have been made for something else; from here it grows with the game.
  useEffect(() => {
    if (isFull) desk.board.peek()?.fit();
  }, [isFull]);
  return isFull;
}

export function ReviewBar({ desk }: { desk: Desk }) {
  useReview(desk);
  return (
    <section class="review" aria-label={t("table.review.title")}>
      <p class="review-say">{toldTurn(desk, desk.now.value.steps)}</p>
      <div class="review-acts">
        <Steps desk={desk} />
        <Slider desk={desk} />
        <button type="button" class="btn go" onClick={() => desk.reviewer.leave()}>
          {t("table.review.leave")}
        </button>
      </div>
    </section>
  );
}

/** On a phone the course of the game is folded out above the buttons. */
export function ReviewSheet({ desk }: { desk: Desk }) {
  // The card table needs the room for itself.
  const [isOpen, setOpen] = useState(desk.rules.has("board"));
  const isFull = useReview(desk);
  return (
    <section
      class={`review sheet${isOpen && isFull ? " open" : ""}`}
      aria-label={t("table.review.title")}
    >
      {isFull && (
        <div class="review-fold" hidden={!isOpen}>
          <CoursePlace desk={desk} />
        </div>
      )}
      <p class="review-say">{toldTurn(desk, desk.now.value.steps)}</p>
      <div class="review-acts">
        <Steps desk={desk} />
        {isFull && (
          <button
            type="button"
            class="btn sq"
            aria-expanded={isOpen}
            aria-label={t("table.review.unfold")}
            title={t("table.review.unfold")}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="score" />
          </button>
        )}
        <button
          type="button"
          class="btn sq go"
          aria-label={t("table.review.leave")}
          title={t("table.review.leave")}
          onClick={() => desk.reviewer.leave()}
        >
          <Icon name="close" />
        </button>
        <Slider desk={desk} />
      </div>
    </section>
  );
}

/** The course of the game, once it has been loaded. */
export function CoursePlace({ desk }: { desk: Desk }) {
  const [Shown, setShown] = useState<ComponentType<{ desk: Desk }> | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("../review").then(({ ReviewPanel }) => {
      if (!isGone) setShown(() => ReviewPanel);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return Shown ? <Shown desk={desk} /> : <p class="soft small">{t("table.loading")}</p>;
}

/** Turn by turn, by hand or by itself. */
function Steps({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const { reviewer } = desk;
  const isPlaying = reviewer.isPlaying.value;
  const isFirst = now.steps.length === 0;
  const isLast = now.steps.length >= now.length;
  return (
    <>
      <StepButton
        icon="first"
        label={t("table.command.first")}
        isOff={isFirst}
        onPress={() => reviewer.first()}
      />
      <StepButton
        icon="previous"
        label={t("table.command.previousTurn")}
        isOff={isFirst}
        onPress={() => reviewer.turn(-1)}
      />
      <StepButton
        icon={isPlaying ? "pause" : "play"}
        label={isPlaying ? t("table.review.pause") : t("table.command.play")}
        isOff={false}
        onPress={() => reviewer.toggle()}
      />
      <StepButton
        icon="next"
        label={t("table.command.nextTurn")}
        isOff={isLast}
        onPress={() => reviewer.turn(1)}
      />
      <StepButton
        icon="last"
        label={t("table.command.end")}
        isOff={isLast}
        onPress={() => reviewer.last()}
      />
    </>
  );
}

/** Goes by single actions; the number beside it is that of the turn. */
function Slider({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const turns = desk.reviewer.turns.value;
  const at = now.steps.length;
  const text = t("table.review.at", { n: Math.ceil(turnsAt(turns, at)), all: turns.length });
  return (
    <label class="review-slider">
      <span class="sr-only">{t("table.review.slider")}</span>
      <input
        type="range"
        min={0}
        max={now.length}
        value={at}
        aria-valuetext={text}
        onInput={(event) => desk.reviewer.goTo(Number(event.currentTarget.value))}
      />
      <span class="num small" aria-hidden="true">
        {text}
      </span>
    </label>
  );
}

interface StepButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function StepButton({ icon, label, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      class="btn sq"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
