/*
 * land.ts: what lies between the sky of a card picture and those who stand before it.
 */
import { box, fill, inked as even, line, n, oval, place, seeded, shadow } from "../ink";
import { inked } from "../scenes/pencil";
import { SUIT_COLOURS } from "./suits";
import type { Suit } from "./suits";

type Chance = () => number;

/** A tree with a round crown, a lit and a shaded side, and a few strokes of leaves. */
const tree = (x: number, y: number, s: number, lit = "#6f8a3e", dark = "#4f6a2a"): string =>
  place(
    shadow(oval(5, 1, 12, 3), 0.18) +
      fill(box(-2, -12, 4, 13, 1), "#6b4c2c") +
      fill(oval(0, -22, 12, 14), dark) +
      fill(oval(-2.5, -24, 9, 10.5), lit) +
      line(
        "M-6 -27q2 -3 5 -2M0 -22q3 -2 5 0M-7 -19q2 -2 4 -1M3 -30q2 -1 4 1M1 -15q3 -1 5 -2",
        dark,
        1.2,
        'class="fine"',
      ),
    x,
    y,
    s,
  );

const cypress = (x: number, y: number, s: number): string =>
  place(
    shadow(oval(4, 0, 9, 2.5), 0.18) +
      fill("M0 -50C7 -36 8 -12 5 0L-5 0C-8 -12 -7 -36 0 -50Z", "#4c6238") +
      fill("M-1 -46C-5 -32 -5 -12 -3.5 -2C-1 -14 0 -30 -1 -46Z", "#6e8450") +
      line("M2 -34L3 -26M3 -20L4 -12M1 -12L2 -5", "#36492a", 1.1, 'class="fine"'),
    x,
    y,
    s,
  );

/** The far ridges, with short strokes along their crests like a woodcut. */
function ridges(suit: Suit, chance: Chance): string {
  const c = SUIT_COLOURS[suit];
  const j = (y: number) => n(y + (chance() - 0.5) * 14);
  let out =
    fill(
      `M16 178C52 ${j(150)} 86 168 120 ${j(160)}C156 150 190 ${j(166)} 224 152L224 344L16 344Z`,
      c.haze,
    ) +
    fill(
      `M16 206C58 ${j(184)} 92 ${j(206)} 132 198C170 190 196 ${j(184)} 224 196L224 344L16 344Z`,
      c.far,
    );
  const cuts = { far: "", mid: "" };
  for (let i = 0; i < 34; i += 1) {
    const y = 174 + chance() * 64;
    cuts[y > 206 ? "mid" : "far"] +=
      `M${n(24 + chance() * 190)} ${n(y)}l${n(5 + chance() * 10)} ${n(-1 - chance() * 2)}`;
  }
  out +=
    line(cuts.far, c.far, 1.3, 'class="fine" opacity=".8"') +
    line(cuts.mid, c.mid, 1.3, 'class="fine" opacity=".8"');
  return out;
}

/** Another town far away: something quiet to find. */
const farTown = (x: number, colour: string): string =>
  fill(
    `M${x - 18} 178L${x - 18} 166L${x - 12} 166L${x - 12} 158L${x - 8} 152L${x - 4} 158` +
      `L${x - 4} 164L${x + 4} 164` +
      `L${x + 4} 150L${x + 9} 142L${x + 14} 150L${x + 14} 168L${x + 20} 168L${x + 20} 178Z`,
    colour,
    'opacity=".85"',
  );

interface Ground {
  readonly chance: Chance;
  /** The middle and the near ground. */
  readonly mid: string;
  readonly near: string;
}

