/* Who is not heard: it is remembered, table by table, and does not grow for ever. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Silence } from "../../src/online/silence";
import type { Game, Said } from "../../src/online/types";

function keeper() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

const game = (id: string): Game =>
  ({ id, seats: [{ account: null }, { account: "ada" }] }) as unknown as Game;
const said = (seat: number, name = "", mine = false): Said =>
  ({ seat, name, mine, do: "say" }) as unknown as Said;

test("who is hidden at a table stays hidden there, and nowhere else", () => {
  const kept = keeper();
  const first = new Silence(kept);
  first.hide(game("a"), said(0));
  first.hide(game("a"), said(-1));
  for (const one of [first, new Silence(kept)]) {
    assert.ok(one.isHidden(game("a"), said(0)));
    assert.ok(one.isHidden(game("a"), said(-1)));
    assert.ok(!one.isHidden(game("a"), said(0, "", true)), "oneself is heard");
    assert.ok(!one.isHidden(game("a"), said(1)));
    assert.ok(!one.isHidden(game("a"), said(-1, "ada")), "an onlooker with an account");
    assert.ok(!one.isHidden(game("b"), said(0)));
    assert.deepEqual([one.hides("a"), one.hides("b")], [true, false]);
  }
  first.hear("a");
  assert.ok(!new Silence(kept).isHidden(game("a"), said(0)));
});

test("an account is not heard wherever it speaks from, until it is heard again", () => {
  const silence = new Silence(null);
  silence.block("ada", true);
  assert.ok(silence.isHidden(game("a"), said(1, "Ada at the table")));
  assert.ok(silence.isHidden(game("b"), said(-1, "ada")));
  assert.ok(!silence.isHidden(game("b"), said(-1, "bert")));
  assert.ok(!silence.isHidden(game("a"), { ...said(1), do: "ask" }), "what it asks is seen");
  silence.block("ada", false);
  assert.ok(!silence.isHidden(game("a"), said(1)));
});

test("talk stays muted at its table", () => {
  const kept = keeper();
  new Silence(kept).mute("a", true);
  const silence = new Silence(kept);
  assert.ok(silence.isMuted("a"));
  assert.ok(!silence.isMuted("b"));
  silence.mute("a", false);
  assert.ok(!new Silence(kept).isMuted("a"));
  assert.equal([...kept.kept.values()].join(), "{}", "nothing is kept about it");
});

test("the tables of long ago are forgotten, and what is broken is nothing", () => {
  const kept = keeper();
  const silence = new Silence(kept);
  for (let i = 0; i < 100; i++) silence.mute(`g${i}`, true);
  silence.hide(game("g0"), said(0));
  silence.mute("new", true);
  const again = new Silence(kept);
  assert.ok(!again.isMuted("g1"), "the first to be forgotten");
  for (const id of ["g0", "g2", "new"]) assert.ok(again.isMuted(id), id);
  kept.setItem("aude.silence", '{"a":null,"b":7,"c":{"hidden":"x"},"d":{"hidden":[]}}');
  assert.ok(!new Silence(kept).isMuted("a"));
});
