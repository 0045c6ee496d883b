/*
 * board.tsx: the score board at the beginning of a row, with the markers of the players; on a phone
 * only a strip with the sign of the row, which opens the whole track.
 */
import { BOARD, scoreBoard, spaceAt, trackMarker } from "../art/cards";
import { INK, box, inked, numeral, place } from "../art/ink";
import { boardWord, colourWord, list, t } from "../text";
import { Badge } from "../ui/picture";
import { nameOf } from "../ui/seats";
import { toggleSheet, type CardDesk } from "./desk";
import { SuitSign, frameOf, suitOf } from "./pictures";
import { markersOf, spacesOf, type Marker } from "./track";

interface BoardProps {
  readonly desk: CardDesk;
  readonly row: number;
  readonly markers: readonly Marker[];
}

/** Both are there; the style sheet shows the one that has room. */
export function RowBoard(props: BoardProps) {
  return (
    <>
      <ScoreBoard {...props} />
      <BoardStrip {...props} />
    </>
  );
}

const drawn = new Map<number, string>();

function boardMarkup(row: number): string {
  const known = drawn.get(row) ?? scoreBoard(row);
  drawn.set(row, known);
  return known;
}

function boardLabel({ desk, row, markers }: BoardProps): string {
  const rows = desk.rules.namesOf("feature").length;
  const base = t("cards.board", { board: boardWord(desk.rules, row), ...spacesOf(row, rows) });
  const who = markers.map((marker) =>
    t("cards.marker", { name: nameOf(desk.setup, marker.seat), n: marker.points }),
  );
  return who.length === 0 ? base : t("cards.choice", { title: base, detail: list(who) });
}

export function ScoreBoard(props: BoardProps) {
  const { row, markers } = props;
  return (
    <svg
      class="score-board"
      viewBox={`-2 -2 ${BOARD.width + 8} ${BOARD.height + 8}`}
      role="img"
      aria-label={boardLabel(props)}
      preserveAspectRatio="xMinYMid meet"
    >
      <g dangerouslySetInnerHTML={{ __html: boardMarkup(row) }} />
      {markers.map((marker) => (
        <g
          key={marker.seat}
          class="marker"
          dangerouslySetInnerHTML={{ __html: markerMarkup(marker) }}
        />
      ))}
    </svg>
  );
}

/** The marker; whoever has been round before carries a plaque with the points behind him. */
function markerMarkup({ colour, points, slot, plaque }: Marker): string {
  const figure = trackMarker(colour, points, slot);
  if (plaque === 0) return figure;
  const { x, y } = spaceAt(points);
  const sign =
    inked(box(-16, -8, 32, 15, 4), "#fbf3de", 2, INK) + numeral(`+${plaque}`, 0, 4, 11.5);
  return figure + place(sign, Math.max(20, x + slot * 9 - 2), Math.max(12, y - 34 - slot * 3));
}

function BoardStrip({ desk, row, markers }: BoardProps) {
  const suit = suitOf(desk.rules, row);
  const label = boardLabel({ desk, row, markers });
  return (
    <button
      type="button"
      class="board-strip"
      style={{ background: frameOf(suit) }}
      aria-label={t("cards.openTrack", { board: label })}
      onClick={() => toggleSheet(desk, "track")}
    >
      <SuitSign suit={suit} px={24} />
      <span class="strip-marks">
        {markers.map((marker) => (
          <Badge key={marker.seat} colour={marker.colour} px={13} />
        ))}
      </span>
    </button>
  );
}

/** All four boards, for phones. */
export function Track({ desk }: { desk: CardDesk }) {
  const rows = desk.rules.namesOf("feature");
  const boards = markersOf(desk.setup.seats, desk.now.value.scores, rows.length);
  return (
    <ul class="track">
      {rows.map((name, row) => (
        <li key={name} aria-label={colourWord(desk.rules, row)}>
          <ScoreBoard desk={desk} row={row} markers={boards[row] ?? []} />
        </li>
      ))}
    </ul>
  );
}
