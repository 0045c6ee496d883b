/* shapes.ts: the area of a feature on the board as paths, one for each of its members. */
import type { Member } from "../engine/engine";
import { segmentPath } from "../art/tiles";
import { UNIT } from "./camera";
import { cellKey, svgEl } from "./dom";
import { outline } from "./outline";
import type { Places } from "./places";

const ART = 256;

const outlines = new Map<string, string>();

function outlineOf(key: string, path: string): string {
  let found = outlines.get(key);
  if (found === undefined) {
    found = outline(path);
    outlines.set(key, found);
  }
  return found;
}

/** Puts the area of some members into a group: filled, outlined, or both by their classes. */
export function drawMembers(
  parent: SVGGElement,
  places: Places,
  members: readonly Member[],
  classes: { fill?: string; line?: string },
): void {
  for (const { x, y, segment } of members) {
    const tile = places.tiles.get(cellKey(x, y));
    const kind = tile && places.rules.kinds[tile.kind];
    if (!kind) continue;
    const path = segmentPath(kind, segment);
    const half = ART / 2;
    const turned = `rotate(${tile.turn * 90} ${half} ${half})`;
    const transform = `translate(${x * UNIT} ${y * UNIT}) scale(${UNIT / ART}) ${turned}`;
    if (classes.fill !== undefined)
      svgEl("path", { class: classes.fill, d: path, transform }, parent);
    if (classes.line !== undefined) {
      svgEl(
        "path",
        { class: classes.line, d: outlineOf(`${kind.id} ${segment}`, path), transform },
        parent,
      );
    }
  }
}

/** The member nearest to the middle of all of them: where a sign of the feature belongs. */
export function middleMember(members: readonly Member[]): Member | null {
  const n = members.length;
  if (n === 0) return null;
  const cx = members.reduce((sum, m) => sum + m.x, 0) / n;
  const cy = members.reduce((sum, m) => sum + m.y, 0) / n;
  const far = (m: Member) => Math.hypot(m.x - cx, m.y - cy);
  return members.reduce((best, m) => (far(m) < far(best) - 0.01 ? m : best));
}
