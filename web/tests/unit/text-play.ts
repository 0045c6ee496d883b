/* text-play.ts: games played at random for the tests of texts: every choice and step comes by. */
import { CHANCE, OVER, State, type Choice, type Engine } from "../../src/engine/engine";
import type { GameSetup, Step } from "../../src/play/types";

export const SETUP: GameSetup = {
  rules: "",
  helps: true,
  seats: ["Marta", "Jan", "Ole", "Ada", "Kim", "Liv"].map((name) => ({
    name,
    colour: "red",
    by: "person",
  })),
};

/** Every game bare, with all expansions, and with every option changed. */
export function allRules(engine: Engine): string[] {
  return engine.games.flatMap((game) => {
    const whole = [game.name, ...game.expansions].join("+");
    const seats = `seats=${Math.min(3, game.seatsMax)}`;
    const options = game.options.map((o) => `${o.name}=${o.values.at(-1)}`).join(" ");
    return [
      ...new Set([`${game.name} seats=2`, `${whole} ${seats}`, `${whole} ${seats} ${options}`]),
    ];
  });
}

function dice(seed: number): (n: number) => number {
  let at = seed >>> 0;
  return (n) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return (at >>> 8) % n;
  };
}

/** Plays to the end; each decision is shown to look with what the actor may know. Gives the steps
 *  as a seat (-1: an onlooker) sees them. */
export function playAtRandom(
  engine: Engine,
  rules: string,
  seed: number,
  looker: number,
  look: (view: State, choices: readonly Choice[]) => void,
): Step[] {
  const roll = dice(seed);
  const whole = State.start(engine.rules(rules));
  const seen = whole.view(looker);
  const steps: Step[] = [];
  while (whole.actor !== OVER) {
    const { actor } = whole;
    if (actor !== CHANCE) {
      const view = whole.view(actor);
      look(view, view.choices());
      view.free();
    }
    const legal = whole.legal();
    // To go on is seldom the most telling thing.
    const busy = legal.filter((a) => whole.rules.name("verb", a.verb) !== "pass");
    const from = busy.length > 0 && roll(4) > 0 ? busy : legal;
    const action = from[roll(from.length)]!;
    const masked = whole.seen(looker, action);
    const choice = seen.choice(masked);
    const turn = actor === CHANCE ? seen.turn : actor;
    const events = seen.apply(masked);
    whole.apply(action);
    steps.push({
      index: steps.length,
      seat: actor,
      turn,
      turnNumber: 0,
      turnSeat: turn,
      round: 0,
      verb: choice.verb,
      choice,
      drawn: actor === CHANCE ? masked.a : -1,
      events,
      scores: seen.scores,
      isDraft: false,
    });
  }
  whole.free();
  seen.free();
  return steps;
}
