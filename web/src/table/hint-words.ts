/* hint-words.ts: a hint in words: what to do, and why. */
import type { Hint } from "../play/types";
import { tellWay } from "../review/way-words";
import { t } from "../text";
import { upper } from "../text/tell/names";
import type { Desk } from "./desk";

/** More is not known than halves of a point. */
const halves = (points: number): number => Math.round(points * 2) / 2;

/** The whole way: "Tile at 1,0, knight". */
export const tellHint = (desk: Pick<Desk, "rules" | "setup">, hint: Hint): string =>
  upper(tellWay(desk.rules, desk.setup, hint.way));

/** What it is expected to lead to, and how much less other ways do. */
export function tellReason({ way, better }: Hint): string {
  const points = Math.round(way.lead);
  const lead =
    points > 0
      ? t("table.hintAhead", { n: points })
      : points < 0
        ? t("table.hintBehind", { n: -points })
        : t("table.hintLevel");
  if (better === null) return lead;
  const more = halves(better);
  const others = more > 0 ? t("table.hintBetter", { n: more }) : t("table.hintAlike");
  return t("table.hintWhy", { lead, others });
}
