/* en.ts: all words of one language, as they are loaded together. */
import type { Catalogue } from "../catalogue";
import { en } from "../en";
import { words } from "../words/en";

export const catalogue: Catalogue = { texts: en, words };
