/* score-card.tsx: what so many animals of a kind bring, and what a series of buildings brings. */
import type { CardTable, Rules } from "../engine/rules";
import { number, t } from "../text";

interface Line {
  readonly n: number;
  readonly points: number;
  readonly isSure: boolean;
}

/** All that is printed there. */
export function linesOf(rules: Rules, table: CardTable): Line[] {
  const lines: Line[] = [];
  for (let n = 1; ; n++) {
    const worth = rules.cardPoints(table, n);
    if (worth === null) return lines;
    lines.push({ n, ...worth });
  }
}

export function ScoreCard({ rules }: { rules: Rules }) {
  const animals = linesOf(rules, "animals");
  return (
    <section class="score-card" aria-label={t("cards.scoreCard")}>
      <h2>{t("cards.scoreCard")}</h2>
      <Lines title={t("cards.animals")} lines={animals} />
      <Lines title={t("cards.series")} lines={linesOf(rules, "series")} />
      {animals.some((line) => !line.isSure) && <p class="soft tiny">{t("cards.unsure")}</p>}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div class="score-lines">
      <h3>{title}</h3>
      <ol>
        {lines.map((line) => (
          <li key={line.n}>
            <span class="sr-only">{t("cards.scoreLine", { n: line.n, points: line.points })}</span>
            <span aria-hidden="true" class="soft">
              {number(line.n)}
            </span>
            <span aria-hidden="true" class={line.isSure ? "num" : "num unsure"}>
              {number(line.points)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
