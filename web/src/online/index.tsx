/* index.tsx: playing online, loaded when it is first needed: the page for the address. */
import { useEffect, useState } from "preact/hooks";
import type { Route } from "../page/router";
import { AccountPage } from "./account-page";
import { GamePage } from "./game-page";
import { LobbyPage } from "./lobby-page";
import { NewOnlinePage } from "./new-page";
import { PlayerPage } from "./player-page";
import { online } from "./services";
import { o } from "./text";
import { loadStyle } from "../ui/style";

export { MyGames } from "./my-games";
export { bring } from "./put";

/** From now on one hears of one's games. */
export function beThere(): void {
  online();
}

type OnlineRoute = Extract<
  Route,
  { readonly page: "invite" | "online" | "lobby" | "account" | "player" }
>;

export default function OnlinePages({ route }: { readonly route: OnlineRoute }) {
  const [isDressed, setDressed] = useState(false);
  useEffect(() => {
    void loadStyle("online").then(() => setDressed(true));
  }, []);
  if (!isDressed) return <p class="waiting">{o("wait")}</p>;
  switch (route.page) {
    case "invite":
      return <NewOnlinePage />;
    case "online":
      return <GamePage key={route.id} id={route.id} step={route.step} />;
    case "lobby":
      return <LobbyPage />;
    case "account":
      return <AccountPage />;
    case "player":
      return <PlayerPage key={route.name} name={route.name} />;
  }
}
