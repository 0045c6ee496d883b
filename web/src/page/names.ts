/* names.ts: the names that seats have where nobody gave them one, in the language of the page. */
import { t } from "../text";
import type { Names } from "./setup";

export function usualNames(): Names {
  return {
    guest: (n) => t("new.guest", { n }),
    bots: [
      t("new.bot1"),
      t("new.bot2"),
      t("new.bot3"),
      t("new.bot4"),
      t("new.bot5"),
      t("new.bot6"),
    ],
  };
}
