/*
 * cards/index.ts: everything that only the card game draws. It is a bundle of its own, loaded when
 * a card game is opened: nothing outside this folder may import it except through import().
 *
 * Symbols are made on demand: put cardSymbol(id) into a <defs> of the page when a card is first
 * seen, then cardUse() and cardSvg() refer to it. The back is the card "back". Ids are the engine's
 * names of cards: "red.2", "dragon".
 */
import { place, svg } from "../ink";
import type { Box, SvgOptions } from "../ink";
import { cardBack } from "./back";
import { cardFace } from "./face";

export { CARD_IDS, cardFace } from "./face";
export { cardBack } from "./back";
export { chest, chestSvg } from "./chest";
export { claimWidth, claimant, ribbon } from "./claim";
export { SUITS, SUIT_COLOURS, suitSign } from "./suits";
export type { Suit } from "./suits";
export { BOARD, scoreBoard, spaceAt, trackMarker } from "./track";
export type { Space } from "./track";

export const CARD = { width: 240, height: 360 } as const;
/** The name of the back among the ids. */
export const BACK = "back";
/** Below this width in px the small face is the better one. */
export const SMALL_BELOW = 90;

const VIEW: Box = [0, 0, 246, 368];

export interface CardOptions {
  readonly small?: boolean;
}

/** The id of the symbol of a card. */
export const symbolId = (id: string, o: CardOptions = {}): string =>
  `card-${id.replace(/[^a-z0-9-]/g, "-")}${o.small === true && id !== BACK ? "-s" : ""}`;

/** A card for a <defs>. */
export const cardSymbol = (id: string, o: CardOptions = {}): string =>
  `<g id="${symbolId(id, o)}">${id === BACK ? cardBack() : cardFace(id, o)}</g>`;

/** A card by reference, its upper left corner at x, y. */
export const cardUse = (
  id: string,
  o: CardOptions & { readonly x?: number; readonly y?: number; readonly scale?: number } = {},
): string => place(`<use href="#${symbolId(id, o)}"/>`, o.x ?? 0, o.y ?? 0, o.scale);

/** A picture of a card so wide in px, by reference; it needs the small symbol below SMALL_BELOW. */
export const cardSvg = (id: string, width: number, o: Omit<SvgOptions, "width"> = {}): string =>
  svg(`<use href="#${symbolId(id, { small: width < SMALL_BELOW })}"/>`, VIEW, { ...o, width });
