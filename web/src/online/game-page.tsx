/*
 * game-page.tsx: a game at the server by its address: a seat to take, a link to send while others
 * are missing, or the table; when it is over its page stays, with every position of it.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Frame } from "../page/frame";
import { go } from "../page/router";
import { useServices } from "../page/services";
import { Stop } from "../page/stop";
import { TableFor } from "../page/table-for";
import { Refusal } from "./api";
import { extrasFor } from "./extras";
import { Invite } from "./invite";
import { Join } from "./join";
import { NoServer } from "./parts";
import { openOnline, type OnlinePlaying } from "./playing";
import { Room } from "./room";
import { online } from "./services";
import { o, sorry } from "./text";
import type { Game } from "./types";

interface Props {
  readonly id: string;
  /** How many steps of the game are to be shown; "": the present. */
  readonly step: string;
}

export function GamePage({ id, step }: Props) {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const opened = new Room(id, online().wire);
    setRoom(opened);
    return () => opened.close();
  }, [id]);
  return room ? <RoomPage room={room} step={step} /> : <p class="waiting">{o("wait")}</p>;
}

function RoomPage({ room, step }: { readonly room: Room; readonly step: string }) {
  const { wire } = online();
  const game = room.game.value;
  const why = room.why.value;
  if (why === "game") return <Stop title={o("game.missing")} text={o("game.missingHint")} />;
  if (why !== "") return <Stop title={sorry(new Refusal(why))} text="" />;
  if (!game) {
    if (wire.link.value !== "lost") return <p class="waiting">{o("wait")}</p>;
    return (
      <Frame title={o("lobby.title")} class="stop-page">
        <NoServer onAgain={() => wire.hurry()} />
      </Frame>
    );
  }
  if (game.state === "open")
    return game.seats.some((seat) => seat.mine) ? <Invite game={game} /> : <Join game={game} />;
  return <Opened room={room} game={game} step={step} />;
}

/** The table, as soon as all lines are there. */
function Opened({
  room,
  game,
  step,
}: {
  readonly room: Room;
  readonly game: Game;
  readonly step: string;
}) {
  const services = useServices();
  const [playing, setPlaying] = useState<OnlinePlaying | null>(null);
  // Once it was whole it stays on the table: what comes later comes to the session.
  const wasThere = useRef(false);
  wasThere.current ||= room.lines.length >= game.count;
  const isThere = wasThere.current;
  // Whoever becomes somebody else may hold other seats.
  const mine = game.seats.map((seat) => (seat.mine ? "1" : "0")).join("");
  useEffect(() => {
    if (!isThere) return undefined;
    const opened = openOnline(services, room, game);
    setPlaying(opened);
    return () => opened.close();
  }, [isThere, mine]);
  // The address may name a position, also later.
  useEffect(() => {
    if (/^\d+$/.test(step)) playing?.session.look(Number(step));
  }, [playing, step]);
  const extras = useMemo(() => playing && extrasFor(services, room, playing.session), [playing]);
  if (!playing || !extras) return <p class="waiting">{o("wait")}</p>;
  return (
    <TableFor
      key={mine}
      session={playing.session}
      extras={extras}
      onLeave={() => go({ page: "start" })}
    />
  );
}
