/*
 * sky.ts: the skies of the card pictures, cut like wood: bands of light, strokes of the knife, a
 * sun with rays, clouds with a shaded belly, birds drawn with a brush.
 *
 * The picture of a card is the box 16..224 x 20..344; the frame covers what lies outside its
 * window.
 */
import { box, brush, fill, line, mix, n, oval, place, seeded } from "../ink";
import { cloud } from "../scenes/cloud";
import { SUIT_COLOURS } from "./suits";
import type { Suit } from "./suits";

type Chance = () => number;

/** Strokes of the knife across the upper sky, long and close above, short and few below. */
function strokes(chance: Chance, colour: string, until: number): string {
  let d = "";
  for (let y = 36; y < until; y += 5.4) {
    const thin = (y - 36) / (until - 36);
    for (let x = 20 + chance() * 26; x < 206; ) {
      const long = Math.min(222 - x, (16 + chance() * 30) * (1 - thin * 0.7));
      if (chance() > thin * 0.9)
        d += `M${n(x)} ${n(y)}q${n(long / 2)} ${n(-1.6 + chance())} ${n(long)} 0`;
      x += long + 7 + chance() * (10 + thin * 50);
    }
  }
  return line(d, colour, 1.2, 'class="fine" opacity=".55"');
}

function sun(x: number, y: number, r: number, chance: Chance, light: string, ray: string): string {
  let rays = "";
  for (let i = 0; i < 20; i += 1) {
    const a = (i / 20) * Math.PI * 2 + chance() * 0.08;
    const from = r + 5 + chance() * 2;
    const to = from + (i % 2 === 0 ? 10 : 5) + chance() * 3;
    const at = (q: number) => `${n(x + Math.cos(a) * q)} ${n(y + Math.sin(a) * q)}`;
    rays += `M${at(from)}L${at(to)}`;
  }
  return (
    fill(oval(x, y, r * 1.9), light, 'opacity=".35"') +
    line(rays, ray, 1.7, 'class="fine" opacity=".8"') +
    fill(oval(x, y, r), light) +
    line(oval(x, y, r - 3.5), ray, 1.2, 'opacity=".45"')
  );
}

/** A bird as two strokes of a brush. */
const bird = (x: number, y: number, s: number, colour: string): string =>
  place(
    fill(
      brush("-8 -3 0.3, -4 -5 1.2, 0 0 0.7", 4) + brush("0 0 0.7, 4 -5 1.2, 8 -3 0.3", 4),
      colour,
    ),
    x,
    y,
    s,
  );

/** Long thin clouds that the wind has drawn out. */
function streaks(chance: Chance, colour: string): string {
  let out = "";
  for (const y of [62, 84, 104, 122]) {
    const x = 30 + chance() * 70;
    const w = 60 + chance() * 70;
    const mid = `${n(x + w * 0.4)} ${n(y - 3)} ${n(2.2 + chance() * 1.6)}`;
    out += brush(
      `${n(x)} ${y} 0.3, ${mid}, ${n(x + w * 0.75)} ${n(y - 1)} 2, ${n(x + w)} ${y} 0.3`,
      4,
    );
  }
  return fill(out, colour, 'opacity=".75"');
}

/** Rain that falls far away from a cloud. */
function rain(x: number, y: number, chance: Chance, colour: string): string {
  let d = "";
  for (let i = 0; i < 13; i += 1) {
    const px = x - 26 + i * 4.4;
    const long = 16 + chance() * 16;
    d += `M${n(px)} ${n(y + chance() * 5)}l${n(-long * 0.3)} ${n(long)}`;
  }
  return line(d, colour, 1, 'class="fine" opacity=".45"');
}

/** Bands of light between the top of the sky and the hills. */
function bands(top: string, sky: string, low: string, chance: Chance): string {
  const wave = (y: number) => {
    const j = () => n(y + (chance() - 0.5) * 9);
    return (
      `M16 20L224 20L224 ${j()}C180 ${j()} 150 ${j()} 120 ${j()}C90 ${j()} 50 ${j()} 16 ${j()}` +
      "Z"
    );
  };
  return (
    fill(box(16, 20, 208, 324), low) +
    fill(wave(142), sky) +
    fill(wave(86), mix(sky, top, 0.45)) +
    fill(wave(54), top)
  );
}

