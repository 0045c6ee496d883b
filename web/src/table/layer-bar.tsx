/* layer-bar.tsx: what can be laid over the board, each with one key, and the buttons of the view. */
import type { IconName } from "../art/icons";
import { LAYERS, type Layer } from "../play/types";
import { t } from "../text";
import { run, toggleLayer } from "./commands";
import { layersOf, type Desk } from "./desk";
import { capOf, type Command } from "./keys";
import { Icon } from "./picture";

const ICONS: Readonly<Record<Layer, IconName>> = {
  fields: "fields",
  features: "features",
  remaining: "remaining",
  odds: "odds",
  dead: "dead",
  last: "lastMove",
  coordinates: "coordinates",
};

export function LayerBar({ desk }: { desk: Desk }) {
  const layers = layersOf(desk.rules, desk.setup, LAYERS);
  return (
    <div
      class="layers paper"
      role="toolbar"
      aria-label={t("layers.title")}
      aria-orientation="vertical"
    >
      {layers.map((layer) => (
        <button
          key={layer}
          type="button"
          class="btn sq"
          aria-pressed={desk.table.layers.value.has(layer)}
          aria-label={t(`layers.${layer}`)}
          aria-keyshortcuts={capOf(layer)}
          onClick={() => toggleLayer(desk, layer)}
        >
          <Icon name={ICONS[layer]} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <kbd aria-hidden="true">{capOf(layer)}</kbd>
          <span class="tip" aria-hidden="true">
            {t(`layers.${layer}`)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The same as a list with words, for the sheet of a phone. */
export function LayerList({ desk }: { desk: Desk }) {
  return (
    <ul class="layer-list">
      {layersOf(desk.rules, desk.setup, LAYERS).map((layer) => (
        <li key={layer}>
          <button
            type="button"
            class="btn"
            aria-pressed={desk.table.layers.value.has(layer)}
            onClick={() => toggleLayer(desk, layer)}
          >
            <Icon name={ICONS[layer]} />
            <span>{t(`layers.${layer}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const VIEW: readonly (readonly [Command, IconName])[] = [
  ["zoomIn", "plus"],
  ["fit", "zoomFit"],
  ["zoomOut", "minus"],
];

export function ZoomBar({ desk }: { desk: Desk }) {
  return (
    <div
      class="zoom paper"
      role="toolbar"
      aria-label={t("layers.view")}
      aria-orientation="vertical"
    >
      {VIEW.map(([command, icon]) => (
        <button
          key={command}
          type="button"
          class="btn sq"
          aria-label={t(`table.command.${command}` as "table.command.fit")}
          title={t(`table.command.${command}` as "table.command.fit")}
          onClick={() => run(desk, command, 0)}
        >
          <Icon name={icon} px={22} />
        </button>
      ))}
    </div>
  );
}
