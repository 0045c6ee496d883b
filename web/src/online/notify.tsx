/*
 * notify.tsx: telling a person that something waits for them when they look at something else. The
 * browser is asked for its permission only when somebody presses the button for it.
 */
import { useEffect, useState } from "preact/hooks";
import { go, route } from "../page/router";
import { rulesTitle } from "../page/summary";
import { tell } from "../page/notices";
import { play } from "../page/sound";
import { Icon } from "../ui/picture";
import { Refusal } from "./api";
import { useDoing } from "./ask";
import { awaitedBy, isMyTurn } from "./awaited";
import { isPushed, pushPlace, startPush, stopPush, type PushPlace } from "./push";
import { online } from "./services";
import { o, sorry } from "./text";
import type { EventMessage } from "./types";

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** The switch for notifications, or that the browser does not allow them. */
export function Notify() {
  const [state, setState] = useState(canNotify() ? Notification.permission : "denied");
  const ask = (): void => void Notification.requestPermission().then(setState);
  return (
    <section class="paper account-part">
      <h2>{o("account.notify")}</h2>
      {state === "default" ? (
        <button type="button" class="btn" onClick={ask}>
          <Icon name="info" />
          {o("account.notifyOn")}
        </button>
      ) : (
        <p role="status">{state === "granted" ? o("account.notifyYes") : o("account.notifyNo")}</p>
      )}
      {state === "granted" && <Push />}
    </section>
  );
}

/** Being told with the page closed, where browser and server can do it. */
function Push() {
  const [place, setPlace] = useState<PushPlace | null>(null);
  const [isOn, setOn] = useState(false);
  const { isBusy, error, run } = useDoing();
  const { api } = online();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await pushPlace();
      if (!found || (await api.pushKey()) === "") return;
      setOn(await isPushed(found));
      setPlace(found);
    };
    look().catch(() => undefined);
  }, []);
  if (!place) return null;
  const change = (): void =>
    run(async () => {
      if (isOn) await stopPush(place, api);
      else await startPush(place, api, o("account.pushWords"));
      setOn(!isOn);
    });
  return (
    <>
      <label class="setting switch">
        <input type="checkbox" checked={isOn} disabled={isBusy} onChange={change} />
        <span>{o("account.push")}</span>
      </label>
      {error !== null && (
        <p class="error-text" role="alert">
          {error instanceof Refusal ? sorry(error) : o("account.pushNo")}
        </p>
      )}
    </>
  );
}

const words = ({ what, game }: EventMessage): string => {
  const title = rulesTitle(game.rules);
  switch (what) {
    case "turn":
      return isMyTurn(game) ? o("mine.now", { title }) : "";
    case "begin":
      return o("mine.begun", { title });
    case "offer":
      return o("mine.asked", { title });
    case "next":
      return o("mine.next", { title });
    default:
      return "";
  }
};

/** Something has happened in one of one's games: where somebody looks at it, there is nothing to say. */
export function announce(event: EventMessage): void {
  awaitedBy(event);
  const text = words(event);
  const id = event.what === "next" ? event.game.next || event.game.id : event.game.id;
  const here = route.peek();
  const isHere = here.page === "online" && here.id === event.game.id;
  const isSeen = document.visibilityState === "visible";
  if (text === "" || (isHere && isSeen)) return;
  if (!isHere) {
    play("turn");
    tell({
      name: `event-${event.game.id}`,
      text: () => words(event),
      action: {
        label: () => o("mine.goTo"),
        run: () => go({ page: "online", id, step: "" }),
      },
    });
  }
  if (!isSeen && canNotify() && Notification.permission === "granted") show(text, id);
}

/** Where there is a service worker only that one may show notifications, on some phones. */
function show(text: string, id: string): void {
  const options = { tag: id, icon: "icons/icon-192.png", data: { game: id } };
  try {
    const shown = new Notification(text, options);
    shown.onclick = () => {
      window.focus();
      go({ page: "online", id, step: "" });
      shown.close();
    };
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(text, options));
  }
}
