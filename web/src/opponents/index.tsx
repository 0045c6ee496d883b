/*
 * opponents/index.tsx: all opponents with their faces, what they are like and how strong they are,
 * to choose one of them. Loaded when somebody wants to see them.
 */
import { useEffect } from "preact/hooks";
import { portraitSvg } from "../art/portraits";
import type { Rules } from "../engine/engine";
import { useServices } from "../page/services";
import { EVEN } from "../page/setup";
import { levelOf } from "../store/levels";
import { explain, opponentName, t, word } from "../text";
import { Dialog } from "../ui/dialog";
import { Icon, Markup } from "../ui/picture";
import { loadStyle } from "../ui/style";

export interface FacesProps {
  readonly rules: Rules;
  /** Who is chosen. */
  readonly by: string;
  readonly onChoose: (by: string) => void;
  readonly onClose: () => void;
}

export function Faces({ rules, by, onChoose, onClose }: FacesProps) {
  const { engine, levels } = useServices();
  const level = levelOf(engine, levels.value, rules.game);
  const even = rules.opponentFor(level.rating, []);
  const strengths = engine.players.map((_, i) => rules.strengthOf(i));
  useEffect(() => void loadStyle("opponents"), []);
  return (
    <Dialog title={t("new.facesTitle")} onClose={onClose} class="faces-window">
      <p class="soft">
        {level.games === 0
          ? t("new.noLevel")
          : t("new.yourLevel", { level: String(level.rating), n: level.games })}
      </p>
      <ul class="faces">
        <li>
          <button
            type="button"
            class="face even"
            aria-pressed={by === EVEN}
            onClick={() => onChoose(EVEN)}
          >
            <Icon name="computer" px={28} />
            <span class="face-words">
              <b>{t("new.even")}</b>
              <span class="soft">{t("new.evenHint")}</span>
            </span>
          </button>
        </li>
        {engine.players.map((name, i) => (
          <li key={name}>
            <button
              type="button"
              class="face"
              aria-pressed={by === name}
              onClick={() => onChoose(name)}
            >
              <Markup class="portrait" html={portraitSvg(name, 84)} />
              <span class="face-words">
                <b>{opponentName(name)}</b>
                <span class="face-kind">{word("level", name)}</span>
                <span class="soft">{explain("level", name)}</span>
                <Strength
                  now={strengths[i] ?? 0}
                  most={Math.max(...strengths)}
                  isEven={i === even}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface StrengthProps {
  readonly now: number;
  readonly most: number;
  readonly isEven: boolean;
}

function Strength({ now, most, isEven }: StrengthProps) {
  return (
    <span class="face-strength">
      <meter min={0} max={most} value={now} aria-hidden="true" />
      <span class="num">{t("new.strength", { n: String(now) })}</span>
      {isEven && <span class="face-even">{t("new.isEven")}</span>}
    </span>
  );
}
