/* main.tsx: starts the page. */
import "./style/tokens.css";
import "./style/base.css";
import "./style/page.css";
import "./style/start.css";
import "./style/forms.css";
import "./style/help.css";
import "./style/board.css";
import "./style/table.css";
import { render } from "preact";
import { App, loadTable } from "./page/app";
import { boot, StartError } from "./page/boot";
import { watchFaults } from "./page/fault";
import { followInstall } from "./page/install";
import { followSettings } from "./page/look";
import { tell } from "./page/notices";
import { followAddress } from "./page/router";
import { StartFailure } from "./page/start-failure";
import { followUpdates } from "./page/update";
import { t } from "./text";

async function start(root: HTMLElement): Promise<void> {
  followSettings(document.documentElement);
  followInstall();
  try {
    const services = await boot();
    followAddress();
    root.replaceChildren();
    render(<App services={services} />, root);
    if (!services.store.isLasting)
      tell({ name: "store", text: () => t("page.notLasting"), isLasting: true });
  } catch (error) {
    root.replaceChildren();
    render(
      <StartFailure obstacle={error instanceof StartError ? error.obstacle : "noLoad"} />,
      root,
    );
    return;
  }
  watchFaults();
  setTimeout(loadTable, 300);
  // Some browsers forbid service workers; the page then just needs its server.
  followUpdates().catch(() => undefined);
}

void start(document.getElementById("app") as HTMLElement);
