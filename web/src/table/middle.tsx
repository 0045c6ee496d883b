/* middle.tsx: puts the board, or the card table, where it belongs. The card table comes when it is needed. */
import { computed, type ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Insets } from "../board/camera";
import { boardOptions } from "../board/options";
import { BoardView } from "../board/view";
import type { Table } from "../play/types";
import { settings } from "../store/settings";
import { t } from "../text";
import type { Desk } from "./desk";

export function Middle({ desk }: { desk: Desk }) {
  return desk.rules.cards.length > 0 ? <CardHost desk={desk} /> : <BoardHost desk={desk} />;
}

function BoardHost({ desk }: { desk: Desk }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = new BoardView(ref.current!, desk.table, boardOptions(settings, insetsOf(desk)));
    desk.board.value = board;
    return () => {
      desk.board.value = null;
      board.destroy();
    };
  }, [desk]);
  return <div class="board-host" ref={ref} />;
}

/** What of the board is covered: on a desk by plank and layers, on a phone by the corner buttons. */
function insetsOf(desk: Desk): ReadonlySignal<Insets> {
  return computed(() =>
    desk.layout.value === "wide"
      ? { top: 56, right: 72, bottom: 92, left: 8 }
      : { top: 60, right: 4, bottom: 4, left: 4 },
  );
}

function CardHost({ desk }: { desk: Desk }) {
  const [Shown, setShown] = useState<ComponentType<{ table: Table }> | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("../cards").then(({ CardTable }) => {
      if (!isGone) setShown(() => CardTable);
    });
    return () => {
      isGone = true;
    };
  }, [desk]);
  return (
    <div class="board-host cards-host">
      {Shown ? <Shown table={desk.table} /> : <p class="loading soft">{t("table.loading")}</p>}
    </div>
  );
}
