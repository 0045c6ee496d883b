/* start-failure.tsx: the page when it cannot start: what is missing and what to do. */
import { settings } from "../store/settings";
import { failures } from "../text";
import type { Obstacle } from "./boot";

export function StartFailure({ obstacle }: { readonly obstacle: Obstacle }) {
  const words = failures[settings.lang.value];
  return (
    <main class="waiting" aria-live="assertive">
      <h1>{words[obstacle].what}</h1>
      <p>{words[obstacle].hint}</p>
      <button type="button" class="btn go" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}
