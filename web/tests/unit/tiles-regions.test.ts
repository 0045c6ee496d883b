/* Where figures stand, what lights up, and what is under the pointer: all the same segment. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  anchors,
  pigPlaces,
  segmentAt,
  segmentPath,
  sparePoint,
  turnPoint,
  wheelCell,
} from "../../src/art/tiles";
import { inside, type Pt } from "../../src/art/tiles/base/maths";
import type { TileKind } from "../../src/engine/types";
import { allKinds } from "../sheets/kinds";

const kinds = await allKinds();
const TURNS = [0, 1, 2, 3];

/** An overlay lies on other segments: any of them may be found under it. */
function accepted(kind: TileKind, segment: number): number[] {
  const { kind: name, touches } = kind.segments[segment]!;
  if (name !== "system") return [segment];
  return kind.segments.map((_, i) => i).filter((i) => (touches >> i) & 1);
}

test("every segment has an anchor, and the anchor is on the segment in every turn", () => {
  const wrong: string[] = [];
  for (const kind of kinds) {
    const all = anchors(kind);
    assert.equal(all.length, kind.segments.length, kind.id);
    all.forEach((anchor, i) => {
      for (const turn of TURNS) {
        const [u, v] = turnPoint(anchor, turn);
        const found = segmentAt(kind, turn, u, v);
        if (!accepted(kind, i).includes(found)) {
          wrong.push(`${kind.id} ${kind.segments[i]!.name} turn ${turn}: ${found}`);
        }
      }
    });
  }
  assert.deepEqual(wrong, []);
});

test("further places of a segment are on it too, and apart from each other", () => {
  for (const kind of kinds) {
    anchors(kind).forEach((anchor, i) => {
      assert.ok(anchor.room > 0, kind.id);
      for (const p of anchor.more) {
        assert.ok(accepted(kind, i).includes(segmentAt(kind, 0, p.x, p.y)), `${kind.id} ${i}`);
        assert.ok(Math.hypot(p.x - anchor.x, p.y - anchor.y) > 0.05, `${kind.id} ${i}`);
      }
    });
  }
});

test("places lie on the tile, also those beside a figure and of tokens", () => {
  for (const kind of kinds) {
    const points = [...anchors(kind).flatMap((a) => [a, a.beside, ...a.more]), sparePoint(kind)];
    for (const { x, y } of points) {
      assert.ok(x > 0 && y > 0 && x < 1 && y < 1, `${kind.id} ${x} ${y}`);
    }
  }
});

/** Outlines of a path that has only relative lines; null for one with curves. */
function outlines(path: string): Pt[][] | null {
  if (/[acAC]/.test(path)) return null;
  return path
    .split("M")
    .slice(1)
    .map((piece) => {
      const numbers = piece.match(/-?[\d.]+/g)!.map(Number);
      let [x, y] = [numbers[0]!, numbers[1]!];
      const out: Pt[] = [[x, y]];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        x += numbers[i]!;
        y += numbers[i + 1]!;
        out.push([x, y]);
      }
      return out;
    });
}

test("every segment has a path, and it goes round the anchor", () => {
  for (const kind of kinds) {
    anchors(kind).forEach((anchor, i) => {
      const path = segmentPath(kind, i);
      assert.match(path, /^M/, `${kind.id} ${i}`);
      const loops = outlines(path);
      if (!loops) return;
      const at: Pt = [anchor.x * 256, anchor.y * 256];
      // Even-odd: a hole counts against its outline.
      const around = loops.filter((loop) => inside(at, loop)).length;
      assert.equal(around % 2, 1, `${kind.id} ${kind.segments[i]!.name}`);
    });
  }
});

test("a road is easier to hit than it is wide, and a volcano is nobody's", () => {
  const straight = kinds.find((k) => k.id === "base/U")!;
  const road = straight.segments.findIndex((s) => s.kind === "road");
  const [x, y] = [anchors(straight)[road]!.x, anchors(straight)[road]!.y];
  const across = straight.side[0] === "road" ? [15 / 256, 0] : [0, 15 / 256];
  assert.equal(segmentAt(straight, 0, x + across[0]!, y + across[1]!), road);
  const volcano = kinds.find((k) => k.id === "princess/B2")!;
  assert.equal(segmentAt(volcano, 0, 0.5, 0.5), -1);
});

test("the cells of the wheel board: crowns in their own cells, six places of the pig", () => {
  const cells = kinds.filter((k) => wheelCell(k.id));
  assert.equal(cells.length, 16);
  assert.equal(cells.flatMap((k) => k.segments.filter((s) => s.kind === "storm")).length, 2);
  assert.equal(pigPlaces().length, 6);
  assert.ok(pigPlaces().every((p) => p.x > 1 && p.x < 3 && p.y > 1 && p.y < 3));
});
