/*
 * table.tsx: the table of the card game: four rows behind their score boards, what the players have
 * before them, and the hand. Everything it shows is in the state of the one who looks.
 */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { State } from "../engine/engine";
import type { Table } from "../play/types";
import { createCardDesk, type CardDesk } from "./desk";
import { Hand } from "./hand";
import { Head } from "./head";
import { listen } from "./keys";
import { Lens } from "./lens";
import { CardSymbols } from "./pictures";
import { newDealer, rowsOf, tracesOf } from "./position";
import { RowView, type Marks } from "./row";
import { Sheets } from "./sheets";
import { Shelf } from "./shelf";
import { markersOf } from "./track";

export function CardTable({ table }: { readonly table: Table }) {
  const desk = useMemo(() => createCardDesk(table), [table]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stopKeys = listen(desk, root.current!);
    return () => {
      stopKeys();
      desk.stop();
    };
  }, [desk]);
  return (
    <div ref={root} class="card-table">
      <CardSymbols rules={desk.rules} kinds={shownKinds(desk)} />
      <Head desk={desk} />
      <Rows desk={desk} />
      <Shelf desk={desk} />
      <Hand desk={desk} />
      <Sheets desk={desk} />
      <Lens desk={desk} />
    </div>
  );
}

/** Kinds whose pictures are needed: those that are known, and all of them where all are listed. */
function shownKinds(desk: CardDesk): number[] {
  const sheet = desk.sheet.value;
  if (sheet === "remaining" || sheet === "overview")
    return desk.rules.cards.map((card) => card.index);
  return knownKinds(
    desk.now.value.state,
    desk.hand.value.map((card) => card.kind),
  );
}

function knownKinds(state: State, hand: readonly number[]): number[] {
  return [...state.cards().map((card) => card.kind), ...hand];
}

function Rows({ desk }: { desk: CardDesk }) {
  const now = desk.now.value;
  const rows = rowsOf(desk.rules, now.state, newDealer(now.steps));
  const markers = markersOf(desk.setup.seats, now.scores, rows.length);
  return (
    <div class="card-rows">
      {rows.map((row) => (
        <RowView
          key={row.row}
          desk={desk}
          row={row}
          markers={markers[row.row] ?? []}
          marks={marksOf(desk)}
        />
      ))}
    </div>
  );
}

function marksOf(desk: CardDesk): Marks {
  const now = desk.now.value;
  const layers = desk.table.layers.value;
  return {
    last: layers.has("last")
      ? tracesOf(
          now.steps,
          (step) => step.index >= now.since && step.seat !== now.looker && !step.isDraft,
        )
      : [],
    draft: tracesOf(now.steps, (step) => step.isDraft),
    features: desk.setup.helps && layers.has("features") ? now.state.features() : [],
  };
}
