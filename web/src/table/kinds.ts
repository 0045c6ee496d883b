/* kinds.ts: the few types of other folders that pictures need, by one name. */
export type { Colour } from "../art/players";
export type { Turn } from "../engine/engine";
