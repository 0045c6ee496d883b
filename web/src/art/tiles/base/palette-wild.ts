/*
 * palette-wild.ts: the colours of Hunters & Gatherers, older and rougher: ochre and umber, like a
 * painted cave wall come alive.
 */
import { dusk, lamp } from "./colour";
import type { Theme } from "./palette";

const day = {
  ground: "#c7ad68",
  groundL: "#d6bf80",
  groundD: "#b3a156",
  dab: "#a08d48",
  dabL: "#e2cf97",
  grass: "#7f8139",
  green: "#a39f52",
  heath: "#a9764a",
  rock: "#a8977c",
  rockL: "#cbbb9c",
  rockD: "#776650",
  wood: "#565a2c",
  woodEdge: "#3d4022",
  crownA: "#6c7436",
  crownB: "#7d7f3a",
  crownC: "#5a6a34",
  crownE: "#8b7a35",
  crownD: "#3f4825",
  crownL: "#a3a04f",
  rust: "#a8682f",
  rustL: "#cf9447",
  pine: "#475c38",
  pineL: "#6f8048",
  water: "#2f7580",
  waterD: "#225761",
  waterL: "#6ba9a8",
  bank: "#e6d3a3",
  bankD: "#8f7443",
  foam: "#d5e6d8",
  fish: "#f4e7c6",
  fishD: "#c9ae7e",
  umber: "#4a2d1a",
  umberL: "#7c5330",
  ochre: "#b5702d",
  ochreL: "#d99b4a",
  red: "#9c4322",
  redL: "#c96f38",
  black: "#2b1a12",
  ivory: "#f6ead0",
  smudge: "#e8d5a2",
  gold: "#e9b53c",
  goldL: "#ffe69a",
  goldD: "#a8741c",
  cap: "#b9482f",
  stem: "#f3e6cb",
};

export type WildColour = keyof typeof day;
export type WildPalette = Readonly<Record<WildColour, string>>;

const LAMPLIT: readonly WildColour[] = [
  "ground",
  "groundL",
  "groundD",
  "dab",
  "dabL",
  "green",
  "grass",
  "heath",
  "bank",
  "bankD",
  "umberL",
  "rust",
  "rustL",
  "rock",
  "rockL",
  "rockD",
];
const PAINT: readonly WildColour[] = ["ochre", "ochreL", "red", "redL"];

const EVENING: Partial<Record<WildColour, string>> = {
  water: "#23606e",
  waterD: "#173f4b",
  gold: "#dca440",
  goldL: "#ffdf96",
  goldD: "#8a5f22",
  ivory: "#ded5c2",
  fish: "#d9d3c4",
  stem: "#d6cbb8",
  cap: "#b4503c",
  black: "#0d0a12",
  umber: "#1c1420",
};

function evening(): WildPalette {
  const out: Record<string, string> = {};
  for (const name of Object.keys(day) as WildColour[]) out[name] = dusk(day[name]);
  for (const name of LAMPLIT) out[name] = lamp(day[name], 0.84);
  for (const name of PAINT) out[name] = lamp(day[name], 1.18);
  out.foam = dusk(day.foam, 1.45);
  out.smudge = lamp(day.smudge, 0.98);
  return { ...(out as Record<WildColour, string>), ...EVENING };
}

export const wildPalettes: Readonly<Record<Theme, WildPalette>> = { day, evening: evening() };
