/* hint-words.ts: a hint in words: what to do, and why. */
import type { Hint, Step } from "../play/types";
import { t, tellChoice } from "../text";
import type { Desk } from "./desk";
import { signed } from "./words";

/** More would not be read. */
const MOST = 2;

/** The way it means: "Tile to 1,0 → Knight in the city". */
export function tellHint(desk: Pick<Desk, "rules" | "setup" | "now">, { way }: Hint): string {
  const state = desk.now.peek().state.copy();
  const parts = way.steps.map((step, i) => {
    const before = way.steps[i - 1] ?? desk.now.peek().steps.at(-1);
    const isPass = step.verb === "pass";
    const { title } = tellChoice(desk.rules, state, step.choice, desk.setup);
    state.apply(step.choice.action);
    if (!isPass) return title;
    return before?.verb === "place" ? t("table.hintNone") : t("table.hintPass");
  });
  state.free();
  const said = parts.filter((_, i) => i === 0 || !isEnd(way.steps, i));
  const told = said.length > MOST ? [...said.slice(0, MOST), "…"] : said;
  return told.reduce((first, next) => t("table.hintThen", { first, next }));
}

/** Doing without more goes without saying, but for a tile on which nobody stands. */
const isEnd = (steps: readonly Step[], i: number): boolean =>
  steps[i]?.verb === "pass" && steps[i - 1]?.verb !== "place";

/** More is not known than halves of a point. */
const halves = (lead: number): number => Math.round(lead * 2) / 2;

/** What it is expected to lead to, and how much less other ways do. */
export function tellReason(hint: Hint): string {
  const { better } = hint;
  const lead = tellLead(Math.round(hint.way.lead));
  if (better === null) return lead;
  const more = halves(better);
  const others = more > 0 ? t("table.hintBetter", { n: more }) : t("table.hintAlike");
  return t("table.hintWhy", { lead, others });
}

function tellLead(n: number): string {
  if (n > 0) return t("table.hintAhead", { n });
  return n < 0 ? t("table.hintBehind", { n: -n }) : t("table.hintLevel");
}

/** Zero has no sign. */
const whole = (points: number): number => Math.round(points) + 0;

/** The same where there is room for one line: the expected lead, and that of the next best way. */
export function tellReasonBriefly({ way, better }: Hint): string {
  const lead = signed(whole(way.lead));
  if (better === null) return t("table.hintLead", { lead });
  return t("table.hintLeads", { lead, other: signed(whole(way.lead - better)) });
}
