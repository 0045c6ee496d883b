/*
 * desk.ts: what the parts of the card table share: what is held over the rows, what is pointed at,
 * which sheet is open, which card is looked at closely.
 */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Rules } from "../engine/engine";
import type { Choice, GameSetup, Layer, Now, Session, Table } from "../play/types";
import { tell } from "../page/notices";
import { play } from "../page/sound";
import { t } from "../text";
import { askHint } from "../ui/hint";
import { handOf } from "./position";
import { handCards, heldAtFirst, heldBy, onlyOf, type HandCard, type Held } from "./targets";

/** What lies over the table: cards not seen, score card, all of it on a phone, the score track. */
export type Sheet = "remaining" | "score" | "overview" | "track";

/** A card that is shown large, beside the thing that was pointed at. */
export interface Close {
  /** Index of its CardKind, or -1: a back. */
  readonly kind: number;
  /** Who laid it face down, or -1. */
  readonly seat: number;
  readonly at: DOMRect;
}

export interface CardDesk {
  readonly table: Table;
  readonly session: Session;
  readonly rules: Rules;
  readonly setup: GameSetup;
  readonly now: ReadonlySignal<Now>;
  /** The looker's hand; for onlookers the covered hand of whoever is on turn. */
  readonly hand: ReadonlySignal<readonly HandCard[]>;
  /** Whose hand it is, or -1. */
  readonly handSeat: ReadonlySignal<number>;
  /** What was pressed and waits for a row. */
  readonly picked: Signal<Held | null>;
  /** What the pointer is over. */
  readonly pointed: Signal<Held | null>;
  /** Whose places are shown. */
  readonly held: ReadonlySignal<Held | null>;
  readonly sheet: Signal<Sheet | null>;
  readonly close: Signal<Close | null>;
  readonly isHinting: Signal<boolean>;
  stop(): void;
}

export function createCardDesk(table: Table): CardDesk {
  const { session, now } = table;
  const { rules, setup } = session;
  const handSeat = computed(() =>
    now.value.looker >= 0 ? now.value.looker : Math.max(now.value.actor, now.value.next),
  );
  const hand = computed(() =>
    handCards(handOf(now.value.state, handSeat.value), now.value.targets),
  );
  const picked = signal<Held | null>(null);
  const pointed = signal<Held | null>(null);
  const held = computed(
    () => pointed.value ?? heldBy(table.aim.value, hand.value, now.value.targets) ?? picked.value,
  );
  const close = signal<Close | null>(null);
  const stop = effect(() => {
    // What was held is gone when the position changes.
    picked.value = heldAtFirst(hand.value, now.value);
    pointed.value = null;
    close.value = null;
    table.isHolding.value = false;
  });
  return {
    table,
    session,
    rules,
    setup,
    now,
    hand,
    handSeat,
    picked,
    pointed,
    held,
    close,
    stop,
    sheet: signal<Sheet | null>(null),
    isHinting: table.isHinting,
  };
}

export function choose(desk: CardDesk, choice: Choice): void {
  desk.session.choose(choice);
}

/** Pressing a card lays it where there is only one place for it; else it waits for a row. */
export function press(desk: CardDesk, held: Held): void {
  const choices = held.is === "card" ? (desk.hand.peek()[held.index]?.choices ?? []) : [];
  const only = onlyOf(choices);
  desk.close.value = null;
  if (only) {
    choose(desk, only);
    return;
  }
  const isBack = isSame(desk.picked.peek(), held);
  desk.picked.value = isBack ? null : held;
  desk.table.isHolding.value = !isBack;
}

export const isSame = (a: Held | null, b: Held | null): boolean =>
  a !== null &&
  b !== null &&
  a.is === b.is &&
  (a.is === "figure" || (b.is === "card" && a.index === b.index));

/** Layers that make sense on a table of cards; those that reckon for the person are helps. */
export const hasLayer = (desk: CardDesk, layer: Layer): boolean =>
  layer === "last" || (desk.setup.helps && (layer === "features" || layer === "remaining"));

/** The cards not seen are a sheet, everything else is shown on the table. */
export function toggleLayer(desk: CardDesk, layer: Layer): boolean {
  if (!hasLayer(desk, layer)) return false;
  if (layer === "remaining") toggleSheet(desk, "remaining");
  else desk.table.toggle(layer);
  return true;
}

export function toggleSheet(desk: CardDesk, sheet: Sheet): void {
  desk.sheet.value = desk.sheet.peek() === sheet ? null : sheet;
}

/** Points at what a good player would do. */
export function hint(desk: CardDesk): void {
  void askHint(desk.table, () => {
    tell({ name: "hint", text: () => t("table.hintFailed") });
    play("error");
  });
}
