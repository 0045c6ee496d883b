/* index.ts: the door of this folder: the table of the card game, loaded when one is opened. */
export { CardTable } from "./table";
