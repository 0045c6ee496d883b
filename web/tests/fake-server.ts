/*
 * fake-server.ts: a server in memory that speaks docs/api.md, for tests of the page's online parts
 * without a network. Its games are played on the engine's own tables; it can be cut off, and forget
 * connections, but never a line.
 */
import { CHANCE, OWNER, OVER, Table, type Engine } from "../src/engine/engine";
import type { Socket } from "../src/online/wire";
import type { Game, GameSeat, NewGame, Said } from "../src/online/types";
import { dice } from "./session";

interface Seat {
  by: string;
  name: string;
  token: string | null;
}

interface Kept {
  readonly id: string;
  readonly wish: NewGame;
  readonly table: Table;
  readonly seats: Seat[];
  readonly talk: Omit<Said, "mine">[];
  readonly talkers: string[];
  state: Game["state"];
  times: number[];
  offer: Game["offer"];
  next: string;
}

interface Peer {
  readonly socket: Socket;
  token: string | null;
  /** By game: as which seat it looks. */
  readonly watches: Map<string, number>;
  hasLobby: boolean;
}

class No extends Error {
  constructor(
    readonly why: string,
    readonly status: number,
    readonly more: object = {},
  ) {
    super(why);
  }
}

type Body = Record<string, unknown>;

export class FakeServer {
  readonly games = new Map<string, Kept>();
  /** What was sent by pages, for tests that look at it. */
  readonly heard: Body[] = [];
  /** Nobody can be reached, and nobody reaches it. */
  isCut = false;
  /** It hears, and nothing it says arrives. */
  isMute = false;
  private readonly peers = new Set<Peer>();
  private readonly names = new Map<string, string>();
  private readonly passwords = new Map<string, string>();
  private made = 0;
  private readonly dice = dice(7);

  constructor(private readonly engine: Engine) {}

  /** As the page's fetch. */
  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (this.isCut) throw new TypeError("no network");
    const { pathname, searchParams } = new URL(url);
    const bearer = new Headers(init.headers).get("Authorization");
    const token = bearer?.replace("Bearer ", "") ?? null;
    const body = init.body ? (JSON.parse(String(init.body)) as Body) : {};
    const answer = (status: number, value: object): Response =>
      new Response(JSON.stringify(value), {
        status,
        headers: { "Content-Type": "application/json" },
      });
    try {
      const path = pathname.replace(/^\/api\//, "").split("/");
      return answer(200, this.call(`${init.method}`, path, token, body, searchParams));
    } catch (error) {
      if (!(error instanceof No)) throw error;
      return answer(error.status, { why: error.why, text: "" });
    }
  };

