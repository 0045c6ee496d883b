/*
 * rows.tsx: a row for each player: figure and name, whose turn it is, what is left of every kind of
 * figure, tokens, prisoners, and the points.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { colourClass } from "../art/players";
import type { Piece as PieceData, Token } from "../engine/engine";
import type { Choice, Now } from "../play/types";
import { t, tellChoice, word } from "../text";
import { Portrait } from "../ui/portrait";
import { choose } from "./commands";
import { isComputer, type Desk } from "./desk";
import { Icon, Piece, TilePicture, TokenPicture } from "./picture";
import {
  cardsOf,
  prisonersOf,
  suppliesOf,
  thingsOf,
  type Prisoner,
  type Supply,
} from "./seat-things";
import { signed } from "./words";

export function Rows({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const pieces = now.state.pieces();
  const tokens = now.state.tokens();
  return (
    <ul
      class={desk.setup.seats.length > 4 ? "players many" : "players"}
      aria-label={t("table.players")}
      data-count={desk.setup.seats.length}
    >
      {desk.setup.seats.map((_, seat) => (
        <Row key={seat} desk={desk} seat={seat} pieces={pieces} tokens={tokens} />
      ))}
    </ul>
  );
}

/** Whose row is lit: a draft still belongs to the one who made it. */
function onTurn(now: Now): number {
  if (now.phase === "over") return -1;
  if (now.phase === "confirm") return now.looker;
  return now.actor >= 0 ? now.actor : now.state.turn;
}

interface RowProps {
  readonly desk: Desk;
  readonly seat: number;
  readonly pieces: readonly PieceData[];
  readonly tokens: readonly Token[];
}

function Row({ desk, seat, pieces, tokens }: RowProps) {
  const now = desk.now.value;
  const setup = desk.setup.seats[seat]!;
  const isOn = onTurn(now) === seat;
  const hasWon = now.phase === "over" && now.winners.includes(seat);
  const kinds = desk.rules.namesOf("piece");
  return (
    <li
      class={`player ${colourClass(setup.colour)}${isOn ? " on" : ""}`}
      aria-current={isOn ? "step" : undefined}
    >
      <span class="stand">
        <Piece kind={kinds[0] ?? ""} colour={setup.colour} px={44} />
      </span>
      <span class="name">
        <b>{setup.name}</b>
        {isComputer(desk.setup, seat) && (
          <span class="level" title={word("level", setup.by)}>
            <Portrait name={setup.by} px={30} />
            <span class="level-word">{word("level", setup.by)}</span>
          </span>
        )}
        {hasWon && <Icon name="trophy" px={18} />}
        {isOn && <span class="turn">{t("table.onTurn")}</span>}
        {desk.extras && <desk.extras.Seat desk={desk} seat={seat} />}
      </span>
      <Points desk={desk} seat={seat} />
      <Stock desk={desk} seat={seat} pieces={pieces} tokens={tokens} />
      {isShort(desk) && (
        <button
          type="button"
          class="row-more"
          aria-label={t("table.allOf", { name: setup.name })}
          onClick={() => (desk.panel.value = "players")}
        />
      )}
    </li>
  );
}

/** On a phone the rows are too low for anything to be pressed in them; a press shows all of it. */
const isShort = (desk: Desk): boolean =>
  desk.layout.value !== "wide" && desk.panel.value !== "players";

function Stock({ desk, seat, pieces, tokens }: RowProps) {
  const now = desk.now.value;
  const { colour } = desk.setup.seats[seat]!;
  const supplies = suppliesOf(desk.rules.namesOf("piece"), pieces, seat);
  const things = thingsOf(tokens, seat);
  const prisoners = prisonersOf(pieces, now.targets, now.actor, seat);
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (ref.current) markHidden(ref.current);
  });
  return (
    <span class="stock" ref={ref}>
      {supplies.map((supply) => (
        <SupplyCount key={supply.kind} supply={supply} colour={colour} />
      ))}
      {things.map((token) => (
        <Thing key={`${token.kind}${token.tile}`} desk={desk} token={token} />
      ))}
      {!desk.rules.has("board") && <CardCounts desk={desk} seat={seat} />}
      {prisoners.length > 0 && <Prison desk={desk} prisoners={prisoners} />}
    </span>
  );
}

/** Where a line of things is cut, it says so. */
function markHidden(stock: HTMLElement): void {
  stock.removeAttribute("data-more");
  const end = stock.getBoundingClientRect().bottom;
  const isCut = [...stock.children].some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width > 0 && box.top >= end - 2;
  });
  if (isCut) stock.setAttribute("data-more", "");
}

const heightOf: Readonly<Record<string, number>> = { large: 24, pig: 17, hut: 19 };

