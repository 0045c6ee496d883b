/* result.tsx: the end of a game: who has won, what the points were for, and where to go from here. */
import type { GameSetup } from "../play/types";
import { number, opponentName, t, word } from "../text";
import { Dialog } from "../ui/dialog";
import { Portrait } from "../ui/portrait";
import type { Desk } from "./desk";
import { Badge, Icon, Piece } from "./picture";
import { ranking, reckon, type Heading, type Ranked } from "./reckoning";
import { capital, outLine, signed, winnersLine } from "./words";

/** The same game, begun by whoever was second. */
export function otherBegins(setup: GameSetup): GameSetup {
  const [first, ...others] = setup.seats;
  return first ? { ...setup, seats: [...others, first] } : setup;
}

export function Result({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const ranked = ranking(now.scores, now.winners);
  const again = otherBegins(desk.setup);
  const close = () => {
    desk.panel.value = null;
  };
  const leaveTo = (where: () => void) => () => {
    close();
    where();
  };
  return (
    <Dialog title={winnersLine(desk.setup, now)} onClose={close} class="result">
      {now.out.length > 0 && <p>{outLine(desk.setup, now)}</p>}
      <ol class="podium">
        {ranked.map((one) => (
          <Place key={one.seat} desk={desk} one={one} />
        ))}
      </ol>
      <Sums desk={desk} ranked={ranked} />
      <Level desk={desk} />
      <div class="window-acts result-acts">
        <button type="button" class="btn" onClick={leaveTo(() => desk.reviewer.first())}>
          <Icon name="replay" px={20} />
          {t("table.review.open")}
        </button>
        <button type="button" class="btn" onClick={() => desk.onExport(desk.session)}>
          <Icon name="export" px={20} />
          {t("table.menu.export")}
        </button>
        <button type="button" class="btn" onClick={leaveTo(desk.onNewGame)}>
          <Icon name="plus" px={20} />
          {t("table.result.newGame")}
        </button>
        {desk.extras ? (
          <desk.extras.Rematch desk={desk} onClose={close} />
        ) : (
          <button type="button" class="btn go" onClick={leaveTo(() => desk.onRematch(again))}>
            <Icon name="rematch" px={20} />
            <span>
              {t("table.result.rematch")}
              <small>{t("table.result.begins", { name: again.seats[0]?.name ?? "" })}</small>
            </span>
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** What the game has made of the level of who played it. */
function Level({ desk }: { desk: Desk }) {
  const change = desk.level?.value;
  if (!change) return null;
  const { before, after, next } = change;
  return (
    <p class="result-level">
      {t("table.result.level", { after: String(after), change: signed(after - before) })}{" "}
      <span class="soft">
        <Portrait name={next} px={28} /> {t("table.result.next", { name: opponentName(next) })}
      </span>
    </p>
  );
}

/** From this rank on all stand on the ground. */
const LAST_STEP = 4;

function Place({ desk, one }: { desk: Desk; one: Ranked }) {
  const seat = desk.setup.seats[one.seat]!;
  return (
    <li class={one.hasWon ? "won" : ""} data-rank={Math.min(one.rank, LAST_STEP)}>
      <span class="num rank">{t("table.result.rank", { n: one.rank })}</span>
      <Piece
        kind={desk.rules.namesOf("piece")[0] ?? ""}
        colour={seat.colour}
        px={one.hasWon ? 64 : 44}
      />
      <b>{seat.name}</b>
      {desk.extras && <desk.extras.Place desk={desk} seat={one.seat} />}
      {one.hasWon && (
        <span class="crown">
          <Icon name="trophy" px={22} />
          <span class="sr-only">{t("table.result.winner")}</span>
        </span>
      )}
      <span class="num big">{number(one.score)}</span>
    </li>
  );
}

function headingOf(heading: Heading): string {
  return heading.noun === "other"
    ? t("table.result.other")
    : capital(word(heading.noun, heading.name, 2));
}

function Sums({ desk, ranked }: { desk: Desk; ranked: readonly Ranked[] }) {
  const now = desk.now.value;
  const rows = reckon(desk.rules, now.steps, now.scores);
  return (
    <div class="sums" tabIndex={0} role="group" aria-label={t("table.result.sums")}>
      <table>
        <caption class="sr-only">{t("table.result.sums")}</caption>
        <thead>
          <tr>
            <td />
            {ranked.map(({ seat }) => (
              <th key={seat} scope="col">
                <Badge colour={desk.setup.seats[seat]!.colour} />
                <span class="col-name">{desk.setup.seats[seat]!.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, points }) => (
            <tr key={heading.noun + heading.name}>
              <th scope="row">{headingOf(heading)}</th>
              {ranked.map(({ seat }) => (
                <td key={seat} class="num">
                  {points[seat] === 0 ? "·" : number(points[seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("table.result.sum")}</th>
            {ranked.map(({ seat, score }) => (
              <td key={seat} class="num">
                {number(score)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
