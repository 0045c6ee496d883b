/*
 * panorama.ts: the wide landscape of the start page, by day and in the evening: the town on its
 * hill, the bend of the river, a few figures on their way. 1366 x 420; the page shows what fits.
 */
import { pieceMarkup } from "../figures";
import { box, brush, fill, inked, line, n, oval, place, seeded, shadow, shift, svg } from "../ink";
import { sheep } from "./animals";
import { abbey, farm } from "./buildings";
import { cloud } from "./cloud";

const DAY = {
  sky: ["#fbeecb", "#f6dca6"],
  sun: "#fff8e2",
  cloud: "#ffffff",
  cloudOpacity: 0.9,
  belly: "#f6e2b8",
  mist: "#d9b97c",
  ink: "#5b4230",
  far: "#c7c995",
  hill: "#a9b76c",
  field: "#8fa653",
  dark: "#6f8a3e",
  near: "#7c9546",
  water: "#5c9c9d",
  bank: "#e9d9ae",
  glint: "#d7ecdf",
  road: "#f1e0b5",
  verge: "#b59a66",
  roof: "#b5573a",
  slate: "#64859a",
  house: "#ecd9af",
  houseShade: "#cdb384",
  window: "#7a5a44",
  wall: "#dcc59a",
  joint: "#b79c6b",
  tower: "#e8d5ab",
  towerShade: "#bfa577",
  spire: "#5d7f96",
  spireShade: "#446579",
  gate: "#5b4230",
  tree: "#5c7a38",
  treeLight: "#7f9c4d",
  trunk: "#6b4c2c",
} as const;

type Colours = {
  readonly [K in keyof typeof DAY]: K extends "sky"
    ? readonly [string, string]
    : (typeof DAY)[K] extends number
      ? number
      : string;
};

const EVENING: Colours = {
  sky: ["#27353f", "#5d5560"],
  sun: "#f3dcae",
  cloud: "#8a7f8a",
  cloudOpacity: 0.4,
  belly: "#5c5562",
  mist: "#494652",
  ink: "#1c1814",
  far: "#48574f",
  hill: "#3c4d3f",
  field: "#33452f",
  dark: "#283a29",
  near: "#24351f",
  water: "#5d8f98",
  bank: "#8b8a68",
  glint: "#a9cfd2",
  road: "#8d8468",
  verge: "#5f5a44",
  roof: "#8f4a36",
  slate: "#465a66",
  house: "#7c6f5d",
  houseShade: "#5f5548",
  window: "#f4c766",
  wall: "#6f6555",
  joint: "#574d40",
  tower: "#7f7462",
  towerShade: "#5c5345",
  spire: "#44586a",
  spireShade: "#34465a",
  gate: "#2a211c",
  tree: "#1f3120",
  treeLight: "#34492c",
  trunk: "#2c2118",
};

type Chance = () => number;

const CLOUDS = [
  [560, 82, 1.7],
  [905, 92, 1.15],
  [1290, 128, 1.5],
  [1010, 60, 0.9],
] as const;

