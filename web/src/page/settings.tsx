/* settings.tsx: what can be set, as a page of its own and as a window over the table. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { SOUNDS, settings, type SoundName } from "../store/settings";
import { t, type Key } from "../text";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/picture";
import { Frame } from "./frame";
import { install, installPrompt } from "./install";
import { play } from "./sound";

export function SettingsPage() {
  return (
    <Frame title={t("settings.title")} class="settings-page">
      <SettingsForm heading="h2" />
    </Frame>
  );
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t("settings.title")} onClose={onClose} class="settings-dialog">
      <SettingsForm heading="h3" />
    </Dialog>
  );
}

/** Which heading the groups have: that depends on what they stand under. */
interface GroupProps {
  readonly heading: "h2" | "h3";
}

function SettingsForm({ heading }: GroupProps) {
  return (
    <div class="settings">
      <Look heading={heading} />
      <Playing heading={heading} />
      <Sound heading={heading} />
      <App heading={heading} />
    </div>
  );
}

function Look({ heading }: GroupProps) {
  return (
    <Group heading={heading} title={t("settings.look")}>
      <Choice
        label={t("settings.theme")}
        value={settings.theme}
        options={[
          ["auto", t("settings.themeAuto")],
          ["day", t("settings.themeDay")],
          ["evening", t("settings.themeEvening")],
        ]}
      />
      <Choice
        label={t("settings.palette")}
        value={settings.palette}
        options={[
          ["safe", t("settings.paletteSafe")],
          ["classic", t("settings.paletteClassic")],
        ]}
      />
      <Choice
        label={t("settings.lang")}
        value={settings.lang}
        options={[
          ["en", t("settings.langEn")],
          ["de", t("settings.langDe")],
        ]}
      />
      <Choice
        label={t("settings.motion")}
        value={settings.motion}
        options={[
          ["auto", t("settings.motionAuto")],
          ["less", t("settings.motionLess")],
        ]}
      />
      <Switch label={t("settings.grid")} value={settings.grid} />
    </Group>
  );
}

function Playing({ heading }: GroupProps) {
  return (
    <Group heading={heading} title={t("settings.play")}>
      <Choice
        label={t("settings.speed")}
        value={settings.speed}
        options={[
          ["slow", t("settings.speedSlow")],
          ["normal", t("settings.speedNormal")],
          ["fast", t("settings.speedFast")],
        ]}
      />
      <Choice
        label={t("settings.thinking")}
        value={settings.thinking}
        options={[
          ["short", t("settings.thinkingShort")],
          ["normal", t("settings.thinkingNormal")],
          ["long", t("settings.thinkingLong")],
        ]}
      />
      <Switch
        label={t("settings.confirm")}
        hint={t("settings.confirmHint")}
        value={settings.confirm}
      />
      <Switch
        label={t("settings.premove")}
        hint={t("settings.premoveHint")}
        value={settings.premove}
      />
      <Switch label={t("settings.follow")} value={settings.follow} />
      <Switch label={t("settings.helps")} value={settings.helps} />
    </Group>
  );
}

const SOUND_KEYS: Readonly<Record<SoundName, Key>> = {
  place: "settings.soundPlace",
  figure: "settings.soundFigure",
  score: "settings.soundScore",
  turn: "settings.soundTurn",
  end: "settings.soundEnd",
  error: "settings.soundError",
};

function Sound({ heading }: GroupProps) {
  const { sound, volume } = settings;
  const setVolume = (event: Event): void => {
    volume.value = Number((event.currentTarget as HTMLInputElement).value) / 100;
  };
  return (
    <Group heading={heading} title={t("settings.sound")}>
      <Switch label={t("settings.soundOn")} value={sound} />
      <label class="setting">
        <span>{t("settings.volume")}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume.value * 100)}
          disabled={!sound.value}
          onInput={setVolume}
          onChange={() => play("place")}
        />
      </label>
      <fieldset class="sounds" disabled={!sound.value}>
        <legend>{t("settings.sounds")}</legend>
        {SOUNDS.map((name) => (
          <SoundSwitch key={name} name={name} />
        ))}
      </fieldset>
    </Group>
  );
}

function SoundSwitch({ name }: { readonly name: SoundName }) {
  const { muted } = settings;
  const isHeard = !muted.value.includes(name);
  const toggle = (): void => {
    muted.value = isHeard ? [...muted.value, name] : muted.value.filter((m) => m !== name);
    play(name);
  };
  return (
    <label class="setting switch">
      <input type="checkbox" checked={isHeard} onChange={toggle} />
      <span>{t(SOUND_KEYS[name])}</span>
    </label>
  );
}

function App({ heading }: GroupProps) {
  if (!installPrompt.value) return null;
  return (
    <Group heading={heading} title={t("settings.app")}>
      <p class="soft small">{t("settings.installHint")}</p>
      <button type="button" class="btn" onClick={() => void install()}>
        <Icon name="install" />
        {t("page.install")}
      </button>
    </Group>
  );
}

interface TitledProps extends GroupProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Group({ heading: Heading, title, children }: TitledProps) {
  return (
    <section class="setting-group">
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: Signal<T>;
  readonly options: readonly (readonly [T, string])[];
}

function Choice<T extends string>({ label, value, options }: ChoiceProps<T>) {
  return (
    <label class="setting">
      <span>{label}</span>
      <select
        class="field"
        value={value.value}
        onChange={(e) => (value.value = e.currentTarget.value as T)}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: Signal<boolean>;
}

function Switch({ label, hint, value }: SwitchProps) {
  return (
    <label class="setting switch">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(e) => (value.value = e.currentTarget.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <small class="soft">{hint}</small>}
      </span>
    </label>
  );
}
