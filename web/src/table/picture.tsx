/*
 * picture.tsx: the pictures of a table as components: those of every page, and pieces and tiles.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import type { TileKind } from "../engine/engine";
import { pieceSvg } from "../art/figures";
import { svg } from "../art/ink";
import { PILE_BOX, backOf, tilePile, tokenSvg } from "../art/tokens";
import { Badge, Icon, Markup } from "../ui/picture";
import type { Colour, Turn } from "./kinds";
import { onTiles, tileInside } from "./tile-art";

export { Badge, Icon, Markup };

export const Piece = ({
  kind,
  colour,
  px,
  lying = false,
}: {
  kind: string;
  colour: Colour;
  px: number;
  lying?: boolean;
}) => <Markup html={pieceSvg(kind, colour, px, { lying })} />;

/** Without its count: the rows write that beside it. */
export const TokenPicture = ({ kind, px }: { kind: string; px: number }) => (
  <Markup html={tokenSvg(kind, px)} />
);

export const Pile = ({ game, count, px }: { game: string; count: number; px: number }) => (
  <Markup html={svg(tilePile(backOf(game), count), PILE_BOX, { width: px })} />
);

interface TileProps {
  readonly kind: TileKind;
  readonly turn?: Turn;
  readonly px: number;
}

/** A tile; it is painted again when the painter has the fine picture, or the theme changes. */
export function TilePicture({ kind, turn = 0, px }: TileProps) {
  const [, paint] = useState(0);
  useEffect(() => onTiles(() => paint((n) => n + 1)), []);
  const inside = tileInside(kind, turn);
  // The painter forgets what is old: until it has painted it again, what was shown stays.
  const before = useRef(inside);
  if (inside.markup !== "" || inside.name !== before.current.name) before.current = inside;
  return (
    <Markup
      class="tile"
      html={svg(before.current.markup, [0, 0, inside.size, inside.size], { width: px })}
    />
  );
}
