/*
 * plank.tsx: the plank below the board: what is to be done, what the thing pointed at would mean,
 * and a button for everything that belongs to no place.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Choice, Hint, Now } from "../play/types";
import { isKey, t, tellChoice, word } from "../text";
import { choose, done, take, undo } from "./commands";
import type { Desk } from "./desk";
import { isTouch } from "./layout";
import { tellHint, tellReason, tellReasonBriefly } from "./hint-words";
import { Icon } from "./picture";
import { isOneVerb, plainOf, plankGroups, type PlankGroup } from "./plank-groups";
import { HurryButton, ThinkBar, waitingLine } from "./waiting";
import { capital, doneLabel, headline, plainLabel } from "./words";

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
  const { value: hinted } = desk.table.hinted;
  const hint = hinted !== null && hinted.choice === desk.table.aim.value ? hinted : null;
  const { title, detail } = hint ? sayHint(desk, hint) : sayAim(desk, now);
  return (
    <p class={hint || title.length > LONG ? "say long" : "say"}>
      <b>
        {hint && (
          <span class="tag">
            <Icon name="hint" px={16} />
            {t("table.hint")}
          </span>
        )}
        {title}
      </b>
      {detail !== "" && <small>{detail}</small>}
      <ThinkBar desk={desk} now={now} />
      <span class="sr-only" aria-live="polite">
        {hint && `${t("table.hint")}: ${title}. ${tellReason(hint)}`}
      </span>
    </p>
  );
}

const sayHint = (desk: Desk, hint: Hint) => ({
  title: tellHint(desk, hint),
  detail: desk.layout.value === "tall" ? tellReasonBriefly(hint) : tellReason(hint),
});

function sayAim(desk: Desk, now: Now) {
  const aim = desk.table.aim.value;
  const asking = desk.table.asking.value;
  if (aim && now.phase === "choose") {
    const { title, detail } = tellChoice(desk.rules, now.state, aim, desk.setup);
    return { title, detail: detailOf(desk, detail) };
  }
  const title = asking ? t("table.which") : headline(desk, now);
  return { title, detail: hintLine(desk, now) };
}

/** What a place would be worth is a help. */
const detailOf = (desk: Desk, detail: string): string => (desk.setup.helps ? detail : "");

/** How to do what is to be done; what has been learnt once need not be long. */
function hintLine(desk: Desk, now: Now): string {
  if (now.phase === "confirm") return t("table.confirmHow");
  if (now.phase !== "choose") return waitingLine(desk, now);
  if (now.targets.cells.length > 0) return isTouch() ? t("table.layHowTouch") : t("table.layHow");
  if (now.targets.spots.length + now.targets.tiles.length > 0)
    return now.pass ? t("table.putHow") : t("table.mustHow");
  return desk.rules.has("board") ? t("table.chooseHow") : "";
}

function PlayButtons({ desk, now }: { desk: Desk; now: Now }) {
  return (
    <>
      <HurryButton desk={desk} now={now} />
      {now.canUndo && <Undo desk={desk} />}
      {groupsOf(desk, now).map((group) =>
        group.length > 1 ? (
          <GroupButton key={group[0].line} desk={desk} now={now} group={group} />
        ) : (
          <ChoiceButton key={group[0].line} desk={desk} now={now} choice={group[0]} />
        ),
      )}
      {now.targets.cells.length > 0 && <PlaceButton desk={desk} />}
      {now.canDone && <DoneButton desk={desk} now={now} />}
    </>
  );
}

/** The card table has no list to open. */
function groupsOf(desk: Desk, now: Now): readonly PlankGroup[] {
  const plain = plainOf(now);
  return desk.rules.has("board") ? plankGroups(plain) : plain.map((choice) => [choice]);
}

/** Several choices behind one button: it opens their list over the board. */
function GroupButton({ desk, now, group }: { desk: Desk; now: Now; group: PlankGroup }) {
  const isOpen = desk.table.asking.value?.[0] === group[0];
  const prices = new Set(group.map((choice) => priceOf(desk, now, choice)));
  const [price] = prices.size === 1 ? prices : [""];
  return (
    <button
      type="button"
      class="btn plain"
      aria-expanded={isOpen}
      onClick={() => (desk.table.asking.value = isOpen ? null : group)}
    >
      <Label text={groupLabel(group)} price={price ?? ""} />
    </button>
  );
}

/** "Buy a prisoner back …" */
function groupLabel(group: PlankGroup): string {
  if (!isOneVerb(group)) return t("table.plankMore", { n: group.length });
  const key = `table.todo.${group[0].verb}`;
  const text = isKey(key) ? t(key) : word("verb", group[0].verb);
  return t("table.plankSeveral", { what: capital(text) });
}

/** What a choice costs; it is told also where there are no helps. */
const priceOf = (desk: Desk, now: Now, choice: Choice): string =>
  choice.spot.seat >= 0 ? tellChoice(desk.rules, now.state, choice, desk.setup).detail : "";

function Label({ text, price }: { text: string; price: string }) {
  return (
    <span class="plain-words">
      {text}
      {price !== "" && <small>{price}</small>}
    </span>
  );
}

/** What is dealt out with another seat is said in short: who and for how much stands below it. */
const shortLabel = (desk: Desk, now: Now, choice: Choice): string =>
  choice.spot.seat >= 0 && choice.spot.piece !== null
    ? t("table.ransom", { piece: word("piece", choice.spot.piece) })
    : plainLabel(choice, titleOf(desk, now, choice));

const titleOf = (desk: Desk, now: Now, choice: Choice): string =>
  tellChoice(desk.rules, now.state, choice, desk.setup).title;

interface ChoiceProps {
  readonly desk: Desk;
  readonly now: Now;
  readonly choice: Choice;
}

function ChoiceButton({ desk, now, choice }: ChoiceProps) {
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
      <Label text={shortLabel(desk, now, choice)} price={priceOf(desk, now, choice)} />
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
