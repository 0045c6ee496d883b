/* hint.ts: asks what a good player would do, once at a time, and only while it still matters. */
import type { Signal } from "@preact/signals";
import type { Choice, Session } from "../play/types";

interface Asking {
  readonly session: Session;
  readonly isHinting: Signal<boolean>;
  /** Points at the choice. */
  readonly point: (choice: Choice) => void;
  /** There is no answer, for whatever reason. */
  readonly fail: () => void;
}

export async function askHint({ session, isHinting, point, fail }: Asking): Promise<void> {
  const now = session.now.peek();
  if (!session.setup.helps || now.phase !== "choose" || isHinting.peek()) return;
  isHinting.value = true;
  // A player that cannot answer is no fault of the game: the person just goes on without.
  const choice = await session.hint().catch(() => null);
  isHinting.value = false;
  if (session.now.peek() !== now) return;
  if (choice) point(choice);
  else fail();
}
