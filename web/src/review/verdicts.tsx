/* verdicts.tsx: what the computer thinks of the decisions: whose, the largest losses, this one. */
import { useEffect, useRef, useState } from "preact/hooks";
import { turnShown } from "../play/turns";
import type { Decision } from "../play/types";
import { nameOf, type Desk } from "../table/desk";
import { Badge, Icon } from "../table/picture";
import { HandTile } from "../table/tray";
import { lang, number, t } from "../text";
import type { Judging } from "./judging";
import { decisionAt, lossAt, noiseOf, type Loss } from "./losses";
import { tellBest, tellWay } from "./way-words";

/** Always with one digit, so that losses stand below each other alike: more is not known. */
const lost = (points: number): string =>
  `−${points.toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;

/** Starts judging, ends it and goes on with it; one button, so that it keeps the focus. */
export function JudgeButton({ judging, onStart }: { judging: Judging; onStart: () => void }) {
  const n = judging.verdicts.value.size;
  const all = judging.decisions.length;
  const isRunning = judging.isRunning.value;
  const { button, isGone, status } = useEnd(judging);
  const label = n > 0 ? t("table.review.judgeRest", { n, all }) : t("table.review.judge");
  return (
    <>
      {judging.hasFailed.value && !isRunning && !isGone && (
        <p class="error-text small" role="alert">
          {t("table.review.judgeFailed")}
        </p>
      )}
      <p class="sr-only" role="status">
        {status}
      </p>
      {!isGone && (
        <div class="judge-run">
          {isRunning && (
            <label class="small" key="progress">
              {t("table.review.judged", { n, all })}
              <progress value={n} max={all} />
            </label>
          )}
          <button
            ref={button}
            key="button"
            type="button"
            class="btn"
            onClick={() => {
              if (isRunning) return judging.stop();
              onStart();
              judging.start();
            }}
          >
            {!isRunning && <Icon name="computer" px={20} />}
            {isRunning ? t("table.review.stop") : label}
          </button>
        </div>
      )}
    </>
  );
}

/** When everything is judged there is no button any more: that is said, and its focus goes to the
 *  graph, which shows what was found. */
function useEnd(judging: Judging) {
  const isDone = judging.isDone.value;
  const button = useRef<HTMLButtonElement>(null);
  const [gone, setGone] = useState(isDone ? judging : null);
  const [status, setStatus] = useState("");
  useEffect(() => {
    if (!isDone || gone === judging) return;
    const { current } = button;
    if (current && current === document.activeElement)
      current.closest(".course")?.querySelector<HTMLElement>(".graph")?.focus();
    setGone(judging);
    setStatus(t("table.review.judgedAll"));
  }, [isDone, judging]);
  return { button, isGone: isDone && gone === judging, status };
}

interface Props {
  readonly desk: Desk;
  readonly judging: Judging;
  readonly losses: readonly Loss[];
  readonly seat: number;
  readonly chosen: Decision | null;
  readonly onSeat: (seat: number) => void;
  readonly onGo: (loss: Loss) => void;
}

export function Verdicts({ desk, judging, losses, seat, chosen, onSeat, onGo }: Props) {
  const name = nameOf(desk.setup, seat);
  const n = noiseOf(desk.rules);
  const here = decisionAt(judging.decisions, desk.now.value.steps.length, chosen);
  // What was chosen from the list is told there.
  const isListed = here !== null && here === chosen && losses.some((l) => l.decision === here);
  return (
    <div class="verdicts">
      {!isListed && <Here desk={desk} judging={judging} decision={here} />}
      <div class="course-whose">
        <h3>{t("table.review.losses", { name })}</h3>
        <SeatSwitch desk={desk} seat={seat} onSeat={onSeat} />
      </div>
      {losses.length === 0 && (
        <p class="soft small">
          {t(judging.isDone.value ? "table.review.noLoss" : "table.review.noLossYet", { n })}
        </p>
      )}
      <ol class="losses">
        {losses.map((loss, i) => (
          <li key={loss.decision.from}>
            <button
              type="button"
              class="loss"
              aria-current={here === loss.decision}
              onClick={(event) => {
                const button = event.currentTarget;
                onGo(loss);
                // The entry grows by the picture of the tile.
                requestAnimationFrame(() => button.scrollIntoView({ block: "nearest" }));
              }}
            >
              <span class="loss-number num" aria-hidden="true">
                {number(i + 1)}
              </span>
              <LossText desk={desk} loss={loss} />
              {here === loss.decision && <TileBefore desk={desk} />}
            </button>
          </li>
        ))}
      </ol>
      <p class="soft tiny">
        {t("table.review.legend", { name })} {t("table.review.estimate", { n })}
      </p>
    </div>
  );
}

function SeatSwitch({ desk, seat, onSeat }: Pick<Props, "desk" | "seat" | "onSeat">) {
  return (
    <div class="course-seats" role="group" aria-label={t("table.review.whose")}>
      {desk.setup.seats.map(({ name, colour }, i) => (
        <button
          key={i}
          type="button"
          class="btn sq"
          aria-pressed={i === seat}
          aria-label={name}
          title={name}
          onClick={() => onSeat(i)}
        >
          <Badge colour={colour} />
        </button>
      ))}
    </div>
  );
}

const turnOf = (desk: Desk, decision: Decision): number =>
  turnShown(desk.reviewer.turns.value, decision.to) + 1;

function LossText({ desk, loss }: { desk: Desk; loss: Loss }) {
  const { played, best } = loss.verdict;
  return (
    <span class="loss-text">
      <b>
        {t("table.review.loss", {
          n: turnOf(desk, loss.decision),
          points: lost(loss.points),
        })}
      </b>
      <span>
        {t("table.review.played", { way: tellWay(desk.rules, desk.setup, played, best) })}
      </span>
      <span>{t("table.review.best", { way: tellBest(desk.rules, desk.setup, best, played) })}</span>
    </span>
  );
}

/** The tile that is to be laid, where the position is the one before that. */
function TileBefore({ desk }: { desk: Desk }) {
  const { hand } = desk.now.value.state;
  return desk.rules.kinds[hand] ? <HandTile desk={desk} px={48} /> : null;
}

interface HereProps {
  readonly desk: Desk;
  readonly judging: Judging;
  readonly decision: Decision | null;
}

/** What is thought of the decision that the shown position is about. */
function Here({ desk, judging, decision }: HereProps) {
  const loss = decision && lossAt(decision, judging.verdicts.value);
  if (!loss) return null;
  const { played, best } = loss.verdict;
  const isLoss = loss.points >= noiseOf(desk.rules);
  const params = { n: turnOf(desk, loss.decision), name: nameOf(desk.setup, loss.decision.seat) };
  return (
    <div class={`verdict${isLoss ? " lost" : ""}`}>
      <TileBefore desk={desk} />
      <p class="small">
        <b>
          {isLoss
            ? t("table.review.hereLost", { ...params, points: lost(loss.points) })
            : t("table.review.hereGood", params)}
        </b>{" "}
        {t("table.review.played", {
          way: tellWay(desk.rules, desk.setup, played, isLoss ? best : played),
        })}{" "}
        {isLoss && t("table.review.best", { way: tellBest(desk.rules, desk.setup, best, played) })}
      </p>
    </div>
  );
}
