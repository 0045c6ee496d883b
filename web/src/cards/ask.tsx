/* ask.tsx: questions about a card in a row (sell or keep it), and where a joker goes. */
import type { Choice } from "../play/types";
import { isKey, t, tellChoice, word } from "../text";
import { Icon } from "../ui/picture";
import { choose, type CardDesk } from "./desk";
import { Motif } from "./pictures";
import type { Box } from "./row-layout";
import { askedOf } from "./targets";
import { px } from "./use-size";

function pointing(desk: CardDesk, choice: Choice) {
  const point = (at: Choice | null) => () => {
    desk.table.aim.value = at;
  };
  return {
    onPointerEnter: point(choice),
    onPointerLeave: point(null),
    onFocus: point(choice),
    onBlur: point(null),
  };
}

function labelOf(choice: Choice): string {
  const key = `table.plain.${choice.verb}`;
  return isKey(key) ? t(key) : word("verb", choice.verb);
}

/** Two buttons beside the card that is asked about. */
export function AskButtons({ desk, box }: { desk: CardDesk; box: Box | undefined }) {
  const now = desk.now.value;
  const asked = askedOf(now.targets);
  if (!asked || !box) return null;
  return (
    <li class="ask paper" style={{ left: px(box.x + box.width) }}>
      {asked.choices.map((choice) => {
        const { title, detail } = tellChoice(desk.rules, now.state, choice, desk.setup);
        return (
          <button
            key={choice.line}
            type="button"
            data-stop
            class="btn"
            title={title}
            onClick={() => choose(desk, choice)}
            {...pointing(desk, choice)}
          >
            {labelOf(choice)}
            <span class="sr-only">{title}</span>
            {desk.setup.helps && <small>{detail}</small>}
          </button>
        );
      })}
    </li>
  );
}

/** The animals of a colour, which a joker may join. */
export function JoinButton({ desk, choice, row }: { desk: CardDesk; choice: Choice; row: number }) {
  const { state, actor } = desk.now.value;
  const { title, detail } = tellChoice(desk.rules, state, choice, desk.setup);
  const herd = state
    .cards()
    .find((card) => card.where === "front" && card.seat === actor && card.row === row);
  const kind =
    herd?.kind ??
    desk.rules.cards.find((card) => card.row === row && card.type === "animal")?.index ??
    -1;
  return (
    <button
      type="button"
      data-stop
      class={`join${desk.table.aim.value === choice ? " aimed" : ""}`}
      title={title}
      aria-label={desk.setup.helps ? t("cards.choice", { title, detail }) : title}
      onClick={() => choose(desk, choice)}
      {...pointing(desk, choice)}
    >
      <Motif rules={desk.rules} kind={kind} px={44} />
      <Icon name="joker" px={26} />
    </button>
  );
}
