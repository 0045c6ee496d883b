/* index.ts: the door of this folder: the table of the card game. It is loaded when a card game is opened. */
export { CardTable } from "./table";
