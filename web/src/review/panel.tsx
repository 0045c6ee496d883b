/*
 * panel.tsx: the course of the game beside the board: the graph, the computer's judgement, and
 * playing on from the position that is shown. It is loaded when a game is gone through.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Turn } from "../engine/engine";
import { openNew } from "../page/new-games";
import { report } from "../page/fault";
import { useServices } from "../page/services";
import type { Decision, Ghost, Way } from "../play/types";
import { turnShown, turnsAt } from "../play/turns";
import { isPerson, nameOf, type Desk } from "../table/desk";
import { Icon } from "../table/picture";
import { number, t } from "../text";
import { courseOf } from "./course";
import { Graph } from "./graph";
import { judgingOf, type Judging } from "./judging";
import { LeadLine, PointLines } from "./lines";
import { decisionAt, leadIn, leadsOf, lossAt, lossesOf, noiseOf, type Loss } from "./losses";
import { Scale } from "./scale";
import { JudgeButton, Verdicts } from "./verdicts";

/** So many losses are listed. */
const LISTED = 3;
/** The graph shows at least so many points, above and below zero if need be. */
const SWING = 8;

type View = "points" | "lead";

export function ReviewPanel({ desk }: { desk: Desk }) {
  const { judging, isOver } = useJudging(desk);
  const [view, setView] = useState<View>("points");
  const [seat, setSeat] = useState(() => firstPerson(desk));
  const [chosen, setChosen] = useState<Decision | null>(null);
  const showCells = useCells(desk);
  const hasLead = judging !== null && (judging.isRunning.value || judging.verdicts.value.size > 0);
  const shown = hasLead ? view : "points";
  const losses = judging
    ? lossesOf(judging.decisions, judging.verdicts.value, seat, noiseOf(desk.rules), LISTED)
    : [];
  const go = (loss: Loss) => {
    setChosen(loss.decision);
    desk.reviewer.goTo(loss.decision.from);
    showCells();
  };
  useCompared(desk, judging, chosen);
  return (
    <section class="course paper" aria-labelledby="course-title">
      <h2 id="course-title" class={hasLead ? "sr-only" : ""}>
        {t("table.review.course")}
      </h2>
      {hasLead && <ViewSwitch view={shown} onChange={setView} />}
      <CourseGraph
        desk={desk}
        judging={shown === "lead" ? judging : null}
        seat={seat}
        losses={losses}
      />
      {judging && shown === "lead" && (
        <Verdicts
          desk={desk}
          judging={judging}
          losses={losses}
          seat={seat}
          chosen={chosen}
          onSeat={setSeat}
          onGo={go}
        />
      )}
      <div class="course-acts">
        {judging && <JudgeButton judging={judging} onStart={() => setView("lead")} />}
        <PlayOn desk={desk} isOver={isOver} />
      </div>
    </section>
  );
}

/** Only a game that is over is judged, and only while it is looked at. */
function useJudging({ session, reviewer }: Desk): { judging: Judging | null; isOver: boolean } {
  const steps = reviewer.steps.value;
  const isOver = useMemo(() => session.save().isOver, [steps]);
  const judging = useMemo(() => (isOver ? judgingOf(session, steps) : null), [isOver, steps]);
  useEffect(() => () => judging?.stop(), [judging]);
  return { judging, isOver };
}

/** The best move is told by its cell: shows the numbers of cells, until the review is left. */
function useCells({ rules, table }: Desk): () => void {
  const isMine = useRef(false);
  const isOn = () => table.layers.peek().has("coordinates");
  useEffect(
    () => () => {
      if (isMine.current && isOn()) table.toggle("coordinates");
    },
    [],
  );
  return () => {
    if (!rules.has("board") || isOn()) return;
    isMine.current = true;
    table.toggle("coordinates");
  };
}

