/* index.ts: the door of this folder: the page of a game, and the table of keys for the help. */
export { TablePage, type TablePageProps } from "./page";
export { KeyTable } from "./key-help";
