/*
 * keep.ts: small objects in localStorage, which all tabs share. A tab writes only the fields that
 * it has changed, so that no tab takes back what another one has set.
 */

/** The part of localStorage that is needed here. */
export type Keeper = Pick<Storage, "getItem" | "setItem">;

/** What is kept under a key; what cannot be read is an empty object. */
export function readKept(keeper: Keeper | null, key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(keeper?.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Changes some fields of it; undefined: the field is forgotten. */
export function keepFields(
  keeper: Keeper | null,
  key: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  const text = JSON.stringify({ ...readKept(keeper, key), ...fields });
  try {
    keeper?.setItem(key, text);
  } catch {
    // Full or forbidden: it holds until the page is closed.
  }
}

/** Calls when another tab has changed what is kept under a key. */
export function onOtherTab(key: string, heard: () => void): void {
  if (typeof window === "undefined") return;
  window.addEventListener("storage", (event) => {
    // Without a key: everything was deleted.
    if (event.key === key || event.key === null) heard();
  });
}
