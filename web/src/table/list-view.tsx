/*
 * list-view.tsx: the position as lists: the same as the picture for those who hear it. Tiles with
 * what stands on them, open features with owner and value, and every choice as a button.
 */
import type { Piece, Tile } from "../engine/engine";
import { t, tellChoice, tellFeature, tellTile, word } from "../text";
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
                  {choice.spot.turn > 0
                    ? t("table.list.turned", { title, n: 90 * choice.spot.turn })
                    : title}
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

/** First those that belong to somebody. */
function Features({ desk }: { desk: Desk }) {
  const { state } = desk.now.value;
  if (!desk.setup.helps || !desk.rules.has("board")) return null;
  const open = state.features().filter((feature) => !feature.isClosed);
  open.sort((a, b) => Number(a.owners === 0) - Number(b.owners === 0));
  return (
    <section>
      <h3>{t("table.list.features")}</h3>
      <ul>
        {open.map((feature) => {
          const { title, detail } = tellFeature(state, feature, desk.setup);
          return (
            <li key={feature.id}>
              {t("table.list.feature", { title, x: feature.x, y: feature.y, detail })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Tiles({ desk }: { desk: Desk }) {
  const { state } = desk.now.value;
  const pieces = state.pieces().filter((piece) => piece.where === "segment");
  const tiles = [...state.tiles()].sort((a, b) => a.y - b.y || a.x - b.x);
  if (!desk.rules.has("board")) return null;
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
      name: nameOf(desk.setup, piece.seat),
      piece: word("piece", piece.kind),
      place: word("place", kind?.segments[piece.segment]?.kind ?? ""),
    }),
  );
  const base = t("table.list.tile", {
    x: tile.x,
    y: tile.y,
    tile: tellTile(desk.rules, tile.kind, tile.turn),
  });
  return [base, ...figures].join("; ");
}
