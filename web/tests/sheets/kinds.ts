/* kinds.ts: the tile kinds of all sets, as the engine says them. */
import type { TileKind } from "../../src/engine/types";
import { loadEngine } from "../engine";

/** Between them these rules have every tile there is. */
export const RULES = ["carcassonne+inns+traders+princess+tower", "wheel", "hunters"];

export async function kindsOf(rules: string): Promise<readonly TileKind[]> {
  return (await loadEngine()).rules(rules).kinds;
}

export async function allKinds(): Promise<TileKind[]> {
  const engine = await loadEngine();
  return RULES.flatMap((rules) => engine.rules(rules).kinds);
}
