/*
 * row.tsx: a row of cards behind its score board: cards, figures, what is claimed, and the place at
 * its end where the next card or figure goes.
 */
import { useLayoutEffect } from "preact/hooks";
import { colourClass } from "../art/players";
import type { Feature } from "../engine/engine";
import type { Choice } from "../play/types";
import { boardWord, cardWord, colourWord, number, t, tellChoice, worthOf } from "../text";
import { Badge } from "../ui/picture";
import { nameOf } from "../ui/seats";
import { AskButtons, JoinButton } from "./ask";
import { RowBoard } from "./board";
import { choose, type CardDesk } from "./desk";
import { closely } from "./lens";
import { CardPicture, Figure, isSmall } from "./pictures";
import type { Row, RowCard, Trace } from "./position";
import { layoutRow, type Box, type RowLayout } from "./row-layout";
import { askedOf, endsOf, isDown, joinsOf } from "./targets";
import type { Marker } from "./track";
import { px, useSize } from "./use-size";

/** What is marked on the cards and figures of all rows. */
export interface Marks {
  /** What others did since, where that is shown. */
  readonly last: readonly Trace[];
  readonly draft: readonly Trace[];
  readonly features: readonly Feature[];
}

interface RowProps {
  readonly desk: CardDesk;
  readonly row: Row;
  readonly markers: readonly Marker[];
  readonly marks: Marks;
}

export function RowView({ desk, row, markers, marks }: RowProps) {
  const { now, held, hand, table } = desk;
  const { targets } = now.value;
  const ends = endsOf(row.row, held.value, hand.value, targets);
  const asked = askedOf(targets);
  const join = joinsOf(targets).find((target) => target.row === row.row);
  const isLit = table.lit.value?.members.some((member) => member.y === row.row) ?? false;
  return (
    <section
      class={`card-row${ends.length > 0 ? " open" : ""}${isLit ? " lit" : ""}`}
      aria-label={rowLabel(desk, row)}
    >
      <RowBoard desk={desk} row={row.row} markers={markers} />
      {join && <JoinButton desk={desk} choice={join.choice} row={row.row} />}
      <Lane
        desk={desk}
        row={row}
        marks={marks}
        ends={ends}
        asked={asked?.row === row.row ? asked.place : 0}
      />
    </section>
  );
}

function rowLabel(desk: CardDesk, { row, cards }: Row): string {
  const params = {
    colour: colourWord(desk.rules, row),
    board: boardWord(desk.rules, row),
    n: cards.length,
  };
  return t("cards.row", params);
}

interface LaneProps {
  readonly desk: CardDesk;
  readonly row: Row;
  readonly marks: Marks;
  readonly ends: readonly Choice[];
  /** The card that is asked about, or 0. */
  readonly asked: number;
}

/** The part of a row that scrolls. */
function Lane({ desk, row, marks, ends, asked }: LaneProps) {
  const { ref, size } = useSize<HTMLDivElement>();
  // The ribbons lie in the lowest part.
  const height = Math.max(0, size.height - RIBBON);
  const layout = layoutRow(row, size.width, height);
  const isLong = layout.width > size.width + 1;
  useLayoutEffect(() => {
    const lane = ref.current;
    const box = layout.cards[asked - 1];
    if (lane) lane.scrollLeft = box ? box.x - 4 : lane.scrollWidth;
  }, [row.cards.length, row.figures.length, ends.length, size.width, asked]);
  return (
    <div
      ref={ref}
      class={`lane${isLong ? " long" : ""}`}
      role="group"
      aria-label={rowLabel(desk, row)}
      tabIndex={isLong && ends.length === 0 ? 0 : undefined}
      onScroll={(event) => markStart(event.currentTarget)}
    >
      <ol class="lane-in" style={{ width: px(layout.width) }}>
        {row.cards.map((card, i) => (
          <LaneCard
            key={card.place}
            desk={desk}
            row={row.row}
            card={card}
            box={layout.cards[i]!}
            height={height}
            marks={marks}
            isAsked={card.place === asked}
          />
        ))}
        {row.figures.map((figure, i) => (
          <LaneFigure
            key={`figure${figure.seat}`}
            desk={desk}
            row={row}
            index={i}
            box={layout.figures[i]!}
            height={height}
            marks={marks}
          />
        ))}
        {asked > 0 && <AskButtons desk={desk} box={layout.cards[asked - 1]} />}
        <Ends desk={desk} ends={ends} layout={layout} height={height} />
      </ol>
      <Ribbons desk={desk} row={row} layout={layout} features={marks.features} />
    </div>
  );
}

