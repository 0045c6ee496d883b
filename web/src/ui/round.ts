/* round.ts: which round of a game of cards it is. */
import type { Step } from "../play/types";

const DEAL = "deal";

/** So often cards were dealt again after something else. 0: not begun. */
export function roundOf(steps: readonly Step[]): number {
  return steps.filter((step, i) => step.verb === DEAL && steps[i - 1]?.verb !== DEAL).length;
}
