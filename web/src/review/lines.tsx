/* lines.tsx: what the graph shows: the points of all players, or the expected lead of one. */
import { badge } from "../art/tokens";
import { colourClass } from "../art/players";
import { turnShown, type TurnSpan } from "../play/turns";
import type { GameSetup } from "../play/types";
import type { Course } from "./course";
import type { Lead, Loss } from "./losses";
import { apart, areaOf, pathOf, spread, type Place, type Scale } from "./scale";

/** Badges of players are drawn with this radius in px; as they come they have 23. */
const BADGE = 8.5;
/** And the numbers of losses with this one. */
const MARK = 8;

export function PointLines({
  scale,
  course,
  setup,
}: {
  scale: Scale;
  course: Course;
  setup: GameSetup;
}) {
  const { points, final } = course;
  const ends = (final ?? points.at(-1) ?? []).map((value) => scale.y(value));
  const heights = spread(ends, 2 * BADGE, scale.top, scale.bottom);
  return (
    <>
      {setup.seats.map(({ colour }, seat) => {
        const line = points.map((all, turn) => ({ x: scale.x(turn), y: scale.y(all[seat] ?? 0) }));
        const jump = final ? [line.at(-1)!, { x: scale.right, y: ends[seat] ?? 0 }] : [];
        const x = scale.right + 4 + BADGE;
        return (
          <g key={seat} class={`graph-line ${colourClass(colour)}`}>
            <path class="edge" d={pathOf(line)} />
            <path class="face" d={pathOf(line)} />
            {final && <path class="edge" d={pathOf(jump)} />}
            {final && <path class="face jump" d={pathOf(jump)} />}
            <g
              transform={`translate(${x} ${heights[seat] ?? 0}) scale(${BADGE / 23})`}
              dangerouslySetInnerHTML={{ __html: badge(colour) }}
            />
          </g>
        );
      })}
    </>
  );
}

interface LeadProps {
  readonly scale: Scale;
  readonly leads: readonly Lead[];
  /** The lead when everything was scored; null: not to be shown yet. */
  readonly final: number | null;
  /** The largest losses, which have numbers. */
  readonly losses: readonly Loss[];
  readonly turns: readonly TurnSpan[];
}

export function LeadLine({ scale, leads, final, losses, turns }: LeadProps) {
  const values: Place[] = leads.map(({ turn, lead }) => ({ x: scale.x(turn), y: lead }));
  if (final !== null && values.length > 0) values.push({ x: scale.right, y: final });
  const seen = (places: readonly Place[]) => places.map(({ x, y }) => ({ x, y: scale.y(y) }));
  const line = pathOf(seen(values));
  const marks = losses.map(({ decision }) => {
    const turn = turnShown(turns, decision.to) + 1;
    const lead = leads.find((one) => one.turn === turn)?.lead ?? 0;
    return { x: scale.x(turn), y: scale.y(lead) };
  });
  return (
    <g class="graph-lead">
      <path class="ahead" d={pathOf(seen(areaOf(values, 1)))} />
      <path class="behind" d={pathOf(seen(areaOf(values, -1)))} />
      <path class="lead" d={line} />
      {apart(marks, 2 * MARK + 2, scale.top, scale.bottom).map(({ x, y }, i) => (
        <Numbered key={i} x={x} y={y} n={i + 1} />
      ))}
    </g>
  );
}

function Numbered({ x, y, n }: Place & { n: number }) {
  return (
    <g class="graph-loss">
      <circle cx={x} cy={y} r={MARK} />
      <text x={x} y={y + 4} text-anchor="middle">
        {n}
      </text>
    </g>
  );
}
