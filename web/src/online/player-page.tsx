/* player-page.tsx: what everybody may know about a player: ratings with their curve, public games. */
import { useState } from "preact/hooks";
import { Frame } from "../page/frame";
import { lang, word } from "../text";
import { useAsked } from "./ask";
import { curveOf } from "./curve";
import { ended, Instead, Older } from "./parts";
import { online } from "./services";
import { o } from "./text";
import type { Player, Rating } from "./types";

export function PlayerPage({ name }: { readonly name: string }) {
  const { api } = online();
  const { asked, again } = useAsked(() => api.player(name), [name]);
  return (
    <Frame title={name} class="player-page">
      {asked.is === "here" ? (
        <>
          <About player={asked.value} />
          <Ratings player={asked.value} />
          <Finished name={name} />
        </>
      ) : (
        <Instead error={asked.is === "refused" ? asked.error : null} onAgain={again} />
      )}
    </Frame>
  );
}

function About({ player }: { readonly player: Player }) {
  const date = new Date(player.made).toLocaleDateString(lang.value, { dateStyle: "long" });
  return (
    <p class="soft">
      {o("player.since", { date })}
      {player.bot && `. ${o("player.bot", { owner: player.owner })}`}
    </p>
  );
}

/** "Carcassonne, 2 players" */
function whatWords(what: string): string {
  const [game = "", n = ""] = what.split("/");
  return o("player.seats", { game: word("game", game), n });
}

function Ratings({ player }: { readonly player: Player }) {
  const [what, setWhat] = useState(player.ratings[0]?.what ?? "");
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{o("player.ratings")}</h2>
      {player.ratings.length === 0 ? (
        <p class="soft">{o("player.unrated")}</p>
      ) : (
        <>
          <div class="rating-list">
            {player.ratings.map((rating) => (
              <RatingButton
                key={rating.what}
                rating={rating}
                isOn={rating.what === what}
                onPress={() => setWhat(rating.what)}
              />
            ))}
          </div>
          <Curve key={what} name={player.name} what={what} />
        </>
      )}
    </section>
  );
}

interface RatingProps {
  readonly rating: Rating;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function RatingButton({ rating, isOn, onPress }: RatingProps) {
  return (
    <button type="button" class="btn rating" aria-pressed={isOn} onClick={onPress}>
      <span>{whatWords(rating.what)}</span>
      <b class="num">
        {o("player.rating", {
          rating: String(Math.round(rating.rating)),
          deviation: Math.round(rating.deviation),
        })}
      </b>
      <small>{o("player.games", { n: rating.games })}</small>
    </button>
  );
}

const [WIDTH, HEIGHT] = [640, 200];

function Curve({ name, what }: { readonly name: string; readonly what: string }) {
  const { asked } = useAsked(() => online().api.ratings(name, what), [name, what]);
  if (asked.is !== "here" || asked.value.length === 0) return null;
  const { path, marks, min, max } = curveOf(asked.value, WIDTH, HEIGHT);
  const now = String(Math.round(asked.value.at(-1)?.rating ?? 0));
  return (
    <svg
      class="curve"
      viewBox={`-44 -10 ${WIDTH + 60} ${HEIGHT + 20}`}
      role="img"
      aria-label={o("player.curve", { from: String(min), to: String(max), now })}
    >
      {marks.map(({ y, rating }) => (
        <g key={rating}>
          <path class="curve-mark" d={`M0 ${y}H${WIDTH}`} />
          <text class="curve-word num" x={-6} y={y + 4}>
            {rating}
          </text>
        </g>
      ))}
      <path class="curve-line" d={path} />
    </svg>
  );
}

function Finished({ name }: { readonly name: string }) {
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{o("player.finished")}</h2>
      <Older
        load={(before) => online().api.gamesOf(name, before)}
        none={o("player.none")}
        note={ended}
      />
    </section>
  );
}
