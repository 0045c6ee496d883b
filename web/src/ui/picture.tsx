/*
 * picture.tsx: the pictures of src/art as components. They are markup of our own without any text
 * of persons, so they may be put in as they are; what they mean is said by the element round them.
 */
import { icon, type IconName } from "../art/icons";
import { badgeSvg } from "../art/tokens";
import type { Colour } from "../play/types";

interface MarkupProps {
  readonly html: string;
  readonly class?: string;
}

/** A picture by its markup; Preact puts it in anew only when the markup changes. */
export function Markup({ html, class: name = "" }: MarkupProps) {
  return (
    <span class={`pic ${name}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

export const Icon = ({ name, px = 24 }: { readonly name: IconName; readonly px?: number }) => (
  <Markup class="icon-box" html={icon(name, px)} />
);

interface BadgeProps {
  readonly colour: Colour;
  readonly px?: number;
}

/** The mark of a player in his colour. */
export const Badge = ({ colour, px = 22 }: BadgeProps) => <Markup html={badgeSvg(colour, px)} />;
