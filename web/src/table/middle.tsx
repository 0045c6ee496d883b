/* middle.tsx: puts the board, or the card table, where it belongs. The card table comes when it is needed. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Bounds, Insets } from "../board/camera";
import { boardOptions } from "../board/options";
import { BoardView } from "../board/view";
import type { Table } from "../play/types";
import { settings } from "../store/settings";
import { t } from "../text";
import { loadStyle } from "../ui/style";
import type { Desk } from "./desk";

export function Middle({ desk }: { desk: Desk }) {
  return desk.rules.has("board") ? <BoardHost desk={desk} /> : <CardHost desk={desk} />;
}

function BoardHost({ desk }: { desk: Desk }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = ref.current!;
    const plank = watchPlank(desk, host);
    const page = { insets: insetsOf(desk, plank.height), covers: () => coversOf(host) };
    const board = new BoardView(host, desk.table, boardOptions(settings, page));
    desk.board.value = board;
    return () => {
      desk.board.value = null;
      plank.stop();
      board.destroy();
    };
  }, [desk]);
  return <div class="board-host" ref={ref} />;
}

/** What of the board is covered: on a desk by plank and layers, on a phone by the corner buttons. */
function insetsOf(desk: Desk, plank: ReadonlySignal<number>): ReadonlySignal<Insets> {
  return computed(() =>
    desk.layout.value === "wide"
      ? { top: 8, right: 72, bottom: plank.value + 24, left: 8 }
      : { top: 60, right: 4, bottom: 4, left: 4 },
  );
}

/** The plank is higher when there is more to choose from; on a phone there is none. */
function watchPlank(
  desk: Desk,
  host: HTMLElement,
): { height: ReadonlySignal<number>; stop: () => void } {
  const height = signal(0);
  const observer = new ResizeObserver(([entry]) => {
    height.value = (entry?.target as HTMLElement | undefined)?.offsetHeight ?? 0;
  });
  const find = () => {
    const plank = host.parentElement?.querySelector(".plank-place");
    observer.disconnect();
    if (plank) observer.observe(plank);
  };
  // Another layout has another plank, once it is there.
  const stopLayout = effect(() => {
    desk.layout.value;
    setTimeout(find, 0);
  });
  const stop = () => {
    stopLayout();
    observer.disconnect();
  };
  return { height, stop };
}

/** Everything that lies over the board all the time, and the place where the news come up. */
const COVERS = ".layers, .zoom, .corner, .plank-place, .since-place";

function coversOf(host: HTMLElement): Bounds[] {
  const own = host.getBoundingClientRect();
  return [...(host.parentElement?.querySelectorAll(COVERS) ?? [])]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .map((box) => ({
      left: box.left - own.left,
      top: box.top - own.top,
      right: box.right - own.left,
      bottom: box.bottom - own.top,
    }));
}

function CardHost({ desk }: { desk: Desk }) {
  const [Shown, setShown] = useState<ComponentType<{ table: Table }> | null>(null);
  useEffect(() => {
    let isGone = false;
    void Promise.all([import("../cards"), loadStyle("cards")]).then(([{ CardTable }]) => {
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
