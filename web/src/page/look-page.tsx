/*
 * look-page.tsx: a record on the table, to be stepped through. Whoever plays on from its end has a
 * game of their own, which is saved like any other.
 */
import { useEffect, useState } from "preact/hooks";
import { Table } from "../engine/engine";
import type { Session } from "../play/types";
import { reviewSession } from "../play/session";
import { t } from "../text";
import { currentSession } from "./current";
import { report } from "./fault";
import { usualNames } from "./names";
import { sessionOptions } from "./playing";
import { gameOfRecord, keptRecord } from "./records";
import { go } from "./router";
import { useServices, type Services } from "./services";
import { Stop } from "./stop";
import { TableFor } from "./table-for";

/** null: the record is gone, or was none. */
function open(services: Services): Session | null {
  try {
    const names = usualNames();
    const table = Table.read(services.engine, keptRecord());
    const game = gameOfRecord(services.engine, table, (i) => names.guest(i + 1));
    const keep = (s: Session): void => {
      const saved = s.save();
      if (saved.record !== first) services.store.put(saved, null).catch(report);
    };
    const session = reviewSession(game, sessionOptions(services, keep));
    const first = session.save().record;
    return session;
  } catch {
    return null;
  }
}

export default function LookPage() {
  const services = useServices();
  const [session, setSession] = useState<Session | null | undefined>(undefined);
  useEffect(() => {
    const opened = open(services);
    currentSession.value = opened;
    setSession(opened);
    return () => {
      currentSession.value = null;
      opened?.close();
    };
  }, []);
  if (session === undefined) return <p class="waiting">{t("page.loading")}</p>;
  if (session === null) return <Stop title={t("replay.title")} text={t("replay.gone")} />;
  return <TableFor session={session} onLeave={() => go({ page: "replay" })} />;
}
