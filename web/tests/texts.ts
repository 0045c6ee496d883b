/* texts.ts: tests and tools know all languages from the start; build.mjs puts this in front. */
import { learn } from "../src/text/catalogue";
import { catalogue as de } from "../src/text/catalogue/de";
import { catalogue as en } from "../src/text/catalogue/en";

learn("en", en);
learn("de", de);
