/*
 * figures/index.ts: the pieces of players, by the engine's names.
 *
 * Put pieceSymbols() once into a <defs> of the page; then pieceUse() places a piece by reference
 * and pieceSvg() makes a small picture of it. Both take the colour of the player; what that looks
 * like is said by style/players.css. pieceMarkup() is a whole drawing that needs no symbols.
 *
 * A piece stands on (0, 0) and a follower is 100 units high. With 100 units to a tile a scale of
 * 0.34 looks right. Pieces are never rotated, for light comes from the north-west. Below about
 * 30 px they are drawn small.
 */
import { n, place, svg } from "../ink";
import type { Box, SvgOptions } from "../ink";
import { MARKS, colourClass, markOf } from "../players";
import type { Colour } from "../players";
import { dragon } from "./dragon";
import { fairy } from "./fairy";
import { follower, followerLying, large, largeLying } from "./followers";
import { builder, hut, pig, scoreMarker } from "./helpers";
import { luckyPig } from "./lucky-pig";
import { inlay, markAt } from "./wood";
import type { Drawing, PieceOptions } from "./wood";

export { dragon } from "./dragon";
export { fairy } from "./fairy";
export { luckyPig } from "./lucky-pig";
export { TOP_SCALE, floorHeight, numberPlate, tower, towerFloor, towerTop } from "./tower";

interface Figure {
  readonly draw: (o: PieceOptions) => string;
  readonly box: Box;
}

const FIGURES: Readonly<Record<Drawing, Figure>> = {
  follower: { draw: follower, box: [-50, -116, 112, 134] },
  followerLying: { draw: followerLying, box: [-72, -80, 148, 104] },
  large: { draw: large, box: [-66, -150, 146, 170] },
  largeLying: { draw: largeLying, box: [-94, -104, 188, 132] },
  builder: { draw: builder, box: [-50, -122, 142, 138] },
  pig: { draw: pig, box: [-72, -82, 146, 98] },
  hut: { draw: hut, box: [-60, -106, 132, 124] },
  scoreMarker: { draw: scoreMarker, box: [-38, -62, 84, 80] },
};

/** Pieces that belong to nobody; tokens/ shows them by the names of tokens. */
export const PRECIOUS = {
  dragon: { draw: dragon, box: [-56, -136, 128, 160] },
  fairy: { draw: fairy, box: [-68, -120, 140, 142] },
  luckyPig: { draw: luckyPig, box: [-74, -92, 154, 118] },
} as const;

/** By the engine's name of a piece: how it looks standing and lying. */
const LOOKS: Readonly<Record<string, { standing: Drawing; lying: Drawing }>> = {
  follower: { standing: "follower", lying: "followerLying" },
  member: { standing: "follower", lying: "followerLying" },
  large: { standing: "large", lying: "largeLying" },
  builder: { standing: "builder", lying: "builder" },
  pig: { standing: "pig", lying: "pig" },
  hut: { standing: "hut", lying: "hut" },
  score: { standing: "scoreMarker", lying: "scoreMarker" },
};

/** The names that have a drawing of their own; any other piece looks like a follower. */
export const PIECE_NAMES: readonly string[] = Object.keys(LOOKS);

function drawingOf(kind: string, lying: boolean): Drawing {
  const look = LOOKS[kind] ?? { standing: "follower", lying: "followerLying" };
  return lying ? look.lying : look.standing;
}

export interface PlaceOptions {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly small?: boolean;
  /** On a field or meadow, or as the last claim of a round. */
  readonly lying?: boolean;
  /** Without cast shadow; only where the whole drawing is made. */
  readonly bare?: boolean;
}

/** Below this height in px the small drawing is the better one. */
export const SMALL_BELOW = 30;

/** All pieces and marks, for one <defs> of the page. */
export function pieceSymbols(): string {
  const one = (id: string, draw: (o: PieceOptions) => string) =>
    `<g id="fig-${id}">${draw({})}</g><g id="fig-${id}-s">${draw({ small: true })}</g>`;
  const marks = MARKS.map((m) => `<g id="mark-${m}">${inlay(m, 0, 0, 10)}</g>`);
  const figures = [...Object.entries(FIGURES), ...Object.entries(PRECIOUS)];
  return marks.join("") + figures.map(([id, f]) => one(id, f.draw)).join("");
}

function uses(drawing: Drawing, colour: Colour, small: boolean): string {
  const [x, y, r] = markAt(drawing, small);
  return (
    `<use href="#fig-${drawing}${small ? "-s" : ""}"/><use href="#mark-${markOf(colour)}" ` +
    `transform="translate(${x} ${y}) scale(${n(r / 10)})"/>`
  );
}

/** A piece of a player by reference to pieceSymbols(). */
export function pieceUse(kind: string, colour: Colour, o: PlaceOptions = {}): string {
  const body = uses(drawingOf(kind, o.lying === true), colour, o.small === true);
  return `<g class="piece ${colourClass(colour)}">${place(body, o.x ?? 0, o.y ?? 0, o.scale)}</g>`;
}

/** A piece of a player as a whole drawing, which needs no symbols. */
export function pieceMarkup(kind: string, colour: Colour, o: PlaceOptions = {}): string {
  const { draw } = FIGURES[drawingOf(kind, o.lying === true)];
  const body = draw({ mark: markOf(colour), small: o.small === true, bare: o.bare === true });
  return `<g class="piece ${colourClass(colour)}">${place(body, o.x ?? 0, o.y ?? 0, o.scale)}</g>`;
}

/** Small pictures are cut closer: every pixel counts, the shadow does not. */
export const crop = (b: Box, small: boolean): Box =>
  small ? [b[0] + 3, b[1] + 2, b[2] - 8, b[3] - 6] : b;

/** The viewBox that holds a piece. */
const pieceBox = (kind: string, o: PlaceOptions = {}): Box =>
  crop(FIGURES[drawingOf(kind, o.lying === true)].box, o.small === true);

export interface PieceSvgOptions extends SvgOptions {
  readonly lying?: boolean;
}

/** A picture of a piece for rows and lists, so high in px, by reference to pieceSymbols(). */
export function pieceSvg(
  kind: string,
  colour: Colour,
  px: number,
  o: PieceSvgOptions = {},
): string {
  const small = px < SMALL_BELOW;
  const lying = o.lying === true;
  const box = pieceBox(kind, { lying, small });
  const className = ["piece", colourClass(colour), o.className ?? ""].join(" ").trim();
  return svg(uses(drawingOf(kind, lying), colour, small), box, { ...o, height: px, className });
}
