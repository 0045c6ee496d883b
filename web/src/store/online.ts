/* online.ts: whether this device is known to a server; what it is known by is kept here as well. */
import { readKept, type Keeper } from "./keep";

export const ONLINE_KEY = "aude.online";

export const isKnownOnline = (keeper: Keeper | null): boolean =>
  typeof readKept(keeper, ONLINE_KEY).token === "string";
