/* export.tsx: the record of a game to a file or the clipboard, or why it cannot be had yet. */
import { useState } from "preact/hooks";
import type { Session } from "../play/types";
import { t } from "../text";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/picture";
import { copyText, dateName, saveFile } from "./files";

/** null: there is none now. A session that has broken down has none either. */
function recordOf(session: Session): string | null {
  try {
    return session.record();
  } catch {
    return null;
  }
}

export function ExportButtons({ session }: { readonly session: Session }) {
  const record = recordOf(session);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  if (record === null) return null;
  return (
    <>
      <button type="button" class="btn" onClick={() => saveFile(dateName(new Date()), record)}>
        <Icon name="export" />
        {t("replay.save")}
      </button>
      <button type="button" class="btn" onClick={() => void copyText(record).then(setCopied)}>
        <Icon name="copy" />
        {t("replay.copy")}
      </button>
      <span role="status">
        {isCopied === null ? "" : isCopied ? t("page.copied") : t("page.notCopied")}
      </span>
    </>
  );
}

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
}

export function ExportDialog({ session, onClose }: Props) {
  const record = recordOf(session);
  return (
    <Dialog title={t("replay.export")} onClose={onClose}>
      <p>{record === null ? t("replay.secret") : t("replay.exportHint")}</p>
      {record !== null && (
        <>
          <textarea
            class="field record"
            readOnly
            rows={8}
            aria-label={t("replay.text")}
            value={record}
          />
          <div class="buttons">
            <ExportButtons session={session} />
          </div>
        </>
      )}
    </Dialog>
  );
}
