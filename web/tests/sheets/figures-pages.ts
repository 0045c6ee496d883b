/*
 * figures-pages.ts: what the contact sheets of figures.ts show.
 */
import * as cards from "../../src/art/cards";
import { pieceSvg, pieceSymbols } from "../../src/art/figures";
import { ICON_NAMES, icon, iconSymbols } from "../../src/art/icons";
import type { IconName } from "../../src/art/icons";
import { place, svg } from "../../src/art/ink";
import { appIcon, favicon, wordmark } from "../../src/art/logo";
import { COLOURS } from "../../src/art/players";
import { PORTRAIT_NAMES, portraitSvg } from "../../src/art/portraits";
import {
  CHOICE_NAMES,
  GAME_NAMES,
  choicePicture,
  gamePicture,
  panorama,
} from "../../src/art/scenes";
import * as tokens from "../../src/art/tokens";

interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly theme?: "day" | "evening";
  readonly palette?: "safe" | "classic";
  readonly body: () => string;
}

const defs = (body: string) => `<svg class="defs" aria-hidden="true"><defs>${body}</defs></svg>`;
const figure = (body: string, caption: string) =>
  `<figure>${body}<figcaption>${caption}</figcaption></figure>`;
const row = (body: string, className = "") => `<div class="r ${className}">${body}</div>`;
const GROUNDS = ["grass", "sand", "dusk"] as const;

const KINDS = [
  ["follower", false],
  ["follower", true],
  ["large", false],
  ["large", true],
  ["builder", false],
  ["pig", false],
  ["hut", false],
  ["score", false],
] as const;
/** A lying figure is lower than a standing one of the same size. */
const FLAT: Readonly<Record<string, number>> = { pig: 0.78, hut: 0.95, score: 0.7, large: 1.28 };
const height = (kind: string, lying: boolean, px: number) =>
  px * (FLAT[kind] ?? 1) * (lying ? 0.78 : 1);

const everyone = (kind: string, lying: boolean, px: number) =>
  COLOURS.map((c) => pieceSvg(kind, c, height(kind, lying, px), { lying })).join("");

const grounds = (px: number): string =>
  GROUNDS.map((ground) =>
    row(KINDS.map(([k, l]) => everyone(k, l, px)).join("<span></span>"), `strip ${ground}`),
  ).join("");

function figures(): string {
  const shown = KINDS.map(([kind, lying], i) =>
    figure(
      pieceSvg(kind, COLOURS[i % 6] ?? "red", height(kind, lying, 96), { lying }),
      `${kind}${lying ? ", lying" : ""}`,
    ),
  );
  const precious = ["dragon", "fairy", "pig"].map((t) => figure(tokens.tokenSvg(t, 100), t));
  return defs(pieceSymbols()) + row([...shown, ...precious].join("")) + grounds(38);
}

const smallFigures = (): string => defs(pieceSymbols()) + [24, 18, 16].map(grounds).join("");

const classic = (): string => defs(pieceSymbols()) + [30, 18].map(grounds).join("");

const portraits = (): string =>
  [160, 72, 40, 28]
    .map((px) => row(PORTRAIT_NAMES.map((name) => portraitSvg(name, px)).join("")))
    .join("<p></p>");

const goods = (): string =>
  row(
    [128, 56, 28, 18, 14]
      .map((px) => tokens.GOOD_NAMES.map((g) => tokens.tokenSvg(g, px)).join(""))
      .join("") +
      tokens.tokenSvg("wine", 48, { count: 3 }) +
      tokens.tokenSvg("cloth", 30, { count: 12 }),
  );

function towers(ground: string): string {
  const some = (px: number) =>
    [1, 2, 4, 6, 9, 12].map((h) => tokens.tokenSvg("tower", px, { height: h, small: px < 70 }));
  return row([96, 48, 30].flatMap(some).join(""), `strip ${ground}`);
}

function named(name: string): string {
  const o = { count: 3, colour: "sky" } as const;
  return figure(tokens.tokenSvg(name, 64, o) + tokens.tokenSvg(name, 24, o), name);
}

const beside = (): string =>
  row(
    tokens.dungeon(
      "red",
      [
        { colour: "blue", piece: "follower" },
        { colour: "white", piece: "large" },
      ],
      { height: 96, ransom: 3 },
    ) +
      tokens.dungeon("black", [{ colour: "orange", piece: "follower" }], {
        height: 60,
        ransom: 3,
      }) +
      tokens.BACK_NAMES.map((b) => svg(tokens.tileBack(b), [0, 0, 100, 100], { width: 90 })).join(
        "",
      ) +
      svg(tokens.tilePile("classic", 48), tokens.PILE_BOX, { width: 100 }) +
      svg(tokens.tilePile("hunters", 9), tokens.PILE_BOX, { width: 60 }) +
      svg(tokens.bag(71), tokens.BAG_BOX, { width: 110 }),
  );

