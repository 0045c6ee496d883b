/* services.ts: what all online pages share: who one is, the calls, and the one connection. */
import { effect } from "@preact/signals";
import { tell } from "../page/notices";
import { onOtherTab } from "../store/keep";
import { ONLINE_KEY } from "../store/online";
import { localStore } from "../store/settings";
import { Api } from "./api";
import { Latest } from "./ask";
import { awaitedAmong } from "./awaited";
import { Me } from "./me";
import { announce } from "./notify";
import { silence } from "./silence";
import { o } from "./text";
import type { EventMessage, Game } from "./types";
import { Wire, type Socket } from "./wire";

export interface Online {
  readonly me: Me;
  readonly api: Api;
  readonly wire: Wire;
  /** Somebody who can sit down: makes a guest where nobody is known. */
  need(): Promise<string>;
}

let made: Online | null = null;

export function online(): Online {
  made ??= open();
  return made;
}

/** Where the page lies. */
function base(): string {
  return new URL("./", location.href.replace(/[?#].*$/, "")).href;
}

function open(): Online {
  const me: Me = new Me(localStore(), () => {
    wire.restart();
    listen();
    // What somebody else did not want to hear, or what waited for them, is over.
    silence.forgetBlocks();
    awaitedAmong([]);
    turns.ask();
  });
  const unknown = (): void => {
    tell({ name: "unknown", text: () => o("unknown"), isLasting: true });
    me.forget();
  };
  const api = new Api(
    base(),
    (url, init) => fetch(url, init),
    () => me.token,
    unknown,
  );
  const wire = new Wire({
    open: () => new WebSocket(`${base().replace(/^http/, "ws")}api/socket`) as unknown as Socket,
    token: () => me.token,
    onMe: (who) => {
      if (who === null && me.token !== null) unknown();
      else me.who.value = who && { ...me.who.peek(), ...who };
      turns.ask();
    },
  });
  // Nobody tells what was played at another device, or while there was no connection.
  const turns = new Latest<readonly Game[]>(
    () => (me.token === null ? Promise.resolve([]) : api.games("running")),
    awaitedAmong,
  );
  addEventListener("online", () => wire.hurry());
  addEventListener("offline", () => wire.lose());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    wire.hurry();
    turns.ask();
  });
  onOtherTab(ONLINE_KEY, () => me.look());
  followLink(wire);
  // Whoever is known here wants to hear of their games, wherever they are on the page.
  let stop: (() => void) | null = null;
  const heard = (event: EventMessage): void => {
    announce(event);
    turns.again();
  };
  const listen = (): void => {
    if (me.token === null) stop?.();
    stop = me.token === null ? null : (stop ?? wire.events(heard));
  };
  listen();
  return { me, api, wire, need: () => me.need(() => api.guest()) };
}

/** Whoever looks at the page for tests sees how the connection is. */
function followLink(wire: Wire): void {
  effect(() => {
    document.documentElement.dataset.link = wire.link.value;
  });
}
