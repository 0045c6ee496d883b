/* table-pages.ts: the pages with a table, which are loaded together. */
export { default as GamePage } from "./game-page";
export { default as LookPage } from "./look-page";
