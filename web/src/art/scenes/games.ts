/*
 * games.ts: the pictures of the games, 120 x 90, by the engine's names.
 */
import { luckyPig, pieceMarkup } from "../figures";
import { INK, box, fill, line, n, oval, place, shadow, svg } from "../ink";
import { hen, sheep } from "./animals";
import { citadel } from "./buildings";
import { inked } from "./pencil";
import { tinyTile } from "./tiny-tile";

const classic = (): string =>
  fill(box(0, 0, 120, 90), "#b9c284") +
  place(tinyTile({ edges: "crfr", seed: 4 }), 10, -6, 0.5) +
  place(tinyTile({ edges: "ffrr", seed: 5 }), 60, -6, 0.5) +
  place(tinyTile({ edges: "ffff", cloister: true, seed: 8 }), 10, 44, 0.5) +
  place(tinyTile({ edges: "rcfr", seed: 12 }), 60, 44, 0.5) +
  pieceMarkup("follower", "red", { x: 36, y: 22, scale: 0.28 }) +
  pieceMarkup("follower", "blue", { x: 86, y: 42, scale: 0.28 });

function wheel(): string {
  const colours = ["#c9562f", "#e0ac3a", "#7f9a45", "#3d77a4", "#7a5a94", "#d98a68"];
  const rim = (i: number) =>
    `${n(Math.cos((i * Math.PI) / 3) * 40)} ${n(Math.sin((i * Math.PI) / 3) * 40)}`;
  const parts = colours.map(
    (c, i) =>
      `<path d="M0 0L${rim(i)}A40 40 0 0 1 ${rim(i + 1)}` +
      `Z" fill="${c}" stroke="${INK}" stroke-width="2"/>`,
  );
  const studs = colours.map((_, i) =>
    oval(Math.cos((i + 0.5) * 1.047) * 30, Math.sin((i + 0.5) * 1.047) * 30, 4),
  );
  return (
    fill(box(0, 0, 120, 90), "#efe0b8") +
    place(
      shadow(oval(3, 4, 42), 0.25) +
        fill(oval(0, 0, 43.5), INK) +
        fill(oval(0, 0, 42), "#d9a441") +
        parts.join("") +
        fill(studs.join(""), "#fbf3de", 'opacity=".8"') +
        inked(oval(0, 0, 9), "#f6e7c4", 2.4),
      54,
      46,
      0.92,
    ) +
    place(luckyPig(), 92, 80, 0.34)
  );
}

/** A mammoth as somebody painted it on a cave wall. */
const MAMMOTH =
  "M66 56C64 46 70 38 80 38C88 36 96 38 100 42C104 42 106 46 106 50C104 52 102 50 101 48L100 58" +
  "L96 58L95 51L84 52L83 60L79 60L78 52C74 54 70 56 70 62L66 62Z";

const hunters = (): string =>
  fill(box(0, 0, 120, 90), "#d8a765") +
  line("M6 12q20 -4 44 0M70 10q14 -3 26 0M4 24q12 -3 26 0M84 36q14 -3 30 0", "#c4904e", 2) +
  fill(oval(92, 22, 11), "#f3d69a") +
  fill("M0 56C30 44 80 62 120 48L120 90L0 90Z", "#b07c3f") +
  fill("M0 74C40 66 90 80 120 70L120 90L0 90Z", "#8a5a2a") +
  place(fill(MAMMOTH, "#4a2d1a"), -62, -36, 1.55) +
  pieceMarkup("hut", "orange", { x: 28, y: 66, scale: 0.4 }) +
  pieceMarkup("follower", "blue", { x: 58, y: 84, scale: 0.36, lying: true });

/** A card in miniature: frame, sky, hill and somebody on it. */
const card = (frame: string, sky: string, hill: string, body: string): string =>
  shadow(box(3, 4, 60, 90, 6), 0.3) +
  fill(box(0, 0, 60, 90, 6), INK) +
  fill(box(1.5, 1.5, 57, 87, 5), frame) +
  fill(box(7, 8, 46, 74, 3), sky) +
  fill("M7 58C22 52 40 60 53 54L53 79Q53 82 50 82L10 82Q7 82 7 79Z", hill) +
  body;

const cardcassonne = (): string =>
  fill(box(0, 0, 120, 90), "#6d5a44") +
  place(card("#efc344", "#fdf0cd", "#c9a04c", place(hen(), 30, 74, 0.34)), 12, 16, 0.86, -14) +
  place(card("#79a142", "#e4efdc", "#8fae57", place(sheep(), 31, 74, 0.32)), 34, 8, 0.86, -2) +
  place(card("#35719f", "#dcecf2", "#b7a988", place(citadel(), 30, 74, 0.24)), 62, 6, 0.86, 11);

const GAMES: Readonly<Record<string, () => string>> = {
  carcassonne: classic,
  wheel,
  hunters,
  cardcassonne,
};

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** The picture of a game so wide in px; a game without one shows the classic table. */
export const gamePicture = (game: string, width: number): string =>
  svg((GAMES[game] ?? classic)(), [0, 0, 120, 90], { width, className: "art" });
