/*
 * page.tsx: the table with everything on it. It makes what the parts share, lays them out for the
 * window there is, and puts the board or the card table in the middle.
 */
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Engine } from "../engine/engine";
import { createTable } from "../play/table";
import type { LevelChange, Session } from "../play/types";
import { settings } from "../store/settings";
import { t } from "../text";
import { Bar } from "./bar";
import { createDesk, type Desk, type Extras, type TableActions } from "./desk";
import { Dialog } from "../ui/dialog";
import { Handover, TurnCall } from "./handover";
import { KeyHelp } from "./key-help";
import { listen } from "./keyboard";
import { LayerBar, LayerList, ZoomBar } from "./layer-bar";
import { watchLayout } from "./layout";
import { ListView } from "./list-view";
import { LogList, LogPanel } from "./log";
import { Menu, Restart } from "./menu";
import { Middle } from "./middle";
import { Alarm, Narrator } from "./narrator";
import { Corners, Foot } from "./phone";
import { Plank } from "./plank";
import { RemainingDrawer } from "./remaining";
import { Result } from "./result";
import { CoursePlace, ReviewBar, isReview } from "./review";
import { Rows } from "./rows";
import { Since } from "./since";
import { Tray } from "./tray";

export interface TablePageProps extends TableActions {
  readonly session: Session;
  readonly engine: Engine;
  readonly extras?: Extras;
  readonly level?: ReadonlySignal<LevelChange | null>;
}

/** How long a step is shown when steps follow by themselves. */
const PACE_MS = { slow: 1400, normal: 800, fast: 400 } as const;

/** A new session must come with a new key: everything here belongs to one game. */
export function TablePage({ session, engine, extras, level, ...actions }: TablePageProps) {
  const made = useMemo(() => {
    const table = createTable(session);
    const watch = watchLayout();
    const desk = createDesk(
      {
        engine,
        session,
        table,
        layout: watch.layout,
        ...(extras && { extras }),
        ...(level && { level }),
      },
      actions,
      () => PACE_MS[settings.speed.peek()],
    );
    return { desk, table, watch };
  }, [session]);
  const { desk, table, watch } = made;
  useEffect(() => {
    const stopKeys = listen(desk);
    return () => {
      stopKeys();
      desk.reviewer.pause();
      watch.stop();
      table.close();
    };
  }, [made]);
  useResult(desk);
  return <Layout desk={desk} />;
}

/** The result comes up by itself when the game ends, and not again when it was closed. */
function useResult(desk: Desk): void {
  const isOver = desk.now.value.phase === "over";
  useEffect(() => {
    if (isOver) desk.panel.value = "result";
  }, [isOver && desk.now.value.length]);
}

function Layout({ desk }: { desk: Desk }) {
  const layout = desk.layout.value;
  const isWide = layout === "wide";
  const isCards = !desk.rules.has("board");
  const isHidden = desk.now.value.phase === "handover";
  const isLook = desk.now.value.phase === "look";
  return (
    <div
      class="table"
      data-layout={layout}
      data-kind={isCards ? "cards" : "tiles"}
      data-phase={desk.now.value.phase}
      data-review={isReview(desk)}
    >
      <div class="table-in" inert={isHidden} aria-hidden={isHidden}>
        {isWide && <Bar desk={desk} />}
        <aside class="side seats" aria-label={t("table.players")}>
          <Rows desk={desk} />
          {isWide && desk.extras && <desk.extras.Side desk={desk} />}
        </aside>
        <main
          class="mid-place"
          tabIndex={-1}
          aria-label={isCards ? t("table.cardTable") : t("table.board")}
        >
          <Middle desk={desk} />
          {desk.isList.value && <ListView desk={desk} />}
          {isWide && !isCards && <LayerBar desk={desk} />}
          {isWide && !isCards && <ZoomBar desk={desk} />}
          {!isWide && <Corners desk={desk} />}
          <RemainingDrawer desk={desk} />
          {!isWide && isCards && <Since desk={desk} />}
          {!isWide && !isCards && (
            <div class="since-place">
              <Since desk={desk} />
            </div>
          )}
          <TurnCall desk={desk} />
          {desk.extras && <desk.extras.Over desk={desk} />}
          <Alarm desk={desk} />
          {isWide && (
            <div class="plank-place paper">
              {isLook ? <ReviewBar desk={desk} /> : <Plank desk={desk} />}
            </div>
          )}
        </main>
        {isWide ? (
          <aside class="side turn-side" aria-label={t("table.turnSide")}>
            <LogPanel desk={desk} />
            {isReview(desk) ? <CoursePlace desk={desk} /> : !isCards && <Tray desk={desk} />}
          </aside>
        ) : (
          <Foot desk={desk} />
        )}
      </div>
      {isHidden && <Handover desk={desk} />}
      <Panels desk={desk} />
      <Narrator desk={desk} />
    </div>
  );
}

function Panels({ desk }: { desk: Desk }) {
  const close = () => {
    desk.panel.value = null;
  };
  switch (desk.panel.value) {
    case "menu":
      return <Menu desk={desk} />;
    case "restart":
      return <Restart desk={desk} />;
    case "keys":
      return <KeyHelp desk={desk} />;
    case "result":
      return <Result desk={desk} />;
    case "log":
      return (
        <Dialog title={t("log.title")} onClose={close} class="log-window">
          <LogList desk={desk} />
        </Dialog>
      );
    case "players":
      return (
        <Dialog title={t("table.players")} onClose={close}>
          <Rows desk={desk} />
        </Dialog>
      );
    case "layers":
      return (
        <Dialog title={t("layers.title")} onClose={close} class="layer-window">
          <LayerList desk={desk} />
        </Dialog>
      );
    case null:
      return null;
  }
}
