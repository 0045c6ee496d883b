/* saved-games.tsx: the games of this device: the banner of the latest one, and the list of all. */
import { badgeSvg } from "../art/tokens/index";
import type { SavedGame } from "../play/types";
import type { Kept } from "../store/saved";
import { list, t } from "../text";
import { Art, Icon } from "./art";
import { saveFile, dateName } from "./files";
import { tell } from "./notices";
import { hrefOf } from "./router";
import { useServices } from "./services";
import { rulesTitle, timeAgo } from "./summary";

export function Rejoin({ game }: { readonly game: SavedGame }) {
  const seat = game.setup.seats.find((s) => s.by === "person") ?? game.setup.seats[0];
  return (
    <div class="rejoin paper">
      {seat && <Art markup={badgeSvg(seat.colour, 28)} />}
      <p>
        <b>{t("start.goesOn")}</b> <span class="soft">{summaryOf(game)}</span>
      </p>
      <a class="btn go" href={hrefOf({ page: "game", id: game.id })}>
        {t("start.rejoin")}
      </a>
    </div>
  );
}

/** "The classic with The Tower, 2 players, 5 minutes ago" */
function summaryOf(game: SavedGame): string {
  const players = t("common.players", { n: game.setup.seats.length });
  return `${rulesTitle(game.setup.rules)}, ${players}, ${timeAgo(game.changed, Date.now())}`;
}

interface ListProps {
  readonly games: readonly Kept[];
  readonly onChange: () => void;
}

export function SavedList({ games, onChange }: ListProps) {
  const { store } = useServices();
  if (games.length === 0) return null;
  const remove = async (kept: Kept): Promise<void> => {
    await store.remove(kept.id);
    onChange();
    const { game } = kept;
    if (!game) return;
    const undo = (): void => void store.put(game, null).then(onChange);
    tell({ name: "removed", text: () => t("saved.removed"), action: { label: () => t("page.undo"), run: undo } });
  };
  return (
    <section class="saved" aria-labelledby="saved">
      <h2 id="saved">{t("saved.title")}</h2>
      <ul>
        {games.map((kept) => (
          <li key={kept.id} class="saved-game">
            {kept.game ? <Game game={kept.game} /> : <Damaged remains={kept.remains} />}
            <button
              type="button"
              class="btn sq quiet"
              aria-label={t("saved.remove")}
              title={t("saved.remove")}
              onClick={() => void remove(kept)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Game({ game }: { readonly game: SavedGame }) {
  const { seats } = game.setup;
  const standing = seats.map((seat, i) => t("saved.score", { name: seat.name, points: game.scores[i] ?? 0 }));
  return (
    <a class="saved-link" href={hrefOf({ page: "game", id: game.id })}>
      <span class="saved-badges">
        {seats.map((seat) => (
          <Art key={seat.colour} markup={badgeSvg(seat.colour, 20)} />
        ))}
      </span>
      <span class="saved-words">
        <b>{rulesTitle(game.setup.rules)}</b>
        <span class="soft small">{list(standing)}</span>
      </span>
      <span class="soft small saved-when">
        {game.isOver ? t("saved.over") : t("saved.running")}, {timeAgo(game.changed, Date.now())}
      </span>
    </a>
  );
}

function Damaged({ remains }: { readonly remains: string }) {
  return (
    <div class="saved-link">
      <span class="saved-words">
        <b>{t("saved.damaged")}</b>
        <span class="soft small">{t("saved.damagedHint")}</span>
      </span>
      <button type="button" class="btn" onClick={() => saveFile(dateName(new Date()), remains)}>
        <Icon name="export" />
        {t("saved.export")}
      </button>
    </div>
  );
}
