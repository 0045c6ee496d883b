/* tray.tsx: the tile in hand, the piles, and what is done to them: turn, undo, hint. */
import type { ComponentChildren } from "preact";
import type { IconName } from "../art/icons";
import type { Choice, Turn } from "../engine/engine";
import { t, tellTile, word } from "../text";
import { hint, undo } from "./commands";
import type { Desk } from "./desk";
import { capOf, type Command } from "./keys";
import { Icon, Piece, Pile, TilePicture, TokenPicture } from "./picture";
import { besideBoard } from "./seat-things";
import { offersTakeBack, pressTakeBack } from "./take-back";

/** The tile that is to be laid, as it is held over the board. While there is none: the figure that
 *  may be put, or whatever else is given to stand there. */
export function HandTile({ desk, px, instead }: HandProps) {
  const { state, choices } = desk.now.value;
  const figures = choices.filter((choice) => choice.spot.piece !== null && choice.spot.onBoard);
  const kind = desk.rules.kinds[state.hand];
  const turn: Turn = desk.table.ghost.value?.turn ?? desk.table.held.value;
  const label = kind
    ? t("table.hand", { tile: tellTile(desk.rules, kind.index, turn) })
    : t("table.noHand");
  return (
    <span
      class={`hand-tile${kind ? "" : instead ? " bare" : " empty"}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {kind ? (
        <TilePicture kind={kind} turn={turn} px={px} />
      ) : figures.length > 0 ? (
        <PutFigure desk={desk} puts={figures} px={px} />
      ) : (
        instead
      )}
    </span>
  );
}

interface HandProps {
  readonly desk: Desk;
  readonly px: number;
  readonly instead?: ComponentChildren;
}

interface PutProps {
  readonly desk: Desk;
  readonly puts: readonly Choice[];
  readonly px: number;
}

/** The figure of the place that is pointed at, else the first that may be put. */
function PutFigure({ desk, puts, px }: PutProps) {
  const aim = desk.table.aim.value;
  const choice = aim && puts.includes(aim) ? aim : puts[0];
  const colour = desk.setup.seats[desk.now.value.actor]?.colour;
  if (!choice?.spot.piece || !colour) return null;
  return <Piece kind={choice.spot.piece} colour={colour} px={Math.round(px * 0.66)} />;
}

export function Tray({ desk }: { desk: Desk }) {
  const { state } = desk.now.value;
  const others = besideBoard(state.tokens());
  return (
    <section class="tray paper" aria-label={t("table.tray")}>
      <div class="tray-tiles">
        <HandTile desk={desk} px={132} />
        <div class="tray-pile">
          <Pile game={desk.rules.game} count={state.left} px={74} />
          <span class="soft tiny">{t("table.toDraw", { n: state.left })}</span>
        </div>
      </div>
      {others.length > 0 && (
        <ul class="tray-others">
          {others.map((token) => {
            const kind = desk.rules.kinds[token.tile];
            return (
              <li key={`${token.kind}${token.tile}`}>
                {kind ? (
                  <TilePicture kind={kind} px={36} />
                ) : (
                  <TokenPicture kind={token.kind} px={30} />
                )}
                <span class="tiny">
                  {t("table.thing", {
                    name: word("token", token.kind, token.count),
                    n: token.count,
                  })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <div class="tray-acts">
        <TurnButtons desk={desk} />
        <UndoButton desk={desk} />
        {desk.setup.helps && <HintButton desk={desk} />}
      </div>
    </section>
  );
}

export function TurnButtons({ desk, isOne = false }: { desk: Desk; isOne?: boolean }) {
  const isOff = desk.now.value.targets.cells.length === 0;
  return (
    <>
      {!isOne && (
        <Act
          icon="rotateLeft"
          label={t("table.turnLeft")}
          command="turnLeft"
          isOff={isOff}
          onPress={() => desk.table.turnGhost(-1)}
        />
      )}
      <Act
        icon="rotateRight"
        label={t("table.turnRight")}
        command="turnRight"
        isOff={isOff}
        onPress={() => desk.table.turnGhost(1)}
      />
    </>
  );
}

/** Undoes a step of the turn; where there is none yet, takes the turn before back. */
export function UndoButton({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const isUndo = now.canUndo || desk.table.asking.value !== null;
  const isBack = !isUndo && offersTakeBack(now);
  return (
    <Act
      icon={isBack ? "takeback" : "undo"}
      label={isBack ? t("table.takeBack.short") : t("table.undo")}
      command="undo"
      isOff={!isUndo && !isBack}
      onPress={() => (isBack ? pressTakeBack(desk) : undo(desk))}
    />
  );
}

export function HintButton({ desk }: { desk: Desk }) {
  const isOff = desk.now.value.phase !== "choose" || desk.isHinting.value;
  return (
    <Act
      icon="hint"
      label={desk.isHinting.value ? t("table.hinting") : t("table.hint")}
      command="hint"
      isOff={isOff}
      isBusy={desk.isHinting.value}
      onPress={() => void hint(desk)}
    />
  );
}

interface ActProps {
  readonly icon: IconName;
  readonly label: string;
  readonly command: Command;
  readonly isOff: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** Stays reachable when it is off, so that the focus is not lost between two presses. */
function Act({ icon, label, command, isOff, isBusy = false, onPress }: ActProps) {
  const title = `${label} (${capOf(command).startsWith("key.") ? t("table.key.escape") : capOf(command)})`;
  return (
    <button
      type="button"
      class="btn sq act"
      aria-label={label}
      title={title}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
