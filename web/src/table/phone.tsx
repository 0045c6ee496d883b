/* phone.tsx: what is different on a phone: round buttons in the corners, everything else at the thumb. */
import { t } from "../text";
import { run } from "./commands";
import type { Desk } from "./desk";
import { Icon, Pile } from "./picture";
import { Plank } from "./plank";
import { ReviewSheet } from "./review";
import { HandTile, HintButton, TurnButtons, UndoButton } from "./tray";
import { progressOf } from "./words";

export function Corners({ desk }: { desk: Desk }) {
  const isCards = !desk.rules.has("board");
  return (
    <>
      <div class="corner left paper">
        <button
          type="button"
          class="btn sq"
          aria-label={t("table.menu.title")}
          onClick={() => (desk.panel.value = "menu")}
        >
          <Icon name="menu" />
        </button>
        <button
          type="button"
          class="btn sq"
          aria-label={t("log.title")}
          onClick={() => (desk.panel.value = "log")}
        >
          <Icon name="log" />
        </button>
        {desk.extras && <desk.extras.Tools desk={desk} />}
      </div>
      {!isCards && (
        <div class="corner right paper">
          <button
            type="button"
            class="btn sq"
            aria-label={t("layers.title")}
            onClick={() => (desk.panel.value = "layers")}
          >
            <Icon name="layers" />
          </button>
          <button
            type="button"
            class="btn sq"
            aria-label={t("table.command.fit")}
            onClick={() => run(desk, "fit", 0)}
          >
            <Icon name="zoomFit" />
          </button>
        </div>
      )}
    </>
  );
}

export function Foot({ desk }: { desk: Desk }) {
  const now = desk.now.value;
  if (now.phase === "look")
    return (
      <footer class="foot">
        <ReviewSheet desk={desk} />
      </footer>
    );
  const isCards = !desk.rules.has("board");
  return (
    <footer class="foot">
      {!isCards && (
        <div class="foot-hand">
          <HandTile
            desk={desk}
            px={76}
            instead={<Pile game={desk.rules.game} count={now.state.left} px={64} />}
          />
          <span class="tiny soft">{progressOf(desk.rules, now)}</span>
        </div>
      )}
      <Plank desk={desk} />
      {!isCards && (
        <div class="foot-acts">
          <UndoButton desk={desk} />
          <TurnButtons desk={desk} isOne />
          {desk.setup.helps && desk.layout.value === "flat" && <HintButton desk={desk} />}
        </div>
      )}
    </footer>
  );
}
