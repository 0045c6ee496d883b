/*
 * look-page.tsx: a record on the table, to be stepped through. Whoever plays on from its end has a
 * game of their own, which is saved like any other.
 */
import { useEffect, useState } from "preact/hooks";
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
    const game = gameOfRecord(services.engine.playRecord(keptRecord()), (i) => names.guest(i + 1));
    const keep = (s: Session): void => {
      const saved = s.save();
      if (saved.settled > game.settled) services.store.put(saved, null).catch(report);
    };
    return reviewSession(game, sessionOptions(services, keep));
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
