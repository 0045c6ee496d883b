/* painter-worker.ts: paints tiles beside the page, one request after the other. */
import { tileSymbol } from "./tiles";
import type { PaintDone, PaintJob } from "./painter";

self.addEventListener("message", (event: MessageEvent<PaintJob>) => {
  const { key, kind, turn, variant, theme } = event.data;
  const done: PaintDone = { key, markup: tileSymbol(kind, turn, variant, theme) };
  self.postMessage(done);
});