function marks(ground: string): string {
  const all = (small: boolean) =>
    [
      tokens.freeCell({ small }),
      tokens.deadCell({ small }),
      tokens.draftFrame({ small }),
      ...COLOURS.map((c) => tokens.lastMove(c, { small })),
      place(tokens.spot({ small }), 50, 50),
      place(tokens.spot({ small, chosen: true }), 50, 50),
    ].map((m) => svg(m, [-8, -8, 116, 116], { width: small ? 28 : 72 }));
  const badges = [30, 16].flatMap((px) => COLOURS.map((c) => tokens.badgeSvg(c, px)));
  return row([...all(false), ...all(true), ...badges].join(""), `strip ${ground}`);
}

const tokenSheet = (): string =>
  defs(pieceSymbols()) +
  goods() +
  GROUNDS.map(towers).join("") +
  row([...tokens.TOKEN_NAMES, "unknown"].map(named).join("")) +
  beside() +
  GROUNDS.map(marks).join("");

function allCards(): string {
  const ids = cards.CARD_IDS;
  // Each colour in a row, the four without a colour at the ends of the rows.
  const order = [0, 1, 2, 3].flatMap((r) => [...ids.slice(r * 5, r * 5 + 5), ids[20 + r] ?? ""]);
  const grid = "grid-template-columns:repeat(6,1fr);padding:14px;border-radius:14px";
  return (
    defs(ids.map((id) => cards.cardSymbol(id)).join("")) +
    `<div class="grid wood" style="${grid}">${order.map((id) => cards.cardSvg(id, 112)).join("")}` +
    "</div>"
  );
}

function cardTable(): string {
  const ids = cards.CARD_IDS;
  const all = [...ids, cards.BACK];
  const symbols = defs(
    pieceSymbols() +
      all.map((id) => cards.cardSymbol(id)).join("") +
      ids.map((id) => cards.cardSymbol(id, { small: true })).join(""),
  );
  const hand = ["yellow.3", "red.1", "green.animal", "blue.building", "animal-joker", "dragon"];
  const fan = hand
    .map(
      (id, i) =>
        `<g transform="translate(${300 + i * 5} 480) rotate(${(i - 2.5) * 9}) translate(-120 ` +
        `-360)">${cards.cardUse(id)}</g>`,
    )
    .join("");
  const rows = cards.SUITS.map((suit, r) => {
    const laid = [`${suit}.1`, `${suit}.animal`, cards.BACK, `${suit}.building`];
    const s = 232 / 366;
    const end = 312 + 3 * 74 + 240 * s;
    const colour = COLOURS[r] ?? "red";
    return place(
      cards.scoreBoard(r) +
        laid.map((id, i) => cards.cardUse(id, { x: 312 + i * 74, scale: s })).join("") +
        place(cards.ribbon(colour, 314, end - 4), 0, 226) +
        cards.claimant(colour, end + 6, r % 2 === 1) +
        (r === 3
          ? cards.trackMarker("red", 14) +
            cards.trackMarker("sky", 14, 1) +
            cards.trackMarker("black", 0)
          : ""),
      0,
      r * 246,
    );
  }).join("");
  return (
    symbols +
    `<div class="wood" style="padding:16px;border-radius:14px">` +
    row(
      svg(fan, [20, 30, 590, 460], { width: 280 }) +
        cards.cardSvg(cards.BACK, 130) +
        [96, 44]
          .map((w) =>
            hand
              .slice(0, 4)
              .map((id) => cards.cardSvg(id, w))
              .join(""),
          )
          .join(""),
    ) +
    row(
      COLOURS.map((c) => cards.chestSvg(c, 110, 5)).join("") +
        COLOURS.map((c) => cards.chestSvg(c, 40, 12)).join("") +
        COLOURS.map((c) => cards.chestSvg(c, 28)).join(""),
    ) +
    svg(rows, [-6, -6, 960, 990], { width: 440 }) +
    "</div>"
  );
}

const EVENING = { ground: "#2d3439", ink: "#f3e8cf", river: "#6fb3b4" };
const DAY = { ground: "#e6d8b8" };
/** Copies of one icon on a page need clip paths with names of their own. */
const copy = (body: string, px: number) => body.replaceAll(/aude-(rounded|favicon)/g, `$1-${px}`);
const columns = (body: string, more = "") =>
  `<div class="grid ${more}" style="grid-template-columns:repeat(14,1fr);padding:10px">${body}` +
  "</div>";

