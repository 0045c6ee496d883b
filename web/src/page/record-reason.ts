/* record-reason.ts: what is wrong with a line of a record, for whoever reads it. */
import type { RecordError } from "../engine/engine";
import { either, t, word } from "../text";

/** What should stand there, where the line stands in a wrong place. What a player should do instead
 *  is of no use to a reader, so of other reasons only the first sentence is told. */
export function reasonOf({ status, text, due }: RecordError): string {
  if (due.length === 0) return word("status", status);
  const found = text.split(" ")[0] ?? "";
  const quoted = (name: string): string => t("replay.quoted", { name });
  if (!due.includes(found))
    return t("replay.due", { found: quoted(found), due: either(due.map(quoted)) });
  return word("status", status).replace(/(?<=\.) .*$/, "");
}
