/*
 * room.ts: one game at the server, as this page knows it: what stands about it, its lines as one
 * seat sees them, and what was said. It only ever grows; whatever is missing is asked for.
 */
import { signal } from "@preact/signals";
import type { Game, LinesMessage, Message, NoMessage, Said, TalkMessage } from "./types";
import type { Watcher, Wire } from "./wire";

/** Whoever plays or looks at the game. */
export interface Follower {
  /** There are more lines. */
  grown(): void;
  /** They come anew, as somebody else sees them. */
  replaced(): void;
  /** What was sent was refused. */
  refused(no: NoMessage): void;
}

export class Room implements Watcher {
  /** null: nothing is known yet. */
  readonly game = signal<Game | null>(null);
  readonly talk = signal<readonly Said[]>([]);
  /** Why there is no such game for us; "": there is. */
  readonly why = signal("");
  /** All lines as the one who looks may see them. */
  readonly lines: string[] = [];
  follower: Follower | null = null;
  private seat: number | undefined;
  private readonly stop: () => void;

  constructor(
    readonly id: string,
    private readonly wire: Wire,
  ) {
    this.stop = wire.watch(id, this);
  }

  close(): void {
    this.stop();
  }

  has(): { since: number; talk: number; seat?: number } {
    const have = { since: this.lines.length, talk: this.talk.peek().at(-1)?.n ?? 0 };
    return this.seat === undefined ? have : { ...have, seat: this.seat };
  }

  /** From now on as that seat sees it; what another saw is forgotten. */
  lookAs(seat: number): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.lines.length = 0;
    this.wire.ask(this.id);
  }

  /** Asks for whatever is missing. */
  ask(): void {
    this.wire.ask(this.id);
  }

  /** Counts connections: what was sent on an earlier one may be lost. */
  get connection(): number {
    return this.wire.connection;
  }

  /** Lines of the seat that must act; the first is to have the number n. False: not now. */
  play(n: number, lines: readonly string[]): boolean {
    return this.wire.send({ t: "play", game: this.id, n, lines });
  }

  heard(message: Message): void {
    switch (message.t) {
      case "game":
        this.why.value = "";
        this.game.value = message.game;
        this.follower?.grown();
        break;
      case "lines":
        this.add(message);
        break;
      case "talk":
        this.listen(message);
        break;
      case "gone":
        this.why.value = "game";
        break;
      case "no":
        if (message.re === "watch") this.why.value = message.why;
        else {
          // Whoever was too late is told what it lacks, or the first of it.
          if (message.lines) this.add({ ...(message as unknown as LinesMessage), t: "lines" });
          if (message.why === "taken" || message.why === "gap") this.ask();
          this.follower?.refused(message);
        }
        break;
    }
  }

  /** What is known already may come again; where something is missing, it is asked for. */
  private add({ from, lines, left, actor, due, at }: LinesMessage): void {
    if (from > this.lines.length + 1) {
      this.wire.ask(this.id);
      return;
    }
    const known = this.lines.slice(from - 1, from - 1 + lines.length);
    if (known.some((line, i) => line !== lines[i])) {
      // Another seat looks now, and sees them otherwise.
      this.lines.length = from - 1;
      this.follower?.replaced();
    }
    const fresh = lines.slice(this.lines.length + 1 - from);
    this.lines.push(...fresh);
    const game = this.game.peek();
    if (game && fresh.length > 0) {
      this.game.value = {
        ...game,
        count: this.lines.length,
        ...(left !== undefined && { left }),
        ...(actor !== undefined && { actor }),
        ...(due !== undefined && { due }),
        at: at.at(-1) ?? game.at,
      };
    }
    this.follower?.grown();
  }

  /** Not everything is meant for everybody, so numbers may be missing. */
  private listen({ talk }: TalkMessage): void {
    const last = this.talk.peek().at(-1)?.n ?? 0;
    const fresh = talk.filter(({ n }) => n > last);
    if (fresh.length > 0) this.talk.value = [...this.talk.peek(), ...fresh];
  }
}
