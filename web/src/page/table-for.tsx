/* table-for.tsx: the table of a session, with what the shell does for it. */
import { effect, type ReadonlySignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { LevelChange, Session } from "../play/types";
import type { Extras } from "../table/desk";
import { TablePage } from "../table/page";
import { t } from "../text";
import { ExportDialog } from "./export";
import { report } from "./fault";
import { useHeadingFocus } from "./frame";
import { startGame } from "./new-games";
import { go } from "./router";
import { useServices } from "./services";
import { SettingsDialog } from "./settings";
import { rulesTitle } from "./summary";
import { setTitle } from "./title";

interface Props {
  readonly session: Session;
  readonly onLeave: () => void;
  readonly level?: ReadonlySignal<LevelChange | null>;
  /** What a game online has besides. */
  readonly extras?: Extras;
}

export function TableFor({ session, onLeave, level, extras }: Props) {
  const services = useServices();
  const [dialog, setDialog] = useState<"export" | "settings" | null>(null);
  const close = (): void => setDialog(null);
  const heading = useHeadingFocus<HTMLHeadingElement>();
  useTurnTitle(session);
  return (
    <>
      <section class="sr-only" aria-labelledby="game-title">
        <h1 id="game-title" ref={heading} tabIndex={-1}>
          {rulesTitle(session.setup.rules)}
        </h1>
      </section>
      <TablePage
        engine={services.engine}
        session={session}
        {...(extras && { extras })}
        {...(level && { level })}
        onLeave={onLeave}
        onNewGame={() => go({ page: "new", kind: "solo" })}
        onRematch={(setup) => void startGame(services, setup)}
        onExport={() => setDialog("export")}
        onOnline={putOnline}
        onSettings={() => setDialog("settings")}
        onHelp={() => go({ page: "rules", book: session.rules.game, section: "" })}
      />
      {dialog === "export" && <ExportDialog session={session} onClose={close} />}
      {dialog === "settings" && <SettingsDialog onClose={close} />}
    </>
  );
}

/** A new table online begins with what was played here. */
function putOnline(session: Session): void {
  const record = session.record();
  if (record === null) return;
  import("../online").then(({ bring }) => {
    bring(record);
    go({ page: "invite" });
  }, report);
}

/** Whoever has gone to another tab sees there when it is their turn. */
function useTurnTitle(session: Session): void {
  useEffect(
    () =>
      effect(() => {
        const page = rulesTitle(session.setup.rules);
        const isTurn = session.now.value.phase === "choose";
        setTitle(isTurn ? t("page.turnTitle", { page }) : t("page.title", { page }), isTurn);
      }),
    [session],
  );
}