/** Only where cards are hidden at the left does the row fade out there. */
function markStart(lane: HTMLElement): void {
  lane.dataset.start = String(lane.scrollLeft < 4);
}

/** Height in px that the ribbons take, and marks round the cards. */
const RIBBON = 14;

interface LaneCardProps {
  readonly desk: CardDesk;
  readonly row: number;
  readonly card: RowCard;
  readonly box: Box;
  readonly height: number;
  readonly marks: Marks;
  readonly isAsked: boolean;
}

function LaneCard({ desk, row, card, box, height, marks, isAsked }: LaneCardProps) {
  const isHere = (trace: Trace) => trace.row === row && trace.place === card.place;
  const last = marks.last.find(isHere);
  const isDraft = marks.draft.some(isHere);
  const owner = desk.setup.seats[card.seat];
  const isFresh = isDraft || last !== undefined;
  const classes = [
    "row-card",
    isFresh ? "fresh" : "",
    isDraft ? "draft" : "",
    isAsked ? "asked" : "",
    last ? "last" : "",
  ];
  const isPeek = card.isDown && card.kind >= 0;
  return (
    <li
      class={classes.filter(Boolean).join(" ")}
      style={{ left: px(box.x), width: px(box.width), height: px(height) }}
    >
      <span
        class="card-face"
        role="img"
        aria-label={cardLabel(desk, card)}
        {...closely(desk, card)}
      >
        <CardPicture
          rules={desk.rules}
          kind={card.isDown ? -1 : card.kind}
          small={isSmall(height)}
        />
      </span>
      {isPeek && (
        <span class="peek">
          <CardPicture rules={desk.rules} kind={card.kind} small />
        </span>
      )}
      {owner && (
        <span class={`owner ${colourClass(owner.colour)}`}>
          <Badge colour={owner.colour} px={Math.max(14, height * 0.17)} />
        </span>
      )}
      {last && <LastMark desk={desk} seat={last.seat} />}
    </li>
  );
}

export function cardLabel(desk: CardDesk, card: Pick<RowCard, "kind" | "isDown" | "seat">): string {
  const name = cardWord(desk.rules, card.kind);
  if (!card.isDown) return name;
  const who = nameOf(desk.setup, card.seat);
  return card.kind < 0
    ? t("cards.down", { name: who })
    : t("cards.downKnown", { name: who, card: name });
}

function LastMark({ desk, seat }: { desk: CardDesk; seat: number }) {
  const colour = desk.setup.seats[seat]?.colour;
  if (!colour) return null;
  return (
    <span class={`last-mark ${colourClass(colour)}`}>
      <span class="sr-only">{t("cards.lastBy", { name: nameOf(desk.setup, seat) })}</span>
    </span>
  );
}

interface LaneFigureProps {
  readonly desk: CardDesk;
  readonly row: Row;
  readonly index: number;
  readonly box: Box;
  readonly height: number;
  readonly marks: Marks;
}

function LaneFigure({ desk, row, index, box, height, marks }: LaneFigureProps) {
  const figure = row.figures[index]!;
  const seat = desk.setup.seats[figure.seat]!;
  const isHere = (trace: Trace) => trace.seat === figure.seat && trace.place === 0;
  const isFresh = marks.last.some(isHere) || marks.draft.some(isHere);
  const cards = figure.place - figure.from + 1;
  const label = figure.isLying
    ? t("cards.claimLying", { name: seat.name, n: cards })
    : t("cards.claim", { name: seat.name, n: cards });
  const tall = figure.isLying ? height * 0.46 : height * 0.74;
  return (
    <li
      class={`row-figure${isFresh ? " put" : ""}${marks.draft.some(isHere) ? " draft" : ""}`}
      style={{ left: px(box.x), width: px(box.width), height: px(height) }}
    >
      <span role="img" aria-label={label} title={label}>
        <Figure colour={seat.colour} px={tall} lying={figure.isLying} />
      </span>
    </li>
  );
}

interface RibbonsProps {
  readonly desk: CardDesk;
  readonly row: Row;
  readonly layout: RowLayout;
  readonly features: readonly Feature[];
}

