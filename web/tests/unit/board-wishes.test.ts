/* board-wishes.test.ts: where the focus goes when the button that has it goes. The document is only
 * as much of one as the buttons need. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { WishLayer } from "../../src/board/wishes";

class Button {
  readonly style = {};
  label = "";
  addEventListener(): void {
    // Nobody presses it here.
  }
  setAttribute(name: string, value: string): void {
    if (name === "aria-label") this.label = value;
  }
  focus(): void {
    page.activeElement = this;
  }
  remove(): void {
    if (page.activeElement === this) page.activeElement = null;
    page.buttons.delete(this);
  }
}

const page = {
  activeElement: null as Button | null,
  buttons: new Set<Button>(),
  createElement: () => new Button(),
};
const { document } = globalThis;
Object.assign(globalThis, { document: page });
after(() => Object.assign(globalThis, { document }));

test("the focus of a wished cell that is taken goes to the nearest one, else to the board", () => {
  let lost = 0;
  const parent = { append: (button: Button) => page.buttons.add(button) };
  const layer = new WishLayer(parent as unknown as HTMLElement, () => lost++);
  const wish = {
    chosen: null,
    name: ({ x, y }: { x: number; y: number }) => `${x},${y}`,
    press: () => undefined,
  };
  const focused = (): string => page.activeElement?.label ?? "";
  layer.offer(wish);
  const tiles = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
  layer.follow(tiles, 50);
  [...page.buttons].find(({ label }) => label === "4,0")!.focus();
  layer.follow(tiles, 60);
  assert.equal(focused(), "4,0", "at another size it stays");
  layer.follow([...tiles, { x: 4, y: 0 }], 60);
  assert.ok(["4,-1", "5,0", "4,1"].includes(focused()), focused());
  assert.equal(lost, 0);
  layer.offer(null);
  assert.deepEqual([page.buttons.size, lost], [0, 1]);
  layer.offer(wish);
  layer.offer(null);
  assert.equal(lost, 1, "it had no focus");
});
