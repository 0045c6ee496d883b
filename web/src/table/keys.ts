/*
 * keys.ts: which key does what, in one table. The keyboard listens by it and the help shows it, so
 * they cannot disagree.
 *
 * It knows nothing of the game: a command is only a word, commands.ts does it.
 */
import type { Layer } from "../play/types";

export type Command =
  | "left"
  | "right"
  | "up"
  | "down"
  | "take"
  | "turnRight"
  | "turnLeft"
  | "figure"
  | "none"
  | "undo"
  | "hint"
  | "hurry"
  | Layer
  | "inspect"
  | "fit"
  | "zoomIn"
  | "zoomOut"
  | "previous"
  | "next"
  | "previousTurn"
  | "nextTurn"
  | "first"
  | "end"
  | "play"
  | "list"
  | "help";

/** Where a key means something: in the game, while an earlier position is looked at, or in both. */
export type Mode = "play" | "look";

/** The headings of the help. */
export const KEY_GROUPS = ["turn", "layers", "view", "review", "page"] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

export interface KeyEntry {
  readonly command: Command;
  readonly group: KeyGroup;
  /** As KeyboardEvent.key says them; letters in lower case. */
  readonly keys: readonly string[];
  /** Only with Shift (letters only; without it a letter is meant without Shift). */
  readonly shift?: true;
  /** Only with Ctrl, or Cmd on a Mac. */
  readonly ctrl?: true;
  /** Whether holding the key does it again; never for what settles something. */
  readonly repeats?: true;
  readonly modes: readonly Mode[];
  /** What stands on the key caps of the help; names of keys are words of the texts ("key.enter"). */
  readonly caps: readonly string[];
}

const PLAY = ["play"] as const;
const LOOK = ["look"] as const;
const BOTH = ["play", "look"] as const;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

const layer = (command: Layer, key: string): KeyEntry => ({
  command,
  group: "layers",
  keys: [key],
  modes: BOTH,
  caps: [key.toUpperCase()],
});

export const KEYS: readonly KeyEntry[] = [
  { command: "left", group: "turn", keys: ["ArrowLeft"], repeats: true, modes: PLAY, caps: ["←"] },
  {
    command: "right",
    group: "turn",
    keys: ["ArrowRight"],
    repeats: true,
    modes: PLAY,
    caps: ["→"],
  },
  { command: "up", group: "turn", keys: ["ArrowUp"], repeats: true, modes: PLAY, caps: ["↑"] },
  { command: "down", group: "turn", keys: ["ArrowDown"], repeats: true, modes: PLAY, caps: ["↓"] },
  { command: "turnRight", group: "turn", keys: ["r"], modes: PLAY, caps: ["R"] },
  {
    command: "turnLeft",
    group: "turn",
    keys: ["r"],
    shift: true,
    modes: PLAY,
    caps: ["key.shift", "R"],
  },
  { command: "take", group: "turn", keys: ["Enter"], modes: PLAY, caps: ["key.enter"] },
  { command: "figure", group: "turn", keys: DIGITS, modes: PLAY, caps: ["1", "…", "9"] },
  { command: "none", group: "turn", keys: ["0", "s"], modes: PLAY, caps: ["0", "S"] },
  { command: "undo", group: "turn", keys: ["Escape"], modes: PLAY, caps: ["key.escape"] },
  { command: "undo", group: "turn", keys: ["z"], ctrl: true, modes: PLAY, caps: ["key.ctrl", "Z"] },
  { command: "hint", group: "turn", keys: ["h"], modes: PLAY, caps: ["H"] },
  { command: "hurry", group: "turn", keys: [" "], modes: PLAY, caps: ["key.space"] },

  layer("fields", "f"),
  layer("features", "o"),
  layer("remaining", "t"),
  layer("odds", "p"),
  layer("dead", "d"),
  layer("last", "l"),
  layer("coordinates", "c"),

  { command: "fit", group: "view", keys: ["z"], modes: BOTH, caps: ["Z"] },
  { command: "zoomIn", group: "view", keys: ["+", "="], repeats: true, modes: BOTH, caps: ["+"] },
  { command: "zoomOut", group: "view", keys: ["-", "_"], repeats: true, modes: BOTH, caps: ["−"] },
  { command: "inspect", group: "view", keys: ["i"], modes: BOTH, caps: ["I"] },
  { command: "list", group: "view", keys: ["v"], modes: BOTH, caps: ["V"] },

  {
    command: "previousTurn",
    group: "review",
    keys: ["ArrowLeft"],
    repeats: true,
    modes: LOOK,
    caps: ["←"],
  },
  {
    command: "nextTurn",
    group: "review",
    keys: ["ArrowRight"],
    repeats: true,
    modes: LOOK,
    caps: ["→"],
  },
  {
    command: "previous",
    group: "review",
    keys: ["ArrowUp"],
    repeats: true,
    modes: LOOK,
    caps: ["↑"],
  },
  {
    command: "next",
    group: "review",
    keys: ["ArrowDown"],
    repeats: true,
    modes: LOOK,
    caps: ["↓"],
  },
  { command: "first", group: "review", keys: ["Home"], modes: LOOK, caps: ["key.home"] },
  { command: "end", group: "review", keys: ["End"], modes: LOOK, caps: ["key.end"] },
  { command: "play", group: "review", keys: [" "], modes: LOOK, caps: ["key.space"] },
  { command: "undo", group: "review", keys: ["Escape"], modes: LOOK, caps: ["key.escape"] },

  { command: "help", group: "page", keys: ["?"], modes: BOTH, caps: ["?"] },
];

/** The part of a KeyboardEvent that matters here. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

export interface KeyCommand {
  readonly command: Command;
  /** Which figure place, from 1; else 0. */
  readonly digit: number;
}

const isLetter = (key: string): boolean => /^[a-z]$/.test(key);

function fits(entry: KeyEntry, press: KeyPress, key: string): boolean {
  const ctrl = press.ctrlKey || press.metaKey;
  if (!entry.keys.includes(key) || press.altKey || ctrl !== (entry.ctrl === true)) return false;
  // Shift is part of writing "+" or "?", so only for letters does it make another key.
  return !isLetter(key) || press.shiftKey === (entry.shift === true);
}

/** What a key press means, or null. letters: whether keys that write something may be used. */
export function commandOf(press: KeyPress, mode: Mode, letters = true): KeyCommand | null {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (!letters && press.key.length === 1 && press.key !== " " && !press.ctrlKey && !press.metaKey)
    return null;
  const entry = KEYS.find((e) => e.modes.includes(mode) && fits(e, press, key));
  if (!entry || (press.repeat && !entry.repeats)) return null;
  return { command: entry.command, digit: entry.command === "figure" ? Number(key) : 0 };
}

/** The cap to show on a button, by its command. */
export function capOf(command: Command): string {
  return KEYS.find((e) => e.command === command)?.caps.at(-1) ?? "";
}
