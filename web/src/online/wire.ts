/*
 * wire.ts: the one connection of this page to the server. It is there while somebody needs it, comes
 * back by itself when it was lost, and then asks for what happened since; so nobody here ever asks
 * whether it is there.
 */
import { signal } from "@preact/signals";
import {
  gameOf,
  type EventMessage,
  type Game,
  type Message,
  type NoMessage,
  type Who,
} from "./types";

/** off: nobody needs it. lost: it was there, or could not be had, and is tried again. */
export type Link = "off" | "connecting" | "open" | "lost";

/** The part of a WebSocket that is needed here. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Somebody who follows a game. */
export interface Watcher {
  /** What it has already, and as whom it looks. */
  has(): { readonly since: number; readonly talk: number; readonly seat?: number };
  heard(message: Message): void;
}

export interface WireOptions {
  readonly open: () => Socket;
  readonly token: () => string | null;
  /** The server has said who this is; null: nobody, or it does not know the token. */
  readonly onMe: (who: Who | null) => void;
  /** Milliseconds before each new try; the last one stays. */
  readonly pauses?: readonly number[];
  readonly chance?: () => number;
}

const PAUSES = [250, 1000, 2000, 6000];
/** After so long without a word the server is asked for one, and must answer in a while. */
const QUIET_MS = 20_000;
const ANSWER_MS = 8000;

export class Wire {
  readonly link = signal<Link>("off");
  /** The word with which the server has sent us away, while it does; "": it has not said one. */
  readonly why = signal("");
  /** Counts up with every connection. */
  connection = 0;
  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  /** What is to be added to the clock here to have the server's. */
  private ahead = 0;
  private readonly watchers = new Map<string, Watcher>();
  private readonly lobbies = new Set<(games: readonly Game[]) => void>();
  private readonly listeners = new Set<(event: EventMessage) => void>();

  constructor(private readonly options: WireOptions) {}

  /** Milliseconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Follows a game until the returned function is called. */
  watch(game: string, watcher: Watcher): () => void {
    this.watchers.set(game, watcher);
    this.ask(game);
    this.need();
    return () => {
      if (this.watchers.get(game) !== watcher) return;
      this.watchers.delete(game);
      this.send({ t: "leave", game });
      this.rest();
    };
  }

  /** Asks again for what a watcher lacks. */
  ask(game: string): void {
    const watcher = this.watchers.get(game);
    if (watcher) this.send({ t: "watch", game, ...watcher.has() });
  }

  /** Open tables, now and at every change. */
  lobby(heard: (games: readonly Game[]) => void): () => void {
    this.lobbies.add(heard);
    this.send({ t: "lobby", on: true });
    this.need();
    return () => {
      this.lobbies.delete(heard);
      if (this.lobbies.size === 0) this.send({ t: "lobby", on: false });
      this.rest();
    };
  }

  /** What happens in any of one's games. */
  events(heard: (event: EventMessage) => void): () => void {
    this.listeners.add(heard);
    this.need();
    return () => {
      this.listeners.delete(heard);
      this.rest();
    };
  }

  /** False: there is no connection; what matters is sent again when there is one. */
  send(message: object): boolean {
    if (this.link.peek() !== "open") return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Somebody else is meant from now on. */
  restart(): void {
    this.drop();
    this.tries = 0;
    this.need();
  }

  /** The network is gone, says the browser. */
  lose(): void {
    if (this.link.peek() === "off") return;
    this.drop();
    this.link.value = "lost";
  }

  /** There may be a network again, or the page is looked at again: no time to lose. */
  hurry(): void {
    const link = this.link.peek();
    if (link === "open") this.ping();
    else if (link === "lost") {
      this.tries = 0;
      this.need();
    }
  }

  private isNeeded(): boolean {
    return this.watchers.size + this.lobbies.size + this.listeners.size > 0;
  }

  private rest(): void {
    if (this.isNeeded()) return;
    this.drop();
    this.link.value = "off";
  }

  private need(): void {
    if (this.socket || !this.isNeeded()) return;
    clearTimeout(this.timer);
    if (this.link.peek() !== "lost") this.link.value = "connecting";
    let socket: Socket;
    try {
      socket = this.options.open();
    } catch {
      this.later();
      return;
    }
    this.socket = socket;
    this.expect(ANSWER_MS);
    socket.onopen = () => {
      const token = this.options.token();
      socket.send(JSON.stringify(token === null ? { t: "hello" } : { t: "hello", token }));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.heard(String(data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broken();
    };
  }

  private broken(): void {
    this.drop();
    this.why.value = "";
    this.later();
  }

  /** Tries again, each time after a longer pause; not everybody at once. */
  private later(least = 0): void {
    this.link.value = "lost";
    const pauses = this.options.pauses ?? PAUSES;
    const pause = pauses[Math.min(this.tries++, pauses.length - 1)] ?? 0;
    const chance = this.options.chance ?? Math.random;
    this.timer = setTimeout(() => this.need(), Math.max(least, pause * (0.5 + chance())));
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }

  private ping(): void {
    this.send({ t: "ping" });
    this.expect(ANSWER_MS);
  }

  /** Who says nothing for so long is gone. */
  private expect(milliseconds: number): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.broken(), milliseconds);
  }

  private heard(text: string): void {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      this.broken();
      return;
    }
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(), QUIET_MS);
    this.deal(message);
  }

  private deal(message: Message): void {
    switch (message.t) {
      case "hello":
        this.greeted(message.me, message.now);
        break;
      case "pong":
        this.ahead = message.now - Date.now();
        break;
      case "lobby":
        for (const heard of this.lobbies) heard(message.games);
        break;
      case "event":
        for (const heard of this.listeners) heard(message);
        break;
      case "no":
        if (message.re === "hello") this.sentAway(message);
        else this.watchers.get(gameOf(message))?.heard(message);
        break;
      default:
        this.watchers.get(gameOf(message))?.heard(message);
    }
  }

  /** A token that is worth nothing is forgotten; whatever else it is passes. */
  private sentAway({ why, wait }: NoMessage): void {
    if (why === "token") {
      this.options.onMe(null);
      return;
    }
    this.drop();
    this.why.value = why;
    this.later((wait ?? 0) * 1000);
  }

  private greeted(who: Who | null, now: number): void {
    this.ahead = now - Date.now();
    this.tries = 0;
    this.connection++;
    this.why.value = "";
    this.link.value = "open";
    this.options.onMe(who);
    for (const game of this.watchers.keys()) this.ask(game);
    if (this.lobbies.size > 0) this.send({ t: "lobby", on: true });
  }
}
