/*
 * ask.ts: the list beside a place where several things can be done: each with its picture and name.
 * Arrows go through it, Escape and a press elsewhere close it.
 */
import type { Choice } from "../engine/engine";
import { number, t, tellChoice, worthOf } from "../text";
import type { Now, Table } from "../play/types";
import { UNIT, type Point } from "./camera";
import { htmlEl } from "./dom";
import { Float } from "./float";
import { choicePicture } from "./pictures";
import type { Places } from "./places";
import type { Stage } from "./stage";

const PICTURE = 30;
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

export class AskList {
  private readonly float: Float;
  private shown: readonly Choice[] | null = null;
  /** What had the focus before. */
  private opener: Element | null = null;

  constructor(
    stage: Stage,
    private readonly table: Table,
    private readonly back: (choices: readonly Choice[]) => void,
  ) {
    this.float = new Float(stage, "ask-list");
    this.float.element.setAttribute("role", "group");
    this.float.element.addEventListener("keydown", (event) => this.key(event));
  }

  /** at: beside which place, in units; null: at the foot of the window. */
  show(choices: readonly Choice[] | null, now: Now, places: Places, at: Point | null): void {
    const before = this.shown;
    if (choices && !before) this.opener = document.activeElement;
    this.shown = choices;
    if (!choices) {
      const hadFocus = this.float.element.contains(document.activeElement);
      this.float.hide();
      if (before && hadFocus) this.giveBack(before);
      return;
    }
    const buttons = choices.map((choice, i) => this.button(choice, i, now, places));
    this.float.element.setAttribute("aria-label", t("board.which"));
    this.float.show(at && { x: at.x / UNIT, y: at.y / UNIT }, 22, ...buttons);
    buttons[0]?.focus({ preventScroll: true });
  }

  /** The focus goes back to where the list was opened from. */
  private giveBack(choices: readonly Choice[]): void {
    const { opener } = this;
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
      opener.focus({ preventScroll: true });
    else this.back(choices);
  }

  private button(choice: Choice, i: number, now: Now, places: Places): HTMLButtonElement {
    const { session } = this.table;
    const { x, y, segment } = choice.spot;
    const button = htmlEl("button", "ask-choice");
    button.type = "button";
    const colour = session.setup.seats[now.actor]?.colour ?? "red";
    const picture = htmlEl("span", "ask-picture", button);
    picture.innerHTML = choicePicture(choice, colour, PICTURE, places.isLying(x, y, segment));
    const { title, detail } = tellChoice(session.rules, now.state, choice, session.setup);
    const name = htmlEl("span", "ask-name", button);
    name.textContent = title;
    // Whoever deals with another seat is told the price, which is no help.
    if (choice.spot.seat >= 0) htmlEl("small", "", name).textContent = detail;
    const worth = session.setup.helps ? worthOf(session.rules, now.state, choice) : null;
    if (worth !== null) htmlEl("span", "ask-worth num", button).textContent = number(worth);
    htmlEl("kbd", "", button).textContent = String(i + 1);
    const aim = () => {
      this.table.aim.value = choice;
    };
    button.addEventListener("focus", aim);
    button.addEventListener("pointerenter", aim);
    button.addEventListener("click", () => session.choose(choice));
    return button;
  }

  private key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const buttons = [...this.float.element.querySelectorAll("button")];
    const i = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(i + step + buttons.length) % buttons.length]?.focus({ preventScroll: true });
    event.preventDefault();
  }
}
