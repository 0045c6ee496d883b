/* names.ts: the names that seats have where nobody gave them one, in the language of the page. */
import { opponentName, t } from "../text";
import type { Names } from "./setup";

export function usualNames(): Names {
  return {
    guest: (n) => t("new.guest", { n }),
    computer: (by, n) => (n === 1 ? opponentName(by) : `${opponentName(by)} ${n}`),
  };
}
