/* aude.ts: the lady of the river, with a crown of reeds. She has all the time there is. */
import { fill, line, mix, oval, place } from "../ink";
import { inked } from "../scenes/pencil";
import { cheeks, dark, eyes, ground, head, hatch, neck, shoulders } from "./kit";

const SKIN = "#f3d3b0";
const HAIR = "#e3c98a";
const ROBE = "#1f7a74";
const REED = "#5d8a3c";

const hairBehind =
  inked(
    "M-38 -10C-44 -44 -22 -58 0 -58C22 -58 44 -44 38 -10C40 16 52 30 48 54C46 70 56 76 54 88L20 88L-22 88L-56 88C-56 74 -46 70 -48 52C-50 30 -40 16 -38 -10Z",
    HAIR,
    3.4,
  ) +
  fill(
    "M14 -56C34 -52 42 -34 38 -10C40 16 52 30 48 54C46 70 56 76 54 88L36 88C38 60 30 20 32 -6C32 -26 28 -44 14 -56Z",
    mix(HAIR, "#8d6230", 0.5),
  ) +
  line(
    "M-38 6C-42 24 -46 36 -42 54C-40 66 -48 74 -48 84M-34 24C-38 40 -36 54 -34 64M38 12C42 28 44 40 41 54C40 64 46 72 46 82",
    "#a9823f",
    2.2,
  );

const hairBefore =
  inked(
    "M0 -42C-12 -38 -26 -26 -29 6C-32 22 -42 34 -40 56C-48 44 -50 30 -42 12C-38 -4 -40 -22 -34 -34C-26 -48 -12 -54 0 -54C12 -54 26 -48 34 -34C40 -22 38 -4 42 12C50 30 48 44 40 56C42 34 32 22 29 6C26 -26 12 -38 0 -42Z",
    HAIR,
    2.8,
  ) +
  line(
    "M-5 -46C-18 -40 -28 -28 -33 -6M-34 -2C-36 14 -44 24 -43 38M5 -46C18 -40 28 -28 33 -6",
    "#b38e4a",
    2,
  ) +
  line("M-10 -49C-22 -44 -30 -34 -34 -20", "#fff3cf", 2.2, 'opacity=".9"');

/** A blade of reed that leans by so many degrees. */
const blade = (x: number, y: number, degrees: number, scale: number, colour: string): string =>
  place(
    inked("M0 4C-6 -6 -6 -20 0 -34C6 -20 6 -6 0 4Z", colour, 2.6) +
      line("M0 0L0 -26", dark(colour, 0.4), 1.3),
    x,
    y,
    scale,
    degrees,
  );

/** The brown head of a reed on its stalk. */
const mace = (x: number, y: number, degrees: number): string =>
  place(
    line("M0 6L0 -14", REED, 2.8) +
      inked(
        "M-4.5 -14C-5 -18 -4 -32 0 -34C4 -32 5 -18 4.5 -14C2 -12 -2 -12 -4.5 -14Z",
        "#7a4a26",
        2.2,
      ) +
      line("M0 -34L0 -41M-2 -19L-1.6 -29", "#c58a52", 1.6),
    x,
    y,
    1,
    degrees,
  );

const crown =
  blade(-30, -34, -46, 0.8, REED) +
  blade(30, -34, 46, 0.8, dark(REED, 0.2)) +
  mace(-21, -44, -26) +
  mace(21, -44, 26) +
  blade(-12, -48, -14, 0.92, "#7ba84a") +
  blade(12, -48, 14, 0.92, REED) +
  blade(0, -49, 0, 1.08, "#8fb955") +
  inked(
    "M-37 -28C-26 -46 -12 -52 0 -52C12 -52 26 -46 37 -28L34 -22C24 -38 12 -44 0 -44C-12 -44 -24 -38 -34 -22Z",
    REED,
    2.6,
  ) +
  line(
    "M-30 -30L-24 -40M-21 -37L-15 -46M-11 -42L-5 -50M0 -44L6 -51M11 -42L17 -47M20 -37L26 -41M27 -30L31 -34",
    dark(REED, 0.5),
    1.9,
  ) +
  inked(oval(0, -46, 6, 6.6), "#bfe3e0", 2.2) +
  fill(oval(-1.8, -48.5, 1.8), "#ffffff");

const features =
  cheeks(19, 11, 7.5, 0.42) +
  eyes({ gap: 13.5, y: -4, r: 5.8, iris: "#2f8a86", skin: SKIN, lid: 0.16 }) +
  line("M-22 -15C-17 -19 -11 -19 -7 -16M7 -16C11 -19 17 -19 22 -15", "#9a7434", 2.4) +
  line("M-1 -4C-2 4 -4 8 -2.5 11C-1 12.5 2 12.5 3.5 11", dark(SKIN, 0.38), 2) +
  inked(
    "M-8.5 21C-5 18 -2 18.2 0 19.200C2 18.2 5 18 8.5 21C5 25.5 -5 25.5 -8.5 21Z",
    "#c25a50",
    1.5,
  ) +
  line("M-11 20C-6 22.3 6 22.3 11 20", "#8c352d", 1.9);

const waves = (y: number, colour: string): string =>
  line(
    [0, 1, 2, 3]
      .map(
        (i) =>
          `M${-8 + i * 44} ${y}C${2 + i * 44} ${y - 6} ${12 + i * 44} ${y - 6} ${22 + i * 44} ${y}`,
      )
      .join(""),
    colour,
    2.6,
  );

export const aude = (): string =>
  ground(
    "#f5dfae",
    fill(oval(80, 56, 60), "#fbeecb") +
      fill("M0 74C40 66 120 66 160 74L160 96L0 96Z", "#a9b766") +
      fill("M0 88C50 80 110 80 160 88L160 160L0 160Z", "#4f9c9a") +
      waves(102, "#8fc9c4") +
      waves(120, "#7fbdb8") +
      waves(138, "#8fc9c4") +
      hatch([6, 96], [5, 0], 4, [3, -34], REED) +
      line("M12 98L8 58M18 98L20 66M148 98L152 60M140 98L138 68", "#6b8a3c", 3) +
      inked(
        "M5 50C5 44 11 44 11 50L11 62C11 66 5 66 5 62ZM149 52C149 46 155 46 155 52L155 64C155 68 149 68 149 64Z",
        "#7a4a26",
        2,
      ),
  ) +
  place(hairBehind, 80, 86) +
  neck(SKIN, 10, 108) +
  shoulders(ROBE, 56, 130) +
  inked("M60 126C66 142 94 142 100 126L106 131C100 154 60 154 54 131Z", "#e9d08a", 2.6) +
  inked("M80 143L85 149L80 156L75 149Z", "#bfe3e0", 2) +
  place(head({ w: 31.5, h: 39, jaw: 0.7, skin: SKIN }) + features + hairBefore + crown, 80, 88);
