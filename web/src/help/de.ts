/* de.ts: the rules help in German, loaded when somebody asks for it. */
import { cardcassonne } from "./de/cardcassonne";
import { carcassonne } from "./de/carcassonne";
import { glossary } from "./de/glossary";
import { hunters } from "./de/hunters";
import { inns } from "./de/inns";
import { princess } from "./de/princess";
import { tower } from "./de/tower";
import { traders } from "./de/traders";
import { using } from "./de/using";
import { wheel } from "./de/wheel";
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
