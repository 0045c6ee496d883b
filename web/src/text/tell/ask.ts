/* ask.ts: what the one who must act is asked. */
import type { Choice } from "../../engine/engine";
import { word } from "../words";

/** The question that goes with the choices. */
export function tellAsk(choices: readonly Choice[]): string {
  const verbs = new Set(choices.map((c) => c.verb));
  // The tile in hand comes before whatever else may be done at the same time.
  if (verbs.has("place")) return word("ask", "place");
  const asks = new Set(
    [...verbs].filter((verb) => verb !== "pass").map((verb) => word("ask", verb)),
  );
  if (verbs.has("lay") && verbs.has("claim")) return word("ask", "lay or claim");
  if (asks.size > 1) return word("ask", "several");
  return [...asks][0] ?? (verbs.has("pass") ? word("ask", "pass") : "");
}
