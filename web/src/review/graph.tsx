/*
 * graph.tsx: the graph over the turns of a game, which is also a slider: pressing, dragging and the
 * arrow keys go through the game. What is drawn in it is given by lines.tsx.
 */
import type { ComponentChildren, TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";
import { useSize } from "../cards/use-size";
import { Icon } from "../table/picture";
import { number, t } from "../text";
import { ticks, type Scale } from "./scale";

/** So many turns are gone by the page keys. */
const PAGE = 5;

interface Props {
  /** What stands where, for the size there is. */
  readonly scaleFor: (width: number, height: number) => Scale;
  /** Turns that are over in the position that is shown, also between two. */
  readonly at: number;
  readonly valueText: string;
  /** To the position after so many turns. */
  readonly onGo: (turn: number) => void;
  readonly children: (scale: Scale) => ComponentChildren;
}

export function Graph({ scaleFor, at, valueText, onGo, children }: Props) {
  const { ref, size } = useSize<HTMLDivElement>();
  const scale = scaleFor(size.width, size.height);
  const pointing = usePointing((x) => {
    const turn = scale.turnAt(x);
    if (turn !== at) onGo(turn);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = keyTurn(event.key, at, scale.turns);
    if (turn === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onGo(Math.max(0, Math.min(turn, scale.turns)));
  };
  return (
    <div
      ref={ref}
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label={t("table.review.graph")}
      aria-valuemin={0}
      aria-valuemax={scale.turns}
      aria-valuenow={Math.round(at)}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      {...pointing}
    >
      {size.width > 0 && (
        <svg width={size.width} height={size.height} aria-hidden="true">
          <Ground scale={scale} />
          {children(scale)}
          <Cursor scale={scale} at={at} />
        </svg>
      )}
      {scale.hasFinal && size.width > 0 && (
        <span class="graph-final" style={{ left: `${(scale.end + scale.right) / 2}px` }}>
          <Icon name="trophy" px={16} />
        </span>
      )}
    </div>
  );
}

type Pressing = TargetedPointerEvent<HTMLDivElement>;

/** Mouse or finger go down and move: tells how far from the left that is, in px. */
function usePointing(onPoint: (x: number) => void) {
  const isDown = useRef(false);
  const point = (event: Pressing) =>
    onPoint(event.clientX - event.currentTarget.getBoundingClientRect().left);
  const end = () => {
    isDown.current = false;
  };
  return {
    onPointerDown: (event: Pressing) => {
      if (event.button !== 0) return;
      isDown.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      point(event);
    },
    onPointerMove: (event: Pressing) => {
      if (isDown.current) point(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Where a key goes from there, or null: it means nothing here. */
export function keyTurn(key: string, at: number, turns: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.floor(at) + 1;
    case "ArrowLeft":
    case "ArrowDown":
      return Math.ceil(at) - 1;
    case "PageUp":
      return Math.floor(at) + PAGE;
    case "PageDown":
      return Math.ceil(at) - PAGE;
    case "Home":
      return 0;
    case "End":
      return turns;
    default:
      return null;
  }
}

/** Lines of round values, numbers of turns, and the strip of the final scoring. */
function Ground({ scale }: { scale: Scale }) {
  const { left, right, top, bottom, end } = scale;
  const values = ticks(scale.low, scale.high, (bottom - top) / 22);
  const turns = ticks(1, scale.turns, (end - left) / 44).filter((turn) => turn > 0);
  return (
    <g class="graph-ground">
      {scale.hasFinal && (
        <rect class="graph-end" x={end} y={top} width={right - end} height={bottom - top} />
      )}
      {values.map((value) => (
        <g key={value}>
          <line
            class={value === 0 ? "zero" : ""}
            x1={left}
            x2={right}
            y1={scale.y(value)}
            y2={scale.y(value)}
          />
          <text x={left - 5} y={scale.y(value) + 4} text-anchor="end">
            {value < 0 ? `−${number(-value)}` : number(value)}
          </text>
        </g>
      ))}
      {turns.map((turn) => (
        <text key={turn} x={scale.x(turn)} y={bottom + 15} text-anchor="middle">
          {number(turn)}
        </text>
      ))}
    </g>
  );
}

function Cursor({ scale, at }: { scale: Scale; at: number }) {
  const x = scale.cursor(at);
  const foot = scale.bottom + 9;
  return (
    <g class="graph-cursor">
      <line x1={x} x2={x} y1={scale.top - 4} y2={scale.bottom} />
      <path d={`M${x - 6} ${foot}L${x + 6} ${foot}L${x} ${scale.bottom}Z`} />
    </g>
  );
}
