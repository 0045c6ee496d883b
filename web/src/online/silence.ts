/*
 * silence.ts: whose talk is not shown on this device, table by table, and whether any is. Accounts
 * are blocked at the server, everywhere; who has none can only be hidden here, and stays so when the
 * page is loaded anew.
 */
import { signal } from "@preact/signals";
import { keepFields, onOtherTab, readKept, type Keeper } from "../store/keep";
import { localStore } from "../store/settings";
import type { Game, Said } from "./types";

/** What is kept about a table. */
interface Table {
  readonly isMuted: boolean;
  /** Those who are not heard there, as speakerOf() calls them. */
  readonly hidden: readonly string[];
}

const KEY = "aude.silence";
/** So many tables are remembered; the first are forgotten. */
const TABLES = 100;
const LOUD: Table = { isMuted: false, hidden: [] };

/** The account of whoever says something, at a seat or as an onlooker; null: there is none. */
export function accountOf(game: Game, said: Said): string | null {
  if (said.seat >= 0) return game.seats[said.seat]?.account ?? null;
  return said.name === "" ? null : said.name;
}

/** All onlookers without an account are one, for nothing tells them apart. */
const speakerOf = ({ seat, name }: Said): string => (seat >= 0 ? String(seat) : `@${name}`);

export class Silence {
  private readonly tables = signal<ReadonlyMap<string, Table>>(new Map());
  /** Blocked on this page: what they had said before is here already. The server leaves out what
   *  comes, and after the next load all of it. */
  private readonly blocked = signal<ReadonlySet<string>>(new Set());

  constructor(private readonly keeper: Keeper | null) {
    this.look();
  }

  isMuted(id: string): boolean {
    return this.at(id).isMuted;
  }

  mute(id: string, isMuted: boolean): void {
    this.set(id, { ...this.at(id), isMuted });
  }

  isHidden(game: Game, said: Said): boolean {
    if (said.mine || said.do !== "say") return false;
    const account = accountOf(game, said);
    return (
      (account !== null && this.blocked.value.has(account)) ||
      this.at(game.id).hidden.includes(speakerOf(said))
    );
  }

  hide(game: Game, said: Said): void {
    const table = this.at(game.id);
    this.set(game.id, { ...table, hidden: [...new Set([...table.hidden, speakerOf(said)])] });
  }

  /** Somebody is hidden at a table. */
  hides(id: string): boolean {
    return this.at(id).hidden.length > 0;
  }

  /** All who are hidden at a table are heard again. */
  hear(id: string): void {
    this.set(id, { ...this.at(id), hidden: [] });
  }

  block(account: string, isBlocked: boolean): void {
    const blocked = new Set(this.blocked.peek());
    if (isBlocked) blocked.add(account);
    else blocked.delete(account);
    this.blocked.value = blocked;
  }

  /** Somebody else is here, who has blocked nobody on this page. */
  forgetBlocks(): void {
    this.blocked.value = new Set();
  }

  /** Another tab may have changed what is kept. */
  look(): void {
    this.tables.value = new Map(
      Object.entries(readKept(this.keeper, KEY)).flatMap(([id, kept]) => {
        const { isMuted, hidden } = (kept ?? {}) as Partial<Table>;
        if (!Array.isArray(hidden)) return [];
        return [[id, { isMuted: isMuted === true, hidden: hidden.map(String) }]];
      }),
    );
  }

  private at(id: string): Table {
    return this.tables.value.get(id) ?? LOUD;
  }

  private set(id: string, table: Table): void {
    const tables = new Map(this.tables.peek());
    // Whatever was changed last is forgotten last.
    tables.delete(id);
    const isLoud = !table.isMuted && table.hidden.length === 0;
    if (!isLoud) tables.set(id, table);
    const [first = ""] = tables.keys();
    const old = tables.size > TABLES ? { [first]: undefined } : {};
    if (tables.size > TABLES) tables.delete(first);
    this.tables.value = tables;
    // Taken out first, so that it comes last.
    keepFields(this.keeper, KEY, { [id]: undefined, ...old });
    if (!isLoud) keepFields(this.keeper, KEY, { [id]: table });
  }
}

export const silence = new Silence(localStore());
onOtherTab(KEY, () => silence.look());
