/* berta.ts: the farmer: a kerchief, round cheeks, and an ear of wheat for the way home. */
import { fill, line, mix, oval, place } from "../ink";
import { inked } from "../scenes/pencil";
import { cheeks, dark, eyes, ground, head, hatch, neck, shoulders } from "./kit";

const SKIN = "#f0bb8c";
const CLOTH = "#c4402f";
const DRESS = "#d9a441";
const HAIR = "#7a4a22";

const kerchief =
  inked(
    "M-42 14C-50 -22 -36 -56 0 -58C36 -56 50 -22 42 14C40 24 36 32 30 38C33 20 36 2 30 -14C22 -26 10 -32 0 -32C-10 -32 -22 -26 -30 -14C-36 2 -33 20 -30 38C-36 32 -40 24 -42 14Z",
    CLOTH,
    3.4,
  ) +
  fill(
    "M10 -57C40 -52 50 -20 42 14C40 24 36 32 30 38C33 20 36 2 30 -14C26 -20 22 -24 18 -27C22 -38 18 -50 10 -57Z",
    dark(CLOTH, 0.32),
  ) +
  fill(
    [
      [-24, -38],
      [-6, -46],
      [14, -45],
      [-37, -16],
      [-39, 4],
      [31, -34],
      [39, -12],
      [38, 8],
      [-35, 22],
      [-12, -36],
      [6, -38],
    ]
      .map(([x, y]) => oval(x!, y!, 2.7))
      .join(""),
    "#fbeccb",
  ) +
  line("M-40 -10C-38 -32 -24 -48 -6 -53", "#ef9a80", 2.2, 'opacity=".8"');

const knot =
  inked("M-4 46C-16 40 -26 46 -28 58C-18 62 -8 58 -2 52Z", CLOTH, 2.8) +
  inked("M4 46C16 40 26 46 28 58C18 62 8 58 2 52Z", dark(CLOTH, 0.28), 2.8) +
  inked(oval(0, 49, 6.5, 6), CLOTH, 2.6);

/** An ear of wheat on its stalk. */
function ear(): string {
  const grains = [0, 1, 2, 3, 4].map((i) => {
    const y = -8 - i * 8;
    return `M0 ${y}C-9 ${y - 2} -10 ${y - 9} -6 ${y - 13}C-1 ${y - 10} 1 ${y - 5} 0 ${y}ZM0 ${y}C9 ${y - 2} 10 ${y - 9} 6 ${y - 13}C1 ${y - 10} -1 ${y - 5} 0 ${y}Z`;
  });
  return (
    line("M0 40L0 -46", "#8d6a22", 3.4) +
    line("M-6 -24L-13 -52M6 -24L13 -52M-4 -48L-6 -64M4 -48L6 -64", "#a77f2c", 1.5) +
    grains.map((d) => inked(d, "#efc14e", 1.8)).join("") +
    inked("M0 -46C-5 -50 -4 -58 0 -62C4 -58 5 -50 0 -46Z", "#efc14e", 1.8)
  );
}

const field = (y: number, colour: string): string =>
  line(
    [0, 1, 2, 3, 4, 5, 6].map((i) => `M${-10 + i * 30} ${y}L${-60 + i * 44} 164`).join(""),
    colour,
    3,
    'opacity=".7"',
  );

export const berta = (): string =>
  ground(
    "#f3e3b0",
    fill("M0 70C30 58 60 66 90 60C120 56 140 60 160 56L160 160L0 160Z", "#c2c566") +
      fill("M0 92L160 84L160 160L0 160Z", "#93a94b") +
      field(90, "#7f963d") +
      fill("M8 70L8 56L20 48L32 56L32 70Z", "#e8d2a0") +
      fill("M4 58L20 45L36 58Z", "#b0603c"),
  ) +
  neck(SKIN, 14) +
  shoulders(DRESS, 70, 126) +
  inked(
    "M52 124C60 134 72 142 80 152C88 142 100 134 108 124L112 134C104 148 92 158 80 166C68 158 56 148 48 134Z",
    "#fbf1d8",
    2.8,
  ) +
  hatch([96, 140], [5, -4], 4, [6, 6], mix("#fbf1d8", "#6b4a2a", 0.6)) +
  place(
    head({ w: 37, h: 41, jaw: 0.92, skin: SKIN }) +
      cheeks(22, 11, 10.5, 0.62) +
      eyes({ gap: 14, y: -3, r: 5.4, iris: "#6b4a24", skin: SKIN, lid: 0.05 }) +
      line("M-22 -14C-18 -18 -12 -18 -8 -15M8 -15C12 -18 18 -18 22 -14", HAIR, 2.8) +
      inked("M-5 4C-8 8 -6 12 -2 12C0 13 3 13 5 11C8 9 6 5 4 3", mix(SKIN, "#df7d5f", 0.25), 1.9) +
      line("M-13 19C-7 27 7 27 13 19", "#8c3526", 3.2) +
      line("M-15 18C-14 18.6 -13 19 -12.5 20M15 18C14 18.6 13 19 12.5 20", "#8c3526", 2) +
      line("M-6 32C-2 34 3 34 6 32", dark(SKIN, 0.35), 1.8) +
      // Hair under the edge of the cloth.
      inked(
        "M0 -33C-14 -33 -26 -24 -31 -12C-26 -20 -14 -25 0 -23C14 -25 26 -20 31 -12C26 -24 14 -33 0 -33Z",
        HAIR,
        2.2,
      ) +
      kerchief +
      knot,
    76,
    84,
  ) +
  place(ear(), 138, 122, 1.02, 15) +
  place(ear(), 129, 138, 0.86, 2);
