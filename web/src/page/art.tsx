/*
 * art.tsx: putting the pictures of src/art into the page. They are markup of our own without any
 * text of users, so they may be put in as they are.
 */
import { useMemo } from "preact/hooks";
import { icon, iconSymbols, type IconName } from "../art/icons";
import { pieceSymbols } from "../art/figures/index";

interface ArtProps {
  readonly markup: string;
  readonly class?: string;
}

/** A picture by its markup; Preact puts it in anew only when the markup changes. */
export function Art(props: ArtProps) {
  return (
    <span
      class={`art ${props.class ?? ""}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: props.markup }}
    />
  );
}

export function Icon(props: { readonly name: IconName; readonly size?: number }) {
  return <Art class="icon-box" markup={icon(props.name, props.size ?? 22)} />;
}

/** The symbols that icons and pieces refer to, once on the page. */
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
