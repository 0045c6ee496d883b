/* summary.ts: a saved game in a few words: which rules, how long ago. */
import { t, word } from "../text";

/** "Carcassonne with Inns & Cathedrals, The Tower": the names have an "and" of their own. */
export function rulesTitle(rules: string): string {
  const [game = "", ...expansions] = (rules.split(" ")[0] ?? "").split("+");
  if (expansions.length === 0) return word("game", game);
  return t("saved.with", {
    game: word("game", game),
    expansions: expansions.map((e) => word("expansion", e)).join(", "),
  });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeAgo(then: number, now: number): string {
  const gone = Math.max(0, now - then);
  if (gone < MINUTE) return t("saved.now");
  if (gone < HOUR) return t("saved.minutes", { n: Math.floor(gone / MINUTE) });
  if (gone < DAY) return t("saved.hours", { n: Math.floor(gone / HOUR) });
  return t("saved.days", { n: Math.floor(gone / DAY) });
}
