/*
 * pictures.tsx: cards, chests and signs as components. A card is a symbol that is drawn once; only
 * symbols of cards that the one who looks may see are in the document.
 */
import {
  BACK,
  CARD,
  SUITS,
  SUIT_COLOURS,
  cardSymbol,
  chestSvg,
  suitSign,
  symbolId,
  type Suit,
} from "../art/cards";
import { pieceSvg } from "../art/figures";
import { svg } from "../art/ink";
import type { Rules } from "../engine/engine";
import type { Colour } from "../play/types";
import { Markup } from "../ui/picture";

export const Figure = ({
  colour,
  px,
  lying = false,
}: {
  colour: Colour;
  px: number;
  lying?: boolean;
}) => <Markup html={pieceSvg("large", colour, px, { lying })} />;

export const ChestPicture = ({
  colour,
  px,
  count,
}: {
  colour: Colour;
  px: number;
  count: number;
}) => <Markup html={chestSvg(colour, px, count)} />;

/** The colour of a row; the art has the four of them by the engine's names. */
export function suitOf(rules: Rules, row: number): Suit {
  const name = rules.name("feature", row);
  return SUITS.find((suit) => suit === name) ?? "yellow";
}

export function SuitSign({ suit, px }: { suit: Suit; px: number }) {
  const colour = suit === "yellow" ? "#2b1d14" : "#fffaf0";
  return <Markup html={svg(suitSign(suit, colour), [-14, -14, 28, 28], { width: px })} />;
}

export const frameOf = (suit: Suit): string => SUIT_COLOURS[suit].frame;

/** Below this height the index of a card must be larger than the picture can give it. */
const SMALL_BELOW = 100;

export const isSmall = (height: number): boolean => height < SMALL_BELOW;

/** The id of the art for a kind of card; what may not be known is a back. */
export const artId = (rules: Rules, kind: number): string => rules.cards[kind]?.id ?? BACK;

const made = new Map<string, string>();

function symbolOf(id: string, small: boolean): string {
  const key = symbolId(id, { small });
  const known = made.get(key) ?? cardSymbol(id, { small });
  made.set(key, known);
  return known;
}

/** The symbols of these kinds, in both sizes. Put it once on the page. */
export function CardSymbols({ rules, kinds }: { rules: Rules; kinds: readonly number[] }) {
  const ids = [...new Set([-1, ...kinds].map((kind) => artId(rules, kind)))];
  const parts = ids.flatMap((id) =>
    id === BACK ? [[id, false] as const] : [[id, false] as const, [id, true] as const],
  );
  return (
    <svg class="defs" aria-hidden="true" focusable="false">
      {parts.map(([id, small]) => (
        <defs
          key={symbolId(id, { small })}
          dangerouslySetInnerHTML={{ __html: symbolOf(id, small) }}
        />
      ))}
    </svg>
  );
}

interface CardProps {
  readonly rules: Rules;
  readonly kind: number;
  readonly small?: boolean;
}

/** A card that fills its box; the box has the shape of a card, the shadow lies outside. */
export function CardPicture({ rules, kind, small = false }: CardProps) {
  const id = symbolId(artId(rules, kind), { small });
  return (
    <svg
      class="card-pic"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${id}`} />
    </svg>
  );
}

/** Only what is in the middle of a card, as a square: an animal, a building. */
export function Motif({ rules, kind, px }: { rules: Rules; kind: number; px: number }) {
  const id = symbolId(artId(rules, kind));
  return (
    <svg
      class="motif"
      viewBox="26 146 188 188"
      width={px}
      height={px}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${id}`} />
    </svg>
  );
}
