/* saved-games.tsx: the games of this device: the banner of the latest one, and the list of all. */
import type { SavedGame } from "../play/types";
import type { Kept } from "../store/saved";
import { removeGame } from "../store/saver";
import { localStore } from "../store/settings";
import { list, t } from "../text";
import { Badge, Icon } from "../ui/picture";
import { saveFile, dateName } from "./files";
import { tell } from "./notices";
import { hrefOf } from "./router";
import { useServices } from "./services";
import { rulesTitle, timeAgo } from "./summary";

/** Deletes a game; a whole one can be brought back for a while. */
function useRemove(onChange: () => void): (kept: Kept) => void {
  const { store } = useServices();
  return (kept) => {
    const { game } = kept;
    const undo = (): void => {
      if (game) void store.put(game, null).then(onChange);
    };
    const action = game ? { label: () => t("page.undo"), run: undo } : undefined;
    void removeGame(store, localStore(), kept.id).then(() => {
      onChange();
      tell({ name: "removed", text: () => t("saved.removed"), ...(action && { action }) });
    });
    // The button that had the focus is gone with its game.
    document.getElementById("content")?.focus({ preventScroll: true });
  };
}

interface RejoinProps {
  readonly game: SavedGame;
  readonly onChange: () => void;
}

/** The latest game that is not over. */
export function Rejoin({ game, onChange }: RejoinProps) {
  const remove = useRemove(onChange);
  const seat = game.setup.seats.find((s) => s.by === "person") ?? game.setup.seats[0];
  return (
    <div class="rejoin paper">
      {seat && <Badge colour={seat.colour} px={28} />}
      <p>
        <b>{t("start.goesOn")}</b> <span class="soft">{summaryOf(game)}</span>
      </p>
      <RemoveButton onPress={() => remove({ id: game.id, game })} />
      <a class="btn go" href={hrefOf({ page: "game", id: game.id })}>
        {t("start.rejoin")}
      </a>
    </div>
  );
}

function RemoveButton({ onPress }: { readonly onPress: () => void }) {
  const label = t("saved.remove");
  return (
    <button type="button" class="btn sq quiet" aria-label={label} title={label} onClick={onPress}>
      <Icon name="trash" />
    </button>
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
  const remove = useRemove(onChange);
  if (games.length === 0) return null;
  return (
    <section class="saved" aria-labelledby="saved">
      <h2 id="saved">{t("saved.title")}</h2>
      <ul>
        {games.map((kept) => (
          <li key={kept.id} class="saved-game">
            {kept.game ? <Game game={kept.game} /> : <Damaged remains={kept.remains} />}
            <RemoveButton onPress={() => remove(kept)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Game({ game }: { readonly game: SavedGame }) {
  const { seats } = game.setup;
  const standing = seats.map((seat, i) =>
    t("saved.score", { name: seat.name, points: game.scores[i] ?? 0 }),
  );
  return (
    <a class="saved-link" href={hrefOf({ page: "game", id: game.id })}>
      <span class="saved-badges">
        {seats.map((seat) => (
          <Badge key={seat.colour} colour={seat.colour} px={20} />
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
