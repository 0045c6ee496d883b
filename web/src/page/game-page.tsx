/*
 * game-page.tsx: a game by its id: found, missing, damaged, open in another tab, or on the table.
 * The table itself is loaded here, after the start page.
 */
import { useEffect, useState } from "preact/hooks";
import { EngineFault } from "../engine/engine";
import type { SavedGame } from "../play/types";
import { removeGame } from "../store/saver";
import { localStore } from "../store/settings";
import { t } from "../text";
import { Icon } from "../ui/picture";
import { report } from "./fault";
import { dateName, saveFile } from "./files";
import { openGame, type Playing } from "./playing";
import { go } from "./router";
import { useServices, type Services } from "./services";
import { Stop } from "./stop";
import { TableFor } from "./table-for";

type Found =
  | { readonly is: "loading" }
  | { readonly is: "missing" }
  | { readonly is: "damaged"; readonly remains: string }
  | { readonly is: "elsewhere"; readonly wasHere: boolean }
  | { readonly is: "open"; readonly playing: Playing };

export default function GamePage({ id }: { readonly id: string }) {
  const services = useServices();
  const [found, setFound] = useState<Found>({ is: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let playing: Playing | null = null;
    let isGone = false;
    const onLost = (): void => setFound({ is: "elsewhere", wasHere: true });
    void find(services, id, tries > 0, onLost).then((result) => {
      if (result.is === "open") playing = result.playing;
      if (isGone) void playing?.close();
      else setFound(result);
    }, report);
    return () => {
      isGone = true;
      void playing?.close();
    };
  }, [id, tries]);
  switch (found.is) {
    case "loading":
      return <p class="waiting">{t("page.loading")}</p>;
    case "open":
      return (
        <TableFor
          session={found.playing.session}
          level={found.playing.level}
          onLeave={() => go({ page: "start" })}
        />
      );
    case "elsewhere":
      return <Elsewhere wasHere={found.wasHere} onTake={() => setTries(tries + 1)} />;
    case "damaged":
      return <Damaged id={id} remains={found.remains} />;
    case "missing":
      return <Stop title={t("saved.missing")} text={t("saved.missingHint")} />;
  }
}

async function find(
  services: Services,
  id: string,
  isTaking: boolean,
  onLost: () => void,
): Promise<Found> {
  const { store, tabs } = services;
  if (isTaking) await tabs.take(id);
  else if (await tabs.isElsewhere(id)) return { is: "elsewhere", wasHere: false };
  const kept = await store.get(id);
  if (!kept) return { is: "missing" };
  if (!kept.game) return { is: "damaged", remains: kept.remains };
  return open(services, kept.game, onLost);
}

/** A game whose lines are none is as damaged as one that cannot be read at all. */
function open(services: Services, game: SavedGame, onLost: () => void): Found {
  try {
    return { is: "open", playing: openGame(services, game, onLost) };
  } catch (error) {
    if (error instanceof EngineFault) throw error;
    return { is: "damaged", remains: JSON.stringify(game, null, 2) };
  }
}

function Elsewhere({
  wasHere,
  onTake,
}: {
  readonly wasHere: boolean;
  readonly onTake: () => void;
}) {
  const [title, text] = wasHere
    ? [t("saved.lost"), t("saved.lostHint")]
    : [t("saved.elsewhere"), t("saved.elsewhereHint")];
  return (
    <Stop title={title} text={text}>
      <button type="button" class="btn go" onClick={onTake}>
        {t("saved.takeOver")}
      </button>
    </Stop>
  );
}

function Damaged({ id, remains }: { readonly id: string; readonly remains: string }) {
  const { store } = useServices();
  const remove = async (): Promise<void> => {
    await removeGame(store, localStore(), id);
    go({ page: "start" }, "replace");
  };
  return (
    <Stop title={t("saved.damaged")} text={t("saved.damagedHint")}>
      <button type="button" class="btn" onClick={() => saveFile(dateName(new Date()), remains)}>
        <Icon name="export" />
        {t("saved.export")}
      </button>
      <button type="button" class="btn danger" onClick={() => void remove()}>
        <Icon name="trash" />
        {t("saved.remove")}
      </button>
    </Stop>
  );
}
