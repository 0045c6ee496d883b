/* bar.tsx: the top of the table: the way back, how far the game is, which rules, and the tools. */
import { wordmark } from "../art/logo";
import type { IconName } from "../art/icons";
import { t } from "../text";
import { settings } from "../store/settings";
import type { Desk } from "./desk";
import { Icon, Markup } from "./picture";
import { Since, hasNews, isTelling, toggleSince } from "./since";
import { progressOf, rulesLine } from "./words";

export function Bar({ desk }: { desk: Desk }) {
  return (
    <header class="bar">
      <button
        type="button"
        class="btn quiet home"
        onClick={desk.onLeave}
        aria-label={t("table.home")}
      >
        <Markup html={wordmark(32)} />
      </button>
      <Progress desk={desk} />
      <nav class="tools" aria-label={t("table.tools")}>
        <Tools desk={desk} />
      </nav>
    </header>
  );
}

function Progress({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  return (
    <div class="mid">
      <span class="progress">
        <Icon name={desk.rules.has("board") ? "remaining" : "cards"} px={20} />
        <b>{progressOf(desk.rules, now)}</b>
      </span>
      {isTelling(desk) ? (
        <Since desk={desk} />
      ) : (
        <span class="soft rules-line">{rulesLine(desk.rules)}</span>
      )}
    </div>
  );
}

export function Tools({ desk }: { desk: Desk }) {
  const isSound = settings.sound.value;
  return (
    <>
      {desk.extras && <desk.extras.Tools desk={desk} />}
      <Tool
        icon="replay"
        label={t("table.since.title")}
        isOff={!hasNews(desk.now.value)}
        onPress={() => toggleSince(desk)}
      />
      <Tool
        icon="eye"
        label={t("table.list.show")}
        isOn={desk.isList.value}
        onPress={() => (desk.isList.value = !desk.isList.peek())}
      />
      <Tool
        icon={isSound ? "sound" : "soundOff"}
        label={t("table.sound")}
        isOn={isSound}
        onPress={() => (settings.sound.value = !isSound)}
      />
      <Tool icon="settings" label={t("table.settings")} onPress={desk.onSettings} />
      <Tool icon="help" label={t("table.help")} onPress={() => (desk.panel.value = "keys")} />
      <Tool icon="menu" label={t("table.menu.title")} onPress={() => (desk.panel.value = "menu")} />
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn?: boolean;
  /** It stays where it is, but does nothing now. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

export function Tool({ icon, label, isOn, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class="btn sq quiet"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} px={22} />
    </button>
  );
}
