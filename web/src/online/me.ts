/*
 * me.ts: who this device is to the server: a token, kept here and never in an address. It is asked
 * for when something is done that needs one; until then nobody is known.
 */
import { signal } from "@preact/signals";
import { keepFields, readKept, type Keeper } from "../store/keep";
import { ONLINE_KEY } from "../store/online";
import type { Named } from "./api";
import type { Who } from "./types";

export class Me {
  /** As the server last said; null: not known, or nobody. */
  readonly who = signal<Who | null>(null);
  /** What one is called at the table. */
  readonly name = signal("");
  /** What a token is worth is known when the server has said so. */
  private kept: string | null;
  private asked: Promise<string> | null = null;

  constructor(
    private readonly keeper: Keeper | null,
    private readonly onChange: () => void,
  ) {
    const { token, name } = readKept(keeper, ONLINE_KEY);
    this.kept = typeof token === "string" ? token : null;
    this.name.value = typeof name === "string" ? name : "";
  }

  get token(): string | null {
    return this.kept;
  }

  /** Somebody who can sit down: who is known, or a new guest. */
  need(guest: () => Promise<Named>): Promise<string> {
    if (this.kept !== null) return Promise.resolve(this.kept);
    this.asked ??= guest()
      .then((named) => this.become(named))
      .finally(() => {
        this.asked = null;
      });
    return this.asked;
  }

  become({ token, me }: Named): string {
    this.kept = token;
    this.who.value = me;
    keepFields(this.keeper, ONLINE_KEY, { token });
    this.onChange();
    return token;
  }

  forget(): void {
    this.kept = null;
    this.who.value = null;
    keepFields(this.keeper, ONLINE_KEY, { token: undefined });
    this.onChange();
  }

  callMe(name: string): void {
    this.name.value = name;
    keepFields(this.keeper, ONLINE_KEY, { name });
  }

  /** Another tab has become somebody else. */
  look(): void {
    const { token } = readKept(this.keeper, ONLINE_KEY);
    const now = typeof token === "string" ? token : null;
    if (now === this.kept) return;
    this.kept = now;
    this.who.value = null;
    this.onChange();
  }
}
