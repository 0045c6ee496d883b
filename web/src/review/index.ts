/* index.ts: the door of this folder, which is loaded when a game is gone through. */
export { ReviewPanel } from "./panel";
