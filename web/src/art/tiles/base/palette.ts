/*
 * palette.ts: the colours of the classic sets. Day is chosen by hand; evening is the same land by
 * dusk and lamplight, with the key colours set by hand again.
 */
import { dusk, lamp } from "./colour";

export type Theme = "day" | "evening";

const day = {
  ink: "#38261b",
  inkSoft: "#6b5138",
  shadow: "#3c3322",
  grass: "#aeb565",
  grassL: "#bcc074",
  grassD: "#a0aa58",
  tuft: "#83953f",
  tuftL: "#c6cb80",
  flowerA: "#f4ecd2",
  flowerB: "#cf5f3d",
  flowerC: "#9182ad",
  wheat: "#d6bd62",
  wheatL: "#b89b47",
  plough: "#b5a063",
  ploughL: "#98824a",
  vine: "#98a552",
  vineL: "#5f7a35",
  hedge: "#6c8640",
  verge: "#879647",
  roadEdge: "#a98e5d",
  road: "#e8d9b3",
  rut: "#cfba8b",
  pebble: "#b49a6a",
  cityGround: "#d9c194",
  cobble: "#b39564",
  street: "#e6d3aa",
  wash: "#c98a5e",
  stoneTop: "#e6dcc6",
  stone: "#cbbd9f",
  stoneD: "#a3937a",
  stoneL: "#7d6c55",
  roofA: "#c9683e",
  roofB: "#b95834",
  roofC: "#d3824f",
  slate: "#7b8891",
  slateD: "#66737d",
  thatch: "#cda65c",
  plaster: "#f1e5ca",
  plasterD: "#e8d5b0",
  window: "#5a4232",
  cone: "#5f7283",
  treeA: "#6a873d",
  treeB: "#7a9445",
  treeC: "#5b7a3a",
  treeD: "#48632f",
  treeL: "#9db457",
  cypress: "#45663c",
  cypressL: "#6b8a4a",
  trunk: "#6a4a2c",
  olive: "#8c9a62",
  oliveL: "#abb57c",
  water: "#3f8088",
  waterD: "#2f6770",
  waterL: "#7db3ae",
  bank: "#dccb96",
  bankD: "#a58f5c",
  foam: "#cfe3d6",
  paper: "#f6ecd2",
  disc: "#f5ead0",
  gold: "#dba53a",
  goldL: "#f3d27a",
  goldD: "#a8751f",
  blue: "#2f5f95",
  blueD: "#234870",
  white: "#f7f1e2",
  red: "#b5402f",
  redD: "#8a2c22",
  wood: "#9a6a3c",
  woodL: "#c08d56",
  woodD: "#6b4527",
  purple: "#7d4a78",
  rose: "#d68a8f",
  skin: "#eec39a",
  jade: "#3f7d62",
  lava: "#e8682c",
  lavaL: "#ffc35a",
  rock: "#8b7a68",
  rockL: "#b3a28b",
  rockD: "#5e4f44",
  ash: "#6d6258",
  dragon: "#9c3327",
  table: "#e9dcbc",
};

export type Colour = keyof typeof day;
/** Colours by name, and how strong a shadow on the ground is. */
export type Palette = Readonly<Record<Colour, string>> & { readonly shadowOpacity: number };

const LAMPLIT: readonly Colour[] = ["thatch", "wheat", "wood", "woodL", "wash"];
const BRIGHT: readonly Colour[] = ["blue", "jade"];

const EVENING: Partial<Record<Colour, string>> = {
  ink: "#12101c",
  inkSoft: "#2a2634",
  shadow: "#0a0b18",
  window: "#ffcf70",
  table: "#171924",
  lava: "#f0682c",
  lavaL: "#ffd07a",
  cityGround: "#8d7a63",
  street: "#a5916f",
  cobble: "#6d5b4a",
  stoneTop: "#bfb6ae",
  stone: "#988d87",
  stoneD: "#6c6368",
  stoneL: "#4a434d",
  road: "#ab9b84",
  roadEdge: "#5b5849",
  rut: "#8f7e69",
  roofA: "#96493a",
  roofB: "#853d31",
  roofC: "#a25d43",
  plaster: "#b9a88d",
  plasterD: "#ab977b",
  gold: "#c8953f",
  goldL: "#ecca84",
  goldD: "#80592b",
  paper: "#d8cfbd",
  disc: "#d8cdb8",
  white: "#dcdcd8",
  rose: "#b8747f",
  skin: "#d0a184",
  red: "#b04a3c",
  wheat: "#8a7a4c",
  dragon: "#ad4436",
  purple: "#74508a",
  slate: "#515d6c",
  slateD: "#434d5a",
  cone: "#4b5a70",
  rock: "#6b626a",
  rockL: "#887d7c",
  rockD: "#464049",
};

function evening(): Palette {
  const out: Record<string, string> = {};
  for (const name of Object.keys(day) as Colour[]) out[name] = dusk(day[name]);
  for (const name of LAMPLIT) out[name] = lamp(day[name], 0.94);
  for (const name of BRIGHT) out[name] = dusk(day[name], 1.55);
  out.foam = dusk(day.foam, 1.16);
  out.waterL = dusk(day.waterL, 1.16);
  out.water = dusk(day.water, 1.1);
  out.bank = dusk(day.bank, 1.1);
  return { ...(out as Record<Colour, string>), ...EVENING, shadowOpacity: 0.42 };
}

export const palettes: Readonly<Record<Theme, Palette>> = {
  day: { ...day, shadowOpacity: 0.26 },
  evening: evening(),
};

/** What all names of the shared pictures of a theme begin with, so that both can be on one page. */
export function prefixOf(theme: Theme): string {
  return theme === "day" ? "t-d-" : "t-e-";
}