  /** As the page's WebSocket. */
  readonly open = (): Socket => {
    const server = this;
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => {
        // What is sent while the network is cut is lost without a word.
        if (!server.isCut) server.said(peer, JSON.parse(text) as Body);
      },
      close: () => server.peers.delete(peer),
    };
    const peer: Peer = { socket, token: null, watches: new Map(), hasLobby: false };
    queueMicrotask(() => {
      if (this.isCut) {
        socket.onclose?.(undefined as never);
        return;
      }
      this.peers.add(peer);
      socket.onopen?.(undefined as never);
    });
    return socket;
  };

  /** All connections end, as when the server is started anew. */
  dropAll(): void {
    for (const { socket } of [...this.peers]) socket.onclose?.(undefined as never);
    this.peers.clear();
  }

  /** What a seat does behind the page's back. */
  play(id: string, ...lines: string[]): void {
    const game = this.find(id);
    this.add(game, lines);
  }

  private call(
    method: string,
    path: readonly string[],
    token: string | null,
    body: Body,
    query: URLSearchParams,
  ): object {
    const [what = "", id = "", act = ""] = path;
    if (what === "guest") return this.named("", `t${++this.made}`);
    if (what === "register") return this.register(token, body);
    if (what === "login") return this.login(body);
    if (what === "lobby") return { games: this.lobby(token) };
    if (what === "running") return { games: this.list(token, (g) => g.state === "running") };
    if (what === "me" && id === "") return { me: this.me(this.needed(token)) };
    if (what === "me" && id === "games")
      return {
        games: this.list(
          token,
          (g) => g.state === query.get("state") && g.seats.some((s) => s.token === token),
        ),
      };
    if (what === "games" && id === "")
      return { game: this.told(this.make(this.needed(token), body as unknown as NewGame), token) };
    if (what === "games" && method === "GET") return { game: this.told(this.find(id), token) };
    if (what === "games") return this.act(this.find(id), act, this.needed(token), body);
    throw new No("nothing", 404);
  }

  private act(game: Kept, act: string, token: string, body: Body): object {
    switch (act) {
      case "sit":
        return { game: this.told(this.sit(game, token, body), token) };
      case "resign":
        this.owned(game, token, body.seat as number);
        this.add(game, [`table resign ${body.seat as number}`]);
        return {};
      case "talk":
        this.talk(game, token, body);
        return {};
      default:
        throw new No("nothing", 404);
    }
  }

  private named(name: string, token: string): object {
    this.names.set(token, name);
    return { token, me: this.me(token) };
  }

  private register(token: string | null, body: Body): object {
    const name = body.name as string;
    if (this.passwords.has(name)) throw new No("name-taken", 409);
    this.passwords.set(name, body.password as string);
    return this.named(name, token ?? `t${++this.made}`);
  }

  private login(body: Body): object {
    const name = body.name as string;
    if (this.passwords.get(name) !== body.password) throw new No("login", 403);
    return this.named(name, `t${++this.made}`);
  }

  private me(token: string): object {
    const name = this.names.get(token) ?? "";
    return { kind: name === "" ? "guest" : "person", name, made: 0, ratings: [] };
  }

  private needed(token: string | null): string {
    if (token === null || !this.names.has(token)) throw new No("token", 401);
    return token;
  }

  private find(id: string): Kept {
    const game = this.games.get(id);
    if (!game) throw new No("game", 404);
    return game;
  }

  private owned(game: Kept, token: string, seat: number): void {
    if (game.seats[seat]?.token !== token) throw new No("seat", 403);
  }

  private make(token: string, wish: NewGame): Kept {
    const table = wish.record
      ? Table.read(this.engine, wish.record)
      : Table.open(this.engine, wish.rules);
    const game: Kept = {
      id: `game${++this.made}`,
      wish,
      table,
      seats: wish.seats.map(({ by, name }) => ({
        by: by === "me" ? "person" : by,
        name: name ?? "",
        token: by === "me" ? token : null,
      })),
      talk: [],
      talkers: [],
      state: "open",
      times: Array.from({ length: table.count }, () => Date.now()),
      offer: null,
      next: "",
    };
    this.games.set(game.id, game);
    this.beginWhenFull(game);
    return game;
  }

  private sit(game: Kept, token: string, body: Body): Kept {
    if (game.state !== "open") throw new No("full", 409);
    const wanted = body.seat as number | undefined;
    const seat = game.seats[wanted ?? game.seats.findIndex((s) => s.by === "open")];
    if (seat?.by !== "open") throw new No("seat-taken", 409);
    Object.assign(seat, { by: "person", name: body.name as string, token });
    this.beginWhenFull(game);
    return game;
  }

  private beginWhenFull(game: Kept): void {
    if (game.seats.every((seat) => seat.by !== "open")) {
      game.state = "running";
      this.tell(game);
      this.add(game, []);
    } else this.tell(game);
    for (const peer of this.peers)
      if (peer.hasLobby) this.send(peer, { t: "lobby", games: this.lobby(peer.token) });
  }

  /** Plays lines, lets chance and computers follow, and tells everybody. */
  private add(game: Kept, lines: readonly string[]): void {
    const { table } = game;
    for (const line of lines) if (table.add(OWNER, line) !== "ok") throw new No("illegal", 422);
    this.follow(game);
    while (game.times.length < table.count) game.times.push(Date.now());
    game.offer = null;
    if (table.actor === OVER) game.state = "over";
    for (const peer of this.peers) this.tellLines(peer, game);
    this.tell(game);
  }

  private follow({ table, seats }: Kept): void {
    for (;;) {
      const { actor } = table;
      const by = seats[actor]?.by ?? "";
      if (actor === CHANCE) table.draw(table.lots > 1 ? this.dice(table.lots) : 0);
      else if (actor >= 0 && by !== "person" && by !== "open") {
        const state = table.view(actor);
        const [first] = state.choices();
        state.free();
        table.add(actor, first?.line ?? "");
      } else return;
    }
  }

  private linesOf({ table }: Kept, seat: number): string[] {
    const text = table.write(seat, "every");
    return text
      .slice(text.indexOf("\n\n") + 2)
      .split("\n")
      .filter((line) => line !== "");
  }

  private readonly toldTo = new WeakMap<Peer, Map<string, number>>();

  private tellLines(peer: Peer, game: Kept): void {
    const seat = peer.watches.get(game.id);
    if (seat === undefined) return;
    const told = this.toldTo.get(peer)?.get(game.id) ?? 0;
    const lines = this.linesOf(game, seat).slice(told);
    this.toldTo.get(peer)?.set(game.id, told + lines.length);
    const { left, actor, due } = this.told(game, peer.token);
    this.send(peer, {
      t: "lines",
      game: game.id,
      from: told + 1,
      lines,
      at: game.times.slice(told),
      left,
      actor,
      due,
    });
  }

  private tell(game: Kept): void {
    for (const peer of this.peers)
      if (peer.watches.has(game.id))
        this.send(peer, { t: "game", game: this.told(game, peer.token) });
  }

  private told(game: Kept, token: string | null): Game {
    const { wish, table } = game;
    const seats: GameSeat[] = game.seats.map((seat) => ({
      by: seat.by,
      name: seat.name,
      account: this.names.get(seat.token ?? "") || null,
      person: seat.token !== null,
      bot: false,
      rating: null,
      mine: token !== null && seat.token === token,
      here: [...this.peers].some((p) => p.token !== null && p.token === seat.token),
    }));
    const whole = table.view(OWNER);
    const { scores } = whole;
    whole.free();
    return {
      id: game.id,
      rules: table.rules.text,
      state: game.state,
      public: wish.public,
      rated: wish.rated,
      helps: wish.helps,
      absent: wish.absent,
      clock: wish.clock,
      made: 0,
      started: game.state === "open" ? 0 : 1,
      ended: game.state === "over" ? 2 : 0,
      seats,
      count: table.count,
      talk: game.talk.length,
      actor: game.state === "running" ? Math.max(-1, table.actor) : -1,
      left: wish.clock === "none" ? null : game.seats.map(() => 300_000),
      at: Date.now(),
      due: wish.clock === "none" ? 0 : Date.now() + 300_000,
      offer: game.offer,
      ending: game.state === "over" ? table.ending : "",
      winners: game.seats.flatMap((_, i) => (table.winners & (1 << i) ? [i] : [])),
      points: scores,
      before: "",
      next: game.next,
      watchers: 0,
    };
  }

  private list(token: string | null, test: (game: Kept) => boolean): Game[] {
    return [...this.games.values()].filter(test).map((game) => this.told(game, token));
  }

  private lobby(token: string | null): Game[] {
    return this.list(token, (game) => game.state === "open" && game.wish.public);
  }

  private talk(game: Kept, token: string, body: Body): void {
    const seat = game.seats.findIndex((s) => s.token === token);
    const doing = body.do as Said["do"];
    const { offer } = game;
    const said = {
      n: game.talk.length + 1,
      re: (body.n as number | undefined) ?? 0,
      at: Date.now(),
      seat,
      name: game.seats[seat]?.name ?? "",
      do: doing,
      what: (body.what as string) ?? "",
      text: (body.text as string) ?? "",
      line: game.table.count,
    };
    game.talk.push(said);
    game.talkers.push(token);
    if (doing === "ask")
      game.offer = {
        n: game.talk.length,
        seat,
        what: body.what as "back",
        text: said.text,
        agreed: [seat],
      };
    else if (doing !== "say") game.offer = null;
    for (const peer of this.peers)
      if (peer.watches.has(game.id)) this.tellTalk(peer, game, game.talk.length - 1);
    if (doing === "agree" && offer?.what === "back") this.add(game, [`table back ${offer.text}`]);
    else if (doing === "agree" && offer?.what === "draw") this.add(game, ["table over draw"]);
    else this.tell(game);
  }

  private tellTalk(peer: Peer, game: Kept, since: number): void {
    const talk = game.talk
      .slice(since)
      .map((said, i) => ({ ...said, mine: game.talkers[since + i] === peer.token }));
    this.send(peer, { t: "talk", game: game.id, from: since + 1, talk });
  }

  private send({ socket }: Peer, message: object): void {
    if (!this.isCut && !this.isMute) socket.onmessage?.({ data: JSON.stringify(message) });
  }

  private said(peer: Peer, message: Body): void {
    this.heard.push(message);
    const id = message.game as string;
    try {
      this.answer(peer, message, id);
    } catch (error) {
      if (!(error instanceof No)) throw error;
      const { why, more } = error;
      this.send(peer, { t: "no", re: message.t, game: id, n: message.n, why, text: "", ...more });
    }
  }

  private answer(peer: Peer, message: Body, id: string): void {
    switch (message.t) {
      case "hello":
        peer.token = (message.token as string | undefined) ?? null;
        if (peer.token !== null && !this.names.has(peer.token)) {
          peer.token = null;
          throw new No("token", 401);
        }
        this.send(peer, {
          t: "hello",
          me: peer.token === null ? null : this.me(peer.token),
          now: Date.now(),
          version: "test",
        });
        break;
      case "watch":
        this.watch(peer, this.find(id), message);
        break;
      case "lobby":
        peer.hasLobby = message.on === true;
        if (peer.hasLobby) this.send(peer, { t: "lobby", games: this.lobby(peer.token) });
        break;
      case "leave":
        peer.watches.delete(id);
        break;
      case "play":
        this.played(peer, this.find(id), message);
        break;
      case "ping":
        this.send(peer, { t: "pong", now: Date.now() });
        break;
    }
  }

  private watch(peer: Peer, game: Kept, message: Body): void {
    const mine = game.seats.findIndex((s) => s.token !== null && s.token === peer.token);
    const seat = (message.seat as number | undefined) ?? mine;
    if (seat >= 0) this.owned(game, peer.token ?? "", seat);
    peer.watches.set(game.id, seat);
    const told = this.toldTo.get(peer) ?? new Map<string, number>();
    this.toldTo.set(peer, told.set(game.id, message.since as number));
    this.send(peer, { t: "game", game: this.told(game, peer.token) });
    this.tellLines(peer, game);
    this.tellTalk(peer, game, message.talk as number);
  }

  private played(peer: Peer, game: Kept, message: Body): void {
    const { table } = game;
    this.owned(game, peer.token ?? "", table.actor);
    const n = message.n as number;
    if (n <= table.count) throw new No("taken", 409, this.lacking(peer, game, n));
    if (n > table.count + 1) throw new No("gap", 409);
    this.add(game, message.lines as string[]);
  }

  /** A few of the lines from n on; who lacks more asks for them. */
  private lacking(peer: Peer, game: Kept, n: number): object {
    const seat = game.seats.findIndex((s) => s.token === peer.token);
    const lines = this.linesOf(game, seat).slice(n - 1, n + 1);
    return { from: n, lines, at: game.times.slice(n - 1, n + 1) };
  }
}
