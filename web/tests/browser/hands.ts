/*
 * hands.ts: plays at the page as a person does: looks at what is offered, points at it, presses it.
 * It knows no rules; what it may do is what the page shows.
 */
import type { Locator, Page } from "playwright-core";

export type Means = "mouse" | "touch" | "keys";

/** Everything on the page that stands for a legal action of a tile game. */
const PINS = ".board-buttons .pin";
const ASKED = ".ask-choice";
const PLAIN = ".plank .btn:not(.go):not(.plank-undo)";
/** The same at a card table. */
const CARDS = "[data-target]";

export class Hands {
  turns = 0;

  constructor(readonly page: Page, private readonly means: Means, private readonly dice: (n: number) => number) {}

  phase(): Promise<string | null> {
    return this.page.locator(".table").getAttribute("data-phase");
  }

  /** Waits until the page asks for something, and says what. */
  async asked(): Promise<string> {
    await this.page.waitForFunction(() => {
      const phase = document.querySelector(".table")?.getAttribute("data-phase");
      return phase !== null && phase !== undefined && phase !== "wait";
    }, undefined, { polling: 30 });
    return (await this.phase()) ?? "";
  }

  async press(what: Locator): Promise<void> {
    if (this.means === "touch") await what.tap();
    else if (this.means === "mouse") await what.click();
    else {
      await what.focus();
      await this.page.keyboard.press("Enter");
    }
  }

  /** Plays until the game is over, at most so many decisions. */
  async play(most = 2000): Promise<boolean> {
    for (let i = 0; i < most; i++) {
      const phase = await this.asked();
      if (phase === "over") return true;
      await this.decide(phase);
    }
    return false;
  }

  /** One decision, whatever is asked. */
  async decide(phase: string): Promise<void> {
    if (phase === "handover") await this.press(this.page.locator(".handover .btn.go"));
    else if (phase === "confirm") await this.done();
    else if (this.means === "keys") await this.byKeys();
    else await this.point();
  }

  async done(): Promise<void> {
    this.turns++;
    if (this.means === "keys") await this.page.keyboard.press("Enter");
    else await this.press(this.page.locator(".btn.go.done"));
  }

  /** Points at one of the things that are offered; sometimes does without. */
  private async point(): Promise<void> {
    const { page } = this;
    const cells = page.locator(`${PINS}.pin-cell`);
    if (await cells.count() > 0) return this.layTile(cells);
    const things = page.locator([PINS, PLAIN, CARDS].join(", ")).filter({ visible: true });
    const n = await things.count();
    const canDone = await page.locator(".btn.go.done").count() > 0;
    const k = this.dice(n + (canDone ? 1 : 0));
    if (k >= n) return this.done();
    await this.pressThing(things.nth(k));
    const asked = page.locator(ASKED);
    const list = await asked.count();
    if (list > 0) await this.press(asked.nth(this.dice(list)));
  }

  /** What lies outside the picture is brought in first, as a person would. */
  private async pressThing(thing: Locator): Promise<void> {
    try {
      await this.bring(thing);
      await this.press(thing);
    } catch (error) {
      await this.page.keyboard.press("z");
      await this.press(thing);
      void error;
    }
  }

  private async bring(thing: Locator): Promise<void> {
    const [box, view] = [await thing.boundingBox(), this.page.viewportSize()];
    if (!box || !view) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 8 || y < 60 || x > view.width - 8 || y > view.height - 8) await this.page.keyboard.press("z");
  }

  private async layTile(cells: Locator): Promise<void> {
    const cell = cells.nth(this.dice(await cells.count()));
    await this.pressThing(cell);
    if (this.means !== "touch") return;
    // A finger shows the tile first, turns it with the next taps, and places it with a button.
    if (this.dice(2) === 0) await this.page.locator(".ghost-handle.turn").filter({ visible: true }).first().tap({ timeout: 500 }).catch(() => undefined);
    await this.page.locator(".ghost-handle.place").tap();
  }

  /** Arrows choose, R turns, Enter takes; figures by their digits. */
  private async byKeys(): Promise<void> {
    const { keyboard } = this.page;
    const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
    if (await this.page.locator(`${PINS}.pin-cell`).count() > 0) {
      for (let i = 0; i <= this.dice(3); i++) await keyboard.press(arrows[this.dice(4)] as string);
      if (this.dice(2) === 0) await keyboard.press("r");
      await keyboard.press("Enter");
      return;
    }
    await keyboard.press(this.dice(3) === 0 ? "0" : String(1 + this.dice(3)));
    if (await this.page.locator(ASKED).count() > 0) await keyboard.press("Enter");
  }
}

/** The same numbers in every run. */
export function steady(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return (x >>> 9) % n;
  };
}