function iconSheet(): string {
  const logos = [
    ...[220, 96, 48].map((px) => copy(appIcon(px), px)),
    appIcon(96, "maskable"),
    ...[32, 24, 16].map((px) => copy(favicon(px), px)),
    wordmark(120, DAY),
    wordmark(34, DAY),
  ];
  const small = (name: IconName) => `<span class="r">${icon(name, 24)}${icon(name, 16)}</span>`;
  return (
    defs(iconSymbols()) +
    row(logos.join("")) +
    row(wordmark(84, EVENING) + wordmark(34, EVENING), "strip dusk") +
    columns(ICON_NAMES.map((name) => figure(icon(name, 40), name)).join("")) +
    `<div style="color:#f3e8cf">${columns(ICON_NAMES.map(small).join(""), "dusk")}</div>`
  );
}

const scenes = (): string =>
  defs(pieceSymbols()) +
  [false, true]
    .map((e) => `<div style="height:300px;overflow:hidden">${panorama(e)}</div>`)
    .join("") +
  row(CHOICE_NAMES.map((c) => figure(choicePicture(c, c === "computer" ? 334 : 248), c)).join("")) +
  row(
    GAME_NAMES.map((g) => figure(gamePicture(g, 168), g)).join("") +
      GAME_NAMES.map((g) => gamePicture(g, 84)).join(""),
  );

const BUTTONS = [
  ["go", "Go", "done"],
  ["", "Plain", "undo"],
  ["sq", "", "rotateRight"],
  ["quiet", "Quiet", "help"],
  ["danger", "Delete", "trash"],
] as const;

const NAMES = [
  "linen",
  "paper",
  "raised",
  "sunk",
  "hover",
  "line",
  "edge",
  "text",
  "soft",
  "accent",
  "accent-line",
  "on-accent",
  "warm",
  "good",
  "bad",
  "bad-paper",
  "focus",
  "table",
];

const swatch = (name: string): string =>
  figure(
    `<i style="display:block;height:30px;border-radius:6px;border:1px solid var(--edge);` +
      `background:var(--${name})"></i>`,
    name,
  );

const controls = (): string =>
  row(
    `<button class="btn sq" aria-pressed="true">${icon("fields", 24)}</button>` +
      `<button class="chip" aria-pressed="true">${icon("done", 16)}On</button>` +
      `<button class="chip" aria-pressed="false">${icon("plus", 16)}Off</button>` +
      `<button class="chip" disabled>${icon("plus", 16)}Never</button>` +
      '<input class="field" value="A field"><input class="field" aria-invalid="true" ' +
      'value="Wrong">',
  );

function design(): string {
  const buttons = (more: string) =>
    BUTTONS.map(
      ([c, t, i]) =>
        `<button class="btn ${c}" aria-label="${i}" ${more}>${icon(i, 22)}${t}</button>`,
    ).join("");
  const text =
    '<p>Text 16, <span class="soft">soft</span>, <a href="#x">a link</a>, <kbd>R</kbd> ' +
    '<span class="num">0123</span> <span class="error-text">error</span> ' +
    '<span class="good-text">good</span></p>';
  return (
    defs(pieceSymbols() + iconSymbols()) +
    `<div class="grid" style="grid-template-columns:repeat(9,1fr)">${NAMES.map(swatch).join("")}` +
    "</div>" +
    `<div class="paper" style="padding:14px;margin:12px 0"><h1>Heading 28</h1><h2>Heading 22` +
    `</h2>${text}` +
    `${row(buttons(""))}<p></p>${row(buttons("disabled"))}<p></p>${controls()}</div>` +
    '<div class="paper error" style="padding:12px">An error says what to do.</div><p></p>' +
    row(
      COLOURS.map((c) => pieceSvg("follower", c, 46)).join("") +
        COLOURS.map((c) => pieceSvg("pig", c, 24)).join("") +
        COLOURS.map((c) => tokens.badgeSvg(c, 30)).join("") +
        wordmark(34),
    )
  );
}

export const SHEETS: readonly Sheet[] = [
  { name: "portraits", width: 760, body: portraits },
  { name: "portraits-evening", width: 760, theme: "evening", body: portraits },
  { name: "figures", width: 1420, body: figures },
  { name: "figures-small", width: 1420, body: smallFigures },
  { name: "figures-classic", width: 1420, palette: "classic", body: classic },
  { name: "figures-tokens", width: 1320, body: tokenSheet },
  { name: "figures-scenes", width: 1366, body: scenes },
  { name: "figures-design-day", width: 700, theme: "day", body: design },
  { name: "figures-design-evening", width: 700, theme: "evening", body: design },
  { name: "cards", width: 820, body: allCards },
  { name: "cards-table", width: 960, body: cardTable },
  { name: "icons", width: 1300, body: iconSheet },
];
