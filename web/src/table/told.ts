/* told.ts: the sentence of a step, made once for each language: the log asks for all of them again and again. */
import type { Step } from "../play/types";
import { lang, tellStep, type Language } from "../text";
import type { Desk } from "./desk";

const known = new WeakMap<Step, { language: Language; text: string }>();

export function told(desk: Pick<Desk, "rules" | "setup">, step: Step): string {
  const language = lang.value;
  const before = known.get(step);
  if (before?.language === language) return before.text;
  const text = tellStep(desk.rules, desk.setup, step);
  known.set(step, { language, text });
  return text;
}
