/* Which sounds a change of the position makes; the sounds themselves need a browser. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { soundsOf } from "../../src/page/sound";
import type { Now, Phase, Step } from "../../src/play/types";

const at = (phase: Phase): Now => ({ phase }) as Now;

function step(
  verb: string,
  o: { readonly seat?: number; readonly piece?: string; readonly points?: number } = {},
): Step {
  const events = o.points === undefined ? [] : [{ kind: "score", points: o.points }];
  return {
    seat: o.seat ?? 0,
    verb,
    choice: { spot: { piece: o.piece ?? null } },
    events,
  } as unknown as Step;
}

test("laying, putting and points are heard in this order", () => {
  const steps = [
    step("place"),
    step("put", { piece: "follower" }),
    step("draw", { seat: -1, points: 4 }),
  ];
  assert.deepEqual(soundsOf(at("wait"), at("wait"), steps), ["place", "figure", "score"]);
});

test("a card that is laid sounds like a tile", () => {
  assert.deepEqual(soundsOf(at("choose"), at("choose"), [step("lay")]), ["place"]);
});

test("the turn comes after the others have moved, not after each own step", () => {
  assert.deepEqual(soundsOf(at("wait"), at("choose"), []), ["turn"]);
  assert.deepEqual(soundsOf(at("handover"), at("choose"), []), ["turn"]);
  assert.deepEqual(soundsOf(at("choose"), at("choose"), []), []);
});

test("the end is heard once, and only then", () => {
  assert.deepEqual(soundsOf(at("wait"), at("over"), []), ["end"]);
  assert.deepEqual(soundsOf(at("over"), at("over"), []), []);
});

test("looking back is silent", () => {
  assert.deepEqual(soundsOf(at("choose"), at("look"), [step("place")]), []);
  assert.deepEqual(soundsOf(at("look"), at("choose"), [step("place")]), []);
});
