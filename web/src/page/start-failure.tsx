/* start-failure.tsx: the page when it cannot start: what is missing and what to do. */
import { t } from "../text";
import type { Obstacle } from "./boot";

export function StartFailure({ obstacle }: { readonly obstacle: Obstacle }) {
  return (
    <main class="waiting" aria-live="assertive">
      <h1>{t(`error.${obstacle}`)}</h1>
      <p>{t(`error.${obstacle}Hint`)}</p>
      <button type="button" class="btn go" onClick={() => location.reload()}>
        {t("error.reload")}
      </button>
    </main>
  );
}