/** Shows on the board where the tile was laid and where better, as long as it is to be laid. */
function useCompared(desk: Desk, judging: Judging | null, chosen: Decision | null): void {
  const { compared } = desk.table;
  const at = desk.now.value.steps.length;
  const here = judging && decisionAt(judging.decisions, at, chosen);
  const loss = here && here.from === at ? lossAt(here, judging.verdicts.value) : null;
  const isLoss = loss !== null && loss.points >= noiseOf(desk.rules);
  useEffect(() => {
    compared.value = isLoss
      ? { played: placeOf(loss.verdict.played), best: placeOf(loss.verdict.best) }
      : null;
  }, [isLoss, loss?.verdict]);
  useEffect(
    () => () => {
      compared.value = null;
    },
    [],
  );
}

/** Where the way begins with laying the tile. */
function placeOf({ steps: [first] }: Way): Ghost | null {
  if (first?.verb !== "place") return null;
  const { x, y, turn } = first.choice.spot;
  return { x, y, turn: turn as Turn };
}

function firstPerson(desk: Desk): number {
  return Math.max(
    0,
    desk.setup.seats.findIndex((_, seat) => isPerson(desk.setup, seat)),
  );
}

function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const button = (name: View, label: string) => (
    <button type="button" class="btn" aria-pressed={view === name} onClick={() => onChange(name)}>
      {label}
    </button>
  );
  return (
    <div class="course-views" role="group" aria-label={t("table.review.view")}>
      {button("points", t("table.review.points"))}
      {button("lead", t("table.review.lead"))}
    </div>
  );
}

interface GraphProps {
  readonly desk: Desk;
  /** null: the points are shown. */
  readonly judging: Judging | null;
  readonly seat: number;
  readonly losses: readonly Loss[];
}

function CourseGraph({ desk, judging, seat, losses }: GraphProps) {
  const { reviewer, setup } = desk;
  const now = desk.now.value;
  const steps = reviewer.steps.value;
  const turns = reviewer.turns.value;
  const course = useMemo(() => courseOf(steps, turns, setup.seats.length), [steps]);
  const leads = judging ? leadsOf(turns, judging.decisions, judging.verdicts.value, seat) : [];
  const last = course.final ?? course.points.at(-1) ?? [];
  const final = judging?.isDone.value ? leadIn(last, seat) : null;
  const values = judging ? [...leads.map((l) => l.lead), final ?? 0, -SWING] : [...last, 0];
  const [low, high] = [Math.min(...values), Math.max(...values, SWING)];
  const text = positionText(desk);
  return (
    <>
      <Graph
        scaleFor={(width, height) =>
          new Scale(width, height, turns.length, course.final !== null, low, high)
        }
        at={turnsAt(turns, now.steps.length)}
        valueText={text}
        onGo={(turn) => reviewer.goTo(turn === 0 ? 0 : (turns[turn - 1]?.to ?? 0))}
      >
        {(scale) =>
          judging ? (
            <LeadLine scale={scale} leads={leads} final={final} losses={losses} turns={turns} />
          ) : (
            <PointLines scale={scale} course={course} setup={setup} />
          )
        }
      </Graph>
      <p class="course-at small" aria-hidden="true">
        {text}
      </p>
    </>
  );
}

/** "Turn 12: Reed 24, You 31" */
function positionText(desk: Desk): string {
  const now = desk.now.value;
  const turn = turnShown(desk.reviewer.turns.value, now.steps.length) + 1;
  if (turn === 0) return t("table.review.start");
  const scores = now.scores.map((score, seat) =>
    t("table.review.score", { name: nameOf(desk.setup, seat), n: number(score) }),
  );
  return t("table.review.position", { n: turn, scores: scores.join(", ") });
}

/** Of a running game with secret hands nobody may try the future. */
function PlayOn({ desk, isOver }: { desk: Desk; isOver: boolean }) {
  const services = useServices();
  const now = desk.now.value;
  if (!desk.session.canBranch()) return null;
  const isOff = isOver && now.steps.length >= now.length;
  return (
    <button
      type="button"
      class="btn"
      title={t("table.review.playOnNote")}
      aria-disabled={isOff}
      onClick={() => {
        if (isOff) return;
        desk.reviewer.pause();
        openNew(services, desk.session.branch(now.steps.length)).catch(report);
      }}
    >
      <Icon name="play" px={20} />
      {t("table.review.playOn")}
    </button>
  );
}
