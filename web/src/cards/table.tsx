/* table.tsx: the table of the card game. */
import type { Table } from "../play/types";

export function CardTable({ table }: { readonly table: Table }) {
  return <div class="card-table" data-left={table.now.value.state.left} />;
}
