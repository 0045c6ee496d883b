/* put.ts: a game of this device on its way to the server. */

let brought: string | null = null;

/** The next new game online begins with this record. */
export function bring(record: string): void {
  brought = record;
}

export function takeBrought(): string | null {
  const record = brought;
  brought = null;
  return record;
}
