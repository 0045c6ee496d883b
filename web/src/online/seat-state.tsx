/* seat-state.tsx: in the row of a player: whose seat it is, how much time is left, and whether
 * somebody is there. */
import { useEffect, useState } from "preact/hooks";
import { tell } from "../page/notices";
import { play } from "../page/sound";
import type { Desk } from "../table/desk";
import { nameOf as seatName } from "../table/desk";
import { Icon } from "../ui/picture";
import { LOW_MS, timeLeft, timeWords } from "./clocks";
import type { OnlineDesk } from "./extras";
import { online } from "./services";
import { o } from "./text";
import { PERSON } from "./types";
import { Whose } from "./whose";

interface Props {
  readonly at: OnlineDesk;
  readonly desk: Desk;
  readonly seat: number;
}

export function SeatState({ at, desk, seat }: Props) {
  const game = at.room.game.value;
  const state = game?.seats[seat];
  if (!game || !state) return null;
  const name = seatName(desk.setup, seat);
  const isPerson = desk.setup.seats[seat]?.by === PERSON || desk.setup.seats[seat]?.by === "remote";
  return (
    <span class="seat-state">
      {isPerson && <Presence name={name} isHere={state.here || state.mine} by={state.by} />}
      {(state.account !== null || state.bot) && <Whose game={game} at={seat} />}
      <Clock
        at={at}
        seat={seat}
        name={name}
        isMine={state.mine}
        isShort={desk.layout.value !== "wide"}
      />
    </span>
  );
}

interface PresenceProps {
  readonly name: string;
  readonly isHere: boolean;
  readonly by: string;
}

function Presence({ name, isHere, by }: PresenceProps) {
  if (by !== PERSON) {
    const label = o("table.standIn", { name });
    return (
      <span class="stand-in" role="img" aria-label={label} title={label}>
        <Icon name="computer" px={16} />
      </span>
    );
  }
  const label = isHere ? o("table.here", { name }) : o("table.away", { name });
  return (
    <span class={`presence${isHere ? " here" : ""}`} role="img" aria-label={label} title={label} />
  );
}

interface ClockProps {
  readonly at: OnlineDesk;
  readonly seat: number;
  readonly name: string;
  readonly isMine: boolean;
  /** There is little room. */
  readonly isShort: boolean;
}

/** It ticks by itself: as often as what is shown changes. */
function Clock({ at, seat, name, isMine, isShort }: ClockProps) {
  const game = at.room.game.value;
  const [, setTick] = useState(0);
  const left = game ? timeLeft(game, seat, online().wire.now()) : null;
  const isRunning = game?.actor === seat && game.due > 0 && left !== null;
  const isLow = isRunning && left < LOW_MS;
  useEffect(() => {
    if (!isRunning || left === null) return undefined;
    const pause = left < LOW_MS / 2 ? 100 : left < 3_600_000 ? 250 : 20_000;
    const timer = setInterval(() => setTick((n) => n + 1), pause);
    return () => clearInterval(timer);
  }, [isRunning, isLow, game]);
  useEffect(() => {
    if (!isLow || !isMine) return;
    play("error");
    tell({ name: "low", text: () => o("clock.low"), isBrief: true });
  }, [isLow, isMine]);
  if (left === null) return null;
  const time = timeWords(left);
  return (
    <span
      class={`clock num${isRunning ? " running" : ""}${isLow ? " low" : ""}`}
      role="timer"
      aria-label={o("clock.of", { name, time })}
    >
      {isShort ? timeWords(left, true) : time}
    </span>
  );
}
