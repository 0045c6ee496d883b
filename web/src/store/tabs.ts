/*
 * tabs.ts: which tab plays a game. A game is open in one tab only; the later tab is told and may
 * take it over. Tabs talk over a BroadcastChannel, which also works without a secure connection.
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

const ANSWER_MS = 120;
const LETTING_GO_MS = 1500;

export class Tabs {
  private held: string | null = null;
  private onLost: (() => Promise<void>) | null = null;
  private heard: ((message: Message) => void) | null = null;
  private readonly name = Math.random().toString(36).slice(2);

  constructor(private readonly channel: Channel | null) {
    if (channel) channel.onmessage = (event) => void this.hear(event.data as Message);
  }

  /** Whether another tab plays this game. */
  async isElsewhere(id: string): Promise<boolean> {
    return this.await("ask", id, "mine", ANSWER_MS);
  }

  /** Another tab lets go of it and has then saved everything. */
  async take(id: string): Promise<void> {
    await this.await("take", id, "gone", LETTING_GO_MS);
  }

  /** From now on this tab plays the game; onLost is called when another one takes it. */
  hold(id: string, onLost: () => Promise<void>): void {
    this.held = id;
    this.onLost = onLost;
  }

  /** A game that this tab holds no more; if it holds another one by now, that one stays. */
  release(id: string): void {
    if (this.held !== id) return;
    this.held = null;
    this.onLost = null;
  }

  private async hear(message: Message): Promise<void> {
    if (message.from === this.name) return;
    this.heard?.(message);
    if (message.id !== this.held) return;
    if (message.kind === "ask") this.say("mine", message.id);
    if (message.kind === "take") {
      const { onLost } = this;
      this.release(message.id);
      await onLost?.();
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
