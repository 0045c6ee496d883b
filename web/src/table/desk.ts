/*
 * desk.ts: what all parts round the board share: the game, what is open on the page, and what the
 * shell does for them. One object for each game; components take it as their property "desk".
 */
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { IconName } from "../art/icons";
import type { Wish } from "../board/wishes";
import type { Engine, Rules } from "../engine/engine";
import {
  REMOTE,
  type GameSetup,
  type Layer,
  type LevelChange,
  type Now,
  type Session,
  type Table,
} from "../play/types";
import type { Layout } from "./layout";
import { Reviewer } from "./reviewer";

/** What lies over the table; the drawer of remaining tiles is a layer and no panel. */
export type Panel = "menu" | "log" | "players" | "layers" | "keys" | "result" | "restart";

/** What the board lets others do with its view. */
export interface BoardControl {
  zoomBy(factor: number): void;
  fit(): void;
  /** Tells about what is aimed at, or goes on to what lies beside it. */
  inspect(): void;
  /** Lets somebody choose an open cell before there is a tile for it; null: not any more. */
  offer(wish: Wish | null): void;
  destroy(): void;
}

/** What the shell does when a button round the board is pressed. */
export interface TableActions {
  /** Back to the start page; the game is saved. */
  readonly onLeave: () => void;
  /** The same rules and players, from the start. */
  readonly onRematch: (setup: GameSetup) => void;
  readonly onNewGame: () => void;
  /** Writes the record to a file. */
  readonly onExport: (session: Session) => void;
  /** Lets others go on with this game from elsewhere. */
  readonly onOnline: (session: Session) => void;
  readonly onSettings: () => void;
  /** The rules of this game in our words. */
  readonly onHelp: () => void;
}

export interface MenuItem {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly note?: string;
  readonly onPress: () => void;
}

type Part<P = object> = ComponentType<{ readonly desk: Desk } & P>;

/** What a game has besides that others play elsewhere, too; online/ makes it. */
export interface Extras {
  /** In the row of a seat: whose it is, its time, whether somebody is there. */
  readonly Seat: Part<{ readonly seat: number }>;
  /** Below a name in the result: whose seat it was. */
  readonly Place: Part<{ readonly seat: number }>;
  /** Below the rows, where there is room. */
  readonly Side: Part;
  /** Over the board: what others ask. */
  readonly Over: Part;
  /** Further tools; on a phone in the corner. */
  readonly Tools: Part;
  /** Instead of the same game anew. */
  readonly Rematch: Part<{ readonly onClose: () => void }>;
  readonly items: (desk: Desk) => readonly MenuItem[];
}

export interface Desk extends TableActions {
  /** null: everybody is at this device. */
  readonly extras: Extras | null;
  /** What the game has made of the level of who played it; null where that is not counted. */
  readonly level: ReadonlySignal<LevelChange | null> | null;
  readonly engine: Engine;
  readonly session: Session;
  readonly table: Table;
  readonly rules: Rules;
  readonly setup: GameSetup;
  readonly now: ReadonlySignal<Now>;
  readonly layout: ReadonlySignal<Layout>;
  readonly reviewer: Reviewer;
  readonly panel: Signal<Panel | null>;
  readonly isList: Signal<boolean>;
  readonly board: Signal<BoardControl | null>;
  /** A hint is being thought about. */
  readonly isHinting: Signal<boolean>;
  /** What went wrong, for everybody to see and hear; empty: nothing. */
  readonly alarm: Signal<string>;
  /** What happened since the last turn, as the number of its first step: the person has seen it,
   *  or wants to see it again; -1: neither. */
  readonly seenSince: Signal<number>;
  readonly askedSince: Signal<number>;
}

export function createDesk(
  parts: Pick<Desk, "engine" | "session" | "table" | "layout"> & {
    readonly extras?: Extras;
    readonly level?: ReadonlySignal<LevelChange | null>;
  },
  actions: TableActions,
  pace: () => number,
): Desk {
  const { session } = parts;
  return {
    ...parts,
    ...actions,
    extras: parts.extras ?? null,
    level: parts.level ?? null,
    rules: session.rules,
    setup: session.setup,
    now: session.now,
    reviewer: new Reviewer(session, pace),
    panel: signal<Panel | null>(null),
    isList: signal(false),
    board: signal<BoardControl | null>(null),
    isHinting: parts.table.isHinting,
    alarm: signal(""),
    seenSince: signal(-1),
    askedSince: signal(-1),
  };
}

export const nameOf = (setup: GameSetup, seat: number): string => setup.seats[seat]?.name ?? "";

export const isPerson = (setup: GameSetup, seat: number): boolean =>
  setup.seats[seat]?.by === "person";

export const isComputer = (setup: GameSetup, seat: number): boolean =>
  !isPerson(setup, seat) && setup.seats[seat]?.by !== REMOTE;

/** Layers that count or reckon for the person; a game without helps does not have them. */
const HELPING: ReadonlySet<Layer> = new Set<Layer>(["features", "remaining", "odds", "dead"]);

/** Games with cards have no board, and so no layers but the cards still to come. */
export function layersOf(rules: Rules, setup: GameSetup, all: readonly Layer[]): Layer[] {
  if (!rules.has("board")) return [];
  return all.filter((layer) => setup.helps || !HELPING.has(layer));
}
