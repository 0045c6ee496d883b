/*
 * buildings.ts: abbey, inn, farm and citadel, for the pictures of the page and of the cards.
 *
 * They stand on (0, 0) and are about 160 units wide.
 */
import { INK, box, fill, inked as even, line, n, numbers, oval, shadow } from "../ink";
import { inked, ticks } from "./pencil";

const WALL = "#efdcb4";
const WALL_S = "#cfb384";

const roof = (d: string, colour: string): string => inked(d, colour, 3);

/** Little arched windows of one width, by the middle of their sills. */
function windows(at: string, w = 9): string {
  const v = numbers(at);
  let out = "";
  for (let i = 0; i + 1 < v.length; i += 2) {
    const [left, right, y] = [v[i]! - w / 2, v[i]! + w / 2, v[i + 1]!];
    const arch = `C${left} ${n(y - w * 1.9)} ${right} ${n(y - w * 1.9)} ${right} ${y - w}`;
    out += inked(`M${left} ${y}L${left} ${y - w}${arch}L${right} ${y}Z`, "#4a3a3a", 1.8);
  }
  return out;
}

/** Abbey with bell tower and cloister walk, about 150 wide. */
export function abbey(): string {
  return (
    shadow(oval(10, 3, 84, 9), 0.2) +
    inked(box(-30, -74, 96, 76), WALL, 3) +
    fill(box(40, -72, 25, 73), WALL_S) +
    roof("M-38 -74L-18 -112L60 -112L74 -74Z", "#c9703f") +
    fill("M40 -112L60 -112L74 -74L50 -74Z", "#9c4f2a") +
    line("M-26 -84L62 -84M-21 -94L64 -94M-17 -103L60 -103", "#9c4f2a", 1.8, 'opacity=".7"') +
    inked(box(-66, -128, 42, 130), WALL, 3) +
    fill(box(-38, -127, 13, 128), WALL_S) +
    roof("M-72 -128L-45 -186L-18 -128Z", "#c9703f") +
    fill("M-45 -186L-18 -128L-36 -128Z", "#9c4f2a") +
    line("M-45 -186L-45 -204M-52 -197L-38 -197", INK, 5) +
    line("M-45 -186L-45 -204M-52 -197L-38 -197", "#e2b64a", 2.4) +
    inked("M-56 -84L-56 -100C-56 -116 -34 -116 -34 -100L-34 -84Z", "#4a3a3a", 2.4) +
    inked("M-52 -88C-51 -96 -49 -102 -45 -102C-41 -102 -39 -96 -38 -88Z", "#e2b64a", 1.8) +
    inked(oval(18, -56, 11), "#5a7d94", 2.6) +
    line("M18 -67L18 -45M7 -56L29 -56M10 -64L26 -48M26 -64L10 -48", "#e8d6a8", 1.6) +
    ticks(
      "-60 -70 8, -52 -62 7, -60 -36 9, -48 -118 7, -16 -46 8, -2 -38 7, 34 -44 7, 46 -60 9, 54 " +
        "-50 7, 48 -38 8, -24 -62 7",
      WALL_S,
    ) +
    windows("-45 -48", 9) +
    [-20, 0, 20, 40]
      .map((x) =>
        inked(
          `M${x - 7} 0L${x - 7} -20C${x - 7} -32 ${x + 9} -32 ${x + 9} -20L${x + 9} 0Z`,
          "#6b4c34",
          2.2,
        ),
      )
      .join("") +
    line("M-62 -122L-62 -4", "#fff6dc", 2.2, 'opacity=".8"') +
    inked("M-53 2L-53 -16C-53 -28 -37 -28 -37 -16L-37 2Z", "#7a4a26", 2.4)
  );
}

