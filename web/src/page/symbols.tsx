/* symbols.tsx: the symbols that icons and pieces refer to, once on the page. */
import { useMemo } from "preact/hooks";
import { pieceSymbols } from "../art/figures/index";
import { iconSymbols } from "../art/icons";

export function Symbols() {
  const symbols = useMemo(() => `<defs>${iconSymbols()}${pieceSymbols()}</defs>`, []);
  return (
    <svg
      class="defs"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
