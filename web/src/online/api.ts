/*
 * api.ts: asks the server by HTTP. What it refuses, and that it cannot be reached at all, comes as a
 * Refusal with one word; text/why.ts has a sentence for each.
 */
import type { Best, Game, NewGame, Player, Said, Who } from "./types";

/** Words of our own beside those of the server: there is none here, it does not answer, there is no
 *  network, or it said something that makes no sense; a program of that name is there already. */
export type OwnWhy = "none" | "down" | "offline" | "broken" | "program";

export class Refusal extends Error {
  constructor(
    readonly why: string,
    /** Seconds to wait before it makes sense to ask again; 0: it is not said. */
    readonly wait = 0,
    /** The rest of what the server answered. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(why);
  }
}

type Json = Readonly<Record<string, unknown>>;
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Named {
  readonly token: string;
  readonly me: Who;
}

/** What a program of one's own comes in with; it is told once. */
export interface BotToken {
  readonly token: string;
  readonly bot: { readonly name: string };
}

export class Api {
  constructor(
    /** Where the page lies; the calls are below it. */
    private readonly base: string,
    private readonly fetcher: Fetch,
    private readonly token: () => string | null,
    /** The server does not know the token that it was told. */
    private readonly onUnknown: () => void = () => undefined,
  ) {}

  guest(): Promise<Named> {
    return this.post("guest") as Promise<unknown> as Promise<Named>;
  }
  register(name: string, password: string): Promise<Named> {
    return this.post("register", { name, password }) as Promise<unknown> as Promise<Named>;
  }
  login(name: string, password: string): Promise<Named> {
    return this.post("login", { name, password }) as Promise<unknown> as Promise<Named>;
  }
  logout(): Promise<unknown> {
    return this.post("logout");
  }
  password(old: string, fresh: string): Promise<Named> {
    return this.post("me/password", { old, new: fresh }) as Promise<unknown> as Promise<Named>;
  }
  erase(password: string): Promise<unknown> {
    return this.post("me/erase", password === "" ? {} : { password });
  }
  /** Everything that is kept about whoever asks. */
  data(): Promise<Json> {
    return this.get("me/data");
  }
  async me(): Promise<Who> {
    return (await this.get("me")).me as Who;
  }
  /** The last ones, or those before a time. */
  games(state: Game["state"], before = 0): Promise<readonly Game[]> {
    return this.list(`me/games?state=${state}${before > 0 ? `&before=${before}` : ""}`);
  }
  lobby(): Promise<readonly Game[]> {
    return this.list("lobby");
  }
  running(): Promise<readonly Game[]> {
    return this.list("running");
  }
  make(game: NewGame): Promise<Game> {
    return this.game(this.post("games", { ...game }));
  }
  quick(wish: { rules: string; clock: string; rated: boolean; name: string }): Promise<Game> {
    return this.game(this.post("quick", wish));
  }
  find(id: string): Promise<Game> {
    return this.game(this.get(`games/${part(id)}`));
  }
  sit(id: string, name: string, seat: number): Promise<Game> {
    return this.game(this.post(`games/${part(id)}/sit`, { name, seat }));
  }
  leave(id: string, seat: number): Promise<unknown> {
    return this.post(`games/${part(id)}/leave`, { seat });
  }
  resign(id: string, seat: number): Promise<unknown> {
    return this.post(`games/${part(id)}/resign`, { seat });
  }
  comeBack(id: string, seat: number): Promise<unknown> {
    return this.post(`games/${part(id)}/return`, { seat });
  }
  async talk(
    id: string,
    talk: Partial<Pick<Said, "do" | "what" | "text" | "seat"> & { n: number }>,
  ): Promise<unknown> {
    return this.post(`games/${part(id)}/talk`, talk);
  }
  block(name: string, block: boolean): Promise<unknown> {
    return this.post("me/block", { name, block });
  }
  async blocks(): Promise<readonly string[]> {
    return (await this.get("me/blocks")).names as string[];
  }
  /** One's own. */
  async bots(): Promise<readonly string[]> {
    return ((await this.get("me/bots")).bots as { name: string }[]).map(({ name }) => name);
  }
  /** A new one, or a new token for it. */
  makeBot(name: string): Promise<BotToken> {
    return this.post("me/bots", { name }) as Promise<unknown> as Promise<BotToken>;
  }
  dropBot(name: string): Promise<unknown> {
    return this.post("me/bots/drop", { name });
  }
  async player(name: string): Promise<Player> {
    return (await this.get(`players/${part(name)}`)).player as Player;
  }
  async ratings(name: string, what: string): Promise<readonly { at: number; rating: number }[]> {
    const answer = await this.get(`players/${part(name)}/ratings?what=${part(what)}`);
    return answer.points as { at: number; rating: number }[];
  }
  gamesOf(name: string, before = 0): Promise<readonly Game[]> {
    return this.list(`players/${part(name)}/games${before > 0 ? `?before=${before}` : ""}`);
  }
  async best(what: string): Promise<readonly Best[]> {
    return (await this.get(`best?what=${part(what)}`)).players as Best[];
  }
  /** Where the records of all finished public games are, as one long text. */
  get allGames(): string {
    return `${this.base}api/records/all`;
  }
  /** A browser saves whatever comes from there; so what would be refused is asked for first. */
  async mayHaveAllGames(): Promise<void> {
    const answer = await this.reach(this.allGames, { cache: "no-store", credentials: "omit" });
    const isText = (answer.headers.get("Content-Type") ?? "").startsWith("text/plain");
    if (answer.ok && isText) await answer.body?.cancel();
    else await read(answer);
  }
  async pushKey(): Promise<string> {
    return (await this.get("push")).key as string;
  }
  push(to: { endpoint: string; key: string; secret: string }): Promise<unknown> {
    return this.post("me/push", to);
  }
  dropPush(endpoint: string): Promise<unknown> {
    return this.post("me/push/drop", { endpoint });
  }

  private async list(path: string): Promise<readonly Game[]> {
    const { games } = await this.get(path);
    if (!Array.isArray(games)) throw new Refusal("broken");
    return games as Game[];
  }

  private async game(answer: Promise<Json>): Promise<Game> {
    const { game } = await answer;
    if (typeof game !== "object" || game === null) throw new Refusal("broken");
    return game as Game;
  }

  private get(path: string): Promise<Json> {
    return this.call("GET", path);
  }

  private post(path: string, body: Json = {}): Promise<Json> {
    return this.call("POST", path, body);
  }

  private async call(method: "GET" | "POST", path: string, body?: Json): Promise<Json> {
    const token = this.token();
    const headers: Record<string, string> = {};
    if (body) headers["Content-Type"] = "application/json";
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    const init: RequestInit = { method, headers, cache: "no-store", credentials: "omit" };
    if (body) init.body = JSON.stringify(body);
    const answer = await this.reach(`${this.base}api/${path}`, init);
    return read(answer).catch((error: unknown) => {
      const isUnknown = error instanceof Refusal && error.why === "token";
      if (isUnknown && token !== null && token === this.token()) this.onUnknown();
      throw error;
    });
  }

  private reach(url: string, init: RequestInit): Promise<Response> {
    return this.fetcher(url, init).catch(() => {
      throw new Refusal(isOffline() ? "offline" : "down");
    });
  }
}

const part = encodeURIComponent;

const isOffline = (): boolean => typeof navigator !== "undefined" && navigator.onLine === false;

/** A server that only has files answers with a page of its own, or not at all. */
async function read(answer: Response): Promise<Json> {
  const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
  if (!isJson) throw new Refusal(answer.status >= 500 ? "down" : "none");
  const body = (await answer.json().catch(() => {
    throw new Refusal("broken");
  })) as unknown;
  if (typeof body !== "object" || body === null) throw new Refusal("broken");
  if (answer.ok) return body as Json;
  const { why, wait, ...more } = body as Record<string, unknown>;
  throw new Refusal(
    typeof why === "string" ? why : "broken",
    typeof wait === "number" ? wait : 0,
    more,
  );
}
