/*
 * settings.ts: what a person has set on this device: one signal each, kept in localStorage.
 *
 * The page reads the signals, so that a change is seen at once. What cannot be stored (private
 * mode) still holds until the page is closed.
 */
import { effect, signal, type Signal } from "@preact/signals";
import { LANGUAGES, preferredLanguage, type Language } from "../text/language";

export type ThemeSetting = "auto" | "day" | "evening";
export type PaletteSetting = "safe" | "classic";
export type MotionSetting = "auto" | "less";
export type SpeedSetting = "slow" | "normal" | "fast";

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
  /** Of computer moves. */
  readonly speed: SpeedSetting;
  /** The view follows the moves of others. */
  readonly follow: boolean;
  /** Lines between the tiles. */
  readonly grid: boolean;
  /** Whether a new game shows what helps. */
  readonly helps: boolean;
}

export type Settings = { readonly [K in keyof SettingValues]: Signal<SettingValues[K]> };

/** The part of localStorage that is needed here. */
export type Keeper = Pick<Storage, "getItem" | "setItem">;

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
  speed: oneOf("slow", "normal", "fast"),
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
    speed: "normal",
    follow: true,
    grid: false,
    helps: true,
  };
}

/** What was stored, as far as it can be used. */
export function readSettings(text: string | null): Partial<SettingValues> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  const known = Object.entries(stored).filter(
    ([name, value]) => name in CHECKS && CHECKS[name as keyof SettingValues](value),
  );
  return Object.fromEntries(known) as Partial<SettingValues>;
}

/** Makes the signals and keeps every change. Only what differs from the default is stored, so that
 *  the language goes on following the browser until somebody chooses one. */
export function makeSettings(keeper: Keeper | null, wishes: readonly string[]): Settings {
  const defaults = defaultSettings(wishes);
  const values = { ...defaults, ...readSettings(fetchText(keeper)) };
  const signals = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, signal<unknown>(value)]),
  );
  effect(() => {
    const changed = Object.entries(signals).filter(
      ([name, s]) =>
        JSON.stringify(s.value) !== JSON.stringify(defaults[name as keyof SettingValues]),
    );
    const text = JSON.stringify(Object.fromEntries(changed.map(([name, s]) => [name, s.value])));
    try {
      keeper?.setItem(KEY, text);
    } catch {
      // Full or forbidden: the settings hold until the page is closed.
    }
  });
  return signals as Settings;
}

function fetchText(keeper: Keeper | null): string | null {
  try {
    return keeper?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
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
);
