/*
 * outline.ts: the outline of a segment without the parts that lie on the rim of its tile, so that a
 * feature over several tiles has one line round it and none across.
 */

/** Units of the art for one tile. */
const ART = 256;

type Pair = readonly [number, number];

const isCommand = (word: string): boolean => /^[a-z]$/i.test(word);

/** The corners of a polygon written with M, L and Z (or m, l, z), or null for any other shape. */
export function polygon(path: string): Pair[] | null {
  const words = path.match(/[a-z]|-?\d*\.?\d+(?:e-?\d+)?/gi) ?? [];
  const points: Pair[] = [];
  let command = "";
  for (let i = 0; i < words.length; ) {
    const word = words[i] as string;
    if (isCommand(word)) {
      command = word;
      i += 1;
      if (!"mlz".includes(command.toLowerCase())) return null;
      continue;
    }
    const [x, y] = [Number(word), Number(words[i + 1])];
    const [px, py] = points.at(-1) ?? [0, 0];
    const isRelative = command === "l" || command === "m";
    points.push(isRelative ? [px + x, py + y] : [x, y]);
    i += 2;
  }
  return points;
}

/** Whether a line runs along the rim of the tile, or outside of it. */
function isOnRim([ax, ay]: Pair, [bx, by]: Pair): boolean {
  const near = 0.6;
  return (
    (ax <= near && bx <= near) ||
    (ay <= near && by <= near) ||
    (ax >= ART - near && bx >= ART - near) ||
    (ay >= ART - near && by >= ART - near)
  );
}

const write = (n: number): string => String(Math.round(n * 10) / 10);

function open(points: readonly Pair[]): string {
  let out = "";
  let isDown = false;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Pair;
    if (isOnRim(a, b)) {
      isDown = false;
      return;
    }
    if (!isDown) out += `M${write(a[0])} ${write(a[1])}`;
    out += `L${write(b[0])} ${write(b[1])}`;
    isDown = true;
  });
  return out;
}

/** The path of a segment, as the art gives it, without what lies on the rim. */
export function outline(path: string): string {
  const parts = path.match(/[Mm][^Mm]*/g) ?? [];
  return parts
    .map((part) => {
      const points = polygon(part);
      return points ? open(points) : part;
    })
    .join("");
}
