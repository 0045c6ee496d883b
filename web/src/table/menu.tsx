/* menu.tsx: everything that is not needed in every turn. */
import { settings } from "../store/settings";
import { t } from "../text";
import { hint, undo } from "./commands";
import { Dialog } from "../ui/dialog";
import type { Desk, MenuItem as Item, Panel } from "./desk";
import { Icon } from "./picture";
import { hasNews, toggleSince } from "./since";
import { takeBack } from "./take-back";
import { progressOf, rulesLine } from "./words";

export function Menu({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const close = () => {
    desk.panel.value = null;
  };
  const more = desk.extras?.items(desk) ?? [];
  const groups = [turnItems(desk), gameItems(desk), more, pageItems(desk)];
  return (
    <Dialog title={t("table.menu.title")} onClose={close} class="menu">
      <p class="soft small menu-rules">
        {`${rulesLine(desk.rules)} · ${progressOf(desk.rules, now)} · `}
        {desk.setup.helps ? t("table.menu.helpsOn") : t("table.menu.helpsOff")}
      </p>
      {groups
        .filter((items) => items.length > 0)
        .map((items, i) => (
          <ul key={i} class="menu-list">
            {items.map((item) => (
              <Entry key={item.label} item={item} onClose={close} />
            ))}
          </ul>
        ))}
    </Dialog>
  );
}

function Entry({ item, onClose }: { item: Item; onClose: () => void }) {
  const isOff = item.isOff === true;
  return (
    <li>
      <button
        type="button"
        class="btn quiet"
        disabled={isOff}
        onClick={() => {
          onClose();
          item.onPress();
        }}
      >
        <Icon name={item.icon} />
        <span>
          {item.label}
          {item.note !== undefined && <small class="soft">{item.note}</small>}
        </span>
      </button>
    </li>
  );
}

/** Why nothing can be taken back. */
const takeBackNote = ({ rules }: Desk): string =>
  rules.has("secrets") ? t("table.menu.takeBackSecret") : t("table.menu.takeBackNote");

function turnItems(desk: Desk): Item[] {
  const now = desk.now.value;
  const items: Item[] = [
    { icon: "undo", label: t("table.undo"), isOff: !now.canUndo, onPress: () => undo(desk) },
    {
      icon: "takeback",
      label: t("table.menu.takeBack"),
      isOff: !now.canTakeBack,
      ...(now.canTakeBack ? {} : { note: takeBackNote(desk) }),
      onPress: () => takeBack(desk),
    },
  ];
  items.push({
    icon: "replay",
    label: t("table.since.title"),
    isOff: !hasNews(now),
    onPress: () => toggleSince(desk),
  });
  if (desk.setup.helps) {
    items.push({
      icon: "hint",
      label: t("table.hint"),
      isOff: now.phase !== "choose",
      onPress: () => void hint(desk),
    });
  }
  return items;
}

const open = (desk: Desk, panel: Panel) => () => {
  desk.panel.value = panel;
};

function gameItems(desk: Desk): Item[] {
  const now = desk.now.value;
  const isSecret = desk.session.record() === null;
  const exportItem: Item = {
    icon: "export",
    label: t("table.menu.export"),
    isOff: isSecret,
    onPress: () => desk.onExport(desk.session),
    ...(isSecret ? { note: t("table.menu.exportSecret") } : {}),
  };
  return [
    {
      icon: "replay",
      label: t("table.review.open"),
      isOff: now.length === 0,
      onPress: () => desk.reviewer.goTo(now.length),
    },
    { icon: "log", label: t("log.title"), onPress: open(desk, "log") },
    exportItem,
    // What others play, too, nobody begins anew alone.
    ...(desk.extras
      ? []
      : [
          {
            icon: "people" as const,
            label: t("table.menu.online"),
            isOff: isSecret || now.phase === "over",
            note: t("table.menu.onlineNote"),
            onPress: () => desk.onOnline(desk.session),
          },
          {
            icon: "rematch" as const,
            label: t("table.menu.restart"),
            onPress: open(desk, "restart"),
          },
        ]),
  ];
}

function pageItems(desk: Desk): Item[] {
  const isSound = settings.sound.value;
  return [
    {
      icon: "eye",
      label: desk.isList.value ? t("table.list.hide") : t("table.list.show"),
      onPress: () => {
        desk.isList.value = !desk.isList.peek();
      },
    },
    {
      icon: isSound ? "sound" : "soundOff",
      label: isSound ? t("table.menu.soundOff") : t("table.menu.soundOn"),
      onPress: () => {
        settings.sound.value = !isSound;
      },
    },
    { icon: "settings", label: t("table.settings"), onPress: desk.onSettings },
    { icon: "help", label: t("table.help"), onPress: open(desk, "keys") },
    {
      icon: "close",
      label: t("table.menu.leave"),
      note: t("table.menu.leaveNote"),
      onPress: desk.onLeave,
    },
  ];
}

export function Restart({ desk }: { desk: Desk }) {
  const close = () => {
    desk.panel.value = null;
  };
  return (
    <Dialog title={t("table.restart.title")} onClose={close}>
      <p>{t("table.restart.text")}</p>
      <div class="window-acts">
        <button type="button" class="btn" onClick={close}>
          {t("common.cancel")}
        </button>
        <button
          type="button"
          class="btn danger"
          onClick={() => {
            close();
            desk.onRematch(desk.setup);
          }}
        >
          {t("table.restart.yes")}
        </button>
      </div>
    </Dialog>
  );
}
