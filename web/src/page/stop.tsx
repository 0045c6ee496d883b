/* stop.tsx: a page where nothing can be played: why, and what can be done. */
import type { ComponentChildren } from "preact";
import { t } from "../text";
import { Frame } from "./frame";
import { hrefOf } from "./router";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

export function Stop({ title, text, children }: Props) {
  return (
    <Frame title={title} class="stop-page">
      {text !== "" && <p>{text}</p>}
      <div class="buttons">
        {children}
        <a class="btn" href={hrefOf({ page: "start" })}>
          {t("error.toStart")}
        </a>
      </div>
    </Frame>
  );
}