/** What is claimed, in its owner's colour; where features are shown, with what it would bring. */
function Ribbons({ desk, row, layout, features }: RibbonsProps) {
  const open = features.find(
    (feature) => feature.y === row.row && !feature.isClosed && feature.segments > 0,
  );
  const first = open && layout.cards[open.x - 1];
  const last = layout.cards.at(-1);
  const looker = Math.max(desk.now.value.looker, 0);
  return (
    <>
      {layout.stretches.map((stretch) => {
        const { colour } = desk.setup.seats[stretch.seat]!;
        const worth = features.find(
          (feature) =>
            feature.y === row.row && feature.isClosed && feature.owners & (1 << stretch.seat),
        );
        return (
          <span
            key={stretch.seat}
            class={`ribbon ${colourClass(colour)}`}
            style={{ left: px(stretch.x), width: px(stretch.width) }}
          >
            <Badge colour={colour} px={17} />
            {worth && <Worth points={worth.now[stretch.seat] ?? 0} label="claimed" />}
          </span>
        );
      })}
      {open && first && last && (
        <span
          class="ribbon free"
          style={{ left: px(first.x), width: px(last.x + last.width - first.x) }}
        >
          <Worth points={open.done[looker] ?? 0} label="open" />
        </span>
      )}
    </>
  );
}

function Worth({ points, label }: { points: number; label: "open" | "claimed" }) {
  const text =
    label === "open" ? t("cards.worthOpen", { n: points }) : t("cards.worthClaimed", { n: points });
  return (
    <span class="worth num" title={text}>
      <span aria-hidden="true">{number(points)}</span>
      <span class="sr-only">{text}</span>
    </span>
  );
}

interface EndsProps {
  readonly desk: CardDesk;
  readonly ends: readonly Choice[];
  readonly layout: RowLayout;
  readonly height: number;
}

/** What is written on a claim, as a help: the points it brings now; or "". */
function claimWorth(desk: CardDesk, choice: Choice): string {
  const { state } = desk.now.value;
  const hasCards = (state.feature(choice.spot.y)?.segments ?? 0) > 0;
  const worth = desk.setup.helps && hasCards ? worthOf(desk.rules, state, choice) : null;
  return worth === null ? "" : t("cards.plus", { n: worth });
}

/** What is written on the place is part of its name, for those who speak to the page. */
function endLabel(desk: CardDesk, choice: Choice, worth: string): string {
  const { title, detail } = tellChoice(desk.rules, desk.now.value.state, choice, desk.setup);
  if (!desk.setup.helps || detail === "") return title;
  const named = worth === "" ? title : t("cards.worthTitle", { title, worth });
  return t("cards.choice", { title: named, detail });
}

function Ends({ desk, ends, layout, height }: EndsProps) {
  const aim = desk.table.aim.value;
  const point = (choice: Choice | null) => () => {
    desk.table.aim.value = choice;
  };
  return (
    <>
      {ends.map((choice, i) => {
        const isLay = choice.spot.card >= 0;
        const worth = isLay ? "" : claimWorth(desk, choice);
        return (
          <li
            key={choice.line}
            class="row-end"
            style={{
              left: px(layout.end.x + i * layout.end.width),
              width: px(layout.end.width),
              height: px(height),
            }}
          >
            <button
              type="button"
              data-stop
              class={`${isLay ? "slot" : "claim-spot"}${aim === choice ? " aimed" : ""}`}
              aria-label={endLabel(desk, choice, worth)}
              onClick={() => choose(desk, choice)}
              onPointerEnter={point(choice)}
              onPointerLeave={point(null)}
              onFocus={point(choice)}
              onBlur={point(null)}
            >
              {isLay ? (
                <Ghost desk={desk} choice={choice} height={height} />
              ) : (
                <ClaimGhost desk={desk} worth={worth} height={height} />
              )}
            </button>
          </li>
        );
      })}
    </>
  );
}

/** The card as it would lie there. */
function Ghost({ desk, choice, height }: { desk: CardDesk; choice: Choice; height: number }) {
  return (
    <>
      <CardPicture
        rules={desk.rules}
        kind={isDown(choice) ? -1 : choice.spot.card}
        small={isSmall(height)}
      />
      {isDown(choice) && <span class="slot-note">{t("cards.faceDown")}</span>}
    </>
  );
}

function ClaimGhost({ desk, worth, height }: { desk: CardDesk; worth: string; height: number }) {
  const colour = desk.setup.seats[desk.now.value.actor]?.colour;
  return (
    <>
      {colour && <Figure colour={colour} px={Math.min(height * 0.66, 96)} />}
      {worth !== "" && <span class="spot-worth num">{worth}</span>}
    </>
  );
}
