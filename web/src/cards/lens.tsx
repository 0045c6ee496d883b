/*
 * lens.tsx: a card seen closely. A mouse that rests on a card shows it large; a finger that stays
 * on it does the same.
 */
import { cardWord, isKey, t } from "../text";
import { nameOf } from "../ui/seats";
import type { CardDesk } from "./desk";
import { CardPicture } from "./pictures";
import { px } from "./use-size";

/** How long a mouse rests or a finger stays before the card is shown. */
const REST_MS = 550;
const STAY_MS = 450;
const WIDTH = 190;
const HEIGHT = WIDTH * 1.5 + 84;
const EDGE = 8;

export interface Shown {
  readonly kind: number;
  readonly seat: number;
}

let timer = 0;
let wasLong = false;

/** Whether the finger that is lifted now only wanted to look. */
export const tookLong = (): boolean => wasLong;

interface Handlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onContextMenu: (event: Event) => void;
}

/** The events of an element that shows a card. */
export function closely(desk: CardDesk, { kind, seat }: Shown): Handlers {
  const open = (event: PointerEvent, delay: number) => {
    const element = event.currentTarget as HTMLElement;
    const now = desk.now.peek();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // In another position the card may be nobody's to see.
      if (!element.isConnected || desk.now.peek() !== now) return;
      desk.close.value = { kind, seat, at: element.getBoundingClientRect() };
      wasLong = event.pointerType !== "mouse";
    }, delay);
  };
  const shut = () => {
    clearTimeout(timer);
    desk.close.value = null;
  };
  return {
    onPointerEnter: (event) => {
      if (event.pointerType === "mouse") open(event, REST_MS);
    },
    onPointerDown: (event) => {
      wasLong = false;
      if (event.pointerType === "mouse") shut();
      else open(event, STAY_MS);
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerLeave: shut,
    // A finger that stays would open the menu of the browser.
    onContextMenu: (event) => event.preventDefault(),
  };
}

/** Beside the card, inside the window. */
export function lensPlace(
  at: Pick<DOMRect, "left" | "right" | "top">,
  width: number,
  height: number,
) {
  const right = at.right + EDGE;
  const left = right + WIDTH + EDGE <= width ? right : Math.max(EDGE, at.left - WIDTH - 2 * EDGE);
  return { left, top: Math.max(EDGE, Math.min(at.top - EDGE, height - HEIGHT - EDGE)) };
}

export function Lens({ desk }: { desk: CardDesk }) {
  const close = desk.close.value;
  if (!close) return null;
  const type = desk.rules.cards[close.kind]?.type ?? "";
  const { left, top } = lensPlace(close.at, innerWidth, innerHeight);
  const about = `cards.about.${type}`;
  return (
    <div
      class="lens paper"
      style={{ left: px(left), top: px(top), width: px(WIDTH) }}
      aria-hidden="true"
    >
      <div class="lens-card">
        <CardPicture rules={desk.rules} kind={close.kind} />
      </div>
      <b>{close.kind < 0 ? t("cards.hidden") : cardWord(desk.rules, close.kind)}</b>
      {close.seat >= 0 && (
        <span>{t("cards.laidBy", { name: nameOf(desk.setup, close.seat) })}</span>
      )}
      {isKey(about) && <small class="soft">{t(about, desk.now.value.state.numbers())}</small>}
    </div>
  );
}
