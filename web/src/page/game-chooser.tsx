/* game-chooser.tsx: the games with their pictures, the expansions of the chosen one as chips. */
import { gamePicture } from "../art/scenes";
import type { Engine, GameInfo } from "../engine/engine";
import { t, word } from "../text";
import { Icon, Markup } from "../ui/picture";
import { useServices } from "./services";

interface ChooserProps {
  readonly chosen: string;
  readonly onChoose: (game: string) => void;
}

export function GameChooser({ chosen, onChoose }: ChooserProps) {
  const { engine } = useServices();
  return (
    <div class="games">
      {engine.games.map((info) => (
        <button
          key={info.name}
          type="button"
          class="game"
          aria-pressed={info.name === chosen}
          onClick={() => {
            // The game that is chosen already keeps what was chosen for it.
            if (info.name !== chosen) onChoose(info.name);
          }}
        >
          <Markup class="game-art" html={gamePicture(info.name, 84)} />
          <span>
            <b>{word("game", info.name)}</b>
            <small>{sizeOf(engine, info)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

/** "2 to 6 players, 72 tiles" */
function sizeOf(engine: Engine, info: GameInfo): string {
  const rules = engine.rules(`${info.name} seats=${info.seatsMin}`);
  const count = (list: readonly { readonly copies: number }[]): number =>
    list.reduce((sum, k) => sum + k.copies, 0);
  const size = rules.has("board")
    ? t("common.tiles", { n: count(rules.kinds.filter((kind) => !kind.isSecond)) })
    : t("common.cards", { n: count(rules.cards) });
  return t("start.range", { min: info.seatsMin, max: info.seatsMax, size });
}

interface ChipsProps {
  readonly info: GameInfo;
  readonly chosen: readonly string[];
  readonly onChange: (expansions: readonly string[]) => void;
}

export function ExpansionChips({ info, chosen, onChange }: ChipsProps) {
  if (info.expansions.length === 0) return null;
  const toggle = (name: string): void =>
    onChange(chosen.includes(name) ? chosen.filter((e) => e !== name) : [...chosen, name]);
  return (
    <div class="chips" role="group" aria-label={t("start.expansions")}>
      {info.expansions.map((name) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-pressed={chosen.includes(name)}
          onClick={() => toggle(name)}
        >
          <Icon name={chosen.includes(name) ? "done" : "plus"} px={16} />
          {word("expansion", name)}
        </button>
      ))}
    </div>
  );
}
