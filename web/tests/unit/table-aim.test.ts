/* table-aim.test.ts: what the arrows aim at. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession, optionsOf, rest } from "../session";
import { createTable } from "../../src/play/table";
import type { Session } from "../../src/play/types";
import { loadEngine } from "../engine";

const engine = await loadEngine();

async function open(): Promise<Session> {
  const seats = ["red", "blue"] as const;
  const session = newSession(
    {
      rules: "carcassonne seats=2",
      helps: true,
      seats: seats.map((colour) => ({ name: colour, colour, by: "person" })),
    },
    { ...optionsOf(engine, 0), dice: () => 0 },
  );
  await rest(session);
  return session;
}

test("the first arrow takes the tile up in the middle of the view, whichever it is", async () => {
  const session = await open();
  const table = createTable(session);
  const { cells } = session.now.value.targets;
  assert.ok(cells.length > 1);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    for (const cell of cells) {
      table.ghost.value = null;
      table.middle = () => ({ x: cell.x + 0.7, y: cell.y + 0.4 });
      table.moveAim(dx, dy);
      assert.deepEqual([table.ghost.value!.x, table.ghost.value!.y], [cell.x, cell.y]);
      assert.equal(table.aim.value?.spot.x, cell.x);
    }
  }
  table.close();
});

test("the next arrow goes on in its direction, and stays where there is nothing more", async () => {
  const session = await open();
  const table = createTable(session);
  const { cells } = session.now.value.targets;
  const west = cells.reduce((a, b) => (b.x < a.x ? b : a));
  table.aimCell(west.x, west.y);
  table.moveAim(1, 0);
  assert.ok(table.ghost.value!.x > west.x);
  for (let i = 0; i < cells.length; i++) table.moveAim(1, 0);
  assert.equal(table.ghost.value!.x, Math.max(...cells.map((c) => c.x)));
  table.close();
});

test("the tile turns in the hand before a cell is pointed at, and keeps that turn where it fits", async () => {
  const session = await open();
  const table = createTable(session);
  const { cells } = session.now.value.targets;
  const turns = new Set(cells.flatMap((cell) => [...cell.turns.keys()]));
  assert.ok(turns.size > 1, "it fits in several turns");
  const seen = new Set<number>();
  for (let i = 0; i < turns.size; i++) {
    table.turnGhost(1);
    assert.equal(table.ghost.value, null);
    seen.add(table.held.value);
  }
  assert.deepEqual([...seen].sort(), [...turns].sort());
  for (const by of [1, 1, 1, -1] as const) {
    table.ghost.value = null;
    table.turnGhost(by);
    const { value: held } = table.held;
    const cell = cells.find((c) => c.turns.has(held))!;
    table.aimCell(cell.x, cell.y);
    assert.equal(table.ghost.value!.turn, held);
  }
  table.close();
});
