/* told.ts: the sentence of a step, made once for each language: the log asks for all of them again and again. */
import type { Step } from "../play/types";
import { lang, tellStep, type Language } from "../text";
import type { Desk } from "./desk";
import { briefly } from "./log-entries";

type Known = WeakMap<Step, { readonly language: Language; readonly text: string }>;
const whole: Known = new WeakMap();
const brief: Known = new WeakMap();

function remember(known: Known, step: Step, tell: () => string): string {
  const language = lang.value;
  const before = known.get(step);
  if (before?.language === language) return before.text;
  const text = tell();
  known.set(step, { language, text });
  return text;
}

/** Everything that was done and what followed. */
export const told = (desk: Pick<Desk, "rules" | "setup">, step: Step): string =>
  remember(whole, step, () => tellStep(desk.rules, desk.setup, step));

/** What was done; the points stand below it in the log. */
export const toldBriefly = (desk: Pick<Desk, "rules" | "setup">, step: Step): string =>
  remember(brief, step, () => tellStep(desk.rules, desk.setup, briefly(step)));
