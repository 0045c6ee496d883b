/*
 * tokens/index.ts: things of the table that are no figures of a player, by the engine's names.
 *
 * tokenMarkup() draws a token for the board or a row, tokenSvg() makes a picture of it. What
 * stands on the board (dragon, fairy, tower, pig of the wheel) has its foot at (0, 0) like a figure
 * and the same units; what lies flat (goods, tiles, buttons) has its middle at (0, 0) and is about
 * 100 wide. A name without an entry becomes a blank disc with its count, so that a new expansion is
 * visible before it is beautiful.
 */
import { PRECIOUS, SMALL_BELOW, crop, numberPlate, tower, towerFloor } from "../figures";
import { INK, box, fill, inked, line, oval, place, svg } from "../ink";
import type { Box, SvgOptions } from "../ink";
import type { Colour } from "../players";
import { tileBack } from "./backs";
import { disc, good, isGood } from "./goods";
import { badge } from "./marks";

export * from "./backs";
export { GOOD_NAMES, good, isGood } from "./goods";
export type { Good } from "./goods";
export * from "./marks";
export * from "./prison";

export interface TokenOptions {
  /** How many; shown on a plate from 2 on, or always where the count is the message. */
  readonly count?: number;
  /** How many floors a tower has; if it is not said, the count says it. */
  readonly height?: number;
  /** Whose, where that is to be seen on the token itself. */
  readonly colour?: Colour;
  readonly small?: boolean;
  /** Markup of the figure on a tower. */
  readonly guard?: string;
}

interface Look {
  readonly draw: (o: TokenOptions) => string;
  readonly box: Box;
}

const FLAT: Box = [-50, -50, 112, 110];
const plate = (o: TokenOptions, from = 2): string =>
  o.count === undefined || o.count < from
    ? ""
    : o.small === true
      ? numberPlate(o.count, 28, 27, 29)
      : numberPlate(o.count, 32, 30, 22);

/** Footprint of the dragon: how many steps it still goes. */
const steps = (o: TokenOptions): string =>
  disc("#f6e2b6") +
  fill(
    "M0 -2C11 -2 18 8 16 19C14 28 7 31 0 31C-7 31 -14 28 -16 19C-18 8 -11 -2 0 -2ZM-4 -7" +
      "C-9 -10 -9 -22 -2 -33C6 -24 6 -11 2 -7ZM-14 -3C-22 -3 -27 -13 -26 -24" +
      "C-16 -20 -10 -12 -9 -6ZM14 -3C10 -8 13 -18 24 -25C28 -14 23 -4 16 -2Z",
    "#9c3a24",
  ) +
  plate(o, 0);

/** Who deals: a wooden button with two cards. */
const dealer = (o: TokenOptions): string =>
  disc("#e7cfa0") +
  place(inked(box(-13, -19, 26, 38, 4), "#7b4030", 3.4), -8, 2, 1, -14) +
  place(
    inked(box(-13, -19, 26, 38, 4), "#fbf3de", 3.4) +
      fill("M0 -10L8 1L0 12L-8 1Z", "#a93a27") +
      line("M-8 -15L-4 -15M4 15L8 15", INK, 2),
    8,
    -1,
    1,
    12,
  ) +
  (o.colour === undefined ? "" : place(badge(o.colour), 34, 32, 0.8));

/** A tile beside the board; the page lays the picture of the tile itself over it where it can. */
const flatTile =
  (back: "classic" | "bonus") =>
  (o: TokenOptions): string =>
    place(tileBack(back), -42, -42, 0.84) + plate(o, back === "bonus" ? 0 : 2);

const PRECIOUS_OF = { dragon: "dragon", fairy: "fairy", pig: "luckyPig" } as const;

const precious = (name: keyof typeof PRECIOUS): Look => ({
  draw: (o) => PRECIOUS[name].draw({ small: o.small === true }),
  box: PRECIOUS[name].box,
});

const TOKENS: Readonly<Record<string, Look>> = {
  dragon: precious(PRECIOUS_OF.dragon),
  fairy: precious(PRECIOUS_OF.fairy),
  pig: precious(PRECIOUS_OF.pig),
  tower: { draw: (o) => tower(o.height ?? o.count ?? 0, o), box: [-66, -160, 136, 196] },
  "tower-pieces": {
    draw: (o) => place(towerFloor(o), 0, 22) + plate(o, 0),
    box: [-46, -30, 108, 92],
  },
  steps: { draw: steps, box: FLAT },
  aside: { draw: flatTile("classic"), box: FLAT },
  bonus: { draw: flatTile("bonus"), box: FLAT },
  dealer: { draw: dealer, box: FLAT },
};

const GOOD_BOX: Box = [-50, -50, 104, 104];

function lookOf(name: string): Look {
  const known = TOKENS[name];
  if (known !== undefined) return known;
  if (isGood(name)) return { draw: (o) => good(name) + plate(o), box: GOOD_BOX };
  return { draw: (o) => disc() + fill(oval(0, 0, 14), "#cda869") + plate(o, 0), box: FLAT };
}

/** The names that have a drawing of their own. */
export const TOKEN_NAMES: readonly string[] = [...Object.keys(TOKENS), "wine", "grain", "cloth"];

/** A token at its anchor. */
export const tokenMarkup = (name: string, o: TokenOptions = {}): string => lookOf(name).draw(o);

/** A picture of a token, so high in px. */
export function tokenSvg(
  name: string,
  px: number,
  o: TokenOptions & Pick<SvgOptions, "label" | "className"> = {},
): string {
  const small = o.small ?? px < SMALL_BELOW;
  const look = lookOf(name);
  const withPlate = isGood(name) && o.count !== undefined && o.count > 1;
  const isStanding = name in PRECIOUS_OF;
  const view = withPlate ? FLAT : crop(look.box, small && isStanding);
  return svg(look.draw({ ...o, small }), view, {
    height: px,
    ...(o.label === undefined ? {} : { label: o.label }),
    ...(o.className === undefined ? {} : { className: o.className }),
  });
}
