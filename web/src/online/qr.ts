/*
 * qr.ts: a text as a QR code, so that a phone can read the link to a table off a screen: bytes,
 * error correction M, versions 1 to 10 (213 bytes), as ISO 18004 has it.
 */

/** By version: bytes of correction in each block, and the bytes of data of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the small squares lie, from version 2 on. */
const SQUARES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const LONG_COUNT = 10;
const BYTES_MODE = 4;
const FILLERS = [0xec, 0x11];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The product in the field of 256 that QR codes calculate in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** What remains of the data when it is divided by the polynomial of the correction. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    const by = root;
    const longer = [...generator, 0];
    generator.forEach((factor, k) => {
      longer[k + 1] = (longer[k + 1] ?? 0) ^ times(factor, by);
    });
    generator = longer;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] ?? 0;
    generator.forEach((g, k) => {
      rest[i + k] = (rest[i + k] ?? 0) ^ times(g, factor);
    });
  }
  return rest.slice(data.length);
}

/** A number with the remainder of its division by a polynomial behind it. */
function guarded(value: number, polynomial: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit--)
    if ((rest >> bit) & 1) rest ^= polynomial << (bit - bits);
  return (value << bits) | rest;
}

/** The text as bytes with mode, length and fillers, as many as the version holds. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const room = sum(BLOCKS[version - 1]?.[1] ?? []);
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(BYTES_MODE, 4);
  put(bytes.length, version < LONG_COUNT ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const out: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    out.push(bits.slice(i, i + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let i = 0; out.length < room; i++) out.push(FILLERS[i % 2] ?? 0);
  return out;
}

/** Blocks take turns: first with their data, then with their correction. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1] ?? [0, []];
  let from = 0;
  const blocks = sizes.map((size) => {
    const part = data.slice(from, from + size);
    from += size;
    return part;
  });
  const checks = blocks.map((block) => correction(block, count));
  const turns = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => row[i] ?? []),
    ).flat();
  return [...turns(blocks), ...turns(checks)];
}

/** The squares of a code: dark or light, and which belong to its frame. */
class Grid {
  readonly dark: boolean[];
  private readonly isFrame: boolean[];

  constructor(readonly size: number) {
    this.dark = new Array<boolean>(size * size).fill(false);
    this.isFrame = new Array<boolean>(size * size).fill(false);
  }

  at(x: number, y: number): boolean {
    return this.dark[y * this.size + x] === true;
  }

  frame(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y * this.size + x] = isDark;
    this.isFrame[y * this.size + x] = true;
  }

  isFree(x: number, y: number): boolean {
    return this.isFrame[y * this.size + x] === false;
  }

  set(x: number, y: number, isDark: boolean): void {
    this.dark[y * this.size + x] = isDark;
  }
}

function rings(grid: Grid, cx: number, cy: number, reach: number, light: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      grid.frame(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

function drawFrame(grid: Grid, version: number): void {
  const { size } = grid;
  for (let i = 0; i < size; i++) {
    grid.frame(i, 6, i % 2 === 0);
    grid.frame(6, i, i % 2 === 0);
  }
  const squares = SQUARES[version - 1] ?? [];
  const last = squares.at(-1) ?? 0;
  // Three corners have something larger.
  const isCorner = (x: number, y: number): boolean =>
    (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
  for (const y of squares) for (const x of squares) if (!isCorner(x, y)) rings(grid, x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(grid, x, y, 4, [2, 4]);
  if (version < 7) return;
  const words = guarded(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    grid.frame(a, b, ((words >> i) & 1) === 1);
    grid.frame(b, a, ((words >> i) & 1) === 1);
  }
}

/** Which mask was taken, twice; correction M is 0. */
function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  const words = guarded(mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((words >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i + (i === 8 ? 1 : 0);
    if (i < 8) grid.frame(8, near, isDark);
    else grid.frame(near, 8, isDark);
    if (i < 8) grid.frame(size - 1 - i, 8, isDark);
    else grid.frame(8, size - 15 + i, isDark);
  }
  grid.frame(8, size - 8, true);
}

/** In columns of two from the right, up and down in turn. */
function drawData(grid: Grid, bytes: readonly number[]): void {
  const { size } = grid;
  let bit = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = isUp ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (!grid.isFree(x, y)) continue;
        grid.set(x, y, (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1);
        bit++;
      }
    }
    isUp = !isUp;
  }
}

function turnMask(grid: Grid, mask: number): void {
  const isTurned = MASKS[mask] ?? (() => false);
  for (let y = 0; y < grid.size; y++)
    for (let x = 0; x < grid.size; x++)
      if (grid.isFree(x, y) && isTurned(x, y)) grid.set(x, y, !grid.at(x, y));
}

const LOOKALIKE = /(?=00001011101|10111010000)/g;

/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one shade. */
function penalty(grid: Grid): number {
  const { size } = grid;
  let out = 0;
  for (let i = 0; i < size; i++) {
    for (const line of [
      Array.from({ length: size }, (_, k) => (grid.at(k, i) ? "1" : "0")).join(""),
      Array.from({ length: size }, (_, k) => (grid.at(i, k) ? "1" : "0")).join(""),
    ]) {
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) out += run.length - 2;
      out += 40 * [...line.matchAll(LOOKALIKE)].length;
    }
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const shade = grid.at(x, y);
      if ([grid.at(x - 1, y), grid.at(x, y - 1), grid.at(x - 1, y - 1)].every((d) => d === shade))
        out += 3;
    }
  const share = (100 * grid.dark.filter(Boolean).length) / (size * size);
  return out + 10 * Math.floor(Math.abs(share - 50) / 5);
}

/** Rows of squares, true where they are dark; null: the text is too long. */
export function qrOf(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = (sizes: readonly number[], i: number): boolean =>
    bytes.length + (i + 1 < LONG_COUNT ? 2 : 3) <= sum(sizes);
  const version = BLOCKS.findIndex(([, sizes], i) => fits(sizes, i)) + 1;
  if (version === 0) return null;
  const words = interleaved(dataOf(bytes, version), version);
  const codes = MASKS.map((_, mask) => {
    const grid = new Grid(17 + 4 * version);
    drawFrame(grid, version);
    drawFormat(grid, mask);
    drawData(grid, words);
    turnMask(grid, mask);
    return grid;
  });
  const best = codes.reduce((a, b) => (penalty(b) < penalty(a) ? b : a));
  return Array.from({ length: best.size }, (_, y) =>
    Array.from({ length: best.size }, (__, x) => best.at(x, y)),
  );
}

/** Round it stays as much room as readers need. */
const MARGIN = 4;

/** As a picture; empty if the text is too long. */
export function qrSvg(text: string): string {
  const rows = qrOf(text);
  if (!rows) return "";
  const size = rows.length + 2 * MARGIN;
  const path = rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : "")),
    )
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>`
  );
}
