/*
 * people.ts: the people of the card pictures, three of each colour.
 *
 * They stand on (0, 0) and are about 150 units high. Their cloak is the same bell as the
 * follower's, so that cards and pieces are one family.
 */
import { INK, fill, line, mix, n, oval, shadow } from "../ink";
import { inked } from "../scenes/pencil";
import { HATS } from "./hats";
import type { Hat } from "./hats";
import type { Suit } from "./suits";
import { TOOLS } from "./tools";
import type { Tool } from "./tools";

export interface Person {
  readonly robe: string;
  readonly shade: string;
  readonly trim?: string;
  readonly skin?: string;
  readonly hair?: string;
  readonly hat: Hat;
  readonly hatCloth?: string;
  readonly hatShade?: string;
  readonly tool?: Tool;
}

const ROBE =
  "M-20 -92C-34 -84 -42 -52 -48 -10C-49 -4 -50 0 -46 2C-20 7 20 7 46 2C50 0 49 -4 48 -10" +
  "C42 -52 34 -84 20 -92C10 -96 -10 -96 -20 -92Z";
const ROBE_SHADE =
  "M20 -92C34 -84 42 -52 48 -10C49 -4 50 0 46 2C36 4 24 5 12 5.5C22 -24 22 -62 8 -94.5" +
  "C13 -94 17 -93 20 -92Z";

const LEFT_ARM = "M-24 -84C-38 -72 -36 -52 -14 -50C-8 -50 -6 -60 -12 -64L-18 -70Z";
const RIGHT_ARM = "M24 -84C38 -72 36 -52 14 -50C8 -50 6 -60 12 -64L18 -70Z";
/** The right arm stretched out to hold something upright. */
const RIGHT_ARM_OUT = "M22 -86C34 -82 44 -74 44 -66C44 -58 36 -58 32 -62L16 -70Z";
const CHEEK = "M6 -136C16 -133 20 -124 20 -115C20 -104 12 -94 2 -93.6C14 -100 16 -124 6 -136Z";

/** Woodcut strokes from the fold into the shade; they turn the flat second tone into cloth. */
function hatch(shade: string): string {
  let d = "";
  for (let i = 0; i < 9; i += 1) {
    const y = -76 + i * 8.6;
    const x = 15 + Math.sin((i / 8) * Math.PI) * 5 + i * 0.3;
    const end = `${n(x + 11 + i * 0.9)} ${n(y - 6)}`;
    d += `M${n(x)} ${n(y)}C${n(x + 5)} ${n(y - 1)} ${n(x + 9 + i * 0.5)} ${n(y - 3)} ${end}`;
  }
  return line(d, mix(shade, INK, 0.34), 1.3, 'class="fine" opacity=".7"');
}

/** Eyes, nose, mouth and cheeks, which look a little to one side. */
const face = (look: number): string =>
  `<g transform="translate(${n(look)} 0)">` +
  line("M-9 -116C-8 -118.5 -5 -118.5 -4 -116M5 -116C6 -118.5 9 -118.5 10 -116", INK, 2) +
  line("M1 -115C2 -111 3 -109 0 -108", "#b9774c", 1.8) +
  line("M-4 -102.5C-1 -100.5 3 -100.5 6 -102.5", "#8c4a34", 1.8) +
  fill(oval(-11, -108, 4, 2.8), "#e08b6c", 'opacity=".55"') +
  fill(oval(13, -108, 4, 2.8), "#d0795c", 'opacity=".5"') +
  "</g>";

const robe = (p: Person): string =>
  inked(ROBE, p.robe, 3) +
  fill(ROBE_SHADE, p.shade) +
  hatch(p.shade) +
  line("M-22 -30C-25 -18 -27 -8 -29 0M-4 -36C-5 -22 -6 -10 -6 2", p.shade, 2, 'opacity=".9"') +
  line("M-33 -54C-30 -68 -26 -78 -20 -86", "#fff3d6", 2.2, 'opacity=".55"') +
  (p.trim === undefined ? "" : line("M-46.5 -6C-20 -1 20 -1 46.5 -6", p.trim, 5));