/** Roadside inn: timbered gable, hanging sign, lantern. About 150 wide. */
export function inn(): string {
  return (
    shadow(oval(10, 3, 80, 9), 0.2) +
    inked(box(26, -132, 16, 34), "#b08a62", 2.8) +
    inked(box(-50, -92, 104, 94), "#f3e2bd", 3) +
    fill(box(28, -91, 25, 92), "#d6bd8c") +
    roof("M-66 -86L-2 -160L66 -86L54 -80L-2 -142L-54 -80Z", "#a53f2b") +
    inked("M-48 -88L-2 -140L48 -88Z", "#f3e2bd", 2.6) +
    fill("M-2 -140L48 -88L24 -88Z", "#d6bd8c") +
    roof("M-66 -86L-2 -160L66 -86L54 -80L-2 -142L-54 -80Z", "#b8482f") +
    fill("M-2 -160L66 -86L54 -80L-2 -142Z", "#86301d") +
    ticks("-42 -30 9, -34 -14 8, -42 -8 6, 14 -8 8, 40 -38 7, 42 -10 7", "#cdb07a") +
    line(
      "M10 -146L16 -139M20 -134L26 -127M32 -120L38 -113M44 -106L50 -99",
      "#5f1e12",
      1.8,
      'class="fine"',
    ) +
    line(
      "M-48 -88L50 -88M-48 -46L52 -46M-24 -46L-24 -88M4 -46L4 -88M30 -46L30 -88M-48 -50L-26 -84" +
        "M50 -50L32 -84M-2 -138L-2 -90M-28 -90L-2 -118L26 -90",
      "#6b4326",
      4.6,
    ) +
    windows("-10 -56, 18 -56", 13) +
    line("M-10 -74L-10 -57M18 -74L18 -57", "#f0cf7a", 1.8) +
    inked("M-14 2L-14 -24C-14 -38 10 -38 10 -24L10 2Z", "#6b4326", 2.6) +
    fill(oval(5, -16, 2), "#e2b64a") +
    inked(box(20, -30, 20, 16, 1), "#f2cf74", 2.4) +
    line("M30 -30L30 -14M20 -22L40 -22", "#6b4326", 1.8) +
    line("M-50 -70L-78 -70M-76 -70L-76 -62", INK, 4.4) +
    inked(box(-90, -63, 28, 26, 4), "#e9c77c", 2.8) +
    inked("M-82 -56L-72 -56L-73 -43L-81 -43Z", "#8e3b2b", 1.8) +
    line("M-72 -54C-67 -54 -67 -46 -73 -46", INK, 1.8) +
    line("M-47 -42L-47 -4", "#fffaf0", 2, 'opacity=".8"')
  );
}

/** Farm: thatched house, dovecote gable, haystack, fence. About 160 wide. */
export function farm(): string {
  const thatch =
    "M-64 -58C-58 -84 -40 -112 -22 -122C10 -126 34 -124 46 -120C60 -104 72 -82 76 -58" +
    "C66 -52 58 -60 48 -54C36 -60 26 -52 14 -56C2 -50 -10 -58 -22 -54" +
    "C-36 -60 -52 -50 -64 -58Z";
  return (
    shadow(oval(10, 3, 86, 9), 0.2) +
    inked(box(-48, -60, 110, 62), "#eedcb0", 3) +
    fill(box(34, -59, 27, 60), "#cdb27e") +
    inked(box(20, -140, 14, 26), "#b39a78", 2.6) +
    inked(thatch, "#d3ab58", 3.2) +
    fill(
      "M46 -120C60 -104 72 -82 76 -58C66 -52 58 -60 48 -54C42 -57 38 -57 32 -55.5" +
        "C42 -78 42 -104 34 -122Z",
      "#a8813a",
    ) +
    line(
      "M-46 -68C-40 -86 -32 -100 -22 -112M-26 -64C-22 -84 -14 -100 -8 -114M-2 -64" +
        "C0 -82 4 -100 8 -114M22 -64C24 -80 24 -98 22 -114",
      "#a07a34",
      2.2,
      'opacity=".8"',
    ) +
    line("M-26 -117C-4 -122 24 -121 44 -116", "#f2d894", 3) +
    ticks("-44 -38 8, -22 -46 7, 18 -46 8, 40 -44 8, 50 -30 7, 48 -12 8, 20 -12 7", "#cdb27e") +
    inked("M-12 2L-12 -34L14 -34L14 2Z", "#87592e", 2.6) +
    line("M-12 -16L14 -16M1 -34L1 2", "#5d3a1a", 2) +
    windows("-32 -20", 13) +
    inked(box(26, -36, 18, 15, 1), "#4a3a3a", 2.4) +
    line("M35 -36L35 -21M26 -28.5L44 -28.5", "#e8d6a8", 1.6) +
    inked("M-92 2C-94 -28 -82 -54 -70 -62C-58 -54 -46 -28 -48 2Z", "#e6c15e", 3) +
    fill("M-70 -62C-58 -54 -46 -28 -48 2L-64 2C-58 -20 -60 -46 -70 -62Z", "#bd933a") +
    line("M-82 -10C-81 -24 -78 -36 -74 -44M-70 -4C-70 -18 -69 -30 -68 -40", "#bd933a", 2) +
    line("M-70 -62L-70 -72", INK, 4) +
    line("M64 2L64 -22M82 2L82 -22M58 -16L88 -16M58 -7L88 -7", INK, 6) +
    line("M64 2L64 -22M82 2L82 -22M58 -16L88 -16M58 -7L88 -7", "#a9783f", 2.8)
  );
}

