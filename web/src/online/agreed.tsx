/* agreed.tsx: what whoever sits down at a table agrees to besides its rules, in short words. */
import type { IconName } from "../art/icons";
import { Icon } from "../ui/picture";
import { clockWords } from "./clocks";
import { o, type OnlineKey } from "./text";
import type { Game } from "./types";

export function Agreed({ game }: { readonly game: Game }) {
  const words: readonly (readonly [IconName, OnlineKey])[] = [
    ["score", game.rated ? "agreed.rated" : "agreed.unrated"],
    ["computer", game.absent === "end" ? "agreed.out" : "agreed.standIn"],
    ["hint", game.helps ? "agreed.helps" : "agreed.noHelps"],
    ["eye", game.public ? "agreed.public" : "agreed.private"],
  ];
  return (
    <ul class="agreed" aria-label={o("agreed.title")}>
      <li>
        <Icon name="clock" px={20} />
        {clockWords(game.clock)}
      </li>
      {words.map(([icon, key]) => (
        <li key={key}>
          <Icon name={icon} px={20} />
          {o(key)}
        </li>
      ))}
    </ul>
  );
}