/** One person; look says how far the face is turned. */
export function person(p: Person, look = 0): string {
  const skin = p.skin ?? "#efc297";
  const tool = TOOLS[p.tool ?? "none"];
  const colours = { skin, arms: p.trim ?? p.robe };
  return (
    shadow(oval(12, 4, 54, 9), 0.2) +
    tool.behind(colours) +
    robe(p) +
    inked(LEFT_ARM, p.robe, 2.6) +
    inked(tool.isUpright ? RIGHT_ARM_OUT : RIGHT_ARM, p.shade, 2.6) +
    tool.before(colours) +
    inked(oval(0, -115, 20, 21.5), skin, 2.8) +
    fill(CHEEK, "#d79f72", 'opacity=".75"') +
    face(look) +
    HATS[p.hat]({
      cloth: p.hatCloth ?? p.robe,
      shade: p.hatShade ?? p.shade,
      hair: p.hair ?? "#5b3a22",
    })
  );
}

/** By colour: who stands alone, who joins for two, who for three. */
export const PEOPLE: Readonly<Record<Suit, readonly [Person, Person, Person]>> = {
  yellow: [
    { robe: "#b98a4a", shade: "#8d6430", hat: "hood", trim: "#7a5426" },
    {
      robe: "#e0b64a",
      shade: "#b3872a",
      hat: "wimple",
      tool: "book",
      hatCloth: "#6f4d2a",
      hatShade: "#533718",
      skin: "#f2cba4",
    },
    { robe: "#9a6f3e", shade: "#744f28", hat: "tonsure", tool: "book", skin: "#e3ad7e" },
  ],
  red: [
    {
      robe: "#b2452f",
      shade: "#83301f",
      hat: "pilgrim",
      tool: "staff",
      hatCloth: "#7b5638",
      hatShade: "#5a3c24",
    },
    {
      robe: "#d77a4c",
      shade: "#a9552f",
      hat: "feather",
      tool: "letter",
      hatCloth: "#8a2c22",
      hatShade: "#651c15",
      skin: "#c98f62",
    },
    {
      robe: "#8c5a4a",
      shade: "#663d31",
      hat: "cap",
      tool: "pack",
      hatCloth: "#c9512f",
      hatShade: "#98391f",
    },
  ],
  green: [
    { robe: "#7f9a45", shade: "#5c752d", hat: "straw", tool: "fork", hatCloth: "#b5432f" },
    {
      robe: "#c9a25a",
      shade: "#9c783a",
      hat: "kerchief",
      tool: "basket",
      hatCloth: "#5f8a4a",
      hatShade: "#456a33",
      trim: "#5f8a4a",
      skin: "#f2cba4",
    },
    {
      robe: "#5d7d52",
      shade: "#435f3a",
      hat: "hood",
      tool: "crook",
      hatCloth: "#8aa35c",
      hatShade: "#68813f",
      skin: "#d59d6c",
    },
  ],
  blue: [
    {
      robe: "#3f76a2",
      shade: "#2a5678",
      hat: "helmet",
      tool: "shield",
      trim: "#2d6a94",
      hatCloth: "#b8432f",
    },
    {
      robe: "#7fb0c8",
      shade: "#5a8ba6",
      hat: "hennin",
      tool: "lute",
      hatCloth: "#3f5f96",
      hatShade: "#2c466f",
      trim: "#f0dca0",
      skin: "#f2cba4",
      hair: "#8a5a2a",
    },
    {
      robe: "#56688f",
      shade: "#3d4c6e",
      hat: "cap",
      tool: "spear",
      hatCloth: "#2f4f7a",
      hatShade: "#20385a",
      trim: "#d9a441",
      skin: "#c98f62",
    },
  ],
};
