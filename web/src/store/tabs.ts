/*
 * tabs.ts: which tab plays a game. A game is open in one tab only; the later tab is told and may
 * take it over. Tabs talk over a BroadcastChannel, which also works without a secure connection.
 * With one, a lock says whether a game is open, however busy the other tab is.
 */

interface Message {
  /** ask: does anybody have it; mine: yes; take: give it to me; gone: I have let it go. */
  readonly kind: "ask" | "mine" | "take" | "gone";
  readonly id: string;
  readonly from: string;
}

/** The part of a BroadcastChannel that is needed here. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

/** The part of the browser's locks that is needed here. */
export interface Locks {
  request(
    name: string,
    options: { readonly steal: boolean },
    whileHeld: () => Promise<void>,
  ): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** How long to wait for a tab that may not exist, and for one that does and saves its game. */
const ANSWER_MS = 300;
const LETTING_GO_MS = 10_000;

const lockOf = (id: string): string => `aude-game-${id}`;

export class Tabs {
  private held: string | null = null;
  /** Gives the lock of the held game back, and ends when that is done. */
  private unlock: () => Promise<void> = () => Promise.resolve();
  private unlocked: Promise<unknown> = Promise.resolve();
  private onLost: (() => Promise<void>) | null = null;
  private heard: ((message: Message) => void) | null = null;
  private readonly name = Math.random().toString(36).slice(2);

  constructor(
    private readonly channel: Channel | null,
    private readonly locks: Locks | null = null,
  ) {
    if (channel) channel.onmessage = (event) => void this.hear(event.data as Message);
  }

  /** Whether another tab plays this game. */
  async isElsewhere(id: string): Promise<boolean> {
    if (!this.locks) return this.await("ask", id, "mine", ANSWER_MS);
    if (this.held === id) return false;
    await this.unlocked;
    const { held } = await this.locks.query();
    return held?.some((lock) => lock.name === lockOf(id)) ?? false;
  }

  /** Another tab lets go of it and has then saved everything. */
  async take(id: string): Promise<void> {
    if (await this.isElsewhere(id)) await this.await("take", id, "gone", LETTING_GO_MS);
  }

  /** From now on this tab plays the game; onLost is called when another one takes it. */
  hold(id: string, onLost: () => Promise<void>): void {
    this.letGo();
    this.held = id;
    this.onLost = onLost;
    if (this.locks) this.unlock = this.lock(this.locks, id);
  }

  /** A game that this tab holds no more; if it holds another one by now, that one stays. */
  release(id: string): void {
    if (this.held === id) this.letGo();
  }

  private letGo(): void {
    this.held = null;
    this.onLost = null;
    this.unlocked = Promise.all([this.unlocked, this.unlock()]);
    this.unlock = () => Promise.resolve();
  }

  /** A tab that was asleep while another one took its game learns it when its lock is gone. */
  private lock(locks: Locks, id: string): () => Promise<void> {
    let end = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      end = resolve;
    });
    const isOver = locks
      .request(lockOf(id), { steal: true }, () => isHeld)
      .then(
        () => undefined,
        () => this.lose(id),
      );
    return () => {
      end();
      return isOver;
    };
  }

  private async lose(id: string): Promise<void> {
    if (this.held !== id) return;
    const { onLost } = this;
    this.letGo();
    await onLost?.();
  }

  private async hear(message: Message): Promise<void> {
    if (message.from === this.name) return;
    this.heard?.(message);
    if (message.id !== this.held) return;
    if (message.kind === "ask") this.say("mine", message.id);
    if (message.kind === "take") {
      await this.lose(message.id);
      this.say("gone", message.id);
    }
  }

  private say(kind: Message["kind"], id: string): void {
    this.channel?.postMessage({ kind, id, from: this.name } satisfies Message);
  }

  private await(
    kind: Message["kind"],
    id: string,
    answer: Message["kind"],
    limit: number,
  ): Promise<boolean> {
    if (!this.channel) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (found: boolean): void => {
        clearTimeout(timer);
        this.heard = null;
        resolve(found);
      };
      const timer = setTimeout(() => end(false), limit);
      this.heard = (message) => {
        if (message.kind === answer && message.id === id) end(true);
      };
      this.say(kind, id);
    });
  }
}

export function openChannel(): Channel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("aude");
}

/** Browsers give locks only to pages that came over a secure connection. */
export function openLocks(): Locks | null {
  return (navigator.locks as Locks | undefined) ?? null;
}
