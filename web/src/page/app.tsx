/* app.tsx: the page for the address, and what lies over all pages. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isKnownOnline } from "../store/online";
import { localStore } from "../store/settings";
import { t } from "../text";
import { FaultDialog, report } from "./fault";
import { Notices } from "./notices";
import { route, type Route } from "./router";
import { SettingsPage } from "./settings";
import { ServicesProvider, type Services } from "./services";
import { StartPage } from "./start";
import { Stop } from "./stop";
import { Symbols } from "./symbols";

/** Pages that are loaded when they are first needed. */
const later = {
  game: () => import("./table-pages").then(({ GamePage }) => ({ default: GamePage })),
  look: () => import("./table-pages").then(({ LookPage }) => ({ default: LookPage })),
  new: () => import("./new-page").then(({ NewPage }) => ({ default: NewPage })),
  replay: () => import("./replay-page").then(({ ReplayPage }) => ({ default: ReplayPage })),
  rules: () => import("./rules-page"),
  online: () => import("../online"),
} as const;

/** Called when nothing else is to be done, so that the first game opens without a pause, and
 *  whoever plays online hears of it. */
export function loadTable(): void {
  later.game().catch(() => undefined);
  if (isKnownOnline(localStore()))
    later.online().then(
      ({ beThere }) => beThere(),
      () => undefined,
    );
}

export function App({ services }: { readonly services: Services }) {
  return (
    <ServicesProvider value={services}>
      <Symbols />
      <Page route={route.value} />
      <Notices />
      <FaultDialog />
    </ServicesProvider>
  );
}

function Page({ route: to }: { readonly route: Route }) {
  switch (to.page) {
    case "start":
      return <StartPage />;
    case "new":
      return <Later key={to.kind} load={later.new} props={{ kind: to.kind }} />;
    case "game":
      return <Later key={to.id} load={later.game} props={{ id: to.id }} />;
    case "replay":
      return <Later key="replay" load={later.replay} props={{}} />;
    case "look":
      return <Later key="look" load={later.look} props={{}} />;
    case "rules":
      return (
        <Later key="rules" load={later.rules} props={{ book: to.book, section: to.section }} />
      );
    case "settings":
      return <SettingsPage />;
    case "invite":
    case "online":
    case "lobby":
    case "account":
    case "player":
      return <Later key="online" load={later.online} props={{ route: to }} />;
    case "nowhere":
      return <Stop title={t("error.nowhere")} text="" />;
  }
}

interface LaterProps<P> {
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  readonly props: P;
}

function Later<P extends object>({ load, props }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    load().then((module) => setPart(() => module.default), report);
  }, []);
  return Part ? <Part {...props} /> : <p class="waiting">{t("page.loading")}</p>;
}
