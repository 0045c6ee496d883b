/*
 * png.ts: makes a PNG small by giving it a small palette (median cut). Contact sheets
 * lie in the repository, so they must not be heavy.
 */
import { deflateSync, inflateSync } from "node:zlib";

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel: 3 or 4. */
  readonly step: number;
  readonly data: Buffer;
}

function decode(file: Buffer): Pixels {
  let [width, height, type] = [0, 0, 0];
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === "IHDR") {
      [width, height, type] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9]!];
    }
    if (name === "IDAT") parts.push(body);
    at += 12 + length;
  }
  const step = type === 2 ? 3 : 4;
  const raw = inflateSync(Buffer.concat(parts));
  return { width, height, step, data: unfilter(raw, width * step, height, step) };
}

function unfilter(raw: Buffer, stride: number, height: number, step: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]!;
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      const left = i >= step ? out[at - step]! : 0;
      const up = y > 0 ? out[at - stride]! : 0;
      const corner = y > 0 && i >= step ? out[at - stride - step]! : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
      out[at] = (raw[y * (stride + 1) + 1 + i]! + guess) & 255;
    }
  }
  return out;
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** A colour with five or six bits of each channel, and how often it is there. */
interface Colour {
  readonly key: number;
  readonly rgb: readonly [number, number, number];
  readonly count: number;
}

function keyOf(data: Buffer, at: number): number {
  return ((data[at]! >> 2) << 12) | ((data[at + 1]! >> 2) << 6) | (data[at + 2]! >> 2);
}

function coloursOf({ data, step }: Pixels): Colour[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += step) {
    const key = keyOf(data, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({
    key,
    count,
    rgb: [(key >> 12) * 4 + 2, ((key >> 6) & 63) * 4 + 2, (key & 63) * 4 + 2],
  }));
}

/** Enough for a sheet to be judged by; twice as many make it half as heavy again. */
const COLOURS = 160;

interface Box {
  readonly colours: Colour[];
  readonly channel: number;
  readonly weight: number;
}

function boxOf(colours: Colour[]): Box {
  let [channel, widest] = [0, 0];
  for (let c = 0; c < 3; c++) {
    let [low, high] = [255, 0];
    for (const { rgb } of colours) {
      low = Math.min(low, rgb[c]!);
      high = Math.max(high, rgb[c]!);
    }
    if (high - low > widest) [channel, widest] = [c, high - low];
  }
  const total = colours.reduce((sum, { count }) => sum + count, 0);
  return { colours, channel, weight: colours.length > 1 ? widest * total ** 0.25 : 0 };
}

function halves({ colours, channel }: Box): [Box, Box] {
  colours.sort((a, b) => a.rgb[channel]! - b.rgb[channel]!);
  const total = colours.reduce((sum, { count }) => sum + count ** 0.6, 0);
  let sum = 0;
  let cut = 0;
  while (cut < colours.length - 2 && sum < total / 2) sum += colours[cut++]!.count ** 0.6;
  cut = Math.max(1, cut);
  return [boxOf(colours.slice(0, cut)), boxOf(colours.slice(cut))];
}

function palette(colours: Colour[]): Box[] {
  const boxes = [boxOf(colours)];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((best, box) => (box.weight > best.weight ? box : best));
    if (widest.weight === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest));
  }
  return boxes;
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function chunk(name: string, body: Buffer): Buffer {
  const out = Buffer.alloc(12 + body.length);
  out.writeUInt32BE(body.length, 0);
  out.write(name, 4, "latin1");
  body.copy(out, 8);
  let crc = 0xffffffff;
  for (const byte of out.subarray(4, 8 + body.length)) crc = CRC[(crc ^ byte) & 255]! ^ (crc >>> 8);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 8 + body.length);
  return out;
}

/** The same picture with few colours. */
export function smaller(file: Buffer): Buffer {
  const pixels = decode(file);
  const { width, height, step, data } = pixels;
  const boxes = palette(coloursOf(pixels));
  const table = Buffer.alloc(boxes.length * 3);
  const index = new Map<number, number>();
  boxes.forEach(({ colours }, i) => {
    const total = colours.reduce((sum, { count }) => sum + count, 0);
    for (let c = 0; c < 3; c++) {
      table[i * 3 + c] = colours.reduce((sum, { rgb, count }) => sum + rgb[c]! * count, 0) / total;
    }
    for (const { key } of colours) index.set(key, i);
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = index.get(keyOf(data, (y * width + x) * step))!;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = 3;
  return Buffer.concat([
    file.subarray(0, 8),
    chunk("IHDR", head),
    chunk("PLTE", table),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
