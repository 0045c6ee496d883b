/* de.ts: all words of one language, as they are loaded together. */
import type { Catalogue } from "../catalogue";
import { de } from "../de";
import { words } from "../words/de";

export const catalogue: Catalogue = { texts: de, words };