/** The arcade of a cloister garden, with cypresses and flowers. */
function garden({ chance, mid, near }: Ground): string {
  let arcade = "";
  for (let x = 26; x < 210; x += 28) {
    arcade += `M${x} 246L${x} 218C${x} 202 ${x + 20} 202 ${x + 20} 218L${x + 20} 246Z`;
  }
  let out =
    fill(box(16, 196, 208, 52), "#ecd296") +
    fill(box(16, 190, 208, 8), "#c67a45") +
    line("M16 199L224 199", "#9c6c2a", 1.4) +
    line(
      "M20 194L40 194M52 194L74 194M90 194L104 194M124 194L150 194M168 194L182 194",
      "#9c5a30",
      1.2,
      'class="fine"',
    ) +
    fill(arcade, "#a97c3c", 'opacity=".75"') +
    line(arcade, "#8a6128", 1.1, 'class="fine" opacity=".7"') +
    mid +
    near +
    cypress(40, 262, 1.2) +
    cypress(204, 258, 1.35) +
    cypress(186, 266, 0.9);
  for (let i = 0; i < 12; i += 1) {
    const [x, y] = [30 + chance() * 180, 302 + chance() * 32];
    out +=
      line(`M${n(x)} ${n(y + 2)}l0 6`, "#8a6b2c", 1.3) +
      fill(oval(x, y, 2.6), i % 2 === 1 ? "#f8e9b8" : "#d9684a");
  }
  return out;
}

/** A winding road with a milestone. */
const way = ({ mid }: Ground): string =>
  mid +
  fill(
    "M224 214C180 218 132 222 140 234C150 246 214 246 190 266C160 288 70 286 52 344L168 344" +
      "C176 304 240 290 236 262C230 244 176 240 172 232C170 226 200 222 224 220Z",
    "#f0dcb2",
  ) +
  line(
    "M96 322C112 302 170 296 196 282M76 344C92 318 120 306 150 300M160 238" +
      "C170 244 200 250 206 258",
    "#d9bd8a",
    1.8,
    'class="fine"',
  ) +
  line(
    "M224 214C180 218 132 222 140 234C150 246 214 246 190 266C160 288 70 286 52 344M168 344" +
      "C176 304 240 290 236 262",
    "#a98a58",
    2,
  ) +
  tree(46, 250, 1.1, "#a89a4a", "#7f7433") +
  tree(70, 244, 0.8, "#b7a452", "#8b7d38") +
  tree(204, 238, 0.9, "#a89a4a", "#7f7433") +
  inked("M34 300L34 276C34 268 50 268 50 276L50 300Z", "#d8cbb0", 2.4) +
  fill("M44 270C48 271 50 273 50 276L50 300L43 300Z", "#b3a27f") +
  line("M38 280L44 280M38 286L44 286", "#7f6f50", 1.4);

/** A meadow behind a hedge, with grass and flowers. */
function pasture({ chance, mid, near }: Ground): string {
  let out =
    mid +
    fill("M16 262C70 250 130 268 224 254L224 262C130 276 70 258 16 270Z", "#5f7f36") +
    line(
      "M22 262q5 -5 10 -1q5 -5 10 -1M64 259q6 -5 11 0q5 -4 10 1M118 264q6 -5 11 0q5 -5 10 0" +
        "M170 261q6 -5 11 -1q5 -4 10 0",
      "#86a552",
      1.4,
      'class="fine"',
    ) +
    near +
    tree(38, 250, 1.3) +
    tree(60, 244, 0.9) +
    tree(206, 246, 1.2) +
    tree(184, 240, 0.75) +
    tree(140, 226, 0.5) +
    tree(100, 222, 0.45);
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [28 + chance() * 184, 296 + chance() * 38];
    out += line(`M${n(x)} ${n(y)}l-3 -6M${n(x)} ${n(y)}l0 -8M${n(x)} ${n(y)}l3 -6`, "#55742c", 1.5);
    if (i % 3 === 0) out += fill(oval(x + 5, y - 4, 2.4), i % 2 === 1 ? "#fbf3d2" : "#e9b93f");
  }
  return out;
}

function house(x: number, h: number, i: number): string {
  const roof = ["#5f86a2", "#466c88", "#a8624a"][i % 3] ?? "#5f86a2";
  const top = 232 - h;
  return (
    fill(box(x, top, 24, h + 20), i % 2 === 1 ? "#d8c8a6" : "#c6b48f") +
    fill(box(x + 16, top, 8, h + 20), "#8f7d5c", 'opacity=".25"') +
    even(
      `M${x - 2} ${n(top)}L${x + 12} ${n(top - 20)}L${x + 26} ${n(top)}Z`,
      roof,
      1.2,
      "#3a4650",
    ) +
    fill(
      `M${x + 12} ${n(top - 20)}L${x + 26} ${n(top)}L${x + 14} ${n(top)}Z`,
      "#1d1209",
      'opacity=".2"',
    ) +
    fill(box(x + 9, top + 8, 5, 8, 1), "#5a6470")
  );
}

