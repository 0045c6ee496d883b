/* key-help.tsx: the keys of the table, from the very table by which the keyboard listens. */
import { isKey, t } from "../text";
import { Dialog } from "../ui/dialog";
import type { Desk } from "./desk";
import { KEYS, KEY_GROUPS, type KeyEntry } from "./keys";
import { letterKeys, setLetterKeys } from "./keyboard";

export function KeyHelp({ desk }: { desk: Desk }) {
  const close = () => {
    desk.panel.value = null;
  };
  return (
    <Dialog title={t("table.keys.title")} onClose={close} class="keys">
      <p>{t("table.keys.mouse")}</p>
      <button
        type="button"
        class="btn"
        onClick={() => {
          close();
          desk.onHelp();
        }}
      >
        {t("table.keys.rules")}
      </button>
      <KeyTable />
      <label class="check">
        <input
          type="checkbox"
          checked={letterKeys.value}
          onChange={(event) => setLetterKeys(event.currentTarget.checked)}
        />
        <span>{t("table.keys.letters")}</span>
      </label>
    </Dialog>
  );
}

export function KeyTable() {
  return (
    <div class="key-groups">
      {KEY_GROUPS.map((group) => (
        <section key={group}>
          <h3>{t(`table.keys.group.${group}`)}</h3>
          <dl>
            {linesOf(KEYS.filter((entry) => entry.group === group)).map(([name, entries]) => (
              <div key={name}>
                <dt>
                  {entries.map((entry) => (
                    <span key={entry.caps.join()} class="caps">
                      {entry.caps.map((cap) => (
                        <kbd key={cap}>{capName(cap)}</kbd>
                      ))}
                    </span>
                  ))}
                </dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Keys that do the same share a line. */
function linesOf(entries: readonly KeyEntry[]): [string, KeyEntry[]][] {
  const lines = new Map<string, KeyEntry[]>();
  for (const entry of entries) {
    const name = commandName(entry);
    lines.set(name, [...(lines.get(name) ?? []), entry]);
  }
  return [...lines];
}

function capName(cap: string): string {
  const key = `table.${cap}`;
  return cap.startsWith("key.") && isKey(key) ? t(key) : cap;
}

/** "undo" means going back to the game where an earlier position is looked at. */
function commandName(entry: KeyEntry): string {
  if (entry.group === "review" && entry.command === "undo") return t("table.review.leave");
  const layer = `layers.${entry.command}`;
  if (entry.group === "layers" && isKey(layer)) return t(layer);
  const key = `table.command.${entry.command}`;
  return isKey(key) ? t(key) : "";
}
