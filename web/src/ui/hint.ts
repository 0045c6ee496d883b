/* hint.ts: asks what a good player would do, once at a time, and only while it still matters. */
import type { Turn } from "../engine/engine";
import type { Hint, Table } from "../play/types";

/** Points at what a good player would do; fail: there is no answer, for whatever reason. */
export async function askHint(table: Table, fail: () => void): Promise<void> {
  const { session, isHinting } = table;
  const now = session.now.peek();
  if (!session.setup.helps || now.phase !== "choose" || isHinting.peek()) return;
  isHinting.value = true;
  // A player that cannot answer is no fault of the game: the person just goes on without.
  const hint = await session.hint().catch(() => null);
  isHinting.value = false;
  if (session.now.peek() !== now) return;
  if (hint) pointAt(table, hint);
  else fail();
}

function pointAt(table: Table, hint: Hint): void {
  const { x, y, turn, onBoard } = hint.choice.spot;
  if (onBoard && turn >= 0) table.ghost.value = { x, y, turn: turn as Turn };
  table.aim.value = hint.choice;
  table.hinted.value = hint;
}
