/* table-for.tsx: the table of a session, with what the shell does for it. */
import { useState } from "preact/hooks";
import type { Session } from "../play/types";
import { TablePage } from "../table/page";
import { t } from "../text";
import { ExportDialog } from "./export";
import { useTitle } from "./frame";
import { startGame } from "./new-games";
import { go } from "./router";
import { useServices } from "./services";
import { SettingsDialog } from "./settings";
import { rulesTitle } from "./summary";

interface Props {
  readonly session: Session;
  readonly onLeave: () => void;
}

export function TableFor({ session, onLeave }: Props) {
  const services = useServices();
  const [dialog, setDialog] = useState<"export" | "settings" | null>(null);
  const close = (): void => setDialog(null);
  useTitle(t("page.title", { page: rulesTitle(session.setup.rules) }));
  return (
    <>
      <TablePage
        engine={services.engine}
        session={session}
        onLeave={onLeave}
        onNewGame={() => go({ page: "new", kind: "solo" })}
        onRematch={(setup) => void startGame(services, setup)}
        onExport={() => setDialog("export")}
        onSettings={() => setDialog("settings")}
        onHelp={() => go({ page: "rules", book: session.rules.game, section: "" })}
      />
      {dialog === "export" && <ExportDialog session={session} onClose={close} />}
      {dialog === "settings" && <SettingsDialog onClose={close} />}
    </>
  );
}
