/*
 * art.tsx: putting the pictures of src/art into the page. They are markup of our own without any
 * text of users, so they may be put in as they are.
 */
import { memo } from "preact/compat";
import { icon, iconSymbols, type IconName } from "../art/icons";
import { pieceSymbols } from "../art/figures/index";

interface ArtProps {
  readonly markup: string;
  readonly class?: string;
}

/** A picture by its markup; painted anew only when the markup changes. */
export const Art = memo(function Art(props: ArtProps) {
  return <span class={`art ${props.class ?? ""}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: props.markup }} />;
});

export function Icon(props: { readonly name: IconName; readonly size?: number }) {
  return <Art class="icon-box" markup={icon(props.name, props.size ?? 22)} />;
}

/** The symbols that icons and pieces refer to, once on the page. */
export const Symbols = memo(function Symbols() {
  const markup = `<svg class="defs" aria-hidden="true" focusable="false"><defs>${iconSymbols()}${pieceSymbols()}</defs></svg>`;
  return <div class="defs" dangerouslySetInnerHTML={{ __html: markup }} />;
});