/** The sky of a colour; the seed moves sun, clouds and birds. */
export function sky(suit: Suit, seed: number): string {
  const c = SUIT_COLOURS[suit];
  const chance = seeded(seed * 97 + suit.length * 13);
  const j = (by: number) => (chance() - 0.5) * by;
  const light = mix(c.sky, "#ffffff", 0.65);
  const shades = {
    crown: "#ffffff",
    belly: mix(c.sky, c.haze, 0.75),
    edge: mix(c.haze, c.deep, 0.45),
  };
  let out = bands(mix(c.sky, c.haze, 0.85), c.sky, mix(c.sky, "#ffffff", 0.35), chance);
  out += strokes(chance, mix(c.haze, c.deep, 0.22), 112);
  const sunX = suit === "yellow" || suit === "blue" ? 166 + j(22) : 92 + j(24);
  out += sun(
    sunX,
    92 + j(16),
    suit === "yellow" ? 26 : 19,
    chance,
    light,
    mix(c.haze, c.deep, 0.3),
  );
  if (suit === "red") {
    out += streaks(chance, "#ffffff") + cloud(172 + j(16), 108 + j(10), 0.72, shades);
  } else if (suit === "green") {
    const x = 168 + j(16);
    out += rain(x, 112, chance, mix(c.deep, "#4a6d80", 0.5)) + cloud(x, 96, 1, shades);
    out += cloud(58 + j(10), 128, 0.62, shades);
  } else {
    out += cloud(72 + j(20), 96 + j(12), 0.85, shades);
    out += cloud(196 + j(10), 136 + j(8), 0.55, shades);
  }
  // Birds keep out of the sun.
  const birdsX = sunX > 120 ? 84 : 138;
  for (let i = 0; i < 3; i += 1) {
    const x = birdsX + i * 14 + j(8);
    out += bird(x, 64 + i * 6 + j(12), 0.75 + chance() * 0.4, mix(c.deep, c.haze, 0.25));
  }
  return out;
}

/** The red night of the dragon: embers, smoke and a broken ring of stars. */
export function nightSky(): string {
  const chance = seeded(5);
  let stars = "";
  for (let i = 0; i < 34; i += 1)
    stars += oval(26 + chance() * 188, 40 + chance() * 130, 0.7 + chance() * 1.2);
  let embers = "";
  for (let i = 0; i < 16; i += 1) {
    const x = 40 + chance() * 160;
    embers += `M${n(x)} ${n(120 + chance() * 120)}l${n(1 + chance() * 2)} ${n(-4 - chance() * 5)}`;
  }
  return (
    fill(box(16, 20, 208, 324), "#3c2636") +
    fill(oval(120, 190, 102, 130), "#5c3240") +
    fill(oval(120, 196, 90, 108), "#86463f") +
    fill(oval(120, 210, 76, 84), "#b8603e") +
    fill(oval(120, 222, 50, 54), "#d98147") +
    strokes(chance, "#6f4350", 104) +
    fill(stars, "#f4d7a0") +
    line(embers, "#f2a65a", 1.6) +
    fill(
      brush("30 150 0.5, 60 138 6, 96 146 9, 120 136 6, 142 140 0.5", 5),
      "#4a2c3a",
      'opacity=".7"',
    ) +
    fill(brush("128 164 0.5, 160 152 6, 190 158 8, 218 150 3", 5), "#4a2c3a", 'opacity=".6"')
  );
}

/** The morning of the fairy: rings of light and dew. */
export function magicSky(): string {
  const chance = seeded(9);
  let dew = "";
  for (let i = 0; i < 26; i += 1)
    dew += oval(26 + chance() * 188, 44 + chance() * 150, 0.8 + chance() * 1.3);
  return (
    fill(box(16, 20, 208, 324), "#bcd9d2") +
    fill(oval(120, 186, 102, 126), "#d4e7da") +
    fill(oval(120, 192, 90, 106), "#e9f0d4") +
    fill(oval(120, 204, 74, 82), "#f8f3d8") +
    line(oval(120, 196, 88, 97), "#fffdf0", 1.4, 'stroke-dasharray="2 7"') +
    line(oval(120, 190, 97, 117), "#fffdf0", 1.2, 'stroke-dasharray="9 11" opacity=".8"') +
    strokes(chance, "#93bdb6", 100) +
    fill(dew, "#fffdf2")
  );
}
