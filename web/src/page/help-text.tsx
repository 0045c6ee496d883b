/* help-text.tsx: a text in light markup as elements, with small pictures of tiles and figures. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { pieceSvg } from "../art/figures/index";
import { ICON_NAMES, icon, type IconName } from "../art/icons";
import { svg } from "../art/ink";
import { tokenSvg } from "../art/tokens/index";
import type { Engine, TileKind } from "../engine/engine";
import { TilePicture } from "../table/picture";
import { Markup } from "../ui/picture";
import { parseMarkup, type Block, type Line } from "./markup";
import { useServices } from "./services";

/** A card with its shadow. */
const CARD_BOX = [0, 0, 246, 368] as const;

export function HelpText({ text }: { readonly text: string }) {
  return (
    <>
      {parseMarkup(text).map((block, i) => (
        <BlockOf key={i} block={block} />
      ))}
    </>
  );
}

function BlockOf({ block }: { readonly block: Block }) {
  if (block.is === "heading") return <h4>{line(block.inside)}</h4>;
  if (block.is === "paragraph") return <p>{line(block.inside)}</p>;
  if (block.is === "table") return <Rows rows={block.rows} />;
  const items = block.items.map((item, i) => <li key={i}>{line(item)}</li>);
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Rows({ rows }: { readonly rows: readonly (readonly Line[])[] }) {
  const [head, ...rest] = rows;
  return (
    <div class="help-table">
      <table>
        <thead>
          <tr>
            {head?.map((cell, i) => (
              <th key={i} scope="col">
                {line(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rest.map((row, i) => (
            <tr key={i}>
              {row.map((cell, k) => (
                <td key={k}>{line(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function line(inside: Line): JSX.Element[] {
  return inside.map((part, i) => {
    if (part.is === "text") return <>{part.text}</>;
    if (part.is === "strong") return <strong key={i}>{part.text}</strong>;
    return <Picture key={i} kind={part.kind} name={part.name} />;
  });
}

/** A picture whose name nobody knows leaves a gap, never an error: the words beside it remain. */
function Picture({ kind, name }: { readonly kind: string; readonly name: string }) {
  const { engine } = useServices();
  switch (kind) {
    case "tile": {
      const tile = findTile(engine, name);
      return tile ? <TilePicture kind={tile} px={72} /> : null;
    }
    case "piece":
      return <Markup class="help-piece" html={pieceSvg(name, "blue", 34)} />;
    case "token":
      return <Markup class="help-piece" html={tokenSvg(name, 34)} />;
    case "card":
      return <CardPicture name={name} />;
    case "icon":
      return (ICON_NAMES as readonly string[]).includes(name) ? (
        <Markup class="help-icon" html={icon(name as IconName, 20)} />
      ) : null;
    case "key":
      return <kbd>{name}</kbd>;
    default:
      return null;
  }
}

/** Cards are drawn by a part of the page of their own, which comes when one is seen. */
function CardPicture({ name }: { readonly name: string }) {
  const [markup, setMarkup] = useState("");
  useEffect(() => {
    void import("../art/cards/index").then(({ cardFace }) =>
      setMarkup(svg(cardFace(name), CARD_BOX, { height: 96 })),
    );
  }, [name]);
  return <Markup class="help-card" html={markup} />;
}

/** The tile of that name in the first game that has it, with all its expansions. */
function findTile(engine: Engine, id: string): TileKind | undefined {
  for (const game of engine.games) {
    const rules = engine.rules(
      `${[game.name, ...game.expansions].join("+")} seats=${game.seatsMin}`,
    );
    const kind = rules.kinds.find((k) => k.id === id);
    if (kind) return kind;
  }
  return undefined;
}
