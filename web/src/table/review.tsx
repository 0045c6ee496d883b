/* review.tsx: the strip with which a game is stepped through. */
import type { IconName } from "../art/icons";
import { t } from "../text";
import type { Desk } from "./desk";
import { Icon } from "./picture";
import { told } from "./told";

export function ReviewBar({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  const { reviewer } = desk;
  const isPlaying = reviewer.isPlaying.value;
  const at = now.steps.length;
  const last = now.steps.at(-1);
  return (
    <section class="review" aria-label={t("table.review.title")}>
      <div class="review-say">
        <p>{last ? told(desk, last) : t("table.review.start")}</p>
        <code>{last?.choice.line ?? ""}</code>
      </div>
      <div class="review-acts">
        <Step
          icon="first"
          label={t("table.command.first")}
          isOff={at === 0}
          onPress={() => reviewer.first()}
        />
        <Step
          icon="previous"
          label={t("table.command.previous")}
          isOff={at === 0}
          onPress={() => reviewer.step(-1)}
        />
        <Step
          icon={isPlaying ? "pause" : "play"}
          label={isPlaying ? t("table.review.pause") : t("table.command.play")}
          isOff={false}
          onPress={() => reviewer.toggle()}
        />
        <Step
          icon="next"
          label={t("table.command.next")}
          isOff={at >= now.length}
          onPress={() => reviewer.step(1)}
        />
        <Step
          icon="last"
          label={t("table.command.end")}
          isOff={at >= now.length}
          onPress={() => reviewer.last()}
        />
        <label class="review-slider">
          <span class="sr-only">{t("table.review.slider")}</span>
          <input
            type="range"
            min={0}
            max={now.length}
            value={at}
            aria-valuetext={t("table.review.at", { n: at, all: now.length })}
            onInput={(event) => reviewer.goTo(Number(event.currentTarget.value))}
          />
          <span class="num small" aria-hidden="true">
            {t("table.review.at", { n: at, all: now.length })}
          </span>
        </label>
        <button type="button" class="btn go" onClick={() => reviewer.leave()}>
          {t("table.review.leave")}
        </button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function Step({ icon, label, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      class="btn sq"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