function SupplyCount({
  supply,
  colour,
}: {
  supply: Supply;
  colour: Parameters<typeof Piece>[0]["colour"];
}) {
  const name = word("piece", supply.kind);
  const label = t("table.supply", { name, left: supply.left, total: supply.total });
  return (
    <span class={`cnt${supply.left === 0 ? " none" : ""}`} title={label}>
      <Piece kind={supply.kind} colour={colour} px={heightOf[supply.kind] ?? 20} />
      <span class="num" aria-hidden="true">
        {supply.left}
      </span>
      <span class="sr-only">{label}</span>
    </span>
  );
}

function Thing({ desk, token }: { desk: Desk; token: Token }) {
  const kind = desk.rules.kinds[token.tile];
  const label = t("table.thing", { name: word("token", token.kind, token.count), n: token.count });
  return (
    <span class="cnt" title={label}>
      {kind ? <TilePicture kind={kind} px={24} /> : <TokenPicture kind={token.kind} px={20} />}
      <span class="num" aria-hidden="true">
        {token.count}
      </span>
      <span class="sr-only">{label}</span>
    </span>
  );
}

function CardCounts({ desk, seat }: { desk: Desk; seat: number }) {
  const { hand, front, chest } = cardsOf(desk.now.value.state, seat);
  const counts = [
    ["hand", hand, "cards"],
    ["front", front, "claim"],
    ["chest", chest, "chest"],
  ] as const;
  return (
    <>
      {counts
        .filter(([, n]) => n > 0)
        .map(([where, n, icon]) => {
          const label = t(`table.cardsIn.${where}`, { n });
          return (
            <span key={where} class="cnt" title={label}>
              <Icon name={icon} px={18} />
              <span class="num" aria-hidden="true">
                {n}
              </span>
              <span class="sr-only">{label}</span>
            </span>
          );
        })}
    </>
  );
}

/** "Buy your follower back from Ada: for 3 points" */
function ransomLabel(desk: Desk, choice: Choice): string {
  const { title, detail } = tellChoice(desk.rules, desk.now.value.state, choice, desk.setup);
  return detail === "" ? title : t("board.choice", { title, detail });
}

function Prison({ desk, prisoners }: { desk: Desk; prisoners: readonly Prisoner[] }) {
  return (
    <span class="prison" role="group" aria-label={t("table.prisoners")}>
      {prisoners.map(({ piece, choice }, i) => {
        const owner = desk.setup.seats[piece.seat]!;
        const label = t("table.prisoner", { name: owner.name, piece: word("piece", piece.kind) });
        const picture = <Piece kind={piece.kind} colour={owner.colour} px={22} />;
        return choice && !isShort(desk) ? (
          <button
            key={i}
            type="button"
            class="cell free"
            aria-label={ransomLabel(desk, choice)}
            title={ransomLabel(desk, choice)}
            onClick={() => {
              desk.panel.value = null;
              choose(desk, choice);
            }}
            onPointerEnter={() => (desk.table.aim.value = choice)}
            onPointerLeave={() => (desk.table.aim.value = null)}
          >
            {picture}
          </button>
        ) : (
          <span key={i} class="cell" role="img" aria-label={label} title={label}>
            {picture}
          </span>
        );
      })}
    </span>
  );
}

/** How long "+12" stays. */
const FLASH_MS = 1800;

function Points({ desk, seat }: { desk: Desk; seat: number }) {
  const now = desk.now.value;
  const score = now.scores[seat] ?? 0;
  const ahead = now.projected?.[seat];
  const gain = useGain(score, now.steps.length, now.phase === "look");
  return (
    <span class="pts">
      <span class="num big">
        {score}
        <span class="sr-only">{` ${t("table.pointsWord")}`}</span>
      </span>
      {ahead !== undefined && ahead !== score && now.phase !== "over" && (
        <span class="soft num ahead" title={t("table.ahead", { n: ahead })}>
          <span aria-hidden="true">{`→ ${ahead}`}</span>
          <span class="sr-only">{t("table.ahead", { n: ahead })}</span>
        </span>
      )}
      {gain !== 0 && (
        <span key={score} class={`num gain${gain < 0 ? " loss" : ""}`} aria-hidden="true">
          {signed(gain)}
        </span>
      )}
    </span>
  );
}

/** What was just won or lost, for a moment; 0 otherwise. Going back in the game is no loss, and a jump no win. */
function useGain(score: number, steps: number, isLook: boolean): number {
  const before = useRef({ score, steps });
  const [gain, setGain] = useState(0);
  useEffect(() => {
    const change = score - before.current.score;
    const more = steps - before.current.steps;
    before.current = { score, steps };
    setGain(more > 0 && (!isLook || more === 1) ? change : 0);
    const timer = setTimeout(() => setGain(0), FLASH_MS);
    return () => clearTimeout(timer);
  }, [score, steps]);
  return gain;
}
