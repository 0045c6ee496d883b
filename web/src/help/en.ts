/* en.ts: the rules help in English, loaded when somebody asks for it. */
import { cardcassonne } from "./en/cardcassonne";
import { carcassonne } from "./en/carcassonne";
import { glossary } from "./en/glossary";
import { hunters } from "./en/hunters";
import { inns } from "./en/inns";
import { princess } from "./en/princess";
import { tower } from "./en/tower";
import { traders } from "./en/traders";
import { using } from "./en/using";
import { wheel } from "./en/wheel";
import type { HelpBook } from "./types";

const books: readonly HelpBook[] = [
  using,
  carcassonne,
  inns,
  traders,
  princess,
  tower,
  wheel,
  hunters,
  cardcassonne,
  glossary,
];

export default books;
