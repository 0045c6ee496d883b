/* shelf.tsx: what every player has before him: the chest, animals with their jokers, who deals. */
import { colourClass } from "../art/players";
import { tokenSvg } from "../art/tokens";
import { cardWord, t } from "../text";
import { Badge, Icon, Markup } from "../ui/picture";
import { nameOf, onTurn } from "../ui/seats";
import type { CardDesk } from "./desk";
import { ChestPicture, Motif } from "./pictures";
import { chestOf, dealerOf, herdsOf, type Herd, type Stack } from "./position";
import { plaqueOf } from "./track";

export function Shelf({ desk }: { desk: CardDesk }) {
  const now = desk.now.value;
  const dealer = dealerOf(now.state);
  return (
    <ul class="shelf" data-many={desk.setup.seats.length > 3} aria-label={t("cards.shelf")}>
      {desk.setup.seats.map((_, seat) => (
        <SeatShelf key={seat} desk={desk} seat={seat} isDealer={seat === dealer} />
      ))}
    </ul>
  );
}

interface SeatProps {
  readonly desk: CardDesk;
  readonly seat: number;
  readonly isDealer: boolean;
}

function SeatShelf({ desk, seat, isDealer }: SeatProps) {
  const now = desk.now.value;
  const { colour, name } = desk.setup.seats[seat]!;
  const chest = chestOf(now.state, seat);
  const herds = herdsOf(desk.rules, now.state, seat);
  const plaque = plaqueOf(now.scores[seat] ?? 0);
  const isOn = onTurn(now) === seat;
  const inChest = t("cards.inChest", { name, n: chest.count });
  return (
    <li
      class={`seat-shelf ${colourClass(colour)}${isOn ? " on" : ""}`}
      aria-current={isOn ? "step" : undefined}
    >
      <span class="shelf-name">
        <Badge colour={colour} px={16} />
        <b>{name}</b>
        {isDealer && <Dealer desk={desk} seat={seat} />}
        {plaque > 0 && (
          <span class="plaque num" title={t("cards.plaque", { n: plaque })}>
            {plaque}
          </span>
        )}
      </span>
      <span class="shelf-things">
        <span class="chest" role="img" aria-label={inChest} title={inChest}>
          <ChestPicture colour={colour} px={46} count={chest.count} />
        </span>
        {chest.known.map((stack) => (
          <KnownCard key={stack.kind} desk={desk} stack={stack} />
        ))}
        {herds.map((herd) => (
          <HerdView key={herd.row} desk={desk} herd={herd} />
        ))}
      </span>
    </li>
  );
}

function Dealer({ desk, seat }: { desk: CardDesk; seat: number }) {
  const label = t("cards.dealer", { name: nameOf(desk.setup, seat) });
  return (
    <span class="dealer" role="img" aria-label={label} title={label}>
      <Markup html={tokenSvg("dealer", 18)} />
    </span>
  );
}

function HerdView({ desk, herd }: { desk: CardDesk; herd: Herd }) {
  const name = cardWord(desk.rules, herd.kind);
  const label =
    herd.row >= 0 && herd.jokers > 0
      ? t("cards.herdJokers", { name, n: herd.count, jokers: herd.jokers })
      : t("cards.herd", { name, n: herd.count });
  return (
    <span class="herd" role="img" aria-label={label} title={label}>
      <Motif rules={desk.rules} kind={herd.kind} px={34} />
      <span class="num">{herd.count}</span>
      {herd.row >= 0 && herd.jokers > 0 && <Icon name="joker" px={14} />}
    </span>
  );
}

function KnownCard({ desk, stack }: { desk: CardDesk; stack: Stack }) {
  const label = t("cards.herd", { name: cardWord(desk.rules, stack.kind), n: stack.count });
  return (
    <span class="herd" role="img" aria-label={label} title={label}>
      <Motif rules={desk.rules} kind={stack.kind} px={34} />
      <span class="num">{stack.count}</span>
    </span>
  );
}
