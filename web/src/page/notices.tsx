/*
 * notices.tsx: small messages at the lower edge, over a game at the upper one, where they cover no
 * button: a game was deleted (Undo), a new version is ready.
 * They are read out, stay until they are dismissed or their time is over, and never take the focus.
 */
import { signal } from "@preact/signals";
import { t } from "../text";
import { Icon } from "../ui/picture";
import { currentSession } from "./current";

export interface Notice {
  /** A second notice with the same name takes the place of the first. */
  readonly name: string;
  readonly text: () => string;
  readonly action?: { readonly label: () => string; readonly run: () => void };
  /** Stays until it is dismissed. */
  readonly isLasting?: boolean;
  /** Short and without a button: it is read in a moment. */
  readonly isBrief?: boolean;
}

/** Long enough to read it and to reach its button by keyboard. */
const SHOWN_MS = 12_000;
const BRIEF_MS = 5000;

export const notices = signal<readonly Notice[]>([]);

export function tell(notice: Notice): void {
  notices.value = [...notices.value.filter((n) => n.name !== notice.name), notice];
  if (!notice.isLasting) setTimeout(() => untell(notice), notice.isBrief ? BRIEF_MS : SHOWN_MS);
}

export function untell(notice: Notice): void {
  notices.value = notices.value.filter((n) => n !== notice);
}

export function Notices() {
  return (
    <div class={`notices${currentSession.value ? " above" : ""}`} role="status" aria-live="polite">
      {notices.value.map((notice) => (
        <NoticeRow key={notice.name} notice={notice} />
      ))}
    </div>
  );
}

function NoticeRow({ notice }: { readonly notice: Notice }) {
  const { action } = notice;
  const act = (): void => {
    untell(notice);
    action?.run();
  };
  return (
    <div class="notice">
      <p>{notice.text()}</p>
      {action && (
        <button type="button" class="btn" onClick={act}>
          {action.label()}
        </button>
      )}
      <button
        type="button"
        class="btn sq quiet"
        aria-label={t("page.dismiss")}
        onClick={() => untell(notice)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
