/*
 * list-view.tsx: the position as lists: the same as the picture for those who hear it. Tiles with
 * what stands on them, open features with owner and value, and every choice as a button.
 */
import type { Feature, Piece, Tile } from "../engine/engine";
import { list, t, tellChoice, tellTile, word } from "../text";
import { choose } from "./commands";
import { nameOf, type Desk } from "./desk";
import { Icon } from "./picture";
import { headline } from "./words";

export function ListView({ desk }: { desk: Desk }) {
  return (
    <section class="list-view paper" aria-labelledby="list-title">
      <header class="window-head">
        <h2 id="list-title">{t("table.list.title")}</h2>
        <button type="button" class="btn" onClick={() => (desk.isList.value = false)}>
          <Icon name="eyeOff" px={20} />
          {t("table.list.hide")}
        </button>
      </header>
      <div class="list-in" tabIndex={0} role="group" aria-labelledby="list-title">
        <Choices desk={desk} />
        <Features desk={desk} />
        <Tiles desk={desk} />
      </div>
    </section>
  );
}

function Choices({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  return (
    <section>
      <h3>{headline(desk, now)}</h3>
      {now.choices.length === 0 && <p class="soft">{t("table.list.noChoices")}</p>}
      <ul class="choice-list">
        {now.choices.map((choice) => {
          const { title, detail } = tellChoice(desk.rules, now.state, choice, desk.setup);
          return (
            <li key={choice.line}>
              <button type="button" class="btn" onClick={() => choose(desk, choice)}>
                <span>
                  {title}
                  {desk.setup.helps && detail !== "" && <small class="soft">{detail}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Who has figures on it, or nobody. */
function ownersOf(desk: Desk, feature: Feature): string {
  const names = desk.setup.seats.flatMap((_, seat) => (feature.owners & (1 << seat) ? [nameOf(desk.setup, seat)] : []));
  return names.length > 0 ? list(names) : t("table.list.nobody");
}

function Features({ desk }: { desk: Desk }) {
  const { state } = desk.now.value;
  const open = state.features().filter((feature) => !feature.isClosed && feature.kind !== "");
  if (!desk.setup.helps || desk.rules.cards.length > 0) return null;
  return (
    <section>
      <h3>{t("table.list.features")}</h3>
      <ul>
        {open.filter((feature) => feature.owners !== 0).concat(open.filter((feature) => feature.owners === 0)).map((feature) => (
          <li key={feature.id}>
            {t("table.list.feature", {
              kind: word("feature", feature.kind), x: feature.x, y: feature.y, tiles: feature.tiles,
              owners: ownersOf(desk, feature), now: feature.worthNow.points, done: feature.worthDone.points,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tiles({ desk }: { desk: Desk }) {
  const { state } = desk.now.value;
  const pieces = state.pieces().filter((piece) => piece.where === "segment");
  const tiles = [...state.tiles()].sort((a, b) => a.y - b.y || a.x - b.x);
  if (desk.rules.cards.length > 0) return null;
  return (
    <section>
      <h3>{t("table.list.tiles")}</h3>
      <ul>
        {tiles.map((tile) => (
          <li key={`${tile.x},${tile.y}`}>{tileLine(desk, tile, pieces)}</li>
        ))}
      </ul>
    </section>
  );
}

function tileLine(desk: Desk, tile: Tile, pieces: readonly Piece[]): string {
  const kind = desk.rules.kinds[tile.kind];
  const here = pieces.filter((piece) => piece.x === tile.x && piece.y === tile.y);
  const figures = here.map((piece) =>
    t("table.list.figure", {
      name: nameOf(desk.setup, piece.seat), piece: word("piece", piece.kind),
      place: word("place", kind?.segments[piece.segment]?.kind ?? ""),
    }));
  const base = t("table.list.tile", { x: tile.x, y: tile.y, tile: tellTile(desk.rules, tile.kind, tile.turn) });
  return [base, ...figures].join("; ");
}
