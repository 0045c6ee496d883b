/*
 * chest.ts: the chest in which a player keeps what is scored at the end.
 */
import { numberPlate } from "../figures";
import { INK, box, fill, line, oval, place, shadow, svg } from "../ink";
import type { Box } from "../ink";
import { FACE, SHADE, SIGN, LIGHT, colourClass, markOf, markPath } from "../players";
import type { Colour } from "../players";
import { inked } from "../scenes/pencil";

const LID = "M-68 -46C-68 -78 -54 -92 -34 -92L34 -92C54 -92 68 -78 68 -46Z";

/** An iron band over lid and body, with rivets. */
const band = (x: number): string =>
  inked(
    `M${x - 9} 3L${x - 9} -46C${x - 9} -70 ${x - 7} -86 ${x - 4} -91L${x + 9} -91` +
      `C${x + 8} -80 ${x + 9} -66 ${x + 9} -46L${x + 9} 3Z`,
    "#6a625b",
    3,
  ) +
  fill(
    `M${x + 3} 2L${x + 3} -90L${x + 8} -90C${x + 7} -80 ${x + 8} -66 ${x + 8} -46L${x + 8} 2Z`,
    "#453e39",
  ) +
  fill(oval(x - 2, -70, 2.6) + oval(x - 2, -33, 2.6) + oval(x - 2, -8, 2.6), "#d8cfc2");

/** Planks with a little grain. */
const planks = (): string =>
  line("M-60 -31L60 -31M-60 -14L60 -14", "#6e4421", 2.2) +
  line(
    "M-24 -38q8 3 18 0M2 -22q10 -3 20 0M-26 -6q12 2 22 -1M-22 -68q16 -4 34 -2M-18 -80q14 -3 30 -1",
    "#7f5128",
    1.5,
    'class="fine"',
  );

/** The lock carries colour and mark, so large that they are seen at 40 px. */
const lock = (colour: Colour): string =>
  inked("M-22 -66L22 -66L22 -38C22 -24 12 -17 0 -14C-12 -17 -22 -24 -22 -38Z", FACE, 4) +
  fill("M8 -65L21 -65L21 -38C21 -25 12 -18 2 -15.5C10 -28 12 -50 8 -65Z", SHADE) +
  line("M-18 -62L18 -62", LIGHT, 2.2) +
  place(fill(markPath(markOf(colour), 11), SIGN), 0, -43);

/** A chest standing on (0, 0), about 140 wide, with the number of cards in it. */
export function chest(colour: Colour, count?: number): string {
  const body =
    shadow(oval(12, 4, 76, 12)) +
    inked(box(-64, -46, 128, 50, 4), "#a9713a", 5) +
    fill(box(20, -45, 42, 47, 2), "#83532a") +
    inked(LID, "#bf8649", 5) +
    fill("M34 -91C53 -91 67 -78 67 -47L26 -47C28 -66 26 -84 18 -91Z", "#8f5c2e") +
    planks() +
    line("M-58 -60C-56 -75 -48 -84 -34 -85L16 -85", "#eccb92", 3) +
    band(-42) +
    band(42) +
    line("M-67 -46L67 -46", INK, 5) +
    lock(colour);
  const plate = count === undefined ? "" : numberPlate(count, 56, -6, 22);
  return `<g class="${colourClass(colour)}">${body}</g>${plate}`;
}

const VIEW: Box = [-74, -98, 162, 120];

/** A chest as a picture so wide in px. */
export const chestSvg = (colour: Colour, width: number, count?: number, label?: string): string =>
  svg(chest(colour, count), VIEW, { width, ...(label === undefined ? {} : { label }) });
