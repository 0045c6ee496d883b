/*
 * settings.ts: what a person has set on this device: one signal each, kept in localStorage.
 *
 * The page reads the signals, so that a change is seen at once. What cannot be stored (private
 * mode) still holds until the page is closed.
 */
import { effect, signal, type Signal } from "@preact/signals";
import { LANGUAGES, preferredLanguage, type Language } from "../text/language";
import { keepFields, onOtherTab, readKept, type Keeper } from "./keep";

export type ThemeSetting = "auto" | "day" | "evening";
export type PaletteSetting = "safe" | "classic";
export type MotionSetting = "auto" | "less";
export type SpeedSetting = "slow" | "normal" | "fast";
export type ThinkingSetting = "short" | "normal" | "long";

/** What can be heard, each with a switch of its own. */
export const SOUNDS = ["place", "figure", "score", "turn", "end", "error"] as const;
export type SoundName = (typeof SOUNDS)[number];

export interface SettingValues {
  readonly theme: ThemeSetting;
  readonly palette: PaletteSetting;
  readonly lang: Language;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** The sounds that are not wanted while sound is on. */
  readonly muted: readonly SoundName[];
  readonly motion: MotionSetting;
  /** A turn is a draft until Done. */
  readonly confirm: boolean;
  /** Online a place may be chosen while others play. */
  readonly premove: boolean;
  /** Of computer moves. */
  readonly speed: SpeedSetting;
  /** How long they may think. */
  readonly thinking: ThinkingSetting;
  /** The view follows the moves of others. */
  readonly follow: boolean;
  /** Lines between the tiles. */
  readonly grid: boolean;
  /** Whether a new game shows what helps. */
  readonly helps: boolean;
}

export type Settings = { readonly [K in keyof SettingValues]: Signal<SettingValues[K]> };

const KEY = "aude.settings";

const oneOf =
  <T>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);

const isTruth = oneOf(true, false);

/** What a stored value must be; anything else is forgotten. */
const CHECKS: { readonly [K in keyof SettingValues]: (value: unknown) => boolean } = {
  theme: oneOf("auto", "day", "evening"),
  palette: oneOf("safe", "classic"),
  lang: oneOf<unknown>(...LANGUAGES),
  sound: isTruth,
  volume: (v) => typeof v === "number" && v >= 0 && v <= 1,
  muted: (v) => Array.isArray(v) && v.every(oneOf<unknown>(...SOUNDS)),
  motion: oneOf("auto", "less"),
  confirm: isTruth,
  premove: isTruth,
  speed: oneOf("slow", "normal", "fast"),
  thinking: oneOf("short", "normal", "long"),
  follow: isTruth,
  grid: isTruth,
  helps: isTruth,
};

export function defaultSettings(wishes: readonly string[]): SettingValues {
  return {
    theme: "auto",
    palette: "safe",
    lang: preferredLanguage(wishes),
    sound: false,
    volume: 0.6,
    muted: [],
    motion: "auto",
    confirm: true,
    premove: false,
    speed: "normal",
    thinking: "normal",
    follow: true,
    grid: false,
    helps: true,
  };
}

/** What was stored, as far as it can be used. */
export function readSettings(keeper: Keeper | null): Partial<SettingValues> {
  const known = Object.entries(readKept(keeper, KEY)).filter(
    ([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof SettingValues](value),
  );
  return Object.fromEntries(known) as Partial<SettingValues>;
}

/** How one hears that another tab has changed what is kept. */
export type Hearing = (key: string, heard: () => void) => void;

/** Makes the signals and keeps every change. Only what differs from the default is stored, so that
 *  the language goes on following the browser until somebody chooses one. */
export function makeSettings(
  keeper: Keeper | null,
  wishes: readonly string[],
  hear: Hearing,
): Settings {
  const defaults: Readonly<Record<string, unknown>> = { ...defaultSettings(wishes) };
  const stored = (): Record<string, unknown> => ({ ...defaults, ...readSettings(keeper) });
  const signals = Object.entries(stored()).map(([name, value]) => {
    const usual = JSON.stringify(defaults[name]);
    const one = { name, signal: signal(value), kept: JSON.stringify(value) };
    effect(() => {
      const text = JSON.stringify(one.signal.value);
      if (text === one.kept) return;
      one.kept = text;
      keepFields(keeper, KEY, { [name]: text === usual ? undefined : one.signal.peek() });
    });
    return one;
  });
  hear(KEY, () => {
    const now = stored();
    for (const one of signals) {
      // What another tab has set is not written again: it may have been changed since.
      one.kept = JSON.stringify(now[one.name]);
      if (JSON.stringify(one.signal.peek()) !== one.kept) one.signal.value = now[one.name];
    }
  });
  return Object.fromEntries(signals.map((one) => [one.name, one.signal])) as Settings;
}

/** localStorage, where the browser allows it. */
export function localStore(): Storage | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

/** The settings of this device. */
export const settings: Settings = makeSettings(
  localStore(),
  typeof navigator === "undefined" ? [] : (navigator.languages ?? []),
  onOtherTab,
);
