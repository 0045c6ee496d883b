/* head.tsx: the round, the draw pile, and buttons for everything that can be shown besides. */
import type { ComponentChildren } from "preact";
import type { IconName } from "../art/icons";
import type { Layer } from "../play/types";
import { capOf } from "../table/keys";
import { t } from "../text";
import { Icon } from "../ui/picture";
import { hasLayer, hint, toggleLayer, toggleSheet, type CardDesk } from "./desk";
import { CardPicture } from "./pictures";
import { ScoreCard } from "./score-card";
import { px } from "./use-size";

export function Head({ desk }: { desk: CardDesk }) {
  const now = desk.now.value;
  const round = now.steps.at(-1)?.round ?? 0;
  const isOff = now.phase !== "choose" || desk.isHinting.value;
  return (
    <div class="card-head">
      <p class="head-game">
        <Pile desk={desk} />
        <span class="head-words">
          {round > 0 && <b>{t("cards.round", { n: round })}</b>}
          <span class="soft">{t("cards.pile", { n: now.state.left })}</span>
        </span>
      </p>
      <div class="head-tools" role="toolbar" aria-label={t("cards.tools")}>
        <LayerButton desk={desk} layer="features" icon="claim" label={t("cards.layerFeatures")} />
        <LayerButton desk={desk} layer="last" icon="lastMove" label={t("cards.layerLast")} />
        <LayerButton desk={desk} layer="remaining" icon="remaining" label={t("cards.remaining")} />
        <SheetButton desk={desk} sheet="score" icon="score" label={t("cards.scoreCard")} />
        <SheetButton desk={desk} sheet="overview" icon="info" label={t("cards.overview")} />
        {desk.setup.helps && (
          <Tool
            class="tool-hint"
            icon="hint"
            label={desk.isHinting.value ? t("table.hinting") : t("table.hint")}
            cap={capOf("hint")}
            isOff={isOff}
            isBusy={desk.isHinting.value}
            onPress={() => hint(desk)}
          />
        )}
      </div>
      <div class="head-score paper">
        <ScoreCard rules={desk.rules} />
      </div>
    </div>
  );
}

function Pile({ desk }: { desk: CardDesk }) {
  const { left } = desk.now.value.state;
  const deep = Math.min(3, Math.ceil(left / 40));
  return (
    <span class={`draw-pile${left === 0 ? " empty" : ""}`} aria-hidden="true">
      {Array.from({ length: deep }, (_, i) => (
        <span key={i} style={{ left: px(i * 3), top: px(-i * 3) }}>
          <CardPicture rules={desk.rules} kind={-1} />
        </span>
      ))}
    </span>
  );
}

interface LayerProps {
  readonly desk: CardDesk;
  readonly layer: Layer;
  readonly icon: IconName;
  readonly label: string;
}

function LayerButton({ desk, layer, icon, label }: LayerProps) {
  if (!hasLayer(desk, layer)) return null;
  const isOn =
    layer === "remaining" ? desk.sheet.value === "remaining" : desk.table.layers.value.has(layer);
  return (
    <Tool
      class={`tool-${layer}`}
      icon={icon}
      label={label}
      cap={capOf(layer)}
      isOn={isOn}
      onPress={() => toggleLayer(desk, layer)}
    />
  );
}

interface SheetProps {
  readonly desk: CardDesk;
  readonly sheet: "score" | "overview";
  readonly icon: IconName;
  readonly label: string;
}

const SheetButton = ({ desk, sheet, icon, label }: SheetProps) => (
  <Tool
    class={`tool-${sheet}`}
    icon={icon}
    label={label}
    cap=""
    isOn={desk.sheet.value === sheet}
    onPress={() => toggleSheet(desk, sheet)}
  />
);

interface ToolProps {
  readonly class: string;
  readonly icon: IconName;
  readonly label: string;
  readonly cap: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

function Tool({
  class: name,
  icon,
  label,
  cap,
  isOn,
  isOff = false,
  isBusy = false,
  onPress,
}: ToolProps): ComponentChildren {
  return (
    <button
      type="button"
      class={`btn sq ${name}`}
      aria-label={label}
      title={cap === "" ? label : `${label} (${cap})`}
      aria-pressed={isOn}
      aria-keyshortcuts={cap === "" ? undefined : cap}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} px={22} />
    </button>
  );
}