function heaven(c: Colours, isEvening: boolean, chance: Chance): string {
  const id = `aude-sky-${isEvening ? "evening" : "day"}`;
  let out =
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ` +
    `stop-color="${c.sky[0]}"/><stop offset="1" stop-color="${c.sky[1]}"/></linearGradient>` +
    "</defs>" +
    fill(box(0, 0, 1366, 420), `url(#${id})`) +
    fill(oval(1120, 128, 86), c.sun, 'opacity=".06"') +
    fill(oval(1120, 128, 60), c.sun, 'opacity=".09"') +
    fill(oval(1120, 128, 40), c.sun);
  if (isEvening) {
    let stars = "";
    for (let i = 0; i < 50; i += 1) stars += oval(chance() * 1366, chance() * 150, 0.7 + chance());
    out += fill(stars, "#f5e4bd", 'opacity=".8"');
  }
  const shades = { crown: c.cloud, belly: c.belly, edge: c.mist };
  const clouds = CLOUDS.map(([x, y, s]) => cloud(x, y, s, shades)).join("");
  return `${out}<g opacity="${c.cloudOpacity}">${clouds}</g>`;
}

/** Short strokes along the slopes, as in the card pictures. */
function cuts(chance: Chance, from: number, to: number, colour: string): string {
  let d = "";
  for (let i = 0; i < 70; i += 1) {
    d += `M${n(chance() * 1340)} ${n(from + chance() * (to - from))}l${n(7 + chance() * 14)} -2`;
  }
  return line(d, colour, 1.4, 'class="fine" opacity=".5"');
}

/** Far ridges with strips of fields on their slopes. */
function slopes(c: Colours, chance: Chance): string {
  let out =
    fill(
      "M0 230C140 170 250 214 380 196C520 176 640 214 780 190C930 166 1060 206 1180 184" +
        "C1260 170 1320 184 1366 176L1366 420L0 420Z",
      c.far,
    ) +
    fill(
      "M0 262C120 230 240 262 400 246C540 232 700 200 860 236C1010 270 1180 226 1366 248" +
        "L1366 420L0 420Z",
      c.hill,
    );
  out += cuts(chance, 214, 236, c.hill) + cuts(chance, 262, 284, c.field);
  for (let i = 0; i < 16; i += 1) {
    const x = 20 + i * 84 + chance() * 30;
    const y = 258 + chance() * 30;
    const strip = "M0 0C24 -8 48 -8 70 -3L62 10C40 5 22 6 4 11Z";
    const colour = [c.field, c.bank, c.dark, c.hill][i % 4] ?? c.field;
    out += fill(shift(strip, x, y), colour, 'opacity=".55"');
  }
  return out;
}

function house(c: Colours, x: number, y: number, h: number, i: number): string {
  const top = n(y - h);
  return (
    inked(box(x, y - h, 19, h + 12), c.house, 1.3, c.ink) +
    fill(box(x + 12, y - h, 7, h + 12), c.houseShade) +
    inked(
      `M${n(x - 2)} ${top}L${n(x + 9.5)} ${n(y - h - 14)}L${n(x + 21)} ${top}Z`,
      i % 3 === 0 ? c.slate : c.roof,
      1.3,
      c.ink,
    ) +
    fill(
      `M${n(x + 9.5)} ${n(y - h - 14)}L${n(x + 21)} ${top}L${n(x + 12)} ${top}Z`,
      "#1d1209",
      'opacity=".16"',
    ) +
    (i % 2 === 1 ? fill(box(x + 5, y - h + 7, 4, 6, 1), c.window) : "")
  );
}

/** The walled town on its hill. */
function town(c: Colours, chance: Chance): string {
  let out = fill("M560 262C640 196 760 176 850 196C920 212 980 250 1030 280L540 286Z", c.field);
  out += fill("M630 214C690 190 720 176 790 172C860 176 900 190 950 214Z", c.houseShade);
  for (let i = 0; i < 15; i += 1) {
    const y = 214 - Math.sin((i / 14) * Math.PI) * 22;
    out += house(c, 640 + i * 20 + chance() * 8, y, 20 + chance() * 26, i);
  }
  let wall = "M622 236L622 206";
  for (let x = 622; x < 950; x += 12)
    wall += `L${x + 7} 206L${x + 7} 211L${x + 12} 211L${x + 12} 206`;
  out +=
    inked(`${wall}L958 236Z`, c.wall, 1.4, c.ink) +
    line("M624 218L954 218", c.joint, 1.6) +
    line(
      "M640 226h16M672 231h14M764 227h16M818 231h14M850 226h12M900 230h16",
      c.joint,
      1.3,
      'class="fine"',
    );
  for (const x of [622, 706, 790, 874, 948]) {
    out +=
      inked(box(x - 11, 184, 22, 54), c.tower, 1.5, c.ink) +
      fill(box(x + 2, 184, 9, 54), c.towerShade) +
      inked(`M${x - 15} 186L${x} 158L${x + 15} 186Z`, c.spire, 1.5, c.ink) +
      fill(`M${x} 158L${x + 15} 186L${x + 4} 186Z`, c.spireShade);
  }
  return out + fill("M736 238L736 222C736 212 756 212 756 222L756 238Z", c.gate);
}

/** The plain with river and road. */
function plain(c: Colours): string {
  const bend = (bank: number) =>
    brush(
      [
        [1366, 262, 2],
        [1240, 268, 3.2],
        [1120, 276, 4.5],
        [1010, 290, 6],
        [930, 306, 7.5],
        [960, 328, 11],
        [1080, 348, 15.5],
        [1150, 376, 23],
        [1080, 424, 35],
      ].map(([x = 0, y = 0, w = 0]) => [x, y, w + bank * (1 + w * 0.1)] as const),
      10,
    );
  const left = "M742 238C736 262 700 272 690 288C676 312 740 326 700 352C664 376 560 392 540 420";
  const right = "640 420C660 396 770 376 778 346C784 320 722 306 728 290C734 276 754 262 752 238";
  return (
    fill(
      "M0 300C180 268 330 306 520 284C700 262 880 300 1040 286C1180 274 1290 296 1366 284" +
        "L1366 420L0 420Z",
      c.field,
    ) +
    fill(bend(1.4), c.bank) +
    fill(bend(0), c.water) +
    line(
      "M1180 272C1140 275 1100 279 1060 284M948 312C950 322 980 330 1010 336M1090 358" +
        "C1110 366 1120 374 1118 384",
      c.glint,
      2,
      'opacity=".7"',
    ) +
    fill(`${left}L${right}Z`, c.road) +
    line(`${left}M${right}`, c.verge, 2) +
    fill(
      "M0 352C120 330 220 360 360 348C420 343 470 352 520 366C480 390 430 404 400 420L0 420Z",
      c.near,
    ) +
    fill(
      "M820 372C900 356 960 372 1020 384C1040 396 1036 410 1030 420L780 420" +
        "C790 402 800 386 820 372Z",
      c.near,
    ) +
    fill("M1190 392C1250 368 1310 366 1366 360L1366 420L1180 420Z", c.near)
  );
}

const TREES = [
  [60, 332, 1.1],
  [96, 322, 0.8],
  [210, 300, 0.7],
  [240, 306, 0.6],
  [330, 312, 0.9],
  [470, 296, 0.7],
  [502, 300, 0.9],
  [560, 296, 0.6],
  [850, 304, 0.7],
  [876, 300, 0.6],
  [1210, 314, 1],
  [1250, 322, 1.2],
  [1300, 310, 0.8],
  [1340, 336, 1.3],
  [30, 392, 1.6],
  [420, 376, 1],
] as const;

function trees(c: Colours): string {
  const tree =
    shadow(oval(6, 1, 15, 3.5), 0.22) +
    fill(box(-2.5, -14, 5, 15, 1), c.trunk) +
    fill(oval(0, -27, 15, 18), c.tree) +
    fill(oval(-3, -30, 11, 13), c.treeLight) +
    line(
      "M-8 -34q3 -4 6 -2M0 -28q4 -3 6 0M-9 -24q3 -3 5 -1M3 -19q3 -1 5 -3",
      c.tree,
      1.3,
      'class="fine"',
    );
  return TREES.map(([x, y, s]) => place(tree, x, y, s)).join("");
}

const figures = (): string =>
  pieceMarkup("follower", "orange", { x: 712, y: 290, scale: 0.3 }) +
  pieceMarkup("follower", "red", { x: 664, y: 326, scale: 0.46 }) +
  pieceMarkup("large", "blue", { x: 846, y: 330, scale: 0.46 }) +
  pieceMarkup("pig", "sky", { x: 902, y: 332, scale: 0.4 });

function homesteads(isEvening: boolean): string {
  const homes = place(abbey(), 280, 318, 0.42) + place(farm(), 120, 372, 0.5);
  if (isEvening) {
    return (
      `<g opacity=".55">${homes}</g>` +
      fill(oval(263, 280, 2.6, 4) + oval(112, 366, 3, 3.4), "#f4c766")
    );
  }
  return (
    homes +
    place(sheep(), 330, 388, 0.26) +
    place(sheep(), 372, 396, 0.26) +
    place(sheep(), 352, 372, 0.22)
  );
}

/** The landscape as shapes, 1366 x 420. */
function landscape(isEvening: boolean): string {
  const c: Colours = isEvening ? EVENING : DAY;
  const chance = seeded(11);
  return (
    heaven(c, isEvening, chance) +
    slopes(c, chance) +
    town(c, chance) +
    plain(c) +
    trees(c) +
    homesteads(isEvening) +
    figures()
  );
}

/** The landscape as a picture that fills its frame from the bottom up. */
export const panorama = (isEvening: boolean): string =>
  svg(landscape(isEvening), [0, 30, 1366, 334], {
    className: "panorama",
    preserve: "xMidYMax slice",
  });
