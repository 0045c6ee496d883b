/*
 * scenes/index.ts: pictures that belong to the page, not to a table: the landscape of the start
 * page, the pictures of its choices and of the games. They stand alone and need no symbols; only
 * the colours of players come from style/players.css.
 */
export { CHOICE_NAMES, choicePicture } from "./choices";
export type { Choice } from "./choices";
export { GAME_NAMES, gamePicture } from "./games";
export { panorama } from "./panorama";
