/*
 * hand.tsx: the hand of the one who looks as a fan, and the figure that waits to claim. For an
 * onlooker, and while the device is handed over, there are only backs.
 */
import { colourClass } from "../art/players";
import { cardWord, t, tellChoice } from "../text";
import { nameOf } from "../ui/seats";
import { isSame, press, type CardDesk } from "./desk";
import { layoutFan, type Fan } from "./fan";
import { closely, tookLong } from "./lens";
import { CardPicture, Figure, isSmall } from "./pictures";
import { claimsOf, isDown, onlyOf, type HandCard, type Held } from "./targets";
import { px, useSize } from "./use-size";

export function Hand({ desk }: { desk: CardDesk }) {
  const { ref, size } = useSize<HTMLDivElement>();
  const hand = desk.hand.value;
  const seat = desk.handSeat.value;
  const picked = desk.picked.value;
  const open = picked?.is === "card" ? picked.index : -1;
  const fan = layoutFan(hand.length, size.width, size.height, open);
  const isOwn = desk.now.value.looker >= 0;
  const name = nameOf(desk.setup, seat);
  const label = isOwn
    ? t("cards.hand", { n: hand.length })
    : t("cards.handOf", { name, n: hand.length });
  return (
    <section class="hand" aria-label={label}>
      <div ref={ref} class="fan">
        <ul>
          {hand.map((card, i) => (
            <HandItem key={i} desk={desk} card={card} index={i} fan={fan} />
          ))}
        </ul>
        {hand.length === 0 && seat >= 0 && <p class="soft no-hand">{t("cards.noHand")}</p>}
      </div>
      <HandFigure desk={desk} height={size.height} />
      {isOwn && open < 0 && hand.some((card) => card.choices.some(isDown)) && (
        <p class="hand-note">{t("cards.firstDown")}</p>
      )}
      {!isOwn && hand.length > 0 && <p class="hand-note">{label}</p>}
    </section>
  );
}

interface ItemProps {
  readonly desk: CardDesk;
  readonly card: HandCard;
  readonly index: number;
  readonly fan: Fan;
}

function HandItem({ desk, card, index, fan }: ItemProps) {
  const held: Held = { is: "card", index };
  const at = fan.cards[index];
  if (!at) return null;
  const isHeld = isSame(desk.held.value, held);
  const style = {
    width: px(fan.width),
    height: px(fan.width * 1.5),
    left: `calc(50% + ${px(at.x)})`,
    top: px(at.y),
    "--turn": `${at.degrees.toFixed(2)}deg`,
  };
  const picture = (
    <CardPicture rules={desk.rules} kind={card.kind} small={isSmall(fan.width * 1.5)} />
  );
  const name = card.kind < 0 ? t("cards.hidden") : cardWord(desk.rules, card.kind);
  const look = closely(desk, { kind: card.kind, seat: -1 });
  if (card.choices.length === 0) {
    return (
      <li class="hand-card" style={style}>
        <span role="img" aria-label={name} {...(card.kind < 0 ? {} : look)}>
          {picture}
        </span>
      </li>
    );
  }
  return (
    <li class={`hand-card can${isHeld ? " held" : ""}`} style={style}>
      <button
        type="button"
        data-stop
        aria-label={labelOf(desk, card, name)}
        aria-pressed={isSame(desk.picked.value, held)}
        aria-keyshortcuts={String(index + 1)}
        onClick={(event) => pressed(desk, held, event)}
        {...pointing(desk, card, held)}
        onPointerDown={look.onPointerDown}
        onPointerUp={look.onPointerUp}
        onContextMenu={look.onContextMenu}
      >
        {picture}
      </button>
    </li>
  );
}

/** By keyboard a card that has several places brings the focus to the first of them. */
function pressed(desk: CardDesk, held: Held, event: MouseEvent): void {
  const isKeyboard = event.detail === 0;
  if (!isKeyboard && tookLong()) return;
  if (isKeyboard) desk.picked.value = null;
  press(desk, held);
  const root = (event.currentTarget as HTMLElement).closest(".card-table");
  if (isKeyboard)
    requestAnimationFrame(() => root?.querySelector<HTMLElement>(".row-end [data-stop]")?.focus());
}

/** What pressing the card would do, where that is only one thing. */
function labelOf(desk: CardDesk, card: HandCard, name: string): string {
  const only = onlyOf(card.choices);
  if (only) return tellChoice(desk.rules, desk.now.value.state, only, desk.setup).title;
  return t("cards.chooseRow", { card: name, n: card.choices.length });
}

/** A mouse shows at once where the card may go; the keyboard holds it while it looks for a row. */
function pointing(desk: CardDesk, card: HandCard, held: Held) {
  const only = onlyOf(card.choices);
  const look = closely(desk, { kind: card.kind, seat: -1 });
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      desk.pointed.value = held;
      desk.table.aim.value = only;
      look.onPointerEnter(event);
    },
    onPointerLeave: () => {
      desk.pointed.value = null;
      if (desk.table.aim.peek() === only) desk.table.aim.value = null;
      look.onPointerLeave();
    },
    onFocus: (event: FocusEvent) => {
      if (!(event.currentTarget as HTMLElement).matches(":focus-visible")) return;
      desk.picked.value = held;
      desk.table.aim.value = only;
    },
    onBlur: () => {
      if (only && desk.table.aim.peek() === only) desk.table.aim.value = null;
    },
  };
}

/** The figure in the supply: pressing it shows the places where it may go. */
function HandFigure({ desk, height }: { desk: CardDesk; height: number }) {
  const now = desk.now.value;
  const seat = desk.handSeat.value;
  const colour = desk.setup.seats[seat]?.colour;
  const isHere = now.state
    .pieces()
    .some((piece) => piece.seat === seat && piece.where === "supply");
  if (!colour || !isHere || now.phase === "over") return null;
  const tall = Math.min(Math.max(44, height * 0.5), 88);
  const held: Held = { is: "figure" };
  const isHeld = isSame(desk.held.value, held);
  if (claimsOf(now.targets).length === 0) {
    const label = t("cards.figure", { name: nameOf(desk.setup, seat) });
    return (
      <span class="hand-figure" role="img" aria-label={label} title={label}>
        <Figure colour={colour} px={tall} />
      </span>
    );
  }
  return (
    <button
      type="button"
      data-stop
      class={`hand-figure can ${colourClass(colour)}${isHeld ? " held" : ""}`}
      aria-label={t("cards.claimWith")}
      title={t("cards.claimWith")}
      aria-pressed={isSame(desk.picked.value, held)}
      onClick={(event) => pressed(desk, held, event)}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) desk.picked.value = held;
      }}
    >
      <Figure colour={colour} px={tall} />
      <span class="figure-word">{t("cards.claimShort")}</span>
    </button>
  );
}