const STONE = "#e3d3b4";
const STONE_SHADE = "#bda785";

/** A wall's top with some battlements, from x on. */
function merlons(x: number, y: number, count: number): string {
  let d = `M${x} ${y + 12}L${x} ${y}`;
  for (let i = 0; i < count; i += 1) {
    const [from, to] = [x + i * 14 + 8, x + i * 14 + 14];
    d += `L${from} ${y}L${from} ${y + 6}L${to} ${y + 6}L${to} ${y}`;
  }
  const end = x + count * 14 + 8;
  return `${d}L${end} ${y}L${end} ${y + 12}Z`;
}

const flag = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y}L${x} ${y - 24}`, INK, 3) +
  inked(`M${x} ${y - 24}L${x + 22} ${y - 19}L${x} ${y - 12}Z`, colour, 2);

/** One of the two towers beside the gate, from x on. */
const gateTower = (x: number): string =>
  inked(box(x, -108, 40, 110), STONE, 3) +
  fill(box(x + 26, -107, 13, 108), STONE_SHADE) +
  roof(`M${x - 7} -108L${x + 20} -154L${x + 47} -108Z`, "#5b86a4") +
  fill(`M${x + 20} -154L${x + 47} -108L${x + 29} -108Z`, "#3a607c") +
  windows(`${x + 16} -74`) +
  line(`M${x + 3} -102L${x + 3} -4`, "#fff6dc", 2, 'opacity=".8"') +
  ticks(`${x + 6} -40 10, ${x + 10} -26 12, ${x + 5} -54 7`, STONE_SHADE, 2.2) +
  flag(x + 20, -152, "#d9a441");

/** City: gatehouse between two towers, a keep with slate roofs and banners. */
export const citadel = (): string =>
  shadow(oval(10, 3, 88, 9), 0.2) +
  inked(box(-22, -150, 44, 110), STONE, 3) +
  fill(box(6, -149, 15, 108), STONE_SHADE) +
  roof("M-30 -150L0 -200L30 -150Z", "#4d7593") +
  fill("M0 -200L30 -150L10 -150Z", "#31536d") +
  flag(0, -198, "#b8432f") +
  inked(box(-44, -62, 88, 64), STONE, 3) +
  even(merlons(-46, -74, 6), STONE, 2.4) +
  fill(box(26, -60, 17, 61), STONE_SHADE) +
  gateTower(-80) +
  gateTower(40) +
  windows("-8 -110, 8 -110", 8) +
  inked("M-20 2L-20 -26C-20 -48 20 -48 20 -26L20 2Z", "#4b3524", 3) +
  line("M-10 -38L-10 0M0 -41L0 0M10 -38L10 0M-19 -24L19 -24M-19 -10L19 -10", "#8d8174", 2.2);
