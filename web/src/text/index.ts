/*
 * index.ts: the door of this folder: every word that a person reads.
 *
 * t() gives a text of the page by its key, word() the word for a name of the engine, tell*() whole
 * sentences about choices, steps and points. All of them read the signal lang.
 */
export {
  either,
  lang,
  LANGUAGES,
  list,
  number,
  preferredLanguage,
  pseudo,
  type Language,
} from "./language";
export { speak } from "./catalogue";
export { failures } from "./failure";
export { isKey, t, type Key } from "./t";
export {
  boardWord,
  cardWord,
  colourWord,
  explain,
  object,
  opponentName,
  valueWord,
  word,
  type WordNoun,
} from "./words";
export { tellAsk } from "./tell/ask";
export { tellChoice } from "./tell/choice";
export { tellPoints } from "./tell/points";
export { tellFeature } from "./tell/features";
export { tellGains } from "./tell/events";
export { tellByItself, tellStep, tellSteps } from "./tell/steps";
export { tellTile } from "./tell/tile";
export type { Named } from "./tell/names";
export { worthOf } from "./tell/worth";
