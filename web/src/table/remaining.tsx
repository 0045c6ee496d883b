/* remaining.tsx: the drawer with every kind of tile that is still to come, how many of it, and the pile. */
import { t, tellTile, word } from "../text";
import type { Desk } from "./desk";
import { Icon, TilePicture } from "./picture";
import { stacksOf, type Stack } from "./remaining-tiles";

export function RemainingDrawer({ desk }: { desk: Desk }) {
  if (!desk.table.layers.value.has("remaining")) return null;
  const stacks = stacksOf(desk.rules, desk.now.value.state);
  return (
    <section class="drawer paper" aria-labelledby="drawer-title">
      <header class="window-head">
        <h2 id="drawer-title">{t("table.remaining.title")}</h2>
        <button
          type="button"
          class="btn sq quiet"
          aria-label={t("common.close")}
          onClick={() => desk.table.toggle("remaining")}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="drawer-in" tabIndex={0} role="group" aria-labelledby="drawer-title">
        {stacks.length === 0 && <p>{t("table.remaining.none")}</p>}
        {stacks.map((stack) => (
          <StackView key={String(stack.isSecond)} desk={desk} stack={stack} />
        ))}
      </div>
    </section>
  );
}

function StackView({ desk, stack }: { desk: Desk; stack: Stack }) {
  const hand = desk.now.value.state.hand;
  return (
    <>
      <h3>
        {stack.isSecond
          ? t("table.remaining.second", { n: stack.count })
          : t("table.remaining.first", { n: stack.count })}
      </h3>
      <ul class="side-sums">
        {stack.sums.map(({ terrain, tiles }) => (
          <li key={terrain}>
            {t("table.remaining.with", { terrain: word("terrain", terrain), n: tiles })}
          </li>
        ))}
      </ul>
      <ul class="kinds">
        {stack.kinds.map(({ kind, count }) => (
          <li key={kind.index} class={kind.index === hand ? "in-hand" : ""}>
            <TilePicture kind={kind} px={52} />
            <span class="num" aria-hidden="true">{`${count}×`}</span>
            <span class="sr-only">{`${tellTile(desk.rules, kind.index)}: ${count}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
