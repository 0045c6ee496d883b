/*
 * pictures.ts: what a choice looks like in a small button: the figure that would be put, else the
 * thing its verb moves, else an icon.
 */
import type { Choice } from "../engine/engine";
import { pieceSvg } from "../art/figures";
import { icon, type IconName } from "../art/icons";
import type { Colour } from "../art/players";
import { tokenSvg } from "../art/tokens";

/** Verbs that move a token, by the name of the token. */
const TOKENS: Readonly<Record<string, string>> = {
  fairy: "fairy",
  dragon: "dragon",
};

const ICONS: Readonly<Record<string, IconName>> = {
  build: "tower",
  capture: "prisoner",
  exchange: "prisoner",
  ransom: "prisoner",
  remove: "person",
  plague: "undo",
  pass: "skip",
};

/** The picture of a choice, so high in px, in the colour of who chooses. */
export function choicePicture(
  choice: Choice,
  colour: Colour,
  px: number,
  isLying: boolean,
): string {
  const { piece } = choice.spot;
  if (piece !== null) return pieceSvg(piece, colour, px, { lying: isLying });
  const token = TOKENS[choice.verb];
  if (token !== undefined) return tokenSvg(token, px);
  return icon(ICONS[choice.verb] ?? "done", px);
}