/** The square of a town: roofs, a wall with battlements, cobbles. */
function square({ chance, near }: Ground): string {
  let houses = "";
  for (let i = 0; i < 9; i += 1) houses += house(18 + i * 24, Math.round(26 + chance() * 34), i);
  let wall = "M16 252L16 226";
  for (let x = 16; x < 224; x += 20)
    wall += `L${x + 11} 226L${x + 11} 233L${x + 20} 233L${x + 20} 226`;
  let cobbles = "";
  for (let row = 0; row < 6; row += 1) {
    for (let x = 20 + (row % 2) * 11; x < 222; x += 22) {
      const y = 262 + row * 13;
      cobbles += `M${x} ${y}C${x + 4} ${y - 3} ${x + 10} ${y - 3} ${x + 14} ${y}`;
    }
  }
  return (
    houses +
    fill(`${wall}L226 252Z`, "#d5c29a") +
    line("M16 240L224 240", "#ab9468", 1.6) +
    line(
      "M30 246L42 246M60 236L72 236M96 246L110 246M134 236L148 236M176 246L190 246M204 236" +
        "L214 236",
      "#ab9468",
      1.3,
      'class="fine"',
    ) +
    near +
    fill("M16 250L224 250L224 256C150 262 80 258 16 262Z", "#a58f66") +
    line(cobbles, "#a8926a", 1.5, 'opacity=".8"')
  );
}

/** All that lies below the sky of a colour. */
export function land(suit: Suit, seed: number): string {
  const c = SUIT_COLOURS[suit];
  const chance = seeded(seed * 53 + suit.length * 7);
  const j = (y: number) => n(y + (chance() - 0.5) * 14);
  const far = ridges(suit, chance);
  const mid = fill(
    `M16 246C60 ${j(232)} 110 ${j(250)} 150 242C184 236 206 238 224 244L224 344L16 344Z`,
    c.mid,
  );
  const near = fill(`M16 292C60 ${j(282)} 150 ${j(300)} 224 286L224 344L16 344Z`, c.near);
  switch (suit) {
    case "yellow":
      return far + garden({ chance, mid, near });
    case "red":
      return far + farTown(62, c.far) + way({ chance, mid, near });
    case "green":
      return far + farTown(150, c.far) + pasture({ chance, mid, near });
    case "blue":
      return far + square({ chance, mid, near: fill(box(16, 250, 208, 94), c.near) });
  }
}

/** Peaks below the red night of the dragon. */
export const peaks = (): string =>
  fill("M16 262L52 216L76 246L112 200L150 250L184 210L224 258L224 344L16 344Z", "#3c2630") +
  fill(
    "M112 200L150 250L138 262L120 232ZM52 216L76 246L66 256L56 236ZM184 210L224 258L224 280" +
      "L196 244Z",
    "#2c1a22",
  ) +
  line(
    "M108 208L98 222M102 220L90 236M48 224L38 238M180 218L170 232M174 232L164 244",
    "#6a3f42",
    1.6,
    'class="fine"',
  ) +
  fill("M16 300C70 280 160 292 224 284L224 344L16 344Z", "#2a1a1e");

/** The glade of the fairy. */
export const glade = (): string =>
  fill("M16 266C60 244 100 262 140 250C180 240 204 250 224 244L224 344L16 344Z", "#a9c59a") +
  fill("M16 298C70 284 160 300 224 288L224 344L16 344Z", "#7fa477") +
  line(
    "M34 316q4 -6 8 0M60 328q4 -6 8 0M176 322q4 -6 8 0M200 330q4 -6 8 0M150 332q4 -6 8 0",
    "#5f8a5a",
    1.5,
    'class="fine"',
  ) +
  tree(40, 268, 1.3, "#8fb07c", "#67905f") +
  tree(202, 264, 1.4, "#8fb07c", "#67905f") +
  tree(182, 258, 0.8, "#8fb07c", "#67905f");

/** The hill that all buildings of a joker stand on. */
export const hill = (): string =>
  fill("M16 250C60 196 90 190 124 190C160 190 190 206 224 250L224 344L16 344Z", "#86a552") +
  fill("M124 190C160 190 190 206 224 250L224 344L150 344C170 290 160 220 124 190Z", "#6f8f40");
