/* sheets.tsx: what can be laid over the table: cards not seen yet, score card, score track. */
import type { ComponentChildren } from "preact";
import { cardWord, t } from "../text";
import { Icon } from "../ui/picture";
import { Track } from "./board";
import { hasLayer, toggleLayer, type CardDesk, type Sheet } from "./desk";
import { CardPicture } from "./pictures";
import { ScoreCard } from "./score-card";
import { Shelf } from "./shelf";

export function Sheets({ desk }: { desk: CardDesk }) {
  const sheet = desk.sheet.value;
  if (sheet === null) return null;
  return (
    <section class="drawer paper card-sheet" aria-labelledby="sheet-title">
      <header class="window-head">
        <h2 id="sheet-title">{titleOf(sheet)}</h2>
        <button
          type="button"
          class="btn sq quiet"
          aria-label={t("common.close")}
          onClick={() => (desk.sheet.value = null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="drawer-in" tabIndex={0} role="group" aria-labelledby="sheet-title">
        <Inside desk={desk} sheet={sheet} />
      </div>
    </section>
  );
}

function titleOf(sheet: Sheet): string {
  switch (sheet) {
    case "remaining":
      return t("cards.remaining");
    case "score":
      return t("cards.scoreCard");
    case "overview":
      return t("cards.overview");
    case "track":
      return t("cards.track");
  }
}

function Inside({ desk, sheet }: { desk: CardDesk; sheet: Sheet }): ComponentChildren {
  switch (sheet) {
    case "remaining":
      return <Remaining desk={desk} />;
    case "score":
      return <ScoreCard rules={desk.rules} />;
    case "track":
      return <Track desk={desk} />;
    case "overview":
      return (
        <>
          <Switches desk={desk} />
          <Shelf desk={desk} />
          <ScoreCard rules={desk.rules} />
          {hasLayer(desk, "remaining") && <h2>{t("cards.remaining")}</h2>}
          {hasLayer(desk, "remaining") && <Remaining desk={desk} />}
        </>
      );
  }
}

/** On a phone what is shown on the table is switched here. */
function Switches({ desk }: { desk: CardDesk }) {
  const layers = (["features", "last"] as const).filter((layer) => hasLayer(desk, layer));
  return (
    <div class="switches">
      {layers.map((layer) => (
        <button
          key={layer}
          type="button"
          class="chip"
          aria-pressed={desk.table.layers.value.has(layer)}
          onClick={() => toggleLayer(desk, layer)}
        >
          {layer === "features" ? t("cards.layerFeatures") : t("cards.layerLast")}
        </button>
      ))}
    </div>
  );
}

/** By kind: cards whose place the one who looks does not know. */
function Remaining({ desk }: { desk: CardDesk }) {
  const { state } = desk.now.value;
  const { rules } = desk;
  const counts = rules.cards.map((card) => ({ card, count: state.bag(card.index) }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const groups = [...new Set(rules.cards.map((card) => card.row))];
  return (
    <div class="unseen">
      <p class="soft small">
        {t("cards.unseen", { n: all, pile: state.left, others: all - state.left })}
      </p>
      {groups.map((row) => (
        <ul key={row}>
          {counts
            .filter(({ card }) => card.row === row)
            .map(({ card, count }) => (
              <li key={card.index} class={count === 0 ? "none" : ""}>
                <span class="unseen-card">
                  <CardPicture rules={rules} kind={card.index} small />
                </span>
                <span class="num" aria-hidden="true">
                  {t("cards.times", { n: count })}
                </span>
                <span class="sr-only">
                  {t("cards.herd", { name: cardWord(rules, card.index), n: count })}
                </span>
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}
