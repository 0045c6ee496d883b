/*
 * plank.tsx: the plank below the board: what is to be done, what the thing pointed at would mean,
 * and a button for everything that belongs to no place.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Choice, Now } from "../play/types";
import { t, tellChoice } from "../text";
import { choose, done, take, undo } from "./commands";
import type { Desk } from "./desk";
import { isTouch } from "./layout";
import { Icon } from "./picture";
import { doneLabel, headline, plainLabel } from "./words";

export function Plank({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const focus = useKeptFocus();
  return (
    <section class="plank" aria-label={t("table.plank")} tabIndex={-1} {...focus}>
      <Saying desk={desk} now={now} />
      <div class="plank-acts">
        {now.phase === "over" ? <OverButtons desk={desk} /> : <PlayButtons desk={desk} now={now} />}
      </div>
    </section>
  );
}

/** When the button that has the focus goes away, the plank keeps it: the next button is one Tab away. */
function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  });
  const onFocusIn = () => {
    isInside.current = true;
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget !== null) isInside.current = false;
  };
  return { ref, onFocusIn, onFocusOut };
}

/** From so many letters on a headline takes two lines on a phone, and leaves one for the rest. */
const LONG = 30;

function Saying({ desk, now }: { desk: Desk; now: Now }) {
  const aim = desk.table.aim.value;
  const asking = desk.table.asking.value;
  const said =
    aim && now.phase === "choose" ? tellChoice(desk.rules, now.state, aim, desk.setup) : null;
  const title = said?.title ?? (asking ? t("table.which") : headline(desk, now));
  const detail = said ? detailOf(desk, said.detail) : hintLine(desk, now);
  return (
    <p class={title.length > LONG ? "say long" : "say"}>
      <b>
        {aim !== null && aim === desk.hinted.value && (
          <span class="tag">
            <Icon name="hint" px={16} />
            {t("table.hint")}
          </span>
        )}
        {title}
      </b>
      {detail !== "" && <small>{detail}</small>}
    </p>
  );
}

/** What a place would be worth is a help. */
const detailOf = (desk: Desk, detail: string): string => (desk.setup.helps ? detail : "");

/** How to do what is to be done; what has been learnt once need not be long. */
function hintLine(desk: Desk, now: Now): string {
  if (now.phase === "confirm") return t("table.confirmHow");
  if (now.phase !== "choose") return "";
  if (now.targets.cells.length > 0) return isTouch() ? t("table.layHowTouch") : t("table.layHow");
  if (now.targets.spots.length + now.targets.tiles.length > 0)
    return now.pass ? t("table.putHow") : t("table.mustHow");
  return desk.rules.cards.length > 0 ? "" : t("table.chooseHow");
}

function PlayButtons({ desk, now }: { desk: Desk; now: Now }) {
  const plain = [
    ...now.targets.plain.filter((c) => c !== now.pass),
    ...now.targets.seats.flatMap((s) => s.choices),
  ];
  return (
    <>
      {now.canUndo && <Undo desk={desk} />}
      {plain.map((choice) => (
        <ChoiceButton
          key={choice.line}
          desk={desk}
          choice={choice}
          label={plainLabel(choice, titleOf(desk, now, choice))}
        />
      ))}
      {now.targets.cells.length > 0 && <PlaceButton desk={desk} />}
      {now.canDone && <DoneButton desk={desk} now={now} />}
    </>
  );
}

const titleOf = (desk: Desk, now: Now, choice: Choice): string =>
  tellChoice(desk.rules, now.state, choice, desk.setup).title;

interface ChoiceProps {
  readonly desk: Desk;
  readonly choice: Choice;
  readonly label: string;
}

function ChoiceButton({ desk, choice, label }: ChoiceProps) {
  const aim = (target: Choice | null) => () => {
    desk.table.aim.value = target;
  };
  return (
    <button
      type="button"
      class="btn plain"
      onClick={() => choose(desk, choice)}
      onPointerEnter={aim(choice)}
      onPointerLeave={aim(null)}
      onFocus={aim(choice)}
      onBlur={aim(null)}
    >
      {label}
    </button>
  );
}

function Undo({ desk }: { desk: Desk }) {
  return (
    <button type="button" class="btn plank-undo" onClick={() => undo(desk)}>
      <Icon name="undo" px={20} />
      {t("table.undo")}
      <kbd>{t("table.key.escape")}</kbd>
    </button>
  );
}

function PlaceButton({ desk }: { desk: Desk }) {
  const isOff = desk.table.ghost.value === null;
  return (
    <button
      type="button"
      class="btn go"
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) take(desk);
      }}
    >
      <Icon name="done" px={22} />
      {t("table.place")}
      <kbd>{t("table.key.enter")}</kbd>
    </button>
  );
}

function DoneButton({ desk, now }: { desk: Desk; now: Now }) {
  // Enter takes what is aimed at first; then the key belongs to that and not to this button.
  const isEnter = desk.table.aim.value === null;
  return (
    <button type="button" class="btn go done" onClick={() => done(desk)}>
      <Icon name={now.phase === "confirm" ? "done" : "skip"} px={22} />
      {doneLabel(now)}
      {/* Its room stays: buttons must not move while somebody points at one of them. */}
      <kbd class={isEnter ? "" : "hidden"}>{t("table.key.enter")}</kbd>
    </button>
  );
}

function OverButtons({ desk }: { desk: Desk }) {
  return (
    <>
      <button type="button" class="btn" onClick={() => desk.reviewer.first()}>
        <Icon name="replay" px={20} />
        {t("table.review.open")}
      </button>
      <button type="button" class="btn go" onClick={() => (desk.panel.value = "result")}>
        <Icon name="trophy" px={20} />
        {t("table.result.title")}
      </button>
    </>
  );
}
